// What a person has drawn otherwise than the painter would. For the sources of this module only.
#pragma once

#include "paint/scenery.h"

namespace porism::paint {

/// Lines, circles and points that are drawn so far, as Options::styled has them.
void apply_styles(Scenery& scenery);
/// Options::hand_signs, where no given has such a sign already.
void add_hand_signs(Scenery& scenery);

} // namespace porism::paint
