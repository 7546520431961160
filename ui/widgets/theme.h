// The studio's own palettes: light, dark and high contrast, and the colours of the roles (Okabe-Ito).
#pragma once

#include <QtCore/QString>
#include <QtGui/QColor>

class QApplication;

namespace porism::ui {

enum class ThemeName { automatic, light, dark, contrast };

/// All colours by use. Nothing in the studio names a colour otherwise.
struct Colours {
    bool dark = false;
    QColor window, surface, canvas, raised, border, ink, muted, faint, accent, on_accent, hover, pressed;
    QColor error, warning, ok;
    // roles of statements and points; each has a second cue where it is used (stroke, shape, letter)
    QColor given, derived, premise, conclusion, goal, proved, wrong;
};

/// Colours of the theme in force; light before apply_theme.
const Colours& colours();

/// Sets palette, style, style sheet and font of the application. `automatic` is dark where the platform's own palette
/// is. Widgets get QEvent::PaletteChange and draw themselves anew.
void apply_theme(QApplication& app, ThemeName name);

/// The name as settings keep it ("automatic", "light", "dark", "contrast") and back; unknown names are automatic.
QString to_string(ThemeName name);
ThemeName theme_by_name(const QString& name);

/// `over` drawn with the given opacity upon `under`: for tints that stay opaque.
QColor mix(const QColor& under, const QColor& over, double opacity);

} // namespace porism::ui
