// A bar with a message and buttons that stands above the work and never blocks it.
#pragma once

#include <QtWidgets/QFrame>
#include <functional>

class QHBoxLayout;
class QLabel;
class QTimer;

namespace porism::ui {

class Notice final : public QFrame {
    Q_OBJECT
public:
    explicit Notice(QWidget* parent = nullptr);

    /// What the bar looks like: a word in passing, or something that went wrong.
    enum class Look { message, error };
    /// Shows the text with these buttons, in place of what stood here; a button hides the bar, then acts. With
    /// `seconds` the bar goes by itself.
    struct Button {
        QString text;
        std::function<void()> act;
        bool primary = false;
    };
    void tell(const QString& text, const QList<Button>& buttons = {}, int seconds = 0, Look look = Look::message);
    /// An error, which stays until it is closed or replaced.
    void tell_error(const QString& text, const QList<Button>& buttons = {}) { tell(text, buttons, 0, Look::error); }
    Look look() const { return look_; }
    QString text() const;

protected:
    void paintEvent(QPaintEvent*) override;

private:
    Look look_ = Look::message;
    QWidget* sign_;
    QLabel* label_;
    QHBoxLayout* row_;
    QList<QWidget*> buttons_;
    QTimer* timer_;
};

} // namespace porism::ui
