// A line of text that gives way: what has no room stands in the tooltip.
#pragma once

#include <QtWidgets/QLabel>

namespace porism::ui {

/// Wants the width of its text and takes less, then leaving out the middle.
class ElidedLabel final : public QLabel {
    Q_OBJECT
public:
    explicit ElidedLabel(QWidget* parent = nullptr);

    void set_words(const QString& words);
    const QString& words() const { return words_; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void fit();

    QString words_;
};

} // namespace porism::ui
