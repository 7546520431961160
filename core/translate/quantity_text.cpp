#include "translate/quantity_text.h"

#include "base/text.h"
#include "numbers/decimals.h"
#include "proof/rules/relation_text.h"
#include "scene/scene.h"
#include "translate/value_text.h"
#include "translate/wording.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cctype>
#include <charconv>
#include <fmt/format.h>
#include <optional>
#include <ranges>
#include <regex>

namespace porism::translate {
namespace {

using facts::Monomial;
using facts::Polynomial;
using facts::Quantity;
using facts::QuantityKind;

/// {0}, {1}, ... are the points, {points} all of them, {figure} what a polygon of so many is called, {arc} the points
/// of an arc without its centre.
struct QuantityWords {
    QuantityKind kind;
    std::string_view text;
};
constexpr std::array quantity_words{
    QuantityWords{QuantityKind::length, "{0}{1}"},
    QuantityWords{QuantityKind::angle, "∠{0}{1}{2}"},
    QuantityWords{QuantityKind::arc, "the arc {arc} about {0}"},
    QuantityWords{QuantityKind::area, "the area of the {figure} {points}"},
    QuantityWords{QuantityKind::perimeter, "the perimeter of the {figure} {points}"},
    QuantityWords{QuantityKind::disc, "the area of the circle with centre {0} through {1}"},
    QuantityWords{QuantityKind::circumference, "the circumference of the circle with centre {0} through {1}"},
    QuantityWords{QuantityKind::arc_length, "the length of the arc {arc} about {0}"},
    QuantityWords{QuantityKind::sector, "the area of the sector of {0} over the arc {arc}"},
    QuantityWords{QuantityKind::sine, "sin ∠{0}{1}{2}"},
    QuantityWords{QuantityKind::cosine, "cos ∠{0}{1}{2}"},
    QuantityWords{QuantityKind::tangent, "tan ∠{0}{1}{2}"},
};

std::string_view figure_of(std::size_t corners) {
    return corners == 3 ? "triangle" : corners == 4 ? "quadrilateral" : "polygon";
}

/// "sin(4pi/9)" as "sin 80°", where the angle is a whole number of degrees.
std::string function_in_degrees(const std::string& text) {
    static const std::regex of_part_of_pi(R"(^(sin|cos|tan)\((\d{0,4})pi/(\d{1,4})\)$)");
    std::smatch match;
    if (!std::regex_match(text, match, of_part_of_pi)) return text;
    const int turns = 180 * (match[2].length() == 0 ? 1 : std::stoi(match[2])), parts = std::stoi(match[3]);
    if (parts == 0 || turns % parts != 0) return text;
    return fmt::format("{} {}°", match[1].str(), turns / parts);
}

std::string in_print(std::string text) {
    text = function_in_degrees(text);
    for (const auto& [typed, printed] : {std::pair{"pi", "π"}, {"sqrt", "√"}, {"*", "·"}, {"-", "−"}})
        for (std::size_t at = text.find(typed); at != std::string::npos; at = text.find(typed))
            text.replace(at, std::string_view(typed).size(), printed);
    static const std::regex of_whole_number(R"(√\((\d+)\))");
    return std::regex_replace(text, of_whole_number, "√$1");
}

/// "x", "π": what stands beside a number without a sign between.
bool is_short(const Quantity& quantity) {
    const auto begins = [&](std::string_view word) { return quantity.text().starts_with(word); };
    if (begins("sin(") || begins("cos(") || begins("tan(")) return false;
    return quantity.points().empty() && quantity.text().find_first_of("0123456789(") != 0;
}

std::string superscript(std::string_view number) {
    constexpr std::array<std::string_view, 10> digits{"⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"};
    std::string out;
    for (const char digit : number) out += digits[static_cast<std::size_t>(digit - '0')];
    return out;
}

std::string power_text(const Monomial::Factor& factor, const QuantityName& name) {
    std::string text = name(factor.quantity);
    if (factor.exponent == 1) return text;
    if (text.find(' ') != std::string::npos || factor.quantity.kind() == QuantityKind::number) text = "(" + text + ")";
    return text + superscript(std::to_string(factor.exponent));
}

std::string term_text(const Monomial& monomial, const numbers::Rational& size, const QuantityName& name) {
    std::string text = monomial.factors.empty() ? in_print(numbers::in_decimals(size))
                       : size == 1              ? ""
                                                : in_print(numbers::in_parts_or_decimals(size));
    bool beside = numbers::is_integer(size);
    for (const Monomial::Factor& factor : monomial.factors) {
        if (!text.empty() && !(beside && is_short(factor.quantity))) text += " · ";
        text += power_text(factor, name);
        // √3 · x, and x · y, which together would be another letter.
        const bool number = factor.quantity.kind() == QuantityKind::number;
        beside = number && std::isdigit(static_cast<unsigned char>(text.back())) == 0;
    }
    return text;
}

bool in_degrees(const Quantity& quantity) {
    return quantity.kind() == QuantityKind::angle || quantity.kind() == QuantityKind::arc;
}
bool unnamed(const Quantity& quantity) {
    return quantity.points().empty();
}

bool names_nothing(const Monomial& monomial) {
    return std::ranges::all_of(monomial.factors, unnamed, &Monomial::Factor::quantity);
}

/// Whether each term is one angle, or has none and stands for degrees; and some term is an angle.
bool about_degrees(const Polynomial& polynomial) {
    bool any = false;
    for (const Monomial& monomial : polynomial | std::views::keys) {
        const auto& factors = monomial.factors;
        const auto named = std::ranges::count_if(factors, [](const auto& f) { return !unnamed(f.quantity); });
        const bool angle = named == 1 && std::ranges::any_of(factors, [](const auto& f) {
                               return in_degrees(f.quantity) && f.exponent == 1;
                           });
        if (named > 0 && !(angle && factors.size() == 1)) return false;
        any = any || angle;
    }
    return any;
}

/// Of numbers and letters that count degrees.
std::string degrees_text(const Monomial& monomial, const numbers::Rational& size, const QuantityName& name) {
    const auto& factors = monomial.factors;
    const bool number =
        factors.size() == 1 && factors[0].exponent == 1 && factors[0].quantity.kind() == QuantityKind::number;
    if (!number) return term_text(monomial, size, name) + "°";
    const auto count = numbers::Scalar::parse(factors[0].quantity.text());
    assert(count);
    return say_degrees(*count, size);
}

std::string side_text(const Polynomial& terms, bool degrees, const QuantityName& name) {
    if (terms.empty()) return degrees ? "0°" : "0";
    std::vector<std::string> words;
    for (const auto& [monomial, coefficient] : terms | std::views::reverse) {
        const bool counted = degrees && names_nothing(monomial);
        words.push_back(counted ? degrees_text(monomial, coefficient, name) : term_text(monomial, coefficient, name));
    }
    return join(words, " + ");
}

/// "√3/2".
std::string multiple_text(const Monomial& monomial, const numbers::Rational& size, const QuantityName& name) {
    if (monomial.factors.empty() || numbers::is_integer(size)) return term_text(monomial, size, name);
    return term_text(monomial, numbers::Rational(size.get_num()), name) + "/" +
           numbers::to_string(numbers::Rational(size.get_den()));
}

bool is_of_an_angle(QuantityKind kind) {
    constexpr std::array functions{QuantityKind::sine, QuantityKind::cosine, QuantityKind::tangent};
    return std::ranges::find(functions, kind) != functions.end();
}

/// What one quantity that is no angle is equated with: "2.5", "√3/2", of a cosine "1/2".
std::string number_text(const Quantity& of, const Monomial& monomial, const numbers::Rational& size,
                        const QuantityName& name) {
    if (is_of_an_angle(of.kind()) && monomial.factors.empty()) return in_print(numbers::in_parts_or_decimals(size));
    return multiple_text(monomial, size, name);
}

/// Whether it is said in words, and not by a sign.
bool in_words(const Quantity& quantity) {
    const auto words = std::ranges::find(quantity_words, quantity.kind(), &QuantityWords::kind);
    return words != quantity_words.end() && words->text.starts_with("the ");
}

/// What stands behind the left side of an equation.
std::string_view behind(const Monomial& side, const numbers::Rational& size, std::string_view is) {
    const bool words = size == 1 && side.factors.size() == 1 && side.factors.front().exponent == 1 &&
                       in_words(side.factors.front().quantity);
    return words ? is : " = ";
}

/// "cos ∠ABC = 1/2", "AB = √3/2", "∠ABC = 64.1°", "the area of the triangle ABC is 84": of one quantity that is equated
/// with a number; empty for other equations.
std::optional<std::string> value_text(const Polynomial& polynomial, const QuantityName& name, std::string_view is) {
    if (polynomial.size() != 2) return std::nullopt;
    const auto constant = std::ranges::find_if(polynomial, [](const auto& term) {
        return std::ranges::all_of(term.first.factors,
                                   [](const auto& factor) { return factor.quantity.kind() == QuantityKind::number; });
    });
    if (constant == polynomial.end()) return std::nullopt;
    const auto& quantity = constant == polynomial.begin() ? *polynomial.rbegin() : *polynomial.begin();
    if (quantity.first.factors.size() != 1 || unnamed(quantity.first.factors.front().quantity)) return std::nullopt;
    const numbers::Rational value = -constant->second / quantity.second;
    const Quantity& of = quantity.first.factors.front().quantity;
    const std::string text = about_degrees(polynomial) ? degrees_text(constant->first, value, name)
                                                       : number_text(of, constant->first, value, name);
    return fmt::format("{}{}{}", term_text(quantity.first, 1, name), behind(quantity.first, 1, is), text);
}

/// What is added first, then what is taken away: "5x − 9", "(5x − 9)°".
std::string difference_text(const Polynomial& terms, bool degrees, const QuantityName& name) {
    constexpr std::string_view sign = "°";
    std::vector<std::pair<bool, std::string>> parts; ///< whether it is added
    for (const auto& [monomial, coefficient] : terms | std::views::reverse) {
        const numbers::Rational size = abs(coefficient);
        parts.emplace_back(coefficient > 0,
                           degrees ? degrees_text(monomial, size, name) : term_text(monomial, size, name));
    }
    const bool in_brackets = degrees && parts.size() > 1 &&
                             std::ranges::all_of(parts, [&](const auto& part) { return part.second.ends_with(sign); });
    std::string added, taken;
    for (auto& [is_added, text] : parts) {
        if (in_brackets) text.resize(text.size() - sign.size());
        if (is_added)
            added += (added.empty() ? "" : " + ") + text;
        else
            taken += " − " + text;
    }
    return in_brackets ? fmt::format("({}{}){}", added, taken, sign) : added + taken;
}

/// "CO = 5x − 9": of one quantity of the figure that is equated with letters and numbers; empty for other equations.
std::optional<std::string> expression_text(const Polynomial& polynomial, const QuantityName& name,
                                           std::string_view is) {
    const auto is_named = [](const auto& term) { return !names_nothing(term.first); };
    if (std::ranges::count_if(polynomial, is_named) != 1) return std::nullopt;
    const auto [named, coefficient] = *std::ranges::find_if(polynomial, is_named);
    if (named.factors.size() != 1 || named.factors.front().exponent != 1) return std::nullopt;
    Polynomial others;
    for (const auto& [monomial, size] : polynomial)
        if (monomial != named) others.emplace(monomial, coefficient > 0 ? numbers::Rational(-size) : size);
    if (std::ranges::none_of(others, [](const auto& term) { return term.second > 0; })) return std::nullopt;
    return fmt::format("{}{}{}", term_text(named, abs(coefficient), name), behind(named, abs(coefficient), is),
                       difference_text(others, about_degrees(polynomial), name));
}

QuantityName in_english(Names names) {
    return [names](const Quantity& quantity) { return say(quantity, names); };
}

/// The equation of a row for these points, as the row has it.
class AsWritten {
public:
    AsWritten(const proof::Rule& row, std::span<const PointId> binding, Names names)
        : row_(row), binding_(binding), names_(names), degrees_(about_degrees(row.relation->polynomial())) {}

