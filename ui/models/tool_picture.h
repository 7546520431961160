// The picture of a construction as a tool: an icon of its own, or its example as the painter draws it.
#pragma once

#include "base/ids.h"

#include <QtCore/QString>
#include <QtGui/QIcon>

namespace porism::ui {

/// The icon tool-NAME.svg where there is one, else the figure of the row's example: in the ink of the theme with what
/// the construction adds in its accent (both faint when disabled). Follows a change of theme by itself, sharp at any
/// size. The figure is made when it is first drawn, in a fraction of a millisecond, and kept.
QIcon tool_icon(ConstructionId row);
/// The same, always from the example.
QIcon example_icon(ConstructionId row);

/// What the tool is, as rich text for a tip: title, the picture of its example with names, signature, sentence.
QString tool_card(ConstructionId row, qreal ratio);

} // namespace porism::ui
