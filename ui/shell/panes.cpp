#include "ui/shell/panes.h"

#include <QtWidgets/QAbstractItemView>
#include <QtWidgets/QApplication>
#include <QtWidgets/QDockWidget>
#include <algorithm>
#include <utility>

namespace porism::ui {
namespace {

bool takes_keys(const QWidget* widget) {
    return widget->isVisible() && widget->isEnabled() && (widget->focusPolicy() & Qt::TabFocus) == Qt::TabFocus;
}

/// As people read: column by column and downwards, or row by row.
std::pair<int, int> by_column(const QWidget* widget) {
    const QPoint corner = widget->mapTo(widget->window(), QPoint(0, 0));
    return {corner.x(), corner.y()};
}
std::pair<int, int> by_row(const QWidget* widget) {
    const auto [x, y] = by_column(widget);
    return {y, x};
}

/// Where the keyboard was in the pane; else its uppermost list, or what else takes keys first.
QWidget* entrance(QWidget& pane) {
    QList<QWidget*> all{pane.focusWidget(), &pane};
    auto views = pane.findChildren<QAbstractItemView*>();
    std::ranges::sort(views, {}, &by_row);
    for (auto* view : views) all += view;
    all += pane.findChildren<QWidget*>();
    const auto found = std::ranges::find_if(all, [](const QWidget* widget) { return widget && takes_keys(widget); });
    return found == all.end() ? nullptr : *found;
}

bool in_sight(const QWidget& pane) {
    return pane.isVisible() && !pane.visibleRegion().isEmpty();
}

} // namespace

void show_pane(QDockWidget& panel) {
    panel.show();
    panel.raise();
}

void enter_pane(QDockWidget& panel) {
    show_pane(panel);
    panel.activateWindow();
    if (QWidget* first = entrance(*panel.widget())) first->setFocus(Qt::ShortcutFocusReason);
}

bool is_behind_a_tab(const QWidget& widget) {
    const QWidget* pane = &widget;
    while (pane && !qobject_cast<const QDockWidget*>(pane)) pane = pane->parentWidget();
    return pane && !in_sight(*pane);
}

void go_round(QList<QWidget*> panes, int by) {
    panes.removeIf([](QWidget* pane) { return !in_sight(*pane) || !entrance(*pane); });
    if (panes.isEmpty()) return;
    std::ranges::sort(panes, {}, &by_column);
    const QWidget* now = QApplication::focusWidget();
    const auto at = std::ranges::find_if(
        panes, [now](const QWidget* pane) { return pane == now || (now && pane->isAncestorOf(now)); });
    const qsizetype outside = by > 0 ? -1 : panes.size();
    const qsizetype from = at == panes.end() ? outside : at - panes.begin();
    QWidget* next = panes[(from + by + panes.size()) % panes.size()];
    entrance(*next)->setFocus(Qt::ShortcutFocusReason);
}

} // namespace porism::ui
