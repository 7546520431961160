// The orders of arguments that keep a statement.
#include "facts/symmetry.h"

#include "facts/statement.h"

#include <gtest/gtest.h>
#include <map>

namespace porism::facts {
namespace {

TEST(Symmetry, OfEveryPredicateStartsWithItsOwnOrder) {
    for (const PredicateRow& row : predicate_table()) {
        const auto all = arrangements(row.predicate);
        ASSERT_FALSE(all.empty()) << row.name;
        Arrangement own(row.arity);
        for (std::size_t i = 0; i < own.size(); ++i) own[i] = static_cast<std::uint8_t>(i);
        EXPECT_EQ(all.front(), own) << row.name;
    }
    EXPECT_TRUE(arrangements(Predicate::relation).empty());
}

/// The orders that keep a statement are a group, whose size is known where the meaning is.
TEST(Symmetry, CountsTheWaysToSayTheSame) {
    const std::map<Predicate, std::size_t> known{
        {Predicate::coll, 6},      {Predicate::cyclic, 24},   {Predicate::circle, 6},       {Predicate::midp, 2},
        {Predicate::para, 8},      {Predicate::perp, 8},      {Predicate::cong, 8},         {Predicate::simtri, 12},
        {Predicate::contri, 12},   {Predicate::lconst, 2},    {Predicate::rconst, 4},       {Predicate::eqpower, 2},
        {Predicate::eqratio, 128}, {Predicate::eqangle, 128}, {Predicate::eqprod, 64 * 72},
    };
    for (const auto& [predicate, count] : known)
        EXPECT_EQ(arrangements(predicate).size(), count) << row(predicate).name;
}

TEST(Symmetry, OfStatementsWithSharedPointsKeepsThem) {
    for (const Arrangement& order : arrangements(Predicate::eqangle)) {
        const std::vector<PointId> points{PointId(0), PointId(1), PointId(0), PointId(2),
                                          PointId(3), PointId(1), PointId(3), PointId(2)};
        std::vector<PointId> other;
        for (const std::uint8_t place : order) other.push_back(points[place]);
        EXPECT_EQ(make(Predicate::eqangle, other), make(Predicate::eqangle, points));
    }
}

} // namespace
} // namespace porism::facts
