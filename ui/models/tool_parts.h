// The figure of a tool's picture as drawing orders, apart from colours and strokes. For ui/models alone.
#pragma once

#include "base/ids.h"
#include "paint/display_list.h"

#include <vector>

namespace porism::ui {

enum class ToolFormat { icon, card };

/// How large a picture is composed, in pixels; drawings scale from there.
struct ToolMeasures {
    double side;
    double margin;
    double size; ///< of everything that the painter measures in pixels
    bool names;
    double line, mark;   ///< widths of strokes
    double dot, own_dot; ///< radii
};
const ToolMeasures& measures(ToolFormat format);

/// *Own* is what the construction itself adds to its example.
struct ToolPart {
    paint::Item item;
    bool own = false;
};

/// In the order of painting; made when it is first asked for. Empty for a row whose example has no figure.
const std::vector<ToolPart>& tool_parts(ConstructionId row, ToolFormat format);

} // namespace porism::ui
