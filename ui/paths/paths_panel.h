// Goals and the path to the current one, step by step; each step lights its premises and conclusion everywhere.
#pragma once

#include <QtWidgets/QWidget>

class QLabel;
class QListView;
class QListWidget;
class QPushButton;
class QStackedWidget;

namespace porism::ui {

class Session;
class StepsModel;

/// J and K go to the next and the previous step. "Keep" puts the problem into the library.
class PathsPanel final : public QWidget {
    Q_OBJECT
public:
    explicit PathsPanel(Session& session, QWidget* parent = nullptr);

public Q_SLOTS:
    void next_step() { move(+1); }
    void previous_step() { move(-1); }

private:
    void show_goals();
    void show_path();
    void follow_selection();
    void move(int by);
    void keep();
    QString verdict_text() const;

    Session& session_;
    StepsModel* model_;
    QListWidget* goals_;
    QListView* steps_;
    QLabel* verdict_;
    QLabel* empty_;
    QStackedWidget* pages_;
    QPushButton* keep_;
    bool following_ = false;
};

} // namespace porism::ui
