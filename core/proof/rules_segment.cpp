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
        .example = "f g h = triangle f g h; b = incenter b f g h; c = on_pline c b g h, on_line c f g; a = "
                   "on_pline a b g h, on_line a f h ? sum c g a h c a",
    },
};

} // namespace

std::span<const RuleText> segment_rules() {
    return rows;
}

} // namespace porism::proof
