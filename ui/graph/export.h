// A picture of the graph as a file: SVG, PNG or PDF, by the end of its name.
#pragma once

#include "base/result.h"

#include <QtCore/QByteArray>
#include <QtCore/QSizeF>
#include <QtCore/QString>
#include <functional>

class QPainter;

namespace porism::ui {

/// What is drawn, in logical pixels of a screen with so many of them an inch.
struct PictureSheet {
    QSizeF size;
    int dpi = 96;
    QString title; ///< in the file, where the format has a place for it
    std::function<void(QPainter&)> draw;
};

/// The bytes of a file with this name: ".svg" with texts as text, ".png" with two pixels for each logical one, ".pdf"
/// as one page of just this size. Errors: `unknown_picture` for another end, `picture_too_large` for a PNG of more than
/// a hundred million pixels or more than 32,000 along a side.
Result<QByteArray> picture_bytes(const QString& path, const PictureSheet& sheet);

/// Writes it whole or not at all. Errors: those of picture_bytes, and of kind `unavailable` `not_writable`, with the
/// file as the place; then nothing is left behind, and a file that was there is as it was.
Status write_picture(const QString& path, const PictureSheet& sheet);

} // namespace porism::ui
