#include "realize/stated/locus.h"

#include "geometry/vector.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace porism::realize {
namespace {

using geometry::dot;
using geometry::squared_length;
using geometry::turned;

/// A coefficient is none below this part of the greatest.
constexpr double none = 1e-11;
/// What a polynomial of another form would be off at the points that hold it against its values.
constexpr double of_this_form = 1e-8;
/// The square of half a chord, relative to that of the radius: below the first the two ends are one in doubles, and
/// below the second loci that miss each other may do so by rounding alone.
constexpr double touching = 1e-13, missing_by_rounding = 1e-9;
/// Lines with less of an angle (its sine) between them meet nowhere.
constexpr double parallel = 1e-12;

struct Round {
    Point centre;
    double squared_radius;
};

Round round_of(const Locus& locus) {
    const Point centre = (-1 / (2 * locus.round)) * locus.normal;
    return {centre, squared_length(centre) - locus.constant / locus.round};
}

/// Where a line meets a circle; the line has a normal of length 1.
std::vector<Point> on_both(const Round& circle, const Point& normal, double constant) {
    if (circle.squared_radius <= 0) return {};
    const double away = dot(normal, circle.centre) + constant;
    const Point foot = circle.centre - away * normal;
    const double half = 1 - away * away / circle.squared_radius;
    if (half < -missing_by_rounding) return {};
    if (half < touching) return {foot};
    const Point along = std::sqrt(half * circle.squared_radius) * turned(normal);
    return {foot + along, foot - along};
}

std::vector<Point> lines_meet(const Locus& first, const Locus& second) {
    const double sine = geometry::cross(first.normal, second.normal);
    if (std::fabs(sine) < parallel) return {};
    return {{(first.normal.y * second.constant - second.normal.y * first.constant) / sine,
             (second.normal.x * first.constant - first.normal.x * second.constant) / sine}};
}

/// By the line through the common points of two circles. The smaller circle is known better: the radius of one whose
/// centre is far is the difference of great numbers.
std::vector<Point> circles_meet(const Locus& first, const Locus& second) {
    const Round one = round_of(first), other = round_of(second);
    const Point normal = (1 / first.round) * first.normal - (1 / second.round) * second.normal;
    const double length = std::sqrt(squared_length(normal));
    if (length == 0 || one.squared_radius <= 0 || other.squared_radius <= 0) return {};
    const double constant = first.constant / first.round - second.constant / second.round;
    return on_both(one.squared_radius < other.squared_radius ? one : other, (1 / length) * normal, constant / length);
}

} // namespace

std::optional<Locus> locus_of(const Curve& curve, const Frame& frame) {
    const auto at = [&](double x, double y) { return curve(frame.to({x, y})); };
    const double centre = at(0, 0), right = at(1, 0), left = at(-1, 0), up = at(0, 1), down = at(0, -1);
    Locus locus{(right + left) / 2 - centre, {(right - left) / 2, (up - down) / 2}, centre};
    const std::array all{std::fabs(locus.round), std::fabs(locus.normal.x), std::fabs(locus.normal.y),
                         std::fabs(locus.constant)};
    const double greatest = *std::ranges::max_element(all);
    if (!std::isfinite(greatest) || greatest == 0) return std::nullopt;
    for (const Point& p : {Point{0, -1}, Point{1, 1}, Point{2, -1}}) {
        const double expected = locus.round * squared_length(p) + dot(locus.normal, p) + locus.constant;
        if (!(std::fabs(at(p.x, p.y) - expected) <= of_this_form * greatest)) return std::nullopt;
    }
    if (std::fabs(locus.round) < none * greatest) locus.round = 0;
    const double length = std::sqrt(squared_length(locus.normal));
    if (locus.round == 0 && length < none * greatest) return std::nullopt;
    const double scale = 1 / (locus.round == 0 ? length : locus.round);
    return Locus{scale * locus.round, scale * locus.normal, scale * locus.constant};
}

std::vector<Point> common_points(const Locus& first, const Locus& second) {
    if (first.round == 0 && second.round == 0) return lines_meet(first, second);
    if (first.round == 0) return on_both(round_of(second), first.normal, first.constant);
    if (second.round == 0) return on_both(round_of(first), second.normal, second.constant);
    return circles_meet(first, second);
}

std::optional<Point> nearest_on(const Locus& locus, const Point& to) {
    if (locus.round == 0) return to - (dot(locus.normal, to) + locus.constant) * locus.normal;
    const Round circle = round_of(locus);
    const Point way = to - circle.centre;
    const double length = std::sqrt(squared_length(way));
    if (length == 0 || circle.squared_radius <= 0) return std::nullopt;
    return circle.centre + (std::sqrt(circle.squared_radius) / length) * way;
}

} // namespace porism::realize
