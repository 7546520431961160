#include "formats/verigeo/plain_sides.h"

#include "base/text.h"
#include "formats/verigeo/expressions.h"
#include "numbers/scalar.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <iterator>
#include <span>
#include <vector>

namespace porism::verigeo {
namespace {

/// A piece between operators of a text, and the operator before it: 0 at the beginning.
struct Operand {
    char before;
    std::string_view text;
};

/// The operands of these operators outside of brackets and bars.
std::vector<Operand> operands(std::string_view text, std::string_view operators) {
    constexpr std::string_view all = "+-*/^";
    std::vector<Operand> out;
    char before = 0, last = '(';
    int depth = 0;
    bool in_bars = false;
    std::size_t from = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        depth += c == '(' ? 1 : c == ')' ? -1 : 0;
        in_bars = in_bars != (c == '|');
        const bool is_power = text.substr(i, 2) == "**";
        const bool follows_operator = last == '(' || all.find(last) != std::string_view::npos;
        if (depth == 0 && !in_bars && !is_power && !follows_operator && operators.find(c) != std::string_view::npos) {
            out.push_back({before, trim(text.substr(from, i - from))});
            before = c;
            from = i + 1;
        }
        if (c != ' ') last = c;
        if (is_power) ++i;
    }
    out.push_back({before, trim(text.substr(from))});
    return out;
}

/// Whether the brackets that a text begins with end with it.
bool is_bracketed(std::string_view text) {
    if (!text.starts_with('(') || !text.ends_with(')')) return false;
    int depth = 0;
    for (std::size_t i = 0; i + 1 < text.size(); ++i) {
        depth += text[i] == '(' ? 1 : text[i] == ')' ? -1 : 0;
        if (depth == 0) return false;
    }
    return true;
}

constexpr std::array<std::string_view, 5> measure_words{"length", "angle", "area", "sine", "tangent"};
constexpr std::span positive_measures(measure_words.data(), 4);

/// Whether a relation text has some of these measures, and nothing but sums and products of these and positive numbers.
bool is_made_of(std::span<const std::string_view> words, std::string_view relation) {
    bool measures = false;
    for (std::size_t at = relation.find('('); at != std::string_view::npos; at = relation.find('(', at + 1)) {
        std::size_t from = at;
        while (from > 0 && is_letter(relation[from - 1])) --from;
        const std::string_view word = relation.substr(from, at - from);
        const bool is_measure = std::ranges::find(words, word) != words.end();
        if (!word.empty() && word != "sqrt" && !is_measure) return false;
        measures = measures || is_measure;
    }
    return measures && relation.find('-') == std::string_view::npos;
}

bool is_positive(std::string_view relation) {
    return is_made_of(positive_measures, relation);
}

/// Whether both sides of a comparison may be multiplied with it: of an equation with any product that is not zero.
bool may_multiply(std::string_view relation, bool is_equation) {
    const bool is_product = relation.find('+') == std::string_view::npos;
    return is_positive(relation) || (is_equation && is_product && is_made_of(measure_words, relation));
}

/// "AB/(2*CD)" with what it is divided by apart, in the words of relations.
struct Summand {
    char sign;
    std::string above;
    std::vector<std::string> below;
};

/// Behind the bracket that closes the one with which a text begins; 0 where there is none.
std::size_t end_of_brackets(std::string_view text) {
    int depth = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        depth += text[i] == '(' ? 1 : text[i] == ')' ? -1 : 0;
        if (depth == 0) return i == 0 ? 0 : i + 1;
    }
    return 0;
}

/// The number or bracket with which a text begins, and what is written close behind it: "2 AB". Empty where nothing
/// stands there.
std::optional<std::pair<std::string_view, std::string_view>> close_product(std::string_view text) {
    const std::size_t size =
        text.starts_with('(') ? end_of_brackets(text) : std::min(text.find_first_not_of("0123456789."), text.size());
    const std::string_view behind = trim(text.substr(size));
    const bool begins = !behind.empty() && (is_letter(behind[0]) || behind[0] == '(' || behind.starts_with("√"));
    if (size == 0 || !begins) return std::nullopt;
    return std::pair{text.substr(0, size), behind};
}

bool is_number(std::string_view text) {
    return numbers::Scalar::parse(text).has_value();
}

/// "1/2 AB" as 1, /2 and *AB. Empty where nobody can tell what belongs to a divisor: "AB/2CD", "1/2√3".
std::optional<std::vector<Operand>> close_factors_apart(const std::vector<Operand>& factors) {
    std::vector<Operand> out;
    for (const Operand& factor : factors) {
        const auto close = factor.before == '/' ? close_product(factor.text) : std::nullopt;
        const bool of_numbers = std::ranges::all_of(out, [](const Operand& one) { return is_number(one.text); });
        if (close && (!of_numbers || is_number(close->second))) return std::nullopt;
        out.push_back(close ? Operand{factor.before, close->first} : factor);
        if (close) out.push_back({'*', close->second});
    }
    return out;
}

