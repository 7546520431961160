#include "ui/widgets/glyphs.h"

#include <QtGui/QGlyphRun>
#include <QtGui/QTextLayout>
#include <algorithm>

namespace porism::ui {

bool has_glyphs(const QFont& font, const QString& text) {
    QTextLayout layout(text, font);
    layout.beginLayout();
    layout.createLine();
    layout.endLayout();
    const auto runs = layout.glyphRuns();
    return std::ranges::all_of(runs, [](const QGlyphRun& run) { return !run.glyphIndexes().contains(0U); });
}

} // namespace porism::ui
