// Pictures in which the hypotheses of a rule hold, however its conditions and conclusions stand: the conclusion filter
// is off.
#pragma once

#include "base/random.h"
#include "facts/truth.h"
#include "proof/rules/rule.h"

#include <functional>
#include <optional>
#include <vector>

namespace porism::test {

using Picture = std::vector<geometry::Point<double>>;

/// The letters of a row bound to points. Letters may share a point where every pattern still means something.
struct Instance {
    Picture points;               ///< by letter
    std::vector<PointId> binding; ///< letter to the first letter that has its point
};

/// How a statement stands in an instance: its residual or order value, relative to the magnitude of its terms. Empty if
/// it says nothing there, or cannot be meant.
std::optional<double> relative(const facts::Pattern& pattern, const Instance& instance);
/// Equalities to within `tolerance`; order statements with a clearance of `clear`. A hypothesis that holds for any
/// points counts.
bool holds(const facts::Pattern& pattern, const Instance& instance, double tolerance, double clear);
bool all_hold(const std::vector<facts::Pattern>& patterns, const Instance& instance, double tolerance, double clear);

/// Draws an instance whose hypotheses hold to 1e-12: points of some random kind (in general position, on a line, on a
/// circle, on a lattice, some letters sharing a point) moved onto the hypotheses by Gauss-Newton steps of least length.
/// Empty where the steps do not converge or points fall together.
std::optional<Instance> draw(const proof::Rule& rule, Rng& rng);

/// Visits every placement of the row's letters on different points of the lattice {0..width-1} x {0..height-1} whose
/// hypotheses hold exactly; all order types of few points are among them.
void each_on_lattice(const proof::Rule& rule, int width, int height, const std::function<void(const Instance&)>& visit);

/// Orientations of all triples of the instance's points, or which of them lies between: its order type.
std::vector<int> order_type(const Instance& instance);

} // namespace porism::test
