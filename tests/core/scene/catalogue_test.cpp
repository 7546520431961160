#include "scene/catalogue.h"

#include "base/text.h"

#include "scene/json.h"

#include <gtest/gtest.h>
#include <set>

namespace porism::scene {
namespace {

std::set<std::string> names_of_rows() {
    std::set<std::string> names;
    for (const auto& row : catalogue()) names.insert(row.name);
    return names;
}

/// The words of the three definition sets of the family together.
constexpr std::string_view family =
    "2l1c 3peq aconst acute_triangle angle_bisector angle_mirror between between_bound cc_itangent cc_tangent "
    "cc_tangent0 centroid circle circumcenter contri contrir e5128 eq_quadrangle eq_trapezoid eq_triangle eqangle2 "
    "eqangle3 eqdia_quadrangle eqdistance eqratio eqratio6 excenter excenter2 foot free ieq_triangle incenter "
    "incenter2 intersection_cc intersection_lc intersection_ll intersection_lp intersection_lt intersection_pp "
    "intersection_tt iso_trapezoid iso_trapezoid2 iso_triangle iso_triangle0 iso_triangle_vertex "
    "iso_triangle_vertex_angle isquare l2const lc_tangent lconst midpoint mirror ninepoints nsquare on_aline "
    "on_aline0 on_aline2 on_bline on_circle on_circum on_dia on_line on_opline on_pline on_pline0 on_tline "
    "orthocenter parallelogram pentagon psquare quadrangle r2const r_trapezoid r_triangle rconst rconst2 rectangle "
    "reflect risos s_angle segment shift simtri simtrir square tangent test_r20 test_r25 trapezoid triangle "
    "triangle12 trisect trisegment";
/// Besides those.
constexpr std::string_view own = "divide homothety invert kite on_radical regular_hexagon regular_hexagon_on "
                                 "regular_pentagon regular_pentagon_on rhombus rotate";

TEST(Catalogue, HasTheConstructionsOfTheFamily) {
    std::set<std::string> words;
    for (const auto word : split(family, ' ')) words.emplace(word);
    EXPECT_EQ(words.size(), 93u);
    for (const auto word : split(own, ' ')) words.emplace(word);
    EXPECT_EQ(names_of_rows(), words);
}

TEST(Catalogue, AliasesLeadToTheirRow) {
    EXPECT_EQ(construction_by_name("circumcentre"), construction_by_name("circumcenter"));
    for (std::size_t i = 0; i < catalogue().size(); ++i)
        for (const auto& alias : catalogue()[i].aliases) EXPECT_EQ(construction_by_name(alias), ConstructionId(i));
}

TEST(Catalogue, FormsNameEachSlotOnce) {
    for (const auto& row : catalogue())
        for (const auto& form : row.forms) {
            std::set<std::size_t> slots(form.begin(), form.end());
            EXPECT_EQ(slots.size(), row.slots.size()) << row.name;
            EXPECT_EQ(form.size(), row.slots.size()) << row.name;
        }
    EXPECT_EQ(construction(*construction_by_name("square")).forms.size(), 2u);
    EXPECT_EQ(construction(*construction_by_name("parallelogram")).forms.size(), 2u);
}

TEST(Catalogue, EveryRowIsComplete) {
    std::set<char> shortcuts;
    for (const auto& row : catalogue()) {
        SCOPED_TRACE(row.name);
        EXPECT_FALSE(row.title.empty());
        EXPECT_FALSE(row.recipe.empty());
        EXPECT_FALSE(row.example.empty());
        EXPECT_GE(output_count(row), 1u);
        EXPECT_TRUE(row.shortcut == 0 || shortcuts.insert(row.shortcut).second)
            << "two tools have the letter " << row.shortcut;
        for (const auto& slot : row.slots) {
            EXPECT_TRUE(slot.kind == SlotKind::output || !slot.prompt.empty()) << slot.letter;
            EXPECT_NE(row.text.find("{" + slot.letter + "}"), std::string::npos)
                << "the text leaves out " << slot.letter;
        }
        for (std::size_t at = row.exists.find('{'); at != std::string::npos; at = row.exists.find('{', at + 1))
            EXPECT_NE(std::ranges::find(row.slots, row.exists.substr(at + 1, row.exists.find('}', at) - at - 1),
                                        &Slot::letter),
                      row.slots.end())
                << row.exists;
        EXPECT_TRUE(row.places != Places::locus || row.freedom == 1);
        EXPECT_TRUE(row.places != Places::free || row.freedom > 0);
    }
}

TEST(Catalogue, NeedsAndGuaranteesAreOrderStatementsAndGivesAreEqualities) {
    for (const auto& row : catalogue()) {
        SCOPED_TRACE(row.name);
        for (const auto& pattern : row.needs) EXPECT_TRUE(facts::row(pattern.predicate).order);
        for (const auto& pattern : row.guarantees) EXPECT_TRUE(facts::row(pattern.predicate).order);
        for (const auto& pattern : row.gives) EXPECT_FALSE(facts::row(pattern.predicate).order);
        for (const auto& pattern : row.restricts) EXPECT_TRUE(facts::row(pattern.predicate).order);
        EXPECT_TRUE(row.places == Places::free || !row.gives.empty());
    }
}

TEST(Catalogue, InstantiatesPatternsOverOutputsAndInputs) {
    const auto& foot = construction(*construction_by_name("foot"));
    const std::vector<PointId> inputs{PointId(0), PointId(1), PointId(2)}, outputs{PointId(3)};
    const auto given = instantiate(foot.gives, outputs, inputs);
    ASSERT_EQ(given.size(), 2u);
    EXPECT_EQ(given[0], *facts::make(facts::Predicate::perp, {3, 0, 1, 2}));
    EXPECT_EQ(given[1], *facts::make(facts::Predicate::coll, {3, 1, 2}));
}

TEST(Catalogue, AnUnknownWordHasNoRow) {
    EXPECT_FALSE(construction_by_name("foott").has_value());
}

} // namespace
} // namespace porism::scene
