// How large a text is: behind an interface, since only a toolkit knows its fonts.
#pragma once

#include "paint/display_list.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace porism::paint {

class GlyphMetrics {
public:
    virtual ~GlyphMetrics() = default;
    /// Width in pixels of a text of one size.
    virtual double advance(std::string_view text, double size, Run::Face face) const = 0;
    /// Height of a capital letter above the baseline, as a part of the size.
    virtual double cap_height() const = 0;
};

/// The widths of Times (Liberation Serif and its like), built in: what the SVG writer assumes. Beyond ASCII the signs
/// of values are known; other letters count as wide ones.
const GlyphMetrics& built_in_metrics();

/// The font families of labels, best first, the last one generic.
std::span<const std::string_view> label_families();

double width(const GlyphMetrics& metrics, const Run& run, double size);
double width(const GlyphMetrics& metrics, std::span<const Run> runs, double size);

/// A point's name as a label: "a" is A, "o1" is O with a low 1, "m_ab" is M with a low ab, "pa" is P with a low a, "a'"
/// is A with a prime. Three letters and more are a word: "alpha" is Alpha, "gamma_2" is Gamma with a low 2, and a name
/// of several words is shown as it is.
std::vector<Run> label_runs(std::string_view name);

} // namespace porism::paint
