#include "facts/equation.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdint>
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

/// The same of a sine: positions of the points of two pairs.
struct SineEntry {
    std::int8_t coefficient;
    std::array<std::uint8_t, 4> at;
};

/// Where the statement's constant stands.
enum class Own : std::uint8_t {
    no,
    right,        ///< on the right side
    right_square, ///< its square does
    ratio,        ///< it is the factor of the second pair
    ratio_square, ///< its square is
};

/// One equation of a predicate's view. Constants other than zero and one are the statement's.
struct View {
    TableKind table;
    std::vector<Entry> entries;
    Own own = Own::no;
    numbers::Rational constant = 0; ///< on the right otherwise (0 of directions and squares, 1 of lengths)
    std::vector<SineEntry> sines = {};
};

struct ViewRow {
    Predicate predicate;
    std::vector<View> views;
    /// So many of these views in a row are each time equivalent to the statement.
    std::array<std::size_t, table_kinds> alternatives = {};
    /// So are these of them, with fewer equations.
    std::vector<Alternative> fewer = {};
    std::size_t told = SIZE_MAX; ///< the views behind so many follow from them
};

View angle(std::vector<Entry> entries, numbers::Rational constant = 0) {
    return {TableKind::direction, std::move(entries), Own::no, std::move(constant)};
}
View length(std::vector<Entry> entries, numbers::Rational constant = 1) {
    return {TableKind::log_length, std::move(entries), Own::no, std::move(constant)};
}
View square(std::vector<Entry> entries, Own own = Own::no) {
    return {TableKind::square, std::move(entries), own, 0};
}
View whole(std::vector<Entry> entries, Own own = Own::no) {
    return {TableKind::length, std::move(entries), own, 0};
}
View own(TableKind table, std::vector<Entry> entries) {
    return {table, std::move(entries), Own::right, 0};
}

View sines(std::vector<Entry> entries, std::vector<SineEntry> of, Own own = Own::no) {
    return {TableKind::log_length, std::move(entries), own, 1, std::move(of)};
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
    return {length({{1, 0, 1}, {-1, 3, 4}}), length({{1, 1, 2}, {-1, 4, 5}}), length({{1, 2, 0}, {-1, 5, 3}}),
            square({{1, 0, 1}, {-1, 3, 4}}), square({{1, 1, 2}, {-1, 4, 5}}), square({{1, 2, 0}, {-1, 5, 3}}),
            whole({{1, 0, 1}, {-1, 3, 4}}),  whole({{1, 1, 2}, {-1, 4, 5}}),  whole({{1, 2, 0}, {-1, 5, 3}})};
}

