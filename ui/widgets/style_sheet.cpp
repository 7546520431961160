#include "ui/widgets/style_sheet.h"

#include "ui/widgets/theme.h"

#include <array>
#include <utility>

namespace porism::ui {

namespace {

constexpr const char* sheet = R"(
QMainWindow, QDialog { background: @window; }
QMainWindow::separator { background: @window; width: 5px; height: 5px; }
QMainWindow::separator:hover { background: @hover; }
QDockWidget { color: @ink; }
QMenuBar { background: @window; border: none; padding: 2px 6px; }
QMenuBar::item { background: transparent; padding: 4px 9px; border-radius: 5px; }
QMenuBar::item:selected { background: @hover; }
QMenu { background: @raised; border: 1px solid @border; padding: 5px; }
QMenu::item { padding: 5px 28px 5px 24px; border-radius: 5px; }
QMenu::item:selected { background: @hover; color: @ink; }
QMenu::item:disabled { color: @faint; }
QMenu::separator { height: 1px; background: @border; margin: 5px 8px; }
QMenu::indicator { width: 14px; height: 14px; left: 5px; }
QStatusBar { background: @window; color: @muted; }
QStatusBar::item { border: none; }
QToolBar { background: @window; border: none; spacing: 4px; padding: 3px 8px 5px 8px; }
QToolBar::separator { background: @border; width: 1px; margin: 5px 6px; }
QToolTip { background: @raised; color: @ink; border: 1px solid @border; padding: 5px 7px; }
QToolButton { border: none; border-radius: 6px; padding: 4px; background: transparent; color: @ink; }
QToolButton:hover { background: @hover; }
QToolButton:pressed { background: @pressed; }
QToolButton:checked { background: @tint; color: @accent; }
QToolButton:focus { outline: none; border: 2px solid @accent; padding: 2px; }
QToolButton:disabled { color: @faint; }
QPushButton { background: @raised; border: 1px solid @border; border-radius: 6px; padding: 5px 13px; color: @ink; }
QPushButton:hover { background: @hover; }
QPushButton:pressed { background: @pressed; }
QPushButton:disabled { color: @faint; }
QPushButton[look="primary"] { background: @accent; border-color: @accent; color: @on_accent; font-weight: 600; }
QPushButton[look="primary"]:hover { background: @accent_hover; }
QPushButton[look="primary"]:disabled { background: @hover; border-color: @border; color: @faint; }
QPushButton[look="quiet"] { background: transparent; border-color: transparent; }
QPushButton[look="quiet"]:hover { background: @hover; }
QLabel[look="title"] { color: @muted; font-weight: 600; }
QLabel[look="heading"] { color: @ink; font-weight: 600; font-size: 13pt; }
QLabel[look="muted"] { color: @muted; }
QLabel[look="error"] { color: @error; }
QFrame[look="card"] { background: @raised; border: 1px solid @border; border-radius: 9px; }
QFrame[look="panel"] { background: @surface; border: 1px solid @border; border-radius: 8px; }
QLineEdit, QPlainTextEdit, QTextEdit, QTextBrowser, QSpinBox, QComboBox {
  background: @surface; color: @ink; border: 1px solid @border; border-radius: 6px; padding: 4px 7px;
  selection-background-color: @accent; selection-color: @on_accent; }
QLineEdit:focus, QPlainTextEdit:focus, QTextEdit:focus, QTextBrowser:focus, QSpinBox:focus, QComboBox:focus {
  border-color: @accent; }
QComboBox::drop-down { border: none; width: 22px; }
QCheckBox::indicator { width: 14px; height: 14px; border: 1px solid @muted; border-radius: 3px; background: @surface; }
QCheckBox::indicator:checked { border-color: @accent; image: url(:/icons/check-blue.svg); }
QCheckBox::indicator:disabled { border-color: @faint; }
QComboBox::down-arrow { image: url(:/icons/down-grey.svg); width: 14px; height: 14px; }
QLineEdit[look="bare"] { border: none; background: transparent; padding: 4px 2px; }
QAbstractItemView { background: @surface; color: @ink; border: 2px solid transparent; border-radius: 6px; outline: none; }
QAbstractItemView:focus { border-color: @accent; }
QAbstractItemView::item { padding: 3px 4px; border-radius: 4px; }
QAbstractItemView::item:hover { background: @hover; }
QAbstractItemView::item:selected { background: @tint; color: @ink; }
QHeaderView { background: @surface; }
QHeaderView::section { background: @surface; color: @muted; border: none; border-bottom: 1px solid @border; padding: 5px 7px;
  font-weight: 600; }
QTabBar { background: transparent; }
QTabBar::tab { background: transparent; color: @muted; padding: 5px 11px; border: none; border-bottom: 2px solid transparent; }
QTabBar::tab:selected { color: @ink; border-bottom-color: @accent; }
QTabBar::tab:hover { color: @ink; }
QTabBar::tab:focus { border: 2px solid @accent; border-radius: 6px; padding: 3px 9px 5px 9px; }
QTabWidget::pane { border: none; }
QSplitter::handle { background: @window; }
QScrollArea { background: transparent; border: none; }
QScrollBar:vertical { background: transparent; width: 10px; margin: 1px; }
QScrollBar:horizontal { background: transparent; height: 10px; margin: 1px; }
QScrollBar::handle { background: @scroll; border-radius: 4px; min-height: 26px; min-width: 26px; }
QScrollBar::handle:hover { background: @faint; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QSlider::groove:horizontal { height: 4px; background: @border; border-radius: 2px; }
QSlider::sub-page:horizontal { background: @accent; border-radius: 2px; }
QSlider::handle:horizontal { background: @raised; border: 2px solid @accent; width: 10px; height: 10px; margin: -5px 0;
  border-radius: 7px; }
QSlider::handle:horizontal:disabled { border-color: @faint; }
QSlider::sub-page:horizontal:disabled { background: @faint; }
)";

} // namespace

QString style_sheet(const Colours& c) {
    const std::array<std::pair<const char*, QColor>, 18> values{{
        {"@accent_hover", mix(c.accent, c.ink, 0.15)},
        {"@on_accent", c.on_accent},
        {"@accent", c.accent},
        {"@window", c.window},
        {"@surface", c.surface},
        {"@raised", c.raised},
        {"@border", c.border},
        {"@ink", c.ink},
        {"@muted", c.muted},
        {"@faint", c.faint},
        {"@hover", c.hover},
        {"@pressed", c.pressed},
        {"@error", c.error},
        {"@warning", c.warning},
        {"@ok", c.ok},
        {"@tint", mix(c.surface, c.accent, c.dark ? 0.26 : 0.13)},
        {"@scroll", mix(c.window, c.ink, 0.22)},
        {"@canvas", c.canvas},
    }};
    QString text = QString::fromLatin1(sheet);
    for (const auto& [name, colour] : values) text.replace(QLatin1String(name), colour.name());
    return text;
}

} // namespace porism::ui
