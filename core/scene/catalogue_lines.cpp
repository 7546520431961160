// Lines on which a point may lie, and feet.
#include "scene/catalogue_table.h"

#include <array>

namespace porism::scene {
namespace {

constexpr std::array line_texts{
    ConstructionText{
        .signature = "foot x | a b c",
        .title = "Foot of a perpendicular",
        .group = "Lines",
        .shortcut = 'F',
        .places = Places::point,
        .freedom = 0,
        .prompts = "the point to drop from; a point of the line; another point of the line",
        .recipe = "foot(a, line(b, c))",
        .needs = "ncoll a b c",
        .gives = "perp x a b c, coll x b c",
        .guarantees = "diff x a, ncoll x a b, ncoll x a c",
        .text = "{x} is the foot of the perpendicular from {a} to {b}{c}",
        .example = "a b c = triangle a b c; d = foot d a b c",
    },
    ConstructionText{
        .signature = "on_tline x | a b c",
        .title = "Point on a perpendicular",
        .group = "Lines",
        .shortcut = 'V',
        .places = Places::locus,
        .freedom = 1,
        .prompts = "the point on the perpendicular; a point of the line; another point of the line",
        .recipe = "perpendicular(a, b, c)",
        .needs = "diff b c",
        .gives = "perp x a b c",
        .text = "{x} lies on the perpendicular to {b}{c} through {a}",
        .example = "a@1.2_3 b@0_0 c@4_0 = triangle a b c; x@1.2_-1.2 = on_tline x a b c",
    },
    ConstructionText{
        .signature = "on_pline x | a b c",
        .title = "Point on a parallel",
        .group = "Lines",
        .shortcut = 'Y',
        .places = Places::locus,
        .freedom = 1,
        .prompts = "the point on the parallel; a point of the line; another point of the line",
        .recipe = "parallel(a, b, c)",
        .needs = "ncoll a b c",
        .gives = "para x a b c",
        .guarantees = "same_side_of x a b c, ncoll x b c, ncoll x a b, ncoll x a c",
        .text = "{x} lies on the parallel to {b}{c} through {a}",
        .example = "a@1_2.6 b@0_0 c@4_0 = triangle a b c; x@3.8_2.6 = on_pline x a b c",
    },
    ConstructionText{
        .signature = "on_pline0 x | a b c",
        .title = "Point in the direction of a line",
        .group = "Lines",
        .places = Places::locus,
        .freedom = 1,
        .prompts = "the point that the new line passes through; a point of the line; another point of the line",
        .recipe = "parallel(a, b, c)",
        .needs = "diff b c",
        .gives = "para x a b c",
        .text = "{x} lies on the line through {a} in the direction of {b}{c}",
        .example = "b@0_0 c@4_0.6 = segment b c; a@0.6_1.8 = free a; x@3.4_2.2 = on_pline0 x a b c",
    },
    ConstructionText{
        .signature = "on_bline x | a b",
        .title = "Point on a perpendicular bisector",
        .group = "Lines",
        .shortcut = 'B',
        .places = Places::locus,
        .freedom = 1,
        .prompts = "one end of the segment; the other end",
        .recipe = "bline(a, b)",
        .needs = "diff a b",
        .gives = "cong x a x b",
        .guarantees = "diff x a, diff x b",
        .text = "{x} lies on the perpendicular bisector of {a}{b}",
        .example = "a b = segment a b; x = on_bline x a b",
    },
    ConstructionText{
        .signature = "angle_bisector x | a b c",
        .title = "Point on an angle bisector",
        .group = "Angles",
        .shortcut = 'A',
        .places = Places::locus,
        .freedom = 1,
        .prompts = "a point of the first side; the vertex; a point of the second side",
        .recipe = "bisector(a, b, c)",
        .needs = "ncoll a b c",
        .gives = "eqangle b a b x b x b c",
        .guarantees = "apart_by a c b x, ncoll x b a, ncoll x b c",
        .text = "{x} lies on the bisector of the angle {a}{b}{c}",
        .example = "a b c = triangle a b c; x = angle_bisector x a b c",
    },
    ConstructionText{
        .signature = "angle_mirror x | a b c",
        .title = "Point on a reflected side",
        .group = "Angles",
        .places = Places::locus,
        .freedom = 1,
        .prompts = "a point of the side to reflect; the vertex; a point of the mirror line",
        .recipe = "line(b, reflect(a, line(b, c)))",
        .needs = "ncoll a b c",
        .gives = "eqangle b a b c b c b x",
        .guarantees = "ncoll x b c",
        .draws = "line a b; line b c; line b x",
        .text = "{x} lies on the reflection of the line {a}{b} in the line {b}{c}",
        .example = "a@3.2_2.4 b@0_0 c@4.4_0 = triangle a b c; x@2.4_-1.8 = angle_mirror x a b c",
    },
};

} // namespace

std::span<const ConstructionText> line_rows() {
    return line_texts;
}

} // namespace porism::scene
