// Points, segments and places on them.
#include "scene/catalogue_table.h"

#include <array>

namespace porism::scene {
namespace {

constexpr std::array point_texts{
    ConstructionText{
        .signature = "free x |",
        .title = "Point",
        .group = "Points",
        .shortcut = 'P',
        .places = Places::free,
        .freedom = 2,
        .recipe = "free()",
        .text = "{x} is a point",
        .example = "a = free a",
    },
    ConstructionText{
        .signature = "segment a b |",
        .title = "Segment",
        .group = "Points",
        .shortcut = 'S',
        .places = Places::free,
        .freedom = 4,
        .recipe = "a = free(), b = free()",
        .guarantees = "diff a b",
        .text = "{a}{b} is a segment",
        .example = "a b = segment a b",
    },
    ConstructionText{
        .signature = "midpoint x | a b",
        .title = "Midpoint",
        .group = "Points",
        .shortcut = 'M',
        .places = Places::point,
        .freedom = 0,
        .prompts = "one end; the other end",
        .recipe = "midpoint(a, b)",
        .needs = "diff a b",
        .gives = "midp x a b",
        .guarantees = "obtuse_angle a x b, diff x a, diff x b",
        .text = "{x} is the midpoint of {a}{b}",
        .example = "a b = segment a b; m = midpoint m a b",
    },
    ConstructionText{
        .signature = "on_line x | a b",
        .title = "Point on a line",
        .group = "Lines",
        .shortcut = 'L',
        .places = Places::locus,
        .freedom = 1,
        .prompts = "a point of the line; another point of the line",
        .recipe = "line(a, b)",
        .needs = "diff a b",
        .gives = "coll x a b",
        .text = "{x} lies on the line {a}{b}",
        .example = "a b = segment a b; x = on_line x a b",
    },
    ConstructionText{
        .signature = "between c a b |",
        .title = "Segment with a point on it",
        .group = "Points",
        .places = Places::free,
        .freedom = 5,
        .recipe = "a = free(), b = free(), c = glide(line(a, b))",
        .gives = "coll a b c",
        .restricts = "obtuse_angle a c b",
        .draws = "polygon a b",
        .text = "{a}{b} is a segment with the point {c} between its ends",
        .example = "c a b = between c a b",
    },
    ConstructionText{
        .signature = "between_bound x | a b",
        .title = "Point on a segment",
        .group = "Points",
        .places = Places::locus,
        .freedom = 1,
        .prompts = "one end of the segment; the other end",
        .recipe = "line(a, b)",
        .needs = "diff a b",
        .gives = "coll x a b",
        .restricts = "obtuse_angle a x b",
        .text = "{x} lies on the segment {a}{b}",
        .example = "a b = segment a b; x = between_bound x a b",
    },
    ConstructionText{
        .signature = "on_opline x | a b",
        .title = "Point on the opposite ray",
        .group = "Points",
        .places = Places::locus,
        .freedom = 1,
        .prompts = "the origin of the ray; a point on its other side",
        .recipe = "line(a, b)",
        .needs = "diff a b",
        .gives = "coll x a b",
        .restricts = "obtuse_angle x a b",
        .text = "{x} lies on the ray from {a} opposite to {b}",
        .example = "a b = segment a b; x = on_opline x a b",
    },
    ConstructionText{
        .signature = "trisegment x y | a b",
        .title = "Points that divide a segment in three",
        .group = "Points",
        .places = Places::point,
        .freedom = 0,
        .prompts = "one end; the other end",
        .recipe = "x = along(a, b, [1/3]), y = along(a, b, [2/3])",
        .needs = "diff a b",
        .gives = "coll x a b, coll y a b, midp x a y, midp y x b, rconst a x a b 1/3",
        .guarantees = "obtuse_angle a x y, obtuse_angle x y b, obtuse_angle a x b, obtuse_angle a y b",
        .draws = "polygon a b",
        .text = "{x} and {y} are the points that divide {a}{b} into three equal parts, {x} nearer to {a}",
        .example = "a b = segment a b; x y = trisegment x y a b",
    },
    // From a, r lengths of ab to one point and one more to another: b is to x as the latter is to the former.
    ConstructionText{
        .signature = "divide x | a b ratio:r",
        .title = "Point that divides a segment in a ratio",
        .group = "Points",
        .places = Places::point,
        .freedom = 0,
        .prompts = "one end; the other end; the ratio of the part at the first end to the other part, as 2/3",
        .recipe = "similar_image(a, b, a, shift(along(a, b, [r]), b, a), along(a, b, [r]))",
        .needs = "diff a b",
        .gives = "coll x a b, rconst a x x b r",
        .restricts = "obtuse_angle a x b",
        .draws = "polygon a b",
        .text = "{x} is the point of the segment {a}{b} with {a}{x} : {x}{b} = {r}",
        .example = "a@0_0 b@5_0.6 = segment a b; x = divide x a b 2/3",
    },
};

} // namespace

std::span<const ConstructionText> point_rows() {
    return point_texts;
}

} // namespace porism::scene
