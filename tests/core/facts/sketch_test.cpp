#include "facts/sketch.h"

#include <cmath>
#include <gtest/gtest.h>
#include <string>
#include <vector>

namespace porism::facts {
namespace {

const std::vector<std::string> sketched_names{"a", "b", "c", "d"};
const Sketch sketch{geometry::Point<double>{0, 0}, geometry::Point<double>{10, 0}, geometry::Point<double>{12, 7},
                    std::nullopt};

bool shown(const std::string& text) {
    const auto statement = parse_statement(text, sketched_names);
    EXPECT_TRUE(statement) << text;
    return shows(sketch, statement->front());
}

TEST(Sketch, ShowsTheOrderOfPointsThatWerePutDown) {
    EXPECT_TRUE(shown("obtuse_angle a b c"));
    EXPECT_TRUE(shown("acute_angle a c b"));
    EXPECT_TRUE(shown("ncoll a b c"));
    EXPECT_FALSE(shown("acute_angle a b c"));
}

TEST(Sketch, ShowsNothingOfConstructedPoints) {
    EXPECT_FALSE(shown("acute_angle a d b") || shown("obtuse_angle a d b"));
    EXPECT_FALSE(shows({}, parse_statement("acute_angle a c b", sketched_names)->front()));
}

TEST(Sketch, ShowsNothingThatIsNearlyOtherwise) {
    const Sketch nearly_right{geometry::Point<double>{0, 0}, geometry::Point<double>{10, 0},
                              geometry::Point<double>{10.1, 7}};
    for (const char* text : {"obtuse_angle a b c", "acute_angle a b c"})
        EXPECT_FALSE(shows(nearly_right, parse_statement(text, sketched_names)->front())) << text;
}

TEST(Sketch, IsOffAPictureByTheCosinesOfItsAngles) {
    using Points = std::vector<geometry::Point<double>>;
    const Points turned_and_twice_as_large{{0, 0}, {0, 20}, {-14, 24}, {3, 3}};
    EXPECT_LT(misfit(sketch, turned_and_twice_as_large).greatest, 1e-15) << "what was not put down is not compared";
    const Points right{{0, 0}, {10, 0}, {10, 7}, {3, 3}};
    const Misfit off = misfit(sketch, right);
    EXPECT_NEAR(off.greatest, 2 / std::sqrt(53), 1e-12) << "at the second point";
    EXPECT_GT(off.sum, off.greatest * off.greatest);
    EXPECT_EQ(misfit({}, right).sum, 0);
}

} // namespace
} // namespace porism::facts
