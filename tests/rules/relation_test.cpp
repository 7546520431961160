// Each relation row on random exact pictures that satisfy its hypotheses (definitions 23 and 24): hypotheses and
// conditions are decided, its equation is proved or certified, and for each condition there is a picture in which it
// alone fails and the equation is refuted. The search through order types (harness_test.cpp) is numeric; this is not.
#include "exact_relation.h"
#include "sampler.h"

#include "base/text.h"
#include "formats/jgex/jgex.h"
#include "support/exact_figure.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <iostream>
#include <map>
#include <numeric>
#include <regex>
#include <set>
#include <string_view>

namespace porism::test {
namespace {

using facts::Pattern;
using numbers::Decision;
using proof::Rule;

/// Scenes in which the hypotheses of a row hold and nothing else is special, points named as the letters are. Each
/// branch is looked at.
struct Pictured {
    std::string scene;
    std::vector<std::string> rows;
};
const std::vector<Pictured> written{
    {"a = free a; b = free b; c = free c",
     {"angle_sum", "law_of_cosines", "law_of_sines_for_lengths", "area_by_two_sides_and_sine", "heron",
      "perimeter_of_triangle"}},
    {"a = free a; b = free b; c = free c; d = on_line d b c", {"areas_of_one_height", "area_in_parts_of_a_side"}},
    {"a = free a; b = free b; c = free c; d = midpoint d b c", {"median_halves_area"}},
    {"a = free a; b = free b; c = free c; d = on_pline d c a b", {"areas_between_parallels"}},
    {"a = free a; b = free b; c = free c; d = free d",
     {"angle_sum_of_quadrilateral", "area_in_two_triangles", "perimeter_of_quadrilateral"}},
    {"o = free o; a = free a; b = free b; c = free c", {"angle_addition", "angles_around_a_point"}},
    {"a = free a; o = free o; c = free c; b = on_line b a o", {"linear_pair"}},
    {"o = free o; a = free a; b = free b; c = on_line c o a; d = on_line d o b", {"vertical_angles_equal"}},
    {"o = free o; a = free a; c = free c; b = on_line b o a", {"same_ray"}},
    {"a = free a; b = free b; c = free c; d = on_pline d c a b", {"alternate_angles", "interior_angles_on_one_side"}},
    {"a = free a; b = free b; c = free c; d = on_pline d c a b; e = on_line e b c", {"corresponding_angles"}},
    {"a = free a; b = free b; c = free c; p = free p; q = free q; r = on_aline r q p a b c",
     {"equal_angles_by_cosines", "supplementary_angles_by_cosines", "equal_angles_by_tangents"}},
    {"a = free a; b = free b; c = on_bline c a b", {"equal_angles_of_triangle_by_sines"}},
    {"a = free a; b = free b; c = on_dia c a b", {"right_triangle_by_tangents"}},
    {"a = free a; b = free b; c = free c; d = on_line d b c", {"exterior_angle"}},
    {"o = free o; a = free a; b = on_circle b o a", {"arc_of_central_angle", "length_of_arc", "area_of_sector"}},
    {"a = free a; b = free b; c = eq_triangle c a b", {"angles_of_equilateral_triangle"}},
    {"a = free a; c = free c; b = on_tline b c a c",
     {"pythagoras", "cosine_in_right_triangle", "sine_in_right_triangle", "tangent_in_right_triangle",
      "area_of_right_triangle"}},
    {"a = free a; c = free c; b = on_tline b c a c, s_angle c a b 30o",
     {"hypotenuse_and_short_leg", "legs_at_30_degrees", "hypotenuse_and_long_leg"}},
    {"a = free a; c = free c; b = on_tline b c a c, s_angle c a b 45o", {"hypotenuse_and_leg_at_45_degrees"}},
    {"a = free a; c = free c; b = on_tline b c a c; h = foot h c a b",
     {"geometric_mean_of_altitude", "geometric_mean_of_leg"}},
    {"a = free a; b = free b; c = free c; d = angle_bisector d b a c, on_line d b c", {"length_of_bisector"}},
    {"a = free a; b = free b; c = free c; x = angle_bisector x b a c; d = on_tline d a a x, on_line d b c",
     {"length_of_bisector"}},
    {"a = free a; b = free b; c = on_line c a b; d = on_line d a b", {"length_of_bisector"}},
    {"a = free a; b = free b; c = free c; d = on_line d b c", {"stewart"}},
    {"a = free a; b = free b; c = free c; o = circle o a b c",
     {"circumradius_by_sides", "law_of_sines_with_circumradius"}},
    {"a = free a; b = free b; i = free i; c = on_aline c a i i a b, on_aline c b i i b a; t = foot t i a b",
     {"inradius_by_sides", "tangent_to_incircle", "area_by_inradius"}},
    {"a = free a; b = free b; i = free i; c = on_aline c a i i a b, on_aline c b i i b a",
     {"angle_at_incentre", "angle_at_incentre_beside"}},
    {"a = free a; b = free b; c = free c; m = midpoint m b c", {"median_length"}},
    {"a = free a; b = free b; c = free c; d = on_circum d a b c", {"ptolemy", "ratio_of_diagonals", "brahmagupta"}},
    {"o = free o; t = free t; p = on_tline p t o t; a = on_circle a o t; b = intersection_lc b p o a",
     {"tangent_squared", "angle_of_tangent_and_secant"}},
    {"o = free o; a = free a; b = on_circle b o a; c = on_circle c o a; d = on_circle d o a; p = intersection_ll p a b "
     "c d",
     {"angle_of_two_chords", "angle_of_two_secants"}},
    {"o = free o; a = free a; b = on_circle b o a; m = on_circle m o a",
     {"shorter_arc_through_a_point", "longer_arc_through_a_point", "length_of_arc_through_a_point",
      "area_of_sector_through_a_point"}},
    {"o = free o; a = free a; b = on_circle b o a; c = on_circle c o a", {"three_arcs_of_a_circle"}},
    {"o = free o; a = free a; b = on_circle b o a; c = on_circle c o a; d = on_circle d o a",
     {"four_arcs_of_a_circle"}},
    {"o = free o; a = free a; b = on_circle b o a; c = on_circle c o a; d = on_circle d o a; e = on_circle e o a",
     {"five_arcs_of_a_circle"}},
    {"a = free a; b = free b; o = midpoint o a b", {"half_circle_of_diameter"}},
    {"o = free o; a = free a; b = mirror b a o; m = on_circle m o a", {"half_circle"}},
    {"o = free o; a = free a; b = on_circle b o a; p = on_circle p o a",
     {"inscribed_angle_and_central_angle", "inscribed_angle_over_a_long_arc"}},
    {"o = free o; a = free a; b = mirror b a o; p = on_circle p o a", {"angle_in_semicircle"}},
    {"o = free o; a = free a; b = on_circle b o a; t = on_tline t a o a", {"tangent_and_chord_angle"}},
    {"a = free a; b = free b; d = free d; c = on_pline c d a b; m = midpoint m a d; n = midpoint n b c",
     {"midline_of_trapezoid"}},
    {"a = free a; b = free b; d = free d; c = on_pline c d a b, on_pline c b a d", {"parallelogram_law"}},
    {"a = free a; b = free b; c = on_line c a b; d = on_line d a b", {"parallelogram_law"}},
    {"a = free a; y = free y; z = free z; b = midpoint b a y; c = midpoint c y z; d = midpoint d c z; e = midpoint e z "
     "a",
     {"angle_sum_of_pentagon"}},
    {"x = free x; y = free y; z = free z; a = midpoint a x y; b = midpoint b a y; c = midpoint c y z; "
     "d = midpoint d c z; e = midpoint e z x; f = midpoint f e x",
     {"area_of_hexagon_in_parts", "angle_sum_of_hexagon"}},
    {"a = free a; b = free b; c = free c; d = on_line d a c; e = midpoint e b c", {"area_cut_off_a_triangle"}},
    {"a = free a; b = free b; c = free c; d = on_line d a c; e = on_line e b c", {"area_cut_off_a_triangle"}},
    {"a = free a; b = free b; c = free c; d = free d; e = free e",
     {"area_of_pentagon_in_parts", "perimeter_of_pentagon", "angle_sum_of_pentagon"}},
    {"a = free a; b = free b; c = free c; d = free d; e = free e; f = free f",
     {"area_of_hexagon_in_parts", "perimeter_of_hexagon", "angle_sum_of_hexagon"}},
    {"o = free o; a = free a; b = on_circle b o a, s_angle a o b 72o; c = reflect c a o b; d = reflect d b o c; "
     "e = reflect e c o d",
     {"area_of_regular_pentagon", "perimeter_of_regular_pentagon_in_circle", "area_of_regular_pentagon_in_circle"}},
    {"o = free o; a = free a; b = on_circle b o a, s_angle a o b 144o; c = reflect c a o b; d = reflect d b o c; "
     "e = reflect e c o d",
     {"area_of_regular_pentagon", "perimeter_of_regular_pentagon_in_circle", "area_of_regular_pentagon_in_circle"}},
    {"o = free o; a = free a; b = eq_triangle b o a; c = on_pline c o a b, on_pline c b a o; d = mirror d a o; "
     "e = mirror e b o; f = mirror f c o",
     {"area_of_regular_hexagon", "perimeter_of_regular_hexagon_in_circle", "area_of_regular_hexagon_in_circle"}},
    {"o = free o; a = free a; b = on_circle b o a, s_angle a o b 45o; c = reflect c a o b; d = reflect d b o c; "
     "e = mirror e a o; f = mirror f b o; g = mirror g c o; h = mirror h d o",
     {"area_of_regular_octagon", "perimeter_of_regular_octagon_in_circle", "area_of_regular_octagon_in_circle"}},
    {"o = free o; a = free a; b = on_circle b o a, s_angle a o b 135o; c = reflect c a o b; d = reflect d b o c; "
     "e = mirror e a o; f = mirror f b o; g = mirror g c o; h = mirror h d o",
     {"area_of_regular_octagon", "perimeter_of_regular_octagon_in_circle", "area_of_regular_octagon_in_circle"}},
    {"o = free o; a = free a", {"circumference_of_circle", "area_of_circle"}},
    {"a = free a; b = free b; c = free c; h = foot h a b c", {"area_by_base_and_height"}},
    {"a = free a; b = free b; d = free d; c = on_pline c d a b, on_pline c b a d; h = foot h d a b",
     {"area_of_parallelogram"}},
    {"a = free a; b = free b; d = free d; c = on_pline c d a b, on_pline c b a d", {"area_of_parallelogram_by_sine"}},
    {"a = free a; b = free b; d = on_circle d a b; c = on_circle c b a, on_circle c d a",
     {"area_of_rhombus_by_sine", "side_of_rhombus"}},
    {"a = free a; b = free b; c = free c; d = midpoint d b c; e = midpoint e a c; g = on_line g a d, on_line g b e",
     {"area_at_centroid", "area_at_centroid_beside"}},
    {"a = free a; b = free b; d = on_tline d a a b; c = on_pline c d a b",
     {"slant_of_right_trapezoid", "area_of_right_trapezoid", "distance_across_two_perpendiculars"}},
    {"a = free a; b = free b; d = free d; c = on_pline c d a b",
     {"areas_of_one_height_between_parallels", "diagonal_of_trapezoid", "legs_of_trapezoid", "base_of_trapezoid"}},
    {"a = free a; b = free b; c = free c; d = free d; o = on_line o a c, on_line o b d",
     {"area_by_diagonals_and_sine"}},
    {"a = free a; b = free b; d = free d; c = on_pline c d a b; m = midpoint m a c; n = midpoint n b d",
     {"midpoints_of_diagonals_of_trapezoid"}},
    {"o = free o; a = free a; b = on_circle b o a; m = foot m o a b", {"chord_and_its_distance"}},
    {"o = free o; a = free a; b = on_circle b o a; c = on_circle c o a; d = eqdistance d c a b, on_circle d o a; "
     "m = foot m o a b; n = foot n o c d",
     {"chords_of_equal_distances", "distances_of_equal_chords"}},
    {"a = free a; b = free b; o = free o; c = on_aline c a o o a b, on_aline c b o o b a; d = foot d o b c; "
     "e = foot e o c a; f = foot f o a b",
     {"area_by_touching_circle"}},
    {"a = free a; b = free b; c = free c; d = on_line d a b; e = on_line e a c, on_pline e d b c",
     {"area_cut_off_by_a_parallel"}},
    {"a = free a; b = free b; d = on_tline d a a b; c = on_tline c b a b", {"slant_between_parallels"}},
    {"a = free a; b = free b; c = free c; m = midpoint m b c; n = midpoint n c a; p = midpoint p a b",
     {"area_of_medial_triangle", "perimeter_of_medial_triangle"}},
    {"a = free a; b = free b; c = free c; d = free d; m = midpoint m a b; n = midpoint n b c; p = midpoint p c d; "
     "q = midpoint q d a",
     {"area_of_quadrilateral_of_midpoints"}},
    {"a = free a; b = free b; d = on_tline d a a b; c = on_pline c d a b, on_pline c b a d", {"area_of_rectangle"}},
    {"a = free a; b = free b; d = free d; c = on_pline c d a b; h = foot h d a b", {"area_of_trapezoid"}},
    {"a = free a; b = free b; c = free c; d = on_tline d b a c", {"area_by_perpendicular_diagonals"}},
    {"a = free a; b = free b; c = free c; p = free p; q = free q; r = simtri r a b c p q",
     {"areas_of_similar_triangles", "perimeters_of_similar_triangles"}},
    {"a = free a; b = free b; c = free c; p = free p; q = free q; r = simtrir r a b c p q",
     {"areas_of_mirrored_similar_triangles", "perimeters_of_mirrored_similar_triangles"}},
};

constexpr std::string_view polygons[] = {"heptagon", "octagon", "nonagon", "decagon", "hendecagon", "dodecagon"};
constexpr std::size_t first_corners = 7; // of the first of them

const std::pair<std::size_t, std::string> regular[] = {{5, "pentagon"}, {6, "hexagon"}, {7, "heptagon"},
                                                       {8, "octagon"},  {9, "nonagon"}, {10, "decagon"}};

std::string letter_of(std::size_t i) {
    return {static_cast<char>('a' + static_cast<char>(i))};
}

std::string free_points(std::size_t count) {
    std::vector<std::string> out;
    for (std::size_t i = 0; i < count; ++i) out.push_back(letter_of(i) + " = free " + letter_of(i));
    return join(out, "; ");
}

/// A regular polygon, or a star that goes round the centre several times.
std::string star(std::size_t count, std::size_t rounds) {
    std::string out =
        fmt::format("o = free o; a = free a; b = on_circle b o a, s_angle a o b {}pi/{}", 2 * rounds, count);
    for (std::size_t i = 2; i < count; ++i)
        out += fmt::format("; {0} = reflect {0} {1} o {2}", letter_of(i), letter_of(i - 2), letter_of(i - 1));
    return out;
}

/// Five free points, of which the second is cut off so often, and the last until there are enough.
std::string cut_off(std::size_t count, std::size_t second) {
    std::vector<std::string> corners{"a", "p", "q", "r", "s"};
    std::string out = "a = free a; p = free p; q = free q; r = free r; s = free s";
    for (std::size_t made = 0; corners.size() < count; ++made) {
        const std::size_t at = made < second ? 1 : corners.size() - 1;
        const std::string before = fmt::format("x{}", made), behind = fmt::format("y{}", made);
        out += fmt::format("; {0} = midpoint {0} {1} {2}; {3} = midpoint {3} {2} {4}", before, corners[at - 1],
                           corners[at], behind, corners[(at + 1) % corners.size()]);
        corners[at] = before;
        corners.insert(corners.begin() + static_cast<std::ptrdiff_t>(at) + 1, behind);
    }
    // Those that stay get the letters of the row, in their places.
    for (std::size_t i = 1; i < count; ++i) {
        const std::regex word("\\b" + corners[i] + "\\b");
        out = std::regex_replace(out, word, letter_of(i));
    }
    return out;
}

const std::vector<Pictured>& pictured() {
    static const std::vector<Pictured> all = [] {
        std::vector<Pictured> out = written;
        for (const auto& [count, name] : regular)
            for (std::size_t rounds = 1; 2 * rounds < count; ++rounds)
                if (std::gcd(rounds, count) == 1)
                    out.push_back({star(count, rounds) + "; m = midpoint m a b",
                                   {"side_of_regular_" + name + "_in_circle", "area_of_regular_" + name + "_by_apothem",
                                    "angle_of_regular_" + name + "_in_circle"}});
        // Of rows that there are.
        for (std::size_t i = 0; i < std::size(polygons); ++i) {
            const std::size_t count = first_corners + i;
            const std::string name(polygons[i]);
            out.push_back({free_points(count), {"perimeter_of_" + name}});
            for (std::size_t second = 0; second <= count - 5; ++second)
                out.push_back({cut_off(count, second), {"angle_sum_of_" + name}});
            for (std::size_t rounds = 1; 2 * rounds < count && count != 8; ++rounds)
                if (std::gcd(rounds, count) == 1)
                    out.push_back({star(count, rounds),
                                   {"area_of_regular_" + name, "area_of_regular_" + name + "_in_circle",
                                    "perimeter_of_regular_" + name + "_in_circle"}});
        }
        return out;
    }();
    return all;
}

class ExactRelation : public testing::TestWithParam<std::size_t> {
protected:
    const Rule& row() const { return proof::relation_rows()[GetParam()]; }

