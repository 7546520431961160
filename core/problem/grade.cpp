#include "problem/grade.h"

#include "numbers/exact.h"
#include "numbers/number.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace porism::problem {
namespace {

using numbers::ExpressionKind;

constexpr double rounded = 0.01;     // relative
constexpr double all_digits = 1e-12; // relative: of doubles, after some operations
constexpr std::array<std::string_view, 3> names{"exact", "near", "wrong"};

/// What is no algebraic number by its form: pi that is no angle of a function, and what takes functions back.
bool is_algebraic(const numbers::Expression& tree, bool angle = false) {
    constexpr std::array functions{ExpressionKind::sine, ExpressionKind::cosine, ExpressionKind::tangent};
    constexpr std::array inverses{ExpressionKind::arcsine, ExpressionKind::arccosine, ExpressionKind::arctangent};
    if (std::ranges::find(inverses, tree.kind) != inverses.end()) return false;
    if (tree.kind == ExpressionKind::pi_multiple) return angle;
    const bool inside = std::ranges::find(functions, tree.kind) != functions.end();
    return (!tree.left || is_algebraic(*tree.left, inside)) && (!tree.right || is_algebraic(*tree.right, inside));
}

bool same(const numbers::Scalar& a, const numbers::Scalar& b) {
    if (numbers::canonical_text(a) == numbers::canonical_text(b)) return true;
    const double x = numbers::to_double(a), y = numbers::to_double(b);
    if (std::fabs(x - y) > all_digits * std::max(std::fabs(x), std::fabs(y))) return false;
    if (!is_algebraic(a.expression()) || !is_algebraic(b.expression())) return true;
    const numbers::ExactContext context;
    const auto difference = numbers::from_scalar<numbers::Exact>(a) - numbers::from_scalar<numbers::Exact>(b);
    return numbers::is_zero(difference) != numbers::Decision::no;
}

} // namespace

std::string_view name_of(Grade grade) {
    return names[static_cast<std::size_t>(grade)];
}

Grade grade(const numbers::Scalar& given, const numbers::Scalar& expected) {
    if (same(given, expected)) return Grade::exact;
    const double x = numbers::to_double(given), y = numbers::to_double(expected);
    return std::fabs(x - y) <= rounded * std::fabs(y) ? Grade::near : Grade::wrong;
}

} // namespace porism::problem
