#include "proof/rules/polygon_rows.h"
#include "proof/rules/relation_problems.h"
#include "proof/rules/rule_table.h"

#include <array>
#include <vector>

// Relation rows about quadrilaterals and polygons: midlines, diagonals, areas in parts, angle sums. What they conclude
// is an equation between quantities (definition 24). Those that say the same of polygons of any number of corners are
// made by polygon_rows.cpp.
namespace porism::proof {
namespace {

constexpr std::array polygon_relation_texts{
    RuleText{
        .name = "midline_of_trapezoid",
        .title = "Length of the midline of a trapezoid",
        .concept_name = "length",
        .letters = "a b c d m n",
        .hypotheses = "para a b c d, midp m a d, midp n b c",
        .conditions = "same_side_of a d b c",
        .symmetries = "b a d c n m, d c b a m n",
        .text = "The midline of a trapezoid is half the sum of the parallel sides.",
        .source = "Midlines of two triangles over a diagonal",
        .example = "a@0_0 = free a; b@18_0 = lconst b a 18; d@3_4 = free d; c@9_4 = on_pline c d a b, lconst c d "
                   "6; m = midpoint m a d; n = midpoint n b c ? compute length(m,n)",
        .relation = "2*length(m,n) = length(a,b) + length(c,d)",
    },
    RuleText{
        .name = "parallelogram_law",
        .title = "Parallelogram law",
        .concept_name = "length",
        .letters = "a b c d",
        .hypotheses = "para a b c d, para a d b c",
        .conditions = "ncoll a b c",
        .symmetries = "b c d a, d c b a",
        .text = "The squares of the diagonals of a parallelogram are together twice the squares of two "
                "adjacent sides.",
        .source = "Apollonius; the law of cosines in two triangles",
        .example = "a@0_0 = free a; b@7_0 = lconst b a 7; d@2_4 = lconst d a 4, lconst d b 6; c = on_pline c d a "
                   "b, on_pline c b a d ? compute length(a,c)",
        .relation = "length(a,c)^2 + length(b,d)^2 = 2*length(a,b)^2 + 2*length(b,c)^2",
        .standing = Standing::derived,
    },
    RuleText{
        .name = "slant_of_right_trapezoid",
        .title = "Slant side of a right trapezoid",
        .concept_name = "length",
        .letters = "a b c d",
        .hypotheses = "para a b c d, perp a b a d",
        .conditions = "same_side_of b c a d",
        .symmetries = "d c b a",
        .text = "In a trapezoid with two right angles the square of the slant side is the sum of the squares of the "
                "height and of the difference of the parallel sides.",
        .source = "Theorem of Pythagoras",
        .example = "a@0_0 = free a; b@10_0 = lconst b a 10; d@0_8 = on_tline d a a b, lconst d a 8; c@4_8 = on_pline c "
                   "d a b, lconst c d 4 ? compute length(b,c)",
        .relation = "length(b,c)^2 = length(a,d)^2 + (length(a,b) - length(c,d))^2",
        .standing = Standing::derived,
    },
    RuleText{
        .name = "distance_across_two_perpendiculars",
        .title = "Distance across a segment with two perpendiculars",
        .concept_name = "length",
        .letters = "a b c d",
        .hypotheses = "para a b c d, perp a b a d",
        .conditions = "apart_by b c a d",
        .symmetries = "d c b a",
        .text = "Where two perpendiculars stand on a segment at its ends, to either side, the square of the distance "
                "between their ends is the sum of the squares of the segment and of the sum of the perpendiculars.",
        .source = "Theorem of Pythagoras; an inner common tangent and the radii to it",
        .example = "a@0_0 = free a; b@2_0 = lconst b a 2; d@0_12 = on_tline d a a b, lconst d a 12; c@-3_12 = on_pline "
                   "c d a b, lconst c d 3 ? compute length(b,c)",
        .relation = "length(b,c)^2 = length(a,d)^2 + (length(a,b) + length(c,d))^2",
        .standing = Standing::derived,
    },
    RuleText{
        .name = "diagonal_of_trapezoid",
        .title = "Diagonal of a trapezoid by its sides",
        .concept_name = "length",
        .letters = "a b c d",
        .hypotheses = "para a b c d",
        .conditions = "same_side_of a d b c",
        .symmetries = "c d a b",
        .text = "The four sides of a trapezoid give its diagonals, if the parallel sides are not equal.",
        .source = "The law of cosines in the two triangles at a diagonal, whose angles there are equal",
        .example = problems::diagonal_of_trapezoid,
        .relation = "length(a,c)^2*(length(a,b) - length(c,d)) = length(a,b)*length(c,d)*(length(a,b) - length(c,d)) "
                    "+ length(a,b)*length(a,d)^2 - length(c,d)*length(b,c)^2",
    },
    RuleText{
        .name = "slant_between_parallels",
        .title = "Slant side by the distance of the parallels",
        .concept_name = "length",
        .letters = "a b c d",
        .hypotheses = "perp a b a d, perp a b b c",
        .text = "The distance of two parallels is a segment between them times the sine of its angle with them.",
        .source = "Sine in a right triangle",
        .example = problems::slant_between_parallels,
        .relation = "length(c,d)*sine(b,c,d) = length(a,b)",
        .standing = Standing::derived,
    },
    RuleText{
        .name = "legs_of_trapezoid",
        .title = "Legs of a trapezoid by its angles",
        .concept_name = "length",
        .letters = "a b c d",
        .hypotheses = "para a b c d",
        .symmetries = "b a d c",
        .text = "Each leg of a trapezoid times the sine of its angle at the base is the height.",
        .source = "Sines in two right triangles of one height",
        .example = problems::legs_of_trapezoid,
        .relation = "length(a,d)*sine(b,a,d) = length(b,c)*sine(a,b,c)",
    },
    RuleText{
        .name = "base_of_trapezoid",
        .title = "Base of a trapezoid by its legs and angles",
        .concept_name = "length",
        .letters = "a b c d",
        .hypotheses = "para a b c d",
        .conditions = "same_side_of b c a d",
        .symmetries = "b a d c",
        .text = "A base of a trapezoid is the other one and the projections of the two legs.",
        .source = "Cosines in two right triangles",
        .example = problems::base_of_trapezoid,
        .relation = "length(a,b) = length(c,d) + length(a,d)*cosine(b,a,d) + length(b,c)*cosine(a,b,c)",
        .standing = Standing::derived,
    },
    RuleText{
        .name = "midpoints_of_diagonals_of_trapezoid",
        .title = "Midpoints of the diagonals of a trapezoid",
        .concept_name = "length",
        .letters = "a b c d m n",
        .hypotheses = "para a b c d, midp m a c, midp n b d",
        .conditions = "same_side_of b c a d, same_side_of m a b d",
        .symmetries = "b a d c n m",
        .text = "The longer base of a trapezoid is the other one and twice the distance of the midpoints of the "
                "diagonals.",
        .source = "The line through them halves a leg: two midlines of triangles",
        .example = problems::midpoints_of_diagonals,
        .relation = "length(a,b) = length(c,d) + 2*length(m,n)",
    },
    RuleText{
        .name = "area_of_right_trapezoid",
        .title = "Area of a right trapezoid",
        .concept_name = "area",
        .letters = "a b c d",
        .hypotheses = "para a b c d, perp a b a d",
        .symmetries = "d c b a",
        .text = "The area of a trapezoid with two right angles is the side at them times half the sum of the parallel "
                "sides.",
        .source = "Two triangles of one height",
        .example = "a@0_0 = free a; b@10_0 = lconst b a 10; d@0_8 = on_tline d a a b, lconst d a 8; c@4_8 = on_pline c "
                   "d a b, lconst c d 4 ? compute area(a,b,c,d)",
        .relation = "2*area(a,b,c,d) = length(a,b)*length(a,d) + length(c,d)*length(a,d)",
        .standing = Standing::derived,
    },
    RuleText{
        .name = "side_of_rhombus",
        .title = "Side of a rhombus by its diagonals",
        .concept_name = "length",
        .letters = "a b c d",
        .hypotheses = "cong a b b c, cong b c c d, cong c d d a",
        .symmetries = "b c d a, d c b a",
        .text = "Four times the square of the side of a rhombus is the sum of the squares of its diagonals.",
        .source = "Theorem of Pythagoras between the halves of the diagonals",
        .example = problems::side_of_rhombus,
        .relation = "4*length(a,b)^2 = length(a,c)^2 + length(b,d)^2",
        .standing = Standing::derived,
    },
    RuleText{
        .name = "area_cut_off_a_triangle",
        .title = "Area cut off a triangle",
        .concept_name = "area",
        .letters = "a b c d e",
        .hypotheses = "coll d a c, coll e b c",
        .conditions = "obtuse_angle a d c",
        .symmetries = "b a c e d",
        .text = "A line across two sides parts a triangle into a triangle and a quadrilateral.",
        .source = "Euclid, common notion 2",
        .example = "c@0_0 = free c; b@14_0 = lconst b c 14; a@5_12 = lconst a b 15, lconst a c 13; d = midpoint "
                   "d a c; e@4_0 = on_line e c b, lconst e c 4 ? compute area(a,b,e,d)",
        .relation = "area(a,b,c) = area(a,b,e,d) + area(d,e,c)",
        .standing = Standing::derived,
    },
    RuleText{
        .name = "area_of_pentagon_in_parts",
        .title = "Area of a pentagon in parts",
        .concept_name = "area",
        .letters = "a b c d e",
        .conditions = "apart_by b e a d",
        .text = "A diagonal parts a pentagon into a quadrilateral and a triangle.",
        .source = "Euclid, common notion 2",
        .example = "a@0_0 = free a; b@6_0 = lconst b a 6; d@0_4 = on_tline d a a b, lconst d a 4; c = on_pline c "
                   "d a b, on_pline c b a d; e@-2_2 = lconst e a 3, lconst e d 3 ? compute area(a,b,c,d,e)",
        .relation = "area(a,b,c,d,e) = area(a,b,c,d) + area(a,d,e)",
    },
    RuleText{
        .name = "area_of_hexagon_in_parts",
        .title = "Area of a hexagon in parts",
        .concept_name = "area",
        .letters = "a b c d e f",
        .conditions = "apart_by b e a d",
        .text = "A diagonal parts a hexagon into two quadrilaterals.",
        .source = "Euclid, common notion 2",
        .example = "a@0_0 = free a; d@9_0 = lconst d a 9; h@2_0 = on_line h a d; b@2_4 = on_tline b h a d, "
                   "lconst b h 4; c@7_4 = on_pline c b a d, lconst c b 5; f@2_-3 = on_line f b h, lconst f h 3; "
                   "e@5_-3 = on_pline e f a d, lconst e f 3 ? compute area(a,b,c,d,e,f)",
        .relation = "area(a,b,c,d,e,f) = area(a,b,c,d) + area(a,d,e,f)",
    },
    RuleText{
        .name = "angle_sum_of_pentagon",
        .title = "Angle sum of a pentagon",
        .concept_name = "angle measure",
        .letters = "a b c d e",
        .conditions = "apart_by a c b d, apart_by b d a c, apart_by b e a d, sameclock e a b a b c, sameclock c d e "
                      "b c d",
        .symmetries = "b c d e a, e d c b a",
        .text = "The angles of a convex pentagon make 540° together.",
        .source = "Three triangles",
        .example = "a@0_0 = free a; b@8_0 = lconst b a 8; e@2.5_4.33 = lconst e a 5, lconst e b 7; c@8.68_1.88 = "
                   "s_angle a b c 70o; d = s_angle a e d -65o, s_angle b c d 50o ? compute angle(c,d,e)",
        .relation = "angle(e,a,b) + angle(a,b,c) + angle(b,c,d) + angle(c,d,e) + angle(d,e,a) = 540",
        .standing = Standing::derived,
    },
    RuleText{
        .name = "angle_sum_of_hexagon",
        .title = "Angle sum of a hexagon",
        .concept_name = "angle measure",
        .letters = "a b c d e f",
        .conditions = "apart_by a c b d, apart_by b d a c, apart_by b e a d, sameclock e a b a b c, sameclock c d e "
                      "b c d, apart_by b f a e, sameclock f a b a b c, sameclock d e f b c d",
        .symmetries = "b c d e f a, f e d c b a",
        .text = "The angles of a convex hexagon make 720° together.",
        .source = "Four triangles",
        .example = "a@0_0 = free a; b@8_0 = lconst b a 8; f@2.5_4.33 = lconst f a 5, lconst f b 7; c@9.29_1.53 = "
                   "s_angle a b c 50o; e@5.4_5.1 = s_angle a f e -45o; d = s_angle b c d 45o, s_angle f e d -50o "
                   "? compute angle(c,d,e)",
        .relation = "angle(f,a,b) + angle(a,b,c) + angle(b,c,d) + angle(c,d,e) + angle(d,e,f) + angle(e,f,a) = "
                    "720",
    },
};

} // namespace

std::span<const RuleText> polygon_relations() {
    static const std::vector<RuleText> all = [] {
        std::vector<RuleText> out(polygon_relation_texts.begin(), polygon_relation_texts.end());
        const auto generated = rows_of_polygons();
        out.insert(out.end(), generated.begin(), generated.end());
        return out;
    }();
    return all;
}

} // namespace porism::proof
