// What statements say of quantities: true in every picture in which they hold, under their conditions.
#include "facts/readings.h"

#include "figures.h"

#include "facts/truth.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace porism::facts {
namespace {

const std::vector<std::string> names{"a", "b", "c", "d", "e", "f"};

std::vector<std::string> said(const std::string& text) {
    const auto statement = parse_statement(text, names);
    EXPECT_TRUE(statement) << text;
    std::vector<std::string> out;
    for (const Reading& reading : readings(statement->front())) {
        std::string line = to_string(reading.relation, names);
        for (const Statement& condition : reading.conditions) line += " if " + to_string(condition, names);
        out.push_back(line);
    }
    return out;
}

using Lines = std::vector<std::string>;

TEST(Readings, SayWhatIsMeant) {
    EXPECT_EQ(said("cong a b c d"), (Lines{"length(c,d) = length(a,b)"}));
    EXPECT_EQ(said("midp a b c"), (Lines{"length(a,c) = length(a,b)", "length(b,c) = 2*length(a,b)"}));
    EXPECT_EQ(said("perp a b b c"), (Lines{"angle(a,b,c) = 90"}));
    EXPECT_EQ(said("perp a b c d"), Lines{}) << "the lines are not named by a common point";
    EXPECT_EQ(said("lconst a b 5"), (Lines{"length(a,b) = 5"}));
    EXPECT_EQ(said("l2const a b 5"), (Lines{"length(a,b)^2 = 5"}));
    EXPECT_EQ(said("aconst b a b c 40o"),
              (Lines{"angle(a,b,c) = 40 if acute_angle a b c", "angle(a,b,c) = 140 if obtuse_angle a b c"}));
    EXPECT_EQ(said("para a b c d"), Lines{});
    EXPECT_EQ(said("eqratio a b c d a c b d"), (Lines{"length(a,c)*length(c,d) = length(a,b)*length(b,d)"}));
    EXPECT_EQ(said("simtri a b c d e f").size(), 6U);
    EXPECT_EQ(said("contri a b c d e f").size(), 6U);
}

TEST(Readings, OfPointsOnALineAreOfAFlatTriangle) {
    const Lines line = said("coll a b c");
    for (const char* one :
         {"angle(a,b,c) = 180 if obtuse_angle a b c", "angle(a,b,c) = 0 if acute_angle a b c", "area(a,b,c) = 0",
          "sine(b,a,c) = 0 if diff a b if diff a c", "cosine(a,c,b) + 1 = 0 if obtuse_angle a c b"})
        EXPECT_EQ(std::ranges::count(line, one), 1) << one << " of " << testing::PrintToString(line);
    const Lines sum = said("sum a b b c a c");
    EXPECT_EQ(std::ranges::count(sum, "angle(a,b,c) = 180 if diff a b if diff b c"), 1) << testing::PrintToString(sum);
    EXPECT_EQ(said("sum a b c d e f").size(), 1U);
}

TEST(Readings, AreFlatWhereTheySpeakOfNoTriangle) {
    const Statement sum = parse_statement("sum a b b c a c", names)->front();
    for (const Reading& reading : readings(sum))
        EXPECT_EQ(is_flat(sum, reading.relation), reading.relation.quantities().size() == 1);
    EXPECT_EQ(whole_readings(sum).size(), 1U);
    const Statement right = parse_statement("perp a b b c", names)->front();
    EXPECT_FALSE(is_flat(right, readings(right).front().relation));
}

TEST(WholeReading, IsThereWhereOneEquationSaysAll) {
    for (const char* text : {"cong a b c d", "perp a b b c", "eqratio a b c d a c b d", "eqangle a b b c d e e f"}) {
        const Statement statement = parse_statement(text, names)->front();
        EXPECT_EQ(whole_readings(statement), readings(statement)) << text;
        EXPECT_FALSE(readings(statement).empty()) << text;
    }
    for (const char* text :
         {"midp a b c", "circle a b c d", "aconst b a b c 40o", "simtri a b c d e f", "perp a b c d", "coll a b c"})
        EXPECT_TRUE(whole_readings(parse_statement(text, names)->front()).empty()) << text;
}

/// Statement and equation hold in the same pictures: on the points of a lattice, where many hold.
TEST(WholeReading, HoldsWhereTheStatementDoes) {
    Rng rng(20261123, 2);
    std::size_t held = 0;
    for (const char* text :
         {"cong a b c d", "perp a b b c", "eqratio a b c d a c b d", "eqprod a b c d e f a c b d a e",
          "sum a b b c c d", "eqsum a b c d a c b d", "rconst a b c d 2", "r2const a b c d 2", "lconst a b 2",
          "l2const a b 5", "eqangle b a b c e d e f", "eqangle a b b c c b b d"}) {
        const Statement statement = parse_statement(text, names)->front();
        for (int i = 0; i < 2000; ++i) {
            std::vector<geometry::Point<double>> points;
            for (std::size_t k = 0; k < names.size(); ++k)
                points.push_back({static_cast<double>(rng.below(4)), static_cast<double>(rng.below(4))});
            const auto holds = [&](const Statement& one) { return seen(one, points); };
            for (const Reading& reading : whole_readings(statement)) {
                if (!std::ranges::all_of(reading.conditions, holds) ||
                    !std::ranges::all_of(conditions_of(reading.relation), holds))
                    continue;
                const bool said = relative_residual(reading.relation, points) < 1e-9;
                EXPECT_EQ(seen(statement, points), said) << text;
                held += said ? 1 : 0;
            }
        }
    }
    EXPECT_GT(held, 200U);
}

/// Readings whose conditions hold are true; returns how many there were.
int expect_true(const Statement& statement, std::span<const geometry::Point<double>> points) {
    int looked_at = 0;
    for (const Reading& reading : readings(statement)) {
        const auto holds = [&](const Statement& condition) { return seen(condition, points); };
        if (!std::ranges::all_of(reading.conditions, holds)) continue;
        ++looked_at;
        EXPECT_LT(relative_residual(reading.relation, points), 1e-7) << to_string(statement, names);
    }
    return looked_at;
}

TEST(Readings, AreTrueWhereverTheStatementIs) {
    Rng rng(20261123, 1);
    int read = 0;
    for (const PredicateRow& row : predicate_table()) {
        if (row.order || row.predicate == Predicate::sinelaw || row.predicate == Predicate::eqsine) continue;
        for (int i = 0; i < 50; ++i) {
            const auto figure = test::random_figure<double>(row.predicate, rng);
            read += expect_true(figure.statement(), figure.points);
        }
    }
    EXPECT_GT(read, 1000);
}

/// Angles that are equal modulo 180 degrees, at corners of any orientation.
TEST(Readings, OfAnglesFollowTheOrientation) {
    Rng rng(20261123, 2);
    const std::vector<std::string> words{"eqangle b a b c e d e f", "eqangle b c b a e f e d", "perp a b b c",
                                         "aconst b a b c 40o"};
    for (int i = 0; i < 400; ++i) {
        test::Places<double> places(rng);
        auto points = places.points(6);
        const auto turn = points[2] - points[1], from = points[0] - points[1], other = points[3] - points[4];
        const double factor = i % 2 == 0 ? 1.5 : -0.75;
        points[5] = points[4] + factor * geometry::product(geometry::quotient_direction(turn, from), other);
        for (const std::string& text : words) {
            const Statement statement = parse_statement(text, names)->front();
            if (!seen(statement, std::span<const geometry::Point<double>>(points))) continue;
            EXPECT_EQ(expect_true(statement, points), 1) << text;
        }
    }
}

} // namespace
} // namespace porism::facts
