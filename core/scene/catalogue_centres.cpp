// Centres of a triangle.
#include "scene/catalogue_table.h"

#include <array>

namespace porism::scene {
namespace {

constexpr std::array centre_texts{
    ConstructionText{
        .signature = "circumcenter x | a b c",
        .aliases = "circumcentre",
        .title = "Circumcentre",
        .group = "Centres",
        .shortcut = 'O',
        .places = Places::point,
        .freedom = 0,
        .prompts = "a vertex; a second vertex; a third vertex",
        .recipe = "circumcentre(a, b, c)",
        .needs = "ncoll a b c",
        .gives = "circle x a b c",
        .guarantees = "diff x a, diff x b, diff x c",
        .text = "{x} is the circumcentre of the triangle {a}{b}{c}",
        .example = "a b c = triangle a b c; o = circumcenter o a b c",
    },
    ConstructionText{
        .signature = "circle x | a b c",
        .title = "Circle through three points",
        .group = "Circles",
        .shortcut = 'C',
        .places = Places::point,
        .freedom = 0,
        .prompts = "a point of the circle; a second point of the circle; a third point of the circle",
        .recipe = "circumcentre(a, b, c)",
        .needs = "ncoll a b c",
        .gives = "circle x a b c",
        .guarantees = "diff x a, diff x b, diff x c",
        .text = "{x} is the centre of the circle through {a}, {b} and {c}",
        .example = "a b c = triangle a b c; o = circle o a b c",
    },
    ConstructionText{
        .signature = "incenter x | a b c",
        .aliases = "incentre",
        .title = "Incentre",
        .group = "Centres",
        .shortcut = 'I',
        .places = Places::point,
        .freedom = 0,
        .prompts = "a vertex; a second vertex; a third vertex",
        .recipe = "incentre(a, b, c)",
        .needs = "ncoll a b c",
        .gives = "eqangle a b a x a x a c, eqangle b c b x b x b a, eqangle c a c x c x c b",
        .guarantees =
            "same_side_of x a b c, same_side_of x b c a, same_side_of x c a b, apart_by b c a x, apart_by c a b x, "
            "apart_by a b c x, obtuse_angle a x b, obtuse_angle b x c, obtuse_angle c x a, acute_angle b a x, "
            "acute_angle x a c, acute_angle c b x, acute_angle x b a, acute_angle a c x, acute_angle x c b, "
            "ncoll x a b, ncoll x b c, ncoll x c a",
        .text = "{x} is the incentre of the triangle {a}{b}{c}",
        .example = "a b c = triangle a b c; i = incenter i a b c",
    },
    ConstructionText{
        .signature = "incenter2 x y z i | a b c",
        .aliases = "incentre2",
        .title = "Incentre with touching points",
        .group = "Centres",
        .places = Places::point,
        .freedom = 0,
        .prompts = "a vertex; a second vertex; a third vertex",
        .recipe = "i = incentre(a, b, c), x = foot(i, line(b, c)), y = foot(i, line(c, a)), z = foot(i, line(a, b))",
        .needs = "ncoll a b c",
        .gives = "eqangle a b a i a i a c, eqangle b c b i b i b a, eqangle c a c i c i c b, coll x b c, perp i x b c, "
                 "coll y c a, perp i y c a, coll z a b, perp i z a b, cong i x i y, cong i y i z",
        .guarantees = "same_side_of i a b c, same_side_of i b c a, same_side_of i c a b, obtuse_angle a i b, "
                      "obtuse_angle b i c, obtuse_angle c i a, acute_angle b a i, acute_angle i a c, acute_angle c b "
                      "i, acute_angle i b a, acute_angle a c i, acute_angle i c b, ncoll i a b, ncoll i b c, ncoll i c "
                      "a, obtuse_angle b x c, obtuse_angle c y a, obtuse_angle a z b, diff i x",
        .draws = "circle i x; helper a i; helper b i; helper c i; line i x; line i y; line i z",
        .text = "{i} is the incentre of the triangle {a}{b}{c}, whose incircle touches {b}{c} at {x}, {c}{a} at {y} "
                "and {a}{b} at {z}",
        .example = "a b c = triangle a b c; x y z i = incenter2 x y z i a b c",
    },
    ConstructionText{
        .signature = "excenter x | a b c",
        .aliases = "excentre",
        .title = "Excentre",
        .group = "Centres",
        .places = Places::point,
        .freedom = 0,
        .prompts = "the opposite vertex; a second vertex; a third vertex",
        .recipe = "excentre(a, b, c)",
        .needs = "ncoll a b c",
        .gives = "eqangle a b a x a x a c, eqangle b c b x b x b a, eqangle c a c x c x c b",
        .guarantees =
            "apart_by x a b c, same_side_of x c a b, same_side_of x b a c, acute_angle b a x, acute_angle x a c, "
            "acute_angle x b c, acute_angle x c b, acute_angle b x c, ncoll x a b, ncoll x b c, ncoll x c a",
        .text = "{x} is the excentre of the triangle {a}{b}{c} opposite {a}",
        .example = "a b c = triangle a b c; x = excenter x a b c",
    },
    ConstructionText{
        .signature = "excenter2 x y z i | a b c",
        .aliases = "excentre2",
        .title = "Excentre with touching points",
        .group = "Centres",
        .places = Places::point,
        .freedom = 0,
        .prompts = "the opposite vertex; a second vertex; a third vertex",
        .recipe = "i = excentre(a, b, c), x = foot(i, line(b, c)), y = foot(i, line(c, a)), z = foot(i, line(a, b))",
        .needs = "ncoll a b c",
        .gives = "eqangle a b a i a i a c, eqangle b c b i b i b a, eqangle c a c i c i c b, coll x b c, perp i x b c, "
                 "coll y c a, perp i y c a, coll z a b, perp i z a b, cong i x i y, cong i y i z",
        .guarantees = "apart_by i a b c, same_side_of i c a b, same_side_of i b a c, acute_angle b a i, acute_angle i "
                      "a c, acute_angle i b c, acute_angle i c b, acute_angle b i c, ncoll i a b, ncoll i b c, ncoll i "
                      "c a, obtuse_angle b x c, obtuse_angle a c y, obtuse_angle a b z, diff i x",
        .draws = "circle i x; helper a i; helper b i; helper c i; line i x; line i y; line i z; line a y; line a z",
        .text = "{i} is the excentre of the triangle {a}{b}{c} opposite {a}, whose excircle touches {b}{c} at {x}, "
                "{c}{a} at {y} and {a}{b} at {z}",
        .example = "a b c = triangle a b c; x y z i = excenter2 x y z i a b c",
    },
    ConstructionText{
        .signature = "centroid x y z i | a b c",
        .title = "Centroid",
        .group = "Centres",
        .places = Places::point,
        .freedom = 0,
        .prompts = "a vertex; a second vertex; a third vertex",
        .recipe = "x = midpoint(b, c), y = midpoint(c, a), z = midpoint(a, b), i = along(a, x, [2/3])",
        .needs = "ncoll a b c",
        .gives = "midp x b c, midp y c a, midp z a b, coll a x i, coll b y i, coll c z i",
        .guarantees = "same_side_of i a b c, same_side_of i b c a, same_side_of i c a b, obtuse_angle a i x, "
                      "obtuse_angle b i y, obtuse_angle c i z, obtuse_angle b x c, obtuse_angle c y a, obtuse_angle a "
                      "z b, ncoll x y z, ncoll i a b, ncoll i b c, ncoll i c a",
        .draws = "line a b; line b c; line c a; line a x; line b y; line c z",
        .text = "{i} is the centroid of the triangle {a}{b}{c} with the medians {a}{x}, {b}{y} and {c}{z}",
        .example = "a b c = triangle a b c; x y z i = centroid x y z i a b c",
    },
    ConstructionText{
        .signature = "orthocenter x | a b c",
        .aliases = "orthocentre",
        .title = "Orthocentre",
        .group = "Centres",
        .shortcut = 'H',
        .places = Places::point,
        .freedom = 0,
        .prompts = "a vertex; a second vertex; a third vertex",
        .recipe = "orthocentre(a, b, c)",
        .needs = "ncoll a b c",
        .gives = "perp x a b c, perp x b c a, perp x c a b",
        .guarantees = "ncoll x a b, ncoll x b c, ncoll x c a",
        .text = "{x} is the orthocentre of the triangle {a}{b}{c}",
        .example = "a b c = triangle a b c; h = orthocenter h a b c",
    },
    ConstructionText{
        .signature = "ninepoints x y z i | a b c",
        .title = "Nine-point centre",
        .group = "Centres",
        .places = Places::point,
        .freedom = 0,
        .prompts = "a vertex; a second vertex; a third vertex",
        .recipe = "x = midpoint(b, c), y = midpoint(c, a), z = midpoint(a, b), i = circumcentre(x, y, z)",
        .needs = "ncoll a b c",
        .gives = "midp x b c, midp y c a, midp z a b, circle i x y z",
        .guarantees =
            "obtuse_angle b x c, obtuse_angle c y a, obtuse_angle a z b, ncoll x y z, diff i x, diff i y, diff i z",
        .draws = "circle i x; line a b; line b c; line c a",
        .text = "{i} is the centre of the nine-point circle of the triangle {a}{b}{c}, which passes through the "
                "midpoints {x} of {b}{c}, {y} of {c}{a} and {z} of {a}{b}",
        .example = "a b c = triangle a b c; x y z i = ninepoints x y z i a b c",
    },
};

} // namespace

std::span<const ConstructionText> centre_rows() {
    return centre_texts;
}

} // namespace porism::scene
