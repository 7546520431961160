// Figures that exist are found whatever is drawn: among others in which points fall together, and on one of two sides.
#include "base/random.h"
#include "support/stated.h"

#include <fmt/format.h>
#include <optional>

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

/// Chords that cross, told by lengths that add up or by straight angles: as exact as if the lines were told.
TEST(Found, APointBetweenTwoOthersHasAllItsDigits) {
    const Statements told[] = {{"sum a p p b a b", "length(c,p) + length(p,d) = length(c,d)"},
                               {"angle(a,p,b) = 180", "angle(c,p,d) = 180"}};
    for (Statements statements : told) {
        for (const char* one :
             {"cong o a o b", "cong o a o c", "cong o a o d", "length(p,a) = 6", "length(p,b) = 4", "length(p,c) = 3"})
            statements.emplace_back(one);
        const scene::Scene scene = points_with("o a b c d p", statements);
        const auto diagram = realize(scene);
        ASSERT_TRUE(diagram) << to_string(diagram.error());
        const auto length = facts::parse_quantity("length(p,d)", scene.names());
        for (const auto& picture : diagram->pictures()) EXPECT_NEAR(facts::value_in(*length, picture), 8, 1e-10);
        EXPECT_EQ(std::ranges::count(diagram->givens, facts::Predicate::coll,
                                     [](const auto& given) { return given.statement.predicate(); }),
                  2);
    }
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

/// The first three points are drawn with the third one between the others, where there are flat figures only: the
/// right one is not found by every draw, but no draw may call it impossible.
TEST(Found, ABisectorWhoseFootIsDrawnOutsideIsNoConflict) {
    for (const char* points : {"b d a c", "d c b a"}) {
        const auto scene = points_with(points, {"coll b d c", "angle(b,a,d) = angle(d,a,c)", "length(a,c) = 55"});
        for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
            const auto diagram = realize(scene, {.seed = seed});
            EXPECT_NE(diagram ? "" : diagram.error().code, "conflict") << seed;
        }
    }
}

constexpr int columns = 10, lines = 6;

std::string grid_points(std::optional<double> noise) {
    Rng rng(3);
    std::string clauses;
    for (int i = 0; i < columns * lines; ++i) {
        const int column = i % columns, line = i / columns;
        clauses += fmt::format("{}p{}", i == 0 ? "" : "; ", i);
        if (noise)
            clauses += fmt::format("@{:.3f}_{:.3f}", column + rng.uniform(-*noise, *noise),
                                   line + rng.uniform(-*noise, *noise));
        clauses += " = free";
    }
    return clauses;
}

/// Squares of side 1, each by what is parallel in the one before: two points at a time are fixed at the edges.
Statements grid_of_squares() {
    Statements all{fmt::format("perp p0 p1 p0 p{}", columns)};
    const auto side = [&](int from, int to) { all.push_back(fmt::format("length(p{},p{}) = 1", from, to)); };
    const auto corner = [&](int before, int at, int beside) {
        all.push_back(fmt::format("perp p{} p{} p{} p{}", before, at, at, beside));
    };
    for (int i = 1; i < columns; ++i) {
        side(i - 1, i);
        if (i > 1) corner(i - 1, i, i + columns);
    }
    for (int i = columns; i < columns * lines; i += columns) {
        side(i - columns, i);
        if (i > columns) corner(i - columns, i, i + 1);
        for (int k = i + 1; k < i + columns; ++k) {
            const int below = k - columns;
            all.push_back(fmt::format("para p{} p{} p{} p{}", k - 1, k, below - 1, below));
            all.push_back(fmt::format("para p{} p{} p{} p{}", below, k, below - 1, k - 1));
        }
    }
    return all;
}

/// 60 points, 117 statements; counted work, not time: 40 million operations take about 50 ms.
TEST(Found, AGridOfSquares) {
    for (const auto& noise : {std::optional<double>(), {0.1}, {0.5}, {1.0}}) {
        const auto diagram = realize(test::stated(grid_points(noise), grid_of_squares()));
        ASSERT_TRUE(diagram) << to_string(diagram.error());
        EXPECT_EQ(diagram->solution->shape_freedom, 0);
        EXPECT_LT(diagram->solution->work, 40'000'000u);
    }
}

/// Each point by its distances from two that stand near it: 60 points, 117 statements, on a sketch or without one.
TEST(Found, PointsByTwoDistancesEach) {
    for (const double noise : {0.0, 1.0, 5.0}) {
        Rng rng(5);
        std::vector<std::pair<int, int>> places;
        Statements statements;
        const auto square = [&](std::size_t i, std::size_t j) {
            const int x = places[i].first - places[j].first, y = places[i].second - places[j].second;
            return x * x + y * y;
        };
        std::string clauses;
        for (std::size_t i = 0; i < columns * lines; ++i) {
            const int y = 20 * static_cast<int>(i / columns) + static_cast<int>(rng.below(9));
            const int x = 20 * static_cast<int>(i % columns) + static_cast<int>(rng.below(9));
            places.emplace_back(x, y);
            clauses += fmt::format("{}p{}", i == 0 ? "" : "; ", i);
            if (noise > 0) {
                const double up = rng.uniform(-noise, noise), right = rng.uniform(-noise, noise);
                clauses += fmt::format("@{:.3f}_{:.3f}", x + right, y + up);
            }
            clauses += " = free";
            const std::size_t back = std::min<std::size_t>(i, 2);
            for (std::size_t k = 0; k < back; ++k) {
                const std::size_t to = i - 1 - (k == 0 ? 0 : 1 + rng.below(std::min<std::size_t>(i - 1, columns)));
                statements.push_back(fmt::format("length(p{},p{})^2 = {}", i, to, square(i, to)));
            }
        }
        const auto diagram = realize(test::stated(clauses, statements));
        ASSERT_TRUE(diagram) << to_string(diagram.error());
        EXPECT_EQ(diagram->solution->shape_freedom, 0);
        EXPECT_LT(diagram->solution->work, 12'000'000u) << noise;
    }
}

} // namespace
} // namespace porism::realize
