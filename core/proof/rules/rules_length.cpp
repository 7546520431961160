#include "proof/rules/rule_table.h"

#include <array>

// What the table of lengths says of itself, under the names that textbooks have for it. These
// rows are never matched: they name steps of algebra.
namespace porism::proof {
namespace {

constexpr std::array length_rule_texts{
    RuleText{
        .name = "radii_of_one_circle",
        .title = "Radii of one circle",
        .concept_name = "circle",
        .letters = "o a b c",
        .hypotheses = "circle o a b c",
        .conclusions = "cong o a o b",
        .symmetries = "o b a c",
        .text = "The centre of a circle is equally far from all its points.",
        .source = "Euclid I, definition 15",
        .example = "a b c = triangle a b c; o = circle o a b c ? cong o a o b",
        .standing = Standing::implied,
        .said_by = "lengths, ratios, squares",
    },
    RuleText{
        .name = "centre_of_three_points",
        .title = "Centre of the circle through three points",
        .concept_name = "circle",
        .letters = "o a b c",
        .hypotheses = "cong o a o b, cong o b o c",
        .conclusions = "circle o a b c",
        .symmetries = "o c b a",
        .text = "A point that is equally far from A, B and C is the centre of the circle through them.",
        .source = "Euclid I, definition 15",
        .example = "a b c = triangle a b c; o = on_bline o a b, on_bline o b c ? circle o a b c",
        .standing = Standing::implied,
        .said_by = "lengths, ratios, squares",
    },
    RuleText{
        .name = "corresponding_sides_of_similar_triangles",
        .title = "Corresponding sides of similar triangles",
        .concept_name = "similarity",
        .letters = "a b c p q r",
        .hypotheses = "simtri a b c p q r",
        .conclusions = "eqratio a b p q a c p r",
        .symmetries = "p q r a b c, a c b p r q",
        .text = "Corresponding sides of similar triangles are proportional.",
        .source = "Euclid VI, definition 1",
        .example = "a@0.2_1.8 b@-1_0 c@1.8_0 = triangle a b c; p@4.4_2.6 q@2.8_-0.2 = segment p q; r = "
                   "simtri r a b c p q ? eqratio a b p q a c p r",
        .standing = Standing::implied,
        .said_by = "ratios",
    },
    RuleText{
        .name = "corresponding_sides_of_similar_triangles_opposite",
        .title = "Corresponding sides of similar triangles, oppositely oriented",
        .concept_name = "similarity",
        .letters = "a b c p q r",
        .hypotheses = "simtrir a b c p q r",
        .conclusions = "eqratio a b p q a c p r",
        .symmetries = "p q r a b c, a c b p r q",
        .text = "Corresponding sides of triangles that are similar, the one turned over, are "
                "proportional.",
        .source = "Euclid VI, definition 1",
        .example = "a@0.2_1.8 b@-1_0 c@1.8_0 = triangle a b c; p@5.2_2.6 q@6.9_-0.2 = segment p q; r = "
                   "simtrir r a b c p q ? eqratio a b p q a c p r",
        .standing = Standing::implied,
        .said_by = "ratios",
    },
    RuleText{
        .name = "corresponding_sides_of_congruent_triangles",
        .title = "Corresponding sides of congruent triangles",
        .concept_name = "congruence",
        .letters = "a b c p q r",
        .hypotheses = "contri a b c p q r",
        .conclusions = "cong a b p q",
        .symmetries = "p q r a b c, b a c q p r",
        .text = "Congruent triangles have equal sides at corresponding places.",
        .source = "Euclid I.4",
        .example = "a@0.2_1.8 b@-1_0 c@1.8_0 = triangle a b c; p@4.4_2.2 = free p; q@2.8_0.8 r = contri q "
                   "r a b c p ? cong a b p q",
        .standing = Standing::implied,
        .said_by = "lengths, ratios, squares",
    },
    RuleText{
        .name = "corresponding_sides_of_congruent_triangles_opposite",
        .title = "Corresponding sides of congruent triangles, oppositely oriented",
        .concept_name = "congruence",
        .letters = "a b c p q r",
        .hypotheses = "contrir a b c p q r",
        .conclusions = "cong a b p q",
        .symmetries = "p q r a b c, b a c q p r",
        .text = "Triangles that are mirror images of each other have equal sides at corresponding "
                "places.",
        .source = "Euclid I.4",
        .example = "a@0.2_1.8 b@-1_0 c@1.8_0 = triangle a b c; p@4.4_2.2 = free p; q@5.8_0.8 r = contrir q"
                   " r a b c p ? cong a b p q",
        .standing = Standing::implied,
        .said_by = "lengths, ratios, squares",
    },
    RuleText{
        .name = "midpoint_halves",
        .title = "Midpoint halves its segment",
        .concept_name = "midpoint",
        .letters = "m a b",
        .hypotheses = "midp m a b",
        .conclusions = "cong m a m b",
        .symmetries = "m b a",
        .text = "The midpoint of AB is equally far from A and B.",
        .source = "Definition of a midpoint",
        .example = "a@0_0 b@4_0 = segment a b; m = midpoint m a b ? cong m a m b",
        .standing = Standing::implied,
        .said_by = "lengths, ratios, squares",
    },
    RuleText{
        .name = "equal_parts_of_a_segment",
        .title = "Equal parts of a segment",
        .concept_name = "midpoint",
        .letters = "m a b",
        .hypotheses = "coll m a b, cong m a m b",
        .conclusions = "midp m a b",
        .symmetries = "m b a",
        .text = "A point of the line AB that is equally far from A and B is the midpoint of AB.",
        .source = "Definition of a midpoint",
        .example = "a@0_0 b@4_0 = segment a b; m = on_line m a b, on_bline m a b ? midp m a b",
        .standing = Standing::implied,
        .said_by = "angles ratios",
    },
    RuleText{
        .name = "resolution_of_ratios",
        .title = "Resolution of ratios",
        .concept_name = "proportion",
        .letters = "a b c d e f g h",
        .hypotheses = "eqratio a b c d e f g h, cong e f g h",
        .conclusions = "cong a b c d",
        .symmetries = "c d a b g h e f, b a c d e f g h, a b c d f e g h",
        .text = "If AB is to CD as EF to GH and EF = GH, then AB = CD.",
        .source = "Euclid V.14",
        .example = "e@0_3 f@2_3.5 = segment e f; g@4_3 = free g; h@6_2.6 = eqdistance h g e f; c@4_0 "
                   "d@6.5_0.8 = segment c d; a@0_0 = free a; b@2.6_0.5 = eqratio b g h e f c d a ? cong a "
                   "b c d",
        .standing = Standing::implied,
        .said_by = "ratios",
    },
    RuleText{
        .name = "congruent_from_similar_triangles",
        .title = "Congruent from similar triangles",
        .concept_name = "congruence",
        .letters = "a b c p q r",
        .hypotheses = "simtri a b c p q r, cong a b p q",
        .conclusions = "contri a b c p q r",
        .symmetries = "p q r a b c",
        .text = "Similar triangles with one pair of equal corresponding sides are congruent.",
        .source = "Euclid I.26 and VI, definition 1",
        .example = "a@0.2_1.8 b@-1_0 c@1.8_0 = triangle a b c; p@4.4_2.2 = free p; q@2.8_0.8 = eqdistance "
                   "q p a b; r = simtri r a b c p q ? contri a b c p q r",
        .standing = Standing::implied,
        .said_by = "angles ratios",
    },
    RuleText{
        .name = "congruent_from_similar_triangles_opposite",
        .title = "Congruent from similar triangles, oppositely oriented",
        .concept_name = "congruence",
        .letters = "a b c p q r",
        .hypotheses = "simtrir a b c p q r, cong a b p q",
        .conclusions = "contrir a b c p q r",
        .symmetries = "p q r a b c",
        .text = "Triangles that are similar, the one turned over, with one pair of equal corresponding "
                "sides are mirror images of each other.",
        .source = "Euclid I.26 and VI, definition 1",
        .example = "a@0.2_1.8 b@-1_0 c@1.8_0 = triangle a b c; p@4.4_2.2 = free p; q@5.8_0.8 = eqdistance "
                   "q p a b; r = simtrir r a b c p q ? contrir a b c p q r",
        .standing = Standing::implied,
        .said_by = "angles ratios",
    },
};

} // namespace

std::span<const RuleText> length_rules() {
    return length_rule_texts;
}

} // namespace porism::proof
