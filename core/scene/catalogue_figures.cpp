// Figures that the family names for single theorems.
#include "scene/catalogue_table.h"

#include <array>

namespace porism::scene {
namespace {

constexpr std::array figure_texts{
    ConstructionText{
        .signature = "3peq x y z | a b c",
        .title = "Transversal bisected by a side",
        .group = "Lines",
        .places = Places::point,
        .freedom = 1,
        .prompts = "the vertex; a second vertex; a third vertex",
        .recipe = "z = glide(line(b, c)), w = mirror(a, z), x = meet(line(a, b), parallel(w, a, c)), y = meet(line(a, "
                  "c), parallel(w, a, b))",
        .needs = "ncoll a b c",
        .gives = "coll z b c, coll x a b, coll y a c, coll x y z, cong z x z y, midp z x y",
        .draws = "line x y; line a x; line b x; line a y; line c y; line b c; line b z; line c z",
        .text = "{x}, {y} and {z} are points of the lines {a}{b}, {a}{c} and {b}{c} such that {z} is the midpoint of "
                "{x}{y}",
        .example = "a b c = triangle a b c; x y z = 3peq x y z a b c",
    },
    ConstructionText{
        .signature = "test_r20 o a b c |",
        .title = "Triangle on a diameter",
        .group = "Triangles",
        .places = Places::free,
        .freedom = 5,
        .recipe = "o = free(), a = free(), b = glide(circle(o, a)), c = mirror(a, o)",
        .gives = "circle o a b c, coll o a c, midp o a c",
        .guarantees = "ncoll a b c, acute_angle b a c, acute_angle b c a, obtuse_angle a o c",
        .draws = "polygon a b c; circle o a",
        .text = "{a}{b}{c} is a triangle inscribed in the circle with centre {o} and diameter {a}{c}",
        .example = "o@0_0 a@2.2_0 b@0.8_2 c@-2.2_0 = test_r20 o a b c",
    },
    ConstructionText{
        .signature = "test_r25 a b c d m |",
        .title = "Two segments that bisect each other",
        .group = "Quadrilaterals",
        .places = Places::free,
        .freedom = 6,
        .recipe = "m = free(), a = free(), c = free(), b = mirror(a, m), d = mirror(c, m)",
        .gives = "midp m a b, midp m c d",
        .guarantees = "obtuse_angle a m b, obtuse_angle c m d",
        .draws = "polygon a b; polygon c d",
        .text = "{a}{b} and {c}{d} are segments that bisect each other at {m}",
        .example = "a b c d m = test_r25 a b c d m",
    },
};

} // namespace

std::span<const ConstructionText> figure_rows() {
    return figure_texts;
}

} // namespace porism::scene
