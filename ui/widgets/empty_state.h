// What an empty panel says: what belongs here, why there is nothing, and one thing to do about it.
#pragma once

#include <QtWidgets/QWidget>

class QLabel;
class QPushButton;

namespace porism::ui {

class EmptyState final : public QWidget {
    Q_OBJECT
public:
    /// `icon` is a name of ui/widgets/icon.h, or empty. Without `action` there is no button.
    EmptyState(const QString& icon, const QString& title, const QString& text, const QString& action = {},
               QWidget* parent = nullptr);
    void set_title(const QString& title);
    void set_text(const QString& text);

Q_SIGNALS:
    void triggered();

protected:
    /// Where there is little room the picture goes first, then the text.
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* picture_ = nullptr;
    QLabel* heading_;
    QLabel* text_;
};

} // namespace porism::ui
