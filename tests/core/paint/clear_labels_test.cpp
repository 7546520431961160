// Names and values of random figures: none meets another, few touch a line, none leaves the page.
#include "formats/jgex/jgex.h"
#include "paint/box.h"
#include "paint/glyph_cover.h"
#include "paint/random_look.h"
#include "realize/realize.h"
#include "support/random_scene.h"
#include "support/sanitized.h"

#include <cstdio>
#include <cstdlib>
#include <gtest/gtest.h>
#include <numbers>
#include <set>

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
    // A part of a hundred is told apart from its half by some thousands of labels.
    constexpr std::size_t enough = 3000;
    if (count.labels >= enough) {
        EXPECT_LE(static_cast<double>(count.touching), 0.01 * static_cast<double>(count.labels));
    }
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

TEST(Labels, AreClearInLooksByChance) {
    expect_clear(count_of(pictures(500), [](std::uint64_t seed) { return with_look_by_chance({}, seed); }));
}

TEST(RandomLook, IsTheSameForASeedAndWithinBounds) {
    std::set<Ground> grounds;
    const auto least = [](double PictureStyle::*factor) {
        return std::ranges::min(picture_styles(), {}, factor).*factor;
    };
    const auto most = [](double PictureStyle::*factor) {
        return std::ranges::max(picture_styles(), {}, factor).*factor;
    };
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        const Options one = with_look_by_chance({}, seed), again = with_look_by_chance({}, seed);
        EXPECT_TRUE(one.ground == again.ground && one.turn == again.turn && one.lines == again.lines &&
                    one.letters == again.letters);
        EXPECT_LE(std::fabs(one.turn), look_bounds.turn);
        EXPECT_GE(one.lines, least(&PictureStyle::lines) * look_bounds.thinnest);
        EXPECT_LE(one.lines, most(&PictureStyle::lines) * look_bounds.thickest);
        EXPECT_GE(one.letters, least(&PictureStyle::letters) * look_bounds.least_letters);
        EXPECT_LE(one.letters, most(&PictureStyle::letters) * look_bounds.most_letters);
        grounds.insert(one.ground);
    }
    EXPECT_EQ(grounds.size(), 4U) << "all styles come";
}

/// A place that is given stays where it is.
TEST(RandomLook, TurnsWhatMayBeTurned) {
    Options turned;
    turned.turn = 0.25;
    const auto first_line = [&](const char* problem, const Options& options) {
        const auto scene = jgex::parse_problem(problem)->scene;
        for (const Item& item : picture_of(scene, *realize::realize(scene), 400, options).items)
            if (const auto* line = std::get_if<Line>(&item)) return angle_of(line->to - line->from);
        return 0.0;
    };
    const char* free = "a b c = triangle a b c";
    EXPECT_NEAR(std::fabs(std::remainder(first_line(free, turned) - first_line(free, {}), std::numbers::pi)), 0.25,
                1e-6);
    const char* drawn = "a@0_0 b@4_0 c@1_3 = triangle a b c";
    EXPECT_LT(std::fabs(std::remainder(first_line(drawn, turned) - first_line(drawn, {}), std::numbers::pi)), 0.08);
}

} // namespace
} // namespace porism::paint
