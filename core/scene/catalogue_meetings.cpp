// Points in which lines and circles meet.
#include "scene/catalogue_table.h"

#include <array>

namespace porism::scene {
namespace {

constexpr std::array meeting_texts{
    ConstructionText{
        .signature = "intersection_ll x | a b c d",
        .title = "Intersection of two lines",
        .group = "Lines",
        .shortcut = 'X',
        .places = Places::point,
        .freedom = 0,
        .prompts =
            "a point of the first line; another point of the first line; a point of the second line; another point of "
            "the second line",
        .recipe = "meet(line(a, b), line(c, d))",
        .needs = "diff a b, diff c d, npara a b c d",
        .gives = "coll x a b, coll x c d",
        .guarantees = "ncoll x a c, ncoll x a d, ncoll x b c, ncoll x b d",
        .text = "{x} is the intersection of the lines {a}{b} and {c}{d}",
        .example = "a@0_0 b@4.4_2.6 = segment a b; c@0.4_2.4 d@4.6_0.4 = segment c d; x = intersection_ll x a b c d",
    },
    ConstructionText{
        .signature = "intersection_lp x | a b c m n",
        .title = "Intersection of a line and a parallel",
        .group = "Lines",
        .places = Places::point,
        .freedom = 0,
        .prompts = "a point of the line; another point of the line; the point on the parallel; a point of the other "
                   "line; another point of it",
        .recipe = "meet(line(a, b), parallel(c, m, n))",
        .needs = "diff a b, diff m n, npara a b m n",
        .gives = "coll x a b, para c x m n",
        .text = "{x} is the intersection of the line {a}{b} and the parallel to {m}{n} through {c}",
        .example = "a@0_0 b@6_0 = segment a b; c@3_2.6 = free c; m@4.4_0.9 n@5.4_2.8 = segment m n; x = "
                   "intersection_lp x a b c m n",
    },
    ConstructionText{
        .signature = "intersection_lt x | a b c d e",
        .title = "Intersection of a line and a perpendicular",
        .group = "Lines",
        .places = Places::point,
        .freedom = 0,
        .prompts = "a point of the line; another point of the line; the point on the perpendicular; a point of the "
                   "other line; another point of it",
        .recipe = "meet(line(a, b), perpendicular(c, d, e))",
        .needs = "diff a b, diff d e, nperp a b d e",
        .gives = "coll x a b, perp x c d e",
        .text = "{x} is the intersection of the line {a}{b} and the perpendicular to {d}{e} through {c}",
        .example =
            "a@0_0 b@6_0 = segment a b; c@2_3 = free c; d@0.6_1 e@5_2.4 = segment d e; x = intersection_lt x a b c d e",
    },
    ConstructionText{
        .signature = "intersection_pp x | a b c d e f",
        .title = "Intersection of two parallels",
        .group = "Lines",
        .places = Places::point,
        .freedom = 0,
        .prompts = "a point on the first parallel; a point of its line; another point of it; a point on the second "
                   "parallel; a point of its line; another point of it",
        .recipe = "meet(parallel(a, b, c), parallel(d, e, f))",
        .needs = "diff b c, diff e f, npara b c e f",
        .gives = "para x a b c, para x d e f",
        .text = "{x} is the intersection of the parallel to {b}{c} through {a} and the parallel to {e}{f} through {d}",
        .example = "b@0_0 c@4_0 = segment b c; e@5_0.2 f@6_3 = segment e f; a@0.4_2.6 = free a; d@2.6_0.8 = free d; x "
                   "= intersection_pp x a b c d e f",
    },
    ConstructionText{
        .signature = "intersection_tt x | a b c d e f",
        .title = "Intersection of two perpendiculars",
        .group = "Lines",
        .places = Places::point,
        .freedom = 0,
        .prompts = "a point on the first perpendicular; a point of its line; another point of it; a point on the "
                   "second perpendicular; a point of its line; another point of it",
        .recipe = "meet(perpendicular(a, b, c), perpendicular(d, e, f))",
        .needs = "diff b c, diff e f, npara b c e f",
        .gives = "perp x a b c, perp x d e f",
        .text = "{x} is the intersection of the perpendicular to {b}{c} through {a} and the perpendicular to {e}{f} "
                "through {d}",
        .example = "b@0_0 c@4_0 = segment b c; e@4.2_0.6 f@5.6_3.4 = segment e f; a@1.2_0.9 = free a; d@3.8_1.6 = free "
                   "d; x = intersection_tt x a b c d e f",
    },
    ConstructionText{
        .signature = "intersection_lc x | a o b",
        .title = "Second intersection of a line and a circle",
        .group = "Circles",
        .places = Places::point,
        .freedom = 0,
        .prompts = "a point of the line; the centre; the known point of both",
        .recipe = "other_on_line_circle(line(a, b), circle(o, b), b)",
        .needs = "diff a b, diff o b, nperp b o b a",
        .gives = "coll x a b, cong o b o x",
        .guarantees = "diff x b",
        .text = "{x} is the second intersection of the line {a}{b} and the circle with centre {o} through {b}",
        .example = "o@0_0 b@2.4_-1 = segment o b; a@0.4_1.2 = free a; x = intersection_lc x a o b",
    },
    ConstructionText{
        .signature = "intersection_cc x | o w a",
        .title = "Second intersection of two circles",
        .group = "Circles",
        .places = Places::point,
        .freedom = 0,
        .prompts = "the first centre; the second centre; the point that both circles pass through",
        .recipe = "other_on_circles(circle(o, a), circle(w, a), a)",
        .needs = "ncoll o w a",
        .gives = "cong o a o x, cong w a w x",
        .guarantees = "apart_by a x o w, ncoll x o w",
        .text = "{x} is the second intersection of the circles through {a} with the centres {o} and {w}",
        .example = "o@0_0 w@3_0 = segment o w; a@1.3_2 = free a; x = intersection_cc x o w a",
    },
};

} // namespace

std::span<const ConstructionText> meeting_rows() {
    return meeting_texts;
}

} // namespace porism::scene
