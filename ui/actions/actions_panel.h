// The action list: the document itself, row by row, and the slider that replays it.
#pragma once

#include <QtWidgets/QWidget>
#include <optional>

class QLabel;
class QListView;
class QMenu;
class QSlider;
class QStackedWidget;
class QTimer;
class QToolButton;

namespace porism::ui {

class ActionsModel;
class Session;

/// Rows follow Session::selection() and hover, both ways. The slider says how many actions are shown
/// (Session::show_actions); it never touches the document. Home and End go to the ends, Left and Right step, Space
/// plays. Delete removes the selected action with all that depends on it; Alt+Up and Alt+Down move it, and where that
/// cannot be the row says which action stands in the way. The cursor of the replay is kept in sight.
class ActionsPanel final : public QWidget {
    Q_OBJECT
public:
    explicit ActionsPanel(Session& session, QWidget* parent = nullptr);

public Q_SLOTS:
    void delete_selected();
    void move_up() { move_selected(-1); }
    void move_down() { move_selected(+1); }
    /// Of the selected action: "the other intersection".
    void take_next_branch();
    void play_or_pause();
    /// One action fewer or more on show.
    void step_back();
    void step_forward();

Q_SIGNALS:
    /// What could not be done, as a sentence.
    void refused(const QString& reason);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* make_replay();
    void make_keys();
    void show_document();
    void show_replay();
    void follow_selection();
    void select_rows();
    void move_selected(int by);
    void step_to(int shown);
    QString blocked_words(std::size_t action, std::size_t to) const;
    void beat();
    void open_menu(const QPoint& position);
    void add_given_entries(QMenu& menu, std::size_t action);
    std::optional<std::size_t> current_action() const;

    Session& session_;
    ActionsModel* model_;
    QListView* list_;
    QStackedWidget* pages_;
    QSlider* slider_;
    QLabel* place_;
    QToolButton* play_;
    QWidget* replay_;
    QTimer* beat_;
    bool following_ = false;
};

} // namespace porism::ui
