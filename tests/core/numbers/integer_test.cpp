#include "numbers/integer.h"

#include <gtest/gtest.h>
#include <limits>

namespace porism::numbers {
namespace {

TEST(Integer, ParsesAndRefuses) {
    EXPECT_EQ(parse_integer(" -12 "), Integer(-12));
    EXPECT_EQ(parse_integer("0010"), Integer(10));
    EXPECT_EQ(parse_integer("").error().code, "number_empty");
    EXPECT_EQ(parse_integer("1/2").error().code, "number_syntax");
    EXPECT_EQ(parse_integer("12a").error().place->column, 3);
    EXPECT_EQ(parse_integer(std::string(1001, '7')).error().code, "number_too_long");
}

TEST(Rational, ParsesAndRefuses) {
    EXPECT_EQ(parse_rational("-0.125"), ratio(-1, 8));
    EXPECT_EQ(parse_rational("6/4"), ratio(3, 2));
    EXPECT_EQ(parse_rational("1/0").error().code, "number_zero_denominator");
    EXPECT_EQ(parse_rational("1.").error().code, "number_syntax");
    EXPECT_EQ(parse_rational("--1").error().code, "number_syntax");
    EXPECT_EQ(to_string(ratio(-6, 4)), "-3/2");
}

TEST(Integer, HelpersAgreeWithTheirNames) {
    EXPECT_EQ(gcd(Integer(-12), Integer(18)), 6);
    EXPECT_EQ(gcd(Integer(0), Integer(0)), 0);
    EXPECT_EQ(lcm(Integer(-4), Integer(6)), 12);
    EXPECT_EQ(floor(ratio(-1, 2)), -1);
    EXPECT_EQ(fraction_part(ratio(-1, 3)), ratio(2, 3));
    EXPECT_EQ(exact_sqrt(ratio(4, 9)), ratio(2, 3));
    EXPECT_EQ(exact_sqrt(ratio(2, 9)), std::nullopt);
    EXPECT_EQ(exact_sqrt(Rational(-4)), std::nullopt);
    EXPECT_EQ(exact_root(ratio(-8, 27), 3), ratio(-2, 3));
    EXPECT_EQ(exact_root(ratio(16, 81), 4), ratio(2, 3));
    EXPECT_EQ(exact_root(ratio(16, 3), 4), std::nullopt);
    EXPECT_EQ(exact_root(Rational(-16), 4), std::nullopt);
    EXPECT_EQ(to_int64(Integer("9223372036854775808")), std::nullopt);
    EXPECT_EQ(to_int64(from_int64(std::numeric_limits<std::int64_t>::min())), std::numeric_limits<std::int64_t>::min());
}

} // namespace
} // namespace porism::numbers
