#include "reason/value/step_set.h"

#include <gtest/gtest.h>
#include <map>
#include <rapidcheck/gtest.h>
#include <vector>

namespace porism::reason {
namespace {

StepSet set_of(const std::vector<std::uint8_t>& steps) {
    StepSet out;
    for (const std::uint8_t step : steps) out.add(step, 1 + step % 3);
    return out;
}

double cost_of(const std::vector<std::uint8_t>& one, const std::vector<std::uint8_t>& other) {
    std::map<std::uint8_t, double> all;
    for (const auto* steps : {&one, &other})
        for (const std::uint8_t step : *steps) all[step] = 1 + step % 3;
    double cost = 0;
    for (const auto& [step, each] : all) cost += each;
    return cost;
}

RC_GTEST_PROP(StepSet, CountsWhatIsSharedOnce, ()) {
    const auto steps = rc::gen::resize(30, rc::gen::arbitrary<std::vector<std::uint8_t>>());
    const std::vector<std::uint8_t> one = *steps, other = *steps;
    StepSet both = set_of(one);
    both.add(set_of(other));
    RC_ASSERT(both.cost() == cost_of(one, other));
    SharedCost shared;
    shared.add(set_of({1, 2, 3}));
    shared.clear();
    shared.add(set_of(one));
    shared.add(set_of(other));
    RC_ASSERT(shared.cost() == cost_of(one, other));
}

TEST(StepSet, OfManyStepsCostsNoLess) {
    StepSet many;
    for (StepSet::Step step = 0; step < 1000; ++step) many.add(step, 1);
    EXPECT_EQ(many.cost(), 1000);
    StepSet more = many;
    more.add(many);
    EXPECT_GE(more.cost(), 1000);
}

} // namespace
} // namespace porism::reason
