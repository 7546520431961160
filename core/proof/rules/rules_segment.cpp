#include "proof/rules/rule_table.h"

#include <array>

// Lengths on one line: the only row that puts segments together. What follows from sums of lengths is added up.
namespace porism::proof {
namespace {

constexpr std::array segment_rule_texts{
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
        .example = "a@0_0 b@2_0 = segment a b; c@5_0 = on_line c a b; d@0_2 = free d; e@1.8_2.9 = eqdistance e d a b ? "
                   "sum d e b c a c",
    },
};

} // namespace

std::span<const RuleText> segment_rules() {
    return segment_rule_texts;
}

} // namespace porism::proof
