// Problems: rows with a cause, a place and a mend.
#pragma once

#include <QtWidgets/QWidget>

class QLabel;
class QListWidget;
class QStackedWidget;

namespace porism::ui {

class Session;

/// Shows Session::problems(). A click selects the action and lights the points.
class ProblemsPanel final : public QWidget {
    Q_OBJECT
public:
    explicit ProblemsPanel(Session& session, QWidget* parent = nullptr);

private:
    void show_problems();
    void select_row(int row);

    Session& session_;
    QListWidget* list_;
    QStackedWidget* pages_;
};

} // namespace porism::ui
