// What vanishes in a figure over balls with slopes: the same numbers as over doubles.
#include "facts/jets.h"

#include "base/random.h"
#include "facts/relation.h"
#include "facts/truth.h"
#include "numbers/jet.h"

#include <cmath>
#include <gtest/gtest.h>

namespace porism::facts {
namespace {

using numbers::Ball;
using numbers::Jet;

struct JetPlaces {
    std::vector<geometry::Point<double>> doubles;
    std::vector<geometry::Point<Jet>> jets;
};

JetPlaces random_places(std::uint64_t seed, std::size_t count) {
    Rng rng(seed);
    JetPlaces out;
    for (std::size_t i = 0; i < count; ++i) {
        out.doubles.push_back({rng.uniform(-3, 3), rng.uniform(-3, 3)});
        out.jets.push_back({Jet(Ball(out.doubles.back().x)), Jet(Ball(out.doubles.back().y))});
    }
    return out;
}

TEST(Jets, QuantitiesHaveTheValuesOfDoubles) {
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        const JetPlaces places = random_places(seed, 5);
        for (const QuantityRow& row : quantity_table())
            for (std::size_t count = row.least; count <= std::min<std::size_t>(row.most, 5); ++count) {
                std::vector<PointId> points;
                for (std::uint32_t i = 0; i < count; ++i) points.emplace_back(i);
                const auto quantity = Quantity::of(row.kind, points);
                if (!quantity || count == 0) continue;
                const double wanted = value_in(*quantity, places.doubles);
                EXPECT_NEAR(numbers::to_double(value_in(*quantity, places.jets, {})), wanted,
                            1e-9 * (1 + std::fabs(wanted)))
                    << row.name << " " << count << " seed " << seed;
            }
    }
}

TEST(Jets, RelationsAndPredicatesVanishWhereTheyHold) {
    const std::vector<std::string> names{"a", "b", "c"};
    JetPlaces places;
    for (const auto& [x, y] : {std::pair(0, 0), {3, 0}, {0, 4}}) {
        places.doubles.push_back({double(x), double(y)});
        places.jets.push_back({Jet(x), Jet(y)});
    }
    JetLetters letters;
    letters.emplace("x", Jet::variable(Ball(5), 0));
    const auto check = [&](const Statement& statement, bool holds) {
        for (const Jet& jet : vanishing(statement, places.jets, letters))
            EXPECT_EQ(jet.value().contains_zero(), holds) << to_string(statement, names);
    };
    const auto relation = [&](const char* text) { return make(*parse_relation(text, names)); };
    check(relation("length(b,c) = x"), true);
    check(relation("length(b,c) = x + 1"), false);
    check(relation("area(a,b,c) = sqrt(36)"), true);
    check(relation("angle(b,a,c) = 18x"), true);
    check(relation("sine(a,b,c) = 4/5"), true);
    check(parse_statement("perp a b a c", names)->front(), true);
    check(parse_statement("perp a b b c", names)->front(), false);
    EXPECT_TRUE(vanishing(parse_statement("ncoll a b c", names)->front(), places.jets, letters).empty());
    EXPECT_FALSE(vanishing(relation("length(b,c) = y"), places.jets, letters)[0].value().finite());
}

TEST(Jets, AnAngleThatMayBeFlatIsUnknown) {
    const std::vector<geometry::Point<Jet>> flat{
        {Jet(0), Jet(0)}, {Jet(1), Jet(numbers::widened(Ball(0), 1e-12))}, {Jet(2), Jet(0)}};
    const std::vector<PointId> points{PointId{0}, PointId{1}, PointId{2}};
    EXPECT_FALSE(value_in(*Quantity::of(QuantityKind::angle, points), flat, {}).value().finite());
}

} // namespace
} // namespace porism::facts
