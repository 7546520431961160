#include "ui/graph/export.h"

#include <QtCore/QBuffer>
#include <QtCore/QSaveFile>
#include <QtGui/QImage>
#include <QtGui/QPageSize>
#include <QtGui/QPainter>
#include <QtGui/QPdfWriter>
#include <QtSvg/QSvgGenerator>
#include <algorithm>
#include <array>
#include <cmath>

namespace porism::ui {
namespace {

constexpr double pixel_ratio = 2, points_per_inch = 72, inch_in_metres = 0.0254;
constexpr double longest_side = 32000, most_pixels = 1e8; // pixels: what Qt's painter and a memory of some size carry
constexpr double longest_page = 14400;                    // points: readers of PDF take no longer side

Result<QByteArray> as_svg(const PictureSheet& sheet) {
    QBuffer buffer;
    QSvgGenerator device;
    device.setOutputDevice(&buffer);
    device.setResolution(sheet.dpi);
    device.setSize(sheet.size.toSize());
    device.setViewBox(QRectF(QPointF(), sheet.size));
    device.setTitle(sheet.title);
    QPainter painter(&device);
    sheet.draw(painter);
    painter.end();
    return buffer.data();
}

Result<QByteArray> as_png(const PictureSheet& sheet) {
    const QSizeF size = pixel_ratio * sheet.size;
    if (std::max(size.width(), size.height()) > longest_side || size.width() * size.height() > most_pixels)
        return fail("picture_too_large", "the graph is too large for a picture of pixels",
                    "write it as .svg or .pdf, or fold more of it");
    QImage image(size.toSize(), QImage::Format_RGB32);
    image.setDevicePixelRatio(pixel_ratio);
    image.setDotsPerMeterX(static_cast<int>(std::lround(sheet.dpi / inch_in_metres)));
    image.setDotsPerMeterY(image.dotsPerMeterX());
    QPainter painter(&image);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    sheet.draw(painter);
    painter.end();
    QBuffer buffer;
    image.save(&buffer, "PNG");
    return buffer.data();
}

Result<QByteArray> as_pdf(const PictureSheet& sheet) {
    const QSizeF points = sheet.size * points_per_inch / sheet.dpi;
    const double scale = std::min(1.0, longest_page / std::max(points.width(), points.height()));
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter device(&buffer);
    device.setResolution(sheet.dpi);
    device.setPageSize(QPageSize(scale * points, QPageSize::Point, {}, QPageSize::ExactMatch));
    device.setPageMargins({});
    device.setTitle(sheet.title);
    QPainter painter(&device);
    painter.scale(scale, scale);
    sheet.draw(painter);
    painter.end();
    return buffer.data();
}

struct PictureFormat {
    const char* end;
    Result<QByteArray> (*bytes)(const PictureSheet&);
};
constexpr std::array picture_formats{PictureFormat{".svg", &as_svg}, PictureFormat{".png", &as_png},
                                     PictureFormat{".pdf", &as_pdf}};

} // namespace

Result<QByteArray> picture_bytes(const QString& path, const PictureSheet& sheet) {
    const auto format = std::ranges::find_if(picture_formats, [&](const PictureFormat& row) {
        return path.endsWith(QLatin1String(row.end), Qt::CaseInsensitive);
    });
    if (format == picture_formats.end())
        return fail(Error{ErrorKind::bad_input, "unknown_picture", "the end of the name tells no format",
                          "let it end in .svg, .png or .pdf", Place{path.toStdString(), 0, 0}});
    return format->bytes(sheet);
}

Status write_picture(const QString& path, const PictureSheet& sheet) {
    const auto bytes = picture_bytes(path, sheet);
    if (!bytes) return fail(bytes.error());
    QSaveFile file(path);
    if (file.open(QIODevice::WriteOnly) && file.write(*bytes) == bytes->size() && file.commit()) return {};
    return fail(Error{ErrorKind::unavailable, "not_writable",
                      "it cannot be written: " + file.errorString().toStdString(), "choose a file that you may write",
                      Place{path.toStdString(), 0, 0}});
}

} // namespace porism::ui
