// Equations and bounds of amounts that no values satisfy, decided exactly.
#pragma once

#include "facts/relation.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace porism::facts {

enum class Bounded : std::uint8_t { zero, not_negative, positive };

/// What an amount is told to be. Products of quantities are taken for quantities of their own.
struct LinearBound {
    Polynomial amount;
    Bounded is;
};

/// Of bounds those of which a sum of multiples says 0 > 0 or -1 >= 0, whatever their quantities are worth: by their
/// numbers, ascending. Such a sum exists wherever they contradict each other (Farkas' lemma; Schrijver, Theory of
/// Linear and Integer Programming, 7.3 and 7.8). Empty where there is none, and where its table has more
/// than a million entries or it takes more than two million products to find it. Numbers that are not rational count by
/// bounds of their own.
std::vector<std::size_t> impossible_together(std::span<const LinearBound> bounds);

} // namespace porism::facts