/// The factors of a product, those of a product or quotient in brackets one by one: "(AF/FB)*(BD/DC)".
std::optional<std::vector<Operand>> factors(std::string_view text) {
    const auto apart = close_factors_apart(operands(text, "*/"));
    if (!apart) return std::nullopt;
    std::vector<Operand> out;
    for (const Operand& factor : *apart) {
        const std::string_view inside =
            is_bracketed(factor.text) ? trim(factor.text.substr(1, factor.text.size() - 2)) : std::string_view();
        const bool is_product = !inside.empty() && inside.front() != '-' && inside.front() != '+' &&
                                operands(inside, "+-").size() == 1 && operands(inside, "*/").size() > 1;
        if (!is_product) {
            out.push_back(factor);
            continue;
        }
        const auto within = factors(inside);
        if (!within) return std::nullopt;
        for (Operand one : *within) {
            if (one.before == 0)
                one.before = factor.before;
            else if (factor.before == '/')
                one.before = one.before == '/' ? '*' : '/';
            out.push_back(one);
        }
    }
    return out;
}

std::optional<Summand> summand(const Operand& operand, bool is_equation) {
    Summand out{operand.before, {}, {}};
    const auto parts = factors(operand.text);
    if (!parts) return std::nullopt;
    for (const Operand& factor : *parts) {
        auto relation = relation_text(factor.text);
        if (!relation) return std::nullopt;
        if (factor.before == '/' && may_multiply(*relation, is_equation)) {
            out.below.push_back(*std::move(relation));
            continue;
        }
        if (factor.before != 0) out.above += factor.before;
        out.above += *relation;
    }
    return out;
}

std::optional<std::vector<Summand>> summands(std::string_view side, bool is_equation) {
    std::vector<Summand> out;
    for (const Operand& operand : operands(trim(side), "+-")) {
        auto one = summand(operand, is_equation);
        if (!one) return std::nullopt;
        out.push_back(*std::move(one));
    }
    return out;
}

std::vector<std::string> without(std::vector<std::string> all, std::span<const std::string> some) {
    for (const std::string& one : some)
        if (const auto found = std::ranges::find(all, one); found != all.end()) all.erase(found);
    return all;
}

std::string multiplied(const std::vector<Summand>& side, std::span<const std::string> common) {
    std::string out;
    for (const Summand& one : side) {
        if (one.sign != 0) out += one.sign;
        const auto by = without({common.begin(), common.end()}, one.below);
        out += by.empty() ? one.above : fmt::format("({})*{}", one.above, fmt::join(by, "*"));
    }
    return out;
}

using TwoSides = std::pair<std::string, std::string>;

std::optional<TwoSides> without_quotients(std::string_view left, std::string_view right, bool is_equation) {
    const auto a = summands(left, is_equation), b = summands(right, is_equation);
    if (!a || !b) return std::nullopt;
    std::vector<std::string> common;
    for (const auto* side : {&*a, &*b})
        for (const Summand& one : *side) std::ranges::move(without(one.below, common), std::back_inserter(common));
    if (common.empty()) {
        auto p = relation_text(left), q = relation_text(right);
        return p && q ? std::optional(TwoSides{*std::move(p), *std::move(q)}) : std::nullopt;
    }
    return TwoSides{multiplied(*a, common), multiplied(*b, common)};
}

/// What is under the root that a whole text is.
std::optional<std::string_view> under_root(std::string_view text) {
    text = trim(text);
    for (const std::string_view root : {"sqrt", "√"}) {
        if (!text.starts_with(root)) continue;
        const std::string_view under = trim(text.substr(root.size()));
        if (is_bracketed(under)) return under.substr(1, under.size() - 2);
    }
    return std::nullopt;
}

bool is_not_negative(std::string_view text) {
    if (const auto number = numbers::Scalar::parse(text)) return numbers::to_double(*number) >= 0;
    const auto relation = relation_text(text);
    return relation && is_positive(*relation);
}

/// What a power is the power of, if its exponent is a positive number: it is zero where the power is.
std::string_view base_of(std::string_view side) {
    if (operands(side, "+-*/").size() != 1) return side;
    const auto parts = operands(side, "^");
    if (parts.size() != 2) return side;
    const auto exponent = numbers::Scalar::parse(parts[1].text);
    return exponent && numbers::to_double(*exponent) > 0 ? parts[0].text : side;
}

