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

    /// Shows the text with these buttons; a button hides the bar, then acts. With `seconds` the bar goes by itself.
    struct Button {
        QString text;
        std::function<void()> act;
        bool primary = false;
    };
    void tell(const QString& text, const QList<Button>& buttons = {}, int seconds = 0);
    QString text() const;

protected:
    void paintEvent(QPaintEvent*) override;

private:
    QLabel* label_;
    QHBoxLayout* row_;
    QList<QWidget*> buttons_;
    QTimer* timer_;
};

} // namespace porism::ui
