#include "proof/rules/relation_problems.h"
#include "proof/rules/rule_table.h"

#include <array>

// Relation rows about lengths: what they conclude is an equation between quantities (definition 24).
namespace porism::proof {
namespace {

constexpr std::array length_relation_texts{
    RuleText{
        .name = "pythagoras",
        .title = "Theorem of Pythagoras",
        .concept_name = "length",
        .letters = "a b c",
        .hypotheses = "perp a c c b",
        .symmetries = "b a c",
        .text = "In a right triangle the squares of the legs add up to the square of the hypotenuse.",
        .source = "Euclid I.47",
        .example = "a@0_0 = free a; c@3_0 = lconst c a 3; b@3_4 = on_tline b c a c, lconst b c 4 ? compute length(a,b)",
        .relation = "length(a,c)^2 + length(b,c)^2 = length(a,b)^2",
        .standing = Standing::derived,
        .used_in = "a@0_0 = free a; c@3_0 = lconst c a 3; b@3_4 = on_tline b c a c, lconst b c 4; d@-6.6_11.2 = "
                   "on_tline d b a b, lconst d b 12 ? compute length(a,d)",
    },
    RuleText{
        .name = "law_of_cosines",
        .title = "Law of cosines",
        .concept_name = "length",
        .letters = "a b c",
        .symmetries = "a c b",
        .text = "The square of a side is the sum of the squares of the others less twice their product "
                "with the cosine of the angle between them.",
        .source = "Euclid II.12 and II.13",
        .example =
            "a@0_0 = free a; b@5_0 = lconst b a 5; c@4_7 = s_angle b a c 60o, lconst c a 8 ? compute length(b,c)",
        .relation = "length(b,c)^2 = length(a,b)^2 + length(a,c)^2 - "
                    "2*length(a,b)*length(a,c)*cosine(b,a,c)",
    },
    RuleText{
        .name = "law_of_sines_for_lengths",
        .title = "Law of sines for two sides",
        .concept_name = "length",
        .letters = "a b c",
        .symmetries = "c b a",
        .text = "The sides of a triangle are to each other as the sines of the opposite angles.",
        .source = "Ptolemy",
        .example =
            "a@0_0 = free a; b@6_0 = lconst b a 6; c = s_angle b a c 80o, s_angle a b c 110o ? compute length(b,c)",
        .relation = "length(a,b)*sine(b,a,c) = length(b,c)*sine(a,c,b)",
        .standing = Standing::derived,
    },
    RuleText{
        .name = "cosine_in_right_triangle",
        .title = "Cosine in a right triangle",
        .concept_name = "length",
        .letters = "a b c",
        .hypotheses = "perp a c c b",
        .text = "In a right triangle the cosine of an angle is the adjacent leg to the hypotenuse.",
        .source = "Definition of the cosine",
        .example =
            "a@0_0 = free a; c@3_0 = lconst c a 3; b@3_3.6 = on_tline b c a c, s_angle c a b 50o ? compute length(a,b)",
        .relation = "length(a,b)*cosine(b,a,c) = length(a,c)",
        .standing = Standing::derived,
    },
    RuleText{
        .name = "sine_in_right_triangle",
        .title = "Sine in a right triangle",
        .concept_name = "length",
        .letters = "a b c",
        .hypotheses = "perp a c c b",
        .text = "In a right triangle the sine of an angle is the opposite leg to the hypotenuse.",
        .source = "Definition of the sine",
        .example =
            "a@0_0 = free a; b@10_0 = lconst b a 10; c@6.7_4.7 = on_dia c a b, s_angle b a c 35o ? compute length(b,c)",
        .relation = "length(a,b)*sine(b,a,c) = length(b,c)",
        .standing = Standing::derived,
    },
    RuleText{
        .name = "tangent_in_right_triangle",
        .title = "Tangent in a right triangle",
        .concept_name = "length",
        .letters = "a b c",
        .hypotheses = "perp a c c b",
        .text = "In a right triangle the tangent of an angle is the opposite leg to the adjacent one.",
        .source = "Definition of the tangent",
        .example =
            "a@0_0 = free a; c@3_0 = lconst c a 3; b@3_3.6 = on_tline b c a c, s_angle c a b 50o ? compute length(b,c)",
        .relation = "length(a,c)*tangent(b,a,c) = length(b,c)",
        .standing = Standing::derived,
    },
    RuleText{
        .name = "geometric_mean_of_altitude",
        .title = "Altitude on the hypotenuse",
        .concept_name = "length",
        .letters = "a b c h",
        .hypotheses = "perp a c c b, perp c h a b, coll h a b",
        .symmetries = "b a c h",
        .text = "The altitude on the hypotenuse is the geometric mean of the parts that it cuts from "
                "it.",
        .source = "Euclid VI.8, corollary",
        .example = "a@0_0 = free a; h@4_0 = lconst h a 4; b@13_0 = on_line b a h, lconst b h 9; c@4_6 = on_tline c h a "
                   "b, on_dia c a b ? compute length(c,h)",
        .relation = "length(c,h)^2 = length(a,h)*length(b,h)",
        .standing = Standing::derived,
    },
    RuleText{
        .name = "geometric_mean_of_leg",
        .title = "Leg and its projection",
        .concept_name = "length",
        .letters = "a b c h",
        .hypotheses = "perp a c c b, perp c h a b, coll h a b",
        .text = "A leg is the geometric mean of the hypotenuse and its projection on it.",
        .source = "Euclid VI.8, corollary",
        .example = "a@0_0 = free a; h@4_0 = lconst h a 4; b@9_0 = on_line b a h, lconst b a 9; c@4_4.5 = on_tline c h "
                   "a b, on_dia c a b ? compute length(a,c)",
        .relation = "length(a,c)^2 = length(a,h)*length(a,b)",
        .standing = Standing::derived,
    },
    RuleText{
        .name = "median_length",
        .title = "Length of a median",
        .concept_name = "length",
        .letters = "a b c m",
        .hypotheses = "midp m b c",
        .symmetries = "a c b m",
        .text = "Four times the square of a median is twice the squares of the adjacent sides less the "
                "square of the opposite one.",
        .source = "Apollonius",
        .example = "b@0_0 = free b; c@8_0 = lconst c b 8; a@2_7 = lconst a b 7, lconst a c 9; m = midpoint m b c ? "
                   "compute length(a,m)",
        .relation = "4*length(a,m)^2 = 2*length(a,b)^2 + 2*length(a,c)^2 - length(b,c)^2",
        .standing = Standing::derived,
    },
    RuleText{
        .name = "ptolemy",
        .title = "Theorem of Ptolemy",
        .concept_name = "length",
        .letters = "a b c d",
        .hypotheses = "cyclic a b c d",
        .conditions = "apart_by a c b d",
        .symmetries = "b c d a, d c b a",
        .text = "In a quadrilateral in a circle the products of the opposite sides add up to the "
                "product of the diagonals.",
        .source = "Ptolemy, Almagest I.10",
        .example = "b@0_0 = free b; d@25_0 = lconst d b 25; a@9_12 = lconst a b 15, on_dia a b d; c@2_-7 = on_dia c b "
                   "d, lconst c b 7 ? compute length(a,c)",
        .relation = "length(a,b)*length(c,d) + length(b,c)*length(a,d) = length(a,c)*length(b,d)",
        .used_in = problems::four_sides_in_a_circle,
    },
    RuleText{
        .name = "ratio_of_diagonals",
        .title = "Ratio of the diagonals (second theorem of Ptolemy)",
        .concept_name = "length",
        .letters = "a b c d",
        .hypotheses = "cyclic a b c d",
        .conditions = "apart_by a c b d",
        .symmetries = "b c d a, d c b a",
        .text =
            "In a quadrilateral in a circle the diagonals are to each other as the sums of the products of the sides "
            "that meet at their ends.",
        .source = "Ptolemy's theorem for the quadrilaterals in which two neighbouring sides are exchanged",
        .example = problems::four_sides_in_a_circle,
        .relation = "length(a,c)*length(a,b)*length(b,c) + length(a,c)*length(c,d)*length(a,d) = "
                    "length(b,d)*length(a,b)*length(a,d) + length(b,d)*length(b,c)*length(c,d)",
    },
    RuleText{
        .name = "tangent_squared",
        .title = "Square of a tangent",
        .concept_name = "length",
        .letters = "o p t a b",
        .hypotheses = "perp o t t p, cong o a o t, cong o b o t, coll p a b",
        .symmetries = "o p t b a",
        .text = "The square of a tangent from P is the product of the parts of a secant from P.",
        .source = "Euclid III.36",
        .example = "p@0_0 = free p; t@6_0 = lconst t p 6; o@6_3 = on_tline o t p t; a@3_2.6 = on_circle a o t, lconst "
                   "a p 4; b@6.8_5.9 = on_circle b o t, on_line b p a ? compute length(p,b)",
        .relation = "length(p,t)^2 = length(p,a)*length(p,b)",
        .standing = Standing::derived,
    },
};

} // namespace

std::span<const RuleText> length_relations() {
    return length_relation_texts;
}

} // namespace porism::proof