bool is_zero(std::string_view side) {
    return trim(side) == "0";
}

/// What is under the root that a whole text is; the norm of a sum of vectors is that of its square.
struct Root {
    std::string under;
    bool is_square = false; ///< never negative
    bool is_number = false;
};
std::optional<Root> root_in(std::string_view text) {
    if (const auto under = under_root(text))
        return Root{std::string(*under), is_not_negative(*under), numbers::Scalar::parse(*under).has_value()};
    auto square = relation_text(text) ? std::nullopt : squared_norm_text(text);
    return square ? std::optional(Root{*std::move(square), true}) : std::nullopt;
}

TwoSides without_roots(std::string_view left, std::string_view right) {
    const auto a = root_in(left), b = root_in(right);
    const auto is_of_amounts = [](const auto& root) { return root && !root->is_number; };
    if (!is_of_amounts(a) && !is_of_amounts(b)) return {std::string(left), std::string(right)};
    if (a && b && (a->is_square || b->is_square)) return {a->under, b->under};
    if (a && !b && is_not_negative(right)) return {a->under, fmt::format("({})^2", right)};
    if (b && !a && is_not_negative(left)) return {fmt::format("({})^2", left), b->under};
    return {std::string(left), std::string(right)};
}

std::string without_degree_signs(std::string_view text) {
    constexpr std::string_view sign = "°";
    std::string out(text);
    for (std::size_t at = out.find(sign); at != std::string::npos; at = out.find(sign)) out.erase(at, sign.size());
    return out;
}

/// Whether a relation text measures nothing but angles.
bool is_of_angles(std::string_view relation) {
    constexpr std::string_view word = "angle";
    for (std::size_t at = relation.find('('); at != std::string_view::npos; at = relation.find('(', at + 1)) {
        const bool applied = at > 0 && is_letter(relation[at - 1]);
        if (applied && !relation.substr(0, at).ends_with(word)) return false;
    }
    return true;
}

/// A sum of numbers that is told by pi or by arcs, counted in degrees; beside arcs a bare number counts these already.
/// Nothing of other numbers, and of a sum of multiples of pi and bare numbers, which may be either.
std::optional<std::string> counted_in_degrees(std::string_view text) {
    const auto has = [](std::string_view part, std::string_view sign) {
        return part.find(sign) != std::string_view::npos;
    };
    std::string sum;
    bool by_pi = false, by_arcs = false, bare = false;
    for (const Operand& operand : operands(trim(text), "+-")) {
        const bool pi = has(operand.text, "pi") || has(operand.text, "π"), arc = has(operand.text, "arc");
        const bool is_bare = !pi && !arc && !has(operand.text, "°");
        by_pi = by_pi || pi;
        by_arcs = by_arcs || arc;
        bare = bare || is_bare;
        if (operand.before != 0) sum += operand.before;
        sum += fmt::format("({}){}", operand.text, is_bare ? "*1o" : "");
    }
    if ((!by_pi && !by_arcs) || (by_pi && bare)) return std::nullopt;
    const std::string degrees = fmt::format("({})/1o", sum);
    const auto scalar = numbers::Scalar::parse(degrees);
    if (!scalar) return std::nullopt;
    const auto rational = numbers::as_rational(*scalar);
    return rational ? numbers::Scalar(*rational).text() : fmt::format("number({})", degrees);
}

bool measures_angles(const std::optional<std::string>& relation) {
    return relation && relation->find("angle(") != std::string::npos && is_of_angles(*relation);
}

} // namespace

std::pair<std::string, std::string> in_plain_degrees(std::string_view left, std::string_view right) {
    TwoSides plain{without_degree_signs(left), without_degree_signs(right)};
    const auto a = relation_text(plain.first), b = relation_text(plain.second);
    if (measures_angles(a))
        if (auto degrees = counted_in_degrees(right)) return {plain.first, *std::move(degrees)};
    if (measures_angles(b))
        if (auto degrees = counted_in_degrees(left)) return {*std::move(degrees), plain.second};
    if (a && b && is_of_angles(*a) && is_of_angles(*b)) return plain;
    return {std::string(left), std::string(right)};
}

std::optional<TwoSides> plain_sides(std::string_view left, std::string_view sign, std::string_view right) {
    const bool is_equation = sign == "=" || sign == "==";
    if (is_equation && is_zero(right)) left = base_of(left);
    if (is_equation && is_zero(left)) right = base_of(right);
    const TwoSides sides = is_equation ? without_roots(left, right) : TwoSides{left, right};
    return without_quotients(sides.first, sides.second, is_equation);
}

} // namespace porism::verigeo
