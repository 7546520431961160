#include "workflow/verify/text_signs.h"

#include "base/text.h"
#include "numbers/answer.h"

#include <array>

namespace porism::workflow {
namespace {

struct Sign {
    std::string_view written, read;
};
/// In this order: \leq before \le.
constexpr std::array signs{
    Sign{"m\\angle", "∠"},   Sign{"$", ""},          Sign{"\\(", ""},         Sign{"\\)", ""},
    Sign{"\\angle ", "∠"},   Sign{"\\angle", "∠"},   Sign{"\\triangle", "△"}, Sign{"\\perp", "⊥"},
    Sign{"\\parallel", "∥"}, Sign{"^{\\circ}", "°"}, Sign{"^\\circ", "°"},    Sign{"\\cong", "≅"},
    Sign{"\\sim", "∼"},      Sign{"m∠", "∠"},        Sign{"\\circ", "°"},     Sign{"\\leq", "<="},
    Sign{"\\geq", ">="},     Sign{"\\neq", "!="},    Sign{"\\le", "<="},      Sign{"\\ge", ">="},
    Sign{"\\ne", "!="},      Sign{"≤", "<="},        Sign{"≥", ">="},         Sign{"≠", "!="},
    Sign{"−", "-"},          Sign{"×", "*"},         Sign{"⋅", "*"},          Sign{"²", "^2"},
    Sign{"³", "^3"}};

/// Without what stands in round brackets and speaks of steps: "(step 3)", "(steps 1 and 2)".
std::string without_references(std::string_view text) {
    std::string out;
    while (!text.empty()) {
        const std::size_t open = text.find("(step");
        out += text.substr(0, open);
        if (open == std::string_view::npos) break;
        const std::size_t end = text.find(')', open);
        text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
    }
    return out;
}

/// "12. AB = CD" without its number.
std::string_view without_number(std::string_view line) {
    line = trim(line);
    std::size_t digits = 0;
    while (digits < line.size() && is_digit(line[digits])) ++digits;
    return digits > 0 && line.substr(digits, 1) == "." ? trim(line.substr(digits + 1)) : line;
}

/// "\\overline{AB}" as AB.
std::string without_bars(std::string_view text) {
    constexpr std::string_view bar = "\\overline{";
    std::string out;
    for (std::size_t at = text.find(bar); at != std::string_view::npos; at = text.find(bar)) {
        const std::size_t end = text.find('}', at);
        if (end == std::string_view::npos) break;
        out.append(text.substr(0, at)).append(text.substr(at + bar.size(), end - at - bar.size()));
        text.remove_prefix(end + 1);
    }
    return out.append(text);
}

} // namespace

std::string with_sign(std::string_view text, std::string_view written, std::string_view read) {
    std::string out;
    for (std::size_t at = text.find(written); at != std::string_view::npos; at = text.find(written)) {
        out.append(text.substr(0, at)).append(read);
        text.remove_prefix(at + written.size());
    }
    return out.append(text);
}

std::string plain_signs(std::string_view text) {
    std::string out = without_bars(text);
    for (const Sign& sign : signs) out = with_sign(out, sign.written, sign.read);
    return out.find('\\') == std::string::npos ? out : numbers::without_tex(out);
}

std::vector<std::string> sentences_of(std::string_view text) {
    std::vector<std::string> out;
    const std::string plain = without_references(text);
    for (const std::string_view line : split(plain, '\n')) {
        std::string_view rest = without_number(line);
        while (!rest.empty()) {
            std::size_t end = 0;
            while (end < rest.size() && (std::string_view(".;!?").find(rest[end]) == std::string_view::npos ||
                                         (rest[end] == '!' && rest.substr(end + 1).starts_with('=')) ||
                                         (rest[end] == '.' && end + 1 < rest.size() && is_digit(rest[end + 1]))))
                ++end;
            if (const auto sentence = trim(rest.substr(0, end)); !sentence.empty()) out.emplace_back(sentence);
            rest = end < rest.size() ? rest.substr(end + 1) : std::string_view();
        }
    }
    return out;
}

} // namespace porism::workflow
