#include "ui/shell/shortcuts.h"

#include <QtGui/QAction>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QMenu>
#include <QtWidgets/QTreeWidget>
#include <QtWidgets/QVBoxLayout>

namespace porism::ui {

QString keys_of(const QAction& action) {
    const QString text = action.text();
    if (text.contains('\t')) return text.section('\t', 1);
    return action.shortcut().toString(QKeySequence::NativeText);
}

namespace {

void add_entries(QTreeWidgetItem& parent, const QMenu& menu) {
    for (const QAction* action : menu.actions()) {
        if (action->menu()) {
            add_entries(parent, *action->menu());
        } else if (const QString keys = keys_of(*action); !keys.isEmpty()) {
            QString text = action->text().section('\t', 0, 0);
            new QTreeWidgetItem(&parent, {text.remove('&'), keys});
        }
    }
}

} // namespace

ShortcutsDialog::ShortcutsDialog(const QList<QAction*>& menus, QWidget* parent) : QDialog(parent) {
    setWindowTitle(tr("Keyboard"));
    resize(460, 600);
    auto* list = new QTreeWidget;
    list->setColumnCount(2);
    list->setHeaderHidden(true);
    list->setRootIsDecorated(false);
    list->setSelectionMode(QAbstractItemView::NoSelection);
    list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    list->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    list->header()->setStretchLastSection(false);
    for (const QAction* menu : menus) {
        QString title = menu->text();
        auto* group = new QTreeWidgetItem(list, {title.remove('&')});
        QFont bold = font();
        bold.setWeight(QFont::DemiBold);
        group->setFont(0, bold);
        add_entries(*group, *menu->menu());
    }
    auto* canvas = new QTreeWidgetItem(list, {tr("On the sheet")});
    canvas->setFont(0, list->topLevelItem(0)->font(0));
    const QList<std::pair<QString, QString>> rows{
        {tr("Zoom at the cursor"), tr("Wheel")},
        {tr("Pan"), tr("Space or middle button")},
        {tr("Add to the selection"), tr("Ctrl+Click")},
        {tr("To the next point, after the last one to the next panel"), tr("Tab")},
        {tr("Move the point by a pixel, by ten"), tr("Arrows, Shift+Arrows")},
        {tr("Leave the slot, the tool, the point"), tr("Esc")}};
    for (const auto& [text, keys] : rows) new QTreeWidgetItem(canvas, {text, keys});
    list->expandAll();
    auto* column = new QVBoxLayout(this);
    column->addWidget(list);
}

} // namespace porism::ui
