// A layout that sets its items side by side and wraps them like words.
#pragma once

#include <QtWidgets/QLayout>

namespace porism::ui {

class FlowLayout final : public QLayout {
public:
    explicit FlowLayout(int gap, QWidget* parent = nullptr);
    ~FlowLayout() override;

    void addItem(QLayoutItem* item) override { items_ += item; }
    int count() const override { return static_cast<int>(items_.size()); }
    QLayoutItem* itemAt(int index) const override { return items_.value(index); }
    QLayoutItem* takeAt(int index) override;
    Qt::Orientations expandingDirections() const override { return {}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override { return arrange(QRect(0, 0, width, 0), false); }
    void setGeometry(const QRect& rect) override;
    QSize sizeHint() const override { return minimumSize(); }
    QSize minimumSize() const override;

private:
    /// Height needed at that width; moves the items if asked to.
    int arrange(const QRect& rect, bool move) const;

    QList<QLayoutItem*> items_;
    int gap_;
};

} // namespace porism::ui
