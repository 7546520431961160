// The looks of exported pictures, by name.
#pragma once

#include "paint/compose.h"

#include <span>
#include <string_view>

namespace porism::paint {

struct PictureStyle {
    std::string_view name, meaning; ///< the meaning is a clause
    Ground ground;
    Look look;
    double lines, letters; ///< Options::lines, Options::letters
    bool coloured;         ///< Options::coloured
};
/// "textbook" first, which is what a picture has unless it is told otherwise.
std::span<const PictureStyle> picture_styles();
/// Null for an unknown name.
const PictureStyle* picture_style(std::string_view name);

/// The options with the style's look.
Options styled(Options options, const PictureStyle& style);

} // namespace porism::paint
