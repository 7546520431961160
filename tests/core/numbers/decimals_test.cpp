// Rational numbers as people read them.
#include "numbers/decimals.h"

#include <gtest/gtest.h>

namespace porism::numbers {
namespace {

TEST(Decimals, TellWhatFewOfThemTellExactly) {
    EXPECT_EQ(in_decimals(ratio(641, 10)), "64.1");
    EXPECT_EQ(in_decimals(ratio(-1, 400)), "-0.0025");
    EXPECT_EQ(in_decimals(ratio(7, 12)), "7/12");
    EXPECT_EQ(in_decimals(Rational(1200)), "1200");
    EXPECT_EQ(in_decimals(ratio(1, 1024)), "1/1024");
}

TEST(Decimals, LeaveHalvesAndTheLikeAsParts) {
    EXPECT_EQ(in_parts_or_decimals(ratio(-3, 8)), "-3/8");
    EXPECT_EQ(in_parts_or_decimals(ratio(7, 20)), "0.35");
}

} // namespace
} // namespace porism::numbers
