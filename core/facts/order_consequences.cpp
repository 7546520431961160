#include "facts/order_consequences.h"

#include "facts/between.h"
#include "facts/comparison.h"
#include "facts/order_rows.h"
#include "facts/plain_comparison.h"
#include "facts/readings.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <set>
#include <utility>

namespace porism::facts {
namespace {

using Corners = std::array<PointId, 3>;
using Origin = std::vector<std::size_t>;

/// All triples of so many points are looked at, else those that share two sides that are spoken of.
constexpr std::size_t few_points = 8;
/// What more triangles say together is beyond what is solved (linear_bounds.h).
constexpr std::size_t most_triples = 1000;

Origin joined(Origin one, const Origin& other) {
    one.insert(one.end(), other.begin(), other.end());
    std::ranges::sort(one);
    one.erase(std::ranges::unique(one).begin(), one.end());
    return one;
}

Corners sorted(Corners corners) {
    std::ranges::sort(corners);
    return corners;
}

Polynomial negative(const Polynomial& amount) {
    return Polynomial() - amount;
}

std::optional<LinearBound> bound_said(const Statement& order) {
    const Statement comparison = plainest(order);
    const ComparisonRow* row = comparison_row(comparison.predicate());
    if (row == nullptr || row->side == 0) return std::nullopt;
    const Polynomial& difference = comparison.compared()->polynomial();
    return LinearBound{row->side > 0 ? difference : negative(difference),
                       row->closed ? Bounded::not_negative : Bounded::positive};
}

std::vector<LinearBound> bounds_said(const Statement& statement) {
    std::vector<LinearBound> out;
    if (row(statement.predicate()).order) {
        if (auto bound = bound_said(statement)) out.push_back(*std::move(bound));
        return out;
    }
    for (const Reading& reading : readings(statement))
        if (reading.conditions.empty() && !is_flat(statement, reading.relation))
            out.push_back({reading.relation.polynomial(), Bounded::zero});
    return out;
}

/// A bound of an order row, for three points; empty where it has none.
std::optional<LinearBound> bound_at(const OrderBound& bound, const Corners& corners) {
    Polynomial amount;
    for (const OrderTerm& term : bound.terms)
        if (term.factor != 0)
            amount = std::move(amount) +
                     Polynomial{{Monomial{{{at_corner(term.kind, term.corner, corners), term.exponent}}}, term.factor}};
    if (amount.empty()) return std::nullopt;
    if (bound.constant != 0) amount = std::move(amount) + constant(numbers::Rational(bound.constant));
    return LinearBound{std::move(amount), bound.strict ? Bounded::positive : Bounded::not_negative};
}

LinearBound opposite(const LinearBound& bound) {
    return {negative(bound.amount), bound.is == Bounded::positive ? Bounded::not_negative : Bounded::positive};
}

Polynomial times(const numbers::Rational& factor, const Polynomial& amount) {
    Polynomial out;
    for (const auto& [monomial, coefficient] : amount) out.emplace(monomial, factor * coefficient);
    return out;
}

/// The first of its terms that is no number.
Polynomial::const_iterator first_of_quantities(const Polynomial& amount) {
    return std::ranges::find_if(amount, [](const auto& term) { return !term.first.factors.empty(); });
}

/// Whether the one says as much as the other, or more: it is a multiple of it, but for a number.
bool says(const LinearBound& one, const LinearBound& other) {
    const auto mine = first_of_quantities(one.amount), theirs = first_of_quantities(other.amount);
    if (mine == one.amount.end() || theirs == other.amount.end() || mine->first != theirs->first) return false;
    const numbers::Rational factor = theirs->second / mine->second;
    if (one.is != Bounded::zero && factor < 0) return false;
    const Polynomial more = other.amount - times(factor, one.amount);
    if (first_of_quantities(more) != more.end()) return false;
    if (!more.empty()) return more.begin()->second > 0;
    return one.is == Bounded::positive ? other.is != Bounded::zero : other.is == Bounded::not_negative;
}

/// Of bounds of one length by a number, or of two by each other, that of their squares: AB^2 < 9 of AB < 3, AB^2 >= 4
/// BC^2 of AB >= 2 BC. Empty of others, and where the number is negative.
std::optional<LinearBound> squared(const LinearBound& bound) {
    Polynomial out;
    numbers::Rational above = 0;
    for (const auto& [monomial, coefficient] : bound.amount) {
        Monomial twice = monomial;
        const bool is_length = twice.factors.size() == 1 && twice.factors.front().exponent == 1 &&
                               twice.factors.front().quantity.kind() == QuantityKind::length;
        if (!is_length && !twice.factors.empty()) return std::nullopt;
        if (is_length) twice.factors.front().exponent = 2;
        above += coefficient > 0 ? 1 : -1;
        out.emplace(std::move(twice), coefficient > 0 ? numbers::Rational(coefficient * coefficient)
                                                      : numbers::Rational(-coefficient * coefficient));
    }
    if (out.size() != 2 || above != 0) return std::nullopt;
    return LinearBound{std::move(out), bound.is};
}

struct InSegment {
    PointId end, middle, other;
    Origin from;
};

class Consequences {
public:
    explicit Consequences(std::span<const Statement> statements) : statements_(statements) {
        for (std::size_t i = 0; i < statements.size(); ++i) {
            for (LinearBound& bound : bounds_said(statements[i])) out_.push_back({std::move(bound), {i}});
            if (const auto line = said_on_line(statements[i])) flat_.insert(sorted(*line));
            if (row(statements[i].predicate()).order && statements[i].compared() == nullptr)
                placings_.emplace(statements[i], i);
        }
        said_ = out_.size();
        for (std::size_t i = 0; i < statements.size(); ++i) note_middles(i);
        for (const InSegment& one : between_)
            add({length(one.end, one.middle) + length(one.middle, one.other) - length(one.end, one.other),
                 Bounded::zero},
                one.from);
        add_midlines();
        add_squares();
        note_points();
    }

