// What is drawn of statements.
#include "paint/stated.h"

#include "support/stated.h"

namespace porism::paint {
namespace {

const std::vector<std::string> names{"a", "b", "c", "d", "e", "f", "g", "h"};

std::string drawn(std::string_view text) {
    const Drawing drawing = drawing_of(test::statement_of(text, names));
    std::string out;
    for (const auto& piece : drawing.pieces) out += names[piece.first.index()] + names[piece.second.index()] + " ";
    for (const auto& ring : drawing.rings)
        out += "(" + (ring.centre.valid() ? names[ring.centre.index()] : "") + names[ring.through.index()] + ") ";
    for (const auto& upright : drawing.uprights)
        out += names[upright.at.index()] + "|" + names[upright.first.index()] + names[upright.second.index()] + " ";
    return out;
}

TEST(DrawingOf, TheSegmentsAndCirclesOfAStatement) {
    EXPECT_EQ(drawn("perp a b c d"), "ab cd ");
    EXPECT_EQ(drawn("midp c a b"), "ab ");
    EXPECT_EQ(drawn("cyclic a b c d"), "(a) ");
    EXPECT_EQ(drawn("circle d a b c"), "(da) ");
    EXPECT_EQ(drawn("eqpower a b c a d e"), "(bc) (de) a|bd ");
    EXPECT_EQ(drawn("eqpower a b c d e f"), "(bc) (ef) ");
    EXPECT_EQ(drawn("simtri a b c d e f"), "ab bc ca de ef fd ");
    EXPECT_EQ(drawn("sameclock a b c d e f"), "");
    EXPECT_EQ(drawn("length(a,b) = 2x + 10"), "ab ");
    EXPECT_EQ(drawn("angle(a,b,c) = 30"), "ab bc ");
    EXPECT_EQ(drawn("area(a,b,c,d) = 12"), "ab bc cd da ");
    EXPECT_EQ(drawn("arc(d,a,b) = 40"), "da db (da) ");
    EXPECT_EQ(drawn("x + y = 3"), "");
}

TEST(DrawingOf, ASceneDrawsWhatItStates) {
    const Sketch sketch(test::points_with("a b c", {"length(a,b) = 3", "perp a b b c"}));
    EXPECT_EQ(sketch.pieces().size(), 3u);
    EXPECT_EQ(sketch.standing(PointId(2)), Sketch::Standing::free);
    const std::vector<PointId> hidden{PointId(2)};
    EXPECT_EQ(sketch.without_stated_at(hidden).pieces().size(), 2u) << "those from A to B";
}

} // namespace
} // namespace porism::paint
