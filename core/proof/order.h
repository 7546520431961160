// The order in which the steps of a path are told.
#pragma once

#include "proof/trace.h"

#include <span>

namespace porism::proof {

/// The steps in another order; `order[i]` is the old index of step i. Steps that the order leaves out must not be used.
Path reordered(const Path& path, std::span<const std::size_t> order);

/// The same path with each step as close before its first use as can be: what a step rests on stands before it, what
/// takes long to show first and what is there at hand last, so that a given stands right before the step that takes it.
/// Steps that the last one does not rest on are left out. Deterministic; n log n for n premises.
Path in_order_of_use(const Path& path);

} // namespace porism::proof
