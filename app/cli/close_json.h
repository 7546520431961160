// The document of `porism close --json` (docs/formats/records.md).
#pragma once

#include "base/json.h"
#include "workflow/load.h"
#include "workflow/solve/answer.h"
#include "workflow/solve/closure.h"

#include <optional>
#include <vector>

namespace porism::cli {

/// What was asked besides, in the order of the options; what was not asked is empty.
struct ClosureAnswers {
    std::vector<workflow::GoalResult> why; ///< one for each statement that the words say
    std::optional<facts::Statement> from;
    std::optional<explore::Following> follows;
    std::vector<workflow::KnownValue> values; ///< that the filter leaves, where neither of these was asked
};

/// "saturated", "limit", ...
const char* ending_word(const reason::Session& session);

/// Without statements and kinds after a stop: writing thousands of them takes longer than one who stopped the program
/// would wait.
Json close_json(const workflow::LoadedProblem& problem, const workflow::Analysis& analysis,
                const workflow::ClosureView& view, const ClosureAnswers& asked, const StopToken& stop);

} // namespace porism::cli
