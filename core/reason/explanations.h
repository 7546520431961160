// Different explanations of one step of algebra, where different theorems feed it (definition 17).
#pragma once

#include "base/stop.h"
#include "proof/graph.h"
#include "reason/reason.h"
#include "reason/surroundings.h"

#include <cstddef>
#include <vector>

namespace porism::reason {

/// What rests on a statement by first derivations: it explains nothing of it. The session must outlive this, and not
/// grow.
class Dependents {
public:
    /// After a stop what it did not come to is said to rest on each statement.
    explicit Dependents(const Session& session, const Control& control = {});

    /// By StatementId; the statement is among them.
    std::vector<bool> of(StatementId statement) const;

private:
    std::vector<std::vector<StatementId>> premises_; ///< by statement, of its first derivation
    std::size_t known_ = 0;                          ///< statements whose premises were looked at
};

struct ExplanationLimits {
    std::size_t most = 4;      ///< explanations, the first included
    std::size_t searches = 16; ///< for others
};

/// The explanation that the session gives, then others, as many as the limits allow: each irreducible, from statements
/// older than the derivation (or, with `dependents`, that do not rest on its conclusion), of which there is one that
/// the explanation it was found from cannot do without. They draw on givens, on what rules conclude (in multi mode on
/// what rules conclude besides the tables too) and on lines and circles, as far as these speak of points near to the
/// conclusion, and say it by any view; no more branches are named than by the first, by another view that a double
/// angle has two halves. Of derivations other than algebra there is one. Deterministic; the work is bounded by counts.
/// A stop gives those found by then. Errors: those of Session::explain.
Result<std::vector<proof::Explanation>> explanations(const Surroundings& around, DerivationId of,
                                                     const ExplanationLimits& limits, const Control& control = {},
                                                     const Dependents* dependents = nullptr);

} // namespace porism::reason
