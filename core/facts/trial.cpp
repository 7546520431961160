#include "facts/trial.h"

#include "facts/comparison.h"
#include "facts/constants.h"
#include "facts/solving.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace porism::facts {
namespace {

using numbers::Scalar;
using Corners = std::array<PointId, 3>;

/// Bounds that fail by more than this are not looked at exactly.
constexpr double clearly_below = 1e-6;

Quantity quantity_of(const OrderTerm& term, const Corners& corners) {
    return at_corner(term.kind, term.corner, corners);
}

bool is_bound(const OrderBound& bound) {
    return bound.terms.front().factor != 0;
}

/// The points of a statement about a corner, as a row names them.
Corners corners_of(const Statement& order) {
    return {order[0], order[1], order[2]};
}

std::set<Quantity> quantities_of(const OrderRow& row, const Corners& corners) {
    std::set<Quantity> out;
    for (const OrderBound& bound : row.never)
        for (const OrderTerm& term : bound.terms)
            if (term.factor != 0) out.insert(quantity_of(term, corners));
    return out;
}

} // namespace

Trial::Trial(std::span<const Statement> orders) {
    std::ranges::copy_if(orders, std::back_inserter(comparisons_),
                         [](const Statement& one) { return comparison_row(one.predicate()) != nullptr; });
    std::ranges::copy_if(orders, std::back_inserter(orders_), [](const Statement& one) {
        return std::ranges::any_of(order_rows(), [&](const OrderRow& row) { return row.order == one.predicate(); });
    });
}

void Trial::refuse(Refusal refusal) {
    if (!refusal_) refusal_ = std::move(refusal);
}

void Trial::know(const Quantity& quantity, const Scalar& value) {
    if (!values_.emplace(quantity, value).second) return;
    points_.insert(quantity.points().begin(), quantity.points().end());
    if (admits(quantity, value) == false) return refuse({{quantity}});
    for (const Statement& comparison : comparisons_) check(comparison, quantity);
    compare(quantity);
}

/// A comparison of the quantity with others that all have values, decided.
void Trial::check(const Statement& comparison, const Quantity& quantity) {
    const std::vector<Quantity>& quantities = comparison.compared()->quantities();
    if (std::ranges::find(quantities, quantity) == quantities.end()) return;
    std::optional<Polynomial> left = comparison.compared()->polynomial();
    for (const Quantity& one : quantities) {
        const auto value = values_.find(one);
        if (value == values_.end()) return;
        left = substituted(*left, one, constant(value->second));
        if (!left) return;
    }
    const auto value = value_of(*left);
    const auto sign = value ? sign_of(*value) : std::nullopt;
    if (sign && !facts::holds(*comparison_row(comparison.predicate()), *sign))
        refuse({{quantities.begin(), quantities.end()}, {}, nullptr, comparison});
}

std::optional<Quantity> Trial::put_into(const Polynomial& equation) {
    std::optional<Polynomial> left = equation;
    std::vector<Quantity> put_in;
    for (const auto& [quantity, value] : values_) {
        const bool occurs = std::ranges::any_of(*left, [&](const auto& term) {
            return std::ranges::find(term.first.factors, quantity, &Monomial::Factor::quantity) !=
                   term.first.factors.end();
        });
        if (!occurs) continue;
        left = substituted(*left, quantity, constant(value));
        if (!left) return std::nullopt;
        put_in.push_back(quantity);
    }
    auto other = only_quantity(*left);
    if (!other) {
        const auto rest = put_in.empty() ? std::nullopt : value_of(*left);
        if (rest && sign_of(*rest).value_or(0) != 0) refuse({std::move(put_in), Relation::of(equation)});
        return std::nullopt;
    }
    const auto roots = real_roots(*left);
    if (!roots) return std::nullopt;
    std::vector<Scalar> possible;
    for (const Scalar& root : roots->values)
        if (admits(*other, root) != false) possible.push_back(root);
    if (possible.empty()) {
        if (roots->values.size() == 1) values_.emplace(*other, roots->values.front());
        refuse({{*other}});
    }
    if (possible.size() != 1) return std::nullopt;
    know(*other, possible.front());
    return other;
}

/// The three points of an angle, or the ends of a side with each third point.
void Trial::compare(const Quantity& quantity) {
    const auto within = [&](const Statement& order) {
        return std::ranges::all_of(quantity.points(), [&](PointId point) {
            return std::ranges::find(order.points(), point) != order.points().end();
        });
    };
    for (const Statement& order : orders_)
        if (within(order)) compare(corners_of(order), &order);
    const auto points = quantity.points();
    if (points.size() == 3 && quantity.kind() == QuantityKind::angle)
        compare({points[0], points[1], points[2]}, nullptr);
    if (points.size() != 2 || quantity.kind() != QuantityKind::length) return;
    for (const PointId third : points_)
        if (third != points[0] && third != points[1]) compare({points[0], points[1], third}, nullptr);
}

/// In each order of the corners; the vertex of an angle that the statement is about stays.
void Trial::compare(const Corners& corners, const Statement* order) {
    const bool of_vertex = order != nullptr && order->predicate() != Predicate::ncoll;
    Corners turned = corners;
    std::ranges::sort(turned);
    do {
        if (of_vertex && turned[1] != corners[1]) continue;
        for (const OrderRow& row : order_rows()) {
            const bool meant = order == nullptr ? !row.order : row.order == order->predicate();
            if (!meant || !breaks(row, turned)) continue;
            const std::set<Quantity> quantities = quantities_of(row, turned);
            refuse({{quantities.begin(), quantities.end()},
                    {},
                    &row,
                    order == nullptr ? std::nullopt : std::optional(*order)});
        }
    } while (std::ranges::next_permutation(turned).found);
}

bool Trial::breaks(const OrderRow& row, const Corners& corners) const {
    return std::ranges::all_of(row.never,
                               [&](const OrderBound& bound) { return !is_bound(bound) || holds(bound, corners); });
}

/// Of quantities that all have values, decided.
bool Trial::holds(const OrderBound& bound, const Corners& corners) const {
    Polynomial sum = constant(numbers::Rational(bound.constant));
    double about = bound.constant, size = std::abs(about);
    for (const OrderTerm& term : bound.terms) {
        if (term.factor == 0) continue;
        const auto value = values_.find(quantity_of(term, corners));
        if (value == values_.end()) return false;
        const double size_of_term = std::abs(std::pow(numbers::to_double(value->second), term.exponent));
        about += std::pow(numbers::to_double(value->second), term.exponent) * term.factor;
        size += size_of_term;
        std::optional<Polynomial> part = constant(numbers::Rational(term.factor));
        for (std::uint8_t i = 0; part && i < term.exponent; ++i) part = product(*part, constant(value->second));
        if (!part) return false;
        sum = std::move(sum) + *part;
    }
    if (about < -clearly_below * size) return false;
    const auto value = value_of(sum);
    const auto sign = value ? sign_of(*value) : std::nullopt;
    return sign && (bound.strict ? *sign > 0 : *sign >= 0);
}

Trial tried(const Quantity& quantity, const Scalar& value, std::span<const Polynomial> equations,
            std::span<const Statement> orders) {
    Trial trial(orders);
    trial.know(quantity, value);
    for (std::size_t before = 0; !trial.refusal() && before != trial.values().size();) {
        before = trial.values().size();
        for (const Polynomial& equation : equations)
            if (!trial.refusal()) trial.put_into(equation);
    }
    return trial;
}

} // namespace porism::facts
