#include "proof/rules/rule_table.h"

#include <array>

// Relation rows about figures that midpoints make: what they conclude is an equation between quantities (definition
// 24).
namespace porism::proof {
namespace {

constexpr std::array midpoint_relation_texts{
    RuleText{
        .name = "area_of_medial_triangle",
        .title = "Area of the triangle of midpoints",
        .concept_name = "area",
        .letters = "a b c m n p",
        .hypotheses = "midp m b c, midp n c a, midp p a b",
        .symmetries = "b c a n p m, a c b m p n",
        .text = "The midpoints of the sides of a triangle make a triangle of a fourth of its area.",
        .source = "Four congruent triangles between the midlines",
        .example =
            "c@0_0 = free c; a@6_0 = lconst a c 6; b@0_8 = on_tline b c a c, lconst b c 8; m = midpoint m b c; n = "
            "midpoint n c a; p = midpoint p a b ? compute area(m,n,p)",
        .relation = "area(a,b,c) = 4*area(m,n,p)",
        .standing = Standing::derived,
    },
    RuleText{
        .name = "perimeter_of_medial_triangle",
        .title = "Perimeter of the triangle of midpoints",
        .concept_name = "perimeter",
        .letters = "a b c m n p",
        .hypotheses = "midp m b c, midp n c a, midp p a b",
        .symmetries = "b c a n p m, a c b m p n",
        .text = "The midpoints of the sides of a triangle make a triangle of half its perimeter.",
        .source = "Three midlines",
        .example = "b@0_0 = free b; c@14_0 = lconst c b 14; a@5_12 = lconst a b 13, lconst a c 15; m = midpoint m b c; "
                   "n = midpoint n c a; p = midpoint p a b ? compute perimeter(m,n,p)",
        .relation = "perimeter(a,b,c) = 2*perimeter(m,n,p)",
        .standing = Standing::derived,
    },
    RuleText{
        .name = "area_of_quadrilateral_of_midpoints",
        .title = "Area of the quadrilateral of midpoints",
        .concept_name = "area",
        .letters = "a b c d m n p q",
        .hypotheses = "midp m a b, midp n b c, midp p c d, midp q d a",
        .symmetries = "b c d a n p q m, d c b a p n m q",
        .text = "The midpoints of the sides of a quadrilateral make a parallelogram of half its area.",
        .source = "Varignon, Élémens de mathématique (1731)",
        .example = "a@0_0 = free a; b@10_0 = lconst b a 10; d@0_8 = on_tline d a a b, lconst d a 8; c@4_8 = on_pline c "
                   "d a b, lconst c d 4; m = midpoint m a b; n = midpoint n b c; p = midpoint p c d; q = midpoint q d "
                   "a ? compute area(m,n,p,q)",
        .relation = "area(a,b,c,d) = 2*area(m,n,p,q)",
        .standing = Standing::derived,
    },
};

} // namespace

std::span<const RuleText> midpoint_relations() {
    return midpoint_relation_texts;
}

} // namespace porism::proof
