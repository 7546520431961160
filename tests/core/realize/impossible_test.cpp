// Figures that do not exist: what is named is a set of statements of which none can be left out.
#include "base/random.h"
#include "support/stated.h"

#include <algorithm>

namespace porism::realize {
namespace {

using test::points_with;
using Statements = std::vector<std::string>;

/// Places of the statements that conflict, in the order in which they are stated; all of them but any one have a
/// figure.
std::vector<std::size_t> blamed(const char* points, const Statements& statements) {
    const scene::Scene scene = points_with(points, statements);
    const auto diagram = realize(scene);
    EXPECT_FALSE(diagram) << statements.back();
    EXPECT_EQ(diagram ? "" : diagram.error().code, "conflict") << (diagram ? "" : diagram.error().what);
    const std::size_t first = scene.actions().size() - statements.size();
    std::vector<std::size_t> places;
    for (const std::size_t action : conflicting_actions(scene)) places.push_back(action - first);
    for (const std::size_t without : places) {
        Statements rest;
        for (const std::size_t place : places)
            if (place != without) rest.push_back(statements[place]);
        EXPECT_TRUE(realize(points_with(points, rest))) << statements[without];
    }
    return places;
}

using Places = std::vector<std::size_t>;

TEST(Impossible, SidesTooShortForAPerimeter) {
    EXPECT_EQ(blamed("a b c", {"length(a,b) = 4", "length(b,c) = 5", "perimeter(a,b,c) = 20"}), (Places{0, 1, 2}));
    EXPECT_EQ(blamed("a b c", {"perimeter(a,b,c) = 10", "length(a,b) = 6"}), (Places{0, 1}));
}

TEST(Impossible, AShorterArcThatIsTheLongerOne) {
    EXPECT_EQ(blamed("o a b", {"length(o,a) = 2", "cong o a o b", "sector(o,a,b) = 7"}), (Places{0, 2}));
    EXPECT_EQ(blamed("o a b", {"length(o,a) = 2", "cong o a o b", "arc_length(o,a,b) = 7"}), (Places{0, 2}));
}

TEST(Impossible, AnAreaThatIsTooLarge) {
    EXPECT_EQ(blamed("a b c", {"perimeter(a,b,c) = 12", "area(a,b,c) = 10"}), (Places{0, 1}));
    EXPECT_EQ(blamed("a b c", {"area(a,b,c) = 20", "length(a,b) = 4", "length(a,c) = 5"}), (Places{0, 1, 2}));
}

TEST(Impossible, ABisectorThatDividesTheSideOtherwise) {
    EXPECT_EQ(blamed("a b c d", {"coll b d c", "angle(b,a,d) = angle(d,a,c)", "length(b,d) = 2", "length(d,c) = 3",
                                 "length(a,b) = 6", "length(a,c) = 8"}),
              (Places{0, 1, 2, 3, 4, 5}));
    EXPECT_FALSE(blamed("a b c d", {"coll b d c", "angle(b,a,d) = angle(d,a,c)", "length(b,d) = 10", "length(d,c) = 25",
                                    "length(a,b) = 4", "length(a,c) = 11"})
                     .empty())
        << "several sets conflict: BD is longer than AB, so that DC would be longer than AC";
}

/// On a line angles of 0 degrees would be equal; an angle of a relation is none.
TEST(Impossible, ATriangleThatIsFlat) {
    EXPECT_EQ(blamed("a b c d", {"coll b d c", "angle(b,a,d) = angle(d,a,c)", "length(b,d) = 10", "length(d,c) = 25",
                                 "length(a,b) = 20", "length(a,c) = 55"}),
              (Places{0, 1, 3, 4, 5}));
    EXPECT_EQ(blamed("a b c", {"length(a,b) = 2", "length(b,c) = 3", "length(a,c) = 5", "angle(a,b,c) = x"}),
              (Places{0, 1, 2, 3}));
    EXPECT_TRUE(realize(points_with("a b c", {"angle(a,b,c) = 0.001", "length(a,b) = 2", "length(b,c) = 3"})));
}

TEST(Impossible, ANumberThatWasRoundedIsTakenForOne) {
    const auto diagram =
        realize(points_with("a b c", {"perp a b a c", "length(a,b) = 3", "length(a,c) = 4", "angle(a,b,c) = 53.1301"}));
    ASSERT_FALSE(diagram);
    EXPECT_EQ(diagram.error().code, "no_figure_found");
    EXPECT_NE(diagram.error().mend.find("rounded"), std::string::npos) << diagram.error().mend;
}

TEST(Impossible, AnInscribedAngleThatIsNotHalfTheCentralOne) {
    for (const bool beside : {false, true}) {
        Statements statements{"circle o a b c", "angle(a,o,b) = 80", "angle(a,c,b) = 60"};
        if (beside) statements.emplace_back("length(o,a) = 2");
        EXPECT_EQ(blamed("a b c o", statements), (Places{0, 1, 2}));
    }
}

Statements shuffled(Statements statements, std::uint64_t order) {
    Rng rng(order);
    for (std::size_t i = statements.size(); i > 1; --i) std::swap(statements[i - 1], statements[rng.below(i)]);
    return statements;
}

/// The angle AFD is 49 degrees (131 and 59 are too much), so that D is 13 sin 72 = 12.4 away from the line AF, on which
/// C is. All but that holds the better the farther B is, and where B, D and F come together.
TEST(Impossible, WhatNearlyHoldsFarAwayAndWherePointsComeTogether) {
    const Statements points{"a", "b", "c", "d", "f", "g", "h"};
    const Statements statements{"coll a c f",       "coll b d f",        "length(a,d) = 13",
                                "length(c,d) = 10", "angle(b,f,c) = 49", "angle(a,d,f) = 59"};
    for (std::uint64_t order = 1; order <= 24; ++order) {
        const auto names = join(shuffled(points, order), " ");
        const scene::Scene scene = points_with(names.c_str(), shuffled(statements, order));
        EXPECT_EQ(conflicting_actions(scene, {.seed = order}).size(), statements.size()) << order;
    }
}

} // namespace
} // namespace porism::realize
