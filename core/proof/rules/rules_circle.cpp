#include "proof/rules/rule_table.h"

#include <array>

// What follows from "cyclic" by equal angles alone is its equation view, and no row: inscribed angles, cyclic
// trapezoids' base angles, right angles over one diameter. The rows are what angles alone cannot say.
namespace porism::proof {
namespace {

constexpr std::array circle_rule_texts{
    RuleText{
        .name = "inscribed_angle_converse",
        .title = "Equal angles over one chord",
        .concept_name = "circle",
        .letters = "a b p q",
        .hypotheses = "eqangle p a p b q a q b",
        .conditions = "ncoll p a b",
        .conclusions = "cyclic a b p q",
        .symmetries = "b a p q, a b q p, p q a b",
        .text = "If the segment AB is seen from P and from Q under the same directed angle, then A, B, P and Q lie on "
                "one circle.",
        .source = "Converse of Euclid III.21",
        .example = "a@0_0 b@5_0 p@1_3.5 = triangle a b p; q@4.3_3.3 = eqangle3 q a b p a b ? cyclic a b p "
                   "q",
    },
    RuleText{
        .name = "four_radii",
        .title = "Four equal radii",
        .concept_name = "circle",
        .letters = "o a b c d",
        .hypotheses = "cong o a o b, cong o a o c, cong o a o d",
        .conclusions = "cyclic a b c d",
        .symmetries = "o b a c d, o b c d a",
        .text = "Four points at the same distance from a fifth lie on one circle.",
        .source = "Euclid I, definition 15",
        .example = "o@0_0 a@3_0 = segment o a; b@1_2.8 = on_circle b o a; c@-2.6_1.5 = on_circle c o a; "
                   "d@-1_-2.8 = on_circle d o a ? cyclic a b c d",
        .standing = Standing::derived,
    },
    RuleText{
        .name = "radius_of_fourth_point",
        .title = "Centre of a circle",
        .concept_name = "circle",
        .letters = "o a b c d",
        .hypotheses = "circle o a b c, cyclic a b c d",
        .conclusions = "cong o a o d",
        .symmetries = "o b a c d, o b c a d",
        .text = "The centre of the circle through A, B and C is as far from every other point of that circle.",
        .source = "Euclid III.5: a circle has one centre",
        .example = "a b c = triangle a b c; o = circle o a b c; d = on_circum d a b c ? cong o a o d",
    },
    RuleText{
        .name = "centre_of_two_chords",
        .title = "Centre from two chords",
        .concept_name = "circle",
        .letters = "o a b c d",
        .hypotheses = "cong o a o b, cong o c o d, cyclic a b c d",
        .conditions = "npara a b c d",
        .conclusions = "cong o a o c",
        .symmetries = "o b a c d, o a b d c, o c d a b",
        .text = "A point that is equally far from the ends of each of two chords that are not parallel is the centre "
                "of the circle.",
        .source = "Euclid III.1, corollary: the perpendicular bisector of a chord passes through the centre",
        .example = "a b c = triangle a b c; d = on_circum d a b c; o = on_bline o a b, on_bline o c d ? cong o a o "
                   "c",
    },
    RuleText{
        .name = "tangent_chord",
        .title = "Angle between tangent and chord",
        .concept_name = "circle",
        .letters = "o a b c x",
        .hypotheses = "circle o a b c, perp o a a x",
        .conclusions = "eqangle a x a b c a c b",
        .symmetries = "o a c b x",
        .text = "The angle between a tangent AX and a chord AB equals the inscribed angle ACB over the "
                "chord.",
        .source = "Euclid III.32",
        .example = "a@0_0 b@4_0 c@3_3 = triangle a b c; o = circle o a b c; x@1_-2 = on_tline x a o a ? "
                   "eqangle a x a b c a c b",
        .standing = Standing::derived,
    },
    RuleText{
        .name = "tangent_chord_converse",
        .title = "Tangent from equal angles",
        .concept_name = "circle",
        .letters = "o a b c x",
        .hypotheses = "circle o a b c, eqangle a x a b c a c b",
        .conclusions = "perp o a a x",
        .symmetries = "o a c b x",
        .text = "If the angle between AX and the chord AB equals the inscribed angle over the chord, then AX touches "
                "the circle.",
        .source = "Converse of Euclid III.32",
        .example = "a b c = triangle a b c; o = circle o a b c; x = on_aline x a b a c b ? perp o a a x",
        .standing = Standing::derived,
    },
    RuleText{
        .name = "centre_from_tangent",
        .title = "Centre from a tangent",
        .concept_name = "circle",
        .letters = "o a b c x",
        .hypotheses = "eqangle a x a b c a c b, perp o a a x, cong o a o b",
        .conclusions = "circle o a b c",
        .text = "If the angle between AX and AB equals the angle ACB, a point that is equally far from A and B and "
                "lies on the perpendicular to AX through A is the centre of the circle through A, B and C.",
        .source = "Converse of Euclid III.32: AX touches that circle in A",
        .example = "a b c = triangle a b c; x = on_aline x a b a c b; o = on_tline o a a x, on_bline o a b ? circle o "
                   "a b c",
    },
    RuleText{
        .name = "central_angle",
        .title = "Half the central angle",
        .concept_name = "circle",
        .letters = "o a b c m",
        .hypotheses = "circle o a b c, midp m b c",
        .conclusions = "eqangle a b a c o b o m",
        .text = "The inscribed angle over a chord is half the central angle: it equals the angle between a radius to "
                "an end of the "
                "chord and the line from the centre to its midpoint.",
        .source = "Euclid III.20",
        .example = "a b c = triangle a b c; o = circle o a b c; m = midpoint m b c ? eqangle a b a c o b o m",
        .standing = Standing::derived,
    },
    RuleText{
        .name = "central_angle_converse",
        .title = "Midpoint of a chord from half the central angle",
        .concept_name = "circle",
        .letters = "o a b c m",
        .hypotheses = "circle o a b c, coll m b c, eqangle a b a c o b o m",
        .conclusions = "midp m b c",
        .text = "If M on the chord BC is seen from the centre beside B under the inscribed angle over BC, then M is "
                "the midpoint "
                "of BC.",
        .source = "Converse of Euclid III.20: the direction of OM is the one at right angles to BC",
        .example = "a b c = triangle a b c; o = circle o a b c; m = on_line m b c, on_aline m o b c a b ? midp m b "
                   "c",
        .standing = Standing::derived,
    },
    RuleText{
        .name = "parallel_chords",
        .title = "Chords between parallel chords",
        .concept_name = "circle",
        .letters = "a b p q",
        .hypotheses = "cyclic a b p q, para a q b p",
        .conclusions = "cong a b p q, cong a p b q",
        .symmetries = "b a q p, q p b a, q b p a",
        .text = "Parallel chords of a circle cut off equal chords between them: a cyclic trapezoid has equal legs and "
                "equal "
                "diagonals.",
        .source = "Parallel chords have one perpendicular bisector, an axis of the circle",
        .example = "a b q = triangle a b q; p = on_circum p a b q, on_pline p b a q ? cong a b p q",
        .standing = Standing::derived,
    },
    RuleText{
        .name = "equal_chords",
        .title = "Equal chords",
        .concept_name = "circle",
        .letters = "a b p q",
        .hypotheses = "cyclic a b p q, cong a b p q",
        .conditions = "npara a p b q",
        .conclusions = "para a q b p",
        .symmetries = "b a q p, p q a b",
        .text = "Two equal chords of a circle are the legs or the diagonals of a trapezoid: if AP and BQ are not "
                "parallel, then AQ "
                "and BP are.",
        .source = "Euclid III.28: equal chords AB and PQ have equal arcs, so a reflection of the circle changes one "
                  "into the other",
        .example = "a@-2.9_0.78 b@-2.12_-2.12 p@2.12_-2.12 = triangle a b p; q@2.9_0.78 = on_circum q a b "
                   "p, eqdistance q p a b ? para a q b p",
        .standing = Standing::derived,
    },
    RuleText{
        .name = "isosceles_trapezoid",
        .title = "Isosceles trapezoid",
        .concept_name = "circle",
        .letters = "a b c d",
        .hypotheses = "para a b c d, cong a d b c",
        .conditions = "npara a d b c",
        .conclusions = "cyclic a b c d",
        .symmetries = "b a d c, d c b a",
        .text = "A trapezoid with equal legs that are not parallel has a circumcircle.",
        .source = "Its bases have one perpendicular bisector",
        .example = "a b d = triangle a b d; c = on_pline c d a b, eqdistance c b a d ? cyclic a b c d",
        .standing = Standing::derived,
    },
    RuleText{
        .name = "right_angle_on_circle",
        .title = "Right angle in a circle",
        .concept_name = "circle",
        .letters = "o a b c",
        .hypotheses = "circle o a b c, perp a b b c",
        .conclusions = "midp o a c",
        .symmetries = "o c b a",
        .text = "A right angle whose vertex lies on a circle stands on a diameter.",
        .source = "Converse of Thales, Euclid III.31",
        .example = "a b = segment a b; c = on_tline c b a b; o = circle o a b c ? midp o a c",
        .standing = Standing::derived,
    },
    RuleText{
        .name = "kite_in_circle",
        .title = "Kite in a circle",
        .concept_name = "circle",
        .letters = "a b p q",
        .hypotheses = "cong a p b p, cong a q b q, cyclic a b p q",
        .conclusions = "perp p a a q",
        .symmetries = "b a p q, a b q p",
        .text = "In a kite with a circumcircle the axis is a diameter, so the other two corners are right angles.",
        .source = "Euclid III.1, corollary, with III.31",
        .example = "a b = segment a b; p = on_bline p a b; q = on_bline q a b, on_circum q a b p ? perp p a a q",
        .standing = Standing::derived,
    },
    RuleText{
        .name = "bisector_meets_perpendicular_bisector",
        .title = "Midpoint of an arc",
        .concept_name = "circle",
        .letters = "a b c x",
        .hypotheses = "eqangle a b a x a x a c, cong x b x c",
        .conditions = "ncong a b a c, ncoll a b c",
        .conclusions = "cyclic a b c x",
        .symmetries = "a c b x",
        .text = "In a triangle with different sides AB and AC the bisector of the angle A and the perpendicular "
                "bisector of BC "
                "meet on the circumcircle.",
        .source = "Both lines pass through the midpoint of an arc BC and meet only there",
        .example = "a b c = triangle a b c; x = angle_bisector x b a c, on_bline x b c ? cyclic a b c x",
        .standing = Standing::derived,
    },
    RuleText{
        .name = "radical_centre_converse",
        .title = "Three chords that do not meet in one point",
        .concept_name = "circle",
        .letters = "p a b c d e f",
        .hypotheses = "cyclic a b c d, cyclic c d e f, cyclic e f a b, coll p a b, coll p c d",
        .conditions = "ncoll p e f",
        .conclusions = "cyclic a b c e, cyclic a b c f",
        .symmetries = "p b a c d e f, p a b d c e f, p a b c d f e, p c d a b e f",
        .text = "If A, B, C, D lie on a circle, C, D, E, F on a circle and E, F, A, B on a circle, and AB and CD meet "
                "in a point P that is not on EF, then all six points lie on one circle.",
        .source = "three different circles: their common chords would meet in the radical centre (Monge)",
        .example = "g i p = triangle g i p; h = orthocenter h g i p; j = midpoint j i p; k = midpoint k g p; l = "
                   "midpoint l g i; a = on_circle a j h, on_line a i p; b = mirror b a j; c = on_circle c k h, "
                   "on_line c p g; d = mirror d c k; e = on_circle e l h, on_line e g i; f = mirror f e l ? cyclic "
                   "a c e f",
    },
    RuleText{
        .name = "butterfly",
        .title = "Butterfly theorem",
        .concept_name = "circle",
        .letters = "o d e f g h i j",
        .hypotheses = "cong o e o f, cong o e o g, cong o e o h, coll d f g, coll d h e, coll i f h, coll j e g, coll "
                      "d i j, perp o d i j",
        .conclusions = "midp d i j",
        .symmetries = "o d h g f e j i, o d g h e f i j",
        .text = "Let FG and HE be chords of a circle with centre O whose lines meet in D. If FH and EG "
                "meet the perpendicular to OD through D in I and J, then D is the midpoint of IJ.",
        .source = "Wallace 1803; the conics through E, F, G and H meet IJ in the pairs of an involution "
                  "(Desargues), which leaves D in its place and changes over the points of the circle, as "
                  "far from D on either side: it is the reflection in D",
        .example = "o@0_0 e@-4_3 = segment o e; f@3_4 = on_circle f o e; d@0_1 = free d; g = on_line g d f, "
                   "on_circle g o e; h = on_line h d e, on_circle h o e; i = on_line i f h, on_tline i d o "
                   "d; j = on_line j e g, on_tline j d o d ? midp d i j",
    },
};

} // namespace

std::span<const RuleText> circle_rules() {
    return circle_rule_texts;
}

} // namespace porism::proof
