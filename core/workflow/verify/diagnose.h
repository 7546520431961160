// Diagnosis of a problem of a file: what each given is needed for, the part of a rejected one that
// fails, and what would make it acceptable.
#pragma once

#include "diagnose/necessity.h"
#include "diagnose/repair.h"
#include "diagnose/shrink.h"
#include "workflow/load.h"

#include <string>
#include <vector>

namespace porism::workflow {

/// The problem as it is diagnosed: with what its branch is chosen for. A question that has an answer of its own kind is
/// a goal besides: "quantity = value".
Result<diagnose::Sample> sample_of(const LoadedProblem& problem, const Control& control = {});

struct ProblemNeeds {
    diagnose::Sample sample; ///< whose goals the needs count
    std::vector<diagnose::GivenNeed> needs;
};
/// Errors: the problem's own, those of diagnose::necessity; with the place of the problem.
Result<ProblemNeeds> needs_of(const LoadedProblem& problem, const Control& control = {});
/// Errors: the problem's own, those of diagnose::shrink.
Result<diagnose::Shrunk> shrunk(const LoadedProblem& problem, const Control& control = {});

/// Every mend after which the problem is not rejected, with what all three verifications say of it: those first after
/// which it is accepted. Error: the problem's own.
Result<std::vector<diagnose::Mend>> mends_of(const LoadedProblem& problem, const Control& control = {});
/// The verdict is that of all three verifications: accepted and `repaired`, or undecided. Errors: the problem's own,
/// those of diagnose::repair; `no_mend` also where what mends the first failure leaves another.
Result<diagnose::Repaired> repaired(const LoadedProblem& problem, const Control& control = {});

/// "needed     action 2 (coll b c d)  for coll a b c: without it ...", with what is kept of the action.
std::string words_of(const diagnose::GivenNeed& need, const diagnose::Sample& sample);
/// The smaller scene, a line an action, then its goals.
std::vector<std::string> words_of(const diagnose::Shrunk& shrunk);
Json to_json(const diagnose::Shrunk& shrunk);
/// What was done, a line each, then the scene, its goals and questions as they are now.
std::vector<std::string> words_of(const diagnose::Repaired& repaired);
Json to_json(const diagnose::Repaired& repaired);

} // namespace porism::workflow
