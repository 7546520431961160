#include "proof/rule_table.h"

#include <array>

namespace porism::proof {
namespace {

constexpr std::array rows{
    RuleText{
        .name = "isosceles",
        .title = "Base angles of an isosceles triangle",
        .concept_name = "isosceles",
        .letters = "o a b",
        .hypotheses = "cong o a o b",
        .conditions = "",
        .conclusions = "eqangle o a a b a b o b",
        .symmetries = "o b a",
        .text = "In an isosceles triangle the angles at the base are equal.",
        .source = "Euclid I.5",
        .example = "a b = segment a b; o = on_bline o a b ? eqangle o a a b a b o b",
    },
    RuleText{
        .name = "isosceles_converse",
        .title = "Isosceles triangle from equal angles",
        .concept_name = "isosceles",
        .letters = "o a b",
        .hypotheses = "eqangle o a a b a b o b",
        .conditions = "ncoll o a b",
        .conclusions = "cong o a o b",
        .symmetries = "o b a",
        .text = "A triangle with two equal angles has equal sides opposite to them.",
        .source = "Euclid I.6",
        .example = "a b c = triangle a b c; i = incenter i a b c; d = on_line d b i, on_pline d a b c ? cong a b a "
                   "d",
    },
    RuleText{
        .name = "two_equidistant_points",
        .title = "Line of two equidistant points",
        .concept_name = "isosceles",
        .letters = "a b p q",
        .hypotheses = "cong a p b p, cong a q b q",
        .conditions = "",
        .conclusions = "perp a b p q",
        .symmetries = "b a p q, a b q p",
        .text = "Two points that are each equally far from A and B lie on the perpendicular bisector of AB.",
        .source = "Euclid I.8 and I.10",
        .example = "a b = segment a b; p = on_bline p a b; q = on_bline q a b ? perp a b p q",
        .derived = true,
    },
    RuleText{
        .name = "perpendicular_bisector",
        .title = "Perpendicular bisector",
        .concept_name = "isosceles",
        .letters = "o m a b",
        .hypotheses = "midp m a b, perp o m a b",
        .conditions = "",
        .conclusions = "cong o a o b",
        .symmetries = "o m b a",
        .text = "A point on the perpendicular through the midpoint of AB is equally far from A and B.",
        .source = "Euclid I.4",
        .example = "a b = segment a b; m = midpoint m a b; o = on_tline o m a b ? cong o a o b",
        .derived = true,
    },
    RuleText{
        .name = "foot_is_midpoint",
        .title = "Foot of the altitude of an isosceles triangle",
        .concept_name = "isosceles",
        .letters = "o m a b",
        .hypotheses = "cong o a o b, perp o m a b, coll m a b",
        .conditions = "",
        .conclusions = "midp m a b",
        .symmetries = "o m b a",
        .text = "In an isosceles triangle the foot of the altitude on the base is the midpoint of the base; so is the "
                "foot of the "
                "perpendicular from the centre on a chord.",
        .source = "Euclid III.3",
        .example = "a b = segment a b; o = on_bline o a b; m = foot m o a b ? midp m a b",
        .derived = true,
    },
    RuleText{
        .name = "on_perpendicular_bisector",
        .title = "Perpendicular through an equidistant point",
        .concept_name = "isosceles",
        .letters = "a b p q",
        .hypotheses = "cong p a p b, perp p q a b",
        .conditions = "",
        .conclusions = "cong q a q b",
        .symmetries = "b a p q",
        .text = "The perpendicular to AB through a point equally far from A and B is the perpendicular bisector: all "
                "its points "
                "are equally far from A and B.",
        .source = "Euclid I.4 and I.12",
        .example = "a b = segment a b; p = on_bline p a b; q = on_tline q p a b ? cong q a q b",
        .derived = true,
    },
    RuleText{
        .name = "incentre",
        .title = "Three angle bisectors",
        .concept_name = "bisector",
        .letters = "a b c x",
        .hypotheses = "eqangle a b a x a x a c, eqangle b a b x b x b c",
        .conditions = "",
        .conclusions = "eqangle c b c x c x c a",
        .symmetries = "b a c x",
        .text = "If a point lies on bisectors of two angles of a triangle, it lies on a bisector of the third (inner "
                "or outer).",
        .source = "Euclid IV.4: the point is equally far from all three sides",
        .example = "a b c = triangle a b c; x = angle_bisector x b a c, angle_bisector x a b c ? eqangle c b c x c "
                   "x c a",
    },
    RuleText{
        .name = "bisector_theorem",
        .title = "Bisector theorem",
        .concept_name = "bisector",
        .letters = "a b c d",
        .hypotheses = "coll d b c, eqangle a b a d a d a c",
        .conditions = "ncoll a b c",
        .conclusions = "eqratio d b d c a b a c",
        .symmetries = "a c b d",
        .text = "A bisector of an angle of a triangle (inner or outer) divides the opposite side in the ratio of the "
                "other two.",
        .source = "Euclid VI.3",
        .example = "a b c = triangle a b c; d = angle_bisector d b a c, on_line d b c ? eqratio d b d c a b a c",
    },
    RuleText{
        .name = "bisector_theorem_converse",
        .title = "Converse of the bisector theorem",
        .concept_name = "bisector",
        .letters = "a b c d",
        .hypotheses = "coll d b c, eqratio d b d c a b a c",
        .conditions = "",
        .conclusions = "eqangle a b a d a d a c",
        .symmetries = "a c b d",
        .text = "A point that divides a side of a triangle in the ratio of the other two (inside or outside) lies on a "
                "bisector of "
                "the opposite angle.",
        .source = "Euclid VI.3",
        .example = "a b c = triangle a b c; d = angle_bisector d b a c, on_line d b c; p = mirror p a b; q = mirror "
                   "q a c; e = eqdistance e b a p, eqdistance e c a q ? eqangle e b e d e d e c",
    },
    RuleText{
        .name = "orthocentre",
        .title = "Three altitudes",
        .concept_name = "perpendicular",
        .letters = "a b c d",
        .hypotheses = "perp a b c d, perp a c b d",
        .conditions = "",
        .conclusions = "perp a d b c",
        .symmetries = "b a d c, c d a b, a c b d",
        .text = "The three altitudes of a triangle meet in one point.",
        .source = "(b-a)(d-c) + (c-a)(b-d) + (d-a)(c-b) = 0 for any four points",
        .example = "a b c = triangle a b c; h = on_tline h a b c, on_tline h b a c ? perp c h a b",
    },
};

} // namespace

std::span<const RuleText> isosceles_rules() {
    return rows;
}

} // namespace porism::proof