    std::vector<Consequence> all() && {
        const auto corners = triples();
        if (corners.size() <= most_triples)
            for (const Corners& one : corners) add_triangle(one);
        for (const InSegment& one : between_) add_nearer(one);
        add_ranges();
        return std::move(out_);
    }

private:
    void add(LinearBound bound, Origin from) { out_.push_back({std::move(bound), std::move(from)}); }

    static Polynomial length(PointId one, PointId other) {
        return variable(*Quantity::of(QuantityKind::length, std::array{one, other}));
    }

    /// Of points on a line the one at which the angle is obtuse or that is equally far from the others, and midpoints.
    void note_middles(std::size_t line) {
        const Statement& said = statements_[line];
        if (said.predicate() == Predicate::midp) {
            between_.push_back({said[1], said[0], said[2], {line}});
            midpoints_.push_back(between_.back());
        }
        if (said.predicate() != Predicate::coll) return;
        for (std::size_t i = 0; i < statements_.size(); ++i)
            if (const Statement& order = statements_[i]; order.predicate() == Predicate::obtuse_angle &&
                                                         std::ranges::is_permutation(order.points(), said.points()))
                between_.push_back({order[0], order[1], order[2], joined({line}, {i})});
        for (const auto& [end, middle, other] :
             {std::array{said[0], said[1], said[2]}, {said[1], said[2], said[0]}, {said[2], said[0], said[1]}})
            if (const auto equal = equally_far(middle, end, other); !equal.empty()) {
                between_.push_back({end, middle, other, joined({line}, equal)});
                midpoints_.push_back(between_.back());
            }
    }

    /// By which statements two points are equally far from a third: one equation, or two with the same other length or
    /// number; empty where that is not said so.
    Origin equally_far(PointId from, PointId one, PointId other) const {
        const auto by_one = lengths_like(from, one), by_other = lengths_like(from, other);
        for (const auto& [mine, by] : by_one) {
            if (mine == length(from, other)) return {by};
            for (const auto& [theirs, also_by] : by_other)
                if (mine == theirs) return joined({by}, {also_by});
        }
        return {};
    }
    /// What a length is said to be, each by a statement: a number, or so many times another length.
    std::vector<std::pair<Polynomial, std::size_t>> lengths_like(PointId from, PointId to) const {
        const Polynomial itself = length(from, to);
        std::vector<std::pair<Polynomial, std::size_t>> out;
        for (std::size_t i = 0; i < said_; ++i) {
            const Polynomial& amount = out_[i].bound.amount;
            const auto found = amount.find(itself.begin()->first);
            if (out_[i].bound.is == Bounded::zero && amount.size() == 2 && found != amount.end())
                out.emplace_back(itself - times(1 / found->second, amount), out_[i].from.front());
        }
        return out;
    }

