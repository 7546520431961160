#include "scene/catalogue.h"

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

TEST(Catalogue, HasTheTwentyConstructionsAndTheAliasOfCircumcenter) {
    EXPECT_EQ(
        names_of_rows(),
        (std::set<std::string>{"triangle",   "segment",  "free",        "midpoint", "foot",           "circumcenter",
                               "circle",     "incenter", "orthocenter", "on_line",  "on_circle",      "on_tline",
                               "on_pline",   "on_bline", "on_circum",   "on_aline", "angle_bisector", "intersection_ll",
                               "eqdistance", "reflect",  "mirror"}));
}

TEST(Catalogue, KnowsTheOtherWordsOfTheFamily) {
    const auto known = known_but_not_built();
    EXPECT_EQ(known.size() + catalogue().size(), 93u);
    const auto built = names_of_rows();
    for (const auto& name : known) EXPECT_FALSE(built.contains(name)) << name;
}

TEST(Catalogue, EveryRowIsComplete) {
    std::set<char> shortcuts;
    for (const auto& row : catalogue()) {
        SCOPED_TRACE(row.name);
        EXPECT_FALSE(row.title.empty());
        EXPECT_FALSE(row.recipe.empty());
        EXPECT_FALSE(row.example.empty());
        EXPECT_GE(output_count(row), 1u);
        EXPECT_TRUE(shortcuts.insert(row.shortcut).second) << "two tools have the letter " << row.shortcut;
        for (const auto& slot : row.slots) {
            EXPECT_TRUE(slot.kind == SlotKind::output || !slot.prompt.empty()) << slot.letter;
            EXPECT_NE(row.text.find("{" + slot.letter + "}"), std::string::npos)
                << "the text leaves out " << slot.letter;
        }
        const int freedom = row.places == Places::free    ? 2 * static_cast<int>(output_count(row))
                            : row.places == Places::locus ? 1
                                                          : 0;
        EXPECT_EQ(row.freedom, freedom);
    }
}

TEST(Catalogue, NeedsAndGuaranteesAreOrderStatementsAndGivesAreEqualities) {
    for (const auto& row : catalogue()) {
        SCOPED_TRACE(row.name);
        for (const auto& pattern : row.needs) EXPECT_TRUE(facts::row(pattern.predicate).order);
        for (const auto& pattern : row.guarantees) EXPECT_TRUE(facts::row(pattern.predicate).order);
        for (const auto& pattern : row.gives) EXPECT_FALSE(facts::row(pattern.predicate).order);
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
