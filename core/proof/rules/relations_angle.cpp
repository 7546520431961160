#include "proof/rules/relation_problems.h"
#include "proof/rules/rule_table.h"

#include <array>

// Relation rows about angles below 180 degrees: what they conclude is an equation between quantities (definition 24).
namespace porism::proof {
namespace {

constexpr std::array angle_relation_texts{
    RuleText{
        .name = "angle_sum",
        .title = "Angle sum of a triangle",
        .concept_name = "angle measure",
        .letters = "a b c",
        .symmetries = "b a c, b c a",
        .text = "The angles of a triangle make 180° together.",
        .source = "Euclid I.32",
        .example = "a@0_0 b@4_0 = segment a b; c = s_angle a b c 130o, s_angle b a c 70o ? compute angle(a,c,b)",
        .relation = "angle(b,a,c) + angle(a,b,c) + angle(a,c,b) = 180",
        .standing = Standing::derived,
        .used_in = "b@0_0 = free b; a@2.5_4.33 = lconst a b 5; d@10_0 = on_tline d a a b, lconst d b 10; c@5_0 = "
                   "on_line c b d, s_angle b a c 50o ? compute angle(a,c,b)",
    },
    RuleText{
        .name = "linear_pair",
        .title = "Linear pair",
        .concept_name = "angle measure",
        .letters = "a o b c",
        .hypotheses = "coll a o b",
        .conditions = "obtuse_angle a o b",
        .symmetries = "b o a c",
        .text = "Two angles at one side of a line make 180° together.",
        .source = "Euclid I.13",
        .example =
            "a@0_0 o@3_0 = segment a o; b@6_0 = on_line b a o; c@1.5_2 = s_angle a o c 130o ? compute angle(b,o,c)",
        .relation = "angle(a,o,c) + angle(b,o,c) = 180",
        .standing = Standing::derived,
    },
    RuleText{
        .name = "vertical_angles_equal",
        .title = "Vertical angles are equal",
        .concept_name = "angle measure",
        .letters = "o a b c d",
        .hypotheses = "coll a o c, coll b o d",
        .conditions = "obtuse_angle a o c, obtuse_angle b o d",
        .symmetries = "o c d a b, o b a d c",
        .text = "Where two lines cross, opposite angles are equal.",
        .source = "Euclid I.15",
        .example = "a@0_0 o@3_0 = segment a o; c@6_0 = on_line c a o; b@1_2.4 = s_angle a o b 130o; d@5_-2.4 = on_line "
                   "d b o ? compute angle(c,o,d)",
        .relation = "angle(a,o,b) = angle(c,o,d)",
        .standing = Standing::derived,
        .used_in = problems::two_letters_across_parallels,
    },
    RuleText{
        .name = "same_ray",
        .title = "One ray, one angle",
        .concept_name = "angle measure",
        .letters = "o a b c",
        .hypotheses = "coll o a b",
        .conditions = "acute_angle a o b",
        .symmetries = "o b a c",
        .text = "Points on one ray from O make the same angles there.",
        .source = "Definition of a ray",
        .example =
            "o@0_0 a@3_0 = segment o a; b@5_0 = on_line b o a; c@3_2.5 = s_angle a o c 40o ? compute angle(b,o,c)",
        .relation = "angle(a,o,c) = angle(b,o,c)",
    },
    RuleText{
        .name = "angle_addition",
        .title = "Sum of adjacent angles",
        .concept_name = "angle measure",
        .letters = "o a b c",
        .conditions = "same_side_of b c o a, same_side_of b a o c",
        .symmetries = "o c b a",
        .text = "A ray inside an angle parts it into two angles that make it up.",
        .source = "Euclid, common notion 2",
        .example = "o@0_0 a@4_0 = segment o a; b@3.3_2.3 = s_angle a o b 35o; c@1_3.9 = s_angle b o c 40o ? compute "
                   "angle(a,o,c)",
        .relation = "angle(a,o,b) + angle(b,o,c) = angle(a,o,c)",
        .used_in = "o@0_0 = free o; a@8_0 = lconst a o 8; b@8_6 = on_tline b a a o, lconst b a 6; c@2_6 = s_angle b o "
                   "c 30o ? compute angle(a,o,c)",
    },
    RuleText{
        .name = "angles_around_a_point",
        .title = "Sum of the angles around a point",
        .concept_name = "angle measure",
        .letters = "o a b c",
        .conditions = "apart_by b c o a, apart_by a c o b",
        .symmetries = "o b c a, o b a c",
        .text = "Three angles around a point make 360° together.",
        .source = "Euclid I.13, corollary",
        .example = "o@0_0 a@4_0 = segment o a; b@-2_3.4 = s_angle a o b 120o; c@-1.3_-3.7 = s_angle b o c 130o ? "
                   "compute angle(c,o,a)",
        .relation = "angle(a,o,b) + angle(b,o,c) + angle(c,o,a) = 360",
        .used_in = problems::angles_around_a_point,
    },
    RuleText{
        .name = "alternate_angles",
        .title = "Alternate angles",
        .concept_name = "angle measure",
        .letters = "a b c d",
        .hypotheses = "para a b c d",
        .conditions = "apart_by a d b c",
        .symmetries = "d c b a",
        .text = "A line across two parallels makes equal alternate angles.",
        .source = "Euclid I.29",
        .example =
            "b@0_0 a@4_0 = segment b a; c@3_3 = s_angle a b c 50o; d@-1_3 = on_pline d c a b ? compute angle(d,c,b)",
        .relation = "angle(a,b,c) = angle(d,c,b)",
        .standing = Standing::derived,
    },
    RuleText{
        .name = "corresponding_angles",
        .title = "Corresponding angles",
        .concept_name = "angle measure",
        .letters = "a b c d e",
        .hypotheses = "para a b c d, coll e b c",
        .conditions = "same_side_of a d b c, obtuse_angle e b c",
        .text = "A line across two parallels makes equal corresponding angles.",
        .source = "Euclid I.29",
        .example = "b@0_0 a@4_0 = segment b a; e@1_1.7 = s_angle a b e 60o; c@-1.5_-2.6 = on_line c b e; d@3_-2.6 = "
                   "on_pline d c a b ? compute angle(b,c,d)",
        .relation = "angle(e,b,a) = angle(b,c,d)",
        .standing = Standing::derived,
        .used_in = problems::angle_named_by_a_ray,
    },
    RuleText{
        .name = "interior_angles_on_one_side",
        .title = "Interior angles on one side",
        .concept_name = "angle measure",
        .letters = "a b c d",
        .hypotheses = "para a b c d",
        .conditions = "same_side_of a d b c",
        .symmetries = "d c b a",
        .text = "The interior angles on one side of a line across two parallels make 180° together.",
        .source = "Euclid I.29",
        .example =
            "b@0_0 a@4_0 = segment b a; c@2.5_3 = s_angle a b c 50o; d@6_3 = on_pline d c a b ? compute angle(d,c,b)",
        .relation = "angle(a,b,c) + angle(d,c,b) = 180",
        .standing = Standing::derived,
    },
    RuleText{
        .name = "exterior_angle",
        .title = "Exterior angle of a triangle",
        .concept_name = "angle measure",
        .letters = "a b c d",
        .hypotheses = "coll b c d",
        .conditions = "obtuse_angle b c d",
        .text = "An exterior angle of a triangle is the sum of the two opposite interior angles.",
        .source = "Euclid I.32",
        .example = "a@1_2.747 b@0_0 = segment a b; c@4_0 = s_angle a b c 110o, s_angle b a c 65o; d@7_0 = on_line d b "
                   "c ? compute angle(a,c,d)",
        .relation = "angle(a,c,d) = angle(b,a,c) + angle(a,b,c)",
        .standing = Standing::derived,
    },
    RuleText{
        .name = "angles_of_equilateral_triangle",
        .title = "Equilateral triangle",
        .concept_name = "angle measure",
        .letters = "a b c",
        .hypotheses = "cong a b a c, cong a b b c",
        .symmetries = "b a c, b c a",
        .text = "Each angle of an equilateral triangle is 60°.",
        .source = "Euclid I.5 and I.32",
        .example = "a@0_0 b@4_0 = segment a b; c = on_circle c a b, on_circle c b a ? compute angle(b,a,c)",
        .relation = "angle(b,a,c) = 60",
        .standing = Standing::derived,
    },
    RuleText{
        .name = "angle_at_incentre",
        .title = "Angle at the incentre",
        .concept_name = "angle measure",
        .letters = "a b c i",
        .hypotheses = "eqangle a b a i a i a c, eqangle b a b i b i b c",
        .conditions = "same_side_of c i a b, same_side_of a i b c, same_side_of b i a c",
        .symmetries = "b a c i",
        .text = "Two bisectors of a triangle meet at an angle of 90° and half the angle at the third corner.",
        .source = "Angle sum of two triangles",
        .example = problems::angle_at_incentre,
        .relation = "angle(a,c,b) + 180 = 2*angle(a,i,b)",
        .standing = Standing::derived,
    },
    RuleText{
        .name = "angle_at_incentre_beside",
        .title = "Angle at the incentre beside a bisector",
        .concept_name = "angle measure",
        .letters = "a b c i",
        .hypotheses = "eqangle a b a i a i a c, eqangle b a b i b i b c",
        .conditions = "same_side_of c i a b, same_side_of a i b c, same_side_of b i a c",
        .text = "Two bisectors of a triangle meet at an angle of 90° and half the angle at the third corner, any two "
                "of the three.",
        .source = "Angle sum of two triangles",
        .example = problems::angle_at_incentre_beside,
        .relation = "angle(b,a,c) + 180 = 2*angle(b,i,c)",
        .standing = Standing::derived,
    },
    RuleText{
        .name = "angle_sum_of_quadrilateral",
        .title = "Angle sum of a quadrilateral",
        .concept_name = "angle measure",
        .letters = "a b c d",
        .conditions = "apart_by a c b d, apart_by b d a c",
        .symmetries = "b c d a, d c b a",
        .text = "The angles of a convex quadrilateral make 360° together.",
        .source = "Two triangles",
        .example = "a@0_0 b@5_0 = segment a b; d@-0.6_3.4 = s_angle b a d 100o; c = s_angle a b c 105o, s_angle a d c "
                   "-85o ? compute angle(b,c,d)",
        .relation = "angle(d,a,b) + angle(a,b,c) + angle(b,c,d) + angle(c,d,a) = 360",
        .standing = Standing::derived,
        .used_in = "a@0_0 = free a; b@6_0 = lconst b a 6; h@1.5_2.6 = on_dia h a b, lconst h a 3; d@3_5.2 = on_line d "
                   "a h; c = on_tline c d d a, s_angle a b c 80o ? compute angle(b,c,d)",
    },
};

} // namespace

std::span<const RuleText> angle_relations() {
    return angle_relation_texts;
}

} // namespace porism::proof
