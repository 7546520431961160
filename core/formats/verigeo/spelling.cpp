#include "formats/verigeo/spelling.h"

#include "numbers/answer.h"

#include <array>
#include <utility>

namespace porism::verigeo {
namespace {

/// As they are written and read. A longer one comes before those that it begins with.
constexpr std::array<std::pair<std::string_view, std::string_view>, 38> signs{{
    {"$", ""},
    {"\\left", ""},
    {"\\right", ""},
    {"m\\angle", "\\angle"},
    {"m∠", "∠"},
    {"\\angle ", "∠"},
    {"\\angle", "∠"},
    {"∠ ", "∠"},
    {"\\triangle ", "△"},
    {"\\triangle", "△"},
    {"△ ", "△"},
    {"\\perp", "⊥"},
    {"\\parallel", "∥"},
    {"\\cong", "≅"},
    {"\\sim", "∼"},
    {"^{\\circ}", "°"},
    {"^\\circ", "°"},
    {"\\circ", "°"},
    {"\\degree", "°"},
    {"º", "°"},
    {"\\sin", "sin"},
    {"\\cos", "cos"},
    {"\\tan", "tan"},
    {"\\leq", "<="},
    {"\\geq", ">="},
    {"\\neq", "!="},
    {"\\le", "<="},
    {"\\ge", ">="},
    {"\\ne", "!="},
    {"\\times", "*"},
    {"\\div", "/"},
    {"−", "-"},
    {"·", "*"},
    {"⋅", "*"},
    {"×", "*"},
    {"÷", "/"},
    {"²", "^2"},
    {"³", "^3"},
}};

} // namespace

std::string spelled(std::string_view text) {
    std::string out = numbers::with_mixed_numbers(text);
    for (const auto& [written, read] : signs)
        for (std::size_t at = out.find(written); at != std::string::npos; at = out.find(written, at + read.size()))
            out.replace(at, written.size(), read);
    return out.find_first_of("\\{") == std::string::npos ? out : numbers::without_tex(out);
}

} // namespace porism::verigeo
