#include "ui/shell/action_search.h"

#include "ui/shell/shortcuts.h"
#include "ui/widgets/theme.h"

#include <QtGui/QAction>
#include <QtGui/QKeyEvent>
#include <QtWidgets/QApplication>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QMenu>
#include <QtWidgets/QVBoxLayout>
#include <algorithm>

namespace porism::ui {

namespace {

constexpr QSize wanted(460, 380);
constexpr int from_top = 90;

QString plain(const QString& text) {
    return text.section('\t', 0, 0).remove('&');
}

} // namespace

ActionSearch::ActionSearch(const QList<QAction*>& menus, const QString& what, QWidget* window)
    : QFrame(window, Qt::Popup), find_(new QLineEdit), list_(new QListWidget) {
    setAttribute(Qt::WA_DeleteOnClose);
    setProperty("look", "panel");
    setAccessibleName(what);
    find_->setPlaceholderText(what);
    find_->setAccessibleName(find_->placeholderText());
    find_->installEventFilter(this);
    list_->setFocusPolicy(Qt::NoFocus);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->setWordWrap(true);
    list_->setAccessibleName(tr("Found"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 8, 8, 8);
    column->addWidget(find_);
    column->addWidget(list_, 1);
    for (const QAction* menu : menus) gather(plain(menu->text()), menu->menu()->actions());
    connect(find_, &QLineEdit::textChanged, this, &ActionSearch::filter);
    connect(list_, &QListWidget::itemClicked, this, &ActionSearch::take);
    filter({});
}

void ActionSearch::gather(const QString& menu, const QList<QAction*>& actions) {
    for (QAction* action : actions) {
        if (action->menu())
            gather(menu + QStringLiteral(" › ") + plain(action->text()), action->menu()->actions());
        else if (!action->isSeparator() && (action->isEnabled() || !action->statusTip().isEmpty()))
            entries_ += Entry{action, menu};
    }
}

void ActionSearch::filter(const QString& typed) {
    const QStringList words = typed.split(' ', Qt::SkipEmptyParts);
    list_->clear();
    QList<qsizetype> found;
    for (qsizetype i = 0; i < entries_.size(); ++i) {
        const QString text = plain(entries_[i].action->text()) + ' ' + entries_[i].menu;
        if (std::ranges::all_of(words, [&](const QString& w) { return text.contains(w, Qt::CaseInsensitive); }))
            found += i;
    }
    std::ranges::stable_partition(found, [&](qsizetype i) {
        return plain(entries_[i].action->text()).startsWith(typed.trimmed(), Qt::CaseInsensitive);
    });
    std::ranges::stable_partition(found, [&](qsizetype i) { return entries_[i].action->isEnabled(); });
    for (const qsizetype i : found) list(i);
    list_->setCurrentRow(0);
}

void ActionSearch::list(qsizetype entry) {
    const auto& [action, menu] = entries_[entry];
    const QString name = plain(action->text()), keys = keys_of(*action);
    const QString line = keys.isEmpty() ? tr("%1   (%2)").arg(name, menu) : tr("%1   (%2, %3)").arg(name, menu, keys);
    auto* item = new QListWidgetItem(action->icon(), line, list_);
    item->setData(Qt::UserRole, entry);
    if (action->isEnabled()) return;
    item->setText(line + '\n' + action->statusTip());
    item->setForeground(colours().muted);
    item->setFlags(Qt::NoItemFlags);
}

void ActionSearch::take() {
    const QListWidgetItem* item = list_->currentItem();
    if (!item || !(item->flags() & Qt::ItemIsEnabled)) return;
    QAction* action = entries_[item->data(Qt::UserRole).toLongLong()].action;
    close();
    action->trigger();
}

void ActionSearch::open() {
    const QWidget* window = parentWidget();
    resize(wanted.boundedTo(window->size()));
    move(window->mapToGlobal(QPoint((window->width() - width()) / 2, std::min(from_top, window->height() / 4))));
    show();
    find_->setFocus(Qt::PopupFocusReason);
}

bool ActionSearch::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::KeyPress) return QFrame::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent*>(event)->key();
    if (key == Qt::Key_Return || key == Qt::Key_Enter) {
        take();
        return true;
    }
    if (key == Qt::Key_Escape) {
        close();
        return true;
    }
    const bool moves = key == Qt::Key_Up || key == Qt::Key_Down || key == Qt::Key_PageUp || key == Qt::Key_PageDown;
    if (moves) QCoreApplication::sendEvent(list_, event);
    return moves || QFrame::eventFilter(watched, event);
}

} // namespace porism::ui
