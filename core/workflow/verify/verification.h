// The three verifications of a problem in their order: numerical, analytical, logical (VeriGeo, section 2.3;
// definitions 12 to 14, 25 and 28 for what is meant differently here).
#pragma once

#include "problem/verdict.h"
#include "workflow/load.h"

#include <array>
#include <optional>
#include <string_view>

namespace porism::workflow {

/// Every check, by verification. What an earlier verification rejects is not looked at by the later ones: their checks
/// are `not_run`.
/// - Numerical and the first part of analytical: verify_numerically (workflow/verify/verify.h).
/// - Analytical besides: `branch_complete` of each goal and equation (diagnose/branches.h).
/// - Logical: `goal_not_given`: failed for each action that states a goal. What a construction gives is no more than an
///   easy goal. `givens_consistent`: failed where what follows contradicts itself, with the statements that do.
///   `solution_holds` of each path that the file tells: the independent checker re-proves its steps; `value` of `limit`
///   steps hold, and the message names the first that does not; it has to end at what is asked. `goal_proved` of each
///   goal and `question_answered` of each question: passed where a proof was found and checked, with its conditions;
///   otherwise undecided. `answer_holds` where the file tells an answer to the first question: whether it is the value
///   that was proved, undecided where it is a rounded one. `claim_proved` of each claim of an envelope that is a
///   statement: undecided where no step leads to it; `claim_read` of one about order, which is read from the picture.
/// Errors: those of verify_numerically; `interrupted`.
Result<problem::Verdict> verify(const LoadedProblem& problem, const Control& control = {});

/// What became of one verification: the worst of its checks. Nothing where none of them was run.
std::optional<problem::Outcome> outcome_of(const problem::Verdict& verdict, problem::Verification verification);
/// The first verification that keeps the problem from being accepted.
std::optional<problem::Verification> deciding_verification(const problem::Verdict& verdict);

/// What became of many problems, and which verification was the first to refuse (VeriGeo, section 3.2).
struct Rates {
    std::size_t passed = 0, repaired = 0, rejected = 0, undecided = 0;
    std::size_t unread = 0; ///< what could not be read: of no total and no rate
    std::array<std::size_t, problem::verification_count>
        refused{}; ///< failures and open ends it saw first, mended later or not

    void count(const problem::Verdict& verdict, bool mended);
    std::size_t total() const { return passed + repaired + rejected + undecided; }
    /// R_m = N_m / (N_m + N_acc): of what it refused or was accepted in the end, the part that it refused. 0 where
    /// there is neither.
    double rate(problem::Verification verification) const;
};

} // namespace porism::workflow
