#include "proof/rules/rule_table.h"

#include <array>

// Relation rows about lines and circles of a triangle: cevians, circumcircle and incircle. What they conclude is an
// equation between lengths (definition 24).
namespace porism::proof {
namespace {

constexpr std::array triangle_relation_texts{
    RuleText{
        .name = "stewart",
        .title = "Theorem of Stewart",
        .concept_name = "length",
        .letters = "a b c d",
        .hypotheses = "coll d b c",
        .conditions = "obtuse_angle b d c",
        .symmetries = "a c b d",
        .text = "D between B and C: AB²·DC + AC²·BD = BC·(AD² + BD·DC).",
        .source = "Stewart, General Theorems, 1746; the law of cosines in two triangles",
        .example = "b@0_0 = free b; d@3_0 = lconst d b 3; c@8_0 = on_line c b d, lconst c d 5; a@2_6.7 = lconst a b "
                   "7, lconst a c 9 ? compute length(a,d)",
        .relation = "length(a,b)^2*length(d,c) + length(a,c)^2*length(b,d) = "
                    "length(b,c)*(length(a,d)^2 + length(b,d)*length(d,c))",
        .standing = Standing::derived,
    },
    RuleText{
        .name = "length_of_bisector",
        .title = "Length of a bisector",
        .concept_name = "length",
        .letters = "a b c d",
        .hypotheses = "eqangle a b a d a d a c, coll d b c",
        .conditions = "obtuse_angle b d c, ncoll a b c",
        .symmetries = "a c b d",
        .text = "The square of the bisector of an angle of a triangle is the product of the adjacent sides less the "
                "product of the parts that it makes on the opposite side.",
        .source = "Simson; similar triangles in the circumcircle",
        .example = "b@0_0 = free b; d@4_0 = lconst d b 4; c@10_0 = on_line c b d, lconst c d 6; a@2_5.6 = lconst a b "
                   "6, eqratio6 a b c b d d c ? compute length(a,d)",
        .relation = "length(a,d)^2 = length(a,b)*length(a,c) - length(b,d)*length(d,c)",
        .standing = Standing::derived,
    },
    RuleText{
        .name = "circumradius_by_sides",
        .title = "Circumradius by the sides",
        .concept_name = "length",
        .letters = "a b c o",
        .hypotheses = "circle o a b c",
        .symmetries = "b a c o, b c a o",
        .text = "The product of the sides of a triangle is four times the circumradius times the area; the area from "
                "the sides by Heron.",
        .source = "The law of sines and the formula of Heron",
        .example = "b@0_0 = free b; c@14_0 = lconst c b 14; a@5_12 = lconst a b 13, lconst a c 15; o = circle o a b c "
                   "? compute length(o,a)",
        .relation = "length(o,a)^2*(2*length(a,b)^2*length(b,c)^2 + 2*length(b,c)^2*length(a,c)^2 + "
                    "2*length(a,c)^2*length(a,b)^2 - length(a,b)^4 - length(b,c)^4 - length(a,c)^4) = "
                    "length(a,b)^2*length(b,c)^2*length(a,c)^2",
        .standing = Standing::derived,
    },
    RuleText{
        .name = "law_of_sines_with_circumradius",
        .title = "Law of sines with the circumradius",
        .concept_name = "length",
        .letters = "a b c o",
        .hypotheses = "circle o a b c",
        .symmetries = "a c b o",
        .text = "A side of a triangle is twice the circumradius times the sine of the opposite angle.",
        .source = "Ptolemy",
        .example = "a@0_0 b@12_0 = segment a b; c@2.1_3.6 = s_angle b a c 60o, lconst c b 14; o = circle o a b c ? "
                   "compute length(o,a)",
        .relation = "length(b,c) = 2*length(o,a)*sine(b,a,c)",
        .standing = Standing::derived,
    },
    RuleText{
        .name = "inradius_by_sides",
        .title = "Inradius by the sides",
        .concept_name = "length",
        .letters = "a b c i t",
        .hypotheses = "eqangle a b a i a i a c, eqangle b a b i b i b c, coll t a b, perp i t a b",
        .conditions = "same_side_of c i a b, same_side_of a i b c, same_side_of b i a c",
        .symmetries = "b a c i t",
        .text = "The area of a triangle is half its perimeter times the inradius; the area from the sides by Heron.",
        .source = "Heron, Metrica I.8",
        .example = "b@0_0 = free b; c@14_0 = lconst c b 14; a@5_12 = lconst a b 13, lconst a c 15; i = incenter i a b "
                   "c; t = foot t i a b ? compute length(i,t)",
        .relation = "4*length(i,t)^2*(length(a,b) + length(b,c) + length(a,c)) = (length(a,b) + length(b,c) - "
                    "length(a,c))*(length(b,c) + length(a,c) - length(a,b))*(length(a,c) + length(a,b) - length(b,c))",
        .standing = Standing::derived,
    },
    RuleText{
        .name = "tangent_to_incircle",
        .title = "Tangent to the incircle by the sides",
        .concept_name = "length",
        .letters = "a b c i t",
        .hypotheses = "eqangle a b a i a i a c, eqangle b a b i b i b c, coll t a b, perp i t a b",
        .conditions = "same_side_of c i a b, same_side_of a i b c, same_side_of b i a c",
        .text = "The tangent from A to the incircle of ABC is half of what AB and AC are longer than BC.",
        .source = "Tangents from a point are equal",
        .example = "b@0_0 = free b; c@14_0 = lconst c b 14; a@5_12 = lconst a b 13, lconst a c 15; i = incenter i a b "
                   "c; t = foot t i a b ? compute length(a,t)",
        .relation = "2*length(a,t) + length(b,c) = length(a,b) + length(a,c)",
        .standing = Standing::derived,
    },
};

} // namespace

std::span<const RuleText> triangle_relations() {
    return triangle_relation_texts;
}

} // namespace porism::proof
