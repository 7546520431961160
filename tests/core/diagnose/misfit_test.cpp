// By how much statements miss each other that have no figure together.
#include "diagnose/misfit.h"
#include "realize/realize.h"
#include "samples.h"

#include <algorithm>

namespace porism::diagnose {
namespace {

using test::stated;

std::optional<Misfit> misfit_of(const Sample& sample) {
    const auto conflict = realize::conflicting_actions(sample.scene);
    EXPECT_FALSE(conflict.empty());
    return misfit(sample.scene, conflict);
}

const std::string triangle = "a b c = triangle a b c";

struct MisfitRow {
    std::vector<std::string> statements;
    double value, limit;
    Misfit::Limit kind;
    std::size_t quantities;
};

TEST(Misfits, NumbersAreHeldAgainstWhatTheOthersLeaveThem) {
    const std::vector<MisfitRow> rows{
        {{"length(a,b) = 1", "length(b,c) = 2", "length(a,c) = 5"}, 5, 3, Misfit::Limit::at_most, 1},
        {{"length(a,b) = 9", "length(b,c) = 2", "length(a,c) = 5"}, 9, 7, Misfit::Limit::at_most, 1},
        {{"angle(a,b,c) = 100", "angle(b,c,a) = 50", "angle(c,a,b) = 50"}, 200, 180, Misfit::Limit::angle_sum, 3},
        {{"angle(a,b,c) = 20", "angle(b,c,a) = 50", "angle(c,a,b) = 50"}, 120, 180, Misfit::Limit::angle_sum, 3},
        {{"angle(a,b,c) = 100", "angle(b,c,a) = 90"}, 190, 180, Misfit::Limit::two_angles, 2},
        {{"perp a b a c", "perp a b b c"}, 180, 180, Misfit::Limit::two_angles, 2},
        {{"perp a b b c", "length(a,b) = 3", "length(b,c) = 4", "length(a,c) = 6"}, 6, 5, Misfit::Limit::forced, 1},
        {{"perp a b b c", "length(a,b) = length(b,c)", "angle(b,c,a) = 50"}, 50, 45, Misfit::Limit::forced, 1},
    };
    for (const MisfitRow& row : rows) {
        const auto found = misfit_of(stated(triangle, row.statements));
        ASSERT_TRUE(found) << row.statements.back();
        EXPECT_NEAR(found->value, row.value, 1e-9) << row.statements.back();
        EXPECT_NEAR(found->limit, row.limit, 1e-9) << row.statements.back();
        EXPECT_EQ(found->kind, row.kind) << row.statements.back();
        EXPECT_EQ(found->quantities.size(), row.quantities) << row.statements.back();
    }
}

TEST(Misfits, WhatTellsNoNumberHasNone) {
    EXPECT_FALSE(misfit_of(stated("a b c d = quadrangle a b c d", {"perp a b c d", "para a b c d"})));
}

} // namespace
} // namespace porism::diagnose
