// Helper lines that stand upright on a line of the figure and pass through one point alone: radical axes.
#pragma once

#include "paint/vec.h"

#include <optional>

namespace porism::paint {

struct UprightLine {
    Vec foot, direction; ///< direction of length 1
    double reach;        ///< how far it is drawn, to both sides of the foot

    Vec at(double t) const { return foot + t * direction; }
};

/// As far beyond the line of the other two as its point stands above it, and so far in any case that it is seen to
/// stand on it. In pixels or in the plane. Empty where the two are one.
std::optional<UprightLine> upright_line(Vec at, Vec first, Vec second);

} // namespace porism::paint
