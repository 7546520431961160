// In which unit of length a problem counts, and in which its answer is told.
#pragma once

#include "formats/verigeo/verigeo.h"

#include <string>

namespace porism::verigeo {

/// The answer in the unit in which the problem and its givens count, without one: "5" for "50 mm" where the
/// lengths of the text are told in cm. An answer without a unit is in the one that is asked for ("Find AC in metres").
/// As it stands where the texts tell no unit or several, or where the answer tells several values.
std::string answer_in_own_unit(const Envelope& envelope);

} // namespace porism::verigeo
