#include "proof/rule_table.h"

#include <array>

// Relation rows about areas and perimeters: what they conclude is an equation between quantities (definition 24).
namespace porism::proof {
namespace {

constexpr std::array rows{
    RuleText{
        .name = "area_by_base_and_height",
        .title = "Area by base and height",
        .concept_name = "measure",
        .letters = "a b c h",
        .hypotheses = "perp a h b c, coll h b c",
        .symmetries = "a c b h",
        .text = "The area of a triangle is half the product of a side and its altitude.",
        .source = "Euclid I.41",
        .relation = "2*area(a,b,c) = length(b,c)*length(a,h)",
    },
    RuleText{
        .name = "area_of_right_triangle",
        .title = "Area of a right triangle",
        .concept_name = "measure",
        .letters = "a b c",
        .hypotheses = "perp a c c b",
        .symmetries = "b a c",
        .text = "The area of a right triangle is half the product of its legs.",
        .source = "Euclid I.34",
        .relation = "2*area(a,b,c) = length(a,c)*length(b,c)",
    },
    RuleText{
        .name = "area_by_two_sides_and_sine",
        .title = "Area by two sides and the angle between",
        .concept_name = "measure",
        .letters = "a b c",
        .symmetries = "a c b",
        .text = "The area of a triangle is half the product of two sides and the sine of the angle "
                "between them.",
        .source = "Euclid I.41 and the sine in a right triangle",
        .relation = "2*area(a,b,c) = length(a,b)*length(a,c)*sine(b,a,c)",
    },
    RuleText{
        .name = "heron",
        .title = "Formula of Heron",
        .concept_name = "measure",
        .letters = "a b c",
        .symmetries = "b a c, b c a",
        .text = "The area of a triangle from its three sides.",
        .source = "Heron, Metrica I.8",
        .relation = "16*area(a,b,c)^2 = 2*length(a,b)^2*length(b,c)^2 + 2*length(b,c)^2*length(a,c)^2 + "
                    "2*length(a,c)^2*length(a,b)^2 - length(a,b)^4 - length(b,c)^4 - length(a,c)^4",
    },
    RuleText{
        .name = "area_of_parallelogram",
        .title = "Area of a parallelogram",
        .concept_name = "measure",
        .letters = "a b c d h",
        .hypotheses = "para a b c d, para a d b c, perp d h a b, coll h a b",
        .text = "The area of a parallelogram is the product of a side and the height on it.",
        .source = "Euclid I.35",
        .relation = "area(a,b,c,d) = length(a,b)*length(d,h)",
    },
    RuleText{
        .name = "area_of_rectangle",
        .title = "Area of a rectangle",
        .concept_name = "measure",
        .letters = "a b c d",
        .hypotheses = "para a b c d, para a d b c, perp a b a d",
        .text = "The area of a rectangle is the product of two adjacent sides.",
        .source = "Euclid I.35",
        .relation = "area(a,b,c,d) = length(a,b)*length(a,d)",
    },
    RuleText{
        .name = "area_of_trapezoid",
        .title = "Area of a trapezoid",
        .concept_name = "measure",
        .letters = "a b c d h",
        .hypotheses = "para a b c d, perp d h a b, coll h a b",
        .text = "The area of a trapezoid is the height times half the sum of the parallel sides.",
        .source = "Two triangles of one height",
        .relation = "2*area(a,b,c,d) = length(a,b)*length(d,h) + length(c,d)*length(d,h)",
    },
    RuleText{
        .name = "area_by_perpendicular_diagonals",
        .title = "Area by perpendicular diagonals",
        .concept_name = "measure",
        .letters = "a b c d",
        .hypotheses = "perp a c b d",
        .symmetries = "b c d a, d c b a",
        .text = "The area of a convex quadrilateral with perpendicular diagonals (a kite, a rhombus) is"
                " half their product.",
        .source = "Two triangles over one diagonal",
        .relation = "2*area(a,b,c,d) = length(a,c)*length(b,d)",
    },
    RuleText{
        .name = "area_in_two_triangles",
        .title = "Area in two triangles",
        .concept_name = "measure",
        .letters = "a b c d",
        .symmetries = "c d a b, a d c b",
        .text = "A diagonal parts a convex quadrilateral into two triangles.",
        .source = "Euclid, common notion 2",
        .relation = "area(a,b,c,d) = area(a,b,c) + area(a,c,d)",
    },
    RuleText{
        .name = "areas_of_similar_triangles",
        .title = "Areas of similar triangles",
        .concept_name = "measure",
        .letters = "a b c p q r",
        .hypotheses = "simtri a b c p q r",
        .symmetries = "p q r a b c",
        .text = "The areas of similar triangles are to each other as the squares of corresponding "
                "sides.",
        .source = "Euclid VI.19",
        .relation = "area(a,b,c)*length(p,q)^2 = area(p,q,r)*length(a,b)^2",
    },
    RuleText{
        .name = "perimeter_of_triangle",
        .title = "Perimeter of a triangle",
        .concept_name = "measure",
        .letters = "a b c",
        .symmetries = "b a c, b c a",
        .text = "The perimeter of a triangle is the sum of its sides.",
        .source = "Definition of the perimeter",
        .relation = "perimeter(a,b,c) = length(a,b) + length(b,c) + length(a,c)",
    },
    RuleText{
        .name = "perimeter_of_quadrilateral",
        .title = "Perimeter of a quadrilateral",
        .concept_name = "measure",
        .letters = "a b c d",
        .symmetries = "b c d a, d c b a",
        .text = "The perimeter of a quadrilateral is the sum of its sides.",
        .source = "Definition of the perimeter",
        .relation = "perimeter(a,b,c,d) = length(a,b) + length(b,c) + length(c,d) + length(a,d)",
    },
};

} // namespace

std::span<const RuleText> area_relations() {
    return rows;
}

} // namespace porism::proof
