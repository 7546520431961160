// Where the keyboard is: one ring for everything that can be pressed, in every theme.
#pragma once

#include <QtWidgets/QProxyStyle>

class QPainter;
class QRectF;

namespace porism::ui {

/// Inside of the box, two pixels wide: for widgets that draw themselves.
void draw_focus_ring(QPainter& painter, const QRectF& box, double radius);

/// Fusion with that ring about push buttons and the words of check boxes. A gap sets it off from a primary one, which
/// has its colour. Tabs have theirs from the style sheet.
class FocusRing final : public QProxyStyle {
public:
    FocusRing();
    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override;
};

} // namespace porism::ui
