// The normal form of every predicate: symmetries and degenerate cases, one row each. For the sources of this module
// only.
#pragma once

#include "facts/statement.h"

#include <array>
#include <cstdint>
#include <optional>

namespace porism::facts {

/// A statement in the making.
struct Draft {
    Predicate predicate;
    std::uint8_t count;
    std::array<PointId, max_arity> points{};
    std::optional<numbers::Rational> constant = {};
};

enum class Outcome : std::uint8_t {
    normal,      ///< the draft is a normal form now
    trivial,     ///< it holds for any points
    meaningless, ///< it cannot be meant: a repeated point, false for any points, a constant out of range
    reduced,     ///< the draft is another predicate now, to be normalised again
};

/// Brings the draft into normal form, reductions included; never returns `reduced`.
Outcome normalise(Draft& draft);

} // namespace porism::facts
