// Sines, cosines, tangents and their inverses in expression trees: what folds, folds here.
#include "numbers/arc_sum.h"

#include <algorithm>
#include <array>

namespace porism::numbers {
namespace {

using Kind = ExpressionKind;

/// The square of the value where that is rational by its form alone: 3/4 of -sqrt(3)/2.
std::optional<Rational> rational_square(const Expression& tree) {
    if (tree.kind == Kind::number) return Rational(tree.value * tree.value);
    if (tree.kind == Kind::negate) return rational_square(*tree.left);
    if (tree.kind == Kind::root && tree.left->kind == Kind::number) return tree.left->value;
    if (tree.kind != Kind::multiply && tree.kind != Kind::divide) return std::nullopt;
    const auto left = rational_square(*tree.left), right = rational_square(*tree.right);
    if (!left || !right) return std::nullopt;
    return tree.kind == Kind::divide ? Rational(*left / *right) : Rational(*left * *right);
}

/// Squares of the sine, in twelfths of a half turn, of the angles whose functions have rational squares.
struct Known {
    int twelfths;
    Rational sine, tangent; ///< squared
};
const std::array<Known, 4>& known_angles() {
    static const std::array<Known, 4> table{{
        {0, 0, 0},
        {2, ratio(1, 4), ratio(1, 3)},
        {3, ratio(1, 2), 1},
        {4, ratio(3, 4), 3},
    }};
    return table;
}

Node negated(Node node) {
    return negate_node(std::move(node)).value();
}

/// The root of a small rational as people write it: sqrt(3)/2, sqrt(3)/3.
Node surd_of(const Rational& square) {
    const auto under = exact_sqrt(Rational(square.get_den()));
    const Rational divisor = under ? *under : Rational(square.get_den());
    const Rational radicand = under ? Rational(square.get_num()) : Rational(square.get_num() * square.get_den());
    Node root = root_node(number_node(radicand)).value();
    return divisor == 1 ? root : product_node(Kind::divide, std::move(root), number_node(divisor)).value();
}

/// A function of an angle in (0, 1/2) turns of pi.
Node in_first_quadrant(Kind kind, const Rational& turn) {
    const Rational sine_turn = kind == Kind::cosine ? Rational(ratio(1, 2) - turn) : turn;
    for (const Known& known : known_angles())
        if (sine_turn * 12 == known.twelfths) return surd_of(kind == Kind::tangent ? known.tangent : known.sine);
    Expression tree{kind, 0, pi_node(turn), {}, 64};
    return std::make_shared<const Expression>(std::move(tree));
}

Node sine_of_turn(Rational turn) {
    turn -= 2 * Rational(floor(turn / 2));
    if (turn == 0 || turn == 1) return number_node(0);
    if (turn > 1) return negated(sine_of_turn(turn - 1));
    if (turn == ratio(1, 2)) return number_node(1);
    return in_first_quadrant(Kind::sine, turn < ratio(1, 2) ? turn : Rational(1 - turn));
}

Node cosine_of_turn(Rational turn) {
    turn -= 2 * Rational(floor(turn / 2));
    if (turn > 1) turn = 2 - turn;
    if (turn > ratio(1, 2)) return negated(cosine_of_turn(1 - turn));
    if (turn == 0) return number_node(1);
    if (turn == ratio(1, 2)) return number_node(0);
    return in_first_quadrant(Kind::cosine, turn);
}

Result<Node> tangent_of_turn(Rational turn) {
    turn = fraction_part(turn);
    if (turn == 0) return number_node(0);
    if (turn == ratio(1, 2))
        return fail("scalar_tangent", "a right angle has no tangent", "write an angle that is not right");
    if (turn > ratio(1, 2)) return negated(in_first_quadrant(Kind::tangent, 1 - turn));
    return in_first_quadrant(Kind::tangent, turn);
}

int sign_by_ball(const Expression& tree) {
    const BallPrecision precision(256);
    return sign(evaluate(tree)).value_or(0);
}

/// The angle in [0, 1/2] turns of pi whose sine or tangent has this square.
std::optional<Rational> angle_of_square(Kind kind, const Rational& square) {
    if (kind != Kind::arctangent && square == 1) return ratio(1, 2);
    for (const Known& known : known_angles())
        if (square == (kind == Kind::arctangent ? known.tangent : known.sine)) return ratio(known.twelfths, 12);
    return std::nullopt;
}

/// The angle in turns of pi whose sine (or tangent) this says to be that of a rational part of a turn.
std::optional<Rational> angle_of_function(Kind kind, const Expression& tree) {
    if (tree.kind == Kind::negate) {
        const auto angle = angle_of_function(kind, *tree.left);
        return angle ? std::optional(Rational(-*angle)) : std::nullopt;
    }
    if (tree.left == nullptr || tree.left->kind != Kind::pi_multiple) return std::nullopt;
    const Rational& turn = tree.left->value;
    const bool of_tangent = kind == Kind::arctangent;
    if (tree.kind == (of_tangent ? Kind::tangent : Kind::sine)) return turn;
    return !of_tangent && tree.kind == Kind::cosine ? std::optional(Rational(ratio(1, 2) - turn)) : std::nullopt;
}

Result<Node> arc_node(Kind kind, Node operand) {
    if (const auto turn = angle_of_function(kind, *operand))
        return pi_node(kind == Kind::arccosine ? Rational(ratio(1, 2) - *turn) : *turn);
    const auto square = rational_square(*operand);
    if (kind != Kind::arctangent && square && *square > 1)
        return fail("scalar_arc", "no angle has a sine or cosine beyond 1", "write a number between -1 and 1");
    if (const auto angle = square ? angle_of_square(kind, *square) : std::nullopt) {
        const Rational turn = sign_by_ball(*operand) < 0 ? Rational(-*angle) : *angle;
        return pi_node(kind == Kind::arccosine ? Rational(ratio(1, 2) - turn) : turn);
    }
    const auto bits = operand->bits + 64;
    return std::make_shared<const Expression>(Expression{kind, 0, std::move(operand), {}, bits});
}

struct FunctionRow {
    Kind kind;
    std::string_view name;
};
constexpr std::array functions{
    FunctionRow{Kind::sine, "sin"},         FunctionRow{Kind::cosine, "cos"},
    FunctionRow{Kind::tangent, "tan"},      FunctionRow{Kind::arcsine, "arcsin"},
    FunctionRow{Kind::arccosine, "arccos"}, FunctionRow{Kind::arctangent, "arctan"},
};

} // namespace

std::string_view function_name(Kind kind) {
    return std::ranges::find(functions, kind, &FunctionRow::kind)->name;
}

Result<Node> function_node(Kind kind, Node operand) {
    if (kind == Kind::arcsine || kind == Kind::arccosine || kind == Kind::arctangent)
        return arc_node(kind, std::move(operand));
    const bool nothing = operand->kind == Kind::number && operand->value == 0;
    if (operand->kind != Kind::pi_multiple && !nothing) {
        if (auto without = function_of_arcs(kind, *operand)) return *std::move(without);
        const auto bits = operand->bits + 64;
        return std::make_shared<const Expression>(Expression{kind, 0, std::move(operand), {}, bits});
    }
    const Rational turn = nothing ? Rational(0) : operand->value;
    if (kind == Kind::tangent) return tangent_of_turn(turn);
    return kind == Kind::sine ? sine_of_turn(turn) : cosine_of_turn(turn);
}

} // namespace porism::numbers
