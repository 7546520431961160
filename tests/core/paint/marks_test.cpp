// The small signs of a picture, and its JSON form against its schema.
#include "core/paint/gallery.h"

#include "paint/equal_signs.h"
#include "paint/json.h"
#include "paint/term_labels.h"
#include "support/json_schema.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace porism::paint {
namespace {

DisplayList painted(std::string_view problem, std::string_view lit = "") {
    const Hung hung = paint::hang(Exhibit{"test", problem, lit});
    return picture_of(hung.scene, hung.diagram, 400, hung.options);
}

/// The squares of right angles: open, with three corners, and no arrow heads.
std::ptrdiff_t right_angles(const DisplayList& list) {
    return std::ranges::count_if(list.items, [](const Item& item) {
        const auto* polygon = std::get_if<Polygon>(&item);
        return polygon != nullptr && !polygon->closed && polygon->corners.size() == 3;
    });
}

TEST(RightAngles, AreMarkedOnceACorner) {
    constexpr std::string_view altitude = "a b c = triangle a b c; d = foot d a b c";
    EXPECT_EQ(right_angles(painted(altitude)), 1);
    EXPECT_EQ(right_angles(painted(altitude, "goal perp a d b c")), 1)
        << "what is lit is marked in place of what is given";
    EXPECT_EQ(right_angles(painted(altitude, "goal perp a d b d")), 1) << "the same two lines";
}

TEST(RightAngles, OfOtherLinesAreMarkedBesides) {
    constexpr std::string_view two_altitudes = "a b c = triangle a b c; d = foot d a b c; e = foot e b a c";
    EXPECT_EQ(right_angles(painted(two_altitudes)), 2);
    EXPECT_EQ(right_angles(painted(two_altitudes, "goal perp a d b c")), 2);
}

template<class Wanted>
std::vector<Wanted> items_of(const DisplayList& list) {
    std::vector<Wanted> out;
    for (const Item& item : list.items)
        if (const auto* wanted = std::get_if<Wanted>(&item)) out.push_back(*wanted);
    return out;
}

/// Strokes across something, which are short.
std::size_t ticks(const DisplayList& list) {
    const auto lines = items_of<Line>(list);
    return static_cast<std::size_t>(
        std::ranges::count_if(lines, [](const Line& line) { return length(line.to - line.from) < 10; }));
}

constexpr std::string_view two_midpoints =
    "a@1.2_3.2 b@0_0 c@4.4_0 = triangle a b c; m = midpoint m b c; n = midpoint n a b";

TEST(Ticks, TellWhatIsEqualFromWhatIsNot) {
    EXPECT_EQ(ticks(painted(two_midpoints)), 2U + 4U);
    EXPECT_EQ(ticks(painted(two_midpoints, "premise cong a n n b; premise cong b m m c")), 2U + 4U)
        << "what is lit is marked in place of what is given, in the same way";
    EXPECT_EQ(ticks(painted(two_midpoints, "goal cong a n b m")), 4U) << "then all four are equal";
}

TEST(Ratios, AreNumberedAndNotTicked) {
    const DisplayList list =
        painted("a@1_3 b@0_0 c@4_0 = triangle a b c; d@0.5_1.5 = on_line d a b; e = on_line e a c, "
                "on_pline e d b c",
                "conclusion eqratio d b e c a d a e");
    EXPECT_EQ(ticks(list), 0U);
    std::vector<std::string> numbers;
    for (const Text& text : items_of<Text>(list))
        if (text.subject.kind == Subject::Kind::none) numbers.push_back(text.runs.front().text);
    EXPECT_EQ(numbers, (std::vector<std::string>{"1", "2", "1", "2"}));
}

TEST(Angles, AreEqualAsTheyAreDrawn) {
    // Opposite angles of a quadrilateral in a circle: between their lines they are equal, as seen they add up to a half
    // turn.
    const DisplayList list =
        painted("a@1.2_3.2 b@0_0 c@4.2_0 = triangle a b c; o = circle o a b c; d@4.2_2.4 = on_circle "
                "d o a",
                "conclusion eqangle b a b c d a d c");
    const auto arcs = items_of<Arc>(list);
    ASSERT_EQ(arcs.size(), 2U);
    EXPECT_NEAR(std::fabs(arcs[0].sweep), std::fabs(arcs[1].sweep), 1e-6);
}

TEST(TermLabels, GoOnFromWhatCorresponds) {
    const auto pair = [](std::size_t a, std::size_t b) { return facts::pair_of(PointId(a), PointId(b)); };
    const auto say = [](std::initializer_list<std::size_t> points) {
        return *facts::make(facts::Predicate::eqratio, points);
    };
    TermLabels labels;
    labels.tell(say({0, 1, 1, 2, 3, 4, 4, 5}));
    labels.tell(say({3, 4, 3, 5, 0, 1, 0, 2})); // the other way round
    EXPECT_EQ(labels.of(pair(0, 1)), (std::vector<TermLabel>{{1, false}}));
    EXPECT_EQ(labels.of(pair(3, 4)), (std::vector<TermLabel>{{1, true}}));
    EXPECT_EQ(labels.of(pair(0, 2)), (std::vector<TermLabel>{{3, false}}));
    EXPECT_EQ(labels.of(pair(3, 5)), (std::vector<TermLabel>{{3, true}}));
    EXPECT_TRUE(labels.of(pair(2, 3)).empty());
    labels.tell(say({6, 7, 7, 8, 7, 8, 8, 9})); // a mean proportional has two numbers
    EXPECT_EQ(labels.of(pair(7, 8)).size(), 2U);
}

TEST(EqualSigns, AreNumberedByGroups) {
    const auto segment = [](double x) { return Bearer::of_length({x, 0}, {x, 10}); };
    EqualSigns signs;
    signs.join(segment(0), segment(1));
    signs.join(segment(2), segment(3));
    EXPECT_EQ(signs.strokes(segment(1)), 1);
    EXPECT_EQ(signs.strokes(segment(2)), 2);
    EXPECT_EQ(signs.strokes(segment(4)), 3);
    signs.join(segment(3), segment(0));
    EXPECT_EQ(signs.strokes(segment(2)), 1);
    EXPECT_EQ(signs.strokes(segment(4)), 2);
    EXPECT_EQ(signs.strokes(Bearer::of_direction({0, 0}, {0, 10})), 1) << "another kind of sign";
}

TEST(PictureJson, IsAsItsSchemaSays) {
    porism::test::JsonSchemas schemas;
    for (const Exhibit& exhibit : gallery) {
        const Hung hung = paint::hang(exhibit);
        const DisplayList list = picture_of(hung.scene, hung.diagram, 400, hung.options);
        EXPECT_EQ(schemas.violation("picture", to_json(list, hung.scene.names())), "") << exhibit.name;
    }
}

} // namespace
} // namespace porism::paint
