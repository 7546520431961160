#include "numbers/expression.h"

#include <array>

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

/// A negative number in front needs no brackets: its sign is read with it.
Printed show_product(const Expression& tree, const char* sign) {
    const bool negative = tree.left->kind == ExpressionKind::number && tree.left->value < 0;
    const std::string left = negative ? to_string(tree.left->value) : inside(*tree.left, kProduct);
    return {left + sign + inside(*tree.right, kUnary), negative ? kSum : kProduct};
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
        [](const Expression& e) {
            return Printed{inside(*e.left, kSum) + "+" + inside(*e.right, kProduct), kSum};
        },
        [](const Expression& e) {
            return Printed{inside(*e.left, kSum) + "-" + inside(*e.right, kProduct), kSum};
        },
        [](const Expression& e) { return show_product(e, "*"); },
        [](const Expression& e) { return show_product(e, "/"); },
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
