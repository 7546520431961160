#include "facts/predicate.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <utility>

namespace porism::facts {
namespace {

using enum Predicate;
constexpr auto plain = ConstantKind::none;
constexpr auto turns = ConstantKind::turns_of_pi;
constexpr auto positive = ConstantKind::positive_rational;

// predicate, name, arguments, arity, constant, order, algebraic, meaning
// The view of cyclic holds for points of one line too: it is not equivalent, and a converse needs "not collinear".
constexpr std::array<PredicateRow, predicate_count> predicate_rows{{
    {coll, "coll", "A B C", 3, plain, false, true, "A, B and C lie on one line."},
    {para, "para", "A B C D", 4, plain, false, true,
     "AB and CD have the same direction. Where it is given they are two lines; where it is derived they may be one."},
    {perp, "perp", "A B C D", 4, plain, false, true, "AB is at right angles to CD."},
    {cong, "cong", "A B C D", 4, plain, false, true, "AB and CD have the same length."},
    {eqangle, "eqangle", "A B C D E F G H", 8, plain, false, true,
     "The directed angle from AB to CD equals the one from EF to GH, modulo 180 degrees."},
    {eqratio, "eqratio", "A B C D E F G H", 8, plain, false, true, "AB is to CD as EF is to GH, as lengths."},
    {cyclic, "cyclic", "A B C D", 4, plain, false, false, "A, B, C and D lie on one circle."},
    {circle, "circle", "O A B C", 4, plain, false, true, "O is the centre of the circle through A, B and C."},
    {midp, "midp", "M A B", 3, plain, false, true, "M is the midpoint of AB."},
    {simtri, "simtri", "A B C P Q R", 6, plain, false, true,
     "The triangles ABC and PQR are similar and equally oriented, A to P, B to Q, C to R."},
    {simtrir, "simtrir", "A B C P Q R", 6, plain, false, true,
     "The triangles ABC and PQR are similar and oppositely oriented, A to P, B to Q, C to R."},
    {contri, "contri", "A B C P Q R", 6, plain, false, true,
     "The triangles ABC and PQR are congruent and equally oriented, A to P, B to Q, C to R."},
    {contrir, "contrir", "A B C P Q R", 6, plain, false, true,
     "The triangles ABC and PQR are congruent and oppositely oriented, A to P, B to Q, C to R."},
    {aconst, "aconst", "A B C D q", 4, turns, false, true,
     "The directed angle from AB to CD, counter-clockwise and modulo 180 degrees, is q."},
    {rconst, "rconst", "A B C D r", 4, positive, false, true, "AB is r times as long as CD."},
    {lconst, "lconst", "A B r", 2, positive, false, true, "AB has the length r."},
    {r2const, "r2const", "A B C D r", 4, positive, false, true,
     "The square on AB is r times as large as the one on CD."},
    {l2const, "l2const", "A B r", 2, positive, false, true, "The square on AB has the area r."},
    {eqpower, "eqpower", "P O A Q U B", 6, plain, false, true,
     "P has the same power with respect to the circle with centre O through A as Q with respect to the circle with "
     "centre U through B."},
    {eqprod, "eqprod", "A B C D E F G H I J K L", 12, plain, false, true,
     "The product of the lengths AB, CD and EF is that of GH, IJ and KL."},
    {sum, "sum", "A B C D E F", 6, plain, false, true, "The lengths AB and CD add up to EF."},
    {eqsum, "eqsum", "A B C D E F G H", 8, plain, false, true,
     "The lengths AB and CD add up to the same as EF and GH."},
    {sinelaw, "sinelaw", "A B C", 3, plain, false, true,
     "In the triangle ABC the sides are to each other as the sines of the opposite angles."},
    {eqsine, "eqsine", "A B C D E F G H", 8, plain, false, true,
     "The angle of the lines AB and CD has the same sine as that of EF and GH: they are equal or make 180 degrees."},
    {sconst, "sconst", "A B C D r", 4, positive, false, true,
     "The square of the sine of the angle of the lines AB and CD is r."},
    {same, "same", "A B", 2, plain, false, false, "A and B are one point."},
    {diff, "diff", "A B", 2, plain, true, false, "A and B are different points."},
    {ncoll, "ncoll", "A B C", 3, plain, true, false, "A, B and C do not lie on one line."},
    {npara, "npara", "A B C D", 4, plain, true, false, "AB and CD have different directions."},
    {nperp, "nperp", "A B C D", 4, plain, true, false, "AB is not at right angles to CD."},
    {ncong, "ncong", "A B C D", 4, plain, true, false, "AB and CD have different lengths."},
    {ncyclic, "ncyclic", "A B C D", 4, plain, true, false, "A, B, C and D lie neither on one circle nor on one line."},
    {sameclock, "sameclock", "A B C P Q R", 6, plain, true, false,
     "The triangles ABC and PQR are oriented alike and neither is flat."},
    {sameside, "sameside", "A B C P Q R", 6, plain, true, false,
     "The angles BAC and QPR are both acute or both obtuse; on a line: A leaves B and C on one side just as P does Q "
     "and R."},
    {nsameside, "nsameside", "A B C P Q R", 6, plain, true, false,
     "One of the angles BAC and QPR is acute and the other obtuse; on a line: exactly one of A and P lies between."},
    {acute_angle, "acute_angle", "A B C", 3, plain, true, false, "The angle ABC is less than 90 degrees."},
    {obtuse_angle, "obtuse_angle", "A B C", 3, plain, true, false,
     "The angle ABC is greater than 90 degrees; on a line: B lies between A and C."},
    {same_side_of, "same_side_of", "P Q A B", 4, plain, true, false, "P and Q lie on the same side of the line AB."},
    {apart_by, "apart_by", "P Q A B", 4, plain, true, false, "P and Q lie on different sides of the line AB."},
}};

// AlphaGeometry writes a star where it leaves the orientation to the numerical check: it is the direct case there.
constexpr PredicateRow of_relation{relation, "relation", "", 0, plain, false, false, "An equation between quantities."};
constexpr PredicateRow comparison(Predicate predicate) {
    return {predicate, "comparison", "", 0, plain, true, false, "A comparison of quantities."};
}
constexpr std::array of_quantities{
    of_relation,          comparison(less_than), comparison(greater_than), comparison(not_greater),
    comparison(not_less), comparison(unequal)};

constexpr std::array<std::pair<std::string_view, Predicate>, 6> aliases{{
    {"eqangle6", eqangle},
    {"eqratio6", eqratio},
    {"simtri2", simtrir},
    {"contri2", contrir},
    {"simtri*", simtri},
    {"contri*", contri},
}};

} // namespace

const PredicateRow& row(Predicate predicate) {
    if (predicate >= relation) return of_quantities.at(static_cast<std::size_t>(predicate) - predicate_count);
    const PredicateRow& found = predicate_rows[static_cast<std::size_t>(predicate)];
    assert(found.predicate == predicate);
    return found;
}

bool about_triangles(Predicate predicate) {
    using enum Predicate;
    return predicate == simtri || predicate == simtrir || predicate == contri || predicate == contrir;
}

bool about_sines(Predicate predicate) {
    return predicate == sinelaw || predicate == eqsine || predicate == sconst;
}

std::span<const PredicateRow> predicate_table() {
    return predicate_rows;
}

std::optional<Predicate> predicate_by_name(std::string_view name) {
    const auto by_name = std::ranges::find(predicate_rows, name, &PredicateRow::name);
    if (by_name != predicate_rows.end()) return by_name->predicate;
    const auto alias = std::ranges::find(aliases, name, &std::pair<std::string_view, Predicate>::first);
    if (alias != aliases.end()) return alias->second;
    return std::nullopt;
}

} // namespace porism::facts
