// The goals and questions of a problem decided in exact pictures (definition 12): for the benchmark, and for whoever
// asks of one goal.
#pragma once

#include "base/json.h"
#include "realize/exact/exact_question.h"
#include "workflow/load.h"

#include <optional>
#include <string>
#include <vector>

namespace porism::workflow {

struct ExactGoal {
    std::string name; ///< of the problem
    std::string goal; ///< or question, as text
    double ms = 0;    ///< without realising
    realize::ExactAnswer answer;
    std::optional<std::string> value; ///< that is asked for, where it is decided; of an angle in degrees
};
/// {"name","goal","ms","decision","degree","pictures","work","reason"}, and "value" where there is one
/// (docs/formats/records.md).
Json to_json(const ExactGoal& record);
/// "holds", "fails", "undecided": stable words.
std::string_view name_of(numbers::Decision decision);

/// One record a goal, then one a question. Errors: those of `figure_of`.
Result<std::vector<ExactGoal>> exact_goals(const LoadedProblem& problem, const realize::ExactOptions& options = {},
                                           const Control& control = {});

} // namespace porism::workflow
