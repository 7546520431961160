#include "facts/constants.h"

#include "base/text.h"
#include "facts/remembered.h"
#include "numbers/ball.h"
#include "numbers/exact.h"
#include "numbers/expression.h"

#include <algorithm>
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

} // namespace

std::optional<numbers::Scalar> simplest_form(const numbers::Exact& value, std::string_view written) {
    if (count_of_roots(written) > few_roots && longest_number(written) > short_number) return std::nullopt;
    return numbers::as_scalar(value);
}

namespace {

using numbers::Exact;
using numbers::ExactContext;
using numbers::Expression;
using numbers::ExpressionKind;
using numbers::Rational;
using numbers::Scalar;

constexpr int most_bits = 2048; // of an enclosure that is to show a sign

Scalar read(const std::string& text) {
    return numbers::Scalar::parse(text).value();
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

/// Takes a product apart: rational factors and powers of pi from what is algebraic, or else stands for itself.
void take_apart(const Expression& tree, Constant& into, std::vector<std::string>& rest) {
    if (tree.kind == ExpressionKind::number) {
        into.factor *= tree.value;
    } else if (tree.kind == ExpressionKind::pi_multiple) {
        into.factor *= tree.value;
        multiply(into.irrational, read("pi"));
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
    const auto simpler = numbers::as_scalar(numbers::to_exact(read(rest.front())));
    if (!simpler || simpler->text() == rest.front()) return;
    rest.clear();
    take_apart(simpler->expression(), parts, rest);
}

/// Times one summand of an algebraic number in its simplest form.
Constant times(Constant base, const Summand& summand) {
    Constant parts;
    std::vector<std::string> rest;
    take_apart(*summand.of, parts, rest);
    take_squares_out(parts, rest);
    base.factor *= summand.factor;
    if (rest.size() <= 1 && parts.irrational.factors.empty()) {
        base.factor *= parts.factor;
        if (!rest.empty()) multiply(base.irrational, read(rest.front()));
    } else {
        multiply(base.irrational, read(numbers::print(*summand.of)));
    }
    return base;
}

/// Times one algebraic number.
void add_times(const Constant& base, const Exact& value, const std::string& written, std::vector<Constant>& out) {
    Constant whole = base;
    if (const auto rational = numbers::as_rational(value)) {
        whole.factor *= *rational;
        return out.push_back(std::move(whole));
    }
    if (const auto simplest = simplest_form(value, written)) {
        for (const Summand& summand : summands(*simplest)) out.push_back(times(base, summand));
        return;
    }
    multiply(whole.irrational, read(written));
    out.push_back(std::move(whole));
}

bool has_function(const Expression& tree) {
    return tree.kind >= ExpressionKind::sine || (tree.left && has_function(*tree.left)) ||
           (tree.right && has_function(*tree.right));
}

std::vector<Constant> product_of(const std::vector<std::string>& factors) {
    Constant base;
    std::vector<Constant> out;
    const ExactContext context;
    Exact product(1);
    std::string written = "1";
    for (const std::string& each : factors) {
        const Scalar value = read(each);
        // A sine stays what it is: its form in radicals, where there is one, nobody reads.
        const Exact exact = has_function(value.expression()) ? Exact(0) : numbers::to_exact(value);
        if (has_function(value.expression())) {
            multiply(base.irrational, value);
        } else if (exact.state() == Exact::State::value) {
            product *= exact;
            written.append("*(").append(each).append(")");
        } else {
            multiply(base.irrational, value);
        }
    }
    if (product.state() == Exact::State::value) {
        add_times(base, product, written, out);
    } else {
        multiply(base.irrational, read(written));
        out.push_back(std::move(base));
    }
    return out;
}

void add_product(const Constant& base, const std::vector<std::string>& factors, std::vector<Constant>& out) {
    if (factors.empty()) return out.push_back(base);
    for (const Constant& part :
         remembered(&Reckoning::Memo::products, join(factors, ","), [&] { return product_of(factors); })) {
        Constant whole = base;
        whole.factor *= part.factor;
        for (const auto& [number, exponent] : part.irrational.factors) multiply(whole.irrational, number, exponent);
        out.push_back(std::move(whole));
    }
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
        add_product(base, rest, result);
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

std::vector<Constant> gathered(const Monomial& product) {
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
    add_product(base, rest, result);
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
