// The part of an envelope in which something is false that no statement says: a comparison, vectors, a place.
#pragma once

#include "problem/verdict.h"
#include "workflow/load.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace porism::workflow {

struct SmallerEnvelope {
    LoadedProblem problem;            ///< of an envelope with fewer actions, and that claim alone
    problem::Check check;             ///< that fails there
    std::vector<std::size_t> actions; ///< of the scene of the whole, those that are left
    std::size_t verifications = 0;
    bool minimal = false; ///< no action of the envelope can be left out
};

/// `failed` is a check of what the envelope says besides its figure (workflow/verify/envelope.h) that failed. Actions
/// are left out from the last to the first, as long as the envelope can be read and the claim is false. Empty where its
/// message points to no action of the envelope.
std::optional<SmallerEnvelope> smaller_envelope(const LoadedProblem& problem, const problem::Check& failed,
                                                const Control& control = {});

} // namespace porism::workflow
