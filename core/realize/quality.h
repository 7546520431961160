// How good a picture is: pleasant for the scene picture, free of accidents for the generic ones.
#pragma once

#include "diagram/diagram.h"
#include "realize/world.h"

#include <array>
#include <numbers>
#include <span>
#include <vector>

namespace porism::realize {

/// 0 for a picture with nothing against it: points far from each other and from the lines and circles that they are not
/// on, no thin angles, convex polygons, points on bisectors within their angles, a main triangle that is clearly
/// neither right nor isosceles, nothing far outside. Grows without bound. The world must be at the end of the plan.
/// About n^2 + n * lines.
double badness(const Plan& plan, const World& world);

/// How well a picture keeps apart what is different.
struct Spread {
    double distance = 0; ///< the least distance of two points, relative to the width of the figure
    double angle = 0;    ///< the least angle, in radians, of two lines of the figure at a point on both
};
/// A segment that a picture shows besides the lines that are computed: a side of a triangle, say.
using Stroke = std::array<PointId, 2>;
std::vector<Stroke> strokes_of(const scene::Action& action);
std::vector<Stroke> strokes_of(const scene::Scene& scene);
/// What a picture is drawn for, where its freedom allows it: 3 % of the width, 8 degrees.
inline constexpr Spread wanted_spread{0.03, 8 * std::numbers::pi / 180};
/// About n^2 + n * lines. The world must be at the end of the plan.
Spread spread_of(const Plan& plan, const World& world);
/// The same of a picture of a diagram.
Spread spread_of(const diagram::Diagram& diagram, const diagram::Picture& picture, std::span<const Stroke> strokes);
/// 0 where the spread is as wanted, at most 2.
double crampedness(const Spread& spread);

/// How many pairs of distances or directions lie between seen equal and seen different: 0 for a picture in which sight
/// can be trusted. About n^2 log n.
int accidents(std::span<const Point> points, const geometry::Tolerance& tolerance = {});
/// The tolerance for points that are as exact as doubles can be: what is unequal differs at least a million times the
/// error of what is equal.
geometry::Tolerance refined_tolerance(std::span<const Point> points);

} // namespace porism::realize
