#include "numbers/decimals.h"

#include <cstddef>

namespace porism::numbers {

std::string in_decimals(const Rational& value) {
    constexpr std::size_t most_decimals = 9;
    Rational shifted = value;
    std::size_t decimals = 0;
    for (; !is_integer(shifted) && decimals < most_decimals; ++decimals) shifted *= 10;
    if (decimals == 0 || !is_integer(shifted)) return to_string(value);
    std::string digits = to_string(Integer(abs(shifted.get_num())));
    if (digits.size() <= decimals) digits.insert(0, decimals + 1 - digits.size(), '0');
    digits.insert(digits.size() - decimals, ".");
    return value < 0 ? "-" + digits : digits;
}

std::string in_parts_or_decimals(const Rational& value) {
    constexpr int single_digit = 10;
    return value.get_den() < single_digit ? to_string(value) : in_decimals(value);
}

} // namespace porism::numbers
