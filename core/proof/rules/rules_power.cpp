#include "proof/rules/rule_table.h"

#include <array>

// The power of a point stands in two tables: as a difference of squares and as a product of lengths. The first rows are
// the bridge. Radical axes and radical centres are sums of squares where the centres have a name, and rows where not.
namespace porism::proof {
namespace {

constexpr std::array power_rule_texts{
    RuleText{
        .name = "equal_powers",
        .title = "Equal powers",
        .concept_name = "power",
        .letters = "p q o u a b c d",
        .hypotheses = "eqpower p o a q u c, cong o a o b, coll p a b, cong u c u d, coll q c d",
        .conclusions = "eqratio p a q c q d p b",
        .symmetries = "p q o u b a c d, q p u o c d a b",
        .text =
            "If P has the same power with respect to one circle as Q with respect to another, a line through P that "
            "cuts the one in A and B and a line through Q that cuts the other in C and D have PA · PB = QC · QD.",
        .source = "Euclid III.35 and III.36: PA · PB is the power of P with respect to the circle",
        .example = "e f p = triangle e f p; h = orthocenter h e f p; o = midpoint o f p; u = midpoint u e p; a = "
                   "on_line a f p, on_circle a o h; b = mirror b a o; c = on_line c e p, on_circle c u h; d = "
                   "mirror d c u ? eqratio p a p c p d p b",
    },
    RuleText{
        .name = "equal_powers_converse",
        .title = "Equal products of secants",
        .concept_name = "power",
        .letters = "p q o u a b c d",
        .hypotheses = "eqratio p a q c q d p b, cong o a o b, coll p a b, cong u c u d, coll q c d",
        .conditions = "sameside p a b q c d",
        .conclusions = "eqpower p o a q u c",
        .symmetries = "p q o u b a c d, q p u o c d a b",
        .text = "If a line through P cuts a circle in A and B, a line through Q cuts a circle in C and D, PA · PB = QC "
                "· QD, and both points lie inside or both outside, then P has the same power with respect to the one "
                "circle as Q with respect to the other.",
        .source = "Euclid III.35 and III.36: PA · PB is the power of P with respect to the circle",
        .example = "a@1.81_0.85 b@5.44_2.54 c@2.26_-0.82 = triangle a b c; d@4.7_-1.71 = on_circum d a b "
                   "c; p = on_line p a b, on_line p c d; o@3.8_1.33 = on_bline o a b; u@3.62_-0.89 = "
                   "on_bline u c d; x = on_circle x o a, on_circle x u c ? perp p x o u",
    },
    RuleText{
        .name = "power_of_a_point",
        .title = "Power of a point",
        .concept_name = "power",
        .letters = "p a b c d",
        .hypotheses = "cyclic a b c d, coll p a b, coll p c d",
        .conclusions = "eqratio p a p c p d p b",
        .symmetries = "p b a c d, p c d a b",
        .text = "If a line through P meets a circle in A and B and another line through P meets it in C and D, then PA "
                "· PB = PC · PD: two chords, or two secants, that meet in P.",
        .source = "Euclid III.35 and III.36; the triangles PAD and PCB are similar by inscribed angles",
        .example = "a@0_0 b@6_0 c@1_4 = triangle a b c; d@5_-2 = on_circum d a b c; p = on_line p a b, on_line p c d ? "
                   "eqratio p a p c p d p b",
        .standing = Standing::derived,
    },
    RuleText{
        .name = "power_of_a_point_converse",
        .title = "Circle from equal products",
        .concept_name = "power",
        .letters = "p a b c d",
        .hypotheses = "coll p a b, coll p c d, eqratio p a p c p d p b",
        .conditions = "sameside p a b p c d, ncoll p a c",
        .conclusions = "cyclic a b c d",
        .symmetries = "p b a c d, p c d a b",
        .text = "If two lines through P hold the points A, B and C, D with PA · PB = PC · PD, and P lies between both "
                "pairs or between none, then the four points lie on one circle.",
        .source = "Converse of Euclid III.35 and III.36",
        .example = "p a c = triangle p a c; b = on_line b p a; d = on_line d p c, eqratio d p c p a p b p ? "
                   "cyclic a b c d",
        .standing = Standing::derived,
    },
    RuleText{
        .name = "tangent_and_secant",
        .title = "Tangent and secant",
        .concept_name = "power",
        .letters = "p o t a b",
        .hypotheses = "circle o t a b, perp o t t p, coll p a b",
        .conclusions = "eqratio p a p t p t p b",
        .symmetries = "p o t b a",
        .text =
            "If a tangent from P touches a circle in T and a line through P cuts it in A and B, then PT² = PA · PB.",
        .source = "Euclid III.36; the triangles PTA and PBT are similar by the angle between tangent and chord",
        .example = "o a = segment o a; b = on_circle b o a; t = on_circle t o a; p = on_line p a b, on_tline p t o t ? "
                   "eqratio p a p t p t p b",
        .standing = Standing::derived,
    },
    RuleText{
        .name = "tangent_and_secant_converse",
        .title = "Tangent from equal products",
        .concept_name = "power",
        .letters = "p o t a b",
        .hypotheses = "circle o t a b, eqratio p a p t p t p b, coll p a b",
        .conditions = "acute_angle a p b",
        .conclusions = "perp o t t p",
        .symmetries = "p o t b a",
        .text = "If a line through a point P outside a circle cuts it in A and B, and T on the circle has PT² = PA · "
                "PB, then PT touches the circle.",
        .source = "Euclid III.37: PA · PB is the power of P with respect to the circle, so PO² − OT² = PT²",
        .example =
            "p a t = triangle p a t; b = on_line b p a, eqratio b p a p t p t p; o = circle o a b t ? perp o t t p",
        .standing = Standing::derived,
    },
    RuleText{
        .name = "radical_centre",
        .title = "Radical centre",
        .concept_name = "power",
        .letters = "p a b c d e f",
        .hypotheses = "cyclic a b c d, cyclic c d e f, cyclic e f a b, coll p a b, coll p c d",
        .conditions = "ncyclic a b c e",
        .conclusions = "coll p e f",
        .symmetries = "p b a c d e f, p a b d c e f, p a b c d f e, p c d a b e f",
        .text = "If A, B, C, D lie on a circle, C, D, E, F on another and E, F, A, B on a third, and AB and CD meet in "
                "P, then EF passes through P too.",
        .source = "Monge; the point in which two of the chords meet has the same power with respect to all three "
                  "circles",
        .example = "a@0_2.2 b@0_-1.82 c@-1.21_-0.7 = triangle a b c; d@2.47_1.43 = on_circum d a b c; "
                   "e@1.13_-0.65 = free e; f@-2.67_1.54 = on_circum f c d e, on_circum f a b e; p = "
                   "on_line p a b, on_line p c d ? coll p e f",
    },
    RuleText{
        .name = "parallel_common_chords",
        .title = "Parallel common chords",
        .concept_name = "power",
        .letters = "a b c d e f",
        .hypotheses = "cyclic a b c d, cyclic c d e f, cyclic e f a b, para a b c d",
        .conditions = "ncyclic a b c e",
        .conclusions = "para a b e f",
        .symmetries = "b a c d e f, a b d c e f, a b c d f e, c d a b e f",
        .text = "If A, B, C, D lie on a circle, C, D, E, F on another and E, F, A, B on a third, and AB is parallel to "
                "CD, then EF is parallel to them too.",
        .source = "Monge; the three centres lie on the perpendicular bisector of AB and CD, to which each common chord "
                  "is perpendicular",
        .example = "a@-1_3 b@1_3 c@2_1 = triangle a b c; d@-2_1 = on_circum d a b c, on_pline d c a b; "
                   "e@3_-1.5 = free e; f@-3_-1.5 = on_circum f c d e, on_circum f a b e ? para a b e f",
    },
};

} // namespace

std::span<const RuleText> power_rules() {
    return power_rule_texts;
}

} // namespace porism::proof
