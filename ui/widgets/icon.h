// Vector icons by name, drawn in the colours of the theme at any pixel ratio.
#pragma once

#include <QtGui/QIcon>

namespace porism::ui {

/// The icon resources/icons/NAME.svg. What it draws in currentColor takes the ink of the theme (faint when disabled,
/// the accent when checked); it follows a change of theme by itself. An unknown name is an assertion.
QIcon icon(const QString& name);
/// The icon of that name, or `otherwise` where there is none: for rows of a table that may have no icon yet.
QIcon icon_or(const QString& name, const QString& otherwise);

} // namespace porism::ui
