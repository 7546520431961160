// What sentences say of points together, whatever words they choose. For the sources of this folder only.
#pragma once

#include "scene/scene.h"

#include <array>
#include <optional>
#include <set>
#include <vector>

namespace porism::translate {

/// What makes the points of a construction what they are, over its points in the order of its slots; each thing once.
const std::vector<facts::Pattern>& defining(ConstructionId row);

/// The statements that make the points of an action what they are, each thing said once: all else that its
/// constructions give and guarantee follows from them. That points are different goes without saying.
std::vector<facts::Statement> defining(const scene::Action& action);

/// Statements as what they say together: midpoints and centres by equal lengths, equal lengths by transitivity, with
/// two altitudes the third, and of a right angle, three equal sides and a parallelogram the triangles that they are; of
/// points on a line that all are on it, and their order as far as it follows from that of three.
class Said {
public:
    using Segment = std::array<PointId, 2>; ///< ascending

    Said() = default;
    /// Points of a line as they are said alone, or with what follows from that.
    explicit Said(bool lines_closed) : lines_closed_(lines_closed) {}

    void add(const facts::Statement& statement);
    bool holds(const facts::Statement& statement) const;

    /// Two and more in each.
    const std::vector<std::set<Segment>>& equal_lengths() const { return equal_; }
    /// All that says something else.
    const std::set<facts::Statement>& others() const { return others_; }

private:
    void add_equal(const Segment& a, const Segment& b);
    bool are_equal(const Segment& a, const Segment& b) const;
    void add_triangle(PointId a, PointId b, PointId c);
    void add_triangle_of_right_angle(const facts::Statement& right);
    void add_triangles_of_equal(const std::set<Segment>& equal);
    void add_triangles_of_parallelogram(const facts::Statement& parallel);
    void close_lines();
    void add_altitude(const facts::Statement& altitude);
    void add_implied(const std::optional<facts::Statement>& other, bool equal);

    bool lines_closed_ = true;
    std::vector<std::set<Segment>> equal_;
    std::set<facts::Statement> others_;
};

} // namespace porism::translate
