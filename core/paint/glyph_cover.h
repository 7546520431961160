// What the letters of a text cover: closer to their outlines than a box around the text.
#pragma once

#include "paint/box.h"
#include "paint/metrics.h"

#include <span>
#include <vector>

namespace porism::paint {

/// A few boxes that together hold the outlines of a text whose baseline begins at the origin; pixels, y down. An italic
/// capital that stands alone has four bands, as wide as it is there; other runs have one box, from the baseline to the
/// height of a capital.
std::vector<Box> glyph_cover(const GlyphMetrics& metrics, std::span<const Run> runs, double size);

} // namespace porism::paint
