#include "facts/between.h"

#include "facts/relation.h"

#include <algorithm>
#include <span>
#include <vector>

namespace porism::facts {
namespace {

using Between = std::array<PointId, 3>;

constexpr int straight_angle = 180;

/// The ends of the whole, and the common end of its parts.
std::optional<Between> parts_of(std::span<const PointId> one, std::span<const PointId> other,
                                std::span<const PointId> whole) {
    for (const std::size_t i : {0U, 1U})
        for (const std::size_t j : {0U, 1U}) {
            const Between found{one[1 - i], one[i], other[1 - j]};
            if (one[i] != other[j] || found[0] == found[2]) continue;
            const bool ends =
                (whole[0] == found[0] && whole[1] == found[2]) || (whole[0] == found[2] && whole[1] == found[0]);
            if (ends) return found;
        }
    return std::nullopt;
}

const Quantity* alone(const Monomial& monomial, QuantityKind kind) {
    const bool one = monomial.factors.size() == 1 && monomial.factors.front().exponent == 1 &&
                     monomial.factors.front().quantity.kind() == kind;
    return one ? &monomial.factors.front().quantity : nullptr;
}

std::optional<Between> by_lengths(const Polynomial& polynomial) {
    if (polynomial.size() != 3) return std::nullopt;
    std::vector<const Quantity*> parts;
    const Quantity* whole = nullptr;
    const auto positive = std::ranges::count_if(polynomial, [](const auto& term) { return term.second > 0; });
    for (const auto& [monomial, coefficient] : polynomial) {
        const Quantity* length = alone(monomial, QuantityKind::length);
        if (length == nullptr || abs(coefficient) != 1) return std::nullopt;
        if ((coefficient > 0) == (positive == 2))
            parts.push_back(length);
        else
            whole = length;
    }
    if (parts.size() != 2) return std::nullopt;
    return parts_of(parts[0]->points(), parts[1]->points(), whole->points());
}

std::optional<Between> by_angle(const Polynomial& polynomial) {
    if (polynomial.size() != 2) return std::nullopt;
    const Quantity* angle = nullptr;
    numbers::Rational of_angle = 0, constant = 0;
    for (const auto& [monomial, coefficient] : polynomial) {
        if (monomial.factors.empty()) constant = coefficient;
        if (const Quantity* one = alone(monomial, QuantityKind::angle)) {
            angle = one;
            of_angle = coefficient;
        }
    }
    if (angle == nullptr || numbers::Rational(constant + straight_angle * of_angle) != 0) return std::nullopt;
    return Between{angle->points()[0], angle->points()[1], angle->points()[2]};
}

} // namespace

std::optional<Between> said_between(const Statement& statement) {
    const auto points = statement.points();
    if (statement.predicate() == Predicate::sum)
        return parts_of(points.first(2), points.subspan(2, 2), points.subspan(4, 2));
    if (statement.relation() == nullptr) return std::nullopt;
    const Polynomial& polynomial = statement.relation()->polynomial();
    const auto found = by_lengths(polynomial);
    return found ? found : by_angle(polynomial);
}

std::optional<std::array<PointId, 3>> said_on_line(const Statement& statement) {
    if (const auto between = said_between(statement)) return between;
    const auto p = statement.points();
    if (statement.predicate() == Predicate::coll || statement.predicate() == Predicate::midp)
        return std::array{p[0], p[1], p[2]};
    if (statement.predicate() != Predicate::para) return std::nullopt;
    for (const std::size_t i : {0U, 1U})
        for (const std::size_t j : {2U, 3U})
            if (p[i] == p[j] && p[1 - i] != p[5 - j]) return std::array{p[i], p[1 - i], p[5 - j]};
    return std::nullopt;
}

} // namespace porism::facts
