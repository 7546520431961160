// Looks by chance: of pictures that are to be read by machines as well as by people.
#pragma once

#include "paint/compose.h"
#include "paint/picture_style.h"

#include <cstdint>

namespace porism::paint {

/// Within which a look by chance stays.
struct LookBounds {
    double turn = 0.3;                               ///< radians to either side
    double thinnest = 0.85, thickest = 1.3;          ///< factors on the lines of the style
    double least_letters = 0.85, most_letters = 1.1; ///< and on its letters
};
inline constexpr LookBounds look_bounds;

/// The options in one of the styles, turned, with other lines and letters, each by chance within the bounds. The same
/// seed gives the same look; nothing else that the options say is changed.
Options with_look_by_chance(Options options, std::uint64_t seed);

} // namespace porism::paint
