// Points at a copied ratio, a known ratio or a known length.
#include "scene/catalogue_table.h"

#include <array>

namespace porism::scene {
namespace {

constexpr std::array table{
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
        .text = "{x} is such that {a}{b} : {c}{d} = {e}{f} : {g}{x}",
        .example = "a b c = triangle a b c; d e f g = quadrangle d e f g; x = eqratio x a b c d e f g",
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
        .text = "{x} is such that {a}{x} : {c}{x} = {e}{f} : {g}{h}",
        .example = "a c = segment a c; e f g h = quadrangle e f g h; x = eqratio6 x a c e f g h",
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
        .example = "a b c = triangle a b c; x = rconst a b c x 2/1",
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
        .example = "a b = segment a b; x = rconst2 x a b 1/3",
    },
    ConstructionText{
        .signature = "r2const x | a b c ratio:r",
        .forms = "a b c x r",
        .title = "Point at a squared length in a known ratio",
        .group = "Ratios and lengths",
        .places = Places::locus,
        .freedom = 1,
        .prompts = "one end of the length; its other end; the centre; the ratio of the squares",
        .recipe = "squared_scaled_circle(c, a, b, [r^-1])",
        .needs = "diff a b",
        .gives = "r2const a b c x r",
        .guarantees = "diff x c",
        .text = "{x} is such that {a}{b}² : {c}{x}² = {r}",
        .example = "a b c = triangle a b c; x = r2const a b c x 2/1",
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
        .text = "{x} is such that {x}{a} = {l}",
        .example = "a = free a; x = lconst x a 3",
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
        .text = "{x} is such that {x}{a}² = {l}",
        .example = "a = free a; x = l2const x a 2",
    },
};

} // namespace

std::span<const ConstructionText> measure_rows() {
    return table;
}

} // namespace porism::scene
