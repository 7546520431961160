// A record of GenesisGeo is verified like any problem: in all branches that its premises allow, with what it claims.
#include "workflow/load.h"
#include "workflow/verify/verification.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace porism::workflow {
namespace {

using problem::Check;
using problem::CheckState;
using problem::Outcome;

problem::Verdict verdict_of(const std::string& record) {
    const auto loaded = load_bytes(record, "record.txt");
    EXPECT_TRUE(loaded);
    EXPECT_EQ(loaded->kind, FileKind::genesisgeo);
    const auto verdict = verify(loaded->problems.front());
    EXPECT_TRUE(verdict);
    return verdict ? *verdict : problem::Verdict{};
}

std::vector<Check> of_name(const problem::Verdict& verdict, std::string_view name) {
    std::vector<Check> out;
    std::ranges::copy_if(verdict.checks, std::back_inserter(out), [&](const Check& c) { return c.name == name; });
    return out;
}

/// On the isosceles right triangle BCD a rhombus of three: the angle depends on the sides of BC that A and D take.
TEST(GenesisGeoRecord, IsRejectedWithItsBranches) {
    const auto verdict = verdict_of("<problem> a : ; b : ; c : cong a b b c [000] cong a b a c [001] ; "
                                    "d : perp b c c d [002] cong b c c d [003] ? aconst a c b d 15o </problem>");
    EXPECT_EQ(verdict.outcome, Outcome::rejected);
    const auto branches = of_name(verdict, "branch_complete");
    ASSERT_EQ(branches.size(), 1U);
    EXPECT_EQ(branches[0].state, CheckState::failed);
    EXPECT_EQ(branches[0].limit, 4);
    EXPECT_NE(branches[0].message.find("D on the other side of BC from A"), std::string::npos) << branches[0].message;
}

problem::Verdict verdict_of_kite(std::string_view proof) {
    std::string record =
        "<problem> a : ; b : ; c : ; d : cong a b a d [000] cong c b c d [001] ? perp a c b d </problem>";
    record.append(proof);
    return verdict_of(record);
}

TEST(GenesisGeoRecord, IsAcceptedWithItsClaims) {
    const auto verdict = verdict_of_kite("<proof> contrir a b c a d c [002] r64 [000] [001] ; "
                                         "perp a c b d [003] r70 [000] [001] ; </proof>");
    EXPECT_EQ(verdict.outcome, Outcome::accepted);
    ASSERT_EQ(of_name(verdict, "claim_holds").size(), 2U);
    EXPECT_EQ(of_name(verdict, "claim_holds")[0].state, CheckState::passed);
    ASSERT_EQ(of_name(verdict, "claim_proved").size(), 2U);
    EXPECT_EQ(of_name(verdict, "claim_proved")[0].state, CheckState::passed);
}

TEST(GenesisGeoRecord, ItsSolutionIsFollowedStepByStep) {
    const auto solution = [](std::string_view proof) {
        const auto verdict = verdict_of_kite(proof);
        const auto found = of_name(verdict, "solution_holds");
        EXPECT_EQ(found.size(), 1U) << proof;
        return found.empty() ? Check{} : found.front();
    };
    const Check whole = solution("<proof> contrir a b c a d c [002] r64 [000] [001] ; "
                                 "perp a c b d [003] r70 [000] [001] ; </proof>");
    EXPECT_EQ(whole.state, CheckState::passed) << whole.message;
    EXPECT_EQ(whole.value, 2);
    const Check lacking = solution("<proof> contrir a b c a d c [002] r64 [000] ; "
                                   "perp a c b d [003] r70 [000] [001] ; </proof>");
    EXPECT_EQ(lacking.state, CheckState::undecided);
    EXPECT_NE(lacking.message.find("proof [002] by r64"), std::string::npos) << lacking.message;
    EXPECT_EQ(solution("<proof> contrir a b c a d c [002] r64 [000] [001] ; </proof>").state, CheckState::failed)
        << "it does not reach the goal";
    EXPECT_EQ(solution("<proof> </proof>").state, CheckState::failed);
}

TEST(GenesisGeoRecord, AFalseClaimIsNamed) {
    const auto verdict = verdict_of_kite("<proof> cong a b b c [002] a00 [000] [001] ; </proof>");
    EXPECT_EQ(verdict.outcome, Outcome::rejected);
    const auto claims = of_name(verdict, "claim_holds");
    ASSERT_EQ(claims.size(), 1U);
    EXPECT_EQ(claims[0].state, CheckState::failed);
    EXPECT_NE(claims[0].message.find("proof [002] by a00"), std::string::npos);
}

/// On which side of AB the free points C and D lie differs from picture to picture: nothing that a premise says.
TEST(GenesisGeoRecord, AnOrderThatIsOnlyDrawnIsUndecided) {
    const auto verdict =
        verdict_of("<problem> a : ; b : ; c : ; d : ; e : ; m : midp m a b [000] ; n : midp n a c [001] "
                   "? para m n b c </problem><numerical_check> sameclock a b c a b d [002] ; "
                   "sameclock a c d a c e [003] ; sameclock b c d b c e [004] ; </numerical_check>");
    const auto claims = of_name(verdict, "claim_holds");
    ASSERT_EQ(claims.size(), 3U);
    for (const Check& check : claims) EXPECT_NE(check.state, CheckState::failed) << check.message;
    EXPECT_TRUE(std::ranges::any_of(claims, [](const Check& c) { return c.state == CheckState::undecided; }));
}

/// P on the line AB is within the chord in one picture and outside in another: one reading holds in each.
TEST(GenesisGeoRecord, AClaimOfTwoReadingsIsNotRejectedWhereOneAlwaysHolds) {
    const std::string on_line = "<problem> o : ; a : ; b : cong o a o b [000] ; p : coll a b p [001] ? cong o a o b "
                                "</problem><proof> secant o a b p [002] r10 [000] [001] ; </proof>";
    const auto open = of_name(verdict_of(on_line), "claim_holds");
    ASSERT_EQ(open.size(), 1U);
    EXPECT_NE(open[0].state, CheckState::failed) << open[0].message;
    const std::string within = "<problem> o : ; a : ; b : cong o a o b [000] ; p : midp p a b [001] ? cong o a o b "
                               "</problem><proof> secant o a b p [002] r10 [000] [001] ; </proof>";
    const auto verdict = verdict_of(within);
    EXPECT_EQ(of_name(verdict, "claim_holds").at(0).state, CheckState::passed);
    for (const Check& proved : of_name(verdict, "claim_proved"))
        EXPECT_EQ(proved.message.find("false"), std::string::npos) << proved.message;
}

} // namespace
} // namespace porism::workflow
