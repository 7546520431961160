// Names and values of random figures: none meets another, few touch a line, none leaves the page.
#include "paint/box.h"

#include "realize/realize.h"
#include "support/random_scene.h"
#include "support/sanitized.h"

#include <gtest/gtest.h>

namespace porism::paint {
namespace {

struct Shape {
    Box box;
    Subject subject;
};

std::vector<Shape> texts_of(const DisplayList& list) {
    std::vector<Shape> out;
    for (const Item& item : list.items) {
        const auto* text = std::get_if<Text>(&item);
        if (text == nullptr) continue;
        const double up = built_in_metrics().cap_height() * text->size;
        const double across = width(built_in_metrics(), text->runs, text->size);
        out.push_back({{{text->at.x, text->at.y - up}, {text->at.x + across, text->at.y}}, text->subject});
    }
    return out;
}

/// Lines and circles of the figure itself.
std::vector<Obstacle> strokes_of(const DisplayList& list) {
    std::vector<Obstacle> out;
    for (const Item& item : list.items) {
        if (const auto* line = std::get_if<Line>(&item);
            line != nullptr && line->subject.kind == Subject::Kind::segment)
            out.push_back({line->from, line->to, 0, 1});
        if (const auto* circle = std::get_if<Circle>(&item))
            out.push_back({circle->centre, circle->centre, circle->radius, 1});
    }
    return out;
}

struct Count {
    std::size_t scenes = 0, labels = 0, meeting = 0, touching = 0, outside = 0;

    void add(const DisplayList& list) {
        const auto texts = texts_of(list);
        const auto strokes = strokes_of(list);
        const Box page{{0, 0}, {list.width, list.height}};
        for (std::size_t i = 0; i < texts.size(); ++i) {
            const auto touches = [&](const Obstacle& stroke) { return crosses(texts[i].box, stroke); };
            for (std::size_t j = 0; j < i; ++j)
                meeting += !(texts[i].subject == texts[j].subject) && texts[i].box.meets(texts[j].box) ? 1 : 0;
            touching += std::ranges::any_of(strokes, touches) ? 1 : 0;
            outside += page.contains(texts[i].box) ? 0 : 1;
        }
        labels += texts.size();
        ++scenes;
    }
};

TEST(Labels, OfRandomFiguresAreClear) {
    const std::size_t wanted = test::sanitized ? 40 : 300;
    Count count;
    for (std::uint64_t seed = 1; count.scenes < wanted; ++seed) {
        test::RandomSceneOptions options;
        options.actions = 12;
        options.coordinates = false;
        const auto scene = test::random_scene(seed, options).scene;
        if (scene.point_count() < 4 || scene.point_count() > 20) continue;
        realize::Options realizing;
        realizing.explain = false;
        if (const auto diagram = realize::realize(scene, realizing)) count.add(picture_of(scene, *diagram, 640));
    }
    EXPECT_EQ(count.meeting, 0U) << count.labels << " labels";
    EXPECT_EQ(count.outside, 0U);
    EXPECT_LE(static_cast<double>(count.touching), 0.01 * static_cast<double>(count.labels));
}

} // namespace
} // namespace porism::paint
