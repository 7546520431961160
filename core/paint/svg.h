// A display list as a standalone SVG file.
#pragma once

#include "paint/display_list.h"

#include <string>

namespace porism::paint {

/// Text stays text, in the families of `label_families`. Numbers have at most two decimals, so that the same list gives
/// the same bytes everywhere. `title` is what a screen reader says; may be empty. `ratio` pixels a pixel of the list.
std::string to_svg(const DisplayList& list, const std::string& title = {}, double ratio = 1);

} // namespace porism::paint
