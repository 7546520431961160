// The style sheet of the studio, over the Fusion style.
#pragma once

#include <QtCore/QString>

namespace porism::ui {

struct Colours;

/// Calm surfaces, thin lines, no gradients. Widgets ask for a look by their property "look": "title" (a dock's
/// heading), "quiet" (flat tool button), "primary" (the one button that matters), "muted" (secondary text), "card" (a
/// raised frame), "mono".
QString style_sheet(const Colours& colours);

} // namespace porism::ui
