// Paths out of a closure that hold nothing too much (definition 17: no derivation of a path can be left out).
#pragma once

#include "base/stop.h"
#include "proof/trace.h"
#include "reason/reason.h"

namespace porism::reason {

/// The cone of a statement under first derivations, then without every derivation that the others make up for: the
/// algebra steps that used it are explained anew from what else stands before them. The result is irreducible in this
/// sense, and deterministic; it need not be the shortest path that there is. A stop gives the path as short as it is by
/// then. Its steps stand in order of use (proof/order.h). Errors: those of proof::trace_back.
Result<proof::Path> path_to(const Session& session, StatementId goal, const Control& control = {});

/// The second half alone, for any path; the steps that are explained anew use nothing of what is banned.
proof::Path without_detours(proof::Path path, const Control& control = {}, const proof::Bans& bans = {});

} // namespace porism::reason
