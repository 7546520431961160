// The scene picture of a diagram over balls. For the sources of this module only.
#pragma once

#include "diagram/diagram.h"
#include "geometry/point.h"
#include "numbers/ball.h"

#include <array>
#include <optional>
#include <vector>

namespace porism::diagram {

using BallPoint = geometry::Point<numbers::Ball>;

/// In bits, one after the other until a question is decided.
inline constexpr std::array ball_precisions{64, 128, 256, 512, 1024, 2048, 4096};

/// Empty where the figure cannot be computed at this precision.
std::optional<std::vector<BallPoint>> ball_picture(const Diagram& diagram, int precision);

} // namespace porism::diagram
