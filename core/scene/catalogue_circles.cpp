// Circles on which a point may lie.
#include "scene/catalogue_table.h"

#include <array>

namespace porism::scene {
namespace {

constexpr std::array circle_texts{
    ConstructionText{
        .signature = "on_circle x | o a",
        .title = "Point on a circle",
        .group = "Circles",
        .shortcut = 'N',
        .places = Places::locus,
        .freedom = 1,
        .prompts = "the centre; a point of the circle",
        .recipe = "circle(o, a)",
        .needs = "diff o a",
        .gives = "cong o x o a",
        .guarantees = "diff x o",
        .text = "{x} lies on the circle with centre {o} through {a}",
        .example = "o@0_0 a@2.4_0 = segment o a; x@-1.4_2 = on_circle x o a",
    },
    ConstructionText{
        .signature = "on_circum x | a b c",
        .title = "Point on a circumcircle",
        .group = "Circles",
        .shortcut = 'U',
        .places = Places::locus,
        .freedom = 1,
        .prompts = "a point of the circle; a second point of the circle; a third point of the circle",
        .recipe = "circumcircle(a, b, c)",
        .needs = "ncoll a b c",
        .gives = "cyclic a b c x",
        .guarantees = "ncoll x a b, ncoll x b c, ncoll x a c",
        .text = "{x} lies on the circle through {a}, {b} and {c}",
        .example = "a@0.6_2.6 b@-1.6_-0.8 c@2.2_-0.8 = triangle a b c; x@2.4_1.6 = on_circum x a b c",
    },
    ConstructionText{
        .signature = "on_dia x | a b",
        .title = "Point on the circle over a diameter",
        .group = "Circles",
        .places = Places::locus,
        .freedom = 1,
        .prompts = "one end of the diameter; the other end",
        .recipe = "diameter_circle(a, b)",
        .needs = "diff a b",
        .gives = "perp x a x b",
        .guarantees = "ncoll x a b, acute_angle x a b, acute_angle x b a",
        .text = "{x} lies on the circle with diameter {a}{b}",
        .example = "a@0_0 b@4.4_0 = segment a b; x@1.2_2 = on_dia x a b",
    },
    ConstructionText{
        .signature = "eqdistance x | a b c",
        .title = "Point at a copied distance",
        .group = "Circles",
        .shortcut = 'E',
        .places = Places::locus,
        .freedom = 1,
        .prompts = "the centre; one end of the distance; the other end",
        .recipe = "circle_radius(a, b, c)",
        .needs = "diff b c",
        .gives = "cong x a b c",
        .guarantees = "diff x a",
        .text = "{x} is such that {x}{a} = {b}{c}",
        .example = "b@0_0 c@3.2_0 = segment b c; a@0.4_1 = free a; x@3.3_2.2 = eqdistance x a b c",
    },
    // The axis passes midway between the inverses of each centre in the circle about the other. That of w is reached by
    // the inverse of a in the circle about o through w: so it is there wherever the circle has a radius.
    ConstructionText{
        .signature = "on_radical x | o a w b",
        .title = "Point on a radical axis",
        .group = "Circles",
        .places = Places::locus,
        .freedom = 1,
        .prompts = "the centre of one circle; a point of that circle; the centre of the other circle; a point of the "
                   "other circle",
        .recipe = "perpendicular(midpoint(mirrored_image(o, w, o, mirrored_image(o, w, o, a, w), a), mirrored_image(w, "
                  "o, w, mirrored_image(w, o, w, b, o), b)), o, w)",
        .needs = "diff o w, diff o a, diff w b",
        .gives = "eqpower x o a x w b",
        .draws = "circle o a; circle w b; helper o w; upright x o w",
        .text = "{x} lies on the radical axis of the circle with centre {o} through {a} and the circle with centre {w} "
                "through {b}",
        .example = "o@0_0 w@5_0 = segment o w; a@-1.2_1.6 = free a; b@6_1.2 = free b; x@2.72_1.9 = on_radical x o a w "
                   "b",
    },
};

} // namespace

std::span<const ConstructionText> circle_rows() {
    return circle_texts;
}

} // namespace porism::scene
