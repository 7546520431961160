// Digits back that doubles lost on the way: the points of a picture, each as near to the true one as a double can be.
#pragma once

#include "diagram/diagram.h"

#include <optional>

namespace porism::realize {

/// The points that the program gives from these inputs, computed over balls of growing precision (96 to 1536 bits)
/// until each coordinate is known to half a unit in its last place or so; nothing where the figure cannot be told to
/// exist. `lost` is the greatest distance by which the given points were wrong, relative to the extent of the figure.
struct Refined {
    std::vector<geometry::Point<double>> points;
    double lost = 0;
};
std::optional<Refined> refined(const diagram::Program& program, const std::vector<double>& inputs,
                               const std::vector<geometry::Point<double>>& points);

} // namespace porism::realize
