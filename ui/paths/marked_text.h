// A read-only text whose paragraphs can be set off: ground and bar at the left, as in the list of steps.
#pragma once

#include <QtGui/QColor>
#include <QtWidgets/QTextBrowser>
#include <vector>

namespace porism::ui {

struct ParagraphMark {
    int paragraph = 0; ///< number of the block
    QColor colour;
    bool dashed = false;
};

class MarkedText final : public QTextBrowser {
    Q_OBJECT
public:
    using QTextBrowser::QTextBrowser;

    void set_marks(std::vector<ParagraphMark> marks);
    const std::vector<ParagraphMark>& marks() const { return marks_; }
    /// Where a paragraph stands in the viewport, over its whole width.
    QRectF place_of(int paragraph) const;
    /// Scrolls only as far as needed.
    void show_paragraph(int paragraph);

Q_SIGNALS:
    void clicked(int paragraph, Qt::KeyboardModifiers modifiers);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;

private:
    std::vector<ParagraphMark> marks_;
    QPoint pressed_;
};

} // namespace porism::ui
