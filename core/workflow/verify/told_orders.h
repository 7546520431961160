// Comparisons that follow from comparisons which are given.
#pragma once

#include "workflow/solve/analyse.h"

#include <optional>
#include <string>

namespace porism::workflow {

inline constexpr std::size_t most_told_orders = 24;

/// Of a comparison that is the sum of up to three given ones, or says less than that by a number, these as a clause:
/// "AB > AC and AC > BC are given". Decided exactly; empty of others, and of what is no comparison. At most
/// `most_told_orders` given ones are looked at, the first of the scene.
std::optional<std::string> follows_from_told(const Analysis& analysis, const facts::Statement& comparison);

} // namespace porism::workflow
