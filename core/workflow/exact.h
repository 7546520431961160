// The goals of a problem decided in exact pictures (definition 12): for the benchmark, and for whoever asks of one
// goal.
#pragma once

#include "base/json.h"
#include "realize/exact_picture.h"
#include "workflow/load.h"

#include <string>
#include <vector>

namespace porism::workflow {

struct ExactGoal {
    std::string name; ///< of the problem
    std::string goal; ///< as text
    double ms = 0;    ///< without realising
    realize::ExactAnswer answer;
};
/// {"name","goal","ms","decision","degree","pictures","work","reason"} (docs/formats/records.md).
Json to_json(const ExactGoal& record);
/// "holds", "fails", "undecided": stable words.
std::string_view name_of(numbers::Decision decision);

/// One record a goal. Errors: those of `figure_of`.
Result<std::vector<ExactGoal>> exact_goals(const LoadedProblem& problem, const realize::ExactOptions& options = {},
                                           const Control& control = {});

} // namespace porism::workflow
