#include "scene/scene.h"

#include "scene/catalogue.h"
#include "support/random_scene.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>

namespace porism::scene {
namespace {

using Names = std::vector<std::string>;

Action use(std::string_view name, std::vector<std::size_t> points) {
    Use one{*construction_by_name(name), {}, {}};
    for (const std::size_t point : points) one.points.emplace_back(point);
    Action action;
    action.uses.push_back(one);
    return action;
}

Action meet(Action first, const Action& second) {
    first.uses.push_back(second.uses.front());
    return first;
}

/// a b c = triangle; d = foot d a b c; e = on_line e a d, on_circle e a b; f = midpoint f b c
Scene sample() {
    Scene scene;
    EXPECT_TRUE(scene.append(use("triangle", {}), Names{"a", "b", "c"}));
    EXPECT_TRUE(scene.append(use("foot", {0, 1, 2}), Names{"d"}));
    EXPECT_TRUE(scene.append(meet(use("on_line", {0, 3}), use("on_circle", {0, 1})), Names{"e"}));
    EXPECT_TRUE(scene.append(use("midpoint", {1, 2}), Names{"f"}));
    return scene;
}

/// What is stated last of points that `sample` has.
Action states(facts::Predicate predicate, std::vector<std::size_t> points) {
    std::vector<PointId> ids;
    for (const std::size_t point : points) ids.emplace_back(point);
    Action action;
    action.states = facts::make(predicate, ids);
    return action;
}

std::string code_of(const Status& status) {
    return status ? "" : status.error().code;
}

TEST(Scene, NumbersPointsInOrderOfConstruction) {
    const Scene scene = sample();
    EXPECT_EQ(scene.point_count(), 6u);
    EXPECT_EQ(scene.find("d"), PointId(3));
    EXPECT_EQ(scene.name(PointId(5)), "f");
    EXPECT_EQ(scene.action_of(PointId(4)), 2u);
    EXPECT_EQ(scene.actions()[2].outputs, std::vector<PointId>{PointId(4)});
    EXPECT_EQ(scene.names_of(0).size(), 3u);
    EXPECT_FALSE(scene.find("g").has_value());
}

TEST(Scene, RefusesWhatIsNotWellFormedAndStaysAsItWas) {
    Scene scene = sample();
    const Scene before = scene;
    EXPECT_EQ(code_of(scene.append(use("midpoint", {0, 1}), Names{"a"})), "repeated_definition");
    EXPECT_EQ(code_of(scene.append(use("triangle", {}), Names{"x", "y", "x"})), "repeated_definition");
    EXPECT_EQ(code_of(scene.append(use("midpoint", {0, 17}), Names{"x"})), "undefined_point");
    EXPECT_EQ(code_of(scene.append(use("midpoint", {0}), Names{"x"})), "argument_count");
    EXPECT_EQ(code_of(scene.append(use("midpoint", {0, 1}), Names{"x", "y"})), "output_count");
    EXPECT_EQ(code_of(scene.append(meet(use("foot", {0, 1, 2}), use("on_line", {0, 1})), Names{"x"})), "not_a_locus");
    EXPECT_EQ(code_of(scene.append(use("foot", {0, 1, 1}), Names{"x"})), "repeated_input");
    EXPECT_EQ(code_of(scene.append(use("midpoint", {1, 1}), Names{"x"})), "repeated_input");
    EXPECT_EQ(code_of(scene.append(Action{}, Names{"x"})), "use_count");
    Action three = meet(meet(use("on_line", {0, 1}), use("on_line", {1, 2})), use("on_line", {0, 2}));
    EXPECT_EQ(code_of(scene.append(three, Names{"x"})), "use_count");
    Action negative = use("midpoint", {0, 1});
    negative.branch = -1;
    EXPECT_EQ(code_of(scene.append(negative, Names{"x"})), "bad_branch");
    Action two_places = use("midpoint", {0, 1});
    two_places.at.resize(2);
    EXPECT_EQ(code_of(scene.append(two_places, Names{"x"})), "coordinate_count");
    EXPECT_EQ(scene, before);
}

TEST(Scene, AnErrorNamesTheSlots) {
    Scene scene = sample();
    const auto status = scene.append(use("foot", {0, 1, 1}), Names{"x"});
    ASSERT_FALSE(status);
    EXPECT_EQ(
        status.error().what,
        "\"b\" stands in two slots of foot, in slot b (a point of the line) and in slot c (another point of the line)");
}

TEST(Scene, ARepeatedPointIsAllowedWhereTheRowCanMeanIt) {
    Scene scene = sample();
    EXPECT_TRUE(scene.append(use("on_tline", {1, 1, 2}), Names{"x"}));
    EXPECT_TRUE(scene.append(use("eqdistance", {0, 0, 1}), Names{"y"}));
}

TEST(Scene, NamesAreLettersThenLettersDigitsAndMarks) {
    for (const char* good : {"a", "A", "m_ab", "o1", "a'", "abcdefghijklmnopqrstuvwxyz012345"})
        EXPECT_TRUE(check_name(good).has_value()) << good;
    for (const char* bad : {"", "1a", "_a", "a b", "a@1", "a;", "\xc3\xa4", "abcdefghijklmnopqrstuvwxyz0123456"})
        EXPECT_EQ(code_of(check_name(bad)), "bad_name") << bad;
}

TEST(Scene, HoldsFourHundredPointsAndNoMore) {
    Scene scene;
    for (int i = 0; i < 400; ++i) ASSERT_TRUE(scene.append(use("free", {}), Names{"p" + std::to_string(i)}));
    const auto status = scene.append(use("free", {}), Names{"p400"});
    EXPECT_EQ(code_of(status), "too_many_points");
    EXPECT_EQ(status.error().kind, ErrorKind::bad_input);
}

TEST(Scene, WithoutAnActionTakesWhatDependsOnItAlong) {
    const Scene scene = sample().without(1);
    EXPECT_EQ(scene.actions().size(), 2u);
    EXPECT_FALSE(scene.find("d"));
    EXPECT_FALSE(scene.find("e"));
    ASSERT_TRUE(scene.find("f"));
    EXPECT_EQ(scene.actions()[1].uses[0].points, (std::vector<PointId>{PointId(1), PointId(2)}));
}

TEST(Scene, PrefixKeepsTheFirstActions) {
    const Scene scene = sample();
    EXPECT_EQ(scene.prefix(2).point_count(), 4u);
    EXPECT_EQ(scene.prefix(9), scene);
    EXPECT_EQ(scene.prefix(0), Scene());
}

TEST(Scene, MovesAnActionWhereItsPointsAllow) {
    const Scene scene = sample();
    const auto moved = scene.with_moved(3, 1);
    ASSERT_TRUE(moved);
    EXPECT_EQ(moved->names()[3], "f");
    EXPECT_EQ(moved->names()[4], "d");
    EXPECT_EQ(moved->with_moved(1, 3)->hash(), scene.hash());
    const auto blocked = scene.with_moved(2, 0);
    ASSERT_FALSE(blocked);
    EXPECT_EQ(blocked.error().code, "order_blocked");
    EXPECT_EQ(blocked.error().what, "\"e\" is constructed from \"a\"");
    EXPECT_EQ(scene.with_moved(1, 3).error().what, "\"e\" is constructed from \"d\"");
}

TEST(Scene, BranchAndCoordinatesChangeOneActionOnly) {
    const Scene scene = sample();
    EXPECT_EQ(scene.with_branch(2, 1).actions()[2].branch, 1);
    EXPECT_EQ(scene.with_branch(2, 1).with_branch(2, std::nullopt), scene);
    const Coordinates at{numbers::Scalar(1), numbers::Scalar(2), false};
    const Scene placed = scene.with_coordinates(1, {at});
    EXPECT_EQ(placed.actions()[1].at.front(), at);
    EXPECT_EQ(placed.with_coordinates(1, {std::nullopt}), scene);
    EXPECT_NE(placed.hash(), scene.hash());
}

TEST(Scene, HashIsOfTheActionsAlone) {
    EXPECT_EQ(sample().hash(), sample().hash());
    EXPECT_EQ(sample().hash().size(), 32u);
    EXPECT_NE(sample().hash(), sample().prefix(3).hash());
    EXPECT_NE(sample().with_branch(2, 1).hash(), sample().hash());
}

TEST(Scene, FreshNamesRunThroughTheAlphabet) {
    Scene scene;
    EXPECT_EQ(fresh_name(scene), "a");
    for (char letter = 'a'; letter <= 'z'; ++letter)
        ASSERT_TRUE(scene.append(use("free", {}), Names{std::string(1, letter)}));
    EXPECT_EQ(fresh_name(scene), "a1");
}

TEST(Scene, NamesAreShownWithACapital) {
    EXPECT_EQ(display_name("a"), "A");
    EXPECT_EQ(display_name("m_ab"), "M_ab");
    EXPECT_EQ(display_name("o1"), "O1");
}

TEST(Scene, EveryPrefixAndRemovalOfARandomSceneIsWellFormed) {
    EXPECT_TRUE(rc::check([](std::uint64_t seed) {
        const Scene scene = test::random_scene(seed).scene;
        const std::size_t count = scene.actions().size();
        for (std::size_t i = 0; i < count; ++i) {
            const Scene less = scene.without(i);
            RC_ASSERT(less.point_count() < scene.point_count());
            const auto back = scene_from_json(to_json(less));
            RC_ASSERT(back.has_value());
            RC_ASSERT(back->scene == less);
            const std::size_t kept = scene.prefix(i).actions().size();
            RC_ASSERT(kept == i);
        }
    }));
}

TEST(Scene, AStatementPlacesNothingAndSpeaksOfEarlierPoints) {
    Scene scene = sample();
    EXPECT_FALSE(scene.states());
    EXPECT_EQ(code_of(scene.append(states(facts::Predicate::perp, {0, 1, 0, 9}), {})), "undefined_point");
    EXPECT_EQ(code_of(scene.append(states(facts::Predicate::perp, {0, 1, 0, 2}), Names{"x"})), "states_and_places");
    Action both = use("midpoint", {0, 1});
    both.states = states(facts::Predicate::perp, {0, 1, 0, 2}).states;
    EXPECT_EQ(code_of(scene.append(both, Names{"x"})), "states_and_places");
    Action help = states(facts::Predicate::perp, {0, 1, 0, 2});
    help.auxiliary = true;
    EXPECT_EQ(code_of(scene.append(help, {})), "auxiliary_statement");
    const std::size_t points = scene.point_count();
    ASSERT_TRUE(scene.append(states(facts::Predicate::perp, {0, 1, 0, 2}), {}));
    EXPECT_TRUE(scene.states());
    EXPECT_EQ(scene.point_count(), points);
    EXPECT_TRUE(scene.names_of(scene.actions().size() - 1).empty());
    EXPECT_EQ(inputs_of(scene.actions().back()).size(), 4u);
    ASSERT_TRUE(scene.append(use("midpoint", {0, 3}), Names{"g"}));
    EXPECT_EQ(scene.action_of(PointId(points)), 5u);
}

Action equation(const char* text, std::span<const std::string> names = {}) {
    Action action;
    action.states = facts::make(*facts::parse_relation(text, names));
    return action;
}

// Its text would not be read: a scene that is saved must open again.
TEST(Scene, ALetterIsNotSpelledByPoints) {
    Scene scene = sample();
    EXPECT_EQ(code_of(scene.append(equation("ad = 3"), {})), "relation_points");
    ASSERT_TRUE(scene.append(equation("ag = 3"), {}));
    ASSERT_TRUE(scene.append(use("midpoint", {0, 1}), Names{"g"}));
    EXPECT_EQ(scene.with_moved(4, 5).error().code, "relation_points");
}

TEST(Scene, StatementsFollowTheirPoints) {
    Scene scene = sample();
    ASSERT_TRUE(scene.append(states(facts::Predicate::cong, {5, 1, 5, 2}), {}));
    ASSERT_TRUE(scene.append(states(facts::Predicate::perp, {0, 3, 1, 2}), {}));
    const Scene without = scene.without(1); // d, and with it e and what is stated of d
    ASSERT_EQ(without.actions().size(), 3u);
    EXPECT_EQ(facts::to_string(*without.actions().back().states, without.names()), "cong b f c f");
    EXPECT_EQ(scene.with_moved(4, 2).error().code, "order_blocked");
    EXPECT_EQ(scene.with_moved(3, 5).error().what, "\"cong b f c f\" speaks of \"f\"");
    const auto moved = scene.with_moved(3, 0);
    EXPECT_FALSE(moved); // the midpoint needs b and c
    const auto early = scene.with_moved(5, 2);
    ASSERT_TRUE(early);
    EXPECT_EQ(facts::to_string(*early->actions()[2].states, early->names()), "perp a d b c");
}

} // namespace
} // namespace porism::scene
