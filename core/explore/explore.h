// GeoExplore, single: problems and their one path read out of a closed reasoning graph (TrustGeoGen III-A; definitions
// 17, 18, 21).
//
// The first derivation of each statement is a tree without cycles, so that every statement has exactly one path here.
#pragma once

#include "base/stop.h"
#include "proof/trace.h"

#include <array>
#include <cstddef>
#include <limits>
#include <span>
#include <string_view>
#include <vector>

namespace porism::explore {

/// By length of path: the seed's tiers, and what lies below them.
enum class Tier : std::uint8_t { below, first, second, third, above };
inline constexpr std::size_t tier_count = 5;
/// [0,5), [5,10), [10,20), [20,50], above 50.
Tier tier_of(std::size_t length);
/// "below 5", "5 to 9", "10 to 19", "20 to 50", "above 50".
std::string_view tier_name(Tier tier);

/// What one statement would be as a goal.
struct Candidate {
    StatementId statement;
    std::size_t length = 0;     ///< definition 18
    std::size_t raw_length = 0; ///< steps of any reason
    std::size_t premises = 0;   ///< given statements on its path
    friend bool operator==(const Candidate&, const Candidate&) = default;
};

/// The two thresholds of the seed, and their upper ends. Statements of length 0 (given, or of a class) are never
/// candidates.
struct Filter {
    std::size_t min_length = 1;
    std::size_t max_length = std::numeric_limits<std::size_t>::max();
    double min_premise_ratio = 0; ///< premises on the path / all premises of the graph
};

struct Survey {
    std::vector<Candidate> candidates;           ///< that pass the filter; longest first, then in order of the graph
    std::array<std::size_t, tier_count> tiers{}; ///< of all statements that are not trivial, filter or not
    std::size_t statements = 0;                  ///< in the graph
    std::size_t trivial = 0;                     ///< of length 0
    std::size_t premises = 0;                    ///< given statements in the graph
    friend bool operator==(const Survey&, const Survey&) = default;
};

/// The lengths of all paths of a graph. Each derivation is explained once, so that this is the cost of explaining the
/// whole graph: seconds for ten thousand statements. Errors: `interrupted`, or what the explainer says.
Result<Survey> survey(const proof::Explainer& explainer, const Filter& filter = {}, const Control& control = {});

/// What was derived from some statements by the first derivations: those that name one of them as a premise, and all
/// whose paths go through one of them. Both ascending, without the statements themselves.
struct Following {
    std::vector<StatementId> direct, all;
};
/// Explains every later derivation. Errors: as for `survey`.
Result<Following> following(const proof::Explainer& explainer, std::span<const StatementId> from,
                            const Control& control = {});

/// The path of one statement.
Result<proof::Path> single(const proof::Explainer& explainer, StatementId goal);

} // namespace porism::explore
