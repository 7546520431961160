#include "scene/as_statements.h"

#include "scene/catalogue.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <iterator>
#include <map>

namespace porism::scene {
namespace {

/// A row that is not said by what it gives and how its points are restricted: what it gives says it twice, or holds in
/// other figures too.
struct Saying {
    std::string_view row, statements;
};
constexpr std::string_view trapezium = "para a b c d, cong a c b d, ncoll a b c, same_side_of b c a d";
constexpr std::string_view regular_pentagon =
    "cong a b b c, cong b c c d, cong c d d e, cong d e e a, eqangle b a b c c b c d, eqangle c b c d d c d e, "
    "sameclock a b c b c d, sameclock a b c c d e, obtuse_angle a b c";
constexpr std::string_view regular_hexagon =
    "cong a b b c, cong b c c d, cong c d d e, cong d e e f, cong e f f a, eqangle b a b c c b c d, eqangle c b c d d "
    "c d e, eqangle d c d e e d e f, sameclock a b c b c d, sameclock a b c c d e, sameclock a b c d e f, obtuse_angle "
    "a b c";
constexpr std::array sayings = {
    Saying{"trisegment", "midp x a y, midp y x b"},
    Saying{"iso_triangle", "cong a b a c, ncoll a b c"},
    Saying{"ieq_triangle", "cong a b b c, cong b c c a"},
    Saying{"risos", "perp a b a c, cong a b a c"},
    Saying{"eq_triangle", "cong x b b c, cong b c c x"},
    Saying{"eq_trapezoid", trapezium},
    Saying{"iso_trapezoid", trapezium},
    Saying{"iso_trapezoid2", "cong x b a c, cong x a b c, same_side_of x c a b"},
    Saying{"rectangle", "para a b c d, para a d b c, perp a b b c"},
    Saying{"rhombus", "para a b c d, para a d b c, cong a b b c, ncoll a b c"},
    Saying{"isquare", "para a b c d, para a d b c, perp a b b c, cong a b b c"},
    Saying{"square", "para a b x y, para a y b x, perp a b b x, cong a b b x"},
    Saying{"regular_pentagon", regular_pentagon},
    Saying{"regular_pentagon_on", regular_pentagon},
    Saying{"regular_hexagon", regular_hexagon},
    Saying{"regular_hexagon_on", regular_hexagon},
    Saying{"angle_bisector", "eqangle b a b x b x b c, apart_by a c b x"},
    Saying{"trisect", "coll x a c, coll y a c, eqangle b a b x b x b y, apart_by a y b x, eqangle b x b y b y b c, "
                      "apart_by x c b y, obtuse_angle a x c, obtuse_angle a y c"},
    Saying{"incenter", "eqangle a b a x a x a c, eqangle b c b x b x b a, same_side_of x a b c, same_side_of x b c a, "
                       "same_side_of x c a b"},
    Saying{"incenter2",
           "eqangle a b a i a i a c, eqangle b c b i b i b a, same_side_of i a b c, same_side_of i b c a, "
           "same_side_of i c a b, coll x b c, perp i x b c, coll y c a, perp i y c a, coll z a b, perp i z a b"},
    Saying{"excenter", "eqangle a b a x a x a c, eqangle b c b x b x b a, apart_by x a b c, same_side_of x b a c, "
                       "same_side_of x c a b"},
    Saying{"excenter2",
           "eqangle a b a i a i a c, eqangle b c b i b i b a, apart_by i a b c, same_side_of i b a c, "
           "same_side_of i c a b, coll x b c, perp i x b c, coll y c a, perp i y c a, coll z a b, perp i z a b"},
    Saying{"intersection_lc", "coll x a b, cong o b o x, diff x b"},
    Saying{"intersection_cc", "cong o a o x, cong w a w x, diff x a"},
    Saying{"tangent", "cong o x o b, perp a x o x, cong o y o b, perp a y o y, diff x y"},
    Saying{"cc_tangent", "cong o x o a, cong w y w b, perp o x x y, perp w y y x, cong o z o a, cong w i w b, "
                         "perp o z z i, perp w i i z, apart_by x z o w, same_side_of x y o w, same_side_of z i o w"},
    Saying{"cc_tangent0", "cong o x o a, cong w y w b, perp o x x y, perp w y y x, same_side_of x y o w"},
    Saying{"cc_itangent", "cong o x o a, cong w y w b, perp o x x y, perp w y y x, cong o z o a, cong w i w b, "
                          "perp o z z i, perp w i i z, apart_by x z o w, apart_by x y o w, apart_by z i o w"},
    Saying{"e5128", "cong c b c x, coll y a b, coll x y d, eqangle a b a d x a x y, diff x d"},
    Saying{"invert", "coll o a x, eqratio o x o p o p o a, acute_angle a o x"},
    Saying{"3peq", "coll z b c, coll x a b, coll y a c, midp z x y"},
    Saying{"test_r20", "midp o a c, cong o a o b"},
};
/// Which way they turn, or which of several circles is meant, no statement tells.
constexpr std::array<std::string_view, 4> unsaid = {"psquare", "nsquare", "2l1c", "rotate"};

std::vector<facts::Pattern> patterns_of(const Construction& row) {
    const auto found = std::ranges::find(sayings, row.name, &Saying::row);
    if (found == sayings.end()) {
        auto patterns = row.gives;
        patterns.insert(patterns.end(), row.restricts.begin(), row.restricts.end());
        return patterns;
    }
    std::vector<std::string> letters;
    for (const Slot& slot : row.slots)
        if (slot.kind != SlotKind::number) letters.push_back(slot.letter);
    auto parsed = facts::parse_patterns(found->statements, letters);
    assert(parsed);
    return *std::move(parsed);
}

const std::vector<facts::Pattern>& patterns_of(ConstructionId id) {
    static const auto all = [] {
        std::vector<std::vector<facts::Pattern>> rows;
        for (const Construction& row : catalogue()) rows.push_back(patterns_of(row));
        return rows;
    }();
    return all[id.index()];
}

} // namespace

const std::vector<facts::Pattern>* statement_patterns(ConstructionId row) {
    const bool told = std::ranges::find(unsaid, construction(row).name) == unsaid.end();
    return told ? &patterns_of(row) : nullptr;
}

std::optional<std::vector<facts::Statement>> as_statements(const Action& action) {
    if (action.states) return std::nullopt;
    std::vector<facts::Statement> out;
    for (const Use& use : action.uses) {
        const auto* patterns = statement_patterns(use.construction);
        if (patterns == nullptr) return std::nullopt;
        std::ranges::move(instantiate(*patterns, action.outputs, use), std::back_inserter(out));
    }
    return out;
}

} // namespace porism::scene
