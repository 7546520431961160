// What lies under the cursor.
#pragma once

#include "paint/compose.h"
#include "ui/canvas/tools/tool.h"

#include <QtCore/QPointF>

namespace porism::ui {

class Session;

/// Reach of a click, in pixels.
inline constexpr double point_reach = 8;
inline constexpr double curve_reach = 6;

/// The nearest shown point within reach, else the curves within reach (each line and circle once, nearest first).
/// `turn` counts on through what lies there: the other points, then each curve, then from the beginning.
Pick pick_at(const Session& session, const paint::Sketch& sketch, const paint::View& view, QPointF at,
             std::size_t turn = 0);

} // namespace porism::ui
