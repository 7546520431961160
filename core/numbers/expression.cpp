#include "numbers/expression.h"

#include <array>
#include <cassert>

namespace porism::numbers {

namespace {

using Kind = ExpressionKind;

constexpr int kMaxExponent = 1000;
constexpr int kMaxRoot = 12;

std::uint64_t size_of(const Rational& value) {
    return mpz_sizeinbase(value.get_num_mpz_t(), 2) + mpz_sizeinbase(value.get_den_mpz_t(), 2);
}

bool is_number(const Node& node) {
    return node->kind == Kind::number;
}
bool is_pi(const Node& node) {
    return node->kind == Kind::pi_multiple;
}
bool is_zero_number(const Node& node) {
    return is_number(node) && node->value == 0;
}
/// Zero counts as a multiple of pi.
bool is_turn(const Node& node) {
    return is_pi(node) || is_zero_number(node);
}

Node leaf(Kind kind, const Rational& value) {
    return std::make_shared<const Expression>(Expression{kind, value, {}, {}, size_of(value)});
}

Result<Node> inner(Kind kind, Node left, Node right, const Rational& exponent, std::uint64_t bits) {
    if (bits > kScalarBitLimit) return fail("scalar_too_large", "the number is too large", "keep values below 2^65536");
    return std::make_shared<const Expression>(Expression{kind, exponent, std::move(left), std::move(right), bits});
}

Result<Node> too_large_or(std::uint64_t bits, Node node) {
    if (bits > kScalarBitLimit) return fail("scalar_too_large", "the number is too large", "keep values below 2^65536");
    return node;
}

tl::unexpected<Error> negative_root() {
    return fail("scalar_negative_root", "this is the root of a negative number",
                "write a radicand that is not negative");
}

Rational integer_power(const Rational& base, long exponent) {
    const auto size = static_cast<unsigned long>(exponent < 0 ? -exponent : exponent);
    Integer num;
    Integer den;
    mpz_pow_ui(num.get_mpz_t(), base.get_num_mpz_t(), size);
    mpz_pow_ui(den.get_mpz_t(), base.get_den_mpz_t(), size);
    return exponent < 0 ? ratio(den, num) : ratio(num, den);
}

Status check_exponent(const Node& exponent) {
    if (!is_number(exponent))
        return fail("scalar_exponent", "the exponent must be a rational number", "use sqrt(...) for square roots");
    if (::abs(exponent->value.get_num()) > kMaxExponent || exponent->value.get_den() > kMaxRoot)
        return fail("scalar_exponent", "the exponent is out of bounds",
                    "use a numerator of at most 1000 and a denominator of at most 12");
    return {};
}

Result<Node> rational_power(const Node& base, const Rational& exponent, std::uint64_t bits) {
    const bool root = !is_integer(exponent);
    if (base->value == 0) {
        if (exponent < 0) return fail("scalar_zero_division", "this divides by zero", "write another divisor");
        if (exponent == 0) return fail("scalar_exponent", "zero to the power of zero has no value", "write 1 or 0");
    }
    if (base->value < 0 && root) return negative_root();
    if (bits > kScalarBitLimit) return too_large_or(bits, base);
    const auto radix = exact_root(base->value, exponent.get_den().get_ui());
    if (radix) return number_node(integer_power(*radix, exponent.get_num().get_si()));
    return inner(Kind::power, base, {}, exponent, bits);
}

} // namespace

std::optional<int> sign_of(const Expression& tree) {
    const BallPrecision precision(256);
    return sign(evaluate(tree));
}

Node number_node(const Rational& value) {
    return leaf(Kind::number, value);
}
Node pi_node(const Rational& multiple) {
    return multiple == 0 ? number_node(0) : leaf(Kind::pi_multiple, multiple);
}

Result<Node> negate_node(Node operand) {
    if (is_number(operand) || is_pi(operand)) return leaf(operand->kind, -operand->value);
    if (operand->kind == Kind::negate) return operand->left;
    const auto bits = operand->bits;
    return inner(Kind::negate, std::move(operand), {}, 0, bits);
}

Result<Node> sum_node(Kind kind, Node left, Node right) {
    const auto bits = left->bits + right->bits + 1;
    if (bits > kScalarBitLimit) return too_large_or(bits, left);
    const auto add = [&] {
        return kind == Kind::add ? Rational(left->value + right->value) : Rational(left->value - right->value);
    };
    if (is_number(left) && is_number(right)) return number_node(add());
    if (is_turn(left) && is_turn(right)) return pi_node(add());
    return inner(kind, std::move(left), std::move(right), 0, bits);
}

Result<Node> product_node(Kind kind, Node left, Node right) {
    const bool divide = kind == Kind::divide;
    if (divide && is_zero_number(right))
        return fail("scalar_zero_division", "this divides by zero", "write another divisor");
    const auto bits = left->bits + right->bits;
    if (bits > kScalarBitLimit) return too_large_or(bits, left);
    if (is_zero_number(left)) return left;
    if (is_zero_number(right)) return right;
    const auto value = [&] {
        return divide ? Rational(left->value / right->value) : Rational(left->value * right->value);
    };
    if (is_number(left) && is_number(right)) return number_node(value());
    if (is_pi(left) && is_number(right)) return pi_node(value());
    if (is_pi(left) && is_pi(right) && divide) return number_node(value());
    if (is_number(left) && is_pi(right) && !divide) return pi_node(value());
    return inner(kind, std::move(left), std::move(right), 0, bits);
}

Result<Node> power_node(Node base, const Node& exponent) {
    if (auto checked = check_exponent(exponent); !checked) return fail(checked.error());
    const Rational& value = exponent->value;
    const std::uint64_t bits = base->bits * static_cast<std::uint64_t>(Integer(::abs(value.get_num())).get_ui()) + 1;
    if (is_number(base)) return rational_power(base, value, bits);
    if (value == 0) return number_node(1);
    if (value == 1) return base;
    if (!is_integer(value) && sign_of(*base) == -1) return negative_root();
    return inner(Kind::power, std::move(base), {}, value, bits);
}

Result<Node> root_node(Node operand) {
    const auto bits = operand->bits;
    if (is_number(operand)) {
        if (operand->value < 0) return negative_root();
        if (auto root = exact_sqrt(operand->value)) return number_node(*root);
    } else if (sign_of(*operand) == -1) {
        return negative_root();
    }
    return inner(Kind::root, std::move(operand), {}, 0, bits);
}

Result<Node> degrees_node(Node operand) {
    return product_node(Kind::multiply, std::move(operand), pi_node(ratio(1, 180)));
}

namespace {

Ball sine_ball(const Expression& angle) {
    return angle.kind == Kind::pi_multiple ? sin_of_turn_ball(angle.value) : sin(evaluate(angle));
}
Ball cosine_ball(const Expression& angle) {
    return angle.kind == Kind::pi_multiple ? cos_of_turn_ball(angle.value) : cos(evaluate(angle));
}

} // namespace

Ball evaluate(const Expression& tree) {
    using Evaluate = Ball (*)(const Expression&);
    static constexpr std::array<Evaluate, expression_kinds> table{
        [](const Expression& e) { return Ball(e.value); },
        [](const Expression& e) { return Ball(e.value) * pi_ball(); },
        [](const Expression& e) { return -evaluate(*e.left); },
        [](const Expression& e) { return evaluate(*e.left) + evaluate(*e.right); },
        [](const Expression& e) { return evaluate(*e.left) - evaluate(*e.right); },
        [](const Expression& e) { return evaluate(*e.left) * evaluate(*e.right); },
        [](const Expression& e) { return evaluate(*e.left) / evaluate(*e.right); },
        [](const Expression& e) { return pow(evaluate(*e.left), e.value); },
        [](const Expression& e) { return sqrt(evaluate(*e.left)); },
        [](const Expression& e) { return sine_ball(*e.left); },
        [](const Expression& e) { return cosine_ball(*e.left); },
        [](const Expression& e) { return sine_ball(*e.left) / cosine_ball(*e.left); },
        [](const Expression& e) { return asin(evaluate(*e.left)); },
        [](const Expression& e) { return acos(evaluate(*e.left)); },
        [](const Expression& e) { return atan(evaluate(*e.left)); },
    };
    return table[static_cast<std::size_t>(tree.kind)](tree);
}

} // namespace porism::numbers
