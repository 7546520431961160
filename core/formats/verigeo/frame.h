// Points at given places, by which statements tell what an expression says of axes and turns.
#pragma once

#include "formats/verigeo/edges.h"

#include <array>
#include <string>
#include <vector>

namespace porism::verigeo {

using Three = std::array<std::string, 3>;

/// Points of the figure where they stand as needed, else points that are added.
class Frame {
public:
    explicit Frame(const Figure& figure) : figure_(figure) {}

    /// The point at a place.
    std::string at(const Gaussian& place);
    /// Two points of the line of a row of one point.
    std::array<std::string, 2> on_line(const Gaussian& of, const numbers::Rational& sum);
    /// That a point lies strictly beyond the line of a row, where the row of its own coordinates comes to more.
    std::string beyond_line(const std::string& point, const Gaussian& of, const numbers::Rational& sum);
    /// That three points turn to the left. Of a figure that may be mirrored the first three say no more than that they
    /// are on no line.
    std::string turning_left(const Three& points);
    std::vector<Gaussian> added() && { return std::move(added_); }

private:
    /// Three points with given places that turn to the left.
    Three turned();
    /// Of a point of the figure that stands somewhere, or one that is added.
    Gaussian place_of(const std::string& name) const;

    const Figure& figure_;
    std::vector<Gaussian> added_;
};

} // namespace porism::verigeo
