// In which order the variables of a figure are placed, and what is stated of each and of earlier ones only.
#pragma once

#include "realize/stated/constraint_system.h"

#include <span>
#include <vector>

namespace porism::realize {

struct Step {
    std::size_t group;
    std::vector<std::size_t> statements; ///< that speak of this group and of earlier ones only
};

/// Next is always the group of which most is stated together with those before; those of `head` come first.
std::vector<Step> greedy_steps(const ConstraintSystem& system, std::span<const std::size_t> groups,
                               std::span<const std::size_t> statements, std::span<const std::size_t> head = {});

/// How many numbers a step makes vanish.
std::size_t equations_in(const ConstraintSystem& system, const Step& step);

/// An order in which what is stated fixes one group after the other: no step has more equations than its group has
/// variables, or, from the third on, none has fewer. Empty where none was found.
std::vector<Step> locking_steps(const ConstraintSystem& system, std::span<const std::size_t> groups,
                                std::span<const std::size_t> statements);

} // namespace porism::realize
