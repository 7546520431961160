// Names and values of random figures: none meets another, few touch a line, none leaves the page.
#include "paint/box.h"
#include "paint/glyph_cover.h"
#include "realize/realize.h"
#include "support/random_scene.h"
#include "support/sanitized.h"

#include <cstdio>
#include <cstdlib>
#include <gtest/gtest.h>

namespace porism::paint {
namespace {

struct Shape {
    Box box;
    Subject subject;
    std::vector<Box> cover; ///< of its letters
};

std::vector<Shape> texts_of(const DisplayList& list) {
    std::vector<Shape> out;
    for (const Item& item : list.items) {
        const auto* text = std::get_if<Text>(&item);
        if (text == nullptr) continue;
        const double up = built_in_metrics().cap_height() * text->size;
        const double across = width(built_in_metrics(), text->runs, text->size);
        out.push_back({{{text->at.x, text->at.y - up}, {text->at.x + across, text->at.y}},
                       text->subject,
                       glyph_cover(built_in_metrics(), text->runs, text->size)});
        for (Box& part : out.back().cover) part = part.moved(text->at);
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
            const auto touches = [&](const Obstacle& stroke) {
                return std::ranges::any_of(texts[i].cover, [&](const Box& part) { return crosses(part, stroke); });
            };
            for (std::size_t j = 0; j < i; ++j)
                meeting += !(texts[i].subject == texts[j].subject) && texts[i].box.meets(texts[j].box) ? 1 : 0;
            touching += std::ranges::any_of(strokes, touches) ? 1 : 0;
            outside += page.contains(texts[i].box) ? 0 : 1;
        }
        labels += texts.size();
        ++scenes;
    }
};

/// Pictures of random figures; of each with the options for its seed.
template<class OptionsFor>
Count count_of(std::size_t wanted, OptionsFor options_for) {
    Count count;
    for (std::uint64_t seed = 1; count.scenes < wanted; ++seed) {
        test::RandomSceneOptions options;
        options.actions = 12;
        options.coordinates = false;
        const auto scene = test::random_scene(seed, options).scene;
        if (scene.point_count() < 4 || scene.point_count() > 20) continue;
        realize::Options realizing;
        realizing.explain = false;
        if (const auto diagram = realize::realize(scene, realizing))
            count.add(picture_of(scene, *diagram, 640, options_for(seed)));
    }
    return count;
}

void expect_clear(const Count& count) {
    EXPECT_EQ(count.meeting, 0U) << count.labels << " labels";
    EXPECT_EQ(count.outside, 0U);
    EXPECT_LE(static_cast<double>(count.touching), 0.01 * static_cast<double>(count.labels));
    if (std::getenv("PORISM_PICTURES") != nullptr)
        std::printf("%zu scenes, %zu labels: %zu meet, %zu outside, %zu touch a line\n", count.scenes, count.labels,
                    count.meeting, count.outside, count.touching);
}

/// PORISM_PICTURES makes it more.
std::size_t pictures(std::size_t usual) {
    const char* told = std::getenv("PORISM_PICTURES");
    return told != nullptr ? std::strtoul(told, nullptr, 10) : test::sanitized ? usual / 8 : usual;
}

TEST(Labels, OfRandomFiguresAreClear) {
    expect_clear(count_of(pictures(300), [](std::uint64_t) { return Options(); }));
}

} // namespace
} // namespace porism::paint
