// Numbers as messages tell them.
#include "base/digits.h"

#include <gtest/gtest.h>

namespace porism {
namespace {

TEST(Digits, TellPercentagesAndRatiosWithoutPowersOfTen) {
    EXPECT_EQ(in_digits(100, 2), "100");
    EXPECT_EQ(in_digits(5234.7, 3), "5235");
    EXPECT_EQ(in_digits(-0.00123456, 2), "-0.0012");
    EXPECT_EQ(in_digits(0.5, 3), "0.5");
    EXPECT_EQ(in_digits(99.96, 3), "100");
    EXPECT_EQ(in_digits(0, 3), "0");
    EXPECT_EQ(in_digits(3e-15, 2), "3e-15");
    EXPECT_EQ(in_digits(1e12, 2), "1e+12");
}

TEST(Digits, TellTwoNumbersApart) {
    EXPECT_EQ(told_apart(5000, 5, 3), (std::array<std::string, 2>{"5000", "5"}));
    EXPECT_EQ(told_apart(1.00001, 1), (std::array<std::string, 2>{"1.00001", "1"}));
}

} // namespace
} // namespace porism
