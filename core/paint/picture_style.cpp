#include "paint/picture_style.h"

#include <algorithm>
#include <array>

namespace porism::paint {
namespace {

constexpr std::array styles{
    PictureStyle{"textbook", "fine black lines on white", Ground::light, Look::print, 1, 1, false},
    PictureStyle{"exam", "heavy black lines and large letters that survive a copier", Ground::paper, Look::print, 1.45,
                 1.2, false},
    PictureStyle{"blackboard", "chalk on a green board", Ground::board, Look::print, 1.7, 1.15, true},
    PictureStyle{"colour", "marks and angles in colour on white", Ground::light, Look::print, 1.1, 1, true},
    PictureStyle{"light", "as the studio shows it by day", Ground::light, Look::studio, 1, 1, false},
    PictureStyle{"dark", "as the studio shows it by night", Ground::dark, Look::studio, 1, 1, false},
};

} // namespace

std::span<const PictureStyle> picture_styles() {
    return styles;
}

const PictureStyle* picture_style(std::string_view name) {
    const auto found = std::ranges::find(styles, name, &PictureStyle::name);
    return found == styles.end() ? nullptr : &*found;
}

Options styled(Options options, const PictureStyle& style) {
    options.ground = style.ground;
    options.look = style.look;
    options.lines = style.lines;
    options.letters = style.letters;
    options.coloured = style.coloured;
    return options;
}

} // namespace porism::paint
