// Closed figures of a sketch.
#include "paint/figures.h"

#include "core/paint/gallery.h"
#include "core/paint/items.h"

#include <algorithm>

namespace porism::paint {
namespace {

TEST(Figures, ATriangleThatIsCompletedHasNoDiagonal) {
    const auto sketch_of = [](const char* text) { return Sketch(hang(Exhibit{"figure", text}).scene); };
    const Sketch plain = sketch_of("a b c = triangle a b c; d = parallelogram a b c d");
    EXPECT_FALSE(joins(plain, PointId(0), PointId(2)));
    EXPECT_TRUE(joins(plain, PointId(3), PointId(0)));
    ASSERT_EQ(figures_of(plain.pieces()).size(), 1U);
    EXPECT_EQ(figures_of(plain.pieces())[0].corners.size(), 4U);
    const Sketch named =
        sketch_of("a b c = triangle a b c; d = parallelogram a b c d; o = on_line o a c, on_line o b d");
    EXPECT_TRUE(joins(named, PointId(0), PointId(2))) << "the diagonal is spoken of";
    const Sketch later = sketch_of("a b c = triangle a b c; h = foot h a b c; d = parallelogram a b c d");
    EXPECT_TRUE(joins(later, PointId(0), PointId(2))) << "the triangle is what the problem is about";
}

} // namespace
} // namespace porism::paint
