// Figures on a line: where statements would be void there they are none, and where there are others they are not taken.
#include "geometry/vector.h"
#include "realize/stated/said_lines.h"
#include "support/stated.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace porism::realize {
namespace {

using test::points_with;
using Statements = std::vector<std::string>;

constexpr std::uint64_t draws = 20, conflict_draws = 4;

/// Twice the area of the first three points, relative to the square of their longest distance.
double opening(const diagram::Diagram& diagram) {
    const auto& points = diagram.scene_picture.points;
    const auto u = points[1] - points[0], v = points[2] - points[0], w = points[2] - points[1];
    using geometry::squared_length;
    return std::fabs(geometry::cross(u, v)) / std::max({squared_length(u), squared_length(v), squared_length(w)});
}

void opens_by_every_draw(const char* points, const Statements& statements) {
    const scene::Scene scene = points_with(points, statements);
    for (std::uint64_t seed = 1; seed <= draws; ++seed) {
        const auto diagram = realize(scene, {.seed = seed});
        ASSERT_TRUE(diagram) << seed << ": " << to_string(diagram.error());
        EXPECT_GT(opening(*diagram), 1e-3) << seed;
    }
}

void is_a_conflict_of(std::size_t count, const char* points, const Statements& statements, const char* words) {
    const scene::Scene scene = points_with(points, statements);
    for (std::uint64_t seed = 1; seed <= conflict_draws; ++seed) {
        const auto diagram = realize(scene, {.seed = seed});
        ASSERT_FALSE(diagram) << seed;
        EXPECT_EQ(diagram.error().code, "conflict") << seed << ": " << diagram.error().what;
        EXPECT_NE(diagram.error().what.find(words), std::string::npos) << seed << ": " << diagram.error().what;
        EXPECT_EQ(conflicting_actions(scene, {.seed = seed}).size(), count) << seed;
    }
}

/// All of these hold on a line.
/// Whose apex was stated before the midpoint of its base, and stood just above it.
TEST(Flat, AnIsoscelesTriangleIsNotSqueezed) {
    scene::Scene scene = points_with("a b c", {"cong a b a c"});
    scene::Action point = scene.actions().front();
    point.outputs.clear();
    ASSERT_TRUE(scene.append(std::move(point), std::vector<std::string>{"m"}));
    test::state(scene, "midp m b c");
    for (std::uint64_t seed = 0; seed <= draws; ++seed) {
        const auto diagram = realize(scene, {.seed = seed});
        ASSERT_TRUE(diagram) << to_string(diagram.error());
        EXPECT_GT(opening(*diagram), 0.03) << seed;
    }
}

TEST(Flat, StatementsThatAreVoidOnALineConflict) {
    is_a_conflict_of(4, "a b c d", {"para a b c d", "para a d b c", "length(a,b) = 5", "length(c,d) = 6"},
                     "but with A, B, C and D on one line, in which these hold: ");
    is_a_conflict_of(7, "a b c d e",
                     {"coll a d b", "coll a e c", "para d e b c", "length(a,d) = 4", "length(d,b) = 2",
                      "length(d,e) = 5", "length(b,c) = 8"},
                     "but with B, C, D and E on one line, in which these hold: ");
    is_a_conflict_of(4, "a b c d",
                     {"para a b c d", "para a d b c", "length(a,b) = 3*x+2", "length(c,d) = 3*x+5", "length(a,d) = 4"},
                     "no figure was found");
}

TEST(Flat, AFigureIsTakenThatIsNot) {
    opens_by_every_draw("a b c d e f g", {"midp d b c", "midp e c a", "midp f a b", "coll a g d", "coll b g e",
                                          "coll c g f", "length(a,g) = x+4", "length(g,d) = x-2"});
    opens_by_every_draw("a b c d p", {"coll a p b", "coll c p d", "cyclic a b c d", "length(a,p) = x",
                                      "length(p,b) = x+5", "length(c,p) = 6", "length(p,d) = 4"});
    opens_by_every_draw("a b c d e f o",
                        {"cong a b b c", "cong b c c d", "cong c d d e", "cong d e e f", "cong e f f a", "cong o a o b",
                         "cong o b o c", "cong o c o d", "cong o d o e", "cong o e o f", "length(a,b) = 4"});
}

/// By lengths, and what follows from them; by lines that others are parallel to.
TEST(Flat, WhatIsSaidToLieOnALineDoes) {
    for (const auto& [points, statements] : std::vector<std::pair<const char*, Statements>>{
             {"a b c", {"length(a,b) = 3", "length(b,c) = 4", "length(a,c) = 7"}},
             {"a b c", {"length(a,b) = x", "length(b,c) = x+1", "length(a,c) = 2*x+1", "x = 2"}},
             {"a b c d", {"length(a,b) = 3", "length(b,c) = 4", "length(a,c) = 7", "para a b c d", "length(c,d) = 2"}},
             {"a b c d e f", {"length(a,b) = 3", "length(b,c) = 4", "length(a,c) = 7", "simtri a b c d e f"}},
             {"a b c d", {"coll a b c", "coll b c d", "para a b c d", "length(a,b) = 3", "length(c,d) = 2"}},
             {"a b c d", {"perp a b b d", "perp b c b d", "para a b a c", "length(a,b) = 3", "length(b,c) = 2"}}}) {
        for (std::uint64_t seed = 1; seed <= draws; ++seed) {
            const auto diagram = realize(points_with(points, statements), {.seed = seed});
            ASSERT_TRUE(diagram) << join(statements, "; ") << ": " << to_string(diagram.error());
            EXPECT_LT(opening(*diagram), 1e-3);
        }
    }
}

TEST(Flat, ConstructedAndGivenPointsMayLieOnALine) {
    EXPECT_TRUE(realize(test::stated("a = free; b = free; c = on_line c a b; d = free",
                                     {"para a b c d", "length(a,b) = 3", "length(c,d) = 2"})));
}

TEST(Flat, LinesAreSaidInManyWays) {
    const Statements names{"a", "b", "c", "d", "e", "f"};
    const auto on_a_line = [&](const Statements& said, std::vector<std::size_t> points) {
        std::vector<facts::Statement> statements;
        for (const std::string& text : said) statements.push_back(test::statement_of(text, names));
        std::vector<PointId> of;
        for (const std::size_t point : points) of.emplace_back(point);
        return SaidLines(statements).join(of);
    };
    EXPECT_TRUE(on_a_line({"coll a b c", "midp d b c"}, {0, 1, 2, 3}));
    EXPECT_TRUE(on_a_line({"para a b c d", "coll a b c"}, {0, 1, 2, 3}));
    EXPECT_TRUE(on_a_line({"perp a b e f", "perp c d e f", "coll b c d", "para a b a c"}, {0, 1, 2, 3}));
    EXPECT_TRUE(on_a_line({"length(a,b) = 3", "length(b,c) = 4", "length(a,c) = 7"}, {0, 1, 2}));
    EXPECT_TRUE(on_a_line({"length(a,b) + length(b,c) = length(a,c)"}, {0, 1, 2}));
    EXPECT_TRUE(on_a_line({"coll a b c", "simtri a b c d e f"}, {3, 4, 5}));
    EXPECT_FALSE(on_a_line({"para a b c d"}, {0, 1, 2, 3}));
    EXPECT_FALSE(on_a_line({"coll a b c", "coll c d e"}, {0, 1, 2, 3}));
    EXPECT_FALSE(on_a_line({"length(a,b) = 3", "length(b,c) = 4", "length(a,c) = 6"}, {0, 1, 2}));
}

/// Two parallelograms make A the middle of DE, and H is drawn on that line: the figure is the one of the sketch, though
/// the parallels of D, E, A and H say nothing more there.
TEST(Flat, WhatIsDrawnOnALineMayLieThere) {
    const scene::Scene scene = test::stated(
        "a@0.7_5 = free; b@-7.4_1.4 = free; c@4.9_-0.2 = free; d@-13_5.6 = free; e@12.4_4.5 = free; h@28.3_4.3 = free",
        {"cong a c b d", "para a c d b", "cong c b a e", "cong b a c e", "para d e a h", "length(d,c) = 20"});
    const auto diagram = realize(scene);
    ASSERT_TRUE(diagram) << to_string(diagram.error());
    EXPECT_TRUE(facts::seen(*facts::make(facts::Predicate::midp, {0, 3, 4}), diagram->scene_picture.points));
    EXPECT_TRUE(facts::seen(*facts::make(facts::Predicate::coll, {0, 3, 5}), diagram->scene_picture.points));
}

/// The sketch is a figure, and so squeezed that its points are drawn on lines that are near each other; what moves from
/// it is the same figure, on no line.
TEST(Flat, WhatMovesFromAFigureStaysOffTheLine) {
    // The middle one of each three lies between the others.
    constexpr std::array between = {"a n f", "a d g", "a f k", "a n k", "d i e", "d p e", "d p i", "d a l",
                                    "b i f", "f a j", "f n j", "g a l", "g d l", "j a k", "j f k", "j n k",
                                    "j a n", "k f n", "n p o", "b f c", "b i c", "c f i", "i d m", "i p m",
                                    "e d m", "e i m", "e p m", "e i p", "m d p", "h n p", "h n o", "h p o"};
    scene::Scene scene = test::stated(
        "a@14.13687670918822_15.70003138321994 = free; b@-88.52659633750392_64.90514008273033 = free; "
        "c@61.28923297271489_0.590754117398593 = free; d@19.890787467883857_13.229937007687992 = free; "
        "e@31.971707425769665_13.211082663504845 = free; f@35.743315767298654_11.557352150143872 = free; "
        "g@35.65406053414902_6.46292692118077 = free; h@11.133301817811125_19.555805806553952 = free; "
        "i@31.890772853742465_13.21120897576274 = free; j@-64.93555687927633_30.860869671043105 = free; "
        "k@74.29164803320617_4.1663436124484 = free; l@11.572367154880524_16.800948809949265 = free; "
        "m@19.754536485406355_13.230149650676099 = free; n@24.940096238243438_13.628691766681907 = free; "
        "o@39.02703772309397_7.581313489639437 = free; p@25.89078016081316_13.220572991725366 = free",
        {"4*length(f,n) = x + 24", "length(i,p) + 3*y = 12", "length(d,p) + 5*y = 16", "length(a,n) + 29 = 2*x"});
    for (const std::string three : between) {
        test::state(scene, "coll " + three);
        test::state(scene, "obtuse_angle " + three);
    }
    for (const char* const said : {"para f i n p", "para a d n p", "cong d p i p"}) test::state(scene, said);
    for (std::uint64_t seed = 1; seed <= draws; ++seed) {
        const auto diagram = realize(scene, {.seed = seed});
        ASSERT_TRUE(diagram) << seed << ": " << to_string(diagram.error());
        ASSERT_FALSE(diagram->generic.empty()) << seed;
        for (const diagram::Picture& picture : diagram->generic)
            EXPECT_TRUE(facts::seen(*facts::make(facts::Predicate::ncoll, {5, 8, 13}), picture.points)) << seed;
    }
}

} // namespace
} // namespace porism::realize
