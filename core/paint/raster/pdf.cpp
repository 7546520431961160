#include "paint/raster/raster.h"

#include <QtCore/QBuffer>
#include <QtCore/QMarginsF>
#include <QtGui/QPageSize>
#include <QtGui/QPainter>
#include <QtGui/QPdfWriter>
#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>

namespace porism::paint {
namespace {

constexpr double points_a_pixel = 0.75, most_points = 14400;
constexpr int dots_an_inch = 1200, points_an_inch = 72;

bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

/// Digits behind a word as zeros, up to the end of what stands there: Qt writes when a file is made.
void forget(std::string& bytes, std::string_view word, char end) {
    for (auto at = bytes.find(word); at != std::string::npos; at = bytes.find(word, at + 1))
        for (auto i = at + word.size(); i < bytes.size() && bytes[i] != end; ++i)
            if (is_digit(bytes[i])) bytes[i] = '0';
}

/// The name of a file that Qt draws at random, two strings of sixteen bytes in angle brackets, and the like in XML.
void forget_names(std::string& bytes) {
    constexpr std::array<std::pair<std::string_view, std::string_view>, 2> names{std::pair{"/ID [", "]"},
                                                                                 std::pair{"uuid:", "<"}};
    for (const auto& [word, end] : names)
        for (auto at = bytes.find(word); at != std::string::npos; at = bytes.find(word, at + 1))
            for (auto i = at + word.size(); i < bytes.size() && bytes.compare(i, end.size(), end) != 0; ++i)
                if (std::isxdigit(static_cast<unsigned char>(bytes[i])) != 0) bytes[i] = '0';
}

void forget_time(std::string& bytes) {
    for (const std::string_view word : {"/CreationDate (D:", "/ModDate (D:"}) forget(bytes, word, ')');
    for (const std::string_view word : {"<xmp:CreateDate>", "<xmp:ModifyDate>", "<xmp:MetadataDate>"})
        forget(bytes, word, '<');
    forget_names(bytes);
}

} // namespace

Result<std::string> to_pdf(const DisplayList& list, double ratio) {
    ensure_fonts();
    const double width = list.width * ratio * points_a_pixel, height = list.height * ratio * points_a_pixel;
    if (!(width >= 1 && height >= 1 && width <= most_points && height <= most_points))
        return fail("picture_too_large", "a page of PDF has at most 14,400 points a side", "take a smaller size");
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setCreator("Porism");
    writer.setResolution(dots_an_inch);
    writer.setPageSize(QPageSize(QSizeF(width, height), QPageSize::Point, {}, QPageSize::ExactMatch));
    writer.setPageMargins(QMarginsF(0, 0, 0, 0));
    QPainter painter;
    if (!painter.begin(&writer))
        return fail(Error{ErrorKind::unavailable, "pdf", "the picture could not be encoded", "", {}});
    const double scale = ratio * points_a_pixel * dots_an_inch / points_an_inch;
    painter.scale(scale, scale);
    painter.fillRect(QRectF(0, 0, list.width, list.height),
                     QColor(list.background.red, list.background.green, list.background.blue));
    painter.setClipRect(QRectF(0, 0, list.width, list.height));
    draw(painter, list);
    painter.end();
    std::string out(bytes.constData(), static_cast<std::size_t>(bytes.size()));
    forget_time(out);
    return out;
}

} // namespace porism::paint
