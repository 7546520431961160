#include "facts/equation.h"

#include <algorithm>
#include <cassert>
#include <initializer_list>
#include <utility>

namespace porism::facts {

PointPair pair_of(PointId a, PointId b) {
    assert(a != b);
    return a < b ? PointPair{a, b} : PointPair{b, a};
}

namespace {

/// Coefficient and the positions of a pair's points in the statement.
struct Entry {
    std::int8_t coefficient;
    std::uint8_t first, second;
};

/// One equation of a predicate's view. Constants other than zero and one are the statement's.
struct View {
    TableKind table;
    std::vector<Entry> entries;
    bool own_constant = false;      ///< the statement's constant stands on the right
    numbers::Rational constant = 0; ///< otherwise this (0 of directions, 1 of lengths)
};

struct ViewRow {
    Predicate predicate;
    std::vector<View> views;
};

View angle(std::vector<Entry> entries, numbers::Rational constant = 0) {
    return {TableKind::direction, std::move(entries), false, std::move(constant)};
}
View length(std::vector<Entry> entries, numbers::Rational constant = 1) {
    return {TableKind::log_length, std::move(entries), false, std::move(constant)};
}
View own(TableKind table, std::vector<Entry> entries) {
    return {table, std::move(entries), true, 0};
}

// Triangles ABC at 0 1 2 and PQR at 3 4 5.
std::vector<View> equal_shapes(std::int8_t turn) {
    const auto minus = static_cast<std::int8_t>(-turn);
    return {
        angle({{1, 0, 1}, {-1, 1, 2}, {minus, 3, 4}, {turn, 4, 5}}),
        angle({{1, 1, 2}, {-1, 2, 0}, {minus, 4, 5}, {turn, 5, 3}}),
    };
}
std::vector<View> with(std::vector<View> first, std::vector<View> second) {
    std::ranges::move(second, std::back_inserter(first));
    return first;
}
std::vector<View> equal_ratios() {
    return {length({{1, 0, 1}, {-1, 1, 2}, {-1, 3, 4}, {1, 4, 5}}),
            length({{1, 1, 2}, {-1, 2, 0}, {-1, 4, 5}, {1, 5, 3}})};
}
std::vector<View> equal_sides() {
    return {length({{1, 0, 1}, {-1, 3, 4}}), length({{1, 1, 2}, {-1, 4, 5}}), length({{1, 2, 0}, {-1, 5, 3}})};
}

const std::vector<ViewRow>& views() {
    using enum Predicate;
    static const std::vector<ViewRow> table{
        {coll, {angle({{1, 0, 1}, {-1, 0, 2}}), angle({{1, 0, 1}, {-1, 1, 2}})}},
        {para, {angle({{1, 0, 1}, {-1, 2, 3}})}},
        {perp, {angle({{1, 0, 1}, {-1, 2, 3}}, numbers::Rational(1, 2))}},
        {cong, {length({{1, 0, 1}, {-1, 2, 3}})}},
        {eqangle, {angle({{-1, 0, 1}, {1, 2, 3}, {1, 4, 5}, {-1, 6, 7}})}},
        {eqratio, {length({{1, 0, 1}, {-1, 2, 3}, {-1, 4, 5}, {1, 6, 7}})}},
        {cyclic,
         {angle({{1, 0, 2}, {1, 1, 3}, {-1, 1, 2}, {-1, 0, 3}}),
          angle({{1, 0, 1}, {1, 2, 3}, {-1, 1, 2}, {-1, 0, 3}})}},
        {circle, {length({{1, 0, 1}, {-1, 0, 2}}), length({{1, 0, 1}, {-1, 0, 3}})}},
        {midp,
         {angle({{1, 0, 1}, {-1, 0, 2}}), angle({{1, 0, 1}, {-1, 1, 2}}), length({{1, 0, 1}, {-1, 0, 2}}),
          length({{1, 1, 2}, {-1, 0, 1}}, 2)}},
        {simtri, with(equal_shapes(1), equal_ratios())},
        {simtrir, with(equal_shapes(-1), equal_ratios())},
        {contri, with(equal_shapes(1), equal_sides())},
        {contrir, with(equal_shapes(-1), equal_sides())},
        {aconst, {own(TableKind::direction, {{-1, 0, 1}, {1, 2, 3}})}},
        {rconst, {own(TableKind::log_length, {{1, 0, 1}, {-1, 2, 3}})}},
        {lconst, {own(TableKind::log_length, {{1, 0, 1}})}},
        {r2const, {own(TableKind::log_length, {{2, 0, 1}, {-2, 2, 3}})}},
        {l2const, {own(TableKind::log_length, {{2, 0, 1}})}},
    };
    return table;
}

std::vector<PairTerm> collected(std::vector<PairTerm> terms) {
    std::ranges::sort(terms, {}, &PairTerm::pair);
    std::vector<PairTerm> kept;
    for (const PairTerm& term : terms) {
        if (!kept.empty() && kept.back().pair == term.pair) {
            kept.back().coefficient += term.coefficient;
        } else {
            kept.push_back(term);
        }
    }
    std::erase_if(kept, [](const PairTerm& term) { return term.coefficient == 0; });
    return kept;
}

Equation equation_of(const View& view, const Statement& statement) {
    std::vector<PairTerm> terms;
    for (const Entry& entry : view.entries)
        terms.push_back({pair_of(statement[entry.first], statement[entry.second]), entry.coefficient});
    return {view.table, collected(std::move(terms)), view.own_constant ? *statement.constant() : view.constant};
}

/// Pairs repeated as often as their coefficient says, those with positive coefficients apart from the others.
struct Sides {
    std::vector<PointPair> positive, negative;
};

std::optional<Sides> sides_of(const Equation& equation) {
    Sides sides;
    for (const PairTerm& term : equation.terms) {
        if (term.coefficient < -2 || term.coefficient > 2) return std::nullopt;
        auto& side = term.coefficient > 0 ? sides.positive : sides.negative;
        for (std::int64_t i = std::abs(term.coefficient); i > 0; --i) side.push_back(term.pair);
    }
    return sides;
}

std::optional<Statement> over_pairs(Predicate predicate, std::initializer_list<PointPair> pairs,
                                    std::optional<numbers::Rational> constant = std::nullopt) {
    std::vector<PointId> points;
    for (const PointPair& pair : pairs) points.insert(points.end(), {pair.first, pair.second});
    return make(predicate, points, std::move(constant));
}

/// One length or two, squared: r2const, l2const and what they reduce to.
std::optional<Statement> ratio_of_squares(const std::vector<PointPair>& up, const std::vector<PointPair>& down,
                                          const numbers::Rational& constant) {
    const auto square = [](const auto& side) { return side.size() == 2 && side[0] == side[1]; };
    if (constant <= 0 || (!up.empty() && !square(up)) || (!down.empty() && !square(down))) return std::nullopt;
    if (down.empty()) return over_pairs(Predicate::l2const, {up[0]}, constant);
    if (up.empty()) return over_pairs(Predicate::l2const, {down[0]}, numbers::Rational(1 / constant));
    return over_pairs(Predicate::r2const, {up[0], down[0]}, constant);
}

} // namespace

std::vector<Equation> equations(const Statement& statement) {
    const auto found = std::ranges::find(views(), statement.predicate(), &ViewRow::predicate);
    if (found == views().end()) return {};
    std::vector<Equation> result;
    for (const View& view : found->views) result.push_back(equation_of(view, statement));
    return result;
}

std::optional<Statement> statement_of(const Equation& equation) {
    const auto sides = sides_of(equation);
    if (!sides) return std::nullopt;
    const auto& [up, down] = *sides;
    const bool angles = equation.table == TableKind::direction;
    const bool homogeneous = angles ? numbers::is_integer(equation.constant) : equation.constant == 1;
    if (up.size() == 1 && down.size() == 1) {
        // d(up) - d(down) = c is the angle from down to up.
        if (angles) return over_pairs(Predicate::aconst, {down[0], up[0]}, equation.constant);
        return over_pairs(Predicate::rconst, {up[0], down[0]}, equation.constant);
    }
    if (!angles && (up.size() == 2 || down.size() == 2)) {
        if (auto squares = ratio_of_squares(up, down, equation.constant)) return squares;
    }
    if (up.size() == 2 && down.size() == 2 && homogeneous) {
        const Predicate predicate = angles ? Predicate::eqangle : Predicate::eqratio;
        return over_pairs(predicate, {up[0], down[0], down[1], up[1]});
    }
    if (angles || up.size() + down.size() != 1) return std::nullopt;
    if (!up.empty()) return over_pairs(Predicate::lconst, {up[0]}, equation.constant);
    if (equation.constant <= 0) return std::nullopt;
    return over_pairs(Predicate::lconst, {down[0]}, numbers::Rational(1 / equation.constant));
}

} // namespace porism::facts
