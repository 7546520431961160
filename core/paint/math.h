// Small formulas: values of lengths and angles as a textbook sets them.
#pragma once

#include "facts/relation.h"
#include "paint/display_list.h"
#include "paint/metrics.h"

#include <optional>
#include <string_view>
#include <vector>

namespace porism::paint {

/// Texts and lines (bars of fractions and roots) about a baseline that begins at the origin; pixels, y down.
struct Formula {
    std::vector<Text> texts = {};
    std::vector<Line> lines = {};
    double width = 0;
    double ascent = 0, descent = 0; ///< above and below the baseline; not negative

    /// With the baseline beginning there.
    Formula at(Vec place) const;
};

/// How a formula is set.
struct Setter {
    const GlyphMetrics& metrics;
    double size; ///< of its letters, in pixels
    Colour ink;
};

/// A polynomial in letters and constants: "5", "2x − 14", a fraction with a bar, a root under its bar. Coefficients
/// stand before letters; terms with letters before those without. `unit` follows a value, "°" say; behind a sum the sum
/// is put in parentheses. Empty where a quantity of points is in it, or a constant that is neither a root of a rational
/// number nor π.
std::optional<Formula> formula(const facts::Polynomial& value, const Setter& setter, std::string_view unit = {});

} // namespace porism::paint
