#include "problem/grade.h"

#include "base/text.h"
#include "numbers/ball.h"
#include "numbers/exact.h"
#include "numbers/number.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

namespace porism::problem {
namespace {

using numbers::ExpressionKind;

constexpr double rounded = 0.01; // relative
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

/// By as many digits as it takes, sines and angles too.
bool surely_differ(const numbers::Scalar& a, const numbers::Scalar& b) {
    return std::ranges::any_of(std::array{128, 512, 2048}, [&](int bits) {
        const numbers::BallPrecision precision(bits);
        return numbers::sign(numbers::to_ball(a) - numbers::to_ball(b)).value_or(0) != 0;
    });
}

bool same(const numbers::Scalar& a, const numbers::Scalar& b) {
    if (numbers::canonical_text(a) == numbers::canonical_text(b)) return true;
    if (surely_differ(a, b)) return false;
    if (!is_algebraic(a.expression()) || !is_algebraic(b.expression())) return true;
    const numbers::ExactContext context;
    const auto difference = numbers::from_scalar<numbers::Exact>(a) - numbers::from_scalar<numbers::Exact>(b);
    return numbers::is_zero(difference) != numbers::Decision::no;
}

/// The digits behind the point of a decimal or a whole number, none of other text.
std::optional<int> digits_behind_point(std::string_view text) {
    if (text.starts_with('-') || text.starts_with('+')) text.remove_prefix(1);
    if (text.starts_with("\u2212")) text.remove_prefix(std::string_view("\u2212").size());
    const std::size_t point = std::min(text.find('.'), text.size());
    const std::string_view behind = text.substr(std::min(point + 1, text.size()));
    const bool digits = std::ranges::all_of(text.substr(0, point), is_digit) && std::ranges::all_of(behind, is_digit);
    return digits && !text.empty() ? std::optional(static_cast<int>(behind.size())) : std::nullopt;
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

double rounding_of(const numbers::Scalar& told, double value) {
    const double most = rounded * std::fabs(value);
    if (const auto digits = digits_behind_point(told.text())) return std::min(most, 0.5 * std::pow(10, -*digits));
    return told.text().find('.') == std::string::npos ? 0 : most;
}

Grade grade_told(const numbers::Scalar& told, const numbers::Scalar& value) {
    if (same(told, value)) return Grade::exact;
    constexpr double of_doubles = 1e-14;
    const double known = numbers::to_double(value), allowed = rounding_of(told, known);
    const double gap = std::fabs(numbers::to_double(told) - known);
    return allowed > 0 && gap <= allowed + of_doubles * std::fabs(known) ? Grade::near : Grade::wrong;
}

} // namespace porism::problem
