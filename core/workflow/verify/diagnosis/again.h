// One check of a verdict made again, by itself.
#pragma once

#include "problem/verdict.h"
#include "workflow/load.h"

#include <cstddef>

namespace porism::workflow {

struct MadeAgain {
    problem::Check before, now;
    problem::Verdict verdict; ///< with `now` in the place of `before`, and the outcome of all checks as they stand
};

/// Makes check number `check` of the verdict, which is one of this problem (workflow/verify/verification.h), again, and
/// with it no more than what it is made together with: the measurements of the figure and the exact numbers that settle
/// them; the certificate of the figure; the survey of its branches; what a file records; the logical verification. The
/// cost is that of this time. What else was made with it is thrown away: the other checks stand as they were.
///
/// Errors: `no_such_check`; `not_run` where it never was, as an earlier one failed; `not_made` where no such check is
/// made any more; those of verify_numerically; `interrupted`.
Result<MadeAgain> verify_again(const LoadedProblem& problem, const problem::Verdict& verdict, std::size_t check,
                               const Control& control = {});

} // namespace porism::workflow
