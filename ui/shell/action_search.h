// The action palette: everything that the menus offer, tools too, found by what is typed.
#pragma once

#include <QtCore/QList>
#include <QtWidgets/QFrame>

class QAction;
class QLineEdit;
class QListWidget;

namespace porism::ui {

/// A popup over the window. Every word that was typed stands in the name of the entry or of its menu; what begins with
/// them comes first, what cannot be used now last. Up and Down choose, Enter or a click does it, Esc leaves.
class ActionSearch final : public QFrame {
    Q_OBJECT
public:
    /// `menus` are entries of the menu bar, or other menus; what cannot be used now is listed where its status tip
    /// says why. `what` asks for it: "Find an action or a tool".
    ActionSearch(const QList<QAction*>& menus, const QString& what, QWidget* window);
    void open();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void gather(const QString& menu, const QList<QAction*>& actions);
    void filter(const QString& typed);
    void list(qsizetype entry);
    void take();

    struct Entry {
        QAction* action;
        QString menu;
    };
    QList<Entry> entries_;
    QLineEdit* find_;
    QListWidget* list_;
};

} // namespace porism::ui
