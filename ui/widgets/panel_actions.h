// What can be done in a panel, for menus and the action palette.
#pragma once

#include <QtCore/QList>
#include <QtCore/QObject>
#include <QtGui/QKeySequence>
#include <functional>

class QAction;

namespace porism::ui {

/// What cannot be done now is disabled, and its status tip is a sentence that says why.
class PanelActions final : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    /// `why_not` gives that sentence; an empty one where it can be done. Keys that are somebody else's stand behind a
    /// tab in the text.
    QAction* add(const QString& text, const QKeySequence& keys, std::function<void()> act,
                 std::function<QString()> why_not);
    /// Asks of each anew.
    void refresh();
    const QList<QAction*>& actions() const { return actions_; }

Q_SIGNALS:
    /// One of them is about to be done: the panel is to be seen.
    void chosen();

private:
    QList<QAction*> actions_;
    QList<std::function<QString()>> why_not_; ///< for each
};

} // namespace porism::ui
