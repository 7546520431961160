// What a person has drawn otherwise, and the marks that a person puts on a figure.
#include "core/paint/gallery.h"

#include "paint/presented.h"
#include "support/stated.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace porism::paint {
namespace {

using document::DrawnObject;
using document::Presentation;
using Kind = Subject::Kind;

constexpr std::string_view altitude_in_a_circle =
    "a@1_3 b@0_0 c@4_0 = triangle a b c; d = foot d a b c; o = circle o a b c";

struct DrawnByHand {
    scene::Scene scene;
    DisplayList list;
};
DrawnByHand drawn_by_hand(const Presentation& presentation) {
    const Hung hung = hang(Exhibit{"test", altitude_in_a_circle, ""});
    Options options = hung.options;
    present(options, presentation, hung.scene);
    return {hung.scene, picture_of(hung.scene, hung.diagram, 400, options)};
}

template<class Wanted>
std::vector<Wanted> items_showing(const DisplayList& list, Kind kind) {
    std::vector<Wanted> out;
    for (const Item& item : list.items)
        if (const auto* one = std::get_if<Wanted>(&item); one != nullptr && one->subject.kind == kind)
            out.push_back(*one);
    return out;
}

TEST(ByHand, AnObjectIsDrawnAsAPersonWantsIt) {
    Presentation presentation;
    presentation.styles[DrawnObject::of(DrawnObject::Kind::segment, {"c", "a"})] = {"vermillion", "dotted", "thick"};
    presentation.styles[DrawnObject::of(DrawnObject::Kind::point, {"b"})] = {"green", "", ""};
    const auto [scene, list] = drawn_by_hand(presentation);
    const auto plain = drawn_by_hand({}).list;
    const Palette& colours = palette(Ground::light);
    std::size_t dotted = 0;
    const auto lines = items_showing<Line>(list, Kind::segment), before = items_showing<Line>(plain, Kind::segment);
    ASSERT_EQ(lines.size(), before.size());
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const auto object = drawn_object(lines[i].subject, scene);
        if (object != DrawnObject::of(DrawnObject::Kind::segment, {"a", "c"})) {
            EXPECT_EQ(lines[i].stroke, before[i].stroke);
            continue;
        }
        ++dotted;
        EXPECT_EQ(lines[i].stroke.dash, Dash::dotted);
        EXPECT_EQ(lines[i].stroke.colour, colours.conclusion);
        EXPECT_GT(lines[i].stroke.width, before[i].stroke.width);
    }
    EXPECT_EQ(dotted, 1U);
    std::size_t green = 0;
    for (const Dot& dot : items_showing<Dot>(list, Kind::point)) green += dot.fill == colours.proved ? 1 : 0;
    EXPECT_EQ(green, 1U);
}

TEST(ByHand, EveryObjectOfAPictureHasItsName) {
    const auto [scene, list] = drawn_by_hand({});
    std::vector<DrawnObject> objects;
    for (const Item& item : list.items)
        if (auto one = drawn_object(std::visit([](const auto& shape) { return shape.subject; }, item), scene))
            objects.push_back(*std::move(one));
    for (const DrawnObject& wanted :
         {DrawnObject::of(DrawnObject::Kind::circle, {"o", "a"}),
          DrawnObject::of(DrawnObject::Kind::segment, {"d", "a"}), DrawnObject::of(DrawnObject::Kind::point, {"c"})})
        EXPECT_EQ(std::ranges::count(objects, wanted) > 0, true) << wanted.points.front();
}

TEST(ByHand, MarksArePutOnSegmentsAndAngles) {
    Presentation presentation;
    presentation.marks = {{"ticks", {"a", "b"}, 3}, {"arrows", {"a", "c"}, 1}, {"arcs", {"a", "b", "c"}, 2}};
    const auto list = drawn_by_hand(presentation).list;
    EXPECT_EQ(items_showing<Line>(list, Kind::equal_lengths).size(), 3U);
    EXPECT_EQ(items_showing<Polygon>(list, Kind::parallels).size(), 1U);
    EXPECT_EQ(items_showing<Arc>(list, Kind::equal_angles).size(), 2U);
    EXPECT_EQ(list.said, drawn_by_hand({}).list.said) << "a mark by hand says nothing of what is given";
}

TEST(ByHand, ASquareStandsInARightAngleAlone) {
    const auto squares = [](const char* corner) {
        Presentation presentation;
        presentation.marks = {{"square", {"a", corner, "c"}, 1}};
        return items_showing<Polygon>(drawn_by_hand(presentation).list, Kind::right_angle).size();
    };
    EXPECT_EQ(squares("b"), 1U) << "the one that is given, of the foot";
    EXPECT_EQ(squares("d"), 1U) << "it is marked already";
}

TEST(ByHand, WhatIsHiddenHasNoMark) {
    Presentation presentation;
    presentation.marks = {{"ticks", {"a", "b"}, 1}};
    presentation.hidden["b"] = true;
    EXPECT_TRUE(items_showing<Line>(drawn_by_hand(presentation).list, Kind::equal_lengths).empty());
}

} // namespace
} // namespace porism::paint
