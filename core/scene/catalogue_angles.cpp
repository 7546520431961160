// Points under an angle that is copied or known. Angles are directed and modulo 180 degrees.
#include "scene/catalogue_table.h"

#include <array>

namespace porism::scene {
namespace {

constexpr std::array angle_texts{
    ConstructionText{
        .signature = "on_aline x | a b c d e",
        .title = "Point under a copied angle",
        .group = "Angles",
        .shortcut = 'G',
        .places = Places::locus,
        .freedom = 1,
        .prompts =
            "the vertex of the new angle; a point of its known side; a point of the first side of the given angle; the "
            "vertex of the given angle; a point of its second side",
        .recipe = "angle_line(a, b, c, d, e)",
        .needs = "diff a b, ncoll c d e",
        .gives = "eqangle a x a b d c d e",
        .guarantees = "ncoll x a b",
        .text = "{x} is such that ∠({a}{x}, {a}{b}) = ∠({d}{c}, {d}{e}) as directed angles modulo 180°",
        .example =
            "a@1_2.4 b@0_0 c@2.8_0 = triangle a b c; d@4_0 e@7.2_0 = segment d e; x@5_2.4 = on_aline x d e a b c",
    },
    ConstructionText{
        .signature = "on_aline0 x | a b c d e f g",
        .title = "Point under the angle of two lines",
        .group = "Angles",
        .places = Places::locus,
        .freedom = 1,
        .prompts = "a point of the first line; another point of it; a point of the second line; another point of it; a "
                   "point of the line to copy to; another point of it; the point that the new line passes through",
        .recipe = "equal_angle_line(a, b, c, d, e, f, g)",
        .needs = "diff a b, diff c d, diff e f",
        .gives = "eqangle a b c d e f g x",
        .draws = "line a b; line c d; line e f; line g x",
        .text = "{x} is such that ∠({a}{b}, {c}{d}) = ∠({e}{f}, {g}{x}) as directed angles modulo 180°",
        .example = "a@0_0 b@4_0.4 = segment a b; c@0.4_1 d@3.6_2.6 = segment c d; e@5.4_0 f@9_0 = segment e f; "
                   "g@5.6_0.9 = free g; x@8.8_2.3 = on_aline0 x a b c d e f g",
    },
    ConstructionText{
        .signature = "on_aline2 x | a b c d e",
        .title = "Point seeing a segment under a copied angle",
        .group = "Angles",
        .places = Places::locus,
        .freedom = 1,
        .prompts = "one end of the segment; the other end; a point of the first side of the angle; its vertex; a point "
                   "of its second side",
        .recipe = "inscribed_circle(a, b, d, c, e)",
        .needs = "diff a b, ncoll c d e",
        .gives = "eqangle x a x b d c d e",
        .guarantees = "ncoll x a b",
        .text = "{x} is such that ∠({x}{a}, {x}{b}) = ∠({d}{c}, {d}{e}) as directed angles modulo 180°",
        .example =
            "c@9_0 d@6.4_0 e@7.4_2.6 = triangle c d e; a@0_0 b@4_0 = segment a b; x@3_2.6 = on_aline2 x a b c d e",
    },
    ConstructionText{
        .signature = "eqangle3 x | a b d e f",
        .title = "Point seeing a segment under the angle at a vertex",
        .group = "Angles",
        .places = Places::locus,
        .freedom = 1,
        .prompts = "one end of the segment; the other end; the vertex of the angle; a point of its first side; a point "
                   "of its second side",
        .recipe = "inscribed_circle(a, b, d, e, f)",
        .needs = "diff a b, ncoll d e f",
        .gives = "eqangle x a x b d e d f",
        .guarantees = "ncoll x a b",
        .text = "{x} is such that ∠({x}{a}, {x}{b}) = ∠({d}{e}, {d}{f}) as directed angles modulo 180°",
        .example =
            "d@6.4_0 e@9_0 f@7.4_2.6 = triangle d e f; a@0_0 b@4_0 = segment a b; x@1_2.6 = eqangle3 x a b d e f",
    },
    ConstructionText{
        .signature = "eqangle2 x | a b c",
        .title = "Point under equal angles at two points",
        .group = "Angles",
        .places = Places::point,
        .freedom = 1,
        .prompts = "the first vertex; the point common to both angles; the second vertex",
        .recipe = "equal_angles_point(a, b, c)",
        .needs = "ncoll a b c",
        .gives = "eqangle a b a x c x c b",
        .draws = "line a b; line b c; line a x; line c x",
        .text = "{x} is such that ∠({a}{b}, {a}{x}) = ∠({c}{x}, {c}{b}) as directed angles modulo 180°",
        .example = "a@0_3.4 b@-1.6_0 c@3.4_0 = triangle a b c; x@0.4_1 = eqangle2 x a b c",
    },
    ConstructionText{
        .signature = "s_angle x | a b angle:y",
        .forms = "a b x y",
        .title = "Point under a known angle",
        .group = "Angles",
        .places = Places::locus,
        .freedom = 1,
        .prompts = "a point of the first side; the vertex; the angle",
        .recipe = "turned_line(b, b, a, [y])",
        .needs = "diff a b",
        .gives = "aconst a b b x y",
        .text = "{x} is such that ∠({a}{b}, {b}{x}) = {y} as directed angles modulo 180°",
        .example = "a@0_0 b@4_0 = segment a b; x@2.4_-2.8 = s_angle a b x 60o",
    },
    ConstructionText{
        .signature = "aconst x | a b c angle:r",
        .forms = "a b c x r",
        .title = "Point in a known direction",
        .group = "Angles",
        .places = Places::locus,
        .freedom = 1,
        .prompts =
            "a point of the line; another point of the line; the point that the new line passes through; the angle",
        .recipe = "turned_line(c, a, b, [r])",
        .needs = "diff a b",
        .gives = "aconst a b c x r",
        .text = "{x} is such that ∠({a}{b}, {c}{x}) = {r} as directed angles modulo 180°",
        .example = "a@0_0 b@4_0 = segment a b; c@2.4_0.8 = free c; x@1.8_3 = aconst a b c x 7pi/12",
    },
    ConstructionText{
        .signature = "trisect x y | a b c",
        .title = "Trisectors of an angle",
        .group = "Angles",
        .places = Places::point,
        .freedom = 0,
        .prompts = "a point of the first side; the vertex; a point of the second side",
        .recipe = "x = meet(trisector(a, b, c), line(a, c)), y = meet(line(b, reflect(a, line(b, x))), line(a, c))",
        .needs = "ncoll a b c",
        .gives = "coll x a c, coll y a c, eqangle b a b x b x b y, eqangle b x b y b y b c",
        .guarantees = "obtuse_angle a x y, obtuse_angle x y c, obtuse_angle a x c, obtuse_angle a y c, acute_angle a b "
                      "x, acute_angle x b y, acute_angle y b c, ncoll x b a, ncoll x b c, ncoll y b a, ncoll y b c",
        .draws = "line a b; line b c; line c a; line b x; line b y",
        .text =
            "{x} and {y} are the points at which the trisectors of the angle {a}{b}{c} meet {a}{c}, {x} nearer to {a}",
        .example = "a b c = triangle a b c; x y = trisect x y a b c",
    },
};

} // namespace

std::span<const ConstructionText> angle_rows() {
    return angle_texts;
}

} // namespace porism::scene
