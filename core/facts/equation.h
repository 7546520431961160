// The equation view: what a statement says to the tables of directions and of log-lengths (definitions 9, 16, 25).
//
// A variable is an unordered pair of different points: its direction (modulo pi, in units of pi) or the logarithm of
// its length.
#pragma once

#include "facts/statement.h"

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

enum class TableKind : std::uint8_t { direction, log_length };

struct PairTerm {
    PointPair pair;
    std::int64_t coefficient;
    friend bool operator==(const PairTerm&, const PairTerm&) = default;
};

/// direction:  sum of coefficient * direction(pair) = constant (mod 1), in units of pi.
/// log_length: product of |pair| ^ coefficient = constant, constant > 0.
/// Terms are sorted by pair, without repetition or zero coefficients.
struct Equation {
    TableKind table;
    std::vector<PairTerm> terms;
    numbers::Rational constant;
    friend bool operator==(const Equation&, const Equation&) = default;
};

/// The equations that the statement implies, in a fixed order (the index is part of a certificate). For an `algebraic`
/// predicate they are together equivalent to it. Order statements have none.
///   coll A B C:   d(AB)=d(AC), d(AB)=d(BC)
///   cyclic ABCD:  d(AC)+d(BD)=d(BC)+d(AD), d(AB)+d(CD)=d(BC)+d(AD)   (inscribed angles; Euclid III.21)
///   circle OABC:  |OA|=|OB|, |OA|=|OC|
///   midp M A B:   d(MA)=d(MB), d(MA)=d(AB), |MA|=|MB|, |AB|=2|MA|
///   simtri:       d(AB)-d(BC)=d(PQ)-d(QR), d(BC)-d(CA)=d(QR)-d(RP), AB/BC=PQ/QR, BC/CA=QR/RP; simtrir with the signs
///   of the
///                 second triangle's directions turned; contri, contrir: the same directions and three equal sides.
std::vector<Equation> equations(const Statement& statement);

/// The statement that an equation is, if the predicates can say it (para, perp, eqangle, aconst, cong, eqratio, rconst,
/// lconst, r2const, l2const).
std::optional<Statement> statement_of(const Equation& equation);

} // namespace porism::facts