    /// A sum, its terms parted by " + " and " - ".
    std::string side(std::string_view text) const {
        std::string out;
        while (!text.empty()) {
            const std::size_t end = std::min(outside_brackets(text, " + "), outside_brackets(text, " - "));
            out += term(text.substr(0, end));
            if (end == std::string_view::npos) break;
            out += text[end + 1] == '-' ? " − " : " + ";
            text.remove_prefix(end + sum_sign);
        }
        return out;
    }

private:
    static constexpr std::size_t sum_sign = 3;

    /// Where it first stands outside brackets.
    static std::size_t outside_brackets(std::string_view text, std::string_view sign) {
        int depth = 0;
        for (std::size_t i = 0; i < text.size(); ++i) {
            depth += text[i] == '(' ? 1 : text[i] == ')' ? -1 : 0;
            if (depth == 0 && text.substr(i).starts_with(sign)) return i;
        }
        return std::string_view::npos;
    }

    /// A sum in brackets, and its exponent if it has one.
    std::string sum(std::string_view text) const {
        const std::size_t close = text.rfind(')');
        const std::string_view power = text.substr(std::min(close + 2, text.size())); // behind "^"
        return fmt::format("({}){}", side(text.substr(1, close - 1)), superscript(power));
    }

    /// What is in no brackets, then the sums in brackets.
    std::string term(std::string_view text) const {
        std::string plain, sums;
        while (!text.empty()) {
            const std::string_view factor = text.substr(0, outside_brackets(text, "*"));
            text.remove_prefix(std::min(factor.size() + 1, text.size()));
            std::string& kind = factor.front() == '(' ? sums : plain;
            if (!kind.empty()) kind += factor.front() == '(' ? " · " : "*";
            kind += factor.front() == '(' ? sum(factor) : std::string(factor);
        }
        if (plain.empty()) return sums;
        return sums.empty() ? product(plain) : product(plain) + " · " + sums;
    }

