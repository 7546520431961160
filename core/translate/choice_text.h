// How a calculation chooses one of several values, in words. For the sources of this module only.
#pragma once

#include "translate/telling.h"

#include <string>

namespace porism::translate {

/// "x = 5 or x = 50; with x = 5, ∠ABC = 15°, but ∠ABC is obtuse". Empty where the equations leave one value, apart from
/// its negative, that the kind of the quantity does not admit.
std::string choice_words(const Telling& telling, const proof::Step& step);

} // namespace porism::translate
