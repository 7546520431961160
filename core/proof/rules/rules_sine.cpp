#include "proof/rules/rule_table.h"

#include <array>

// Sines stand among the logarithms of lengths. The law says how sides go with them; the other rows carry what is known
// of angles to their sines and back.
namespace porism::proof {
namespace {

constexpr std::array sine_rule_texts{
    RuleText{
        .name = "law_of_sines",
        .title = "Law of sines",
        .concept_name = "sine",
        .letters = "a b c",
        .conclusions = "sinelaw a b c",
        .symmetries = "b a c, b c a",
        .text = "The sides of a triangle are to each other as the sines of the opposite angles.",
        .source = "Twice the area is bc sin A = ca sin B = ab sin C",
        .example = "a f = segment a f; c = on_bline c a f; d = on_tline d f a f; b = intersection_lt b c d a a f ? "
                   "cong b c c d",
    },
    RuleText{
        .name = "equal_sines",
        .title = "Sines of equal angles",
        .concept_name = "sine",
        .letters = "a b c d e f g h",
        .hypotheses = "eqangle a b c d e f g h",
        .conclusions = "eqsine a b c d e f g h",
        .symmetries = "b a c d e f g h, a b d c e f g h, e f g h a b c d",
        .text = "Angles that are equal, or that make 180° together, have the same sine.",
        .source = "sin(180° - x) = sin x",
        .example = "e b = segment e b; c = on_bline c e b; a = on_tline a b e b; h = intersection_lt h c a e e b ? "
                   "cong h c c a",
    },
    RuleText{
        .name = "equal_angles_by_sines",
        .title = "Angles with the same sine",
        .concept_name = "sine",
        .letters = "a b c p q r",
        .hypotheses = "eqsine b a b c q p q r",
        .conditions = "sameclock a b c p q r, sameside b a c q p r",
        .conclusions = "eqangle b a b c q p q r",
        .symmetries = "p q r a b c",
        .text = "Two angles with the same sine, both acute or both obtuse, are equal.",
        .source = "The sine is one to one between 0° and 90°, and between 90° and 180°",
        .example = "c@0_0 b@4_0 a@3_2 = triangle c b a; r = free r; p = eqdistance p r c a; q = on_aline q r p b c "
                   "a, eqdistance q p a b ? eqangle b c b a q r q p",
    },
    RuleText{
        .name = "supplementary_angles_by_sines",
        .title = "Supplementary angles with the same sine",
        .concept_name = "sine",
        .letters = "a b c p q r",
        .hypotheses = "eqsine b a b c q p q r",
        .conditions = "sameclock a b c p q r, nsameside b a c q p r",
        .conclusions = "eqangle b a b c q r q p",
        .symmetries = "p q r a b c",
        .text = "Two angles with the same sine, one acute and the other obtuse, make 180° together.",
        .source = "sin(180° - x) = sin x, and the sine is one to one between 0° and 90°",
        .example = "c@0_0 b@4_0 a@3_2 = triangle c b a; r = free r; p = eqdistance p r c a; q = on_aline q r p b c "
                   "a, eqdistance q p a b ? eqangle b c b a q p q r",
    },
    RuleText{
        .name = "sine_of_right_angle",
        .title = "Sine of a right angle",
        .concept_name = "sine",
        .letters = "a b c d",
        .hypotheses = "perp a b c d",
        .conclusions = "sconst a b c d 1",
        .symmetries = "b a c d, a b d c, c d a b",
        .text = "The sine of a right angle is 1.",
        .source = "sin 90° = 1",
        .example = "a b = segment a b; c = s_angle b a c 30, on_tline c b a b ? rconst a c b c 2",
    },
    RuleText{
        .name = "sine_of_30_degrees",
        .title = "Sine of 30° or 150°",
        .concept_name = "sine",
        .letters = "a b c d",
        .hypotheses = "aconst a b c d 1pi/6",
        .conclusions = "sconst a b c d 1/4",
        .symmetries = "b a c d, a b d c",
        .text = "The sine of 30° and of 150° is 1/2.",
        .source = "Half of an equilateral triangle",
        .example = "a b = segment a b; c = s_angle b a c 30, on_tline c b a b ? rconst a c b c 2",
    },
    RuleText{
        .name = "sine_of_45_degrees",
        .title = "Sine of 45° or 135°",
        .concept_name = "sine",
        .letters = "a b c d",
        .hypotheses = "aconst a b c d 1pi/4",
        .conclusions = "sconst a b c d 1/2",
        .symmetries = "b a c d, a b d c",
        .text = "The square of the sine of 45° and of 135° is 1/2.",
        .source = "Half of a square",
        .example = "a b = segment a b; c = s_angle b a c 45, s_angle a b c 150 ? r2const b c a c 2",
    },
    RuleText{
        .name = "sine_of_60_degrees",
        .title = "Sine of 60° or 120°",
        .concept_name = "sine",
        .letters = "a b c d",
        .hypotheses = "aconst a b c d 1pi/3",
        .conclusions = "sconst a b c d 3/4",
        .symmetries = "b a c d, a b d c",
        .text = "The square of the sine of 60° and of 120° is 3/4.",
        .source = "Half of an equilateral triangle",
        .example = "a b = segment a b; c = s_angle b a c 60, s_angle a b c 135 ? r2const b c a c 3/2",
    },
};

} // namespace

std::span<const RuleText> sine_rules() {
    return sine_rule_texts;
}

} // namespace porism::proof