    /// The line between the midpoints of two sides is half as long as the third side (Euclid VI.2).
    void add_midlines() {
        for (const InSegment& one : midpoints_)
            for (const InSegment& other : midpoints_)
                for (const auto& [corner, end] : {std::pair{one.end, one.other}, std::pair{one.other, one.end}})
                    for (const auto& [same, far] :
                         {std::pair{other.end, other.other}, std::pair{other.other, other.end}})
                        if (corner == same && end < far && one.middle != other.middle)
                            add({times(2, length(one.middle, other.middle)) - length(end, far), Bounded::zero},
                                joined(one.from, other.from));
    }

    /// Of the sides of triangles of which an angle is told by a number the squares, as far as a side is told by one, or
    /// by another side.
    void add_squares() {
        std::set<Quantity> sides;
        for (std::size_t i = 0; i < said_; ++i) {
            const auto only = only_angle(out_[i].bound.amount);
            for (const std::uint8_t corner : {0, 1, 2})
                if (only) sides.insert(at_corner(QuantityKind::length, corner, *only));
        }
        for (std::size_t i = 0; i < said_; ++i) {
            auto bound = squared(out_[i].bound);
            const auto is_side = [&](const auto& term) {
                return term.first.factors.empty() || sides.contains(term.first.factors.front().quantity);
            };
            if (bound && std::ranges::all_of(bound->amount, is_side)) add(*std::move(bound), out_[i].from);
        }
    }
    /// The corners of the one angle of which an amount is made, and numbers.
    static std::optional<Corners> only_angle(const Polynomial& amount) {
        const auto first = first_of_quantities(amount);
        if (first == amount.end() || std::next(first) != amount.end() || first->first.factors.size() != 1)
            return std::nullopt;
        const auto& quantity = first->first.factors.front().quantity;
        if (quantity.kind() != QuantityKind::angle) return std::nullopt;
        return Corners{quantity.points()[0], quantity.points()[1], quantity.points()[2]};
    }

    /// A point between two others is nearer to any point than one of them is, as a circle is convex (Euclid III.2).
    void add_nearer(const InSegment& one) {
        for (const PointId from : ends_) {
            if (from == one.end || from == one.middle || from == one.other) continue;
            const Polynomial middle = length(from, one.middle);
            for (const auto& [end, other] : {std::pair{one.end, one.other}, std::pair{one.other, one.end}})
                for (std::size_t i = 0; i < said_; ++i)
                    if (says(out_[i].bound, {middle - length(from, end), Bounded::not_negative}))
                        add({length(from, other) - middle, Bounded::positive}, joined(one.from, out_[i].from));
        }
    }

    void note_points() {
        for (const Consequence& one : out_)
            for (const auto& [monomial, coefficient] : one.bound.amount) note_points_of(monomial, one.from);
    }
    void note_points_of(const Monomial& monomial, const Origin& from) {
        if (monomial.factors.size() == 1 && monomial.factors.front().exponent > 1) powers_.insert(monomial);
        for (const auto& factor : monomial.factors) {
            const auto points = factor.quantity.points();
            if (factor.quantity.kind() == QuantityKind::length) {
                sides_.emplace(points[0], points[1]);
                ends_.insert(points.begin(), points.end());
            }
            if (factor.quantity.kind() == QuantityKind::angle)
                note_triangle(sorted({points[0], points[1], points[2]}), from);
        }
    }
    /// All its angles are spoken of with one, by their sum.
    void note_triangle(const Corners& corners, const Origin& from) {
        corners_.emplace(corners, from);
        for (const std::uint8_t corner : {0, 1, 2}) angles_.insert(at_corner(QuantityKind::angle, corner, corners));
    }

