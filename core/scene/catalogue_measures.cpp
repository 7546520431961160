// Points at a copied ratio, a known ratio or a known length.
#include "scene/catalogue_table.h"

#include <array>

namespace porism::scene {
namespace {

constexpr std::array measure_texts{
    ConstructionText{
        .signature = "eqratio x | a b c d e f g",
        .title = "Point at the fourth proportional",
        .group = "Ratios and lengths",
        .places = Places::locus,
        .freedom = 1,
        .prompts = "one end of the first length; its other end; one end of the second length; its other end; one end "
                   "of the third length; its other end; the centre",
        .recipe = "fourth_proportional_circle(a, b, c, d, e, f, g)",
        .needs = "diff a b, diff c d, diff e f",
        .gives = "eqratio a b c d e f g x",
        .guarantees = "diff x g",
        .draws = "line a b; line c d; line e f; line g x",
        .text = "{x} is such that {a}{b} : {c}{d} = {e}{f} : {g}{x}",
        .example = "a@0_2 b@3_2.2 = segment a b; c@0_1 d@2_1.1 = segment c d; e@4_2.1 f@7.6_2.1 = segment e f; g@4_1 = "
                   "free g; x@6.4_1.1 = eqratio x a b c d e f g",
    },
    ConstructionText{
        .signature = "eqratio6 x | a c e f g h",
        .title = "Point with distances in a copied ratio",
        .group = "Ratios and lengths",
        .places = Places::locus,
        .freedom = 1,
        .prompts = "the first point; the second point; one end of the first length; its other end; one end of the "
                   "second length; its other end",
        .recipe = "apollonius_circle(a, c, e, f, g, h) else bline(a, c)",
        .needs = "diff a c, diff e f, diff g h",
        .gives = "eqratio a x c x e f g h",
        .guarantees = "diff x a, diff x c",
        .draws = "helper a x; helper c x; line e f; line g h",
        .text = "{x} is such that {a}{x} : {c}{x} = {e}{f} : {g}{h}",
        .example = "a@0_0 c@4_0 = segment a c; e@5_1.8 f@8.2_1.9 = segment e f; g@5_0.7 h@6.6_0.8 = segment g h; "
                   "x@3.6_1.9 = eqratio6 x a c e f g h",
    },
    ConstructionText{
        .signature = "rconst x | a b c ratio:r",
        .forms = "a b c x r",
        .title = "Point at a length in a known ratio",
        .group = "Ratios and lengths",
        .places = Places::locus,
        .freedom = 1,
        .prompts = "one end of the length; its other end; the centre; the ratio",
        .recipe = "scaled_circle(c, a, b, [r^-1])",
        .needs = "diff a b",
        .gives = "rconst a b c x r",
        .guarantees = "diff x c",
        .text = "{x} is such that {a}{b} : {c}{x} = {r}",
        .example = "a@0_0 b@4_0.2 = segment a b; c@0.4_1.2 = free c; x@2.4_1.6 = rconst a b c x 2",
    },
    ConstructionText{
        .signature = "rconst2 x | a b ratio:r",
        .title = "Point with distances in a known ratio",
        .group = "Ratios and lengths",
        .places = Places::locus,
        .freedom = 1,
        .prompts = "the first point; the second point; the ratio",
        .recipe = "ratio_circle(a, b, [r]) else bline(a, b)",
        .needs = "diff a b",
        .gives = "rconst x a x b r",
        .guarantees = "diff x a, diff x b",
        .text = "{x} is such that {x}{a} : {x}{b} = {r}",
        .example = "a@0_0 b@4_0 = segment a b; x@0.4_1.2 = rconst2 x a b 1/3",
    },
    ConstructionText{
        .signature = "r2const x | a b c ratio:r",
        .forms = "a b c x r",
        .title = "Point at a length of known square",
        .group = "Ratios and lengths",
        .places = Places::locus,
        .freedom = 1,
        .prompts = "one end of the length; its other end; the centre; the ratio of the squares",
        .recipe = "squared_scaled_circle(c, a, b, [r^-1])",
        .needs = "diff a b",
        .gives = "r2const a b c x r",
        .guarantees = "diff x c",
        .text = "{x} is such that {a}{b}² : {c}{x}² = {r}",
        .example = "a@0_0 b@4_0.2 = segment a b; c@0.4_1.2 = free c; x@3.2_1.7 = r2const a b c x 2",
    },
    ConstructionText{
        .signature = "lconst x | a length:l",
        .title = "Point at a known distance",
        .group = "Ratios and lengths",
        .places = Places::locus,
        .freedom = 1,
        .prompts = "the centre; the length",
        .recipe = "circle_of_radius(a, [l])",
        .gives = "lconst x a l",
        .guarantees = "diff x a",
        .draws = "line a x",
        .text = "{x} is such that {a}{x} = {l}",
        .example = "a@0_0 = free a; x@2.95_0.55 = lconst x a 3",
    },
    ConstructionText{
        .signature = "l2const x | a length:l",
        .title = "Point at a known squared distance",
        .group = "Ratios and lengths",
        .places = Places::locus,
        .freedom = 1,
        .prompts = "the centre; the square of the length",
        .recipe = "circle_of_squared_radius(a, [l])",
        .gives = "l2const x a l",
        .guarantees = "diff x a",
        .draws = "line a x",
        .text = "{x} is such that {a}{x}² = {l}",
        .example = "a = free a; x = l2const x a 2",
    },
};

} // namespace

std::span<const ConstructionText> measure_rows() {
    return measure_texts;
}

} // namespace porism::scene
