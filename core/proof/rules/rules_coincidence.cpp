#include "proof/rules/rule_table.h"

#include <array>

// Two points that fall together in every picture are one by what determines a point. Each row supposes them to be
// different: its patterns may name the pair, and contradict each other then.
namespace porism::proof {
namespace {

constexpr std::array coincidence_rule_texts{
    RuleText{
        .name = "lines_meet_once",
        .title = "Lines have one point in common",
        .concept_name = "one point",
        .letters = "x y m n",
        .hypotheses = "coll x y m, coll x y n",
        .conditions = "ncoll x m n",
        .conclusions = "same x y",
        .symmetries = "y x m n, x y n m",
        .text = "Two different lines have one point in common at most.",
        .source = "Euclid, postulate 1: if the points were two, both lines would be the line through them",
        .example = "a m n = triangle a m n; x = orthocenter x a m n; y = on_tline y m a n, on_tline y n a m ? same "
                   "x y",
    },
    RuleText{
        .name = "line_meets_circle_twice",
        .title = "A line meets a circle in two points",
        .concept_name = "one point",
        .letters = "x y a o",
        .hypotheses = "coll x y a, cong o x o a, cong o y o a",
        .conclusions = "same x y",
        .symmetries = "y x a o",
        .text = "A line through a point of a circle meets the circle in one other point at most.",
        .source = "Euclid III.2: the part of a line between two points of a circle lies inside",
        .example = "a c o = triangle a c o; x = on_line x a c, on_circle x o a; y = on_line y a c, on_circle y o x "
                   "? same x y",
    },
    RuleText{
        .name = "point_of_line_at_two_distances",
        .title = "A point of a line by two distances",
        .concept_name = "one point",
        .letters = "x y a b",
        .hypotheses = "coll x a b, cong a x a y, cong b x b y",
        .conclusions = "same x y",
        .symmetries = "x y b a",
        .text = "A point of the line through A and B is the only one at its distances from A and B.",
        .source = "Euclid I.7: circles about A and B meet in points that lie symmetrically to AB",
        .example = "a b = segment a b; x = midpoint x a b; y = on_circle y a x, on_circle y b x ? same x y",
    },
    RuleText{
        .name = "circles_through_three_meet_twice",
        .title = "Circles through three points meet twice",
        .concept_name = "one point",
        .letters = "x y a c d e f",
        .hypotheses = "cyclic x a c d, cyclic y a c d, cyclic x a e f, cyclic y a e f",
        .conditions = "ncyclic a c d e",
        .conclusions = "same x y",
        .symmetries = "y x a c d e f, x y a d c e f, x y a c d f e",
        .text = "Two circles through a point, each given by two more, have one other point in common at most.",
        .source = "Euclid III.10",
        .example = "a@1.9_1.62 d@-2_1.5 c@-1.5_-2 = triangle a d c; f@4.6_1.4 = free f; e@4_-1.5 = free "
                   "e; g@-2.45_-0.5 = on_circum g a d c; x = on_circum x a d c, on_circum x a f e; y = "
                   "on_circum y d c g, on_circum y a f e ? same x y",
    },
    RuleText{
        .name = "one_circumcentre",
        .title = "One centre of three points",
        .concept_name = "one point",
        .letters = "x y a b c",
        .hypotheses = "cong x a x b, cong x a x c, cong y a y b, cong y a y c",
        .conditions = "ncoll a b c",
        .conclusions = "same x y",
        .symmetries = "y x a b c, x y b a c, x y b c a",
        .text = "One point only has the same distance from three points that are not on a line.",
        .source = "Euclid III.5: circles that cut each other have different centres",
        .example = "a@0_0 b@5_0 c@1.5_4 = triangle a b c; x = circumcenter x a b c; y = on_bline y a b, "
                   "on_bline y b c ? same x y",
    },
    RuleText{
        .name = "one_point_on_ray",
        .title = "One point of a ray at a distance",
        .concept_name = "one point",
        .letters = "x y a",
        .hypotheses = "coll a x y, cong a x a y",
        .conditions = "acute_angle x a y",
        .conclusions = "same x y",
        .symmetries = "y x a",
        .text = "Two points on one side of a point of their line, and at the same distance from it, are one.",
        .source = "Euclid I.3",
        .example = "a b = segment a b; c = free c; d = free d; x = on_line x a b, eqdistance x a c d; n = mirror n "
                   "x a; y = on_line y a b, eqdistance y a c d ? same x y",
    },
    RuleText{
        .name = "one_midpoint",
        .title = "A segment has one midpoint",
        .concept_name = "one point",
        .letters = "x y a b",
        .hypotheses = "coll x a b, coll y a b, cong x a x b, cong y a y b",
        .conclusions = "same x y",
        .symmetries = "y x a b, x y b a",
        .text = "One point only of the line through two points has the same distance from both.",
        .source = "Euclid I.10",
        .example = "a b = segment a b; x = midpoint x a b; y = on_line y a b, on_bline y a b ? same x y",
    },
    RuleText{
        .name = "one_point_on_side_at_distances",
        .title = "One point on a side of a line at two distances",
        .concept_name = "one point",
        .letters = "x y a b",
        .hypotheses = "cong a x a y, cong b x b y",
        .conditions = "same_side_of x y a b",
        .conclusions = "same x y",
        .symmetries = "y x a b, x y b a",
        .text = "Two points on one side of a line, at the same distances from two of its points, are one.",
        .source = "Euclid I.7",
        .example = "a@0_0 b@5_0 x@1.8_2.8 = triangle a b x; r = reflect r x a b; y = on_circle y a x, "
                   "on_circle y b x ? same x y",
    },
};

} // namespace

std::span<const RuleText> coincidence_rules() {
    return coincidence_rule_texts;
}

} // namespace porism::proof
