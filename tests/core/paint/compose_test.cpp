// What composing promises: which lines are drawn, how they join, where marks and labels may stand.
#include "core/paint/gallery.h"

#include "paint/carriers.h"
#include "paint/json.h"
#include "paint/svg.h"

#include <algorithm>
#include <cmath>
#include <ctime>
#include <gtest/gtest.h>

namespace porism::paint {
namespace {

using Weight = Sketch::Weight;

Hung hang(std::string_view problem, std::string_view lit = "") {
    return paint::hang(Exhibit{"test", problem, lit});
}

DisplayList paint_it(const Hung& hung) {
    return picture_of(hung.scene, hung.diagram, 400, hung.options);
}

template<class T>
std::vector<T> all(const DisplayList& list) {
    std::vector<T> found;
    for (const Item& item : list.items)
        if (const auto* wanted = std::get_if<T>(&item)) found.push_back(*wanted);
    return found;
}

bool drawn(const Hung& hung, const DisplayList& list, std::string_view a, std::string_view b) {
    const PointId p = *hung.scene.find(a), q = *hung.scene.find(b);
    return std::ranges::any_of(all<Line>(list), [&](const Line& line) {
        return line.subject.kind == Subject::Kind::segment && ((line.subject.first == p && line.subject.second == q) ||
                                                               (line.subject.first == q && line.subject.second == p));
    });
}

TEST(Carriers, JoinWhatLiesOnOneLine) {
    const std::vector<Vec> pixels = {{0, 0}, {10, 0}, {20, 0}, {30, 0}, {0, 10}};
    const auto p = [](std::size_t i) { return PointId(i); };
    const std::vector<Sketch::Piece> pieces = {{p(0), p(1), Weight::line},
                                               {p(2), p(1), Weight::line},
                                               {p(0), p(3), Weight::helper},
                                               {p(0), p(4), Weight::side}};
    const Carriers carriers(pieces, pixels);
    ASSERT_EQ(carriers.lines().size(), 2u);
    const auto& level = carriers.lines()[0];
    ASSERT_EQ(level.spans.size(), 2u) << "two lines joined, and the helper where nothing heavier is";
    EXPECT_TRUE(carriers.covers({0, 0}, {30, 0}));
    EXPECT_TRUE(carriers.covers({15, 0}, {5, 0}));
    EXPECT_FALSE(carriers.covers({0, 0}, {31, 0}));
    const auto reach = carriers.reach({10, 0}, {-1, 0});
    ASSERT_TRUE(reach);
    EXPECT_NEAR(reach->along, 10, 1e-9);
    EXPECT_NEAR(reach->against, 20, 1e-9);
    EXPECT_FALSE(carriers.reach({0, 5}, {1, 0}));
}

TEST(Carriers, LeaveGapsOpen) {
    const std::vector<Vec> pixels = {{0, 0}, {10, 0}, {20, 0}, {30, 0}};
    const std::vector<Sketch::Piece> pieces = {{PointId(std::size_t{0}), PointId(std::size_t{1}), Weight::line},
                                               {PointId(std::size_t{2}), PointId(std::size_t{3}), Weight::line}};
    const Carriers carriers(pieces, pixels);
    EXPECT_FALSE(carriers.covers({0, 0}, {30, 0}));
    EXPECT_NEAR(carriers.reach({25, 0}, {1, 0})->against, 5, 1e-9);
}

TEST(Compose, AFootDrawsItsPerpendicularWithASquare) {
    const Hung hung = hang("a@1_3 b@0_0 c@4_0 = triangle a b c; d = foot d a b c");
    const DisplayList list = paint_it(hung);
    EXPECT_TRUE(drawn(hung, list, "a", "d"));
    EXPECT_TRUE(drawn(hung, list, "b", "c")) << "the side stays one line";
    EXPECT_EQ(all<Polygon>(list).size(), 1u);
}

TEST(Compose, LinesReachAsFarAsTheirPoints) {
    const Hung hung = hang("a@1_3 b@2_0 c@4_0 = triangle a b c; d = foot d a b c");
    EXPECT_TRUE(drawn(hung, paint_it(hung), "d", "b")) << "the side is prolonged to the foot";
}

TEST(Compose, ACircleIsDrawnOnce) {
    const Hung hung = hang(
        "a@1_3 b@0_0 c@4_0 = triangle a b c; o = circle o a b c; p@1_4 = on_circle p o b; q@3_4 = on_circum q a b c");
    EXPECT_EQ(all<Circle>(paint_it(hung)).size(), 1u);
}

TEST(Compose, ACircleThroughThreePointsPassesThroughThem) {
    const Hung hung = hang("a@1_3 b@0_0 c@4_0 = triangle a b c; q@3_4 = on_circum q a b c");
    const DisplayList list = paint_it(hung);
    const auto circles = all<Circle>(list);
    ASSERT_EQ(circles.size(), 1u);
    for (const Dot& dot : all<Dot>(list))
        EXPECT_NEAR(std::hypot(dot.at.x - circles[0].centre.x, dot.at.y - circles[0].centre.y), circles[0].radius,
                    1e-6);
}

TEST(Compose, OnlyWhatIsGivenIsMarked) {
    Hung hung = hang(
        "a@1_3 b@0_0 c@4_0 = triangle a b c; d = foot d a b c; e = foot e b a c; h = on_line h a d, on_line h b e; "
        "f = on_line f c h, on_line f a b");
    EXPECT_EQ(all<Polygon>(paint_it(hung)).size(), 2u) << "the third altitude is for the reader to find";
    hung.options.marks = false;
    EXPECT_TRUE(all<Polygon>(paint_it(hung)).empty());
}

TEST(Compose, LitStatementsTakeTheColourOfTheirRole) {
    const Hung hung = hang("a@1_3 b@0_0 c@4_0 = triangle a b c; m = midpoint m b c", "goal cong m a m b");
    const Colour goal = palette(Ground::light).goal;
    const auto lines = all<Line>(paint_it(hung));
    EXPECT_EQ(std::ranges::count_if(lines, [&](const Line& line) { return line.stroke.colour == goal; }), 4)
        << "two segments, two ticks";
}

TEST(Compose, EveryStatementCanBeLit) {
    Hung hung = hang("a@1_3 b@0_0 c@4_0 = triangle a b c; d@3_2 = free d; e@5_1 = free e; f@2_5 = free f; g@0_4 = free "
                     "g; h@6_4 = free h");
    for (const facts::PredicateRow& row : facts::predicate_table()) {
        std::vector<PointId> points;
        for (std::size_t i = 0; i < row.arity; ++i) points.emplace_back(i);
        std::optional<numbers::Rational> constant;
        if (row.constant != facts::ConstantKind::none) constant = numbers::ratio(2, 3);
        const auto statement = facts::make(row.predicate, points, constant);
        ASSERT_TRUE(statement) << row.name;
        hung.options.lit.clear();
        const std::size_t before = paint_it(hung).items.size();
        hung.options.lit = {{*statement, Role::conclusion}};
        EXPECT_GT(paint_it(hung).items.size(), before) << row.name;
    }
}

TEST(Compose, HiddenPointsAreNotDrawn) {
    Hung hung = hang("a@1_3 b@0_0 c@4_0 = triangle a b c");
    hung.options.hidden = {*hung.scene.find("b")};
    const DisplayList list = paint_it(hung);
    EXPECT_EQ(all<Dot>(list).size(), 2u);
    EXPECT_EQ(all<Text>(list).size(), 2u);
}

TEST(Compose, LabelsStandWhereTheyWerePutByHand) {
    Hung hung = hang("a@1_3 b@0_0 c@4_0 = triangle a b c");
    hung.options.label_places["a"] = {2, 1};
    const DisplayList list = paint_it(hung);
    const Text label = all<Text>(list)[0];
    const Vec at = all<Dot>(list)[0].at;
    const double height = built_in_metrics().cap_height() * label.size;
    EXPECT_NEAR(label.at.x + width(built_in_metrics(), label.runs, label.size) / 2, at.x + 2 * height, 1e-9);
    EXPECT_NEAR(label.at.y - height / 2, at.y - height, 1e-9);
}

TEST(Compose, LabelsKeepTheirPlacesWhileAPointMoves) {
    const Hung hung = hang(gallery[0].problem);
    const Sketch sketch(hung.scene);
    const View view = fit(sketch, hung.diagram.scene_picture.points, 600, 400);
    LabelMemory memory;
    compose(hung.diagram, sketch, hung.diagram.scene_picture.points, view, {}, built_in_metrics(), &memory);
    const LabelMemory before = memory;
    auto points = hung.diagram.scene_picture.points;
    points[0].x += 0.5 / view.scale;
    compose(hung.diagram, sketch, points, view, {}, built_in_metrics(), &memory);
    EXPECT_EQ(memory.places, before.places);
    EXPECT_TRUE(std::ranges::none_of(memory.places, [](int place) { return place < 0; }));
}

TEST(Compose, FortyPointsTakeAFewMilliseconds) {
    std::string text = "a@0_0 b@9_0 c@3_8 = triangle a b c";
    for (int i = 0; i < 37; ++i) {
        const std::string p = "p" + std::to_string(i);
        text += "; " + p + "@" + std::to_string(i % 7 + 1) + "." + std::to_string(i) + "_" + std::to_string(i / 7 + 1) +
                "." + std::to_string(37 - i) + " = free " + p;
    }
    const Hung hung = hang(text);
    const Sketch sketch(hung.scene);
    const View view = fit(sketch, hung.diagram.scene_picture.points, 1280, 800);
    const std::clock_t start = std::clock();
    constexpr int times = 20;
    for (int i = 0; i < times; ++i) compose(hung.diagram, sketch, hung.diagram.scene_picture.points, view);
    // Of the processor, so that other work on the machine does not count.
    const double spent = 1000.0 * static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
    EXPECT_LT(spent / times, 12) << "a frame";
}

TEST(Compose, TheEmptySceneIsAnEmptyPicture) {
    const DisplayList list = picture_of({}, {}, 300);
    EXPECT_TRUE(list.items.empty());
    EXPECT_EQ(list.width, 300);
}

TEST(View, LeadsThereAndBack) {
    const View view{640, 480, {3, -2}, 57};
    const auto p = view.to_plane(view.to_pixels({1.25, 4}));
    EXPECT_NEAR(p.x, 1.25, 1e-12);
    EXPECT_NEAR(p.y, 4, 1e-12);
    EXPECT_LT(view.to_pixels({0, 1}).y, view.to_pixels({0, 0}).y) << "up is up";
}

TEST(LabelRuns, SetLowWhatFollowsTheFirstLetter) {
    using Runs = std::vector<paint::Run>;
    EXPECT_EQ(label_runs("a"), (Runs{{"A", false}}));
    EXPECT_EQ(label_runs("o1"), (Runs{{"O", false}, {"1", true}}));
    EXPECT_EQ(label_runs("m_ab"), (Runs{{"M", false}, {"ab", true}}));
    EXPECT_EQ(label_runs("k'"), (Runs{{"K\u2032", false}}));
}

TEST(Json, TellsEachItemWithItsSubject) {
    const Hung hung = hang("a@1_3 b@0_0 c@4_0 = triangle a b c; o = circle o a b c");
    const Json json = to_json(paint_it(hung), hung.diagram.names);
    EXPECT_EQ(json["version"], 1);
    std::size_t sides = 0;
    for (const Json& item : json["items"]) {
        if (item["item"] == "line") ++sides;
        if (item["item"] == "circle") {
            EXPECT_EQ(item["subject"]["circle"]["centre"], "o");
        }
        if (item["item"] == "text") {
            EXPECT_TRUE(item["subject"].contains("point"));
        }
    }
    EXPECT_EQ(sides, 3u);
}

TEST(Svg, EscapesItsTitle) {
    const DisplayList list = picture_of({}, {}, 300);
    EXPECT_NE(to_svg(list, "a < b & \"c\"").find("<title>a &lt; b &amp; &quot;c&quot;</title>"), std::string::npos);
}

} // namespace
} // namespace porism::paint
