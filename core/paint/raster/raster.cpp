#include "paint/raster/raster.h"

#include <QtCore/QBuffer>
#include <QtGui/QFont>
#include <QtGui/QFontMetricsF>
#include <QtGui/QGuiApplication>
#include <QtGui/QImage>
#include <QtGui/QPainter>
#include <QtGui/QPainterPath>
#include <cmath>
#include <map>
#include <numbers>
#include <utility>

namespace porism::paint {
namespace {

constexpr double largest_side = 20000;

QColor qt(Colour colour) {
    return {colour.red, colour.green, colour.blue, colour.alpha};
}
QPointF qt(Vec v) {
    return {v.x, v.y};
}

QPen qt(const Stroke& stroke, Qt::PenCapStyle cap = Qt::RoundCap) {
    if (stroke.width <= 0) return Qt::NoPen;
    QPen pen(qt(stroke.colour), stroke.width, Qt::SolidLine, cap, Qt::RoundJoin);
    const DashPattern pattern = dash_pattern(stroke.dash);
    if (pattern.count == 0) return pen;
    // Qt counts dashes in widths of the pen.
    QList<qreal> lengths;
    for (int i = 0; i < pattern.count; ++i) lengths.push_back(pattern.lengths[i] / stroke.width);
    pen.setDashPattern(lengths);
    return pen;
}

/// Of one size, in which outlines are taken and then scaled: pixel sizes are whole numbers in Qt.
constexpr int font_size = 100;

QFont label_font(Run::Face face) {
    QStringList families;
    for (const std::string_view family : label_families())
        families.push_back(QString::fromUtf8(family.data(), static_cast<qsizetype>(family.size())));
    QFont font(families);
    font.setStyleHint(QFont::Serif);
    font.setItalic(face == Run::Face::italic);
    font.setPixelSize(font_size);
    return font;
}

class QtMetrics final : public GlyphMetrics {
public:
    double advance(std::string_view text, double size, Run::Face face) const override {
        const QFontMetricsF& metrics = face == Run::Face::italic ? italic_ : upright_;
        return metrics.horizontalAdvance(QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()))) * size /
               font_size;
    }
    double cap_height() const override { return italic_.capHeight() / font_size; }

private:
    QFontMetricsF italic_{label_font(Run::Face::italic)}, upright_{label_font(Run::Face::upright)};
};

/// The outline of a run in label_font, which costs more to make than to draw. Points have few names and figures few
/// values, so all are kept.
const QPainterPath& outline(const Run& run) {
    thread_local std::map<std::pair<Run::Face, std::string>, QPainterPath> known;
    auto [it, added] = known.try_emplace({run.face, run.text});
    if (added) it->second.addText(0, 0, label_font(run.face), QString::fromStdString(run.text));
    return it->second;
}

class Drawer {
public:
    explicit Drawer(QPainter& painter) : p_(painter) {}

    void operator()(const Line& line) {
        // Flat ends, for which Qt has a fast way; round ones cost four times as much, and points cover most ends.
        p_.setPen(qt(line.stroke, Qt::FlatCap));
        p_.drawLine(qt(line.from), qt(line.to));
    }
    void operator()(const Circle& circle) {
        p_.setPen(qt(circle.stroke, Qt::FlatCap));
        p_.setBrush(Qt::NoBrush);
        p_.drawEllipse(qt(circle.centre), circle.radius, circle.radius);
    }
    void operator()(const Arc& arc) {
        p_.setPen(qt(arc.stroke, Qt::FlatCap));
        p_.setBrush(Qt::NoBrush);
        const auto sixteenths = [](double radians) {
            return static_cast<int>(std::lround(radians * 180 / std::numbers::pi * 16));
        };
        const QRectF box(arc.centre.x - arc.radius, arc.centre.y - arc.radius, 2 * arc.radius, 2 * arc.radius);
        p_.drawArc(box, sixteenths(arc.start), sixteenths(arc.sweep));
    }
    void operator()(const Polygon& polygon) {
        QPolygonF corners;
        for (const Vec& corner : polygon.corners) corners.push_back(qt(corner));
        p_.setPen(polygon.stroke ? qt(*polygon.stroke) : QPen(Qt::NoPen));
        p_.setBrush(polygon.fill ? QBrush(qt(*polygon.fill)) : QBrush(Qt::NoBrush));
        if (polygon.closed)
            p_.drawPolygon(corners);
        else
            p_.drawPolyline(corners);
    }
    void operator()(const Dot& dot) {
        p_.setPen(qt(dot.outline));
        p_.setBrush(qt(dot.fill));
        p_.drawEllipse(qt(dot.at), dot.radius, dot.radius);
    }
    void operator()(const Text& text) {
        QPainterPath path;
        double x = text.at.x;
        for (const Run& run : text.runs) {
            const auto [part, drop] = setting(run.level);
            const double scale = part * text.size / font_size;
            path.addPath(QTransform(scale, 0, 0, scale, x, text.at.y + drop * text.size).map(outline(run)));
            x += width(qt_metrics(), run, text.size);
        }
        if (text.halo.alpha != 0)
            p_.strokePath(path, QPen(qt(text.halo), 0.2 * text.size, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        p_.fillPath(path, qt(text.colour));
    }

private:
    QPainter& p_;
};

} // namespace

void draw(QPainter& painter, const DisplayList& list) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    Drawer drawer(painter);
    for (const Item& item : list.items) std::visit(drawer, item);
    painter.restore();
}

const GlyphMetrics& qt_metrics() {
    static const QtMetrics metrics;
    return metrics;
}

void ensure_fonts() {
    if (QGuiApplication::instance() != nullptr) return;
    static int count = 3;
    static char program[] = "porism", option[] = "-platform", platform[] = "offscreen";
    static char* arguments[] = {program, option, platform, nullptr};
    // What Qt misses of a desktop session (a runtime folder) does not matter here, and is not for the user to read.
    const QtMessageHandler before = qInstallMessageHandler([](QtMsgType, const QMessageLogContext&, const QString&) {});
    // Never deleted: Qt must not be torn down among the destructors of static objects.
    [[maybe_unused]] static QGuiApplication* application = new QGuiApplication(count, arguments);
    qInstallMessageHandler(before);
}

Result<std::string> to_png(const DisplayList& list, double ratio) {
    ensure_fonts();
    const double width = std::ceil(list.width * ratio), height = std::ceil(list.height * ratio);
    if (!(width >= 1 && height >= 1 && width <= largest_side && height <= largest_side))
        return fail("picture_too_large",
                    "the picture would be " + std::to_string(static_cast<long>(width)) + " by " +
                        std::to_string(static_cast<long>(height)) + " pixels",
                    "each side must be between 1 and 20000");
    // Without alpha: the page is opaque, and a fourth less is packed.
    QImage image(static_cast<int>(width), static_cast<int>(height), QImage::Format_RGB32);
    if (image.isNull())
        return fail(Error{ErrorKind::unavailable, "png", "there is not enough memory for the picture", "", {}});
    image.fill(qt(list.background));
    QPainter painter(&image);
    painter.scale(ratio, ratio);
    draw(painter, list);
    painter.end();
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    if (!image.save(&buffer, "PNG"))
        return fail(Error{ErrorKind::unavailable, "png", "the picture could not be encoded", "", {}});
    return std::string(bytes.constData(), static_cast<std::size_t>(bytes.size()));
}

} // namespace porism::paint
