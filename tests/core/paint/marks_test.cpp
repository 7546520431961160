// The small signs of a picture, and its JSON form against its schema.
#include "core/paint/gallery.h"

#include "paint/equal_signs.h"
#include "paint/json.h"
#include "paint/term_labels.h"
#include "support/json_schema.h"
#include "support/stated.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <numbers>

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
    EXPECT_EQ(numbers, (std::vector<std::string>{"1", "1", "2", "2"}))
        << "DB : AD = EC : AE, in the order of the statement";
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

/// Two neighbours at one vertex, of one size: as one arc they would be read as one angle.
TEST(Angles, BesideEachOtherAreToldApart) {
    const auto arcs =
        items_of<Arc>(painted("a@1.1_3 b@0_0 c@4_0 = triangle a b c; d = angle_bisector d b a c, on_line d "
                              "b c"));
    ASSERT_EQ(arcs.size(), 2U);
    EXPECT_NEAR(std::fabs(arcs[0].sweep), std::fabs(arcs[1].sweep), 1e-6);
    EXPECT_GT(std::fabs(arcs[0].radius - arcs[1].radius), 3);
}

TEST(Radii, ThatAreToldAreDashed) {
    const auto dash_of = [](const char* points, const std::vector<std::string>& statements) {
        const scene::Scene scene = test::points_with(points, statements);
        const auto diagram = realize::realize(scene);
        EXPECT_TRUE(diagram) << to_string(diagram.error());
        for (const Line& line : items_of<Line>(picture_of(scene, *diagram, 400)))
            if (line.subject.kind == Subject::Kind::segment) return line.stroke.dash;
        ADD_FAILURE() << "no line is drawn";
        return Dash::dotted;
    };
    EXPECT_EQ(dash_of("o a b c", {"circle o a b c", "length(o,a) = 5"}), Dash::dashed);
    EXPECT_EQ(dash_of("a b c", {"length(a,b) = 5", "ncoll a b c"}), Dash::solid) << "no radius";
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

/// What an equation between quantities adds to a picture.
struct Drawn {
    std::ptrdiff_t arcs = 0, tints = 0, lines = 0, circles = 0;
    friend bool operator==(const Drawn&, const Drawn&) = default;
};
Drawn drawn_by(std::string_view relation) {
    Hung hung =
        paint::hang(Exhibit{"test", "o@0_0 a@4_0 = segment o a; b@0_4 = on_circle b o a; m@-4_0 = on_circle m o a"});
    const auto parsed = facts::parse_relation(relation, hung.scene.names());
    EXPECT_TRUE(parsed) << relation;
    const auto counted = [&] {
        const DisplayList list = picture_of(hung.scene, hung.diagram, 400, hung.options);
        Drawn out;
        for (const Item& item : list.items) {
            const auto* polygon = std::get_if<Polygon>(&item);
            out.arcs += std::holds_alternative<Arc>(item) ? 1 : 0;
            out.tints += polygon != nullptr && polygon->fill ? 1 : 0;
            out.lines += std::holds_alternative<Line>(item) ? 1 : 0;
            out.circles += std::holds_alternative<Circle>(item) ? 1 : 0;
        }
        return out;
    };
    const Drawn before = counted();
    hung.options.lit.push_back({facts::make(*parsed), Role::conclusion});
    const Drawn after = counted();
    return {after.arcs - before.arcs, after.tints - before.tints, after.lines - before.lines,
            after.circles - before.circles};
}

TEST(LitQuantities, AreDrawnByTheirKind) {
    EXPECT_EQ(drawn_by("length(o,a) = 4"), (Drawn{0, 0, 1, 0}));
    EXPECT_EQ(drawn_by("angle(a,o,b) = 90"), (Drawn{1, 1, 2, 0}));
    EXPECT_EQ(drawn_by("arc(o,a,b) = 90"), (Drawn{1, 0, 0, 0}));
    EXPECT_EQ(drawn_by("sector(o,a,b) = 5"), (Drawn{1, 1, 2, 0}));
    EXPECT_EQ(drawn_by("area(o,a,b) = 8"), (Drawn{0, 1, 3, 0}));
    EXPECT_EQ(drawn_by("perimeter(o,a,b) = 8"), (Drawn{0, 0, 3, 0}));
    EXPECT_EQ(drawn_by("disc(o,a) = 8"), (Drawn{0, 1, 0, 1}));
    EXPECT_EQ(drawn_by("circumference(o,a) = 8"), (Drawn{0, 0, 0, 1}));
}

TEST(LitQuantities, AreSignedAlikeWhereTheEquationSaysThatTheyAreEqual) {
    EXPECT_EQ(drawn_by("angle(o,a,b) = angle(o,b,a)"), (Drawn{2, 2, 4, 0}));
    EXPECT_EQ(drawn_by("angle(o,a,b) + angle(o,b,a) = 90"), (Drawn{1 + 2, 2, 4, 0}));
    EXPECT_EQ(drawn_by("2*angle(o,a,b) = angle(o,b,m)"), (Drawn{1 + 2, 2, 4, 0}));
    EXPECT_EQ(drawn_by("length(a,b) = length(b,m)"), (Drawn{0, 0, 4, 0}));
    EXPECT_EQ(drawn_by("length(a,b) = 2*length(o,m)"), (Drawn{0, 0, 2, 0}));
}

/// The shorter way between its ends, or the one through the point that is named.
TEST(LitQuantities, ArcsGoTheirWay) {
    const auto sweep = [](std::string_view relation) {
        Hung hung = paint::hang(
            Exhibit{"test", "o@0_0 a@4_0 = segment o a; b@0_4 = on_circle b o a; m@-4_0 = on_circle m o a"});
        hung.options.lit.push_back(
            {facts::make(*facts::parse_relation(relation, hung.scene.names())), Role::conclusion});
        for (const Item& item : picture_of(hung.scene, hung.diagram, 400, hung.options).items)
            if (const auto* arc = std::get_if<Arc>(&item)) return arc->sweep * 2 / std::numbers::pi;
        return 0.0;
    };
    EXPECT_NEAR(sweep("arc(o,a,b) = 90"), 1, 1e-6);
    EXPECT_NEAR(sweep("arc(o,a,m,b) = 270"), -3, 1e-6);
}

TEST(PictureJson, IsAsItsSchemaSays) {
    porism::test::JsonSchemas schemas;
    for (const Exhibit& exhibit : gallery) {
        const Hung hung = paint::hang(exhibit);
        const DisplayList list = picture_of(hung.scene, hung.diagram, 400, hung.options);
        EXPECT_EQ(schemas.violation("picture", to_json(list, hung.diagram)), "") << exhibit.name;
    }
}

} // namespace
} // namespace porism::paint
