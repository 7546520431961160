// The command bar: the scene as text, and a line that adds to it.
#pragma once

#include "base/result.h"

#include <QtGui/QInputMethodEvent>
#include <QtWidgets/QFrame>
#include <optional>

class QLabel;
class QLineEdit;

namespace porism::ui {

class Session;

/// Takes clauses ("d = foot d a b c"), goals ("? perp a d b c") and questions ("? compute length a c", also without the
/// sign), and behind the word "state" what is to hold of the figure ("state length(a,b) = 5"); Enter makes the line one
/// edit. What is wrong stands below in words, with the place marked in the line, and nothing has changed. While a
/// construction is being typed its slots are shown, and before that the names that it may become; otherwise the text of
/// the whole scene is. A point that is clicked then stands for the slot at the cursor. Tab completes names of
/// constructions, predicates, questions and quantities, Up and Down bring earlier lines back, Esc leaves.
class CommandBar final : public QFrame {
    Q_OBJECT
public:
    explicit CommandBar(Session& session, QWidget* parent = nullptr);

    /// What stands below the line: an error, the slots, or the scene's text.
    QString message() const;
    bool has_error() const { return error_; }

public Q_SLOTS:
    /// The key "/".
    void take_focus();
    /// The focus, with the word behind which a statement is typed; what stands in the line already comes behind it.
    void take_statement();
    /// The same with the sign of goals and questions.
    void take_goal();

Q_SIGNALS:
    /// Esc: the canvas may have the focus again.
    void left();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void submit();
    void begin(const QString& prefix);
    Status read(const QString& line, int& before);
    Status told_what_it_lacks(const QString& line, Error error) const;
    void show_below();
    void show_chips();
    void take_clicked_point();
    bool is_left_for_a_point(const QFocusEvent& event) const;
    void show_example();
    void show_error(const QString& text, int column);
    static std::optional<QString> help_at(const QString& line, int cursor);
    void mark(int column);
    void format(const QList<QInputMethodEvent::Attribute>& formats);
    void recall(int by);
    bool complete();

    Session& session_;
    QLineEdit* line_;
    QLabel *chips_, *below_;
    QStringList history_;
    qsizetype recalled_ = 0;
    bool error_ = false, marked_ = false;
    bool left_by_click_ = false; ///< while a slot was open
};

} // namespace porism::ui
