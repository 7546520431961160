#include "ui/widgets/theme.h"

#include "ui/widgets/focus_ring.h"
#include "ui/widgets/style_sheet.h"

#include <QtGui/QFontDatabase>
#include <QtGui/QPalette>
#include <QtWidgets/QApplication>
#include <array>

namespace porism::ui {

namespace {

struct ThemeRow {
    ThemeName name;
    const char* word;
};
constexpr std::array theme_rows{
    ThemeRow{ThemeName::automatic, "automatic"},
    ThemeRow{ThemeName::light, "light"},
    ThemeRow{ThemeName::dark, "dark"},
    ThemeRow{ThemeName::contrast, "contrast"},
};

Colours light_colours() {
    Colours c;
    c.window = "#f4f5f7", c.surface = "#ffffff", c.canvas = "#ffffff", c.raised = "#ffffff", c.border = "#dfe2e6";
    c.ink = "#1d2127", c.muted = "#5d6672", c.faint = "#a6adb6", c.accent = "#1769aa", c.on_accent = "#ffffff";
    c.hover = "#e9edf2", c.pressed = "#dbe3ec", c.error = "#b3261e", c.warning = "#8a5a00", c.ok = "#00734f";
    c.given = "#0072b2", c.derived = "#56b4e9", c.premise = "#e69f00", c.conclusion = "#d55e00", c.goal = "#cc79a7";
    c.proved = "#009e73", c.wrong = "#000000";
    return c;
}

// On a dark ground the darker hues of Okabe and Ito are lifted, so that each keeps a contrast of 3 to the canvas.
Colours dark_colours() {
    Colours c;
    c.dark = true;
    c.window = "#1a1d22", c.surface = "#20242a", c.canvas = "#1d2026", c.raised = "#2a2f37", c.border = "#363c46";
    c.ink = "#e6e8ec", c.muted = "#a2abb6", c.faint = "#656e7a", c.accent = "#62aee8", c.on_accent = "#10141a";
    c.hover = "#2b313a", c.pressed = "#343c47", c.error = "#ff8a80", c.warning = "#f0b952", c.ok = "#4cc79d";
    c.given = "#3c97d6", c.derived = "#8bcdf3", c.premise = "#efb02a", c.conclusion = "#f07b2c", c.goal = "#dd93ba";
    c.proved = "#26b98b", c.wrong = "#f2f2f2";
    return c;
}

Colours contrast_colours() {
    Colours c = light_colours();
    c.window = "#ffffff", c.border = "#000000", c.ink = "#000000", c.muted = "#1c1c1c", c.faint = "#4a4a4a";
    c.accent = "#003f7d", c.hover = "#d6e6f5", c.pressed = "#b8d3ec", c.error = "#8c0000", c.warning = "#5c3b00";
    c.ok = "#004d33", c.given = "#00538a", c.derived = "#1d7fb8", c.premise = "#9a6800", c.conclusion = "#a84300";
    c.goal = "#9c3f72", c.proved = "#006e50";
    return c;
}

Colours& current() {
    static Colours value = light_colours();
    return value;
}

QPalette palette_of(const Colours& c) {
    QPalette p;
    p.setColor(QPalette::Window, c.window);
    p.setColor(QPalette::WindowText, c.ink);
    p.setColor(QPalette::Base, c.surface);
    p.setColor(QPalette::AlternateBase, mix(c.surface, c.ink, 0.03));
    p.setColor(QPalette::Text, c.ink);
    p.setColor(QPalette::PlaceholderText, c.faint);
    p.setColor(QPalette::Button, c.raised);
    p.setColor(QPalette::ButtonText, c.ink);
    p.setColor(QPalette::BrightText, c.error);
    p.setColor(QPalette::ToolTipBase, c.raised);
    p.setColor(QPalette::ToolTipText, c.ink);
    p.setColor(QPalette::Highlight, c.accent);
    p.setColor(QPalette::HighlightedText, c.on_accent);
    p.setColor(QPalette::Link, c.accent);
    p.setColor(QPalette::LinkVisited, c.accent);
    p.setColor(QPalette::Light, mix(c.raised, c.ink, 0.02));
    p.setColor(QPalette::Midlight, c.border);
    p.setColor(QPalette::Mid, c.border);
    p.setColor(QPalette::Dark, mix(c.border, c.ink, 0.2));
    p.setColor(QPalette::Shadow, mix(c.border, c.ink, 0.4));
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        p.setColor(QPalette::Disabled, role, c.faint);
    return p;
}

// Inter where it is installed, else what the platform has; sizes in points, so that they follow the screen.
QFont font_of(const QFont& platform) {
    QFont font = platform;
    if (QFontDatabase::families().contains(QStringLiteral("Inter"))) font.setFamilies({QStringLiteral("Inter")});
    if (font.pointSizeF() < 9.5) font.setPointSizeF(9.5);
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

struct PlatformLook {
    QPalette palette;
    QFont font;
};

// What the platform had before the first theme was set: `automatic` follows it.
const PlatformLook& platform_look() {
    static const PlatformLook look{QApplication::palette(), QApplication::font()};
    return look;
}

Colours colours_of(ThemeName name) {
    if (name == ThemeName::automatic)
        name = platform_look().palette.color(QPalette::Window).lightnessF() < 0.5 ? ThemeName::dark : ThemeName::light;
    if (name == ThemeName::dark) return dark_colours();
    return name == ThemeName::contrast ? contrast_colours() : light_colours();
}

} // namespace

const Colours& colours() {
    return current();
}

void apply_theme(QApplication& app, ThemeName name) {
    const PlatformLook& look = platform_look();
    current() = colours_of(name);
    QApplication::setStyle(new FocusRing);
    QApplication::setFont(font_of(look.font));
    QApplication::setPalette(palette_of(current()));
    app.setStyleSheet(style_sheet(current()));
}

QString to_string(ThemeName name) {
    for (const ThemeRow& row : theme_rows)
        if (row.name == name) return QString::fromLatin1(row.word);
    return QStringLiteral("automatic");
}

ThemeName theme_by_name(const QString& name) {
    for (const ThemeRow& row : theme_rows)
        if (name == QLatin1String(row.word)) return row.name;
    return ThemeName::automatic;
}

QColor mix(const QColor& under, const QColor& over, double opacity) {
    const auto channel = [opacity](int a, int b) { return qRound(a + (b - a) * opacity); };
    return QColor(channel(under.red(), over.red()), channel(under.green(), over.green()),
                  channel(under.blue(), over.blue()));
}

} // namespace porism::ui
