// The figures of the goldens: problems of our own, with coordinates, so that only drawing decides how they look.
#pragma once

#include "formats/jgex/jgex.h"
#include "paint/compose.h"
#include "realize/realize.h"

#include <gtest/gtest.h>
#include <span>
#include <string_view>

namespace porism::paint {

struct Exhibit {
    std::string_view name;
    std::string_view problem;
    std::string_view lit = ""; ///< "role statement; role statement"
    Ground ground = Ground::light;
    Look look = Look::studio;
};

inline constexpr Exhibit gallery[] = {
    {"orthocentre",
     "a@1.1_3 b@0_0 c@4_0 = triangle a b c; d = foot d a b c; e = foot e b a c; h = on_line h a d, on_line h b e",
     "goal perp c h a b"},
    {"orthocentre_dark",
     "a@1.1_3 b@0_0 c@4_0 = triangle a b c; d = foot d a b c; e = foot e b a c; h = on_line h a d, on_line h b e",
     "goal perp c h a b", Ground::dark},
    {"orthocentre_print",
     "a@1.1_3 b@0_0 c@4_0 = triangle a b c; d = foot d a b c; e = foot e b a c; h = on_line h a d, on_line h b e", "",
     Ground::light, Look::print},
    {"arc_midpoint",
     "a@1.2_3.2 b@0_0 c@4.2_0 = triangle a b c; o = circle o a b c; i = incenter i a b c; m@2_-5 = on_line m a i, "
     "on_circle m o a",
     "premise eqangle a b a i a i a c; conclusion cong m b m i"},
    {"nine_point_circle",
     "a@1.2_3.2 b@0_0 c@4.4_0 = triangle a b c; h = orthocenter h a b c; m1 = midpoint m1 b c; m2 = midpoint m2 c a; "
     "m3 = midpoint m3 a b; n = circle n m1 m2 m3; d = foot d a b c; e = foot e b c a; f = foot f c a b",
     "goal cyclic m1 m2 m3 d"},
    {"simson_line",
     "a@1.3_3 b@0_0 c@4_0 = triangle a b c; o = circle o a b c; p@1.3_-1.4 = on_circle p o a; x = foot x p b c; y = "
     "foot y p c a; "
     "z = foot z p a b",
     "goal coll x y z"},
    {"euler_line",
     "a@0.9_3 b@0_0 c@4_0 = triangle a b c; o = circumcenter o a b c; h = orthocenter h a b c; m = midpoint m b c; "
     "n = midpoint n a b; g = on_line g a m, on_line g c n",
     "goal coll o g h"},
    {"midpoint_quadrilateral",
     "a@0_0 b@4_0.3 c@3.6_2.9 = triangle a b c; d@0.8_2.4 = free d; p = midpoint p a b; q = midpoint q b c; r = "
     "midpoint r c d; "
     "s = midpoint s d a",
     "premise para p q a c; conclusion para p q r s"},
    {"miquel_point",
     "a@1.4_3.2 b@0_0 c@4_0 = triangle a b c; d@1.7_0 = on_line d b c; e@3_1 = on_line e c a; f@0.6_1.4 = on_line f a "
     "b; "
     "o1 = circle o1 a e f; o2 = circle o2 b f d; m = on_circle m o1 f, on_circle m o2 f",
     "goal cyclic c d e m"},
    {"common_chord",
     "o@0_0 a@1.2_1.1 = segment o a; p@2.6_0.2 = free p; b = on_circle b o a, on_circle b p a; c = mirror c a o; d = "
     "mirror d a p",
     "goal coll c b d"},
    {"angle_bisector",
     "a@1.1_3 b@0_0 c@4_0 = triangle a b c; d = angle_bisector d b a c, on_line d b c; e@3_4 = on_pline e c a d, "
     "on_line e b a",
     "conclusion cong a c a e"},
    {"incircle_touch_points",
     "a@1.3_3.3 b@0_0 c@4.2_0 = triangle a b c; i = incenter i a b c; d = foot d i b c; e = foot e i c a; f = foot f i "
     "a b; "
     "t@1_1 = on_circle t i d",
     "premise cong i d i e; premise cong i e i f; conclusion circle i d e f"},
    {"reflected_orthocentre",
     "a@1.1_3 b@0_0 c@4_0 = triangle a b c; o = circle o a b c; h = orthocenter h a b c; x = reflect x h b c",
     "goal cyclic a b c x"},
    {"similar_triangles",
     "a@0.9_3.1 b@0_0 c@4.2_0 = triangle a b c; d = foot d a b c; e = foot e b a c; f = midpoint f a b",
     "proved simtrir c d e c a b", Ground::dark},
    {"perpendicular_bisectors",
     "a@0.2_2.6 b@0_0 c@3.7_0.4 = triangle a b c; o = on_bline o a b, on_bline o b c; m = midpoint m a c",
     "goal perp o m a c", Ground::light, Look::print},
    {"copied_angle_and_distance",
     "a@0.3_2.2 b@0_0 c@2.2_0.3 = triangle a b c; d@3.2_0 e@5.4_0.2 = segment d e; x = on_aline x d e a b c, "
     "eqdistance x d b a",
     "given eqangle d x d e b a b c; derived contri x d e a b c"},
    {"equal_ratios",
     "a@1.2_3 b@0_0 c@4_0 = triangle a b c; d@0.7_1.75 = on_line d a b; e = on_pline e d b c, on_line e a c",
     "conclusion eqratio a d a b a e a c"},
    {"cyclic_quadrilateral",
     "a@0.7_2.3 b@0_0 c@4.2_0.1 = triangle a b c; d@2.6_3 = on_circum d a b c; p = on_line p a c, on_line p b d; "
     "q = on_line q a b, on_line q c d",
     "goal simtri p a b p d c", Ground::light, Look::studio},
    {"crowded_labels",
     "a@2_3 b@0_0 c@4.2_0 = triangle a b c; o = circle o a b c; h = orthocenter h a b c; n = midpoint n o h; g1 = foot "
     "g1 o b c; "
     "g2 = foot g2 o c a; g3 = foot g3 o a b; k' = mirror k' h g1; m_bc = midpoint m_bc h a",
     "", Ground::dark},
};

struct Hung {
    scene::Scene scene;
    diagram::Diagram diagram;
    Options options;
};

inline Role role_named(std::string_view word) {
    constexpr std::pair<std::string_view, Role> roles[] = {{"given", Role::given},     {"derived", Role::derived},
                                                           {"premise", Role::premise}, {"conclusion", Role::conclusion},
                                                           {"goal", Role::goal},       {"proved", Role::proved}};
    for (const auto& [name, role] : roles)
        if (name == word) return role;
    ADD_FAILURE() << "no role " << word;
    return Role::none;
}

/// Realises an exhibit; failures are the test's.
inline Hung hang(const Exhibit& exhibit) {
    Hung result;
    const auto problem = jgex::parse_problem(exhibit.problem);
    if (!problem) {
        ADD_FAILURE() << exhibit.name << ": " << to_string(problem.error());
        return result;
    }
    result.scene = problem->scene;
    auto diagram = realize::realize(result.scene);
    if (!diagram) {
        ADD_FAILURE() << exhibit.name << ": " << to_string(diagram.error());
        return result;
    }
    result.diagram = *std::move(diagram);
    result.options.ground = exhibit.ground;
    result.options.look = exhibit.look;
    for (std::string_view rest = exhibit.lit; !rest.empty();) {
        const std::string_view one = rest.substr(0, rest.find(';'));
        rest = one.size() == rest.size() ? "" : rest.substr(one.size() + 2);
        const std::size_t blank = one.find(' ');
        const auto statements = facts::parse_statement(one.substr(blank + 1), result.diagram.names);
        if (!statements)
            ADD_FAILURE() << exhibit.name << ": " << to_string(statements.error());
        else
            for (const auto& statement : *statements)
                result.options.lit.push_back({statement, role_named(one.substr(0, blank))});
    }
    return result;
}

} // namespace porism::paint
