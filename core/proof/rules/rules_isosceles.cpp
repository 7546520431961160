#include "proof/rules/rule_table.h"

#include <array>

namespace porism::proof {
namespace {

constexpr std::array isosceles_rule_texts{
    RuleText{
        .name = "isosceles",
        .title = "Base angles of an isosceles triangle",
        .concept_name = "isosceles",
        .letters = "o a b",
        .hypotheses = "cong o a o b",
        .conclusions = "eqangle o a a b a b o b",
        .symmetries = "o b a",
        .text = "In an isosceles triangle the angles at the base are equal.",
        .source = "Euclid I.5",
        .example = "a b = segment a b; o = on_bline o a b ? eqangle o a a b a b o b",
        .standing = Standing::derived,
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
        .example = "o b c = triangle o b c; i = incenter i o b c; a = on_line a b i, on_pline a o b c ? cong o b o "
                   "a",
        .standing = Standing::derived,
    },
    RuleText{
        .name = "incentre",
        .title = "Three angle bisectors",
        .concept_name = "bisector",
        .letters = "a b c x",
        .hypotheses = "eqangle a b a x a x a c, eqangle b a b x b x b c",
        .conclusions = "eqangle c b c x c x c a",
        .symmetries = "b a c x",
        .text = "If a point lies on bisectors of two angles of a triangle, it lies on a bisector of the third (inner "
                "or outer).",
        .source = "Euclid IV.4: the point is equally far from all three sides",
        .example = "a b c = triangle a b c; x = angle_bisector x b a c, angle_bisector x a b c ? eqangle c b c x c "
                   "x c a",
        .standing = Standing::derived,
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
        .standing = Standing::derived,
    },
    RuleText{
        .name = "bisector_theorem_converse",
        .title = "Converse of the bisector theorem",
        .concept_name = "bisector",
        .letters = "a b c d",
        .hypotheses = "coll d b c, eqratio d b d c a b a c",
        .conclusions = "eqangle a b a d a d a c",
        .symmetries = "a c b d",
        .text = "A point that divides a side of a triangle in the ratio of the other two (inside or outside) lies on a "
                "bisector of "
                "the opposite angle.",
        .source = "Euclid VI.3",
        .example = "f b c = triangle f b c; d = angle_bisector d b f c, on_line d b c; p = mirror p f b; q = "
                   "mirror q f c; a = eqdistance a b f p, eqdistance a c f q ? eqangle a b a d a d a c",
        .standing = Standing::derived,
    },
    RuleText{
        .name = "feet_on_two_bisectors",
        .title = "Feet of perpendiculars on two bisectors",
        .concept_name = "bisector",
        .letters = "a b c d e",
        .hypotheses = "eqangle b a b d b d b c, eqangle a b a e a e a c, perp c d d b, perp c e e a",
        .conclusions = "para d e a b",
        .symmetries = "b a c e d",
        .text = "If D and E are the feet of the perpendiculars from C on bisectors of the angles at B and at A (inner "
                "or outer), then DE is parallel to AB.",
        .source = "the images of C in both bisectors lie on AB, and D and E are the midpoints from C to them",
        .example = "a b c = triangle a b c; d = angle_bisector d a b c, on_dia d b c; e = angle_bisector e b a c, "
                   "on_dia e a c ? para d e a b",
    },
    RuleText{
        .name = "foot_on_bisector_and_midpoint",
        .title = "Foot on a bisector and midpoint",
        .concept_name = "bisector",
        .letters = "a b c d e",
        .hypotheses = "eqangle b a b c b c b d, perp a c c b, midp e a d",
        .conclusions = "para c e b d",
        .text = "If C is the foot of the perpendicular from A on a bisector of the angle ABD (inner or outer) and E is "
                "the midpoint of AD, then CE is parallel to BD.",
        .source = "the image of A in the bisector lies on BD, and C is the midpoint from A to it",
        .example = "a b d = triangle a b d; e = midpoint e d a; c = angle_bisector c a b d, on_dia c a b ? para c e b "
                   "d",
    },
};

} // namespace

std::span<const RuleText> isosceles_rules() {
    return isosceles_rule_texts;
}

} // namespace porism::proof
