// The predicates of plane geometry that Porism knows: one table, a row each.
//
// Two families. *Equalities* (coll, perp, cong, ...) are what is given and proved. *Order statements* (ncoll,
// sameclock, ...) are strict inequalities and inequations: they are the side conditions of definition 8, decided in a
// picture by balls or guaranteed by a construction, never derived from equalities.
//
// Angles are directed and modulo pi, from the first line to the second, counter-clockwise (definition 10). Lengths and
// ratios are unsigned (definition 11). Points named in one argument pair are different points wherever the statement is
// used.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace porism::facts {

enum class Predicate : std::uint8_t {
    coll,    ///< coll A B C: on one line
    para,    ///< para A B C D: AB and CD have one direction (the same line included)
    perp,    ///< perp A B C D: AB at a right angle to CD
    cong,    ///< cong A B C D: |AB| = |CD|
    eqangle, ///< eqangle A B C D E F G H: angle(AB, CD) = angle(EF, GH)
    eqratio, ///< eqratio A B C D E F G H: |AB| / |CD| = |EF| / |GH|
    cyclic,  ///< cyclic A B C D: on one circle
    circle,  ///< circle O A B C: O is the centre of the circle through A, B, C
    midp,    ///< midp M A B: M is the midpoint of AB
    simtri,  ///< simtri A B C P Q R: directly similar, A to P, B to Q, C to R
    simtrir, ///< simtrir A B C P Q R: oppositely similar
    contri,  ///< contri A B C P Q R: directly congruent
    contrir, ///< contrir A B C P Q R: oppositely congruent
    aconst,  ///< aconst A B C D q: angle(AB, CD) = q * pi, 0 <= q < 1
    rconst,  ///< rconst A B C D r: |AB| / |CD| = r > 0
    lconst,  ///< lconst A B r: |AB| = r > 0
    r2const, ///< r2const A B C D r: (|AB| / |CD|)^2 = r > 0, no square of a rational
    l2const, ///< l2const A B r: |AB|^2 = r > 0, no square of a rational
    eqpower, ///< eqpower P O A Q U B: |PO|^2 - |OA|^2 = |QU|^2 - |UB|^2, powers of points with respect to circles
    eqprod,  ///< eqprod A B C D E F G H I J K L: |AB| |CD| |EF| = |GH| |IJ| |KL|
    sum,     ///< sum A B C D E F: |AB| + |CD| = |EF|
    eqsum,   ///< eqsum A B C D E F G H: |AB| + |CD| = |EF| + |GH|
    sinelaw, ///< sinelaw A B C: |BC| : |CA| : |AB| = sin A : sin B : sin C
    eqsine,  ///< eqsine A B C D E F G H: |sin angle(AB, CD)| = |sin angle(EF, GH)|
    sconst,  ///< sconst A B C D r: sin^2 angle(AB, CD) = r, 0 < r <= 1
    same,    ///< same A B: one point
    // order statements
    diff,         ///< diff A B: different points
    ncoll,        ///< ncoll A B C: not on one line
    npara,        ///< npara A B C D: directions differ
    nperp,        ///< nperp A B C D
    ncong,        ///< ncong A B C D: lengths differ
    ncyclic,      ///< ncyclic A B C D: neither on one circle nor on one line
    sameclock,    ///< sameclock A B C P Q R: triangles ABC and PQR are oriented alike, neither flat
    sameside,     ///< sameside A B C P Q R: (B-A).(C-A) and (Q-P).(R-P) have one sign, neither zero
    nsameside,    ///< nsameside A B C P Q R: they have opposite signs
    acute_angle,  ///< acute_angle A B C: (A-B).(C-B) > 0
    obtuse_angle, ///< obtuse_angle A B C: (A-B).(C-B) < 0; for collinear points: B lies strictly between A and C
    same_side_of, ///< same_side_of P Q A B: P and Q lie strictly on one side of line AB
    apart_by,     ///< apart_by P Q A B: P and Q lie strictly on different sides of line AB
    relation,     ///< an equation between quantities (facts/relation.h): no row of the table, its points are its own
    // comparisons (facts/comparison.h), order statements of quantities, of which the same is true
    less_than,
    greater_than,
    not_greater,
    not_less,
    unequal,
};
inline constexpr int predicate_count = static_cast<int>(Predicate::apart_by) + 1;

/// What the constant of a predicate means; `none` for most.
enum class ConstantKind : std::uint8_t { none, turns_of_pi, positive_rational };

struct PredicateRow {
    Predicate predicate;
    std::string_view name;      ///< as in JGEX text and JSON
    std::string_view arguments; ///< letters for the documentation: "A B C D"
    std::uint8_t arity;         ///< number of points
    ConstantKind constant;
    bool order;     ///< an order statement (strict), not an equality
    bool algebraic; ///< the equations of its view together are the statement (points of a pair being different)
    std::string_view meaning; ///< a sentence for `porism catalogue statements`
};

/// Of `relation` and the comparisons too: an equality and order statements without arguments.
const PredicateRow& row(Predicate predicate);
/// Whether it is a statement about sines. What follows from such statements is said by others again, of lengths and
/// angles: they are steps of proofs, and are not listed with what follows.
bool about_sines(Predicate predicate);
/// Of two triangles ABC and PQR that are alike in some way: of flat ones it would say a division of lines.
bool about_triangles(Predicate predicate);
std::span<const PredicateRow> predicate_table();
/// Also accepts the family's aliases (eqangle6, eqratio6, simtri2, simtri*, s_angle, ...).
std::optional<Predicate> predicate_by_name(std::string_view name);

} // namespace porism::facts
