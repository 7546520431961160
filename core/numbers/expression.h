// How expression trees are built, evaluated and printed: for the sources of this module and for who reads trees.
#pragma once

#include "base/result.h"
#include "numbers/ball.h"
#include "numbers/scalar.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace porism::numbers {

using Node = std::shared_ptr<const Expression>;

/// Precision up to which a scalar's value is looked for before it is refused as no number.
inline constexpr int kScalarPrecisionLimit = 4096;
inline constexpr std::uint64_t kScalarBitLimit = 1U << 16;

Node number_node(const Rational& value);
Node pi_node(const Rational& multiple);

/// Each folds what is rational or a rational multiple of pi. Errors carry no place; the parser knows it.
Result<Node> negate_node(Node operand);
Result<Node> sum_node(ExpressionKind kind, Node left, Node right);     ///< add or subtract
Result<Node> product_node(ExpressionKind kind, Node left, Node right); ///< multiply or divide
Result<Node> power_node(Node base, const Node& exponent);
Result<Node> root_node(Node operand);
/// One of sine to arctangent.
Result<Node> function_node(ExpressionKind kind, Node operand);
/// Its name as the grammar has it.
std::string_view function_name(ExpressionKind kind);
/// Times pi / 180.
Result<Node> degrees_node(Node operand);

/// At the current precision; all reals where a divisor or a radicand is not clear of zero.
Ball evaluate(const Expression& tree);
std::optional<int> sign_of(const Expression& tree); // in 256 bits
std::string print(const Expression& tree);

Ball cos_of_turn_ball(const Rational& q);
Ball sin_of_turn_ball(const Rational& q);

} // namespace porism::numbers
