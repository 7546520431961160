#include "base/digits.h"

#include <fmt/format.h>

namespace porism {

std::array<std::string, 2> told_apart(double one, double other, int digits) {
    constexpr int most = 12;
    const auto told = [&](int count) {
        return std::array{fmt::format("{:.{}g}", one, count), fmt::format("{:.{}g}", other, count)};
    };
    for (int count = digits; count <= most; ++count)
        if (auto texts = told(count); texts[0] != texts[1]) return texts;
    return told(digits);
}

} // namespace porism
