#include "facts/comparison.h"

#include "facts/constants.h"
#include "facts/solving.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace porism::facts {
namespace {

constexpr std::array comparisons{
    ComparisonRow{Predicate::less_than, "<", "<", Predicate::greater_than, -1, false},
    ComparisonRow{Predicate::greater_than, ">", ">", Predicate::less_than, 1, false},
    ComparisonRow{Predicate::not_greater, "<=", "≤", Predicate::not_less, -1, true},
    ComparisonRow{Predicate::not_less, ">=", "≥", Predicate::not_greater, 1, true},
    ComparisonRow{Predicate::unequal, "!=", "≠", Predicate::unequal, 0, false},
};

constexpr int right_angle = 90; // degrees

struct SignAt {
    const ComparisonRow* row;
    std::size_t at, length;
};

/// Longer signs before those that they begin with.
std::optional<SignAt> sign_in(std::string_view text) {
    std::optional<SignAt> first;
    for (const ComparisonRow& row : comparisons)
        for (const std::string_view sign : {row.sign, row.printed}) {
            const std::size_t at = text.find(sign);
            if (at == std::string_view::npos) continue;
            const bool better = !first || at < first->at || (at == first->at && sign.size() > first->length);
            if (better) first = SignAt{&row, at, sign.size()};
        }
    return first;
}

} // namespace

std::span<const ComparisonRow> comparison_rows() {
    return comparisons;
}

const ComparisonRow* comparison_row(Predicate predicate) {
    const auto* const found = std::ranges::find(comparisons, predicate, &ComparisonRow::predicate);
    return found == comparisons.end() ? nullptr : &*found;
}

bool holds(const ComparisonRow& row, int sign) {
    if (sign == 0) return row.closed;
    return row.side == 0 || row.side == sign;
}

Statement opposite(const ComparisonRow& row, const Relation& difference) {
    if (row.side == 0) return make(difference);
    const auto found = std::ranges::find_if(
        comparisons, [&](const ComparisonRow& other) { return other.side == -row.side && other.closed != row.closed; });
    return *make(found->predicate, difference.polynomial());
}

std::optional<bool> decided_by(const Statement& comparison, const Relation& equation) {
    const Polynomial& difference = comparison.compared()->polynomial();
    const auto speaks = [](const auto& term) {
        return std::ranges::any_of(term.first.factors, [](const Monomial::Factor& factor) {
            return factor.quantity.kind() != QuantityKind::number;
        });
    };
    const auto term = std::ranges::find_if(difference, speaks);
    if (term == difference.end()) return std::nullopt;
    const auto same = equation.polynomial().find(term->first);
    if (same == equation.polynomial().end()) return std::nullopt;
    const auto share = product(constant(numbers::Rational(term->second / same->second)), equation.polynomial());
    if (!share) return std::nullopt;
    const Polynomial rest = difference - *share;
    if (std::ranges::any_of(rest, speaks)) return std::nullopt;
    const auto sign = sign_of_numbers(rest);
    if (!sign) return std::nullopt;
    return holds(*comparison_row(comparison.predicate()), *sign);
}

bool compares(std::string_view text) {
    return sign_in(text).has_value();
}

Result<Statement> parse_comparison(std::string_view text, std::span<const std::string> names, Place place) {
    const auto sign = sign_in(text);
    if (!sign) {
        Error error{
            ErrorKind::bad_input, "relation_syntax", "a comparison needs a sign", "write < <= > >= or !=", {}, {}};
        return fail(error.at(std::move(place)));
    }
    const bool two_letters = sign->length == 2;
    const std::string equation = std::string(text.substr(0, sign->at)) + (two_letters ? " =" : "=") +
                                 std::string(text.substr(sign->at + sign->length));
    auto difference = parse_difference(equation, names, std::move(place));
    if (!difference) return fail(std::move(difference.error()));
    return *make(sign->row->predicate, *difference);
}

std::string to_string(const ComparisonRow& row, const Relation& difference, std::span<const std::string> names) {
    std::string text = to_string(difference, names);
    return text.replace(text.find('='), 1, row.sign);
}

double clearance(const ComparisonRow& row, const Relation& difference, std::span<const geometry::Point<double>> points,
                 const Letters& letters) {
    const double relative = signed_residual(difference, points, letters);
    return row.side == 0 ? std::fabs(relative) : row.side * relative;
}

std::optional<Statement> comparison_said(const Statement& order) {
    const bool acute = order.predicate() == Predicate::acute_angle;
    if (!acute && order.predicate() != Predicate::obtuse_angle) return std::nullopt;
    const Polynomial angle = variable(*Quantity::of(QuantityKind::angle, order.points()));
    return make(acute ? Predicate::less_than : Predicate::greater_than,
                angle - constant(numbers::Rational(right_angle)));
}

std::optional<Statement> order_said(const Statement& comparison) {
    const ComparisonRow* row = comparison_row(comparison.predicate());
    if (row == nullptr || row->side == 0 || row->closed) return std::nullopt;
    const Polynomial& difference = comparison.compared()->polynomial();
    const auto of_angle = std::ranges::find_if(difference, [](const auto& term) {
        const auto& factors = term.first.factors;
        return factors.size() == 1 && factors[0].exponent == 1 && factors[0].quantity.kind() == QuantityKind::angle;
    });
    const auto rest = difference.find(Monomial{});
    if (difference.size() != 2 || of_angle == difference.end() || rest == difference.end() ||
        rest->second != -right_angle * of_angle->second)
        return std::nullopt;
    const bool greater = (row->side > 0) == (of_angle->second > 0);
    return make(greater ? Predicate::obtuse_angle : Predicate::acute_angle,
                of_angle->first.factors[0].quantity.points());
}

} // namespace porism::facts
