// Different explanations of one step of algebra, where different theorems feed it (definition 17).
#pragma once

#include "base/stop.h"
#include "proof/graph.h"
#include "reason/reason.h"

#include <vector>

namespace porism::reason {

/// The explanation that the session gives, then others, at most `most` together: each irreducible, from statements
/// older than the derivation, of which there is one that the explanation it was found from cannot do without. They draw
/// on givens, on what rules conclude (in multi mode on what rules conclude besides the tables too) and on lines and
/// circles, as far as these speak of points near to the conclusion; no more branches are named than by the first. Of
/// derivations other than algebra there is one. Deterministic; the work is bounded by counts. A stop gives those found
/// by then. Errors: those of Session::explain.
Result<std::vector<proof::Explanation>> explanations(const Session& session, DerivationId of, std::size_t most,
                                                     const Control& control = {});

} // namespace porism::reason
