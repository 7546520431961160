// A solved figure once more, turned and of another size: what is as long in both is so by what is stated.
#pragma once

#include "realize/stated/constraint_system.h"

#include <optional>
#include <span>

namespace porism::realize {

/// Of a figure whose statements fix no size. Letters are fitted anew. Empty where it is none of the statements, as
/// where a construction has a length of its own.
std::optional<Values> similar(const ConstraintSystem& system, std::span<const std::size_t> statements, Values values,
                              Work& work);

} // namespace porism::realize
