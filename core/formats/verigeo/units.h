// In which unit of length a problem counts, and in which its answer is told.
#pragma once

#include "formats/verigeo/verigeo.h"
#include "numbers/integer.h"

#include <optional>
#include <set>
#include <string>

namespace porism::verigeo {

/// The answer in the unit in which the figure counts (figure_unit.h), without one: "5" for "50 mm" where that is cm. An
/// answer without a unit is in the one that is asked for ("Find AC in metres"). As it stands where that unit is not
/// known, or where the answer tells several values.
std::string answer_in_own_unit(const Envelope& envelope);

bool is_length_unit(const numbers::Integer& tenths_of_a_millimetre);
/// The units in which the answer is told or asked for: "500 cm", "Find AC in cm".
std::set<int> units_told_of_answer(const Envelope& envelope);

/// The units of length behind numbers in a text, in tenths of a millimetre; none of a text of more than 4,000 bytes.
std::set<int> length_units_in(const std::string& text);
/// The text with its lengths and areas counted in one of these: "400 cm" as "4 units" of a metre. Nothing where what
/// stands before a unit is no plain number.
std::optional<std::string> in_unit(const std::string& text, int unit);

} // namespace porism::verigeo
