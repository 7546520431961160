// The picture of a scene that is not the open one, in the colours of the theme.
#pragma once

#include "paint/compose.h"

#include <QtGui/QImage>
#include <vector>

namespace porism::ui {

/// The scene picture of a diagram on a clear ground, as the sheet draws it: `side` pixels wide or high, whichever is
/// more, and `ratio` device pixels each.
QImage figure_picture(const scene::Scene& scene, const diagram::Diagram& diagram, const std::vector<paint::Lit>& lit,
                      int side, qreal ratio);

} // namespace porism::ui
