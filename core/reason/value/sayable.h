// Equations that known values make true and that a statement may say: lengths in rational ratio, equal areas on one
// base, angles that are equal or make 180 degrees together, sums of lengths on a line.
#pragma once

#include "facts/relation.h"
#include "geometry/point.h"

#include <cstddef>
#include <functional>
#include <initializer_list>
#include <optional>
#include <span>

namespace porism::reason {

/// A quantity and what it is equated with: a number, or an expression of unknown letters and quantities.
struct Equated {
    facts::Quantity quantity;
    facts::Polynomial value;
    double seen = 0;                                    ///< in the scene picture
    std::optional<std::size_t> equation = std::nullopt; ///< that says it; none of an unknown that stands for itself
    /// Of a length or an angle: those of one number are known to be the same in size, or to be so with what is left of
    /// 180 degrees; what is said of one of them says it of the others.
    std::size_t alike = 0;
};

/// What an equation is true by: the values of these quantities, put into it in this order.
using By = std::initializer_list<const Equated*>;
/// Told of an equation; false ends the telling.
using Tell = std::function<bool(const facts::Relation&, By)>;

/// In comparisons the first of those that are alike stands for all. Tells of each value by itself, a length whose
/// square is rational as that square; of each length that is in a rational ratio to one before, with the first such; of
/// angles that are equal or make 180 degrees together, those first that have two points in common, until all of one
/// size are linked; and of the distances of each three points that lie on a line in the picture. Equations are true
/// exactly. O(v^2 + n^3) comparisons of numbers for v values of n points.
void each_sayable(std::span<const Equated> values, std::span<const geometry::Point<double>> picture, const Tell& tell);

} // namespace porism::reason
