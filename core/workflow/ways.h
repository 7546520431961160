// Every way in which a closure derives a statement (definition 17): its derivations, those by algebra with each
// explanation that is found.
#pragma once

#include "base/stop.h"
#include "reason/explanations.h"
#include "reason/reason.h"

#include <cstddef>
#include <vector>

namespace porism::workflow {

/// Of one derivation by algebra; there may be more where there are so many.
constexpr std::size_t most_explanations = 4;

struct Way {
    DerivationId derivation;
    std::vector<StatementId> premises;
    /// All premises are older than the statement; one way at least is such. The others may go in a circle.
    bool lowers_rank = true;
};

/// Of one session, which must outlive it.
class Ways {
public:
    explicit Ways(const reason::Session& session, const Control& control = {});

    /// The first derivation first; of one by algebra the explanations together. After a stop the first of each.
    std::vector<Way> of(StatementId statement, const Control& control = {}) const;

private:
    reason::Surroundings around_;
    reason::Dependents dependents_;
    std::vector<std::vector<DerivationId>> derivations_; ///< by statement
};

} // namespace porism::workflow
