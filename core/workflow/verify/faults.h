// Fault injection: what becomes of problems that we solve once faults are put into them (faults/fault.h).
#pragma once

#include "base/json.h"
#include "faults/fault.h"
#include "workflow/load.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace porism::workflow {

/// A problem that asks for goals or for values and is solved whole, with its proofs and answers, the branch and the
/// places written in; empty for others.
std::optional<faults::Good> good_of(const LoadedProblem& problem, const Control& control = {});

/// What became of the faults of one kind.
struct FaultRow {
    std::string kind, meaning;
    std::map<std::string, std::size_t> stages; ///< by the stage of the check that decided
    std::size_t made = 0;                      ///< that the oracle lets pass as faults
    std::size_t discarded = 0;                 ///< that change nothing, by the oracle
    std::size_t rejected = 0, undecided = 0, located = 0, let_through = 0;
    std::vector<std::string> missed;    ///< problems
    std::vector<std::string> elsewhere; ///< caught, but not located: "problem: check, message"
    double seconds = 0;                 ///< wall clock; not part of to_json

    std::size_t caught() const { return rejected + undecided; }
};

struct FaultCampaign {
    std::uint64_t seed = 1;
    std::size_t accepted = 0, undecided = 0, rejected = 0; ///< of the good ones
    std::vector<std::string> not_accepted;                 ///< of those, with the reason
    std::vector<FaultRow> rows;
    double seconds_good = 0, seconds_faults = 0; ///< wall clock; not part of to_json

    std::size_t made() const;
    std::size_t caught() const;
    std::size_t located() const;
};

/// As many problems as wanted, drawn by seed from those that are solved, do not depend on the order of points, and do
/// not ask for what is given; each is looked at once.
std::vector<faults::Good> drawn_good(const std::vector<LoadedProblem>& problems, std::size_t wanted, std::uint64_t seed,
                                     const Control& control = {});

/// Up to `each` faults of every kind put into every problem, judged one by one.
FaultCampaign inject_faults(const std::vector<faults::Good>& problems, std::size_t each, std::uint64_t seed,
                            const Control& control = {});

Json to_json(const FaultCampaign& campaign);
/// The matrix of kinds and stages, in Markdown, for docs/verification.md and for people.
std::string table_of(const FaultCampaign& campaign);

} // namespace porism::workflow
