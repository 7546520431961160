#include "proof/rules/rule_table.h"

#include <array>

// Relation rows about right triangles of 30, 45 and 60 degrees, whose sides have ratios that need no sine: what they
// conclude is an equation between lengths (definition 24).
namespace porism::proof {
namespace {

constexpr std::array right_triangle_relation_texts{
    RuleText{
        .name = "hypotenuse_and_short_leg",
        .title = "Hypotenuse and short leg at 30°",
        .concept_name = "length",
        .letters = "a b c",
        .hypotheses = "perp a c c b, angle(b,a,c) = 30",
        .text = "The hypotenuse of a right triangle is twice the leg opposite an angle of 30°.",
        .source = "Half of an equilateral triangle",
        .example =
            "a@0_0 = free a; b@8_0 = lconst b a 8; c@6_3.5 = on_dia c a b, s_angle b a c 30o ? compute length(b,c)",
        .relation = "length(a,b) = 2*length(b,c)",
        .standing = Standing::derived,
    },
    RuleText{
        .name = "legs_at_30_degrees",
        .title = "Legs at 30°",
        .concept_name = "length",
        .letters = "a b c",
        .hypotheses = "perp a c c b, angle(b,a,c) = 30",
        .text = "In a right triangle with an angle of 30° the longer leg is √3 times the shorter one.",
        .source = "Half of an equilateral triangle",
        .example = "a@0_0 = free a; c@6_0 = lconst c a 6; b@6_-3.5 = on_tline b c a c, s_angle c a b -30o ? compute "
                   "length(b,c)",
        .relation = "length(a,c) = sqrt(3)*length(b,c)",
        .standing = Standing::derived,
    },
    RuleText{
        .name = "hypotenuse_and_long_leg",
        .title = "Hypotenuse and long leg at 30°",
        .concept_name = "length",
        .letters = "a b c",
        .hypotheses = "perp a c c b, angle(b,a,c) = 30",
        .text = "In a right triangle with an angle of 30° twice the longer leg is √3 times the hypotenuse.",
        .source = "Half of an equilateral triangle",
        .example =
            "a@0_0 = free a; b@8_0 = lconst b a 8; c@6_3.5 = on_dia c a b, s_angle b a c 30o ? compute length(a,c)",
        .relation = "2*length(a,c) = sqrt(3)*length(a,b)",
        .standing = Standing::derived,
    },
    RuleText{
        .name = "hypotenuse_and_leg_at_45_degrees",
        .title = "Hypotenuse and leg at 45°",
        .concept_name = "length",
        .letters = "a b c",
        .hypotheses = "perp a c c b, angle(b,a,c) = 45",
        .text = "The hypotenuse of a right triangle with an angle of 45° is √2 times a leg.",
        .source = "Half of a square",
        .example =
            "a@0_0 = free a; b@8_0 = lconst b a 8; c@4_4 = on_dia c a b, s_angle b a c 45o ? compute length(a,c)",
        .relation = "length(a,b) = sqrt(2)*length(a,c)",
        .standing = Standing::derived,
    },
};

} // namespace

std::span<const RuleText> right_triangle_relations() {
    return right_triangle_relation_texts;
}

} // namespace porism::proof
