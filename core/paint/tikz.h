// A display list as a picture of TikZ, for LaTeX.
#pragma once

#include "paint/display_list.h"

#include <string>

namespace porism::paint {

/// A tikzpicture environment alone, for \input with \usepackage{tikz}; a pixel of the list is three quarters of a
/// point, times `ratio`. Letters are set by TeX, each text about the middle of where it stands here, so that other
/// widths do not move it to one side. Colours are defined within. Numbers have at most two decimals.
std::string to_tikz(const DisplayList& list, double ratio = 1);

} // namespace porism::paint
