// Vector icons by name, drawn in the colours of the theme at any pixel ratio.
#pragma once

#include <QtGui/QIcon>

namespace porism::ui {

/// The icon resources/icons/NAME.svg. What it draws in currentColor takes the ink of the theme (faint when disabled,
/// the accent when checked); it follows a change of theme by itself. An unknown name is an assertion.
QIcon icon(const QString& name);
/// Whether there is an icon of that name: for rows of a table that need none.
bool has_icon(const QString& name);

} // namespace porism::ui