    std::set<Corners> triples() const {
        std::set<Corners> out;
        for (const auto& [corners, from] : corners_) out.insert(corners);
        const bool all = ends_.size() <= few_points;
        for (const auto& [a, b] : all ? pairs() : sides_)
            for (const PointId c : ends_)
                if (const Corners corners = sorted({a, b, c}); c != a && c != b && (all || sides_of(corners) > 1))
                    out.insert(corners);
        return out;
    }
    std::set<std::pair<PointId, PointId>> pairs() const {
        std::set<std::pair<PointId, PointId>> out;
        for (const PointId a : ends_)
            for (const PointId b : ends_)
                if (a < b) out.emplace(a, b);
        return out;
    }
    int sides_of(const Corners& corners) const {
        const auto& [a, b, c] = corners;
        return int{sides_.contains({a, b})} + int{sides_.contains({b, c})} + int{sides_.contains({a, c})};
    }

    void add_triangle(Corners corners) {
        add_angle_sum(corners);
        do
            for (const OrderRow& row : order_rows()) add_row(row, corners);
        while (std::ranges::next_permutation(corners).found);
    }

    void add_angle_sum(const Corners& corners) {
        if (!corners_.contains(corners) || flat_.contains(corners)) return;
        Polynomial sum = constant(numbers::Rational(-180));
        for (const std::uint8_t corner : {0, 1, 2})
            sum = std::move(sum) + variable(at_corner(QuantityKind::angle, corner, corners));
        add({std::move(sum), Bounded::zero}, {});
    }

    void add_row(const OrderRow& row, const Corners& corners) {
        const auto rests_on = order_of(row, corners);
        const auto first = bound_at(row.never[0], corners), second = bound_at(row.never[1], corners);
        if (!rests_on || !first || !is_spoken_of(*first, corners)) return;
        if (row.never[1].terms[0].factor == 0) return add(opposite(*first), *rests_on);
        if (!second || !is_spoken_of(*second, corners)) return;
        for (std::size_t i = 0; i < said_; ++i) {
            if (says(out_[i].bound, *first)) add(opposite(*second), joined(*rests_on, out_[i].from));
            if (says(out_[i].bound, *second)) add(opposite(*first), joined(*rests_on, out_[i].from));
        }
    }

    /// The statement on which a row rests; empty where it is not among them. Of whose angles is spoken is a triangle.
    std::optional<Origin> order_of(const OrderRow& row, const Corners& corners) const {
        if (!row.order) return Origin{};
        const auto found = placings_.find(*make(*row.order, corners));
        if (found != placings_.end()) return Origin{found->second};
        const auto spoken = corners_.find(sorted(corners));
        const bool is_triangle =
            row.order == Predicate::ncoll && spoken != corners_.end() && !flat_.contains(sorted(corners));
        return is_triangle ? std::optional(spoken->second) : std::nullopt;
    }

    /// Whether its angles and powers are named, and the angles are those of a triangle.
    bool is_spoken_of(const LinearBound& bound, const Corners& corners) const {
        return std::ranges::all_of(bound.amount, [&](const auto& term) {
            if (term.first.factors.empty()) return true;
            const auto& [quantity, exponent] = term.first.factors.front();
            if (exponent > 1) return powers_.contains(term.first);
            if (quantity.kind() == QuantityKind::length) return true;
            return quantity.kind() == QuantityKind::angle && angles_.contains(quantity) &&
                   !flat_.contains(sorted(corners));
        });
    }

    void add_ranges() {
        std::set<Quantity> quantities;
        for (const Consequence& one : out_)
            for (const auto& [monomial, coefficient] : one.bound.amount)
                if (monomial.factors.size() == 1 && monomial.factors.front().exponent == 1)
                    quantities.insert(monomial.factors.front().quantity);
        for (const Quantity& quantity : quantities) add_range(quantity);
    }
    void add_range(const Quantity& quantity) {
        const QuantityRow& range = row(quantity.kind());
        const auto points = quantity.points();
        const bool may_be_flat =
            quantity.kind() == QuantityKind::angle && flat_.contains(sorted({points[0], points[1], points[2]}));
        const Bounded is = may_be_flat ? Bounded::not_negative : Bounded::positive;
        if (range.positive) add({variable(quantity), is}, {});
        if (range.below != 0) add({constant(numbers::Rational(range.below)) - variable(quantity), is}, {});
    }

