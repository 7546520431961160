// Above the picture: which tool is in hand, which slots are filled, what the next click is for, what went wrong.
#pragma once

#include <QtWidgets/QFrame>

class QHBoxLayout;
class QLabel;
class QLineEdit;
class QToolButton;
class QVBoxLayout;

namespace porism::ui {

class Tool;

class PromptBar final : public QFrame {
    Q_OBJECT
public:
    explicit PromptBar(QWidget* parent = nullptr);
    /// Null hides the bar. `error` is a sentence or empty.
    void show_tool(const Tool* tool, const QString& error);
    /// Takes the size that it needs; where that is wider than `room`, the prompt goes below the title and wraps.
    void fit_into(int room);
    QString prompt() const;
    QString error() const;
    /// Where a number is typed; hidden while a click is asked for.
    QLineEdit* field() const { return field_; }

Q_SIGNALS:
    void leave();
    /// Return in the field.
    void typed(const QString& text);
    /// Esc in the field.
    void left_field();

protected:
    void paintEvent(QPaintEvent*) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void make_field();

    QLabel* title_;
    QLabel* slots_;
    QLabel* prompt_;
    QLineEdit* field_;
    QLabel* error_;
    QHBoxLayout* row_;
    QVBoxLayout* column_;
};

} // namespace porism::ui
