#include "proof/rule_table.h"

#include <array>

namespace porism::proof {
namespace {

constexpr std::array midpoint_rule_texts{
    RuleText{
        .name = "thales",
        .title = "Angle in a semicircle",
        .concept_name = "circle",
        .letters = "o a b c",
        .hypotheses = "midp o a c, cong o a o b",
        .conclusions = "perp a b b c",
        .symmetries = "o c b a",
        .text = "The angle in a semicircle is a right angle.",
        .source = "Thales, Euclid III.31",
        .example = "a@-3_0 c@3_0 = segment a c; o = midpoint o a c; b@-1_2.8 = on_circle b o a ? perp a b "
                   "b c",
        .standing = Standing::derived,
    },
    RuleText{
        .name = "median_to_hypotenuse",
        .title = "Median to the hypotenuse",
        .concept_name = "midpoint",
        .letters = "a b c m",
        .hypotheses = "perp a b b c, midp m a c",
        .conclusions = "cong a m b m",
        .symmetries = "c b a m",
        .text = "In a right triangle the midpoint of the hypotenuse is equally far from all vertices.",
        .source = "Converse of Thales, Euclid III.31",
        .example = "a b = segment a b; c = on_tline c b a b; m = midpoint m a c ? cong a m b m",
    },
    RuleText{
        .name = "midline",
        .title = "Midline of a triangle",
        .concept_name = "midpoint",
        .letters = "a b c e f",
        .hypotheses = "midp e a b, midp f a c",
        .conclusions = "para e f b c, rconst e f b c 1/2",
        .symmetries = "a c b f e",
        .text =
            "The line through the midpoints of two sides of a triangle is parallel to the third side and half as long.",
        .source = "Euclid VI.2",
        .example = "a b c = triangle a b c; e = midpoint e a b; f = midpoint f a c ? para e f b c",
        .standing = Standing::derived,
    },
    RuleText{
        .name = "midline_converse",
        .title = "Parallel through a midpoint",
        .concept_name = "midpoint",
        .letters = "a b c e f",
        .hypotheses = "midp e a b, coll f a c, para e f b c",
        .conditions = "ncoll a b c",
        .conclusions = "midp f a c",
        .text = "The parallel to a side of a triangle through the midpoint of a second side bisects the third.",
        .source = "Euclid VI.2",
        .example = "a b c = triangle a b c; e = midpoint e a b; f = on_line f a c, on_pline f e b c ? midp f a c",
        .standing = Standing::derived,
    },
    RuleText{
        .name = "parallelogram_by_diagonals",
        .title = "Diagonals that bisect each other",
        .concept_name = "parallelogram",
        .letters = "a b c d m",
        .hypotheses = "midp m a b, midp m c d",
        .conclusions = "para a c b d, para a d b c, cong a c b d, cong a d b c",
        .symmetries = "b a c d m, a b d c m, c d a b m",
        .text = "If two segments bisect each other, their ends are the corners of a parallelogram.",
        .source = "Half-turn about the common midpoint",
        .example = "a b c = triangle a b c; m = midpoint m a b; d = mirror d c m ? para a c b d",
        .standing = Standing::derived,
    },
    RuleText{
        .name = "parallelogram_diagonals",
        .title = "Diagonals of a parallelogram",
        .concept_name = "parallelogram",
        .letters = "a b c d m",
        .hypotheses = "midp m a b, para a c b d, para a d b c",
        .conditions = "ncoll a b c",
        .conclusions = "midp m c d",
        .symmetries = "b a d c m, a b d c m",
        .text = "The diagonals of a parallelogram bisect each other.",
        .source = "Euclid I.34",
        .example = "a b c = triangle a b c; d = on_pline d b a c, on_pline d a b c; m = midpoint m a b ? midp m c d",
        .standing = Standing::derived,
    },
    RuleText{
        .name = "parallelogram_sides",
        .title = "Opposite sides of a parallelogram",
        .concept_name = "parallelogram",
        .letters = "a b c d",
        .hypotheses = "para a b c d, para a d b c",
        .conditions = "ncoll a b c",
        .conclusions = "cong a b c d, cong a d b c",
        .symmetries = "b c d a, a d c b",
        .text = "Opposite sides of a parallelogram are equal.",
        .source = "Euclid I.34",
        .example = "a c b = triangle a c b; d = on_pline d c a b, on_pline d a c b ? cong a b c d",
        .standing = Standing::derived,
    },
    RuleText{
        .name = "parallel_and_equal",
        .title = "One pair of sides parallel and equal",
        .concept_name = "parallelogram",
        .letters = "a b c d",
        .hypotheses = "para a b c d, cong a b c d",
        .conditions = "same_side_of b d a c",
        .conclusions = "para a c b d, cong a c b d",
        .symmetries = "c d a b, b a d c",
        .text = "Segments that join the ends of equal and parallel segments on the same side are equal and parallel.",
        .source = "Euclid I.33",
        .example = "a b c = triangle a b c; d = on_pline d c a b, eqdistance d c a b ? para a c b d",
        .standing = Standing::derived,
    },
    RuleText{
        .name = "trapezoid_midline",
        .title = "Midline of a trapezoid",
        .concept_name = "midpoint",
        .letters = "a b c d e f",
        .hypotheses = "para a b c d, midp e a d, midp f b c",
        .conclusions = "para e f a b",
        .symmetries = "b a d c f e, d c b a e f",
        .text =
            "The line through the midpoints of the legs (or of the diagonals) of a trapezoid is parallel to its bases.",
        .source = "F - E = ((B - A) + (C - D)) / 2",
        .example = "a@0_0 b@6_0 c@4_3 = triangle a b c; d@1_3 = on_pline d c a b; e = midpoint e a d; f = "
                   "midpoint f b c ? para e f a b",
    },
    RuleText{
        .name = "right_trapezoid",
        .title = "Midpoint over two feet",
        .concept_name = "midpoint",
        .letters = "a b e f g",
        .hypotheses = "perp a f e f, perp b e e f, midp g a b",
        .conclusions = "cong g e g f",
        .symmetries = "b a f e g",
        .text = "The midpoint of a segment is equally far from the feet of the perpendiculars from its ends to a line.",
        .source = "It projects to the midpoint of the feet",
        .example = "e@0_0 f@4_0 = segment e f; a@4_1.5 = on_tline a f e f; b@0_3.2 = on_tline b e e f; g "
                   "= midpoint g a b ? cong g e g f",
    },
    RuleText{
        .name = "three_medians",
        .title = "Three medians",
        .concept_name = "midpoint",
        .letters = "a b c d e f g",
        .hypotheses = "midp d b c, midp e c a, midp f a b, coll g a d, coll g b e",
        .conclusions = "coll g c f",
        .symmetries = "b a c e d f g",
        .text = "The three medians of a triangle meet in one point.",
        .source = "Archimedes, On the Equilibrium of Planes I.13",
        .example = "a b c = triangle a b c; d = midpoint d b c; e = midpoint e c a; f = midpoint f a b; g = on_line "
                   "g a d, on_line g b e ? coll g c f",
        .standing = Standing::derived,
    },
    RuleText{
        .name = "centroid_ratio",
        .title = "Ratio on a median",
        .concept_name = "midpoint",
        .letters = "a b c d e g",
        .hypotheses = "midp d b c, midp e c a, coll g a d, coll g b e",
        .conditions = "ncoll a b c",
        .conclusions = "rconst a g g d 2, rconst b g g e 2",
        .symmetries = "b a c e d g",
        .text = "The centroid divides each median in the ratio 2 : 1.",
        .source = "Archimedes, On the Equilibrium of Planes I.14",
        .example = "a b c = triangle a b c; d = midpoint d b c; e = midpoint e c a; g = on_line g a d, on_line g b "
                   "e ? rconst a g g d 2",
        .standing = Standing::derived,
    },
    RuleText{
        .name = "midpoints_between_equal_segments",
        .title = "Midpoints between the ends of equal segments",
        .concept_name = "midpoint",
        .letters = "a b c d m n",
        .hypotheses = "cong a b c d, midp m a c, midp n b d",
        .conclusions = "eqangle a b m n m n c d",
        .symmetries = "b a d c n m, c d a b m n",
        .text = "If AB and CD are equally long, M is the midpoint of AC and N that of BD, then MN makes equal angles "
                "with AB and CD.",
        .source = "MN as a vector is half the sum of AB and CD, which bisects the angle of two equal vectors",
        .example = "i b d = triangle i b d; j = on_line j b d, angle_bisector j b i d; a = on_line a i b; c = "
                   "on_line c i d, eqdistance c d b a; m = midpoint m c a; n = midpoint n d b ? para m n i j",
    },
};

} // namespace

std::span<const RuleText> midpoint_rules() {
    return midpoint_rule_texts;
}

} // namespace porism::proof
