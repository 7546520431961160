#include "numbers/degrees.h"

#include "numbers/expression.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace porism::numbers {
namespace {

/// A value in radians, and as which power of an angle it is meant; a number is the power 0.
struct Angular {
    Node node;
    Rational power;
};

std::optional<Angular> with_power(const Result<Node>& node, Rational power) {
    return node ? std::optional(Angular{*node, std::move(power)}) : std::nullopt;
}

bool gives_angle(ExpressionKind kind) {
    constexpr std::array arcs{ExpressionKind::arcsine, ExpressionKind::arccosine, ExpressionKind::arctangent};
    return std::ranges::find(arcs, kind) != arcs.end();
}

/// Beside an angle a plain number counts degrees.
std::optional<Angular> as_told_beside(Angular one, const Rational& power) {
    if (one.power == power) return one;
    if (one.power != 0 || power != 1) return std::nullopt;
    return with_power(degrees_node(std::move(one.node)), power);
}

std::optional<Angular> angular(const Node& tree);

std::optional<Angular> angular_sum(const Node& tree) {
    auto left = angular(tree->left), right = angular(tree->right);
    if (!left || !right) return std::nullopt;
    const Rational power = std::max(left->power, right->power);
    left = as_told_beside(*std::move(left), power);
    right = as_told_beside(*std::move(right), power);
    return left && right ? with_power(sum_node(tree->kind, left->node, right->node), power) : std::nullopt;
}

std::optional<Angular> angular_product(const Node& tree) {
    const auto left = angular(tree->left), right = angular(tree->right);
    if (!left || !right) return std::nullopt;
    const bool divided = tree->kind == ExpressionKind::divide;
    return with_power(product_node(tree->kind, left->node, right->node),
                      divided ? Rational(left->power - right->power) : Rational(left->power + right->power));
}

std::optional<Angular> angular_power(const Node& tree) {
    const auto base = angular(tree->left);
    if (!base) return std::nullopt;
    const Rational exponent = tree->kind == ExpressionKind::root ? Rational(1, 2) : tree->value;
    return base->power == 0 ? std::optional(Angular{tree, 0})
                            : with_power(power_node(base->node, number_node(exponent)), base->power * exponent);
}

std::optional<Angular> angular_negative(const Node& tree) {
    const auto of = angular(tree->left);
    return of ? with_power(negate_node(of->node), of->power) : std::nullopt;
}

/// Nothing where a sum is of values that are no angles and no numbers, or too large to be told.
std::optional<Angular> angular(const Node& tree) {
    using Reading = std::optional<Angular> (*)(const Node&);
    constexpr std::array<std::pair<ExpressionKind, Reading>, 7> readings{{
        {ExpressionKind::negate, &angular_negative},
        {ExpressionKind::add, &angular_sum},
        {ExpressionKind::subtract, &angular_sum},
        {ExpressionKind::multiply, &angular_product},
        {ExpressionKind::divide, &angular_product},
        {ExpressionKind::power, &angular_power},
        {ExpressionKind::root, &angular_power},
    }};
    const auto reading = std::ranges::find(readings, tree->kind, &std::pair<ExpressionKind, Reading>::first);
    if (reading != readings.end()) return reading->second(tree);
    return Angular{tree, tree->kind == ExpressionKind::pi_multiple || gives_angle(tree->kind) ? 1 : 0};
}

/// Decimals stay such, so that they are seen to be rounded.
Scalar as_decimal_like(const Scalar& told, Scalar value) {
    const auto exact = as_rational(value);
    if (!exact || told.text().find('.') == std::string::npos) return value;
    Scalar decimal = Scalar::from_double(to_double(value));
    return as_rational(decimal) == exact ? decimal : value;
}

Scalar over_a_degree(const Scalar& told, const std::string& radians) {
    auto degrees = Scalar::parse("(" + radians + ")/(pi/180)");
    if (!degrees) return told;
    const auto exact = as_rational(*degrees);
    return exact ? as_decimal_like(told, Scalar(*exact)) : *std::move(degrees);
}

} // namespace

Scalar in_degrees(const Scalar& answer) {
    const auto read = angular(std::make_shared<const Expression>(answer.expression()));
    if (!read) return answer;
    const bool rewritten = print(*read->node) != canonical_text(answer);
    if (read->power == 1) return over_a_degree(answer, rewritten ? print(*read->node) : answer.text());
    return rewritten ? Scalar::parse(print(*read->node)).value_or(answer) : answer;
}

std::string told_in_degrees(const Scalar& degrees) {
    constexpr std::string_view over_a_degree = "/(pi/180)";
    std::string text = canonical_text(degrees);
    if (!text.ends_with(over_a_degree)) return text;
    std::string radians = text.substr(0, text.size() - over_a_degree.size());
    const auto angle = Scalar::parse(radians);
    return angle && canonical_text(in_degrees(*angle)) == text ? radians : text;
}

Scalar from_radians(const Scalar& answer) {
    return over_a_degree(answer, answer.text());
}

} // namespace porism::numbers
