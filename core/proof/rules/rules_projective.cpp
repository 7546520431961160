#include "proof/rules/rule_table.h"

#include <array>

// What follows from lines and their crossings alone, and harmonic points.
namespace porism::proof {
namespace {

constexpr std::array projective_rule_texts{
    RuleText{
        .name = "harmonic_right_angle",
        .title = "Harmonic points seen under a right angle",
        .concept_name = "projective",
        .letters = "p a b c d",
        .hypotheses = "coll a b c, coll a b d, eqratio c a c b d a d b, perp p c p d",
        .conclusions = "eqangle p a p c p c p b",
        .symmetries = "p b a c d, p a b d c",
        .text = "If C and D divide AB in the same ratio, one inside and one outside, and CPD is a right "
                "angle, then PC and PD bisect the angles of the lines PA and PB.",
        .source = "Apollonius: P lies on the circle with diameter CD, whose points have PA : PB = CA : CB",
        .example = "a@0_0 b@6_0 h@3_5 = triangle a b h; o@3.9_2 = free o; c = on_line c a b, on_line c h o; "
                   "e = on_line e a h, on_line e b o; f = on_line f b h, on_line f a o; d = on_line d e f, "
                   "on_line d a b; p@6.75_2.25 = on_dia p c d ? eqangle p a p c p c p b",
    },
    RuleText{
        .name = "harmonic_midpoint",
        .title = "Harmonic points and the midpoint (Newton)",
        .concept_name = "projective",
        .letters = "m a b c d",
        .hypotheses = "midp m a b, coll a b c, coll a b d, eqratio c a c b d a d b",
        .conditions = "diff c d",
        .conclusions = "eqratio m c m a m a m d",
        .symmetries = "m b a c d, m a b d c",
        .text = "If C and D divide AB in the same ratio, one inside and one outside, and M is the midpoint of AB, then "
                "MC · MD = MA².",
        .source =
            "with M as origin and MA = 1 the ratios (c + 1) : (1 - c) and (d + 1) : (d - 1) are equal where cd = 1",
        .example = "p@2_3 a@0_0 b@6_0 = triangle p a b; c = angle_bisector c a p b, on_line c a b; d = on_tline d p p "
                   "c, on_line d a b; m = midpoint m a b ? eqratio m c m a m a m d",
    },
    RuleText{
        .name = "harmonic_midpoint_converse",
        .title = "Harmonic points by the midpoint",
        .concept_name = "projective",
        .letters = "m a b c d",
        .hypotheses = "midp m a b, coll a b c, coll a b d, eqratio m c m a m a m d",
        .conditions = "nsameside m a b m c d",
        .conclusions = "eqratio c a c b d a d b",
        .symmetries = "m b a c d, m a b d c",
        .text =
            "If M is the midpoint of AB and C and D lie on the line AB, on one side of M, with MC · MD = MA², then C "
            "and D divide AB in the same ratio.",
        .source = "with M as origin and MA = 1 it is cd = 1, and then (c + 1) : (1 - c) is (d + 1) : (d - 1)",
        .example = "a@0_0 b@4_0 = segment a b; m = midpoint m a b; c@3_0 = on_line c a b; d@6_0 = eqratio d m c m a m "
                   "a m, on_line d a b ? eqratio c a c b d a d b",
    },
    RuleText{
        .name = "altitude_and_cevians",
        .title = "Cevians that meet on an altitude (Blanchet)",
        .concept_name = "projective",
        .letters = "a b c d e f g",
        .hypotheses = "coll a b d, perp c d a b, coll c d e, coll b e f, coll a c f, coll a e g, coll b c g",
        .conclusions = "eqangle d f d c d c d g",
        .symmetries = "b a c d e g f",
        .text = "If D is the foot of the altitude from C and the lines from A and B through a point E of it meet BC "
                "and CA in G and F, then CD bisects the angle FDG.",
        .source = "FG meets AB in a point that is harmonic to D, A and B; project from C, and CDA is a right angle",
        .example = "a b c = triangle a b c; d = foot d c a b; e = on_line e c d; f = on_line f b e, on_line f a c; g = "
                   "on_line g a e, on_line g b c ? eqangle d f d c d c d g",
    },
    RuleText{
        .name = "pappus",
        .title = "Theorem of Pappus",
        .concept_name = "projective",
        .letters = "a b c p q r x y z",
        .hypotheses = "coll a b c, coll p q r, coll a q x, coll b p x, coll a r y, coll c p y, coll b r z, coll c q z",
        .conclusions = "coll x y z",
        .symmetries = "b a c q p r x z y, b c a q r p z x y, p q r a b c x y z",
        .text = "If A, B, C lie on a line and P, Q, R on a line, then AQ and BP, AR and CP, BR and CQ meet in three "
                "points of one line.",
        .source = "Pappus, Collection VII.139",
        .example = "a b = segment a b; c = on_line c a b; p q = segment p q; r = on_line r p q; x = on_line x a q, "
                   "on_line x b p; y = on_line y a r, on_line y c p; z = on_line z b r, on_line z c q ? coll x y z",
    },
    RuleText{
        .name = "desargues",
        .title = "Theorem of Desargues",
        .concept_name = "projective",
        .letters = "o a b c p q r x y z",
        .hypotheses = "coll o a p, coll o b q, coll o c r, coll b c x, coll q r x, coll c a y, coll r p y, coll a b z, "
                      "coll p q z",
        .conditions = "ncoll o a b, ncoll o b c, ncoll o c a",
        .conclusions = "coll x y z",
        .symmetries = "o b a c q p r y x z, o b c a q r p y z x, o p q r a b c x y z",
        .text = "If the lines AP, BQ and CR through corresponding vertices of two triangles meet in one point, then "
                "corresponding sides meet in three points of one line.",
        .source = "Desargues 1648; Menelaus for the triangles OAB, OBC, OCA",
        .example = "a@2.1_1.2 b@1.4_2 c@1.6_0.2 = triangle a b c; o@0_0 = free o; p@3.5_2 = on_line p o "
                   "a; q@1.9_2.8 = on_line q o b; r@3.7_0.4 = on_line r o c; x = on_line x b c, on_line x "
                   "q r; y = on_line y c a, on_line y r p; z = on_line z a b, on_line z p q ? coll x y z",
        .standing = Standing::derived,
    },
};

} // namespace

std::span<const RuleText> projective_rules() {
    return projective_rule_texts;
}

} // namespace porism::proof
