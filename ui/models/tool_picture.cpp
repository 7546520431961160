#include "ui/models/tool_picture.h"

#include "paint/raster/raster.h"
#include "scene/catalogue.h"
#include "ui/models/tool_parts.h"
#include "ui/session/wording.h"
#include "ui/widgets/icon.h"
#include "ui/widgets/theme.h"

#include <QtCore/QBuffer>
#include <QtGui/QIconEngine>
#include <QtGui/QImage>
#include <QtGui/QPainter>

namespace porism::ui {

namespace {

paint::Colour colour_of(const QColor& colour) {
    const auto part = [](int value) { return static_cast<std::uint8_t>(value); };
    return {part(colour.red()), part(colour.green()), part(colour.blue()), part(colour.alpha())};
}

/// Gives the strokes of an item their colour and width.
struct Inked {
    const ToolMeasures& measures;
    paint::Colour colour;
    bool own;

    paint::Stroke stroke(double width, paint::Dash dash = paint::Dash::solid) const { return {colour, width, dash}; }
    void operator()(paint::Line& line) const { line.stroke = stroke(measures.line); }
    void operator()(paint::Circle& circle) const { circle.stroke = stroke(measures.line); }
    void operator()(paint::Arc& arc) const { arc.stroke = stroke(measures.mark); }
    void operator()(paint::Polygon& polygon) const {
        if (polygon.stroke) polygon.stroke = stroke(measures.mark);
        if (polygon.fill) polygon.fill = colour;
    }
    void operator()(paint::Dot& dot) const {
        dot.radius = own ? measures.own_dot : measures.dot;
        dot.fill = colour;
    }
    void operator()(paint::Text& text) const {
        text.colour = colour;
        text.halo = {0, 0, 0, 0};
    }
};

/// The picture of a row's example, filling a square.
void draw_example(QPainter& painter, const QRect& rect, ConstructionId row, ToolFormat format, bool faint) {
    const ToolMeasures& measures = ui::measures(format);
    const paint::Colour ink = colour_of(faint ? colours().faint : colours().ink);
    const paint::Colour accent = colour_of(faint ? colours().faint : colours().accent);
    paint::DisplayList list{measures.side, measures.side, {}, {}};
    for (ToolPart part : tool_parts(row, format)) {
        std::visit(Inked{measures, part.own ? accent : ink, part.own}, part.item);
        list.items.push_back(std::move(part.item));
    }
    painter.save();
    painter.translate(rect.topLeft());
    painter.scale(rect.width() / measures.side, rect.height() / measures.side);
    painter.setClipRect(QRectF(0, 0, measures.side, measures.side));
    paint::draw(painter, list);
    painter.restore();
}

class ToolEngine final : public QIconEngine {
public:
    explicit ToolEngine(ConstructionId row) : row_(row) {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override {
        draw_example(*painter, rect, row_, ToolFormat::icon, mode == QIcon::Disabled);
    }
    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override {
        QPixmap image(size);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        paint(&painter, QRect(QPoint(0, 0), size), mode, state);
        return image;
    }
    QIconEngine* clone() const override { return new ToolEngine(row_); }

private:
    ConstructionId row_;
};

QString picture_html(ConstructionId row, qreal ratio) {
    QByteArray png;
    QBuffer buffer(&png);
    buffer.open(QIODevice::WriteOnly);
    const int side = static_cast<int>(measures(ToolFormat::card).side);
    QImage image(QSize(side, side) * ratio, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    draw_example(painter, image.rect(), row, ToolFormat::card, false);
    painter.end();
    image.save(&buffer, "PNG");
    return QStringLiteral("<img src='data:image/png;base64,%1' width='%2' height='%2'>")
        .arg(QString::fromLatin1(png.toBase64()))
        .arg(side);
}

} // namespace

QIcon tool_icon(ConstructionId row) {
    const QString name = QStringLiteral("tool-") + QString::fromStdString(scene::construction(row).name);
    return has_icon(name) ? icon(name) : example_icon(row);
}

QIcon example_icon(ConstructionId row) {
    return QIcon(new ToolEngine(row));
}

QString tool_card(ConstructionId row, qreal ratio) {
    const scene::Construction& construction = scene::construction(row);
    const QString title = catalogue_words(construction.title).toHtmlEscaped();
    const QString key =
        construction.shortcut ? QStringLiteral("&nbsp; (%1)").arg(QLatin1Char(construction.shortcut)) : QString();
    return QStringLiteral("<table><tr><td>%1</td><td width='230' style='padding-left:8px'><p><b>%2</b>%3</p>"
                          "<p>%4</p><p><code>%5</code></p></td></tr></table>")
        .arg(picture_html(row, ratio), title, key, sentence(construction).toHtmlEscaped(),
             signature(construction).toHtmlEscaped());
}

} // namespace porism::ui
