#include "numbers/expression.h"

#include <array>
#include <memory>

namespace porism::numbers {

namespace {

/// How tightly a printed form binds: where less than its surroundings ask for, it goes into brackets.
enum Tightness { kSum = 1, kProduct, kUnary, kPower, kAtom };

struct Printed {
    std::string text;
    Tightness tightness;
};

Printed show(const Expression& tree);

std::string inside(const Expression& tree, Tightness wanted) {
    Printed p = show(tree);
    return p.tightness >= wanted ? p.text : "(" + p.text + ")";
}

Printed show_number(const Rational& value) {
    if (value < 0) return {to_string(value), kSum};
    return {to_string(value), is_integer(value) ? kAtom : kProduct};
}

Printed show_pi(const Rational& multiple) {
    const Integer& n = multiple.get_num();
    std::string text = n == 1 ? "pi" : n == -1 ? "-pi" : to_string(n) + "pi";
    if (!is_integer(multiple)) text += "/" + to_string(multiple.get_den());
    if (multiple < 0) return {text, kSum};
    return {text, multiple == 1 ? kAtom : kProduct};
}

/// A product of numbers is negative or not by the signs of its factors.
struct Signed {
    bool minus = false;
    Expression size;
};

Signed signed_of(const Expression& tree) {
    using enum ExpressionKind;
    if (tree.kind == negate) {
        Signed out = signed_of(*tree.left);
        out.minus = !out.minus;
        return out;
    }
    Signed out{false, tree};
    if ((tree.kind == number || tree.kind == pi_multiple) && tree.value < 0) return {true, {tree.kind, -tree.value}};
    if (tree.kind != multiply && tree.kind != divide) return out;
    const Signed left = signed_of(*tree.left), right = signed_of(*tree.right);
    out.minus = left.minus != right.minus;
    if (tree.kind == multiply && left.size.kind == number && left.size.value == 1) {
        out.size = right.size;
    } else {
        out.size.left = std::make_shared<Expression>(left.size);
        out.size.right = std::make_shared<Expression>(right.size);
    }
    return out;
}

/// What would begin with a minus sign is taken away instead of added, and the other way around.
Printed show_sum(const Expression& tree) {
    const Signed right = signed_of(*tree.right);
    const bool added = (tree.kind == ExpressionKind::add) != right.minus;
    return {inside(*tree.left, kSum) + (added ? "+" : "-") + inside(right.size, kProduct), kSum};
}

/// The sign of the whole stands in front.
Printed show_product(const Expression& tree) {
    const Signed whole = signed_of(tree);
    const Expression& size = whole.size;
    const bool product = size.kind == ExpressionKind::multiply || size.kind == ExpressionKind::divide;
    if (!product) return whole.minus ? Printed{"-" + inside(size, kPower), kSum} : show(size);
    const char* const sign = size.kind == ExpressionKind::multiply ? "*" : "/";
    const std::string text = inside(*size.left, kProduct) + sign + inside(*size.right, kUnary);
    return whole.minus ? Printed{"-" + text, kSum} : Printed{text, kProduct};
}

Printed show_function(const Expression& tree) {
    return {std::string(function_name(tree.kind)) + "(" + inside(*tree.left, kSum) + ")", kAtom};
}

Printed show(const Expression& tree) {
    using Show = Printed (*)(const Expression&);
    static constexpr std::array<Show, expression_kinds> table{
        [](const Expression& e) { return show_number(e.value); },
        [](const Expression& e) { return show_pi(e.value); },
        [](const Expression& e) {
            return Printed{"-" + inside(*e.left, kPower), kSum};
        },
        show_sum,
        show_sum,
        show_product,
        show_product,
        [](const Expression& e) {
            const std::string exponent = to_string(e.value);
            const bool plain = e.value >= 0 && is_integer(e.value);
            return Printed{inside(*e.left, kAtom) + "^" + (plain ? exponent : "(" + exponent + ")"), kPower};
        },
        [](const Expression& e) {
            return Printed{"sqrt(" + inside(*e.left, kSum) + ")", kAtom};
        },
        show_function,
        show_function,
        show_function,
        show_function,
        show_function,
        show_function,
    };
    return table[static_cast<std::size_t>(tree.kind)](tree);
}

} // namespace

std::string print(const Expression& tree) {
    return show(tree).text;
}

} // namespace porism::numbers
