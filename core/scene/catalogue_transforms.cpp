// Images of points and triangles.
#include "scene/catalogue_table.h"

#include <array>

namespace porism::scene {
namespace {

constexpr std::array transform_texts{
    ConstructionText{
        .signature = "reflect x | a b c",
        .title = "Reflection in a line",
        .group = "Transforms",
        .shortcut = 'R',
        .places = Places::point,
        .freedom = 0,
        .prompts = "the point to reflect; a point of the mirror line; another point of the mirror line",
        .recipe = "reflect(a, line(b, c))",
        .needs = "ncoll a b c",
        .gives = "cong b a b x, cong c a c x, perp a x b c",
        .guarantees = "apart_by x a b c, ncoll x b c",
        .text = "{x} is the reflection of {a} in the line {b}{c}",
        .example = "a b c = triangle a b c; x = reflect x a b c",
    },
    ConstructionText{
        .signature = "mirror x | a b",
        .title = "Reflection in a point",
        .group = "Transforms",
        .shortcut = 'Q',
        .places = Places::point,
        .freedom = 0,
        .prompts = "the point to reflect; the centre of the reflection",
        .recipe = "mirror(a, b)",
        .needs = "diff a b",
        .gives = "midp b a x",
        .guarantees = "obtuse_angle a b x, diff x a, diff x b",
        .text = "{x} is the reflection of {a} in the point {b}",
        .example = "a b = segment a b; x = mirror x a b",
    },
    ConstructionText{
        .signature = "shift x | b c d",
        .title = "Translation",
        .group = "Transforms",
        .places = Places::point,
        .freedom = 0,
        .prompts = "the point to move; where the translation ends; where it starts",
        .recipe = "shift(b, c, d)",
        .needs = "diff d b, diff d c",
        .gives = "cong x b c d, cong x c b d, para x b c d, para x c b d",
        .guarantees = "diff x b, diff x c",
        .draws = "line d c; line b x; helper d b; helper c x",
        .text = "{x} is the image of {b} under the translation that takes {d} to {c}",
        .example = "d@0_0 c@3.2_1 = segment d c; b@0.8_-1.6 = free b; x = shift x b c d",
    },
    ConstructionText{
        .signature = "simtri r | a b c p q",
        .title = "Vertex of a similar triangle",
        .group = "Transforms",
        .places = Places::point,
        .freedom = 0,
        .prompts = "a vertex; a second vertex; a third vertex; the image of the first vertex; the image of the second",
        .recipe = "similar_image(p, q, a, b, c)",
        .needs = "ncoll a b c, diff p q",
        .gives = "simtri a b c p q r",
        .guarantees = "ncoll p q r",
        .draws = "polygon p q r",
        .text = "{r} is such that the triangles {a}{b}{c} and {p}{q}{r} are similar and have the same orientation",
        .example =
            "a@0.2_1.8 b@-1_0 c@1.8_0 = triangle a b c; p@4.4_2.6 q@2.8_-0.2 = segment p q; r = simtri r a b c p q",
    },
    ConstructionText{
        .signature = "simtrir r | a b c p q",
        .title = "Vertex of a mirrored similar triangle",
        .group = "Transforms",
        .places = Places::point,
        .freedom = 0,
        .prompts = "a vertex; a second vertex; a third vertex; the image of the first vertex; the image of the second",
        .recipe = "mirrored_image(p, q, a, b, c)",
        .needs = "ncoll a b c, diff p q",
        .gives = "simtrir a b c p q r",
        .guarantees = "ncoll p q r",
        .draws = "polygon p q r",
        .text = "{r} is such that the triangles {a}{b}{c} and {p}{q}{r} are similar and have opposite orientations",
        .example =
            "a@0.2_1.8 b@-1_0 c@1.8_0 = triangle a b c; p@5.2_2.6 q@6.9_-0.2 = segment p q; r = simtrir r a b c p q",
    },
    ConstructionText{
        .signature = "contri q r | a b c p",
        .title = "Congruent triangle",
        .group = "Transforms",
        .places = Places::point,
        .freedom = 1,
        .prompts = "a vertex; a second vertex; a third vertex; the image of the first vertex",
        .recipe = "q = glide(circle_radius(p, a, b)), r = similar_image(p, q, a, b, c)",
        .needs = "ncoll a b c",
        .gives = "contri a b c p q r",
        .guarantees = "ncoll p q r",
        .draws = "polygon p q r",
        .text = "{q} and {r} are such that the triangles {a}{b}{c} and {p}{q}{r} are congruent and have the same "
                "orientation",
        .example = "a@0.2_1.8 b@-1_0 c@1.8_0 = triangle a b c; p@4.4_2.2 = free p; q@2.8_0.8 r = contri q r a b c p",
    },
    ConstructionText{
        .signature = "contrir q r | a b c p",
        .title = "Mirrored congruent triangle",
        .group = "Transforms",
        .places = Places::point,
        .freedom = 1,
        .prompts = "a vertex; a second vertex; a third vertex; the image of the first vertex",
        .recipe = "q = glide(circle_radius(p, a, b)), r = mirrored_image(p, q, a, b, c)",
        .needs = "ncoll a b c",
        .gives = "contrir a b c p q r",
        .guarantees = "ncoll p q r",
        .draws = "polygon p q r",
        .text = "{q} and {r} are such that the triangles {a}{b}{c} and {p}{q}{r} are congruent and have opposite "
                "orientations",
        .example = "a@0.2_1.8 b@-1_0 c@1.8_0 = triangle a b c; p@4.8_2 = free p; q@5.8_0.1 r = contrir q r a b c p",
    },
};

} // namespace

std::span<const ConstructionText> transform_rows() {
    return transform_texts;
}

} // namespace porism::scene
