// The picture of a scene that is not the open one, in the colours of the theme.
#pragma once

#include "paint/compose.h"

#include <QtGui/QImage>
#include <vector>

namespace porism::ui {

/// What is shown of a figure.
struct FigureLook {
    std::vector<paint::Lit> lit = {};
    bool as_drawn = false; ///< its points stand as its scene picture has them: something is told of that one
};

/// The scene picture of a diagram on a clear ground, as the sheet draws it: `side` pixels wide or high, whichever is
/// more, and `ratio` device pixels each.
QImage figure_picture(const scene::Scene& scene, const diagram::Diagram& diagram, const FigureLook& look, int side,
                      qreal ratio);

} // namespace porism::ui
