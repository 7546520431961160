// What a record draws: its points with their places, the lines between them, the circles, the names of its angles.
#pragma once

#include "formats/geometry3k/term.h"
#include "geometry/point.h"

#include <array>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace porism::geometry3k {

using Place2 = geometry::Point<double>;
using Corner = std::array<std::string, 3>; ///< the second is the vertex

/// Names are those of the record. Places are in its own unit, y upwards.
class Sketch {
public:
    /// A point without a place is not moved.
    void add_point(const std::string& name, std::optional<Place2> place);
    void add_line(const std::string& a, const std::string& b);
    /// A circle is told by its centre, and by a word for its radius where several have one centre.
    void add_on_circle(const std::string& point, const std::string& centre, const std::string& radius);
    /// Points of a circle about that centre: the one that has any of them, or the only one, or one more.
    void add_sector(const std::string& centre, std::span<const std::string> points);
    void name_angle(const std::string& name, const Corner& corner);

    /// In order of their first mention.
    const std::vector<std::string>& points() const { return points_; }
    std::optional<Place2> place(const std::string& point) const;
    /// The first point that a circle is known to pass through; of all circles with this centre without a radius.
    std::optional<std::string> on_circle(const std::string& centre, const std::string& radius = {}) const;
    std::vector<std::string> all_on_circle(const std::string& centre, const std::string& radius = {}) const;
    /// The centre of a circle through all these points, the first of those.
    std::optional<std::string> centre_of(std::span<const std::string> points) const;
    std::optional<Corner> angle_called(const std::string& name) const;

    /// Without those that all but pass another point: what finds lines in pictures finds such where there are two.
    std::vector<std::pair<std::string, std::string>> clear_lines() const;
    /// Centre and a point of each.
    std::vector<std::pair<std::string, std::string>> circles() const;

    /// Distance in the sketch; empty where a point has no place.
    std::optional<double> distance(const std::string& a, const std::string& b) const;
    /// Twice the signed area of a triangle, relative to its longest side squared.
    std::optional<double> turn(const std::string& a, const std::string& b, const std::string& c) const;
    /// The sine of the angle between the lines AB and CD; empty also where two points are one.
    std::optional<double> slope(const std::string& a, const std::string& b, const std::string& c,
                                const std::string& d) const;
    /// In degrees; empty also where two points are one.
    std::optional<double> angle(const std::string& a, const std::string& vertex, const std::string& c) const;
    /// Of three points of a line the one between the others, where the sketch shows it clearly.
    std::optional<std::string> middle(const std::string& a, const std::string& b, const std::string& c) const;
    /// Corners of a polygon in an order in which its sides do not cross, the given one if they do not.
    std::vector<std::string> in_order(std::vector<std::string> corners) const;
    /// The one angle that the lines drawn at a point make, if there is just one below 180 degrees.
    std::optional<Corner> only_angle_at(const std::string& vertex) const;

private:
    struct Circle {
        std::string centre, radius;
        std::vector<std::string> points;
    };
    std::vector<std::string> points_;
    std::map<std::string, Place2> places_;
    std::vector<std::pair<std::string, std::string>> lines_;
    std::vector<Circle> circles_;
    std::map<std::string, Corner> angles_;
};

} // namespace porism::geometry3k
