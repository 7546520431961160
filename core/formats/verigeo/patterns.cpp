#include "formats/verigeo/patterns.h"

#include <fmt/format.h>

namespace porism::verigeo {
namespace {

/// Patterns have no classes with signs beyond ASCII, so that bytes and characters match alike.
constexpr const char* name = "[A-Za-z](?![0-9'_]{32})[0-9']*(?:_[0-9]+)?";
constexpr const char* sign = "(?:==|!=|<=|>=|≠|≤|≥|=|<|>)";
constexpr const char* no_sign = "(?:(?!!=|≠|≤|≥)[^=<>])";
constexpr const char* blank = "[ \\t]*";

std::string whole(const std::string& pattern) {
    return "^" + pattern + "$";
}

/// What may stand within brackets: a sum whose brackets are told to the depth.
std::string sum(int depth) {
    constexpr const char* number = "(?:[0-9]+(?:\\.[0-9]+)?|\\.[0-9]+)(?:[eE][+-]?0*(?:[12]?[0-9]{1,2}|300)(?![0-9]))?";
    constexpr const char* function = "(?:sqrt|arcsin|arccos|arctan|sin|cos|tan)";
    constexpr const char* any = "(?:[-0-9A-Za-z.+*/^() \\t]|°|º|·|×|−|√|π)*";
    const std::string inside = depth == 0 ? any : sum(depth - 1);
    const std::string primary =
        fmt::format("(?:√{0})*(?:{1}|pi|π|(?:{2}{0})?\\({0}{3}{0}\\))", blank, number, function, inside);
    const std::string signs = fmt::format("(?:(?:[+-]|−){})*", blank);
    const std::string operand = fmt::format("{0}{1}(?:{2}(?:°|º|o))*", signs, primary, blank);
    const std::string close = fmt::format("(?={}(?:pi|π|√|\\(|{}))", blank, function);
    return fmt::format("(?:{0}(?:{1}(?:[-+*/^]|−|·|×)|{2}){1})*{0}", operand, blank, close);
}

} // namespace

std::string point_pattern() {
    return whole(name);
}

std::string points_pattern(std::size_t count, const std::string& prefixes) {
    return whole(fmt::format("(?:{})?(?:{}){{{}}}", prefixes, name, count));
}

std::string id_pattern() {
    return "^[A-Za-z][A-Za-z0-9_']{0,63}$";
}

std::string circle_pattern() {
    return whole(fmt::format("(?:CIR_|⊙|circle ){}", name));
}

std::string scalar_pattern() {
    // "1/2pi" does not tell what is divided.
    constexpr const char* unclear = "(?!.*/[ \\t]*[0-9.]+[ \\t]*(?:pi|π|sqrt|√|\\(|arc|sin|cos|tan))";
    return fmt::format("^{0}{1}{2}{1}$", unclear, blank, sum(2));
}

std::string expression_pattern() {
    return "\\S";
}

std::string whole_comparison_pattern() {
    const std::string side = fmt::format("\\s*(?:(?!!=|≠|≤|≥)[^=<>\\s]){}*", no_sign);
    return whole(side + sign + side);
}

std::string sign_pattern() {
    return whole(fmt::format("\\s*{}\\s*", sign));
}

std::string left_rest_pattern() {
    return whole(fmt::format("\\s*[-+*/]{}*{}\\s*", no_sign, sign));
}

std::string signed_rest_pattern() {
    return whole(fmt::format("{}*{}\\s*", no_sign, sign));
}

std::string operator_pattern() {
    return "^[-+*/]$";
}

std::string signless_pattern() {
    return whole(fmt::format("{}*", no_sign));
}

} // namespace porism::verigeo
