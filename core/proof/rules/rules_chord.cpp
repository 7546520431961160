#include "proof/rules/rule_table.h"

#include <array>

// Chords of one circle and the angles over them: what joins lengths and angles, where the view of "cyclic" joins angles
// alone.
namespace porism::proof {
namespace {

constexpr std::array chord_rule_texts{
    RuleText{
        .name = "equal_inscribed_angles",
        .title = "Equal inscribed angles, equal chords",
        .concept_name = "circle",
        .letters = "a b c p q r",
        .hypotheses = "cyclic a b c p, cyclic a b c q, cyclic a b c r, eqangle c a c b r p r q",
        .conclusions = "cong a b p q",
        .symmetries = "b a c q p r, p q r a b c",
        .text = "On one circle equal inscribed angles stand on equal chords.",
        .source = "Euclid III.26 and III.29",
        .example = "a b c = triangle a b c; p = on_circum p a b c; r = on_circum r a b c; q = on_circum q a b c, "
                   "on_aline q r p b c a ? cong a b p q",
        .standing = Standing::derived,
    },
    RuleText{
        .name = "equal_inscribed_angles_converse",
        .title = "Equal chords, equal inscribed angles",
        .concept_name = "circle",
        .letters = "a b c p q r",
        .hypotheses = "cyclic a b c p, cyclic a b c q, cyclic a b c r, cong a b p q",
        .conditions = "npara a p b q",
        .conclusions = "eqangle c a c b r p r q",
        .symmetries = "b a c q p r, p q r a b c",
        .text = "The inscribed angles over equal chords AB and PQ of one circle are equal, or make 180° together where "
                "one stands on the longer arc and the other on the shorter. AP and BQ are not parallel: then a turn of "
                "the circle takes A to P and B to Q.",
        .source = "Euclid III.27 and III.28; a reflection of the circle that took A to P and B to Q would make AP "
                  "and BQ parallel",
        .example = "a@-3_4 b@3_4 c@4_-3 = triangle a b c; r@5_0 = on_circum r a b c; p@-4_-3 = on_circum p a b c; "
                   "q@-4_3 = on_circum q a b c, eqdistance q p a b ? eqangle c a c b r p r q",
        .standing = Standing::derived,
    },
    RuleText{
        .name = "chords_of_equilateral_triangle",
        .title = "Chords of an equilateral triangle (van Schooten)",
        .concept_name = "circle",
        .letters = "a b c p",
        .hypotheses = "cyclic a b c p, cong a b b c, cong a b a c",
        .conditions = "apart_by p a b c",
        .conclusions = "sum p b p c p a",
        .symmetries = "a c b p",
        .text =
            "If P lies on the circumcircle of an equilateral triangle ABC, beyond BC as seen from A, then PB + PC = "
            "PA.",
        .source = "Ptolemy: PA · BC = PB · CA + PC · AB, and the three sides are equal",
        .example = "a b c = ieq_triangle a b c; m = midpoint m b c; d = midpoint d b m; o = circle o a b c; p = "
                   "intersection_lc p d o a ? sum p b p c p a",
    },
};

} // namespace

std::span<const RuleText> chord_rules() {
    return chord_rule_texts;
}

} // namespace porism::proof
