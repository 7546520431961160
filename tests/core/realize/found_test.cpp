// Figures that exist are found whatever is drawn: among others in which points fall together, and on one of two sides.
#include "support/stated.h"

#include <fmt/format.h>

namespace porism::realize {
namespace {

using test::points_with;
using Statements = std::vector<std::string>;

constexpr std::uint64_t seeds = 40;

void found_by_every_draw(const char* points, const Statements& statements) {
    const scene::Scene scene = points_with(points, statements);
    for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
        const auto diagram = realize(scene, {.seed = seed});
        EXPECT_TRUE(diagram) << seed << ": " << to_string(diagram.error());
    }
}

Statements with(Statements statements, const char* one) {
    if (*one != 0) statements.emplace_back(one);
    return statements;
}

TEST(Found, ASquareThatARhombusIs) {
    for (const char* right : {"angle(d,a,b) = 90", "perp a b a d"})
        found_by_every_draw("a b c d o", {"cong a b b c", "cong b c c d", "cong c d d a", right, "coll a o c",
                                          "coll b o d", "length(a,o) = 6"});
}

TEST(Found, ASquareInACircle) {
    found_by_every_draw("a b c d o", {"cong o a o b", "cong o b o c", "cong o c o d", "cong a b b c", "cong b c c d",
                                      "cong c d d a", "length(o,a) = 6"});
}

TEST(Found, CommonTangentsOfTwoCircles) {
    for (const char* apart : {"length(o,q) = sqrt(58)", "length(o,q) = 10"})
        for (const char* side : {"", "same_side_of a b o q", "apart_by a b o q"})
            found_by_every_draw(
                "o q a b", with({"length(o,a) = 5", "length(q,b) = 2", "perp o a a b", "perp q b a b", apart}, side));
}

/// Where lines through a point that stands meet in it alone, that point is to move.
TEST(Found, PointsThatOthersLeaveNoPlaceOfTheirOwn) {
    found_by_every_draw("a b c d e", {"length(a,b) = 1", "perp a b b d", "perp b c c e", "para b d c e"});
}

} // namespace
} // namespace porism::realize
