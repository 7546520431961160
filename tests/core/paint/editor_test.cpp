// What an editor of textbooks would mend in pictures, mended.
#include "core/paint/gallery.h"
#include "core/paint/items.h"

#include "paint/turn.h"
#include "paint/vec.h"

#include <algorithm>
#include <numbers>

namespace porism::paint {
namespace {

DisplayList edited(std::string_view problem) {
    const Hung hung = paint::hang(Exhibit{"edited", problem});
    return picture_of(hung.scene, hung.diagram, 480, hung.options);
}

std::ptrdiff_t dashed_lines(const DisplayList& list) {
    return std::ranges::count_if(all<Line>(list), [](const Line& line) { return line.stroke.dash == Dash::dashed; });
}

std::vector<geometry::Point<double>> on_its_head(const geometry::Point<double>& other) {
    return {{2, -3}, {5, 0}, {0, 0}, other};
}

TEST(Editor, DrawsTheSidesOfIsoscelesTrianglesSolid) {
    EXPECT_EQ(dashed_lines(edited("a@0_0 b@4_0 = segment a b; c@2_3 = on_bline c a b")), 0);
    EXPECT_GT(dashed_lines(edited("a@1_3 b@0_0 c@4_0 = triangle a b c; o = on_bline o a b, on_bline o b c")), 0)
        << "radii of a circumcentre are auxiliary";
}

TEST(Editor, MarksEqualSidesOfATriangleAndNotItsAnglesBesides) {
    const DisplayList list = edited("a b c = iso_triangle a b c");
    EXPECT_TRUE(all<Arc>(list).empty());
    EXPECT_EQ(std::ranges::count(all<Line>(list), Subject::Kind::equal_lengths,
                                 [](const Line& line) { return line.subject.kind; }),
              2);
}

/// A circle much larger than the rest is no reason to draw the rest small, nor one to cut it at the edge.
TEST(Editor, DrawsOfALargeCircleTheArcPastItsPoints) {
    const DisplayList list =
        edited("a@0_0 b@4_0.6 c@8_0 = triangle a b c; d@6_0.45 = on_circum d a b c; e@3_0.3 = on_circum e a b c");
    EXPECT_TRUE(all<Circle>(list).empty());
    const auto arcs = all<Arc>(list);
    const auto part = std::ranges::find(arcs, Subject::Kind::circle, [](const Arc& arc) { return arc.subject.kind; });
    ASSERT_NE(part, arcs.end());
    EXPECT_LT(part->sweep, std::numbers::pi);
    for (const Dot& dot : all<Dot>(list)) {
        const double from_start = angle_of(dot.at - part->centre) - part->start;
        const double along = from_start - 2 * std::numbers::pi * std::floor(from_start / (2 * std::numbers::pi));
        EXPECT_NEAR(length(dot.at - part->centre), part->radius, 0.1);
        EXPECT_LT(along, part->sweep) << "the arc goes past each of them";
    }
    for (int i = 0; i <= 16; ++i) {
        const Vec at = part->centre + part->radius * at_angle(part->start + part->sweep * i / 16);
        EXPECT_TRUE(at.x > 0 && at.y > 0 && at.x < list.width && at.y < list.height) << "it is on the page";
    }
    EXPECT_EQ(all<Circle>(edited("a@1_3 b@0_0 c@4_0 = triangle a b c; o = circle o a b c")).size(), 1U);
}

/// Wherever another point is, below it too.
TEST(Editor, StandsATriangleOnABase) {
    const Sketch sketch(paint::hang(Exhibit{"edited", "a b c = triangle a b c; d = free d"}).scene);
    for (const geometry::Point<double> other : {geometry::Point<double>{2.5, 4}, {2.5, 1}, {-3, 2}, {7, -2}}) {
        const auto there = turned_to_stand(sketch, on_its_head(other), std::numbers::pi);
        const auto stands_on = [&](std::size_t i) {
            const auto &a = there[i], &b = there[(i + 1) % 3], &tip = there[(i + 2) % 3];
            return std::fabs(a.y - b.y) < 1e-9 && tip.y > a.y;
        };
        EXPECT_TRUE(stands_on(0) || stands_on(1) || stands_on(2)) << other.x << ' ' << other.y;
    }
}

} // namespace
} // namespace porism::paint
