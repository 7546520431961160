#include "facts/constants.h"

#include "numbers/exact.h"
#include "numbers/expression.h"

#include <algorithm>
#include <utility>

namespace porism::facts {
namespace {

using numbers::Exact;
using numbers::ExactContext;
using numbers::Expression;
using numbers::ExpressionKind;
using numbers::Rational;
using numbers::Scalar;

Scalar read(const std::string& text) {
    return numbers::Scalar::parse(text).value();
}

void multiply(Monomial& by, const Scalar& value, std::uint32_t exponent = 1) {
    const Quantity quantity = Quantity::number(value);
    const auto at = std::ranges::lower_bound(by.factors, quantity, {}, &Monomial::Factor::quantity);
    if (at != by.factors.end() && at->quantity == quantity)
        at->exponent += exponent;
    else
        by.factors.insert(at, {quantity, exponent});
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

/// One algebraic number: what is rational of it goes into the factor.
void add_algebraic(const Exact& value, const std::string& written, Constant& into) {
    if (const auto rational = numbers::as_rational(value)) {
        into.factor *= *rational;
        return;
    }
    const auto simplest = numbers::as_scalar(value);
    Constant parts;
    std::vector<std::string> rest;
    if (simplest) take_apart(simplest->expression(), parts, rest);
    if (rest.size() == 1 && parts.irrational.factors.empty()) {
        into.factor *= parts.factor;
        multiply(into.irrational, read(rest.front()));
    } else {
        multiply(into.irrational, simplest ? *simplest : read(written));
    }
}

bool has_function(const Expression& tree) {
    return tree.kind >= ExpressionKind::sine || (tree.left && has_function(*tree.left)) ||
           (tree.right && has_function(*tree.right));
}

void add_rest(const std::vector<std::string>& rest, Constant& into) {
    const ExactContext context;
    Exact product(1);
    std::string written = "1";
    for (const std::string& each : rest) {
        const Scalar value = read(each);
        // A sine stays what it is: its form in radicals, where there is one, nobody reads.
        const Exact exact = has_function(value.expression()) ? Exact(0) : numbers::to_exact(value);
        if (has_function(value.expression())) {
            multiply(into.irrational, value);
        } else if (exact.state() == Exact::State::value) {
            product *= exact;
            written.append("*(").append(each).append(")");
        } else {
            multiply(into.irrational, value);
        }
    }
    if (product.state() == Exact::State::value)
        add_algebraic(product, written, into);
    else
        multiply(into.irrational, read(written));
}

} // namespace

Constant constant_of(const Scalar& value) {
    Constant result;
    std::vector<std::string> rest;
    take_apart(value.expression(), result, rest);
    if (!rest.empty()) add_rest(rest, result);
    return result;
}

Constant gathered(const Monomial& product) {
    Constant result;
    std::vector<std::string> rest;
    for (const Monomial::Factor& factor : product.factors) {
        if (factor.quantity.kind() != QuantityKind::number) {
            result.irrational.factors.push_back(factor);
        } else if (factor.quantity.text() == "pi") {
            multiply(result.irrational, factor.quantity.constant(), factor.exponent);
        } else {
            for (std::uint32_t i = 0; i < factor.exponent; ++i) rest.push_back(factor.quantity.text());
        }
    }
    if (!rest.empty()) add_rest(rest, result);
    std::ranges::sort(result.irrational.factors);
    return result;
}

} // namespace porism::facts
