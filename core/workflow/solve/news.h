// What a figure says that it did not say before something was added to it.
#pragma once

#include "workflow/solve/analyse.h"

#include <vector>

namespace porism::workflow {

/// Statements of a closure that did not follow in an earlier one, of the first actions of its scene: those that speak
/// of a new point, and those of the old points that the new ones brought. Newest first. What the earlier one would
/// answer is asked of its tables, so nobody else may use it meanwhile. A stop leaves out the rest.
std::vector<facts::Statement> news(const Analysis& after, const Analysis& before, const StopToken& stop = {});

} // namespace porism::workflow