    std::string product(std::string_view text) const {
        if (text.find_first_not_of("0123456789/") == std::string_view::npos)
            return std::string(text) + (degrees_ ? "°" : "");
        const auto relation = facts::parse_relation(std::string(text) + " = 1", row_.letters);
        const auto meant = relation ? facts::renamed(*relation, binding_) : std::nullopt;
        assert(meant);
        const Polynomial& polynomial = meant->polynomial();
        const auto found = std::ranges::find_if(polynomial, [](const auto& one) { return one.first.degree() > 0; });
        return term_text(found->first, -found->second / polynomial.at(Monomial{}), in_english(names_));
    }

    const proof::Rule& row_;
    std::span<const PointId> binding_;
    Names names_;
    bool degrees_;
};

} // namespace

std::string say_as_written(const proof::Rule& row, std::span<const PointId> binding, Names names) {
    const std::string_view text = proof::relation_as_written(row);
    const std::size_t equals = text.find(" = ");
    assert(equals != std::string_view::npos);
    const AsWritten written(row, binding, names);
    return written.side(text.substr(0, equals)) + " = " + written.side(text.substr(equals + 3));
}

std::string say(const Quantity& quantity, Names names) {
    if (unnamed(quantity)) return in_print(quantity.text());
    const auto points = quantity.points();
    const auto listed_from = [&](std::size_t first) {
        std::string text;
        for (const PointId point : points.subspan(first)) text += scene::display_name(names[point.index()]);
        return text;
    };
    const auto row = std::ranges::find(quantity_words, quantity.kind(), &QuantityWords::kind);
    assert(row != quantity_words.end());
    return fill(row->text, [&](std::string_view key) -> std::string {
        if (key == "points") return listed_from(0);
        if (key == "arc") return listed_from(1);
        if (key == "figure") return std::string(figure_of(points.size()));
        std::size_t index = 0;
        std::from_chars(key.data(), key.data() + key.size(), index);
        return scene::display_name(names[points[index].index()]);
    });
}

std::string say(const numbers::Scalar& value) {
    constexpr std::string_view times_root = "·√";
    const auto rational = numbers::as_rational(value);
    const bool parts = rational && value.text().find('/') != std::string::npos;
    std::string text = in_print(parts ? numbers::in_parts_or_decimals(*rational) : value.text());
    for (std::size_t at = text.find(times_root); at != std::string::npos; at = text.find(times_root))
        text.erase(at, times_root.find("√"));
    return text;
}

namespace {

/// Where all quantities are taken so many times, and the number beside them is a decimal by itself: AB + BC = 1.2 of
/// 5 AB + 5 BC = 6.
Polynomial taken_once(const Polynomial& polynomial) {
    const auto number = polynomial.find(Monomial{});
    if (number == polynomial.end() || polynomial.size() < 2) return polynomial;
    const numbers::Rational times =
        abs(polynomial.begin() == number ? polynomial.rbegin()->second : polynomial.begin()->second);
    Polynomial out;
    for (const auto& [monomial, coefficient] : polynomial) {
        if (monomial.degree() > 0 && abs(coefficient) != times) return polynomial;
        out.emplace(monomial, coefficient / times);
    }
    const bool decimal = numbers::in_decimals(out.at(Monomial{})).find('/') == std::string::npos;
    return decimal ? out : polynomial;
}

/// With terms with negative coefficients on the right of the sign.
std::string sides_text(const facts::Relation& relation, std::string_view sign, const QuantityName& name) {
    Polynomial left, right;
    for (const auto& [monomial, coefficient] : taken_once(relation.polynomial()))
        (coefficient > 0 ? left : right).emplace(monomial, abs(coefficient));
    const bool degrees = about_degrees(relation.polynomial());
    return fmt::format("{} {} {}", side_text(left, degrees, name), sign, side_text(right, degrees, name));
}

} // namespace

std::string say(const facts::Relation& relation, const QuantityName& name, std::string_view is) {
    if (auto value = value_text(relation.polynomial(), name, is)) return *std::move(value);
    if (auto expression = expression_text(relation.polynomial(), name, is)) return *std::move(expression);
    return sides_text(relation, "=", name);
}

std::string say(const facts::ComparisonRow& comparison, const facts::Relation& difference, const QuantityName& name) {
    return sides_text(difference, comparison.printed, name);
}

std::string say(const facts::Relation& relation, Names names) {
    return say(relation, in_english(names), " is ");
}

std::string say(const facts::ComparisonRow& comparison, const facts::Relation& difference, Names names) {
    return say(comparison, difference, in_english(names));
}

} // namespace porism::translate
