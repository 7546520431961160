#include "proof/rule_table.h"

#include <array>

// Relation rows about lengths: what they conclude is an equation between quantities (definition 24).
namespace porism::proof {
namespace {

constexpr std::array rows{
    RuleText{
        .name = "segment_sum",
        .title = "Parts of a segment",
        .concept_name = "measure",
        .letters = "a b c",
        .hypotheses = "coll a b c",
        .conditions = "obtuse_angle a b c",
        .symmetries = "c b a",
        .text = "A point between A and C parts AC into two lengths that make it up.",
        .source = "Euclid, common notion 2",
        .relation = "length(a,b) + length(b,c) = length(a,c)",
    },
    RuleText{
        .name = "pythagoras",
        .title = "Theorem of Pythagoras",
        .concept_name = "measure",
        .letters = "a b c",
        .hypotheses = "perp a c c b",
        .symmetries = "b a c",
        .text = "In a right triangle the squares of the legs add up to the square of the hypotenuse.",
        .source = "Euclid I.47",
        .relation = "length(a,c)^2 + length(b,c)^2 = length(a,b)^2",
    },
    RuleText{
        .name = "law_of_cosines",
        .title = "Law of cosines",
        .concept_name = "measure",
        .letters = "a b c",
        .symmetries = "a c b",
        .text = "The square of a side is the sum of the squares of the others less twice their product "
                "with the cosine of the angle between them.",
        .source = "Euclid II.12 and II.13",
        .relation = "length(a,b)^2 + length(a,c)^2 - 2*length(a,b)*length(a,c)*cosine(b,a,c) = "
                    "length(b,c)^2",
    },
    RuleText{
        .name = "law_of_sines_for_lengths",
        .title = "Law of sines",
        .concept_name = "measure",
        .letters = "a b c",
        .symmetries = "c b a",
        .text = "The sides of a triangle are to each other as the sines of the opposite angles.",
        .source = "Ptolemy",
        .relation = "length(a,b)*sine(b,a,c) = length(b,c)*sine(a,c,b)",
    },
    RuleText{
        .name = "cosine_in_right_triangle",
        .title = "Cosine in a right triangle",
        .concept_name = "measure",
        .letters = "a b c",
        .hypotheses = "perp a c c b",
        .text = "In a right triangle the cosine of an angle is the adjacent leg to the hypotenuse.",
        .source = "Definition of the cosine",
        .relation = "length(a,b)*cosine(b,a,c) = length(a,c)",
    },
    RuleText{
        .name = "sine_in_right_triangle",
        .title = "Sine in a right triangle",
        .concept_name = "measure",
        .letters = "a b c",
        .hypotheses = "perp a c c b",
        .text = "In a right triangle the sine of an angle is the opposite leg to the hypotenuse.",
        .source = "Definition of the sine",
        .relation = "length(a,b)*sine(b,a,c) = length(b,c)",
    },
    RuleText{
        .name = "tangent_in_right_triangle",
        .title = "Tangent in a right triangle",
        .concept_name = "measure",
        .letters = "a b c",
        .hypotheses = "perp a c c b",
        .text = "In a right triangle the tangent of an angle is the opposite leg to the adjacent one.",
        .source = "Definition of the tangent",
        .relation = "length(a,c)*tangent(b,a,c) = length(b,c)",
    },
    RuleText{
        .name = "geometric_mean_of_altitude",
        .title = "Altitude on the hypotenuse",
        .concept_name = "measure",
        .letters = "a b c h",
        .hypotheses = "perp a c c b, perp c h a b, coll h a b",
        .symmetries = "b a c h",
        .text = "The altitude on the hypotenuse is the geometric mean of the parts that it cuts from "
                "it.",
        .source = "Euclid VI.8, corollary",
        .relation = "length(c,h)^2 = length(a,h)*length(b,h)",
    },
    RuleText{
        .name = "geometric_mean_of_leg",
        .title = "Leg and its projection",
        .concept_name = "measure",
        .letters = "a b c h",
        .hypotheses = "perp a c c b, perp c h a b, coll h a b",
        .text = "A leg is the geometric mean of the hypotenuse and its projection on it.",
        .source = "Euclid VI.8, corollary",
        .relation = "length(a,c)^2 = length(a,h)*length(a,b)",
    },
    RuleText{
        .name = "bisector_parts",
        .title = "Bisector theorem",
        .concept_name = "measure",
        .letters = "a b c d",
        .hypotheses = "eqangle a b a d a d a c, coll d b c",
        .conditions = "ncoll a b c",
        .symmetries = "a c b d",
        .text = "A bisector of an angle of a triangle, inner or outer, parts the opposite side in the "
                "ratio of the adjacent sides.",
        .source = "Euclid VI.3",
        .relation = "length(a,b)*length(d,c) = length(a,c)*length(b,d)",
    },
    RuleText{
        .name = "median_length",
        .title = "Length of a median",
        .concept_name = "measure",
        .letters = "a b c m",
        .hypotheses = "midp m b c",
        .symmetries = "a c b m",
        .text = "Four times the square of a median is twice the squares of the adjacent sides less the "
                "square of the opposite one.",
        .source = "Apollonius",
        .relation = "4*length(a,m)^2 = 2*length(a,b)^2 + 2*length(a,c)^2 - length(b,c)^2",
    },
    RuleText{
        .name = "ptolemy",
        .title = "Theorem of Ptolemy",
        .concept_name = "measure",
        .letters = "a b c d",
        .hypotheses = "cyclic a b c d",
        .conditions = "apart_by a c b d",
        .symmetries = "b c d a, d c b a",
        .text = "In a quadrilateral in a circle the products of the opposite sides add up to the "
                "product of the diagonals.",
        .source = "Ptolemy, Almagest I.10",
        .relation = "length(a,b)*length(c,d) + length(b,c)*length(a,d) = length(a,c)*length(b,d)",
    },
    RuleText{
        .name = "intersecting_chords",
        .title = "Intersecting chords and secants",
        .concept_name = "measure",
        .letters = "p a b c d",
        .hypotheses = "cyclic a b c d, coll p a b, coll p c d",
        .symmetries = "p b a c d, p c d a b",
        .text = "Two chords or secants through P: the products of the parts from P are equal.",
        .source = "Euclid III.35 and III.36",
        .relation = "length(p,a)*length(p,b) = length(p,c)*length(p,d)",
    },
    RuleText{
        .name = "tangent_squared",
        .title = "Tangent and secant",
        .concept_name = "measure",
        .letters = "o p t a b",
        .hypotheses = "perp o t t p, cong o a o t, cong o b o t, coll p a b",
        .symmetries = "o p t b a",
        .text = "The square of a tangent from P is the product of the parts of a secant from P.",
        .source = "Euclid III.36",
        .relation = "length(p,t)^2 = length(p,a)*length(p,b)",
    },
};

} // namespace

std::span<const RuleText> length_relations() {
    return rows;
}

} // namespace porism::proof
