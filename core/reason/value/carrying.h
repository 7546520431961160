// What is equal has the same value: calculations take such a value without a step of its own.
#pragma once

#include "proof/trace.h"

namespace porism::reason {

/// The path, where calculations that use "q = c", calculated from "q = r" and "r = c", use these two equations
/// themselves. What a calculation concludes stays the same; steps that nothing uses any more are still there.
proof::Path with_values_carried(const proof::Path& path);

} // namespace porism::reason
