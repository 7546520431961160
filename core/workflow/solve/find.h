// Problems found in a closed graph: GeoExplore single, with each find checked.
#pragma once

#include "workflow/solve/analyse.h"

#include <limits>
#include <string>
#include <utility>
#include <vector>

namespace porism::workflow {

struct FindOptions {
    std::size_t min_length = 1; ///< of the path, definition 18
    std::size_t max_length = std::numeric_limits<std::size_t>::max();
    double min_premise_ratio = 0; ///< premises on the path / all premises
    std::size_t count = 20;       ///< at most so many, the longest first
};

/// A statement that would make a problem.
struct FoundProblem {
    facts::Statement goal;
    std::size_t length = 0, raw_length = 0;
    std::size_t premises = 0;                      ///< given statements on the path
    std::string tier;                              ///< "5 to 9", ...
    bool checked = false;                          ///< its path passed the checker
    std::vector<std::string> side_conditions = {}; ///< those that no construction guarantees
    std::string reason;                            ///< why not, in words
};

struct Findings {
    std::vector<FoundProblem> problems;
    std::size_t matching = 0;                              ///< statements that pass the thresholds, before `count`:
                                                           ///< by their cones, as far as paths were not read
    std::size_t statements = 0, trivial = 0, premises = 0; ///< of the graph
    std::size_t as_drawn = 0; ///< left out: another figure of what is given fails them (workflow/solve/other_orders.h)
    std::vector<std::pair<std::string, std::size_t>> tiers; ///< statements in each tier
};

/// The longest cones first; lengths are those of the checked paths, which may be shorter. Errors: `interrupted`.
Result<Findings> find_problems(Analysis& analysis, const FindOptions& options = {}, const Control& control = {});

} // namespace porism::workflow