const std::vector<ViewRow>& views() {
    using enum Predicate;
    static const std::vector<ViewRow> table{
        {coll,
         {angle({{1, 0, 1}, {-1, 0, 2}}), angle({{1, 0, 1}, {-1, 1, 2}}), angle({{1, 0, 2}, {-1, 1, 2}})},
         {2},
         {{0, 1, true}, {1, 1, true}, {2, 1, true}},
         2},
        {para, {angle({{1, 0, 1}, {-1, 2, 3}})}, {1}},
        {perp,
         {angle({{1, 0, 1}, {-1, 2, 3}}, numbers::Rational(1, 2)),
          square({{1, 0, 2}, {1, 1, 3}, {-1, 0, 3}, {-1, 1, 2}})},
         {1, 1}},
        {cong,
         {length({{1, 0, 1}, {-1, 2, 3}}), square({{1, 0, 1}, {-1, 2, 3}}), whole({{1, 0, 1}, {-1, 2, 3}})},
         {1, 1, 1}},
        {eqangle, {angle({{-1, 0, 1}, {1, 2, 3}, {1, 4, 5}, {-1, 6, 7}})}, {1}},
        {eqratio, {length({{1, 0, 1}, {-1, 2, 3}, {-1, 4, 5}, {1, 6, 7}})}, {1}},
        {cyclic,
         {angle({{1, 0, 2}, {1, 1, 3}, {-1, 1, 2}, {-1, 0, 3}}),
          angle({{1, 0, 1}, {1, 2, 3}, {-1, 1, 2}, {-1, 0, 3}})}},
        {circle,
         {length({{1, 0, 1}, {-1, 0, 2}}), length({{1, 0, 1}, {-1, 0, 3}}), square({{1, 0, 1}, {-1, 0, 2}}),
          square({{1, 0, 1}, {-1, 0, 3}}), whole({{1, 0, 1}, {-1, 0, 2}}), whole({{1, 0, 1}, {-1, 0, 3}})},
         {2, 2, 2}},
        {midp,
         {angle({{1, 0, 1}, {-1, 0, 2}}), angle({{1, 0, 1}, {-1, 1, 2}}), length({{1, 0, 1}, {-1, 0, 2}}),
          length({{1, 1, 2}, {-1, 0, 1}}, 2), square({{1, 0, 1}, {-1, 0, 2}}), square({{1, 1, 2}, {-4, 0, 1}}),
          whole({{1, 0, 1}, {-1, 0, 2}}), whole({{1, 1, 2}, {-2, 0, 1}})},
         {4, 2, 2},
         {{1, 2}}},
        {simtri, with(equal_shapes(1), equal_ratios()), {4}},
        {simtrir, with(equal_shapes(-1), equal_ratios()), {4}},
        {contri, with(equal_shapes(1), equal_sides()), {5}},
        {contrir, with(equal_shapes(-1), equal_sides()), {5}},
        {aconst, {own(TableKind::direction, {{-1, 0, 1}, {1, 2, 3}})}, {1}},
        {rconst,
         {own(TableKind::log_length, {{1, 0, 1}, {-1, 2, 3}}), square({{1, 0, 1}, {-1, 2, 3}}, Own::ratio_square),
          whole({{1, 0, 1}, {-1, 2, 3}}, Own::ratio)},
         {1, 1, 1}},
        {lconst,
         {own(TableKind::log_length, {{1, 0, 1}}), square({{1, 0, 1}}, Own::right_square),
          whole({{1, 0, 1}}, Own::right)},
         {1, 1, 1}},
        {r2const,
         {own(TableKind::log_length, {{2, 0, 1}, {-2, 2, 3}}), square({{1, 0, 1}, {-1, 2, 3}}, Own::ratio)},
         {1, 1}},
        {l2const, {own(TableKind::log_length, {{2, 0, 1}}), square({{1, 0, 1}}, Own::right)}, {1, 1}},
        {eqprod, {length({{1, 0, 1}, {1, 2, 3}, {1, 4, 5}, {-1, 6, 7}, {-1, 8, 9}, {-1, 10, 11}})}, {1}},
        {eqpower, {square({{1, 0, 1}, {-1, 1, 2}, {-1, 3, 4}, {1, 4, 5}})}, {1}},
        {sum, {whole({{1, 0, 1}, {1, 2, 3}, {-1, 4, 5}})}, {1}},
        {eqsum, {whole({{1, 0, 1}, {1, 2, 3}, {-1, 4, 5}, {-1, 6, 7}})}, {1}},
        {sinelaw,
         {sines({{1, 1, 2}, {-1, 2, 0}}, {{-1, {0, 1, 0, 2}}, {1, {1, 0, 1, 2}}}),
          sines({{1, 2, 0}, {-1, 0, 1}}, {{-1, {1, 0, 1, 2}}, {1, {2, 0, 2, 1}}})},
         {2}},
        {eqsine, {sines({}, {{1, {0, 1, 2, 3}}, {-1, {4, 5, 6, 7}}})}, {1}},
        {sconst, {sines({}, {{2, {0, 1, 2, 3}}}, Own::right)}, {1}},
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

std::vector<SineTerm> sines_of(const View& view, const Statement& statement) {
    std::vector<SineTerm> out;
    for (const auto& [coefficient, at] : view.sines) {
        const PointPair a = pair_of(statement[at[0]], statement[at[1]]),
                        b = pair_of(statement[at[2]], statement[at[3]]);
        out.push_back({std::min(a, b), std::max(a, b), coefficient});
    }
    std::ranges::sort(out);
    return out;
}

/// Beyond this a coefficient might not add up within 64 bits.
constexpr long greatest_factor = 1L << 24;

bool writable(const View& view, const Statement& statement) {
    if (view.own != Own::ratio && view.own != Own::ratio_square) return true;
    const numbers::Rational limit(view.own == Own::ratio ? greatest_factor : 1L << 12);
    return statement.constant()->get_num() <= limit && statement.constant()->get_den() <= limit;
}

/// r |CD|^2 = |AB|^2 in integers.
void scale_by(std::vector<PairTerm>& terms, const numbers::Rational& ratio) {
    terms[0].coefficient *= ratio.get_den().get_si();
    terms[1].coefficient *= ratio.get_num().get_si();
}

Equation equation_of(const View& view, const Statement& statement) {
    std::vector<PairTerm> terms;
    for (const Entry& entry : view.entries) {
        const PointId a = statement[entry.first], b = statement[entry.second];
        if (a != b) terms.push_back({pair_of(a, b), entry.coefficient});
    }
    const auto& constant = statement.constant();
    const auto squared = [&] { return numbers::Rational(*constant * *constant); };
    if (view.own == Own::ratio) scale_by(terms, *constant);
    if (view.own == Own::ratio_square) scale_by(terms, squared());
    const bool right = view.own == Own::right;
    return {view.table, collected(std::move(terms)),
            right                           ? *constant
            : view.own == Own::right_square ? squared()
                                            : view.constant,
            sines_of(view, statement)};
}

const ViewRow* view_of(const Statement& statement) {
    const auto found = std::ranges::find(views(), statement.predicate(), &ViewRow::predicate);
    return found == views().end() ? nullptr : &*found;
}

/// Pairs repeated as often as their coefficient says, those with positive coefficients apart from the others.
struct Sides {
    std::vector<PointPair> positive, negative;
};

std::optional<Sides> sides_of(const Equation& equation) {
    Sides sides;
    for (const PairTerm& term : equation.terms) {
        if (term.coefficient < -3 || term.coefficient > 3) return std::nullopt;
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

/// Fewer squares are r2const and l2const, and said by these.
constexpr std::size_t least_squares = 3;

/// Of a relation that is linear in squared lengths: "AB^2 + BC^2 = AC^2".
std::vector<Equation> of_squares(const Relation& relation) {
    Equation out{TableKind::square, {}, 0};
    for (const auto& [monomial, coefficient] : relation.polynomial()) {
        if (!numbers::is_integer(coefficient) || abs(coefficient) > greatest_factor) return {};
        if (monomial.factors.empty()) {
            out.constant = -coefficient;
            continue;
        }
        const auto& [quantity, exponent] = monomial.factors.front();
        if (monomial.factors.size() != 1 || exponent != 2 || quantity.kind() != QuantityKind::length) return {};
        out.terms.push_back({pair_of(quantity.points()[0], quantity.points()[1]), coefficient.get_num().get_si()});
    }
    out.terms = collected(std::move(out.terms));
    if (out.terms.size() < least_squares) return {};
    return {std::move(out)};
}

} // namespace

std::vector<Equation> equations(const Statement& statement) {
    if (statement.relation() != nullptr) return of_squares(*statement.relation());
    std::vector<Equation> result;
    const ViewRow* row = view_of(statement);
    if (row == nullptr) return result;
    for (const View& view : row->views)
        if (writable(view, statement)) result.push_back(equation_of(view, statement));
    return result;
}

std::vector<Alternative> alternatives(const Statement& statement) {
    std::vector<Alternative> result;
    if (statement.relation() != nullptr && !equations(statement).empty()) result.push_back({0, 1});
    const ViewRow* row = view_of(statement);
    if (row == nullptr) return result;
    std::size_t view = 0, equation = 0;
    for (const std::size_t count : row->alternatives) {
        if (count > 0 && writable(row->views[view], statement)) {
            result.push_back({equation, count});
            equation += count;
        }
        view += count;
    }
    result.insert(result.end(), row->fewer.begin(), row->fewer.end());
    return result;
}

std::vector<Equation> telling_equations(const Statement& statement) {
    auto all = equations(statement);
    const ViewRow* row = view_of(statement);
    if (row != nullptr && row->told < all.size()) all.resize(row->told);
    return all;
}

bool asks_too_much(const Alternative& alternative, std::span<const Alternative> all) {
    return std::ranges::any_of(all, [&](const Alternative& other) {
        return other.count < alternative.count && other.first >= alternative.first && other.end() <= alternative.end();
    });
}

bool of_a_set(const Statement& statement) {
    return statement.predicate() == Predicate::coll || statement.predicate() == Predicate::cyclic;
}

Statement not_zero(const SineTerm& sine) {
    std::vector<PointId> points{sine.first.first, sine.first.second};
    for (const PointId point : {sine.second.first, sine.second.second})
        if (std::ranges::find(points, point) == points.end()) points.push_back(point);
    if (points.size() == 3) return *make(Predicate::ncoll, points);
    return *make(Predicate::npara, {sine.first.first.index(), sine.first.second.index(), sine.second.first.index(),
                                    sine.second.second.index()});
}

std::optional<Statement> statement_of(const Equation& equation) {
    const auto sides = sides_of(equation);
    if (!equation.sines.empty() || !sides || holds_for_one_point(equation.table)) return std::nullopt;
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
    if (!angles && up.size() == 3 && down.size() == 3 && homogeneous)
        return over_pairs(Predicate::eqprod, {up[0], up[1], up[2], down[0], down[1], down[2]});
    if (angles || up.size() + down.size() != 1) return std::nullopt;
    if (!up.empty()) return over_pairs(Predicate::lconst, {up[0]}, equation.constant);
    if (equation.constant <= 0) return std::nullopt;
    return over_pairs(Predicate::lconst, {down[0]}, numbers::Rational(1 / equation.constant));
}

} // namespace porism::facts
