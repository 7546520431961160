// The smallest part of a rejected problem that still fails the same check, shown beside the whole.
#pragma once

#include "base/json.h"
#include "diagnose/shrink.h"
#include "problem/verdict.h"
#include "workflow/load.h"

#include <string>
#include <vector>

namespace porism::workflow {

struct Smallest {
    /// Its failure has the name that the verdict of the whole gives it; where a file claims something, its goal is the
    /// false claim.
    diagnose::Shrunk part;
    /// Of the solution, where one of its steps fails, those that are left, in words; a claim that no statement says.
    std::vector<std::string> steps = {};
};

/// Of the first check of its verdict that failed. A false goal, a figure that does not exist, a wrong answer:
/// diagnose::shrink. Branches: the same with the survey of the branches of each part. A false claim of an envelope, of
/// a record or of the text of a solution: the part in which it is false. What a record says of its scene: the actions
/// that it says it of. A step of a solution that does not hold: the steps that lead to it and the actions that they
/// speak of. Errors: the problem's own; `not_rejected`; `whole_is_smallest` where no smaller part could fail it, with
/// the reason.
Result<Smallest> smallest(const LoadedProblem& problem, const problem::Verdict& verdict, const Control& control = {});

/// The smaller scene, a line an action, then its goals, then the steps.
std::vector<std::string> words_of(const Smallest& smallest);
/// {"scene","actions","check","kind","minimal","verifications","steps"?}
Json to_json(const Smallest& smallest);

} // namespace porism::workflow
