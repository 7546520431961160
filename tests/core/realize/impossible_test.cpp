// Figures that do not exist: what is named is a set of statements of which none can be left out.
#include "base/random.h"
#include "support/stated.h"

#include <algorithm>
#include <utility>

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

/// A strip of triangles of which one side is told once more, and wrongly.
TEST(Impossible, InALargeRigidFigureWhatDoesNotFitNearByIsNamed) {
    constexpr std::size_t count = 24, from = 9;
    const auto name = [](std::size_t i) { return std::string(1, static_cast<char>('a' + i)); };
    std::string names;
    Statements statements;
    Places around;
    for (std::size_t i = 0; i < count; ++i) {
        names += (i == 0 ? "" : " ") + name(i);
        for (const std::size_t back : {std::size_t{1}, std::size_t{2}}) {
            if (i < back) continue;
            if (i - back >= from && i <= from + 3) around.push_back(statements.size());
            statements.push_back("length(" + name(i - back) + "," + name(i) + ") = " + (back == 1 ? "sqrt(5)" : "2"));
        }
    }
    around.push_back(statements.size());
    statements.push_back("length(" + name(from) + "," + name(from + 3) + ") = 3.9");
    const auto diagram = realize(points_with(names, statements));
    ASSERT_FALSE(diagram);
    Places actions = diagram.error().actions;
    for (std::size_t& action : actions) action -= count;
    EXPECT_EQ(actions, around) << diagram.error().what;
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
        const scene::Scene scene = points_with(names, shuffled(statements, order));
        EXPECT_EQ(conflicting_actions(scene, {.seed = order}).size(), statements.size()) << order;
    }
}

/// The nearer to a figure, the farther a point is away, or the nearer two are, or all are to a line.
TEST(Impossible, WhatNearlyHoldsTheBetterTheWorseItBecomes) {
    EXPECT_EQ(blamed("a b c", {"angle(a,b,c) = 90", "angle(a,c,b) = 90"}), (Places{0, 1}));
    EXPECT_EQ(
        blamed("a b c d", {"length(a,b) = 7", "length(a,c) = 5", "para c b a d", "para b a c d", "length(b,d) = 9"}),
        (Places{0, 1, 2, 3, 4}))
        << "81 + 25 is twice 49 + 4, and 7 - 2 is 5";
    const Statements bisector{
        "length(a,b) = 9", "length(a,c) = 13", "angle(b,a,c) = 45", "coll b h c", "angle(b,a,h) = angle(h,a,c)",
        "length(h,c) = 13"};
    EXPECT_EQ(conflicting_actions(points_with("a b c h", bisector)).size(), 5u);
}

/// True of points of a grid, and more than fixes them: searches that miss such figures end in the same few places, or
/// find what all but one statement leave with that one off by one of two amounts.
const std::pair<const char*, Statements> hard_to_find[] = {
    {"b e c f d a",
     {"410*length(b,a)^2=685*length(e,c)^2", "2*area(d,f,e)=98", "length(f,e)=sqrt(1108)",
      "angle(e,b,f)=number(arctan(796/307)*180/pi)", "angle(b,d,f)=number(arctan(513/915)*180/pi)", "length(f,c)^2=442",
      "745*length(d,e)^2=3185*length(f,b)^2", "length(d,f)^2=541", "292*length(d,e)^2=3185*length(a,c)^2"}},
    {"a b e g d f c",
     {"length(f,g)=sqrt(173)", "2*area(b,f,a)=1463", "2665*length(f,d)^2=3208*length(g,e)^2",
      "2218*length(a,e)^2=801*length(c,d)^2", "2*area(f,e,g)=151", "angle(d,e,a)=number(arctan(645/303)*180/pi)",
      "2*area(b,g,a)=2010", "length(e,b)^2=565", "2*area(g,b,c)=27", "angle(e,c,a)=number(arctan(528/814)*180/pi)",
      "length(f,c)^2=1250", "angle(b,e,g)=number(180-arctan(1227/14)*180/pi)", "length(f,g)^2=173",
      "length(d,a)=sqrt(829)"}},
    {"e b g d c f a",
     {"4*length(d,g)^2=2*length(a,c)^2", "2*area(a,f,e)=1", "4*length(f,d)^2=1*length(a,c)^2", "length(e,g)^2=2",
      "length(a,e)^2=1", "2*area(g,e,c)=1", "length(c,e)^2=1", "perp d f a c", "length(b,a)^2=5", "length(a,d)^2=1",
      "angle(c,b,g)=number(arctan(2/2)*180/pi)", "2*area(f,d,b)=3", "2*area(f,b,a)=1"}},
    {"d e c a b f",
     {"2*length(a,f)^2 = 18*length(e,b)^2", "angle(b,f,c) = number(arctan(1/5)*180/pi)", "length(b,d)^2 = 1",
      "para e b c f", "length(a,c)^2 = 8", "1*length(e,a)^2 = 5*length(d,b)^2", "length(c,d)^2 = 4",
      "angle(f,d,c) = number(arctan(2/6)*180/pi)", "2*length(d,f)^2 = 10*length(e,b)^2", "2*area(e,d,f) = 1",
      "area(d,c,f) = area(b,d,c)", "length(d,c)^2 = 4"}},
    {"b c e d g a f",
     {"29*length(f,e)^2 = 4*length(c,b)^2", "25*length(a,g)^2 = 32*length(d,b)^2", "length(b,d)^2 = 25",
      "length(f,c)^2 = 5", "length(e,b)^2 = 20", "length(e,d)^2 = 5", "area(c,d,f) = area(f,e,d)",
      "angle(c,f,a) = number(arctan(1/7)*180/pi)", "2*area(c,g,e) = 3", "2*area(b,c,d) = 10",
      "angle(a,b,c) = number(arctan(5/31)*180/pi)", "area(c,g,e) = area(a,f,d)", "length(e,g)^2 = 18"}},
};

TEST(Impossible, NoFigureThatIsHardToFind) {
    for (const auto& [points, statements] : hard_to_find) {
        const auto diagram = realize(points_with(points, statements));
        EXPECT_NE(diagram ? "" : diagram.error().code, "conflict") << diagram.error().what;
    }
}

} // namespace
} // namespace porism::realize
