// Numbers as messages tell them.
#pragma once

#include <array>
#include <string>

namespace porism {

/// In so many significant digits, a whole part whole: "100", "5235", "0.0012", and powers of ten only of what is below
/// a millionth or above a billion.
std::string in_digits(double number, int digits);

/// Two numbers that are told beside each other, in as few significant digits as tell them apart, at least so many and
/// at most 12: what is calculated in doubles is not told by more. Both in so many where they do not differ then.
std::array<std::string, 2> told_apart(double one, double other, int digits = 4);

} // namespace porism
