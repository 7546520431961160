// Whether this computer has the letters of a text.
#pragma once

#include <QtGui/QFont>

namespace porism::ui {

/// Whether the font, or one that stands in for it, has a glyph for each character; what it lacks is shown as boxes.
bool has_glyphs(const QFont& font, const QString& text);

} // namespace porism::ui
