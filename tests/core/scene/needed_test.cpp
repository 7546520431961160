// What constructions need, held against figures in which it fails.
#include "scene/needed.h"

#include "facts/truth.h"
#include "formats/jgex/jgex.h"
#include "realize/realize.h"
#include "scene/catalogue.h"

#include <array>
#include <fmt/format.h>
#include <gtest/gtest.h>

namespace porism::scene {
namespace {

Scene scene_of(const std::string& text) {
    return jgex::parse_problem(text).value().scene;
}

std::vector<std::string> needs_of_last(const std::string& text) {
    const Scene scene = scene_of(text);
    std::vector<std::string> out;
    for (const facts::Statement& one : needed_by(scene.actions().back()))
        out.push_back(facts::to_string(one, scene.names()));
    return out;
}

TEST(Needed, LinesThatMeetAreNotParallel) {
    const std::string free = "a = free a; b = free b; c = free c; d = free d; ";
    const std::pair<const char*, std::vector<std::string>> rows[] = {
        {"x = on_line x a b, on_line x c d", {"npara a b c d"}},
        {"x = on_bline x a b, on_bline x c d", {"npara a b c d"}},
        {"x = on_line x a b, on_bline x c d", {"nperp a b c d"}},
        {"x = on_tline x a b c, on_tline x b c d", {"ncoll b c d"}},
        {"x = on_tline x a b c, on_line x b c", {}},
        {"x = on_pline0 x a b c, angle_bisector x b a d", {"ncoll a b d", "npara a x b c"}},
        {"x = foot x a b c", {"ncoll a b c"}},
        {"x = on_circle x a b, on_circle x c d", {}},
        {"x = midpoint x a b", {}},
    };
    for (const auto& [clause, needs] : rows) EXPECT_EQ(needs_of_last(free + clause), needs) << clause;
}

/// The row of each line tells its direction: what is needed is the sine of the angle between the two lines.
TEST(Needed, IsSeenWhereTwoLinesMeet) {
    std::size_t seen = 0;
    for (const Construction& row : catalogue())
        for (const Construction& other : catalogue()) {
            if (output_count(row) != 1 || output_count(other) != 1 || number_input_count(row) > 0) continue;
            if (row.places != Places::locus || other.places != Places::locus || number_input_count(other) > 0) continue;
            std::string text = "a = free a; b = free b; c = free c; d = free d; e = free e; f = free f; g = free g; "
                               "h = free h; x = ";
            const std::string_view first = "abcdefg", second = "hgfedcb";
            text += row.name + " x";
            for (std::size_t i = 0; i < point_input_count(row); ++i) text += fmt::format(" {}", first[i]);
            text += ", " + other.name + " x";
            for (std::size_t i = 0; i < point_input_count(other); ++i) text += fmt::format(" {}", second[i]);
            const Scene scene = scene_of(text);
            const auto figure = realize::realize(scene);
            if (!figure) continue;
            for (const facts::Statement& one : needed_by(scene.actions().back())) {
                EXPECT_TRUE(facts::seen(one, figure->scene_picture.points)) << text;
                ++seen;
            }
        }
    EXPECT_GT(seen, 100U);
}

} // namespace
} // namespace porism::scene
