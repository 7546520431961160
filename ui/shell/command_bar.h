// The command bar: the scene as text, one clause at a time.
#pragma once

#include <QtWidgets/QWidget>

class QLabel;
class QLineEdit;

namespace porism::ui {

class Session;

/// Takes a clause ("d = foot d a b c") or a goal ("? perp a d b c"); Enter makes it an edit of its own. An error stands below in
/// words with the column marked in the line. While nothing is typed the bar shows the text of the whole scene. Up and Down bring
/// earlier lines back, Tab completes the name of a construction or predicate, Esc gives the focus back to the canvas.
class CommandBar final : public QWidget {
    Q_OBJECT
public:
    explicit CommandBar(Session& session, QWidget* parent = nullptr);

public Q_SLOTS:
    /// Focus with everything selected: the key "/".
    void take_focus();

Q_SIGNALS:
    /// Esc: the canvas may have the focus again.
    void left();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void submit();
    void check();
    void show_text();
    void show_error(const QString& text, int column);
    void recall(int by);

    Session& session_;
    QLineEdit* line_;
    QLabel* message_;
    QLabel* text_;
    QStringList history_;
    int recalled_ = -1;
};

} // namespace porism::ui
