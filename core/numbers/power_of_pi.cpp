#include "numbers/power_of_pi.h"

#include "numbers/exact.h"
#include "numbers/exact_access.h"
#include "numbers/expression.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <fmt/format.h>
#include <string>

namespace porism::numbers {
namespace {

/// factor * pi^exponent
struct PiProduct {
    Exact factor;
    int exponent = 0;
};

std::optional<PiProduct> product_of(const Expression& tree);

std::optional<PiProduct> sum_of(const Expression& tree, int sign) {
    const auto a = product_of(*tree.left), b = product_of(*tree.right);
    if (!a || !b || a->exponent != b->exponent) return std::nullopt;
    return PiProduct{sign > 0 ? a->factor + b->factor : a->factor - b->factor, a->exponent};
}

std::optional<PiProduct> multiplied(const Expression& tree) {
    const auto a = product_of(*tree.left), b = product_of(*tree.right);
    if (!a || !b) return std::nullopt;
    return PiProduct{a->factor * b->factor, a->exponent + b->exponent};
}

std::optional<PiProduct> divided(const Expression& tree) {
    const auto a = product_of(*tree.left), b = product_of(*tree.right);
    if (!a || !b) return std::nullopt;
    return PiProduct{a->factor / b->factor, a->exponent - b->exponent};
}

std::optional<PiProduct> raised(const Expression& tree, const Rational& by) {
    const auto base = product_of(*tree.left);
    const Rational exponent = base ? by * base->exponent : Rational(0);
    constexpr int most = 64;
    if (!base || !is_integer(exponent) || abs(exponent) > most) return std::nullopt;
    return PiProduct{pow(base->factor, by), static_cast<int>(exponent.get_d())};
}

std::optional<PiProduct> negated(const Expression& tree) {
    const auto of = product_of(*tree.left);
    if (!of) return std::nullopt;
    return PiProduct{-of->factor, of->exponent};
}

struct Row {
    ExpressionKind kind;
    std::optional<PiProduct> (*product)(const Expression&);
};
constexpr std::array rows{
    Row{ExpressionKind::pi_multiple,
        [](const Expression& e) {
            return std::optional(PiProduct{Exact(e.value), 1});
        }},
    Row{ExpressionKind::negate, negated},
    Row{ExpressionKind::add, [](const Expression& e) { return sum_of(e, 1); }},
    Row{ExpressionKind::subtract, [](const Expression& e) { return sum_of(e, -1); }},
    Row{ExpressionKind::multiply, multiplied},
    Row{ExpressionKind::divide, divided},
    Row{ExpressionKind::power, [](const Expression& e) { return raised(e, e.value); }},
    Row{ExpressionKind::root, [](const Expression& e) { return raised(e, Rational(1, 2)); }},
};

std::optional<PiProduct> product_of(const Expression& tree) {
    if (!has_pi(tree)) return PiProduct{to_exact(tree), 0};
    const auto row = std::ranges::find(rows, tree.kind, &Row::kind);
    return row == rows.end() ? std::nullopt : row->product(tree);
}

std::string written(const Scalar& factor, int exponent) {
    if (exponent == 0) return factor.text();
    const std::string power = exponent * exponent == 1 ? "pi" : fmt::format("pi^{}", std::abs(exponent));
    const auto rational = as_rational(factor);
    if (!rational) return fmt::format("({}){}{}", factor.text(), exponent > 0 ? "*" : "/", power);
    const std::string up = to_string(Integer(rational->get_num())), down = to_string(Integer(rational->get_den()));
    if (exponent > 0) return down == "1" ? fmt::format("{}*{}", up, power) : fmt::format("{}*{}/{}", up, power, down);
    return down == "1" ? fmt::format("{}/{}", up, power) : fmt::format("{}/({}*{})", up, down, power);
}

} // namespace

bool has_pi(const Expression& tree) {
    if (tree.kind >= ExpressionKind::sine) return false;
    return tree.kind == ExpressionKind::pi_multiple || (tree.left && has_pi(*tree.left)) ||
           (tree.right && has_pi(*tree.right));
}

std::optional<Scalar> as_power_of_pi(const Scalar& scalar) {
    if (!has_pi(scalar.expression())) return std::nullopt;
    const auto product = product_of(scalar.expression());
    if (!product || product->factor.state() != Exact::State::value) return std::nullopt;
    const auto factor = as_scalar(product->factor);
    if (!factor) return std::nullopt;
    const auto text =
        Scalar::parse(written(*factor, is_zero(product->factor) == Decision::yes ? 0 : product->exponent));
    if (!text) return std::nullopt;
    return Scalar::parse(canonical_text(*text)).value();
}

} // namespace porism::numbers
