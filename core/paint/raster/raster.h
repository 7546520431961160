// The display list through Qt: on any paint device, and as a PNG or PDF file.
//
// Text needs fonts, and fonts need a QGuiApplication. Programs without one (the command line) call ensure_fonts()
// first: it makes one on Qt's offscreen platform, which needs no display.
#pragma once

#include "base/result.h"
#include "paint/display_list.h"
#include "paint/metrics.h"

#include <string>

class QPainter;

namespace porism::paint {

/// Draws the items (not the background) in the painter's current coordinates, in which a pixel of the list is a unit.
/// Antialiases; leaves the painter as it was but for what QPainter::save keeps.
void draw(QPainter& painter, const DisplayList& list);

/// Metrics of the fonts that `draw` uses; needs a QGuiApplication.
const GlyphMetrics& qt_metrics();

/// Makes a QGuiApplication on the offscreen platform if there is none yet; it lives until the process ends. Call it
/// from the main thread, before any other thread draws.
void ensure_fonts();

/// A PNG of the list, `ratio` device pixels a pixel of the list. Errors: `picture_too_large` (above 20,000 pixels a
/// side), `png` if Qt cannot encode. Calls ensure_fonts.
Result<std::string> to_png(const DisplayList& list, double ratio = 1);

/// A PDF of one page as large as the list, `ratio` times three quarters of a point a pixel; letters are outlines, so
/// that it looks alike everywhere. The same list gives the same bytes with one version of Qt: no date, no name of a
/// machine. Errors: `picture_too_large` (above 14,400 points a side, what PDF allows), `pdf`. Calls ensure_fonts.
Result<std::string> to_pdf(const DisplayList& list, double ratio = 1);

} // namespace porism::paint
