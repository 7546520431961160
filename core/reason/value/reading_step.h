// The last step of a path that ends in an equation: what this says.
#pragma once

#include "proof/trace.h"

namespace porism::reason {

/// The path goes on to a statement that is read from its goal.
void append_reading(proof::Path& path, const facts::Statement& statement);

} // namespace porism::reason
