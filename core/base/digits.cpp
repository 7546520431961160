#include "base/digits.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>

namespace porism {

std::string in_digits(double number, int digits) {
    constexpr double least = 1e-6, most = 1e9;
    const double size = std::fabs(number);
    if (!(size >= least && size < most)) return fmt::format("{:.{}g}", number, digits);
    const int decimals = std::max(0, digits - 1 - static_cast<int>(std::floor(std::log10(size))));
    std::string text = fmt::format("{:.{}f}", number, decimals);
    if (decimals == 0) return text;
    text.erase(text.find_last_not_of('0') + 1);
    if (text.ends_with('.')) text.pop_back();
    return text;
}

std::array<std::string, 2> told_apart(double one, double other, int digits) {
    constexpr int most = 12;
    const auto told = [&](int count) { return std::array{in_digits(one, count), in_digits(other, count)}; };
    for (int count = digits; count <= most; ++count)
        if (auto texts = told(count); texts[0] != texts[1]) return texts;
    return told(digits);
}

} // namespace porism
