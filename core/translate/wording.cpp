#include "translate/wording.h"

#include "numbers/decimals.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cctype>
#include <vector>

namespace porism::translate {
namespace {

bool great(char c) {
    return std::isupper(static_cast<unsigned char>(c)) != 0;
}
bool small(char c) {
    return std::islower(static_cast<unsigned char>(c)) != 0;
}

} // namespace

std::string fill(std::string_view text, const std::function<std::string(std::string_view)>& value) {
    std::string filled;
    while (!text.empty()) {
        const std::size_t open = std::min(text.find('{'), text.size());
        filled += text.substr(0, open);
        text.remove_prefix(open);
        if (text.empty()) break;
        const std::size_t close = text.find('}');
        assert(close != std::string_view::npos);
        filled += value(text.substr(1, close - 1));
        text.remove_prefix(close + 1);
    }
    return filled;
}

std::string listed(std::span<const std::string> parts) {
    std::string text;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (i > 0) text += i + 1 == parts.size() ? " and " : ", ";
        text += parts[i];
    }
    return text;
}

std::string steps(std::span<const std::size_t> numbers) {
    std::vector<std::size_t> sorted(numbers.begin(), numbers.end());
    std::ranges::sort(sorted);
    sorted.erase(std::ranges::unique(sorted).begin(), sorted.end());
    std::vector<std::string> parts;
    for (const std::size_t number : sorted) parts.push_back(std::to_string(number));
    return (parts.size() == 1 ? "step " : "steps ") + listed(parts);
}

std::string inside_sentence(std::string_view text) {
    constexpr std::array<std::string_view, 1> persons{"Simson"}; // with whom a title of the rule table begins
    std::string result(text);
    const auto begins_it = [&](std::string_view person) { return text.starts_with(person); };
    if (std::ranges::any_of(persons, begins_it)) return result;
    const bool article = result.size() > 2 && result.starts_with("A ") && small(result[2]);
    if (article || (result.size() > 1 && great(result[0]) && small(result[1])))
        result[0] = static_cast<char>(std::tolower(static_cast<unsigned char>(result[0])));
    return result;
}

namespace {

/// An unknown letter: "x = 10", not "a triangle".
bool starts_with_letter(std::string_view text) {
    const bool alone = text.size() > 1 && small(text[0]) && !small(text[1]) && !great(text[1]);
    return alone && !(text[0] == 'a' && text[1] == ' ' && text.size() > 2 && small(text[2]));
}

bool starts_with_formula(std::string_view text) {
    constexpr std::array<std::string_view, 3> functions{"sin ", "cos ", "tan "};
    return starts_with_letter(text) ||
           std::ranges::any_of(functions, [&](std::string_view name) { return text.starts_with(name); });
}

} // namespace

std::string degrees(const numbers::Rational& half_turns) {
    const numbers::Rational whole = half_turns * 180;
    const std::string decimals = numbers::in_decimals(whole);
    if (decimals.find('/') == std::string::npos) return decimals + "°";
    return numbers::to_string(numbers::Integer(whole.get_num())) + "°/" +
           numbers::to_string(numbers::Integer(whole.get_den()));
}

std::string sentence(std::string_view text) {
    std::string result(text);
    if (!result.empty() && small(result[0]) && !starts_with_formula(text))
        result[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(result[0])));
    if (!result.ends_with('.')) result += '.';
    return result;
}

} // namespace porism::translate
