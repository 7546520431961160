// What is given in so many words.
#pragma once

#include "workflow/solve/analyse.h"

namespace porism::workflow {

/// Whether a statement is given, or guaranteed by what places the points.
bool is_told(const Analysis& analysis, const facts::Statement& statement);

} // namespace porism::workflow
