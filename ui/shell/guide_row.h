// One step of the guide: a tick, what to do, and while it is the present one how, with a button that helps.
#pragma once

#include <QtWidgets/QWidget>

class QLabel;
class QPushButton;

namespace porism::ui {

class GuideRow final : public QWidget {
    Q_OBJECT
public:
    GuideRow(int number, const QString& title, const QString& text, const QString& button, QWidget* parent = nullptr);
    void set_state(bool done, bool present);

Q_SIGNALS:
    void asked();

protected:
    void paintEvent(QPaintEvent*) override;

private:
    int number_;
    QLabel* title_;
    QLabel* text_;
    QPushButton* button_;
    bool done_ = false;
    bool present_ = false;
};

} // namespace porism::ui
