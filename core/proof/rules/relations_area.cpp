#include "proof/rules/relation_problems.h"
#include "proof/rules/rule_table.h"

#include <array>

// Relation rows about areas and perimeters: what they conclude is an equation between quantities (definition 24).
namespace porism::proof {
namespace {

constexpr std::array area_relation_texts{
    RuleText{
        .name = "area_by_base_and_height",
        .title = "Area by base and height",
        .concept_name = "area",
        .letters = "a b c h",
        .hypotheses = "perp a h b c, coll h b c",
        .symmetries = "a c b h",
        .text = "The area of a triangle is half the product of a side and its altitude.",
        .source = "Euclid I.41",
        .example = "b@0_0 = free b; c@10_0 = lconst c b 10; h@4_0 = on_line h b c; a@4_6 = on_tline a h b c, lconst a "
                   "h 6 ? compute area(a,b,c)",
        .relation = "2*area(a,b,c) = length(b,c)*length(a,h)",
        .standing = Standing::derived,
    },
    RuleText{
        .name = "area_of_right_triangle",
        .title = "Area of a right triangle",
        .concept_name = "area",
        .letters = "a b c",
        .hypotheses = "perp a c c b",
        .symmetries = "b a c",
        .text = "The area of a right triangle is half the product of its legs.",
        .source = "Euclid I.34",
        .example = "c@0_0 = free c; a@6_0 = lconst a c 6; b@0_4 = on_tline b c a c, lconst b c 4 ? compute area(a,b,c)",
        .relation = "2*area(a,b,c) = length(a,c)*length(b,c)",
        .standing = Standing::derived,
    },
    RuleText{
        .name = "area_by_two_sides_and_sine",
        .title = "Area by two sides and the angle between",
        .concept_name = "area",
        .letters = "a b c",
        .symmetries = "a c b",
        .text = "The area of a triangle is half the product of two sides and the sine of the angle "
                "between them.",
        .source = "Euclid I.41 and the sine in a right triangle",
        .example =
            "a@0_0 = free a; b@6_0 = lconst b a 6; c@2_4 = s_angle b a c 60o, lconst c a 5 ? compute area(a,b,c)",
        .relation = "2*area(a,b,c) = length(a,b)*length(a,c)*sine(b,a,c)",
        .standing = Standing::derived,
    },
    RuleText{
        .name = "heron",
        .title = "Formula of Heron",
        .concept_name = "area",
        .letters = "a b c",
        .symmetries = "b a c, b c a",
        .text = "The area of a triangle from its three sides.",
        .source = "Heron, Metrica I.8",
        .example =
            "b@0_0 = free b; c@14_0 = lconst c b 14; a@5_12 = lconst a b 13, lconst a c 15 ? compute area(a,b,c)",
        .relation = "16*area(a,b,c)^2 = 2*length(a,b)^2*length(b,c)^2 + 2*length(b,c)^2*length(a,c)^2 + "
                    "2*length(a,c)^2*length(a,b)^2 - length(a,b)^4 - length(b,c)^4 - length(a,c)^4",
        .standing = Standing::derived,
    },
    RuleText{
        .name = "areas_of_one_height",
        .title = "Areas of triangles of one height",
        .concept_name = "area",
        .letters = "a b c d",
        .hypotheses = "coll b c d",
        .symmetries = "a b d c",
        .text = "Triangles of one height are to each other as their bases.",
        .source = "Euclid VI.1",
        .example = "b@0_0 = free b; c@14_0 = lconst c b 14; a@5_12 = lconst a b 13, lconst a c 15; d@6_0 = on_line d b "
                   "c, lconst d b 6 ? compute area(a,b,d)",
        .relation = "area(a,b,c)*length(b,d) = area(a,b,d)*length(b,c)",
        .standing = Standing::derived,
    },
    RuleText{
        .name = "median_halves_area",
        .title = "Area halved by a median",
        .concept_name = "area",
        .letters = "a b c d",
        .hypotheses = "midp d b c",
        .text = "A median of a triangle halves its area.",
        .source = "Euclid I.38",
        .example = "b@0_0 = free b; c@14_0 = lconst c b 14; a@5_12 = lconst a b 13, lconst a c 15; d = midpoint d b c "
                   "? compute area(a,b,d)",
        .relation = "area(a,b,c) = 2*area(a,b,d)",
        .standing = Standing::derived,
    },
    RuleText{
        .name = "areas_between_parallels",
        .title = "Areas between parallels",
        .concept_name = "area",
        .letters = "a b c d",
        .hypotheses = "para a b c d",
        .symmetries = "a b d c, b a c d",
        .text = "Triangles over one base between the same parallels are equal in area.",
        .source = "Euclid I.37",
        .example = "a@0_0 = free a; b@14_0 = lconst b a 14; c@5_12 = lconst c a 13, lconst c b 15; d@20_12 = on_pline "
                   "d c a b ? compute area(a,b,d)",
        .relation = "area(a,b,c) = area(a,b,d)",
        .standing = Standing::derived,
    },
    RuleText{
        .name = "areas_of_one_height_between_parallels",
        .title = "Areas of triangles between parallels",
        .concept_name = "area",
        .letters = "a b c d",
        .hypotheses = "para a b c d",
        .symmetries = "d c b a",
        .text = "Triangles between the same parallels are to each other as their bases.",
        .source = "Euclid VI.1",
        .example = "a@0_0 = free a; b@14_0 = lconst b a 14; d@5_12 = lconst d a 13, lconst d b 15; c@11_12 = on_pline "
                   "c d a b, lconst c d 6 ? compute area(a,c,d)",
        .relation = "area(a,b,d)*length(c,d) = area(a,c,d)*length(a,b)",
        .standing = Standing::derived,
    },
    RuleText{
        .name = "area_in_parts_of_a_side",
        .title = "Area by the parts of a side",
        .concept_name = "area",
        .letters = "a b c d",
        .hypotheses = "coll d b c",
        .conditions = "obtuse_angle b d c",
        .symmetries = "a c b d",
        .text = "A line from a corner to a point of the opposite side parts a triangle into two triangles.",
        .source = "Euclid, common notion 2",
        .example = "a@0_0 = free a; d@4_0 = lconst d a 4; b@0_6 = on_tline b a a d, lconst b a 6; x@4_-5 = on_tline "
                   "x d a d, lconst x d 5; c@7.3_-5 = on_pline c x a d, on_line c b d ? compute area(a,b,c)",
        .relation = "area(a,b,c) = area(a,b,d) + area(a,d,c)",
        .standing = Standing::derived,
    },
    RuleText{
        .name = "brahmagupta",
        .title = "Formula of Brahmagupta",
        .concept_name = "area",
        .letters = "a b c d",
        .hypotheses = "cyclic a b c d",
        .symmetries = "b c d a, d c b a",
        .text = "The area of a quadrilateral in a circle from its four sides.",
        .source = "Brahmagupta, Brahmasphutasiddhanta XII.21",
        .example = "b@0_0 = free b; d@25_0 = lconst d b 25; a@9_12 = lconst a b 15, on_dia a b d; c@2_-7 = on_dia c b "
                   "d, lconst c b 7 ? compute area(a,b,c,d)",
        .relation = "16*area(a,b,c,d)^2 = (length(a,b) + length(b,c) + length(c,d) - length(a,d))*(length(b,c) + "
                    "length(c,d) + length(a,d) - length(a,b))*(length(c,d) + length(a,d) + length(a,b) - length(b,c))*"
                    "(length(a,d) + length(a,b) + length(b,c) - length(c,d))",
        .standing = Standing::derived,
    },
    RuleText{
        .name = "area_of_parallelogram",
        .title = "Area of a parallelogram",
        .concept_name = "area",
        .letters = "a b c d h",
        .hypotheses = "para a b c d, para a d b c, perp d h a b, coll h a b",
        .text = "The area of a parallelogram is the product of a side and the height on it.",
        .source = "Euclid I.35",
        .example = "a@0_0 = free a; b@7_0 = lconst b a 7; h@2_0 = on_line h a b; d@2_4 = on_tline d h a b, lconst d h "
                   "4; c = on_pline c d a b, on_pline c b a d ? compute area(a,b,c,d)",
        .relation = "area(a,b,c,d) = length(a,b)*length(d,h)",
        .standing = Standing::derived,
    },
    RuleText{
        .name = "area_of_rectangle",
        .title = "Area of a rectangle",
        .concept_name = "area",
        .letters = "a b c d",
        .hypotheses = "para a b c d, para a d b c, perp a b a d",
        .text = "The area of a rectangle is the product of two adjacent sides.",
        .source = "Euclid I.35",
        .example = "a@0_0 = free a; b@6_0 = lconst b a 6; d@0_4 = on_tline d a a b, lconst d a 4; c = on_pline c d a "
                   "b, on_pline c b a d ? compute area(a,b,c,d)",
        .relation = "area(a,b,c,d) = length(a,b)*length(a,d)",
        .standing = Standing::derived,
    },
    RuleText{
        .name = "area_of_trapezoid",
        .title = "Area of a trapezoid",
        .concept_name = "area",
        .letters = "a b c d h",
        .hypotheses = "para a b c d, perp d h a b, coll h a b",
        .text = "The area of a trapezoid is the height times half the sum of the parallel sides.",
        .source = "Two triangles of one height",
        .example = "a@0_0 = free a; b@9_0 = lconst b a 9; h@2_0 = on_line h a b; d@2_4 = on_tline d h a b, lconst d h "
                   "4; c@7_4 = on_pline c d a b, lconst c d 5 ? compute area(a,b,c,d)",
        .relation = "2*area(a,b,c,d) = length(a,b)*length(d,h) + length(c,d)*length(d,h)",
        .standing = Standing::derived,
    },
    RuleText{
        .name = "area_by_perpendicular_diagonals",
        .title = "Area by perpendicular diagonals",
        .concept_name = "area",
        .letters = "a b c d",
        .hypotheses = "perp a c b d",
        .symmetries = "b c d a, d c b a",
        .text = "The area of a convex quadrilateral with perpendicular diagonals (a kite, a rhombus) is"
                " half their product.",
        .source = "Two triangles over one diagonal",
        .example = "a@0_0 = free a; c@8_0 = lconst c a 8; b@3_-2 = free b; d@3_4 = on_tline d b a c, lconst d b 6 ? "
                   "compute area(a,b,c,d)",
        .relation = "2*area(a,b,c,d) = length(a,c)*length(b,d)",
    },
    RuleText{
        .name = "area_by_diagonals_and_sine",
        .title = "Area by the diagonals and the angle between",
        .concept_name = "area",
        .letters = "a b c d o",
        .hypotheses = "coll o a c, coll o b d",
        .symmetries = "b c d a o, d c b a o",
        .text = "The area of a quadrilateral is half the product of its diagonals and the sine of the angle between "
                "them.",
        .source = "Four triangles by two sides and the sine",
        .example =
            "o@0_0 = free o; a@4_0 = lconst a o 4; b@1.5_2.6 = s_angle a o b 60o, lconst b o 3; c@-6_0 = on_line "
            "c o a, lconst c a 10; d@-2.5_-4.33 = on_line d o b, lconst d b 8 ? compute area(a,b,c,d)",
        .relation = "2*area(a,b,c,d) = length(a,c)*length(b,d)*sine(a,o,b)",
        .standing = Standing::derived,
    },
    RuleText{
        .name = "area_in_two_triangles",
        .title = "Area in two triangles",
        .concept_name = "area",
        .letters = "a b c d",
        .conditions = "apart_by b d a c",
        .symmetries = "c d a b, a d c b",
        .text = "A diagonal with a corner on either side parts a quadrilateral into two triangles.",
        .source = "Euclid, common notion 2",
        .example = "a@0_0 = free a; c@8_0 = lconst c a 8; e@3_0 = on_line e a c; b@3_-3 = on_tline b e a c, lconst b e "
                   "3; f@5_0 = on_line f a c; d@5_5 = on_tline d f a c, lconst d f 5 ? compute area(a,b,c,d)",
        .relation = "area(a,b,c,d) = area(a,b,c) + area(a,c,d)",
    },
    RuleText{
        .name = "area_of_parallelogram_by_sine",
        .title = "Area of a parallelogram by two sides and an angle",
        .concept_name = "area",
        .letters = "a b c d",
        .hypotheses = "para a b c d, para a d b c",
        .symmetries = "a d c b",
        .text =
            "The area of a parallelogram is the product of two adjacent sides and the sine of the angle between them.",
        .source = "Two congruent triangles",
        .example = "a@0_0 = free a; b@8_0 = lconst b a 8; d@4.3_2.5 = s_angle b a d 30o, lconst d a 5; c = on_pline c "
                   "d a b, on_pline c b a d ? compute area(a,b,c,d)",
        .relation = "area(a,b,c,d) = length(a,b)*length(a,d)*sine(b,a,d)",
        .standing = Standing::derived,
    },
    RuleText{
        .name = "area_of_rhombus_by_sine",
        .title = "Area of a rhombus by its side and an angle",
        .concept_name = "area",
        .letters = "a b c d",
        .hypotheses = "cong a b b c, cong b c c d, cong c d d a",
        .symmetries = "a d c b",
        .text = "The area of a rhombus is the square of its side times the sine of one of its angles.",
        .source = "Two congruent triangles",
        .example = "a@0_0 = free a; b@6_0 = lconst b a 6; d@3_5.2 = s_angle b a d 60o, eqdistance d a a b; c@9_5.2 = "
                   "eqdistance c b a b, eqdistance c d a b ? compute area(a,b,c,d)",
        .relation = "area(a,b,c,d) = length(a,b)^2*sine(b,a,d)",
        .standing = Standing::derived,
    },
    RuleText{
        .name = "area_by_inradius",
        .title = "Area by the inradius",
        .concept_name = "area",
        .letters = "a b c i t",
        .hypotheses = "eqangle a b a i a i a c, eqangle b a b i b i b c, coll t a b, perp i t a b",
        .conditions = "same_side_of c i a b, same_side_of a i b c, same_side_of b i a c",
        .symmetries = "b a c i t",
        .text = "The area of a triangle is half its perimeter times the inradius.",
        .source = "Three triangles of one height",
        .example = problems::area_by_inradius,
        .relation = "2*area(a,b,c) = length(i,t)*perimeter(a,b,c)",
    },
    RuleText{
        .name = "area_by_touching_circle",
        .title = "Area by a circle that touches the sides",
        .concept_name = "area",
        .letters = "a b c o d e f",
        .hypotheses = "coll d b c, coll e c a, coll f a b, perp o d b c, perp o e c a, perp o f a b, cong o d o e, "
                      "cong o e o f",
        .conditions = "same_side_of o a b c, same_side_of o b c a, same_side_of o c a b",
        .symmetries = "b c a o e f d, a c b o d f e",
        .text = "The area of a triangle is half its perimeter times the radius of the circle that touches its sides "
                "within.",
        .source = "Three triangles at the centre",
        .example = problems::area_by_touching_circle,
        .relation = "2*area(a,b,c) = length(o,d)*perimeter(a,b,c)",
        .standing = Standing::derived,
    },
    RuleText{
        .name = "area_at_centroid",
        .title = "Area at the centroid",
        .concept_name = "area",
        .letters = "a b c d e g",
        .hypotheses = "midp d b c, midp e a c, coll a d g, coll b e g",
        .symmetries = "b a c e d g",
        .text = "The centroid and two corners make a third of a triangle's area.",
        .source = "Three triangles of equal areas",
        .example = "b@0_0 = free b; c@12_0 = lconst c b 12; a@0_10 = on_tline a b b c, lconst a b 10; d = midpoint d b "
                   "c; e = midpoint e a c; g = on_line g a d, on_line g b e ? compute area(a,b,g)",
        .relation = "area(a,b,c) = 3*area(a,b,g)",
        .standing = Standing::derived,
    },
    RuleText{
        .name = "area_at_centroid_beside",
        .title = "Area at the centroid beside a median",
        .concept_name = "area",
        .letters = "a b c d e g",
        .hypotheses = "midp d b c, midp e a c, coll a d g, coll b e g",
        .text = "The centroid and two corners make a third of a triangle's area, over each of its sides.",
        .source = "Three triangles of equal areas",
        .example = "b@0_0 = free b; c@12_0 = lconst c b 12; a@0_10 = on_tline a b b c, lconst a b 10; d = midpoint d b "
                   "c; e = midpoint e a c; g = on_line g a d, on_line g b e ? compute area(b,c,g)",
        .relation = "area(a,b,c) = 3*area(b,c,g)",
        .standing = Standing::derived,
    },
    RuleText{
        .name = "areas_of_similar_triangles",
        .title = "Areas of similar triangles",
        .concept_name = "area",
        .letters = "a b c p q r",
        .hypotheses = "simtri a b c p q r",
        .symmetries = "p q r a b c, b a c q p r",
        .text = "The areas of similar triangles are to each other as the squares of corresponding "
                "sides.",
        .source = "Euclid VI.19",
        .example = "b@0_0 = free b; a@3_0 = lconst a b 3; c@0_4 = on_tline c b a b, lconst c b 4; q@5_0 = free q; "
                   "p@11_0 = lconst p q 6; r@5_8 = simtri r a b c p q ? compute area(p,q,r)",
        .relation = "area(a,b,c)*length(p,q)^2 = area(p,q,r)*length(a,b)^2",
        .used_in = problems::areas_in_proportion,
    },
    RuleText{
        .name = "areas_of_mirrored_similar_triangles",
        .title = "Areas of similar triangles of opposite orientation",
        .concept_name = "area",
        .letters = "a b c p q r",
        .hypotheses = "simtrir a b c p q r",
        .symmetries = "p q r a b c, b a c q p r",
        .text = "The areas of similar triangles are to each other as the squares of corresponding sides, of which one "
                "is the other's mirror image too.",
        .source = "Euclid VI.19",
        .example = "b@0_0 = free b; a@3_0 = lconst a b 3; c@0_4 = on_tline c b a b, lconst c b 4; q@5_0 = free q; "
                   "p@11_0 = lconst p q 6; r@5_-8 = simtrir r a b c p q ? compute area(p,q,r)",
        .relation = "area(a,b,c)*length(p,q)^2 = area(p,q,r)*length(a,b)^2",
        .used_in = problems::mirrored_areas_in_proportion,
    },
    RuleText{
        .name = "area_cut_off_by_a_parallel",
        .title = "Area cut off by a parallel",
        .concept_name = "area",
        .letters = "a b c d e",
        .hypotheses = "coll a d b, coll a e c, para d e b c",
        .symmetries = "a c b e d",
        .text = "A parallel to a side cuts off a triangle whose area is to the whole as the squares of the sides are.",
        .source = "Euclid VI.19",
        .example =
            "b@0_0 = free b; c@6_0 = lconst c b 6; a@0_8 = on_tline a b b c, lconst a b 8; d@0_6 = on_line d a b, "
            "lconst d a 2; e = on_line e a c, on_pline e d b c ? compute area(a,d,e)",
        .relation = "area(a,d,e)*length(a,b)^2 = area(a,b,c)*length(a,d)^2",
        .standing = Standing::derived,
    },
    RuleText{
        .name = "perimeter_of_triangle",
        .title = "Perimeter of a triangle",
        .concept_name = "area",
        .letters = "a b c",
        .symmetries = "b a c, b c a",
        .text = "The perimeter of a triangle is the sum of its sides.",
        .source = "Definition of the perimeter",
        .example =
            "b@0_0 = free b; c@14_0 = lconst c b 14; a@5_12 = lconst a b 13, lconst a c 15 ? compute perimeter(a,b,c)",
        .relation = "perimeter(a,b,c) = length(a,b) + length(b,c) + length(a,c)",
    },
    RuleText{
        .name = "perimeters_of_similar_triangles",
        .title = "Perimeters of similar triangles",
        .concept_name = "area",
        .letters = "a b c p q r",
        .hypotheses = "simtri a b c p q r",
        .symmetries = "p q r a b c, b a c q p r",
        .text = "The perimeters of similar triangles are to each other as corresponding sides.",
        .source = "Euclid V.12",
        .example = "b@0_0 = free b; a@3_0 = lconst a b 3; c@0_4 = on_tline c b a b, lconst c b 4; q@5_0 = free q; "
                   "p@11_0 = lconst p q 6; r@5_8 = simtri r a b c p q ? compute perimeter(p,q,r)",
        .relation = "perimeter(a,b,c)*length(p,q) = perimeter(p,q,r)*length(a,b)",
        .standing = Standing::derived,
        .used_in = problems::perimeters_in_proportion,
    },
    RuleText{
        .name = "perimeters_of_mirrored_similar_triangles",
        .title = "Perimeters of similar triangles of opposite orientation",
        .concept_name = "area",
        .letters = "a b c p q r",
        .hypotheses = "simtrir a b c p q r",
        .symmetries = "p q r a b c, b a c q p r",
        .text = "The perimeters of similar triangles are to each other as corresponding sides, where one is the "
                "other's mirror image too.",
        .source = "Euclid V.12",
        .example = "b@0_0 = free b; a@3_0 = lconst a b 3; c@0_4 = on_tline c b a b, lconst c b 4; q@5_0 = free q; "
                   "p@11_0 = lconst p q 6; r@5_-8 = simtrir r a b c p q ? compute perimeter(p,q,r)",
        .relation = "perimeter(a,b,c)*length(p,q) = perimeter(p,q,r)*length(a,b)",
        .standing = Standing::derived,
        .used_in = problems::mirrored_perimeters_in_proportion,
    },
    RuleText{
        .name = "perimeter_of_quadrilateral",
        .title = "Perimeter of a quadrilateral",
        .concept_name = "area",
        .letters = "a b c d",
        .symmetries = "b c d a, d c b a",
        .text = "The perimeter of a quadrilateral is the sum of its sides.",
        .source = "Definition of the perimeter",
        .example = "a@0_0 = free a; b@5_0 = lconst b a 5; c@6_4 = lconst c b 4; d@0.5_6.5 = lconst d c 6, lconst d a 7 "
                   "? compute perimeter(a,b,c,d)",
        .relation = "perimeter(a,b,c,d) = length(a,b) + length(b,c) + length(c,d) + length(a,d)",
    },
};

} // namespace

std::span<const RuleText> area_relations() {
    return area_relation_texts;
}

} // namespace porism::proof
