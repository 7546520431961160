// Tangents and circles that touch.
#include "scene/catalogue_table.h"

#include <array>

namespace porism::scene {
namespace {

constexpr std::array tangent_texts{
    ConstructionText{
        .signature = "lc_tangent x | a o",
        .title = "Point on a tangent",
        .group = "Tangents",
        .places = Places::locus,
        .freedom = 1,
        .prompts = "the touching point; the centre",
        .recipe = "perpendicular(a, a, o)",
        .needs = "diff a o",
        .gives = "perp a x a o",
        .guarantees = "ncoll x a o, acute_angle a x o, acute_angle a o x",
        .draws = "circle o a; line o a; line a x",
        .text = "{x} lies on the tangent at {a} to the circle with centre {o} through {a}",
        .example = "a@0_2.2 o@0_0 = segment a o; x@3_2.2 = lc_tangent x a o",
    },
    ConstructionText{
        .signature = "tangent x y | a o b",
        .title = "Tangents from a point",
        .group = "Tangents",
        .places = Places::point,
        .freedom = 0,
        .prompts = "the point outside; the centre; a point of the circle",
        .recipe = "x = meet_circles(diameter_circle(a, o), circle(o, b)), y = reflect(x, line(a, o))",
        .needs = "diff a o, diff o b",
        .exists = "{a} lies outside the circle with centre {o} through {b}",
        .gives = "cong o x o b, perp a x o x, cong o y o b, perp a y o y",
        .guarantees = "apart_by x y a o, ncoll x a o, ncoll y a o, acute_angle x a o, acute_angle x o a, acute_angle y "
                      "a o, acute_angle y o a",
        .draws = "circle o b; line a x; line a y; helper o x; helper o y",
        .text =
            "{x} and {y} are the points at which the tangents from {a} touch the circle with centre {o} through {b}",
        .example = "o@0_0 b@-1.4_-1.4 = segment o b; a@4.8_0 = free a; x y = tangent x y a o b",
    },
    ConstructionText{
        .signature = "cc_tangent x y z i | o a w b",
        .title = "Outer tangents of two circles",
        .group = "Tangents",
        .places = Places::point,
        .freedom = 0,
        .prompts = "the centre of the first circle; a point of the first circle; the centre of the second circle; a "
                   "point of the second circle",
        .recipe = "x = outer_touch(circle(o, a), circle(w, b)), y = foot(w, perpendicular(x, o, x)), z = reflect(x, "
                  "line(o, w)), i = reflect(y, line(o, w))",
        .needs = "diff o a, diff w b, diff o w",
        .exists =
            "neither of the circles with centre {o} through {a} and with centre {w} through {b} lies inside the other",
        .gives = "cong o x o a, cong w y w b, perp o x x y, perp w y y x, cong o z o a, cong w i w b, perp o z z i, "
                 "perp w i i z",
        .guarantees = "apart_by x z o w, apart_by y i o w, same_side_of x y o w, ncoll x o w, ncoll y o w, ncoll z o "
                      "w, ncoll i o w",
        .draws = "circle o a; circle w b; line x y; line z i; helper o x; helper o z; helper w y; helper w i",
        .text = "{x}{y} and {z}{i} are the outer common tangents that touch the circle with centre {o} through {a} at "
                "{x} and {z}, and the circle with centre {w} through {b} at {y} and {i}",
        .example =
            "o@0_0 a@-1.8_0.9 = segment o a; w@5_0.4 b@6_-0.2 = segment w b; x y z i = cc_tangent x y z i o a w b",
    },
    ConstructionText{
        .signature = "cc_tangent0 x y | o a w b",
        .title = "Outer tangent of two circles",
        .group = "Tangents",
        .places = Places::point,
        .freedom = 0,
        .prompts = "the centre of the first circle; a point of the first circle; the centre of the second circle; a "
                   "point of the second circle",
        .recipe = "x = outer_touch(circle(o, a), circle(w, b)), y = foot(w, perpendicular(x, o, x))",
        .needs = "diff o a, diff w b, diff o w",
        .exists =
            "neither of the circles with centre {o} through {a} and with centre {w} through {b} lies inside the other",
        .gives = "cong o x o a, cong w y w b, perp o x x y, perp w y y x",
        .guarantees = "same_side_of x y o w, ncoll x o w, ncoll y o w",
        .draws = "circle o a; circle w b; line x y; helper o x; helper w y",
        .text = "{x}{y} is an outer common tangent that touches the circle with centre {o} through {a} at {x}, and the "
                "circle with centre {w} through {b} at {y}",
        .example = "o@0_0 a@-1.8_-0.9 = segment o a; w@5_0.4 b@6_-0.2 = segment w b; x y = cc_tangent0 x y o a w b",
    },
    ConstructionText{
        .signature = "cc_itangent x y z i | o a w b",
        .title = "Inner tangents of two circles",
        .group = "Tangents",
        .places = Places::point,
        .freedom = 0,
        .prompts = "the centre of the first circle; a point of the first circle; the centre of the second circle; a "
                   "point of the second circle",
        .recipe = "x = inner_touch(circle(o, a), circle(w, b)), y = foot(w, perpendicular(x, o, x)), z = reflect(x, "
                  "line(o, w)), i = reflect(y, line(o, w))",
        .needs = "diff o a, diff w b, diff o w",
        .exists =
            "the circles with centre {o} through {a} and with centre {w} through {b} lie apart, each outside the other",
        .gives = "cong o x o a, cong w y w b, perp o x x y, perp w y y x, cong o z o a, cong w i w b, perp o z z i, "
                 "perp w i i z",
        .guarantees =
            "apart_by x z o w, apart_by y i o w, apart_by x y o w, ncoll x o w, ncoll y o w, ncoll z o w, ncoll i o w",
        .draws = "circle o a; circle w b; line x y; line z i; helper o x; helper o z; helper w y; helper w i",
        .text = "{x}{y} and {z}{i} are the inner common tangents that touch the circle with centre {o} through {a} at "
                "{x} and {z}, and the circle with centre {w} through {b} at {y} and {i}",
        .example =
            "o@0_0 a@-1.8_0.9 = segment o a; w@5_0.4 b@6_-0.2 = segment w b; x y z i = cc_itangent x y z i o a w b",
    },
    ConstructionText{
        .signature = "2l1c x y z i | a b c o",
        .title = "Circle touching two lines and a circle",
        .group = "Tangents",
        .places = Places::point,
        .freedom = 0,
        .prompts = "a point of the first line and of the circle; a point of the second line; the common point of the "
                   "lines; the centre of the circle",
        .recipe = "i = touching_centre(a, b, c, o), x = foot(i, line(a, c)), y = foot(i, line(b, c)), z = "
                  "touch_circles(circle(o, a), circle(i, x))",
        .needs = "ncoll a b c",
        .required = "cong o a o b",
        .gives =
            "coll x a c, coll y b c, cong o a o z, coll i o z, cong i x i y, cong i y i z, perp i x a c, perp i y b c",
        .draws = "circle o a; circle i x; line a c; line c b; line c x; line c y; helper i x; helper i y",
        .text = "{i} is the centre of a circle that touches {a}{c} at {x}, {b}{c} at {y}, and the circle with centre "
                "{o} through {a} at {z}",
        .example = "a b c = triangle a b c; o = circumcenter o a b c; x y z i = 2l1c x y z i a b c o",
    },
    // That y is the midpoint is what the reference wants proved from these angles, which leave no other point.
    ConstructionText{
        .signature = "e5128 x y | a b c d",
        .title = "Secant through the midpoint of a tangent",
        .group = "Tangents",
        .places = Places::point,
        .freedom = 0,
        .prompts = "one end of the tangent; the other end; the centre; a point of the circle",
        .recipe = "y = midpoint(a, b), x = other_on_line_circle(line(y, d), circle(c, d), d)",
        .required = "cong c b c d, perp c b b a",
        .exists =
            "the line through {d} and the midpoint of {a}{b} does not touch the circle with centre {c} through {d}",
        .gives = "cong c b c x, coll y a b, coll x y d, eqangle a b a d x a x y",
        .draws = "circle c d; line a b; line d x; line d y",
        .text = "{x} and {y} are such that {y} lies on {a}{b}, {x} is the second intersection of the line {d}{y} and "
                "the circle with centre {c} through {b}, and ∠({a}{b}, {a}{d}) = ∠({x}{a}, {x}{y}) as directed angles "
                "modulo 180°",
        .example = "c@0_0 b@2_0 = segment c b; a@2_3.2 = lc_tangent a b c; d@-1_-1.7 = on_circle d c b; x y = e5128 x "
                   "y a b c d",
    },
};

} // namespace

std::span<const ConstructionText> tangent_rows() {
    return tangent_texts;
}

} // namespace porism::scene
