// The order in which steps are told.
#include "proof/order.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>
#include <set>

namespace porism::proof {
namespace {

/// Steps that rest on these; told apart by their action.
Path path_of(const std::vector<std::vector<std::size_t>>& premises) {
    Path out;
    for (std::size_t i = 0; i < premises.size(); ++i) {
        Step step;
        step.action = i;
        step.premises = premises[i];
        out.steps.push_back(std::move(step));
    }
    return out;
}

std::vector<std::size_t> order(const std::vector<std::vector<std::size_t>>& premises) {
    std::vector<std::size_t> out;
    for (const Step& step : in_order_of_use(path_of(premises)).steps) out.push_back(step.action);
    return out;
}

using Order = std::vector<std::size_t>;

TEST(OrderOfUse, AGivenStandsBeforeTheStepThatTakesIt) {
    // 0 is taken by the last step alone, which rests on a chain besides.
    EXPECT_EQ(order({{}, {}, {1}, {2}, {0, 3}}), (Order{1, 2, 3, 0, 4}));
}

TEST(OrderOfUse, TheLongerLemmaComesFirst) {
    EXPECT_EQ(order({{}, {0}, {}, {2}, {3}, {1, 4}}), (Order{2, 3, 4, 0, 1, 5}));
}

TEST(OrderOfUse, WhatIsUsedTwiceStandsBeforeItsFirstUse) {
    EXPECT_EQ(order({{}, {}, {0, 1}, {0}, {2, 3}}), (Order{0, 1, 2, 3, 4}));
}

TEST(OrderOfUse, WhatTheGoalDoesNotRestOnIsLeftOut) {
    EXPECT_EQ(order({{}, {0}, {}, {1}}), (Order{0, 1, 3}));
    EXPECT_TRUE(in_order_of_use({}).steps.empty());
}

RC_GTEST_PROP(OrderOfUse, IsTheSamePathInAnotherOrder, ()) {
    const auto count = *rc::gen::inRange<std::size_t>(1, 40);
    std::vector<std::vector<std::size_t>> premises(count);
    for (std::size_t i = 1; i < count; ++i) {
        const auto drawn = *rc::gen::container<std::vector<bool>>(i, rc::gen::arbitrary<bool>());
        for (std::size_t k = 0; k < i; ++k)
            if (drawn[k]) premises[i].push_back(k);
    }
    const Path out = in_order_of_use(path_of(premises));
    RC_ASSERT(out.steps.back().action == count - 1);
    std::set<std::size_t> used;
    for (std::size_t i = 0; i < out.steps.size(); ++i) {
        const Step& step = out.steps[i];
        RC_ASSERT(step.premises.size() == premises[step.action].size());
        for (std::size_t k = 0; k < step.premises.size(); ++k) {
            RC_ASSERT(step.premises[k] < i);
            RC_ASSERT(out.steps[step.premises[k]].action == premises[step.action][k]);
            used.insert(step.premises[k]);
        }
    }
    RC_ASSERT(used.size() + 1 == out.steps.size());
}

} // namespace
} // namespace porism::proof
