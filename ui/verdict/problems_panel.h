// Problems: rows with a cause, a place and a mend.
#pragma once

#include "ui/session/results.h"

#include <QtWidgets/QWidget>
#include <vector>

class QListWidget;
class QListWidgetItem;
class QStackedWidget;

namespace porism::ui {

class Session;

/// Shows Session::problems(). A click selects the action and lights the points; Ctrl+C copies the row.
class ProblemsPanel final : public QWidget {
    Q_OBJECT
public:
    explicit ProblemsPanel(Session& session, QWidget* parent = nullptr);

    /// Rows now, for a dock's title.
    int count() const { return static_cast<int>(problems_.size()); }

Q_SIGNALS:
    void countChanged(int count);

private:
    void show_problems();
    void fill();
    void select_row(int row);
    void copy() const;
    void changeEvent(QEvent* event) override;

    Session& session_;
    std::vector<Problem> problems_;
    QListWidget* list_;
    QStackedWidget* pages_;
};

} // namespace porism::ui
