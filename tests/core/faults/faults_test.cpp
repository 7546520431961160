#include "faults/oracle.h"
#include "faults/tolerant.h"
#include "problem/json.h"
#include "workflow/verify/faults.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace porism::faults {
namespace {

std::vector<Good> problems() {
    const auto loaded = workflow::load_bytes(
        "orthocentre\na b c = triangle a b c; h = on_tline h b a c, on_tline h c a b ? perp a h b c\n"
        "kite\na = free a; b = free b; c = free c; d = on_circle d a b, on_circle d c b; "
        "m = on_line m a c, on_line m b d ? midp m b d\n"
        "sides\na = free a; b = free b; c = on_circle c a b, on_circle c b a; d = on_circle d a b, on_tline d a a b "
        "? aconst a c c d 7pi/12\n"
        "hypotenuse\na@0_0 = free a; b@3_0 = lconst b a 3; c@0_4 = on_tline c a a b, lconst c a 4 ? compute "
        "length(b,c)\n",
        "test.txt");
    EXPECT_TRUE(loaded);
    return workflow::drawn_good(loaded->problems, 4, 1);
}

const workflow::FaultRow& row(const workflow::FaultCampaign& campaign, std::string_view kind) {
    return *std::ranges::find(campaign.rows, kind, &workflow::FaultRow::kind);
}

TEST(Faults, EveryFaultIsFoundWhereItIs) {
    const auto good = problems();
    ASSERT_EQ(good.size(), 4U);
    const auto campaign = workflow::inject_faults(good, 3, 7);
    EXPECT_EQ(campaign.accepted, good.size());
    for (const auto& kind : campaign.rows) {
        EXPECT_TRUE(kind.missed.empty()) << kind.kind;
        EXPECT_TRUE(kind.elsewhere.empty()) << kind.kind << ": " << kind.elsewhere.front();
    }
    for (const char* kind : {"missing_id", "wrong_goal", "other_branch", "missing_premise", "wrong_answer"})
        EXPECT_GT(row(campaign, kind).made, 0U) << kind;
}

TEST(Faults, ACampaignIsThatOfItsSeed) {
    const auto good = problems();
    const auto once = workflow::to_json(workflow::inject_faults(good, 2, 3));
    EXPECT_EQ(once, workflow::to_json(workflow::inject_faults(good, 2, 3)));
    EXPECT_NE(once, workflow::to_json(workflow::inject_faults(good, 2, 4)));
}

/// An angle over a chord is another one on the other arc: answered as drawn, no good problem.
TEST(Faults, WhatDependsOnTheOrderOfPointsIsNotDrawn) {
    const auto loaded = workflow::load_bytes(
        "inscribed\no@0_0 a@4_0 = segment o a; b = s_angle a o b 100o, on_circle b o a; c@-3_-2.6 = on_circle c o a "
        "? compute angle(a,c,b)\n"
        "directed\no a = segment o a; b = s_angle a o b 100o, on_circle b o a; c = on_circle c o a "
        "? aconst a c b c 50o\n",
        "test.txt");
    ASSERT_TRUE(loaded);
    const auto inscribed = workflow::good_of(loaded->problems[0]);
    ASSERT_TRUE(inscribed);
    EXPECT_TRUE(depends_on_order(*inscribed));
    const auto drawn = workflow::drawn_good(loaded->problems, 2, 1);
    ASSERT_EQ(drawn.size(), 1U);
    EXPECT_EQ(drawn.front().name, "directed");
}

TEST(Faults, WhatChangesNothingIsNone) {
    const auto good = problems();
    const auto kite = std::ranges::find(good, "kite", &Good::name);
    ASSERT_NE(kite, good.end());
    Faulty same{problem::to_json(kite->problem), Basis::claims, {}, kite->problem.goals};
    EXPECT_FALSE(is_fault(*kite, same));
    EXPECT_TRUE(let_through(same));
    same.basis = Basis::goal;
    EXPECT_FALSE(is_fault(*kite, same));
}

} // namespace
} // namespace porism::faults
