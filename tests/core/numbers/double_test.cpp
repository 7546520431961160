#include "numbers/number.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

namespace porism::numbers {
namespace {

Integer two_to(unsigned long exponent) {
    Integer out = 1;
    out <<= exponent;
    return out;
}

/// A ball of many more digits is rounded to the same number.
RC_GTEST_PROP(Doubles, AreTheNearestToARational, ()) {
    const auto shift = *rc::gen::inRange<unsigned long>(0, 80);
    Rational q(*rc::gen::arbitrary<long>(), *rc::gen::positive<long>());
    q.get_den() += two_to(shift);
    q.canonicalize();
    const BallPrecision precision(256);
    RC_ASSERT(from_rational<double>(q) == Ball(q).to_double());
}

TEST(Doubles, OfWholeNumbersTheyAreTheNumbers) {
    EXPECT_EQ(from_rational<double>(-7), -7);
    EXPECT_EQ(from_rational<double>(Rational(1, 3)), 1.0 / 3);
    EXPECT_EQ(from_rational<double>(Rational(two_to(60) + 1, 1)), 1152921504606846976.0);
}

} // namespace
} // namespace porism::numbers
