#include "formats/geometry3k/sketch.h"

#include "geometry/vector.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace porism::geometry3k {
namespace {

/// A point lies between two others if it is so far from both, relative to their distance.
constexpr double clearly_between = 0.02;
/// A point is all but on a segment that is so far from it, relative to its length.
constexpr double all_but_on = 0.07;
/// Rays are one if they differ by less, in degrees.
constexpr double one_ray = 6;

double length(const Place2& v) {
    return std::hypot(v.x, v.y);
}

} // namespace

void Sketch::add_point(const std::string& name, std::optional<Place2> place) {
    if (std::ranges::find(points_, name) == points_.end()) points_.push_back(name);
    if (place) places_.try_emplace(name, *place);
}

void Sketch::add_line(const std::string& a, const std::string& b) {
    add_point(a, std::nullopt);
    add_point(b, std::nullopt);
    lines_.emplace_back(a, b);
}

void Sketch::add_on_circle(const std::string& point, const std::string& centre, const std::string& radius) {
    auto found = std::ranges::find_if(circles_, [&](const Circle& circle) {
        return circle.centre == centre && (radius.empty() || circle.radius == radius);
    });
    if (found == circles_.end()) found = circles_.insert(found, Circle{centre, radius, {}});
    if (std::ranges::find(found->points, point) == found->points.end()) found->points.push_back(point);
}

void Sketch::add_sector(const std::string& centre, std::span<const std::string> points) {
    Circle* circle = nullptr;
    int about = 0;
    for (Circle& one : circles_) {
        if (one.centre != centre) continue;
        const auto is_on = [&](const std::string& point) {
            return std::ranges::find(one.points, point) != one.points.end();
        };
        if (std::ranges::any_of(points, is_on)) {
            circle = &one;
            about = 1;
            break;
        }
        circle = &one;
        ++about;
    }
    if (about != 1) circle = &circles_.emplace_back(Circle{centre, {}, {}});
    for (const std::string& point : points)
        if (std::ranges::find(circle->points, point) == circle->points.end()) circle->points.push_back(point);
}

void Sketch::name_angle(const std::string& name, const Corner& corner) {
    angles_.try_emplace(name, corner);
}

std::optional<Place2> Sketch::place(const std::string& point) const {
    const auto found = places_.find(point);
    if (found == places_.end()) return std::nullopt;
    return found->second;
}

std::vector<std::string> Sketch::all_on_circle(const std::string& centre, const std::string& radius) const {
    for (const Circle& circle : circles_)
        if (circle.centre == centre && (radius.empty() || circle.radius == radius)) return circle.points;
    return {};
}

std::optional<std::string> Sketch::on_circle(const std::string& centre, const std::string& radius) const {
    const auto points = all_on_circle(centre, radius);
    if (points.empty()) return std::nullopt;
    return points.front();
}

std::optional<std::string> Sketch::centre_of(std::span<const std::string> points) const {
    for (const Circle& circle : circles_)
        if (std::ranges::all_of(points, [&](const std::string& point) {
                return std::ranges::find(circle.points, point) != circle.points.end();
            }))
            return circle.centre;
    return std::nullopt;
}

std::vector<std::pair<std::string, std::string>> Sketch::clear_lines() const {
    auto out = lines_;
    std::erase_if(out, [&](const auto& line) {
        return std::ranges::any_of(points_, [&](const std::string& point) {
            const auto off = turn(line.first, line.second, point);
            const auto between = middle(line.first, line.second, point);
            return off && between == point && std::fabs(*off) < all_but_on;
        });
    });
    return out;
}

std::vector<std::pair<std::string, std::string>> Sketch::circles() const {
    std::vector<std::pair<std::string, std::string>> out;
    for (const Circle& circle : circles_) out.emplace_back(circle.centre, circle.points.front());
    return out;
}

std::optional<Corner> Sketch::angle_called(const std::string& name) const {
    const auto found = angles_.find(name);
    if (found == angles_.end()) return std::nullopt;
    return found->second;
}

std::optional<double> Sketch::distance(const std::string& a, const std::string& b) const {
    const auto p = place(a), q = place(b);
    if (!p || !q) return std::nullopt;
    return length(*q - *p);
}

std::optional<double> Sketch::turn(const std::string& a, const std::string& b, const std::string& c) const {
    const auto p = place(a), q = place(b), r = place(c);
    if (!p || !q || !r) return std::nullopt;
    const double longest = std::max({length(*q - *p), length(*r - *p), length(*r - *q)});
    if (longest == 0) return std::nullopt;
    return geometry::cross(*q - *p, *r - *p) / (longest * longest);
}

std::optional<double> Sketch::slope(const std::string& a, const std::string& b, const std::string& c,
                                    const std::string& d) const {
    const auto p = place(a), q = place(b), r = place(c), s = place(d);
    if (!p || !q || !r || !s || length(*q - *p) == 0 || length(*s - *r) == 0) return std::nullopt;
    return std::fabs(geometry::cross(*q - *p, *s - *r)) / (length(*q - *p) * length(*s - *r));
}

std::optional<double> Sketch::angle(const std::string& a, const std::string& vertex, const std::string& c) const {
    const auto p = place(a), q = place(vertex), r = place(c);
    if (!p || !q || !r || length(*p - *q) == 0 || length(*r - *q) == 0) return std::nullopt;
    const double turns = std::atan2(geometry::cross(*p - *q, *r - *q), geometry::dot(*p - *q, *r - *q));
    return std::fabs(turns) * 180 / std::numbers::pi;
}

std::optional<std::string> Sketch::middle(const std::string& a, const std::string& b, const std::string& c) const {
    const auto ab = distance(a, b), bc = distance(b, c), ac = distance(a, c);
    if (!ab || !bc || !ac) return std::nullopt;
    const double longest = std::max({*ab, *bc, *ac});
    if (std::min({*ab, *bc, *ac}) <= clearly_between * longest) return std::nullopt;
    return longest == *ac ? b : longest == *ab ? c : a;
}

std::vector<std::string> Sketch::in_order(std::vector<std::string> corners) const {
    if (corners.size() != 4) return corners;
    const auto apart = [&](std::size_t a, std::size_t b, std::size_t c, std::size_t d) {
        const auto one = turn(corners[a], corners[b], corners[c]), other = turn(corners[a], corners[b], corners[d]);
        return one && other && *one * *other < 0;
    };
    const auto cross = [&](std::size_t a, std::size_t b, std::size_t c, std::size_t d) {
        return apart(a, b, c, d) && apart(c, d, a, b);
    };
    if (cross(0, 1, 2, 3)) std::swap(corners[1], corners[2]);
    if (cross(1, 2, 3, 0)) std::swap(corners[2], corners[3]);
    return corners;
}

std::optional<Corner> Sketch::only_angle_at(const std::string& vertex) const {
    std::vector<std::string> ends; // one of each ray
    for (const auto& [a, b] : lines_) {
        if (a != vertex && b != vertex) continue;
        const std::string& end = a == vertex ? b : a;
        const bool known = std::ranges::any_of(ends, [&](const std::string& other) {
            const auto between = angle(other, vertex, end);
            return other == end || (between && *between < one_ray);
        });
        if (!known) ends.push_back(end);
    }
    if (ends.size() != 2) return std::nullopt;
    const auto between = angle(ends[0], vertex, ends[1]);
    if (between && *between > 180 - one_ray) return std::nullopt;
    return Corner{ends[0], vertex, ends[1]};
}

} // namespace porism::geometry3k
