// Expressions as sums of numbers times points of the plane of complex numbers: what they say of coordinates.
#pragma once

#include "formats/verigeo/evaluate.h"
#include "formats/verigeo/terms.h"
#include "numbers/integer.h"

#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace porism::verigeo {

/// x + yi, exact.
struct Gaussian {
    numbers::Rational x = 0, y = 0;
    friend bool operator==(const Gaussian&, const Gaussian&) = default;
};

/// The sum of numbers times points, of numbers times the mirror images of points (conjugate), and of a number. Of
/// scalars the sum is real, wherever the points are.
struct Affine {
    Sort sort = Sort::scalar;
    std::map<std::string, Gaussian> points = {}, mirrored = {};
    Gaussian rest = {};
    /// Whether it is the same wherever the figure is moved and turned to, but for being turned itself.
    bool moves_along() const;
};
/// A term that is made so by rational numbers, where `points` are the names in it that are points; empty of any other.
std::optional<Affine> affine_of(const Term& term, const std::set<std::string>& points);
/// Left less right of an equation whose sides are of one kind; numbers that come to nothing are left out.
std::optional<Affine> affine_of(const Comparison& equation);

/// A linear equation: the sum of numbers times coordinates (x and y of points) is a number.
struct CoordinateRow {
    std::map<std::string, Gaussian> of; ///< by point, for its x and its y; none of them is 0
    numbers::Rational sum = 0;
};
/// What it says that the sum is zero: one row of scalars, else two; rows without points are left out where they hold.
std::vector<CoordinateRow> rows_of(const Affine& difference);

using Rationals = std::map<std::string, Gaussian>;
/// The row of those points that stand nowhere yet.
CoordinateRow with_places(CoordinateRow row, const Rationals& places);
/// Enters where points stand that linear equations leave one place, each time one of `movable`.
void solve_places(const std::vector<CoordinateRow>& rows, const std::vector<std::string>& movable, Rationals& places);

} // namespace porism::verigeo
