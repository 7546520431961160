#include "reason/value/equal_quantities.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <set>

namespace porism::reason {
namespace {

using facts::Quantity;

constexpr std::size_t letters = 8;

Quantity letter(std::size_t i) {
    return Quantity::letter(std::string(1, static_cast<char>('a' + i))).value();
}

bool nothing_known(const Quantity&) {
    return false;
}

/// Each step puts away a quantity that is still there, by the equation between it and another one.
RC_GTEST_PROP(EqualQuantities, StepsLeaveOneQuantity, ()) {
    const auto joins = *rc::gen::container<std::vector<std::pair<std::size_t, std::size_t>>>(
        rc::gen::pair(rc::gen::inRange<std::size_t>(0, letters), rc::gen::inRange<std::size_t>(0, letters)));
    EqualQuantities equal;
    std::vector<std::size_t> group(letters);
    for (std::size_t i = 0; i < letters; ++i) group[i] = i;
    for (std::size_t i = 0; i < joins.size(); ++i) {
        const auto [one, other] = joins[i];
        if (one == other) continue;
        RC_ASSERT(equal.join(letter(one), letter(other), i) == (group[one] != group[other]));
        std::ranges::replace(group, std::size_t{group[one]}, std::size_t{group[other]});
    }
    const auto wanted =
        *rc::gen::nonEmpty(rc::gen::unique<std::vector<std::size_t>>(rc::gen::inRange<std::size_t>(0, letters)));
    std::vector<Quantity> quantities;
    for (const std::size_t i : wanted) quantities.push_back(letter(i));
    const auto joined = equal.joined(quantities, nothing_known);
    const bool one_group =
        std::ranges::all_of(wanted, [&](std::size_t i) { return group[i] == group[wanted.front()]; });
    if (wanted.size() > 1) RC_ASSERT(joined.has_value() == one_group);
    if (!joined) return;
    std::set<Quantity> left(quantities.begin(), quantities.end());
    for (const EqualQuantities::Step& step : joined->steps) {
        const Quantity one = letter(joins[step.equation].first), other = letter(joins[step.equation].second);
        RC_ASSERT(step.quantity == one || step.quantity == other);
        RC_ASSERT(left.erase(step.quantity) == 1U);
        left.insert(step.quantity == one ? other : one);
    }
    RC_ASSERT(left == std::set{joined->left});
}

TEST(EqualQuantities, AWayOverWhatIsKnownIsNone) {
    EqualQuantities equal;
    equal.join(letter(0), letter(1), 0);
    equal.join(letter(1), letter(2), 1);
    const std::vector ends{letter(0), letter(2)};
    EXPECT_TRUE(equal.joined(ends, nothing_known));
    EXPECT_FALSE(equal.joined(ends, [](const Quantity& one) { return one == letter(1); }));
    EXPECT_EQ(equal.equal_to(letter(1)).size(), 3U);
    EXPECT_EQ(equal.equal_to(letter(5)), std::vector{letter(5)});
}

} // namespace
} // namespace porism::reason
