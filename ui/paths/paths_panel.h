// Goals and questions with the path to the current one, step by step; each step lights its premises and conclusion
// everywhere.
#pragma once

#include <QtWidgets/QWidget>

class QAction;
class QLabel;
class QListView;
class QListWidget;
class QPushButton;
class QStackedWidget;
class QToolButton;

namespace porism::ui {

class ConditionsView;
class EmptyState;
class Session;
struct WhyNoPath;
class StepsModel;
class WhyNotView;

/// J and K go to the next and the previous step, with Shift premise by premise; ] and [ to the next and the previous
/// goal. A click on the theorem that a step names, or Shift+R, has its page shown. The keys work in the whole window as
/// long as the panel is visible. "Keep" puts the problem into the library.
class PathsPanel final : public QWidget {
    Q_OBJECT
public:
    explicit PathsPanel(Session& session, QWidget* parent = nullptr);

    /// Next and previous step, premise and goal, copy: with their keys, for a menu.
    const QList<QAction*>& walk_actions() const { return walk_; }

private:
    void arrange();
    void add_walk_actions();
    void show_goals();
    void show_path();
    void show_verdict();
    void follow_selection();
    void follow_empty();
    /// Asks why the goal has no path; the answer where it is there.
    const WhyNoPath* why_not() const;
    void remove_goal();
    void open_goal_menu(const QPoint& position);
    void keep();
    QString length_text() const;
    QString verdict_text() const;
    /// The rule that is named at a place of the list; empty elsewhere.
    QString rule_at(const QPoint& position) const;
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

    Session& session_;
    StepsModel* model_;
    QLabel* goals_title_;
    QListWidget* goals_;
    QLabel* path_title_;
    QListView* steps_;
    QLabel* length_;
    QLabel* sign_;
    QLabel* verdict_;
    EmptyState* no_goal_;
    EmptyState* no_path_;
    WhyNotView* why_not_; ///< in the place of no_path_, once more is known than the reason
    QStackedWidget* pages_;
    ConditionsView* conditions_;
    QToolButton* copy_;
    QPushButton* keep_;
    QList<QAction*> walk_;
    bool following_ = false;
};

} // namespace porism::ui
