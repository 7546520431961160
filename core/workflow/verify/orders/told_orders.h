// Comparisons that follow from what is given.
#pragma once

#include "workflow/solve/analyse.h"

#include <optional>
#include <string>

namespace porism::workflow {

/// So many statements are looked at, the given ones first.
inline constexpr std::size_t most_told_orders = 60;

/// Of a comparison that follows from what is given, or from how points are placed, by sums of multiples and the
/// theorems of order in triangles (facts/order_consequences.h), these as a clause: "AB > AC and AC > BC are given".
/// Decided exactly; empty of others, and of what is no comparison.
std::optional<std::string> follows_from_told(const Analysis& analysis, const facts::Statement& comparison);

} // namespace porism::workflow
