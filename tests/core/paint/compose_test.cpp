// What composing promises: which lines are drawn, how they join, where marks and labels may stand.
#include "core/paint/gallery.h"
#include "core/paint/items.h"

#include "paint/carriers.h"
#include "paint/json.h"
#include "paint/svg.h"

#include <algorithm>
#include <cmath>
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

TEST(Compose, ARadicalAxisIsOneDashedLineHoweverManyPointsItHas) {
    const Hung hung = hang("o@0_0 w@6_0 = segment o w; a@-1_2 = free a; b@7_1.5 = free b; x@2_1.5 = on_radical x o a w "
                           "b; y@2_-2 = on_radical y o a w b");
    const DisplayList list = paint_it(hung);
    std::vector<Line> axes;
    for (const Line& line : all<Line>(list))
        if (line.subject.kind == Subject::Kind::none) axes.push_back(line);
    ASSERT_EQ(axes.size(), 1u);
    EXPECT_EQ(axes[0].stroke.dash, Dash::dashed);
    const Vec along = axes[0].to - axes[0].from;
    for (const Dot& dot : all<Dot>(list)) {
        const std::string& name = hung.scene.name(dot.subject.first);
        const double off = std::fabs(cross(along, dot.at - axes[0].from)) / length(along);
        EXPECT_EQ(off < 0.05, name == "x" || name == "y") << name;
    }
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

/// Two readings of one statement: at A and C, or as the words of a step have it, at D and F.
TEST(Compose, AnglesAreLitWhereWordsHaveThem) {
    Hung hung = hang("a@1_3 b@0_0 c@4_0 = triangle a b c; d = foot d a b c; f = foot f c a b");
    hung.options.marks = false;
    const auto points = [&](std::initializer_list<const char*> names) {
        std::vector<PointId> out;
        for (const char* name : names) out.push_back(*hung.scene.find(name));
        return out;
    };
    const auto centres = [&](std::vector<PointId> told) {
        const auto statement = facts::make(facts::Predicate::eqangle, points({"d", "a", "d", "c", "f", "a", "f", "c"}));
        hung.options.lit = {{*statement, Role::conclusion, std::move(told)}};
        std::vector<Vec> out;
        for (const Arc& arc : all<Arc>(paint_it(hung))) out.push_back(arc.centre);
        return out;
    };
    std::vector<Vec> dots;
    for (const char* name : {"d", "f"})
        for (const Dot& dot : all<Dot>(paint_it(hung)))
            if (dot.subject.first == hung.scene.find(name)) dots.push_back(dot.at);
    ASSERT_EQ(dots.size(), 2U);
    const auto at_dots = [&](const Vec& centre) {
        return std::ranges::any_of(dots, [&](const Vec& dot) { return length(dot - centre) < 1e-6; });
    };
    const auto told = centres(points({"d", "a", "d", "c", "f", "a", "f", "c"}));
    const auto other = centres(points({"a", "d", "a", "f", "c", "d", "c", "f"}));
    ASSERT_FALSE(told.empty());
    ASSERT_FALSE(other.empty());
    EXPECT_TRUE(std::ranges::all_of(told, at_dots));
    EXPECT_TRUE(std::ranges::none_of(other, at_dots));
}

TEST(Compose, EveryStatementCanBeLit) {
    Hung hung = hang("a@1_3 b@0_0 c@4_0 = triangle a b c; d@3_2 = free d; e@5_1 = free e; f@2_5 = free f; g@0_4 = free "
                     "g; h@6_4 = free h; i@7_1 = free i; j@1_6 = free j; k@8_3 = free k; l@5_7 = free l");
    ASSERT_EQ(hung.scene.point_count(), facts::max_arity);
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

TEST(Compose, TwoPointsInOnePlaceAreOneDotAndTwoLabels) {
    Hung hung = hang("a b c = triangle a b c; o = circumcenter o a b c; d = on_line d b c, on_circle d o a");
    ASSERT_TRUE(hung.diagram.merged_into(*hung.scene.find("d")));
    const DisplayList list = paint_it(hung);
    const auto dots = all<Dot>(list);
    EXPECT_EQ(dots.size(), 4u);
    EXPECT_TRUE(std::ranges::none_of(dots, [&](const Dot& dot) { return dot.subject.first == hung.scene.find("d"); }));
    EXPECT_EQ(all<Text>(list).size(), 5u);
    hung.options.hidden = {*hung.diagram.merged_into(*hung.scene.find("d"))};
    EXPECT_EQ(all<Dot>(paint_it(hung)).size(), 4u) << "the later one where the earlier is hidden";
}

TEST(Compose, HiddenPointsAreNotDrawn) {
    Hung hung = hang("a@1_3 b@0_0 c@4_0 = triangle a b c");
    hung.options.hidden = {*hung.scene.find("b")};
    const DisplayList list = paint_it(hung);
    EXPECT_EQ(all<Dot>(list).size(), 2u);
    EXPECT_EQ(all<Text>(list).size(), 2u);
}

TEST(Compose, WhatIsConstructedIsDrawnToHiddenPoints) {
    Hung hung = hang("a@0_0 c@8_0 = segment a c");
    hung.options.hidden = {*hung.scene.find("c")};
    EXPECT_TRUE(drawn(hung, paint_it(hung), "a", "c"));
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
    EXPECT_EQ(label_runs("a"), (Runs{{"A"}}));
    EXPECT_EQ(label_runs("o1"), (Runs{{"O"}, {"1", Run::Level::low}}));
    EXPECT_EQ(label_runs("m_ab"), (Runs{{"M"}, {"ab", Run::Level::low}}));
    EXPECT_EQ(label_runs("k'"), (Runs{{"K\u2032"}}));
    EXPECT_EQ(label_runs("pa"), (Runs{{"P"}, {"a", Run::Level::low}}));
    EXPECT_EQ(label_runs("alpha"), (Runs{{"Alpha"}}));
    EXPECT_EQ(label_runs("gamma_2"), (Runs{{"Gamma"}, {"2", Run::Level::low}}));
    EXPECT_EQ(label_runs("mid'"), (Runs{{"Mid\u2032"}}));
    EXPECT_EQ(label_runs("foot_of_alpha"), (Runs{{"Foot_of_alpha"}}));
    EXPECT_EQ(label_runs("vertexthree"), (Runs{{"Vertexthree"}})) << "a word is shown as it is";
}

/// Of the middle of a label's letters from a place.
double label_distance(const Text& text, Vec from) {
    const double across = width(built_in_metrics(), text.runs, text.size);
    const double up = built_in_metrics().cap_height() * text.size;
    const Vec near{std::clamp(from.x, text.at.x, text.at.x + across), std::clamp(from.y, text.at.y - up, text.at.y)};
    return length(near - from);
}

TEST(Labels, StandByTheirOwnPointsHoweverCrowdedTheyAre) {
    // Twelve points in a small picture, some a few pixels from each other.
    const Hung hung = hang("a@0_0 b@2_0 = segment a b; c = on_circle c a b; d = on_circle d a b; e = on_circle e a b; "
                           "f = intersection_ll f c d b e; g = midpoint g b e; h = foot h c b e; i = midpoint i a h; "
                           "j = midpoint j h g; k = midpoint k j g; l = midpoint l f g");
    for (const double size : {160.0, 240.0, 400.0}) {
        const DisplayList list = picture_of(hung.scene, hung.diagram, size, hung.options);
        std::vector<Vec> places(hung.diagram.point_count());
        for (const Dot& dot : all<Dot>(list)) places[dot.subject.first.index()] = dot.at;
        for (const Text& text : all<Text>(list)) {
            const Vec own = places[text.subject.first.index()];
            EXPECT_LT(label_distance(text, own), size < 400 ? 31 : 22) << "a label is beside its point";
            for (const Vec other : places) {
                if (length(other - own) < 6) continue;
                EXPECT_LT(label_distance(text, own), label_distance(text, other) + 1e-6);
            }
        }
    }
}

TEST(Lit, ConclusionsLieOverPremisesOverTheGoal) {
    const Hung hung = hang("a@0_0 b@3_0 c@1_2 = triangle a b c; m = midpoint m a b",
                           "conclusion coll a m b; premise coll a m b; goal coll a m b");
    const DisplayList list = paint_it(hung);
    const Palette& colours = palette(Ground::light);
    const auto last = [&](Colour colour) {
        std::ptrdiff_t found = -1;
        for (std::size_t i = 0; i < list.items.size(); ++i)
            if (const auto* line = std::get_if<Line>(&list.items[i]); line && line->stroke.colour == colour)
                found = static_cast<std::ptrdiff_t>(i);
        return found;
    };
    EXPECT_GT(last(colours.conclusion), last(colours.premise));
    EXPECT_GT(last(colours.premise), last(colours.goal));
    std::vector<Dash> dashes;
    for (const Role role : {Role::conclusion, Role::premise, Role::goal})
        dashes.push_back(role_stroke(colours, role).dash);
    EXPECT_EQ(dashes, (std::vector{Dash::solid, Dash::dashed, Dash::dash_dot})) << "told apart without colour";
}

TEST(Json, TellsEachItemWithItsSubject) {
    const Hung hung = hang("a@1_3 b@0_0 c@4_0 = triangle a b c; o = circle o a b c");
    const Json json = to_json(paint_it(hung), hung.diagram);
    EXPECT_EQ(json["version"], 3);
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
