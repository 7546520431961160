// What `verify` tells besides the verdict, where it is asked for: which givens the goals need, the smallest part that
// fails, what would mend it.
#pragma once

#include "base/json.h"
#include "base/stop.h"
#include "problem/verdict.h"
#include "workflow/load.h"

#include <string>
#include <string_view>
#include <vector>

namespace porism::cli {

/// What is asked for.
struct DiagnosedBesides {
    bool necessity = false, shrink = false, repair = false;
};

/// As members of the record, and as lines.
struct Diagnosed {
    Json members = Json::object();
    std::vector<std::string> lines = {};
    bool repaired = false; ///< it is accepted after a mend
};

/// The smallest part is looked for where the verdict rejects. What is not found is told, with the reason.
Diagnosed diagnosed(const workflow::LoadedProblem& problem, const problem::Verdict& verdict,
                    const DiagnosedBesides& besides, const Control& control);

/// The mend of a problem that could not be read in a file of these bytes; nothing where it gives no name twice.
Diagnosed renamed(const workflow::LoadedProblem& problem, std::string_view bytes, const std::string& source,
                  const Control& control);

} // namespace porism::cli
