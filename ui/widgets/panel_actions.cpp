#include "ui/widgets/panel_actions.h"

#include <QtGui/QAction>
#include <utility>

namespace porism::ui {

QAction* PanelActions::add(const QString& text, const QKeySequence& keys, std::function<void()> act,
                           std::function<QString()> why_not) {
    auto* action = new QAction(text, this);
    if (!keys.isEmpty()) action->setShortcut(keys);
    connect(action, &QAction::triggered, this, [this, act = std::move(act)] {
        Q_EMIT chosen();
        act();
    });
    actions_ += action;
    why_not_ += std::move(why_not);
    return action;
}

void PanelActions::refresh() {
    for (qsizetype i = 0; i < actions_.size(); ++i) {
        const QString why = why_not_[i]();
        actions_[i]->setEnabled(why.isEmpty());
        actions_[i]->setStatusTip(why);
    }
}

} // namespace porism::ui
