#include "proof/rules/rule_table.h"

#include <array>

// Lines that cut the sides of a triangle. Cevians come first: what they conclude takes Menelaus twice. Lengths are
// unsigned: the converses ask how many of the points of division lie on the sides themselves, an even number for points
// of a line and an odd one for cevians through a point.
namespace porism::proof {
namespace {

constexpr std::array transversal_rule_texts{
    RuleText{
        .name = "ceva",
        .title = "Theorem of Ceva",
        .concept_name = "transversal",
        .letters = "a b c d e f p",
        .hypotheses = "coll d b c, coll e c a, coll f a b, coll p a d, coll p b e, coll p c f",
        .conditions = "ncoll a b c",
        .conclusions = "eqprod b d c e a f d c e a f b",
        .symmetries = "a c b d f e p, b c a e f d p",
        .text = "Lines through the vertices of a triangle that meet in one point cut the opposite sides in D, E and F "
                "so that BD · CE · AF = DC · EA · FB.",
        .source = "Ceva 1678; Menelaus for the two parts into which one of the lines divides the triangle",
        .example = "a@1_5 b@0_0 c@6_0 = triangle a b c; p@2_2 = free p; d = on_line d b c, on_line d a p; e "
                   "= on_line e c a, on_line e b p; f = on_line f a b, on_line f c p ? eqprod b d c e a f d "
                   "c e a f b",
        .standing = Standing::derived,
    },
    RuleText{
        .name = "ceva_converse",
        .title = "Converse of the theorem of Ceva",
        .concept_name = "transversal",
        .letters = "a b c d e f p",
        .hypotheses = "coll d b c, coll e c a, coll f a b, eqprod b d c e a f d c e a f b, coll p a d, coll p b e",
        .conditions = "obtuse_angle a f b, sameside d b c e c a",
        .conclusions = "coll p c f",
        .symmetries = "b a c e d f p",
        .text = "If D, E and F on the lines BC, CA, AB divide the sides of a triangle so that BD · CE · AF = DC · EA · "
                "FB, F lies on its side and both or none of D and E on theirs, then CF passes through the point in "
                "which AD and BE meet.",
        .source = "Ceva 1678; the line from C through the point divides AB in the same ratio as F, inside as F does",
        .example =
            "a b c = triangle a b c; i = incenter i a b c; d = foot d i b c; e = foot e i c a; f = foot f i a b; "
            "p = on_line p a d, on_line p b e ? coll p c f",
        .standing = Standing::derived,
    },
    RuleText{
        .name = "ceva_converse_outside",
        .title = "Converse of the theorem of Ceva, for a point outside",
        .concept_name = "transversal",
        .letters = "a b c d e f p",
        .hypotheses = "coll d b c, coll e c a, coll f a b, eqprod b d c e a f d c e a f b, coll p a d, coll p b e",
        .conditions = "acute_angle a f b, nsameside d b c e c a",
        .conclusions = "coll p c f",
        .symmetries = "b a c e d f p",
        .text = "If D, E and F on the lines BC, CA, AB divide the sides of a triangle so that BD · CE · AF = DC · EA · "
                "FB, F lies outside of its side and just one of D and E on its own, then CF passes through the point "
                "in which AD and BE meet.",
        .source = "Ceva 1678; the line from C through the point divides AB in the same ratio as F, outside as F does",
        .example =
            "a b c = triangle a b c; i = excenter i a b c; d = foot d i b c; e = foot e i c a; f = foot f i a b; "
            "p = on_line p a d, on_line p b e ? coll p c f",
        .standing = Standing::derived,
    },
    RuleText{
        .name = "menelaus",
        .title = "Theorem of Menelaus",
        .concept_name = "transversal",
        .letters = "a b c d e f",
        .hypotheses = "coll d b c, coll e c a, coll f a b, coll d e f",
        .conditions = "ncoll a b c",
        .conclusions = "eqprod b d c e a f d c e a f b",
        .symmetries = "a c b d f e, b c a e f d",
        .text = "A line that meets the sides BC, CA, AB of a triangle, or their extensions, in D, E and F divides them "
                "so that BD · CE · AF = DC · EA · FB.",
        .source = "Menelaus, Sphaerica III.1; the distances of A, B and C from the line",
        .example = "a b c = triangle a b c; d = on_line d b c; e = on_line e c a; f = on_line f a b, on_line f d e ? "
                   "eqprod b d c e a f d c e a f b",
        .standing = Standing::derived,
    },
    RuleText{
        .name = "menelaus_converse",
        .title = "Converse of the theorem of Menelaus",
        .concept_name = "transversal",
        .letters = "a b c d e f",
        .hypotheses = "coll d b c, coll e c a, coll f a b, eqprod b d c e a f d c e a f b",
        .conditions = "acute_angle b d c, sameside e c a f a b",
        .conclusions = "coll d e f",
        .symmetries = "a c b d f e",
        .text =
            "If D, E and F on the lines BC, CA, AB divide the sides of a triangle so that BD · CE · AF = DC · EA · "
            "FB, D lies outside of its side and both or none of E and F on theirs, then D, E and F lie on one line.",
        .source = "Menelaus, Sphaerica III.1; DE divides AB in the same ratio as F, inside or outside as F does",
        .example = "c@0_0 b@2_0 a@-1.74_2.68 = triangle c b a; x = mirror x b c; y = mirror y a b; z = "
                   "mirror z c a; f = angle_bisector f x c a, on_line f b a; e = angle_bisector e y b c, "
                   "on_line e a c; d = angle_bisector d z a b, on_line d c b ? coll f e d",
    },
    RuleText{
        .name = "simson",
        .title = "Simson line",
        .concept_name = "transversal",
        .letters = "a b c d e f p",
        .hypotheses = "coll d b c, coll e c a, coll f a b, perp p d b c, perp p e c a, perp p f a b, cyclic a b c p",
        .conclusions = "coll d e f",
        .symmetries = "a c b d f e p, b c a e f d p",
        .text = "The feet D, E and F of the perpendiculars from a point P of the circumcircle of the triangle ABC on "
                "its sides lie on one line.",
        .source = "Wallace 1799, called after Simson; inscribed angles in the circles about BDFP, CDEP and AEFP",
        .example = "a b c = triangle a b c; p = on_circum p a b c; d = foot d p b c; e = foot e p c a; f = foot f p a "
                   "b ? coll d e f",
        .standing = Standing::derived,
    },
    RuleText{
        .name = "simson_converse",
        .title = "Converse of the Simson line",
        .concept_name = "transversal",
        .letters = "a b c d e f p",
        .hypotheses = "coll d b c, coll e c a, coll f a b, perp p d b c, perp p e c a, perp p f a b, coll d e f",
        .conclusions = "cyclic a b c p",
        .symmetries = "a c b d f e p, b c a e f d p",
        .text = "If the feet D, E and F of the perpendiculars from P on the sides of the triangle ABC lie on one line, "
                "then P lies on the circumcircle.",
        .source = "The angles of the proof of the Simson line, read back",
        .example = "d e p = triangle d e p; f = on_line f d e; a = on_tline a e e p, on_tline a f f p; b = "
                   "on_line b a f, on_tline b d d p; c = on_line c a e, on_line c b d ? cyclic a b c p",
        .standing = Standing::derived,
    },
};

} // namespace

std::span<const RuleText> transversal_rules() {
    return transversal_rule_texts;
}

} // namespace porism::proof
