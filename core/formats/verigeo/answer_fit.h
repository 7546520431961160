// Whether an answer, as people write it, can be one to what is asked for, whatever its number.
#pragma once

#include "scene/question.h"

#include <optional>
#include <string>
#include <string_view>

namespace porism::verigeo {

/// Why it cannot, a clause: a unit of length, area or angle behind it where the value is measured in another
/// ("12 cm^2 is an area, and a length is asked for"), or several numbers for one value ("12; 13", "12 or -12").
/// Nothing where it may be the answer, or is none that is understood.
std::optional<std::string> why_unfit(std::string_view answer, const scene::Questions& questions);

} // namespace porism::verigeo
