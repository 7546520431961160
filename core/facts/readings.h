// What a statement says of quantities: of lengths, and of angles below 180 degrees (definitions 10 and 11).
//
// A statement about directed angles says less of the angles that people read than its picture shows: ∠ABC = ∠DEF modulo
// 180 degrees is an equality of angles, or says that they make 180 degrees together. Each reading has the order
// statements under which it holds; a picture admits at most one of those that exclude each other.
#pragma once

#include "facts/relation.h"
#include "facts/statement.h"

#include <optional>
#include <vector>

namespace porism::facts {

struct Reading {
    Relation relation = {};
    std::vector<Statement> conditions; ///< order statements, together with the statement sufficient for the relation
    friend bool operator==(const Reading&, const Reading&) = default;
};

/// Of relations the relation itself. Angles are read where two lines are named by a common point:
///   cong A B C D        AB = CD                       midp M A B      MA = MB, AB = 2 MA
///   circle O A B C      OA = OB, OA = OC              lconst, l2const AB = r, AB^2 = r
///   rconst, r2const     AB = r CD, AB^2 = r CD^2      eqratio         AB GH = CD EF
///   eqprod, sum, eqsum  as they are defined           perp B A B C    ∠ABC = 90
///   coll A B C          area(A,B,C) = 0; ∠ABC = 180 or 0, by whether it is obtuse or acute, with its cosine, sine and
///                       tangent
///   sum A B B C A C     AB + BC = AC; ∠ABC = 180, with these
///   aconst B A B C q    ∠ABC = 180 q or 180 - 180 q, by whether it is acute or obtuse
///   eqangle B A B C E D E F     ∠ABC = ∠DEF or ∠ABC + ∠DEF = 180, by the orientations of ABC and DEF
///   simtri, simtrir     equal angles, proportional sides; contri, contrir: equal angles and sides
std::vector<Reading> readings(const Statement& statement);

/// Whether that reading of the statement speaks of three points on a line as of a triangle: of an angle of 0 or 180
/// degrees, of its functions, of an area of 0.
bool is_flat(const Statement& statement, const Relation& reading);

/// The readings each of which says, under its conditions, all that a statement says, so that the one follows from the
/// other both ways: of cong, eqratio, eqprod, sum, eqsum, rconst, r2const, lconst and l2const, of perp and eqangle at
/// named points, and of relations. None for others: what aconst says of an angle leaves open to which side it turns.
std::vector<Reading> whole_readings(const Statement& statement);

/// What the quantities of a relation need to be what they are called: two ends of a length and of an arc are different;
/// the points of an angle, of its functions and of a triangle are not on a line; a quadrilateral with an area is
/// convex. Perimeters and other polygons need nothing here. Each once, in normal order.
std::vector<Statement> conditions_of(const Relation& relation);

} // namespace porism::facts
