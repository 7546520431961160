// A row of joined buttons of which exactly one is down.
#pragma once

#include <QtWidgets/QWidget>

class QButtonGroup;
class QHBoxLayout;

namespace porism::ui {

class Segments final : public QWidget {
    Q_OBJECT
public:
    explicit Segments(QWidget* parent = nullptr);
    /// Icon is a name of ui/widgets/icon.h.
    void add(const QString& icon, const QString& text, const QString& tip);
    int current() const;
    void set_current(int index);

Q_SIGNALS:
    /// By the user.
    void chosen(int index);

protected:
    void paintEvent(QPaintEvent*) override;

private:
    QButtonGroup* group_;
    QHBoxLayout* row_;
};

} // namespace porism::ui
