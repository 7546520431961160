// A bar with a message and buttons that stands above the work and never blocks it.
#pragma once

#include <QtCore/QPointer>
#include <QtWidgets/QFrame>
#include <functional>

class QGridLayout;
class QHBoxLayout;
class QLabel;
class QPushButton;
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
    /// Gives the keyboard to the main button, else to the first: Enter presses it, Tab goes on, Esc hides the bar. Once
    /// it is hidden the keyboard is where it was, unless it went elsewhere meanwhile.
    void take_keyboard();
    Look look() const { return look_; }
    QString text() const;
    /// Where there is little room the buttons stand below the text.
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent*) override;
    void keyPressEvent(QKeyEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void arrange();

    Look look_ = Look::message;
    QWidget* sign_;
    QLabel* label_;
    QWidget* close_;
    QGridLayout* grid_;
    QWidget* choices_; ///< the buttons, side by side
    QHBoxLayout* row_; ///< theirs
    bool below_ = false;
    QList<QPushButton*> buttons_;
    QPointer<QWidget> before_; ///< that had the keyboard
    QTimer* timer_;
};

} // namespace porism::ui
