// Equations that follow from others add nothing; comparisons that make an equality together each add it.
#include "diagnose/adding_nothing.h"
#include "realize/realize.h"
#include "samples.h"

namespace porism::diagnose {
namespace {

std::vector<std::size_t> adding_nothing_of(const std::vector<std::string>& statements) {
    const Sample sample = test::stated("a b c = triangle a b c", statements);
    const auto figure = realize::realize(sample.scene);
    EXPECT_TRUE(figure && figure->solution);
    return figure && figure->solution ? adding_nothing(sample.scene, *figure->solution) : std::vector<std::size_t>();
}

TEST(AddingNothing, AreEquationsThatFollowFromOthers) {
    EXPECT_EQ(adding_nothing_of({"cong a b a c", "cong b c a c"}).size(), 0U);
    EXPECT_EQ(adding_nothing_of({"cong a b a c", "cong b c a c", "angle(a,b,c) = 60"}).size(), 1U);
}

TEST(AddingNothing, IsNoComparison) {
    EXPECT_TRUE(adding_nothing_of({"length(a,b) <= length(a,c)", "length(a,b) >= length(a,c)"}).empty());
}

} // namespace
} // namespace porism::diagnose
