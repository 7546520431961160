#include "facts/constants.h"

#include "base/text.h"
#include "facts/remembered.h"
#include "numbers/ball.h"
#include "numbers/exact.h"
#include "numbers/expression.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <ranges>
#include <utility>

namespace porism::facts {
namespace {

// Roots of long numbers have no common simpler form but by accident, and to look for one takes up to a second.
constexpr std::size_t few_roots = 2;
constexpr std::size_t short_number = 5; // digits

std::size_t longest_number(std::string_view text) {
    std::size_t longest = 0, here = 0;
    for (const char c : text) {
        here = c >= '0' && c <= '9' ? here + 1 : 0;
        longest = std::max(longest, here);
    }
    return longest;
}

std::size_t count_of_roots(std::string_view text) {
    std::size_t count = 0;
    for (std::size_t at = text.find("sqrt"); at != std::string_view::npos; at = text.find("sqrt", at + 1)) ++count;
    return count;
}

bool has_function_in(std::string_view text) {
    constexpr std::array<std::string_view, 3> functions = {"sin(", "cos(", "tan("};
    return std::ranges::any_of(functions,
                               [&](std::string_view one) { return text.find(one) != std::string_view::npos; });
}

/// "sqrt(90-18*sqrt(5))", not "sqrt(6)-sqrt(2)".
bool has_nested_roots(std::string_view text) {
    const std::size_t first = text.find("sqrt(");
    if (first == std::string_view::npos) return false;
    int depth = 0;
    for (std::size_t i = first; i < text.size(); ++i) {
        if (depth > 0 && text.substr(i).starts_with("sqrt(")) return true;
        depth += text[i] == '(' ? 1 : text[i] == ')' ? -1 : 0;
    }
    return false;
}

} // namespace

std::optional<numbers::Scalar> simplest_form(const numbers::Exact& value, std::string_view written) {
    if (count_of_roots(written) > few_roots && longest_number(written) > short_number) return std::nullopt;
    auto formula = numbers::as_scalar(value);
    // A multiple of a sine reads better than roots of roots.
    const bool one_function = has_function_in(written) && count_of_roots(written) == 0;
    if (formula && one_function && has_nested_roots(formula->text())) return std::nullopt;
    return formula;
}

namespace {

using numbers::Exact;
using numbers::ExactContext;
using numbers::Expression;
using numbers::ExpressionKind;
using numbers::Rational;
using numbers::Scalar;

constexpr int most_bits = 2048; // of an enclosure that is to show a sign

/// Nothing where it is too long to be read.
std::optional<Scalar> read(const std::string& text) {
    auto value = Scalar::parse(text);
    return value ? std::optional(*std::move(value)) : std::nullopt;
}

const Scalar& written_pi() {
    static const Scalar pi = Scalar::parse("pi").value();
    return pi;
}

void multiply(Monomial& by, const Quantity& quantity, std::uint32_t exponent) {
    const auto at = std::ranges::lower_bound(by.factors, quantity, {}, &Monomial::Factor::quantity);
    if (at != by.factors.end() && at->quantity == quantity)
        at->exponent += exponent;
    else
        by.factors.insert(at, {quantity, exponent});
}

void multiply(Monomial& by, const Scalar& value, std::uint32_t exponent = 1) {
    multiply(by, Quantity::number(value), exponent);
}

bool multiply_if_read(Monomial& by, const std::string& text) {
    const auto value = read(text);
    if (value) multiply(by, *value);
    return value.has_value();
}

/// Takes a product apart: rational factors and powers of pi from what is algebraic, or else stands for itself.
void take_apart(const Expression& tree, Constant& into, std::vector<std::string>& rest) {
    if (tree.kind == ExpressionKind::number) {
        into.factor *= tree.value;
    } else if (tree.kind == ExpressionKind::pi_multiple) {
        into.factor *= tree.value;
        multiply(into.irrational, written_pi());
    } else if (tree.kind == ExpressionKind::negate) {
        into.factor = -into.factor;
        take_apart(*tree.left, into, rest);
    } else if (tree.kind == ExpressionKind::multiply) {
        take_apart(*tree.left, into, rest);
        take_apart(*tree.right, into, rest);
    } else if (tree.kind == ExpressionKind::divide && tree.right->kind == ExpressionKind::number) {
        take_apart(*tree.left, into, rest);
        into.factor /= tree.right->value;
    } else {
        rest.push_back(numbers::print(tree));
    }
}

struct Summand {
    Rational factor;
    const Expression* of;
};

/// Sums and differences of what is taken a rational number of times.
void add_summands(const Expression& tree, const Rational& factor, std::vector<Summand>& out) {
    const auto is_number = [](const Expression& side) { return side.kind == ExpressionKind::number; };
    if (tree.kind == ExpressionKind::add || tree.kind == ExpressionKind::subtract) {
        add_summands(*tree.left, factor, out);
        add_summands(*tree.right, tree.kind == ExpressionKind::add ? factor : Rational(-factor), out);
    } else if (tree.kind == ExpressionKind::negate) {
        add_summands(*tree.left, -factor, out);
    } else if (tree.kind == ExpressionKind::multiply && is_number(*tree.left)) {
        add_summands(*tree.right, factor * tree.left->value, out);
    } else if (tree.kind == ExpressionKind::multiply && is_number(*tree.right)) {
        add_summands(*tree.left, factor * tree.right->value, out);
    } else if (tree.kind == ExpressionKind::divide && is_number(*tree.right)) {
        add_summands(*tree.left, factor / tree.right->value, out);
    } else {
        out.push_back({factor, &tree});
    }
}

std::vector<Summand> summands(const Scalar& value) {
    std::vector<Summand> out;
    add_summands(value.expression(), 1, out);
    return out;
}

/// A root of a large number by itself: squares are found in it that its quotient hid.
void take_squares_out(Constant& parts, std::vector<std::string>& rest) {
    if (rest.size() != 1 || longest_number(rest.front()) <= short_number) return;
    const auto value = read(rest.front());
    const auto simpler = value ? numbers::as_scalar(numbers::to_exact(*value)) : std::nullopt;
    if (!simpler || simpler->text() == rest.front()) return;
    rest.clear();
    take_apart(simpler->expression(), parts, rest);
}

/// Times one summand of an algebraic number in its simplest form.
std::optional<Constant> times(Constant base, const Summand& summand) {
    Constant parts;
    std::vector<std::string> rest;
    take_apart(*summand.of, parts, rest);
    take_squares_out(parts, rest);
    base.factor *= summand.factor;
    bool written = true;
    if (rest.size() <= 1 && parts.irrational.factors.empty()) {
        base.factor *= parts.factor;
        if (!rest.empty()) written = multiply_if_read(base.irrational, rest.front());
    } else {
        written = multiply_if_read(base.irrational, numbers::print(*summand.of));
    }
    return written ? std::optional(std::move(base)) : std::nullopt;
}

/// Times one algebraic number. False where it is too long to be written.
bool add_times(const Constant& base, const Exact& value, const std::string& written, std::vector<Constant>& out) {
    Constant whole = base;
    if (const auto rational = numbers::as_rational(value)) {
        whole.factor *= *rational;
        out.push_back(std::move(whole));
        return true;
    }
    const auto simplest = simplest_form(value, written);
    if (!simplest) {
        const bool done = multiply_if_read(whole.irrational, written);
        out.push_back(std::move(whole));
        return done;
    }
    for (const Summand& summand : summands(*simplest)) {
        auto term = times(base, summand);
        if (!term) return false;
        out.push_back(*std::move(term));
    }
    return true;
}

bool has_function(const Expression& tree) {
    return tree.kind >= ExpressionKind::sine || (tree.left && has_function(*tree.left)) ||
           (tree.right && has_function(*tree.right));
}

std::optional<std::vector<Constant>> product_of(const std::vector<std::string>& factors) {
    Constant base;
    const ExactContext context;
    Exact product(1);
    std::string written = "1";
    for (const std::string& each : factors) {
        const auto value = read(each);
        if (!value) return std::nullopt;
        // A sine stays what it is: its form in radicals, where there is one, nobody reads.
        const bool function = has_function(value->expression());
        const Exact exact = function ? Exact(0) : numbers::to_exact(*value);
        if (function || exact.state() != Exact::State::value) {
            multiply(base.irrational, *value);
        } else {
            product *= exact;
            written.append("*(").append(each).append(")");
        }
    }
    std::vector<Constant> out;
    bool done = true;
    if (product.state() == Exact::State::value) {
        done = add_times(base, product, written, out);
    } else {
        done = multiply_if_read(base.irrational, written);
        out.push_back(std::move(base));
    }
    return done ? std::optional(std::move(out)) : std::nullopt;
}

/// False where it is too long to be written.
bool add_product(const Constant& base, const std::vector<std::string>& factors, std::vector<Constant>& out) {
    if (factors.empty()) {
        out.push_back(base);
        return true;
    }
    const auto parts = remembered(&Reckoning::Memo::products, join(factors, ","), [&] { return product_of(factors); });
    if (!parts) return false;
    for (const Constant& part : *parts) {
        Constant whole = base;
        whole.factor *= part.factor;
        for (const auto& [number, exponent] : part.irrational.factors) multiply(whole.irrational, number, exponent);
        out.push_back(std::move(whole));
    }
    return true;
}

/// "3*pi*sqrt(2)", "pi^2", "7".
std::string product_text(const Monomial& irrational, const numbers::Integer& times) {
    std::vector<std::string> factors;
    if (times != 1 || irrational.factors.empty()) factors.push_back(numbers::to_string(times));
    for (const auto& [number, exponent] : irrational.factors) {
        const ExpressionKind kind = number.constant().expression().kind;
        const bool whole = kind == ExpressionKind::root || kind >= ExpressionKind::sine || number.text() == "pi";
        const bool alone = factors.empty() && irrational.factors.size() == 1 && exponent == 1;
        const std::string text = whole || alone ? number.text() : "(" + number.text() + ")";
        factors.push_back(exponent == 1 ? text : fmt::format("{}^{}", text, exponent));
    }
    return join(factors, "*");
}

} // namespace

namespace {

std::vector<Constant> products_in(const Scalar& value) {
    std::vector<Constant> result;
    for (const Summand& summand : summands(value)) {
        Constant base;
        std::vector<std::string> rest;
        take_apart(*summand.of, base, rest);
        base.factor *= summand.factor;
        if (!add_product(base, rest, result)) return {{1, Monomial{{{Quantity::number(value), 1}}}}};
    }
    return result;
}

} // namespace

std::vector<Constant> constants_of(const Scalar& value) {
    return remembered(&Reckoning::Memo::sums, value.text(), [&] { return products_in(value); });
}

Scalar in_terms(const Scalar& value) {
    Polynomial terms;
    for (const Constant& one : constants_of(value)) terms[one.irrational] += one.factor;
    std::erase_if(terms, [](const auto& term) { return term.second == 0; });
    numbers::Integer divisor = 1;
    for (const Rational& factor : terms | std::views::values) divisor = lcm(divisor, factor.get_den());
    std::string added, taken;
    for (const auto& [irrational, factor] : terms) {
        const Rational size = abs(factor) * divisor;
        const std::string text = product_text(irrational, size.get_num());
        if (factor > 0)
            added += (added.empty() ? "" : "+") + text;
        else
            taken += "-" + text;
    }
    std::string text = terms.empty() ? "0" : added + taken;
    if (divisor != 1) text = (terms.size() > 1 ? "(" + text + ")" : text) + "/" + numbers::to_string(divisor);
    const auto written = Scalar::parse(text);
    const auto canonical = written ? Scalar::parse(numbers::canonical_text(*written)) : written;
    return canonical ? *canonical : value;
}

std::optional<std::vector<Constant>> gathered(const Monomial& product) {
    Constant base;
    std::vector<std::string> rest;
    for (const Monomial::Factor& factor : product.factors) {
        if (factor.quantity.kind() != QuantityKind::number) {
            base.irrational.factors.push_back(factor);
        } else if (factor.quantity.text() == "pi") {
            multiply(base.irrational, factor.quantity.constant(), factor.exponent);
        } else {
            for (std::uint32_t i = 0; i < factor.exponent; ++i) rest.push_back(factor.quantity.text());
        }
    }
    std::vector<Constant> result;
    if (!add_product(base, rest, result)) return std::nullopt;
    for (Constant& each : result) std::ranges::sort(each.irrational.factors);
    return result;
}

namespace {

std::optional<int> sign_by_balls_or_exactly(const Scalar& value) {
    for (int bits = 64; bits <= most_bits; bits *= 2) {
        const numbers::BallPrecision precision(bits);
        const auto sign = numbers::sign(numbers::to_ball(value));
        if (sign) return sign;
        if (bits > 64) continue;
        const numbers::ExactContext context;
        if (const auto exact = numbers::sign(numbers::to_exact(value))) return exact;
    }
    return std::nullopt;
}

} // namespace

std::optional<int> sign_of(const Scalar& value) {
    if (const auto rational = numbers::as_rational(value)) return sgn(*rational);
    return remembered(&Reckoning::Memo::signs, value.text(), [&] { return sign_by_balls_or_exactly(value); });
}

} // namespace porism::facts