    std::span<const Statement> statements_;
    std::vector<Consequence> out_;
    std::map<Statement, std::size_t> placings_; ///< how points are told to lie, by the first statement that says it
    std::size_t said_ = 0;                      ///< of these so many are what a statement says itself
    std::vector<InSegment> between_, midpoints_;
    std::set<Corners> flat_;
    std::map<Corners, Origin> corners_; ///< of whose angles is spoken, first by these
    std::set<std::pair<PointId, PointId>> sides_;
    std::set<PointId> ends_;
    std::set<Quantity> angles_;
    std::set<Monomial> powers_; ///< of one quantity each
};

/// AB < AC of AB <= AC; empty of others.
std::optional<Statement> strictly(const Statement& comparison) {
    const ComparisonRow* row = comparison_row(comparison.predicate());
    if (row == nullptr || !row->closed) return std::nullopt;
    const auto strict = std::ranges::find_if(
        comparison_rows(), [&](const ComparisonRow& other) { return !other.closed && other.side == row->side; });
    return make(strict->predicate, comparison.compared()->polynomial());
}

Origin impossible_as_bounds(std::span<const Statement> statements) {
    const auto consequences = linear_consequences(statements);
    std::vector<LinearBound> bounds;
    for (const Consequence& one : consequences) bounds.push_back(one.bound);
    Origin out;
    for (const std::size_t one : impossible_together(bounds)) out = joined(std::move(out), consequences[one].from);
    return out;
}

/// Amounts that differ are less or greater: of one such comparison neither can be.
Origin impossible_either_way(std::span<const Statement> statements) {
    constexpr int most_looked_at = 16;
    std::vector<Statement> with(statements.begin(), statements.end());
    int looked_at = 0;
    for (std::size_t i = 0; i < statements.size(); ++i) {
        if (statements[i].predicate() != Predicate::unequal || ++looked_at > most_looked_at) continue;
        const auto broken_by = [&](Predicate side) {
            with[i] = *make(side, statements[i].compared()->polynomial());
            return impossible_as_bounds(with);
        };
        const Origin below = broken_by(Predicate::less_than);
        const Origin above = below.empty() ? Origin() : broken_by(Predicate::greater_than);
        if (!above.empty()) return joined(below, above);
        with[i] = statements[i];
    }
    return {};
}

Origin impossible_among(std::span<const Statement> statements) {
    Origin out = impossible_as_bounds(statements);
    return out.empty() ? impossible_either_way(statements) : out;
}

} // namespace

std::vector<Consequence> linear_consequences(std::span<const Statement> statements) {
    return Consequences(statements).all();
}

std::vector<std::size_t> equal_in_order(std::span<const Statement> statements) {
    constexpr std::size_t most_closed = 16;
    std::vector<std::size_t> closed, out;
    for (std::size_t i = 0; i < statements.size(); ++i)
        if (strictly(statements[i])) closed.push_back(i);
    if (closed.empty() || closed.size() > most_closed || !impossible_among(statements).empty()) return out;
    std::vector<Statement> with(statements.begin(), statements.end());
    for (const std::size_t one : closed) {
        with[one] = *strictly(statements[one]);
        if (!impossible_among(with).empty()) out.push_back(one);
        with[one] = statements[one];
    }
    return out;
}

std::vector<std::size_t> impossible_in_order(std::span<const Statement> statements) {
    Origin left = impossible_among(statements);
    for (std::size_t i = 0; i < left.size();) {
        Origin without = left;
        without.erase(without.begin() + static_cast<std::ptrdiff_t>(i));
        std::vector<Statement> rest;
        for (const std::size_t one : without) rest.push_back(statements[one]);
        if (impossible_among(rest).empty())
            ++i;
        else
            left = std::move(without);
    }
    return left;
}

} // namespace porism::facts
