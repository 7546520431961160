#include "proof/rules/rule_table.h"

#include <array>

// What the table of squared lengths says of itself, under the names that textbooks have for it: a right angle is a sum
// of squares (facts/equation.h). These rows are never matched: they name steps of algebra.
namespace porism::proof {
namespace {

constexpr std::array square_rule_texts{
    RuleText{
        .name = "two_tangents_from_one_point",
        .title = "Two tangents from one point",
        .concept_name = "circle",
        .letters = "o a b p",
        .hypotheses = "cong o a o b, perp o a a p, perp o b b p",
        .conclusions = "cong p a p b",
        .symmetries = "o b a p",
        .text = "The two tangents from a point to a circle are equally long.",
        .source = "Euclid III.36, corollary; PO² = PA² + OA² = PB² + OB²",
        .example = "o@0_0 a@1.2_1.6 = segment o a; p@3.33_0 = lc_tangent p a o; b@1.2_-1.6 = on_circle b o"
                   " a, on_dia b o p ? cong p a p b",
        .standing = Standing::implied,
        .said_by = "squares",
    },
    RuleText{
        .name = "perpendicular_bisector",
        .title = "Perpendicular bisector",
        .concept_name = "isosceles",
        .letters = "m a b p",
        .hypotheses = "midp m a b, perp a b m p",
        .conclusions = "cong p a p b",
        .symmetries = "m b a p",
        .text = "Every point of the perpendicular to AB through its midpoint is equally far from A and "
                "B.",
        .source = "Euclid I.4, of the two right triangles",
        .example = "a@0_0 b@4_0 = segment a b; m = midpoint m a b; p@2_3 = on_tline p m a b ? cong p a p b",
        .standing = Standing::implied,
        .said_by = "squares",
    },
    RuleText{
        .name = "perpendicular_through_equidistant_point",
        .title = "Perpendicular through a point at equal distances",
        .concept_name = "isosceles",
        .letters = "p q a b",
        .hypotheses = "cong q a q b, perp a b p q",
        .conclusions = "cong p a p b",
        .symmetries = "p q b a",
        .text = "If Q is equally far from A and B and PQ is at right angles to AB, then P is equally "
                "far from A and B.",
        .source = "PQ is the perpendicular bisector of AB",
        .example = "a@0_0 b@4_0 = segment a b; q@2_1.2 = on_bline q a b; p@2_3.4 = on_tline p q a b ? cong"
                   " p a p b",
        .standing = Standing::implied,
        .said_by = "squares",
    },
    RuleText{
        .name = "median_of_isosceles_triangle",
        .title = "Median of an isosceles triangle",
        .concept_name = "isosceles",
        .letters = "m a b p",
        .hypotheses = "midp m a b, cong p a p b",
        .conclusions = "perp a b m p",
        .symmetries = "m b a p",
        .text = "The median to the base of an isosceles triangle is at right angles to the base.",
        .source = "Euclid I.12",
        .example = "a@0_0 b@4_0 = segment a b; p@2_3 = on_bline p a b; m = midpoint m a b ? perp a b m p",
        .standing = Standing::implied,
        .said_by = "squares",
    },
    RuleText{
        .name = "line_of_two_equidistant_points",
        .title = "Line of two equidistant points",
        .concept_name = "isosceles",
        .letters = "p q a b",
        .hypotheses = "cong p a p b, cong q a q b",
        .conclusions = "perp a b p q",
        .symmetries = "q p a b, p q b a",
        .text = "If P and Q are each equally far from A and B, then PQ is at right angles to AB: the "
                "centres of two circles lie on a perpendicular to their common chord.",
        .source = "Euclid I.12",
        .example = "a@0_0 b@4_0 = segment a b; p@2_3 = on_bline p a b; q@2_-1.5 = on_bline q a b ? perp a "
                   "b p q",
        .standing = Standing::implied,
        .said_by = "squares",
    },
    RuleText{
        .name = "three_altitudes",
        .title = "Three altitudes",
        .concept_name = "transversal",
        .letters = "a b c h",
        .hypotheses = "perp a h b c, perp b h a c",
        .conclusions = "perp a b c h",
        .symmetries = "b a c h",
        .text = "If two lines through the vertices A and B of a triangle ABC at right angles to the "
                "opposite sides meet in H, then CH is at right angles to AB: the altitudes of a "
                "triangle meet in one point.",
        .source = "Archimedes, Book of Lemmas, 5; BH² + CA² = AH² + BC² and its like add up",
        .example = "a@0.8_3 b@-1.5_0 c@3_0 = triangle a b c; h = on_tline h a b c, on_tline h b a c ? perp"
                   " a b c h",
        .standing = Standing::implied,
        .said_by = "squares",
    },
    RuleText{
        .name = "radical_axis",
        .title = "Radical axis",
        .concept_name = "power",
        .letters = "p q o u a b",
        .hypotheses = "eqpower p o a p u b, eqpower q o a q u b",
        .conclusions = "perp p q o u",
        .symmetries = "q p o u a b, p q u o b a",
        .text = "If each of two points has the same power with respect to two circles, then the line "
                "through them is at right angles to the line of the centres.",
        .source = "Gaultier; PO² − PU² = QO² − QU²",
        .example = "o@0_0 a@0_2 = segment o a; p@2.6_4 = free p; c = on_line c p a, on_circle c o a; "
                   "q@2.9_-2.4 = free q; e = on_line e q a, on_circle e o a; b@5_1.2 = free b; "
                   "d@5.91_0.138 = on_line d p b, eqratio d p b p a p c p; f@4.13_-0.292 = on_line f q b, "
                   "eqratio f q b q a q e q; u = circle u b d f ? perp p q o u",
        .standing = Standing::implied,
        .said_by = "squares",
    },
};

} // namespace

std::span<const RuleText> square_rules() {
    return square_rule_texts;
}

} // namespace porism::proof
