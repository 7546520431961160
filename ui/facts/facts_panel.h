// The statements that follow, by kind with counts: find, filter by the selected points, pick a goal, ask why.
#pragma once

#include "facts/statement.h"

#include <QtWidgets/QWidget>
#include <optional>

class QLabel;
class QLineEdit;
class QModelIndex;
class QPushButton;
class QStackedWidget;
class QTreeView;

namespace porism::ui {

class FactsModel;
class Session;

/// Shows Session::results(). Selecting a row selects the statement everywhere; hovering previews it; a double click,
/// Enter or the button makes it the goal.
class FactsPanel final : public QWidget {
    Q_OBJECT
public:
    explicit FactsPanel(Session& session, QWidget* parent = nullptr);

private:
    void show_results();
    void apply_filter();
    void unfold();
    void follow_selection();
    void count();
    void make_goal(const QModelIndex& index);
    void open_menu(const QPoint& position);
    bool eventFilter(QObject* watched, QEvent* event) override;

    Session& session_;
    FactsModel* model_;
    QLineEdit* find_;
    QLabel* about_;
    QLabel* count_;
    QLabel* empty_;
    QTreeView* tree_;
    QStackedWidget* pages_;
    QPushButton* goal_;
    bool following_ = false;
};

} // namespace porism::ui
