// Comparisons that the values of their quantities decide.
#pragma once

#include "workflow/solve/analyse.h"

#include <optional>
#include <string>

namespace porism::workflow {

struct ByValues {
    bool holds;
    std::string because; ///< a clause: "∠BCA = 70° and ∠CAB = 50° are proved"
};

/// Of a comparison all of whose quantities have values that are proved, in every order of the points that is given,
/// whether it holds, decided exactly. Empty of others, of what is no comparison, and after a stop.
std::optional<ByValues> decided_by_values(Analysis& analysis, const facts::Statement& comparison,
                                          const Control& control = {});

} // namespace porism::workflow
