// The panes of the window without a mouse: one comes forward by its name, and a key goes round all of them.
#pragma once

#include <QtCore/QList>

class QDockWidget;
class QWidget;

namespace porism::ui {

/// Shows the panel, in front of those that share its place.
void show_pane(QDockWidget& panel);
/// Shows the panel and gives it the keyboard.
void enter_pane(QDockWidget& panel);
/// Gives the keyboard to the pane after the one that has it; with `by` -1 to the one before. Panes follow each other as
/// they stand, column by column and downwards, round about; one that is out of sight or takes no keys is passed over.
void go_round(QList<QWidget*> panes, int by);
/// Whether the widget lies in a panel that stands behind another tab: such panels are visible to Qt, outside of the
/// window.
bool is_behind_a_tab(const QWidget& widget);

} // namespace porism::ui
