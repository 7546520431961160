#include "proof/rule_table.h"

#include <array>

// Lengths on one line: the only row that puts segments together. What follows from sums of lengths is added up.
namespace porism::proof {
namespace {

constexpr std::array rows{
    RuleText{
        .name = "segment_addition",
        .title = "Addition of segments",
        .concept_name = "segment",
        .letters = "a b c",
        .hypotheses = "coll a b c",
        .conditions = "obtuse_angle a b c",
        .conclusions = "sum a b b c a c",
        .symmetries = "c b a",
        .text = "If a point B lies between A and C on a line, then AB + BC = AC.",
        .source = "The triangle inequality, where the triangle is flat",
        .example =
            "a b c = triangle a b c; i = incenter i a b c; d = on_pline d i b c, on_line d a b; e = on_pline e i "
            "b c, on_line e a c ? sum d b e c d e",
    },
};

} // namespace

std::span<const RuleText> segment_rules() {
    return rows;
}

} // namespace porism::proof
