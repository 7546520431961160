#include "numbers/denest.h"

#include "numbers/expression.h"

#include <memory>
#include <optional>
#include <utility>

namespace porism::numbers {
namespace {

/// whole + times * sqrt(under), of rationals.
struct Surd {
    Rational whole = 0, times = 0, under = 0;

    bool add_root(const Rational& factor, const Rational& radicand) {
        if (times != 0 && under != radicand) return false;
        under = radicand;
        times += factor;
        return true;
    }
};

bool is_number(const Expression& tree) {
    return tree.kind == ExpressionKind::number;
}

/// Adds so many times what is written; false where it is no such sum.
bool collect(const Expression& tree, const Rational& factor, Surd& to) {
    using enum ExpressionKind;
    if (tree.kind == number) {
        to.whole += factor * tree.value;
        return true;
    }
    if (tree.kind == root) return is_number(*tree.left) && to.add_root(factor, tree.left->value);
    if (tree.kind == negate) return collect(*tree.left, -factor, to);
    if (tree.kind == add || tree.kind == subtract)
        return collect(*tree.left, factor, to) &&
               collect(*tree.right, tree.kind == subtract ? Rational(-factor) : factor, to);
    if (tree.kind == multiply && is_number(*tree.left)) return collect(*tree.right, factor * tree.left->value, to);
    if (tree.kind == multiply && is_number(*tree.right)) return collect(*tree.left, factor * tree.right->value, to);
    if (tree.kind == divide && is_number(*tree.right)) return collect(*tree.left, factor / tree.right->value, to);
    return false;
}

/// Of a rational that is not negative: "5*sqrt(3)/2".
Result<Node> root_of(const Rational& value) {
    const SquareParts parts = square_parts(value.get_num() * value.get_den());
    auto free = root_node(number_node(Rational(parts.inside)));
    const Rational factor = ratio(parts.outside, value.get_den());
    if (!free || factor == 1) return free;
    return product_node(ExpressionKind::multiply, number_node(factor), *std::move(free));
}

std::optional<Node> sum_of_roots(const Expression& radicand) {
    Surd surd;
    if (!collect(radicand, 1, surd) || surd.times == 0 || surd.whole <= 0) return std::nullopt;
    const auto difference = exact_sqrt(Rational(surd.whole * surd.whole - surd.times * surd.times * surd.under));
    if (!difference) return std::nullopt;
    auto greater = root_of((surd.whole + *difference) / 2), less = root_of((surd.whole - *difference) / 2);
    if (!greater || !less) return std::nullopt;
    auto sum = sum_node(surd.times > 0 ? ExpressionKind::add : ExpressionKind::subtract, *std::move(greater),
                        *std::move(less));
    return sum ? std::optional(*std::move(sum)) : std::nullopt;
}

/// The operation on other operands.
Result<Node> rebuilt(const Expression& tree, Node left, Node right) {
    using enum ExpressionKind;
    if (tree.kind == negate) return negate_node(std::move(left));
    if (tree.kind == ExpressionKind::add || tree.kind == subtract)
        return sum_node(tree.kind, std::move(left), std::move(right));
    if (tree.kind == multiply || tree.kind == divide) return product_node(tree.kind, std::move(left), std::move(right));
    if (tree.kind == power) return power_node(std::move(left), number_node(tree.value));
    if (tree.kind == root) return root_node(std::move(left));
    return function_node(tree.kind, std::move(left));
}

Node taken_apart(const Node& tree) {
    if (!tree->left) return tree;
    Node left = taken_apart(tree->left), right = tree->right ? taken_apart(tree->right) : nullptr;
    if (tree->kind == ExpressionKind::root)
        if (const auto sum = sum_of_roots(*left)) return *sum;
    if (left == tree->left && right == tree->right) return tree;
    auto out = rebuilt(*tree, std::move(left), std::move(right));
    return out ? *std::move(out) : tree;
}

} // namespace

Scalar denested(const Scalar& value) {
    const Node tree = std::make_shared<const Expression>(value.expression());
    const Node apart = taken_apart(tree);
    const auto out = apart == tree ? Result<Scalar>(value) : Scalar::parse(print(*apart));
    return out ? *out : value;
}

} // namespace porism::numbers
