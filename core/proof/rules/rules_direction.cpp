#include "proof/rules/rule_table.h"

#include <array>

// What the table of directions says of itself, under the names that textbooks have for it. These rows are never
// matched: they name steps of algebra.
namespace porism::proof {
namespace {

constexpr std::array direction_rule_texts{
    RuleText{
        .name = "parallels_to_one_line",
        .title = "Parallels to one line",
        .concept_name = "parallel",
        .letters = "a b c d e f",
        .hypotheses = "para a b c d, para c d e f",
        .conclusions = "para a b e f",
        .symmetries = "e f c d a b, b a c d e f, a b d c e f",
        .text = "Two lines that are parallel to a third are parallel to each other.",
        .source = "Euclid I.30",
        .example = "a@0_0 b@5_0.6 = segment a b; c@0_1.5 = free c; d@5_2.1 = on_pline d c a b; e@0_3 = "
                   "free e; f@5_3.6 = on_pline f e c d ? para a b e f",
        .standing = Standing::implied,
        .said_by = "angles",
    },
    RuleText{
        .name = "perpendiculars_to_one_line",
        .title = "Perpendiculars to one line",
        .concept_name = "parallel",
        .letters = "a b c d e f",
        .hypotheses = "perp a b c d, perp c d e f",
        .conclusions = "para a b e f",
        .symmetries = "e f c d a b, b a c d e f, a b d c e f",
        .text = "Two lines at right angles to a third are parallel.",
        .source = "Euclid I.28",
        .example = "c@0_0 d@5_0.6 = segment c d; a@1_1 = free a; b@0.64_4 = on_tline b a c d; e@4_1 = free"
                   " e; f@3.64_4 = on_tline f e c d ? para a b e f",
        .standing = Standing::implied,
        .said_by = "angles",
    },
    RuleText{
        .name = "perpendicular_to_parallels",
        .title = "Perpendicular to two parallels",
        .concept_name = "parallel",
        .letters = "a b c d e f",
        .hypotheses = "perp a b c d, para c d e f",
        .conclusions = "perp a b e f",
        .symmetries = "b a c d e f, a b d c e f, a b c d f e",
        .text = "A line at right angles to one of two parallels is at right angles to the other.",
        .source = "Euclid I.29",
        .example = "c@0_0 d@5_0.6 = segment c d; e@0_2.5 = free e; f@5_3.1 = on_pline f e c d; a@3_-0.6 = "
                   "free a; b@2.46_3.9 = on_tline b a c d ? perp a b e f",
        .standing = Standing::implied,
        .said_by = "angles",
    },
    RuleText{
        .name = "parallels_through_one_point",
        .title = "Parallels through one point",
        .concept_name = "parallel",
        .letters = "a b c p q",
        .hypotheses = "para a b p q, para a c p q",
        .conclusions = "coll a b c",
        .symmetries = "a c b p q, a b c q p",
        .text = "Through a point there is one parallel to a line: if AB and AC are parallel to the same"
                " line, then A, B and C lie on one line.",
        .source = "Playfair's axiom, equivalent to Euclid's fifth postulate",
        .example = "p@0_0 q@5_0.6 = segment p q; a@0_2 = free a; b@2.5_2.3 = on_pline b a p q; c@5_2.6 = "
                   "on_pline c a p q ? coll a b c",
        .standing = Standing::implied,
        .said_by = "angles",
    },
    RuleText{
        .name = "perpendiculars_through_one_point",
        .title = "Perpendiculars through one point",
        .concept_name = "parallel",
        .letters = "a b c p q",
        .hypotheses = "perp a b p q, perp a c p q",
        .conclusions = "coll a b c",
        .symmetries = "a c b p q, a b c q p",
        .text = "Through a point there is one perpendicular to a line: if AB and AC are at right angles"
                " to the same line, then A, B and C lie on one line.",
        .source = "Euclid I.28: perpendiculars to one line are parallel",
        .example = "p@0_0 q@5_0.6 = segment p q; a@3_-1 = free a; b@2.76_1 = on_tline b a p q; c@2.52_3 = "
                   "on_tline c a p q ? coll a b c",
        .standing = Standing::implied,
        .said_by = "angles",
    },
    RuleText{
        .name = "vertical_angles",
        .title = "Vertical angles",
        .concept_name = "angle",
        .letters = "o a b c d",
        .hypotheses = "coll a o c, coll b o d",
        .conclusions = "eqangle o a o b o c o d",
        .symmetries = "o c d a b, o b a d c",
        .text = "Two lines through O make one directed angle, whichever points name them; on opposite "
                "sides of O these are the vertical angles.",
        .source = "Euclid I.15",
        .example = "a@-2_-1 o@0_0 = segment a o; b@2.4_-1 = free b; c@3_1.5 = on_line c a o; d@-2.4_1 = "
                   "on_line d b o ? eqangle o a o b o c o d",
        .standing = Standing::implied,
        .said_by = "angles",
    },
    RuleText{
        .name = "angles_of_parallel_sides",
        .title = "Angles with parallel sides",
        .concept_name = "angle",
        .letters = "a b c p q r",
        .hypotheses = "para a b p q, para a c p r",
        .conclusions = "eqangle a b a c p q p r",
        .symmetries = "p q r a b c, a c b p r q",
        .text = "Two angles whose sides are parallel in pairs are equal, as directed angles.",
        .source = "Euclid I.29, used twice",
        .example = "a@0_0 b@3_0 c@1_2.5 = triangle a b c; p@4_0.5 = free p; q@7_0.5 = on_pline q p a b; "
                   "r@5_3 = on_pline r p a c ? eqangle a b a c p q p r",
        .standing = Standing::implied,
        .said_by = "angles",
    },
    RuleText{
        .name = "angles_of_perpendicular_sides",
        .title = "Angles with perpendicular sides",
        .concept_name = "angle",
        .letters = "a b c p q r",
        .hypotheses = "perp a b p q, perp a c p r",
        .conclusions = "eqangle a b a c p q p r",
        .symmetries = "p q r a b c, a c b p r q",
        .text = "Two angles whose sides are at right angles in pairs are equal, as directed angles.",
        .source = "The sides of the one, turned by a right angle, are parallel to those of the other",
        .example = "a@0_0 b@3.5_0 c@2.5_2 = triangle a b c; p@6_0 = free p; q@6_3.5 = on_tline q p a b; "
                   "r@4_2.5 = on_tline r p a c ? eqangle a b a c p q p r",
        .standing = Standing::implied,
        .said_by = "angles",
    },
    RuleText{
        .name = "parallel_from_equal_angles",
        .title = "Parallel from equal angles",
        .concept_name = "angle",
        .letters = "a b c p q r",
        .hypotheses = "eqangle a b a c p q p r, para a b p q",
        .conclusions = "para a c p r",
        .symmetries = "p q r a b c",
        .text = "If two directed angles are equal and their first sides are parallel, then their second"
                " sides are parallel.",
        .source = "Euclid I.28",
        .example = "a@0_0 b@3_0 c@1_2.5 = triangle a b c; p@4_0.5 = free p; q@7_0.5 = on_pline q p a b; "
                   "r@5_3 = on_aline r p q c a b ? para a c p r",
        .standing = Standing::implied,
        .said_by = "angles",
    },
    RuleText{
        .name = "equal_to_a_right_angle",
        .title = "Angle equal to a right angle",
        .concept_name = "angle",
        .letters = "a b c p q r",
        .hypotheses = "eqangle a b a c p q p r, perp a b a c",
        .conclusions = "perp p q p r",
        .symmetries = "a c b p r q",
        .text = "An angle that equals a right angle is a right angle.",
        .source = "Euclid I, postulate 4",
        .example = "a@0_0 b@3_0 = segment a b; c@0_2.5 = on_tline c a a b; p@5_0 q@7.5_1.5 = segment p q; "
                   "r@3.8_2 = on_aline r p q c a b ? perp p q p r",
        .standing = Standing::implied,
        .said_by = "angles",
    },
    RuleText{
        .name = "inscribed_angles",
        .title = "Inscribed angles",
        .concept_name = "circle",
        .letters = "a b p q",
        .hypotheses = "cyclic a b p q",
        .conclusions = "eqangle a p a q b p b q",
        .symmetries = "b a p q, a b q p",
        .text = "From the points of a circle a chord PQ is seen under one directed angle: ∠PAQ and ∠PBQ"
                " are equal where A and B lie on one side of PQ, and make 180° together where they lie "
                "on different sides.",
        .source = "Euclid III.21 and III.22",
        .example = "a@-1.8_-1 b@1.8_-1 p@1_2 = triangle a b p; q@-1.3_1.8 = on_circum q a b p ? eqangle p "
                   "a p b q a q b",
        .standing = Standing::implied,
        .said_by = "angles",
    },
    RuleText{
        .name = "corresponding_angles_of_similar_triangles",
        .title = "Corresponding angles of similar triangles",
        .concept_name = "similarity",
        .letters = "a b c p q r",
        .hypotheses = "simtri a b c p q r",
        .conclusions = "eqangle a b a c p q p r",
        .symmetries = "p q r a b c, a c b p r q",
        .text = "Similar triangles have equal angles at corresponding vertices.",
        .source = "Euclid VI, definition 1",
        .example = "a@0.2_1.8 b@-1_0 c@1.8_0 = triangle a b c; p@4.4_2.6 q@2.8_-0.2 = segment p q; r = "
                   "simtri r a b c p q ? eqangle a b a c p q p r",
        .standing = Standing::implied,
        .said_by = "angles",
    },
    RuleText{
        .name = "corresponding_angles_of_similar_triangles_opposite",
        .title = "Corresponding angles of similar triangles, oppositely oriented",
        .concept_name = "similarity",
        .letters = "a b c p q r",
        .hypotheses = "simtrir a b c p q r",
        .conclusions = "eqangle a b a c p r p q",
        .symmetries = "p q r a b c, a c b p r q",
        .text = "Triangles that are similar, the one turned over, have equal angles at corresponding "
                "vertices, measured in opposite senses.",
        .source = "Euclid VI, definition 1",
        .example = "a@0.2_1.8 b@-1_0 c@1.8_0 = triangle a b c; p@5.2_2.6 q@6.9_-0.2 = segment p q; r = "
                   "simtrir r a b c p q ? eqangle a b a c p r p q",
        .standing = Standing::implied,
        .said_by = "angles",
    },
    RuleText{
        .name = "corresponding_angles_of_congruent_triangles",
        .title = "Corresponding angles of congruent triangles",
        .concept_name = "congruence",
        .letters = "a b c p q r",
        .hypotheses = "contri a b c p q r",
        .conclusions = "eqangle a b a c p q p r",
        .symmetries = "p q r a b c, a c b p r q",
        .text = "Congruent triangles have equal angles at corresponding vertices.",
        .source = "Euclid I.4",
        .example = "a@0.2_1.8 b@-1_0 c@1.8_0 = triangle a b c; p@4.4_2.2 = free p; q@2.8_0.8 r = contri q "
                   "r a b c p ? eqangle a b a c p q p r",
        .standing = Standing::implied,
        .said_by = "angles",
    },
    RuleText{
        .name = "corresponding_angles_of_congruent_triangles_opposite",
        .title = "Corresponding angles of congruent triangles, oppositely oriented",
        .concept_name = "congruence",
        .letters = "a b c p q r",
        .hypotheses = "contrir a b c p q r",
        .conclusions = "eqangle a b a c p r p q",
        .symmetries = "p q r a b c, a c b p r q",
        .text = "Triangles that are mirror images of each other have equal angles at corresponding "
                "vertices, measured in opposite senses.",
        .source = "Euclid I.4",
        .example = "a@0.2_1.8 b@-1_0 c@1.8_0 = triangle a b c; p@4.4_2.2 = free p; q@5.8_0.8 r = contrir q"
                   " r a b c p ? eqangle a b a c p r p q",
        .standing = Standing::implied,
        .said_by = "angles",
    },
    RuleText{
        .name = "midpoint_on_its_segment",
        .title = "Midpoint lies on its segment",
        .concept_name = "midpoint",
        .letters = "m a b",
        .hypotheses = "midp m a b",
        .conclusions = "coll m a b",
        .symmetries = "m b a",
        .text = "The midpoint of AB lies on the line AB.",
        .source = "Definition of a midpoint",
        .example = "a@0_0 b@4_0 = segment a b; m = midpoint m a b ? coll m a b",
        .standing = Standing::implied,
        .said_by = "angles",
    },
};

} // namespace

std::span<const RuleText> direction_rules() {
    return direction_rule_texts;
}

} // namespace porism::proof
