// The figure of a tool's picture as drawing orders, apart from colours. For ui/models alone.
#pragma once

#include "base/ids.h"
#include "paint/display_list.h"

#include <vector>

namespace porism::ui {

/// Of the square in which the figure is composed; drawings scale from there.
inline constexpr double tool_side = 24;

/// *Own* is what the construction itself adds to its example.
struct ToolPart {
    paint::Item item;
    bool own = false;
};

/// In the order of painting; made when it is first asked for. Empty for a row whose example has no figure.
const std::vector<ToolPart>& tool_parts(ConstructionId row);

} // namespace porism::ui
