// What is remembered changes no result, and what is counted depends on what is asked alone (definition 27).
#include "facts/reckoning.h"

#include "facts/constants.h"
#include "facts/solving.h"

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <rapidcheck.h>

namespace porism::facts {
namespace {

Polynomial number(int whole, int root) {
    return constant(numbers::Scalar::parse(fmt::format("{}+sqrt({})", whole, root)).value());
}

/// ((a + sqrt(b)) (c + sqrt(d)))^2, in the simplest form that is found.
std::string calculated(int a, int b, int c, int d) {
    const auto once = product(number(a, b), number(c, d));
    return value_of(*product(*once, *once))->text();
}

TEST(Reckoning, ChangesNoResult) {
    EXPECT_TRUE(rc::check([] {
        const int a = *rc::gen::inRange(-9, 10), b = *rc::gen::inRange(2, 20);
        const int c = *rc::gen::inRange(-9, 10), d = *rc::gen::inRange(2, 20);
        const std::string plain = calculated(a, b, c, d);
        const Reckoning reckoning;
        RC_ASSERT(calculated(a, b, c, d) == plain);
        RC_ASSERT(calculated(a, b, c, d) == plain);
    }));
}

TEST(Reckoning, CountsWhatIsRememberedOnce) {
    const auto work = [] {
        const Reckoning reckoning;
        calculated(1, 2, 3, 5);
        return reckoning.work();
    };
    const std::uint64_t first = work();
    EXPECT_GT(first, 0U);
    EXPECT_EQ(work(), first) << "what an earlier one remembered is gone";
    const Reckoning reckoning;
    calculated(1, 2, 3, 5);
    calculated(1, 2, 3, 5);
    EXPECT_LT(reckoning.work(), 2 * first);
    EXPECT_LT(work(), first) << "the outer one remembers the roots for an inner one";
    EXPECT_LT(reckoning.work(), 2 * first);
}

TEST(Reckoning, IsSpentAfterWhatIsAllowed) {
    Reckoning reckoning;
    calculated(1, 2, 3, 5);
    EXPECT_FALSE(reckoning.spent());
    reckoning.allow(1);
    EXPECT_FALSE(reckoning.spent());
    calculated(1, 2, 3, 7);
    EXPECT_TRUE(reckoning.spent());
    reckoning.allow(1);
    EXPECT_FALSE(reckoning.spent());
}

TEST(Reckoning, IsTheInnermostOne) {
    EXPECT_EQ(Reckoning::current(), nullptr);
    const Reckoning outer;
    {
        const Reckoning inner;
        EXPECT_EQ(Reckoning::current(), &inner);
    }
    EXPECT_EQ(Reckoning::current(), &outer);
}

TEST(Reckoning, LongNumbersAreMoreWork) {
    const auto work = [](const char* text) {
        const Reckoning reckoning;
        sign_of(numbers::Scalar::parse(text).value());
        return reckoning.work();
    };
    EXPECT_GT(work("sqrt(2+sqrt(3))-sqrt(5+sqrt(7))+sqrt(11+sqrt(13))"), 2 * work("sqrt(2)-sqrt(3)"));
}

TEST(Reckoning, RemembersThatSomethingWasLeftOut) {
    Reckoning reckoning;
    EXPECT_FALSE(reckoning.left_out());
    reckoning.leave_out();
    EXPECT_TRUE(reckoning.left_out());
}

} // namespace
} // namespace porism::facts