    /// A branch of a scene, and which of its points each letter is.
    struct Branch {
        diagram::Program program;
        std::vector<PointId> binding;
    };
    std::vector<Branch> branches() const {
        std::vector<Branch> out;
        for (const Pictured& one : pictured()) {
            if (std::ranges::count(one.rows, row().name) == 0) continue;
            const auto problem = jgex::parse_problem(one.scene);
            EXPECT_TRUE(problem) << one.scene;
            if (!problem) continue;
            for (const Realised& realised : realised_branches(problem->scene))
                out.push_back({realised.diagram.program, binding_in(realised.diagram.names)});
        }
        return out;
    }
    std::vector<PointId> binding_in(const std::vector<std::string>& names) const {
        std::vector<PointId> out;
        for (const std::string& letter : row().letters)
            out.emplace_back(static_cast<std::size_t>(std::ranges::find(names, letter) - names.begin()));
        return out;
    }

    /// How the row stands in one exact picture.
    struct Stand {
        Decision hypotheses = Decision::yes;
        Decision quantities = Decision::yes; ///< whether they are what they are called
        std::vector<Decision> conditions = {};
        Decision equation = Decision::yes;
        std::vector<int> order_type = {};

        bool supposed(std::size_t failing = SIZE_MAX) const {
            for (std::size_t i = 0; i < conditions.size(); ++i)
                if (conditions[i] != (i == failing ? Decision::no : Decision::yes)) return false;
            return hypotheses == Decision::yes && quantities == Decision::yes;
        }
    };
    std::optional<Stand> draw_stand(const Branch& branch, Rng& rng) const {
        const numbers::ExactContext context;
        const auto points = draw_exact(branch.program, rng);
        if (!points) return std::nullopt;
        Stand out;
        for (const Pattern& pattern : row().hypotheses)
            out.hypotheses = both(out.hypotheses, decided(pattern, branch, *points));
        for (const Pattern& pattern : row().conditions) out.conditions.push_back(decided(pattern, branch, *points));
        for (const auto& statement : proof::conditions_of_quantities(row(), branch.binding))
            out.quantities = both(out.quantities, facts::decide_exactly(statement, *points));
        out.equation = decide_relation(*proof::relation_of(row(), branch.binding)->relation(), *points);
        Instance rounded{{}, branch.binding};
        for (const PointId point : branch.binding)
            rounded.points.push_back({to_double((*points)[point.index()].x), to_double((*points)[point.index()].y)});
        out.order_type = order_type(rounded);
        return out;
    }
    static Decision decided(const Pattern& pattern, const Branch& branch, const ExactPoints& points) {
        const auto statement = *facts::instantiate(pattern, branch.binding);
        if (const facts::Relation* relation = statement.relation()) return decide_relation(*relation, points);
        return facts::decide_exactly(statement, points);
    }
    /// Calls until it says that it has seen enough, or so many pictures are drawn.
    template<class Visit>
    void each_stand(std::size_t most, const Visit& enough) const {
        const std::vector<Branch> all = branches();
        ASSERT_FALSE(all.empty()) << "no scene is listed for " << row().name;
        Rng rng(20240503, GetParam());
        for (std::size_t i = 0; i < most; ++i)
            if (const auto stand = draw_stand(all[i % all.size()], rng); stand && enough(*stand)) return;
    }
};

TEST_P(ExactRelation, HoldsInExactPicturesOfItsHypotheses) {
    const std::size_t wanted = wanted_instances(100);
    std::size_t held = 0, undecided = 0;
    std::set<std::vector<int>> order_types;
    each_stand(wanted * 200, [&](const Stand& stand) {
        if (!stand.supposed()) return false;
        EXPECT_NE(stand.equation, Decision::no) << row().name;
        ++(stand.equation == Decision::yes ? held : undecided);
        order_types.insert(stand.order_type);
        return held == wanted;
    });
    std::cout << row().name << ": " << held << " exact pictures, " << order_types.size() << " order types, "
              << undecided << " undecided\n";
    EXPECT_EQ(held, wanted);
    EXPECT_LE(undecided, wanted / 10);
}

TEST_P(ExactRelation, NeedsEachOfItsConditions) {
    std::vector<bool> needed(row().conditions.size(), false);
    each_stand(20000, [&](const Stand& stand) {
        for (std::size_t i = 0; i < needed.size(); ++i)
            needed[i] = needed[i] || (stand.supposed(i) && stand.equation == Decision::no);
        return std::ranges::count(needed, false) == 0;
    });
    for (std::size_t i = 0; i < needed.size(); ++i)
        EXPECT_TRUE(needed[i]) << row().name << ": no picture in which condition " << i + 1 << " alone fails";
}

/// The decision itself, of a right triangle and a point of its circle.
TEST(DecideRelation, TellsWhatHoldsFromWhatNearlyDoes) {
    const numbers::ExactContext context;
    const auto point = [](int x, int y) {
        return geometry::Point<numbers::Exact>{numbers::Exact(x), numbers::Exact(y)};
    };
    const std::vector points{point(0, 0), point(3, 0), point(0, 4), point(3, 4)};
    const std::vector<std::string> names{"a", "b", "c", "d"};
    struct Row {
        const char* equation;
        Decision holds;
    };
    constexpr Row rows[] = {
        {"length(b,c) = 5", Decision::yes},
        {"10^12*length(b,c) = 5*10^12 + 1", Decision::no},
        {"length(a,b) + length(a,c) = length(b,c)", Decision::no},
        {"area(a,b,c) = 6", Decision::yes},
        {"perimeter(a,b,d,c) = 2*length(a,b) + 2*length(a,c)", Decision::yes},
        {"sine(a,b,c)^2 + cosine(a,b,c)^2 = 1", Decision::yes},
        {"tangent(a,b,c)*tangent(a,c,b) = 1", Decision::yes},
        {"angle(a,b,c) + angle(a,c,b) = 90", Decision::yes},
        {"angle(a,b,c) + angle(a,c,b) + angle(a,b,d) = 0", Decision::no},
        {"angle(a,b,c) = 53", Decision::no},
        {"3*angle(a,b,c) + 3*angle(b,c,a) = 270", Decision::yes},
        {"disc(a,b) = 9*pi", Decision::yes},
        {"circumference(a,b) = 19", Decision::no},
    };
    for (const Row& row : rows) {
        const auto relation = facts::parse_relation(row.equation, names);
        ASSERT_TRUE(relation) << row.equation;
        EXPECT_EQ(decide_relation(*relation, points), row.holds) << row.equation;
    }
}

INSTANTIATE_TEST_SUITE_P(Rows, ExactRelation, testing::Range<std::size_t>(0, proof::relation_rows().size()),
                         [](const auto& row) { return proof::relation_rows()[row.param].name; });

} // namespace
} // namespace porism::test
