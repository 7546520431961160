// Regular polygons of more corners than four.
#include "scene/catalogue_table.h"

#include <array>

namespace porism::scene {
namespace {

constexpr std::string_view regular_pentagon_gives =
    "cong a b b c, cong b c c d, cong c d d e, cong d e e a, eqangle b a b c c b c d, eqangle c b c d d c d e, eqangle "
    "d c d e e d e a, eqangle e d e a a e a b";
constexpr std::string_view regular_pentagon_order =
    "sameclock a b c b c d, sameclock b c d c d e, sameclock c d e d e a, sameclock d e a e a b, obtuse_angle a b c, "
    "obtuse_angle b c d, obtuse_angle c d e, obtuse_angle d e a, obtuse_angle e a b";
constexpr std::string_view regular_hexagon_gives =
    "cong a b b c, cong b c c d, cong c d d e, cong d e e f, cong e f f a, eqangle b a b c c b c d, eqangle c b c d d "
    "c d e, eqangle d c d e e d e f, eqangle e d e f f e f a, eqangle f e f a a f a b";
constexpr std::string_view regular_hexagon_order =
    "sameclock a b c b c d, sameclock b c d c d e, sameclock c d e d e f, sameclock d e f e f a, sameclock e f a f a "
    "b, obtuse_angle a b c, obtuse_angle b c d, obtuse_angle c d e, obtuse_angle d e f, obtuse_angle e f a, "
    "obtuse_angle f a b";

constexpr std::array polygon_texts{
    // Each further corner is the image of the one before it under the turn about the centre that takes e to a and a to
    // b.
    ConstructionText{
        .signature = "regular_pentagon a b c d e |",
        .title = "Regular pentagon",
        .group = "Quadrilaterals",
        .places = Places::free,
        .freedom = 4,
        .recipe = "a = free(), b = free(), e = turn_either(b, a, [3/5]), c = similar_image(a, b, e, a, b), d = "
                  "similar_image(a, b, e, a, c)",
        .gives = regular_pentagon_gives,
        .guarantees = regular_pentagon_order,
        .text = "{a}{b}{c}{d}{e} is a regular pentagon",
        .example = "a b c d e = regular_pentagon a b c d e",
    },
    ConstructionText{
        .signature = "regular_pentagon_on c d e | a b",
        .forms = "a b c d e; c d e a b",
        .title = "Regular pentagon on a segment",
        .group = "Quadrilaterals",
        .places = Places::point,
        .freedom = 0,
        .prompts = "a vertex; the next vertex",
        .recipe = "e = turn_either(b, a, [3/5]), c = similar_image(a, b, e, a, b), d = similar_image(a, b, e, a, c)",
        .needs = "diff a b",
        .gives = regular_pentagon_gives,
        .guarantees = regular_pentagon_order,
        .draws = "polygon a b c d e",
        .text = "{c}, {d} and {e} are such that {a}{b}{c}{d}{e} is a regular pentagon",
        .example = "a b = segment a b; c d e = regular_pentagon_on a b c d e",
    },
    // The centre makes an equilateral triangle with each side.
    ConstructionText{
        .signature = "regular_hexagon a b c d e f |",
        .title = "Regular hexagon",
        .group = "Quadrilaterals",
        .places = Places::free,
        .freedom = 4,
        .recipe = "a = free(), b = free(), f = turn_either(b, a, [2/3]), o = shift(b, f, a), c = mirror(f, o), d = "
                  "mirror(a, o), e = mirror(b, o)",
        .gives = regular_hexagon_gives,
        .guarantees = regular_hexagon_order,
        .text = "{a}{b}{c}{d}{e}{f} is a regular hexagon",
        .example = "a b c d e f = regular_hexagon a b c d e f",
    },
    ConstructionText{
        .signature = "regular_hexagon_on c d e f | a b",
        .forms = "a b c d e f; c d e f a b",
        .title = "Regular hexagon on a segment",
        .group = "Quadrilaterals",
        .places = Places::point,
        .freedom = 0,
        .prompts = "a vertex; the next vertex",
        .recipe =
            "f = turn_either(b, a, [2/3]), o = shift(b, f, a), c = mirror(f, o), d = mirror(a, o), e = mirror(b, o)",
        .needs = "diff a b",
        .gives = regular_hexagon_gives,
        .guarantees = regular_hexagon_order,
        .draws = "polygon a b c d e f",
        .text = "{c}, {d}, {e} and {f} are such that {a}{b}{c}{d}{e}{f} is a regular hexagon",
        .example = "a b = segment a b; c d e f = regular_hexagon_on a b c d e f",
    },
};

} // namespace

std::span<const ConstructionText> polygon_rows() {
    return polygon_texts;
}

} // namespace porism::scene
