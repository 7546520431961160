// The equation view: what a statement says to the tables of directions, of log-lengths, of squared lengths and of
// lengths (definitions 9, 16, 25).
//
// A variable is an unordered pair of different points: its direction (modulo pi, in units of pi), the logarithm of its
// length, the square of its length, or its length. Among the logarithms there are also those of sines: of the angle of
// two lines that are not parallel, each named by a pair.
#pragma once

#include "facts/statement.h"

#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

namespace porism::facts {

/// Unordered pair of different points, smaller id first.
struct PointPair {
    PointId first, second;
    friend auto operator<=>(const PointPair&, const PointPair&) = default;
};
PointPair pair_of(PointId a, PointId b);

enum class TableKind : std::uint8_t { direction, log_length, square, length };
inline constexpr std::size_t table_kinds = 4;
/// Whether its equations hold too where the points of a pair are one.
constexpr bool holds_for_one_point(TableKind table) {
    return table == TableKind::square || table == TableKind::length;
}

struct PairTerm {
    PointPair pair;
    std::int64_t coefficient;
    friend bool operator==(const PairTerm&, const PairTerm&) = default;
};

/// |sin| of the angle of the lines through two different pairs; the smaller pair first.
struct SineTerm {
    PointPair first, second;
    std::int64_t coefficient;
    friend auto operator<=>(const SineTerm&, const SineTerm&) = default;
};

/// direction:  sum of coefficient * direction(pair) = constant (mod 1), in units of pi.
/// log_length: product of |pair| ^ coefficient and of sines ^ coefficient = constant, constant > 0.
/// square:     sum of coefficient * |pair|^2 = constant.
/// length:     sum of coefficient * |pair| = constant.
/// Terms are sorted by pair, without repetition or zero coefficients; so are sines.
struct Equation {
    TableKind table;
    std::vector<PairTerm> terms;
    numbers::Rational constant;
    std::vector<SineTerm> sines = {}; ///< of log_length alone
    friend bool operator==(const Equation&, const Equation&) = default;
};

/// The equations that the statement implies, in a fixed order (the index is part of a certificate). For an `algebraic`
/// predicate those of each of its alternatives are together equivalent to it. Order statements have none.
///   coll A B C:   d(AB)=d(AC), d(AB)=d(BC), d(AC)=d(BC); each does alone where the two other points are one
///   cyclic ABCD:  d(AC)+d(BD)=d(BC)+d(AD), d(AB)+d(CD)=d(BC)+d(AD)   (inscribed angles; Euclid III.21)
///   circle OABC:  |OA|=|OB|, |OA|=|OC|
///   midp M A B:   d(MA)=d(MB), d(MA)=d(AB), |MA|=|MB|, |AB|=2|MA|
///   eqprod A..L:  AB CD EF = GH IJ KL
///   simtri:       d(AB)-d(BC)=d(PQ)-d(QR), d(BC)-d(CA)=d(QR)-d(RP), AB/BC=PQ/QR, BC/CA=QR/RP; simtrir with the signs
///   of the
///                 second triangle's directions turned; contri, contrir: the same directions and three equal sides.
///   sinelaw A B C: |BC|/sin A = |CA|/sin B = |AB|/sin C; eqsine, sconst: their sines
/// In squares, after these:
///   perp A B C D: AC^2 + BD^2 = AD^2 + BC^2; cong, circle, rconst, lconst, r2const, l2const, contri, contrir: their
///   lengths squared; eqpower P O A Q U B: PO^2 - OA^2 = QU^2 - UB^2; midp M A B: MA^2 = MB^2, AB^2 = 4 MA^2;
///   relations that are linear in three squared lengths or more, with whole numbers: themselves.
/// In lengths, after these:
///   sum A B C D E F: AB + CD = EF; eqsum; cong, circle, midp, rconst, lconst, contri, contrir: the lengths themselves
std::vector<Equation> equations(const Statement& statement);

/// Consecutive equations of a view that are together equivalent to its statement (points of a pair being different).
struct Alternative {
    std::size_t first = 0, count = 0;
    bool alone = false; ///< the one equation says it even where a pair of another is one point
    std::size_t end() const { return first + count; }
    friend bool operator==(const Alternative&, const Alternative&) = default;
};
inline constexpr std::size_t max_alternatives = 4;
/// In the order of the tables: directions and log-lengths, squares, lengths; then parts of these that do as well. Those
/// of which a constant is too large for the coefficients are left out. Empty if the predicate is not algebraic.
std::vector<Alternative> alternatives(const Statement& statement);
/// Whether a part of it is an alternative too, so that whoever wants to know the statement asks for that.
bool asks_too_much(const Alternative& alternative, std::span<const Alternative> all);
/// The equations of the view that together say all, from its start; those left out follow from them where all pairs are
/// pairs of different points.
std::vector<Equation> telling_equations(const Statement& statement);

/// Of a set of points on one line or circle: it makes sense and is true wherever some of them fall together, and so is
/// each of its equations whose own pairs are pairs of different points.
bool of_a_set(const Statement& statement);

/// Whether an equation takes the direction or the logarithm of the length of a pair that `is_one` says to be one point.
template<class IsOne>
bool collapses(const Equation& equation, const IsOne& is_one) {
    return !holds_for_one_point(equation.table) && std::ranges::any_of(equation.terms, [&](const PairTerm& term) {
        return is_one(term.pair.first, term.pair.second);
    });
}
template<class IsOne>
bool collapses(const Statement& statement, const IsOne& is_one) {
    return std::ranges::any_of(equations(statement),
                               [&](const Equation& equation) { return collapses(equation, is_one); });
}

/// The order statement that a sine is not zero: ncoll where its lines are named by a common point, else npara.
Statement not_zero(const SineTerm& sine);

/// The statement that an equation is, if the predicates can say it (para, perp, eqangle, aconst, cong, eqratio, eqprod,
/// rconst, lconst, r2const, l2const); none of squares and of lengths.
std::optional<Statement> statement_of(const Equation& equation);

} // namespace porism::facts
