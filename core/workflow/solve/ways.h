// Every way in which a closure derives a statement (definition 17): its derivations, those by algebra with each
// explanation that is found.
#pragma once

#include "base/stop.h"
#include "reason/explanations.h"
#include "reason/reason.h"

#include <cstddef>
#include <vector>

namespace porism::workflow {

struct Way {
    DerivationId derivation;
    std::vector<StatementId> premises;
    /// All premises are older than the statement; one way at least is such. The others may go in a circle.
    bool lowers_rank = true;
};

/// Of one session, which must outlive it. Counted work: the more derivations a session has, the fewer explanations are
/// looked for of each, in a very large one the first alone.
class Ways {
public:
    explicit Ways(const reason::Session& session, const Control& control = {});

    /// The first derivation first; of one by algebra the explanations together. After a stop the derivations
    /// alone, without premises.
    std::vector<Way> of(StatementId statement, const Control& control = {}) const;
    /// Of a derivation by algebra that is told in so many ways there may be more.
    bool may_have_more(std::size_t ways) const;

private:
    reason::Surroundings around_;
    reason::Dependents dependents_;
    std::vector<std::vector<DerivationId>> derivations_; ///< by statement
    reason::ExplanationLimits limits_;
};

} // namespace porism::workflow
