// All instances of all rules in the pictures of a diagram, found once (definition 7).
#pragma once

#include "base/ids.h"
#include "base/stop.h"
#include "diagram/diagram.h"
#include "reason/match/crowds.h"
#include "reason/match/plan.h"
#include "reason/match/sight.h"
#include "reason/profile.h"

#include <array>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace porism::reason {

/// The law of sines looks at the angles of each triple.
inline constexpr std::uint64_t max_sine_triples = 20'000;

/// What a table leaves of a sum of directions: sums of which as much is left, and that are seen to be equal, are known
/// to be.
using Left = std::vector<std::pair<std::uint32_t, std::uint64_t>>;
using AngleLeft = std::function<Left(std::span<const facts::PairTerm>)>;

/// Instances of rules; letters of instance i are points[first[i]] and on.
struct Matches {
    struct Instance {
        RuleId rule;
        std::uint32_t first;
    };
    std::vector<Instance> instances;
    std::vector<PointId> points;
    std::vector<facts::Statement> bridges; ///< what one table may tell another (reason/match/bridges.h)
    std::vector<std::array<Pt, 3>> sums;   ///< of segments of a line (reason/match/sums.h)
    std::vector<Crowd> crowds;             ///< of whose points some rows have no instances here
    std::uint64_t tried = 0;               ///< bindings looked at
    bool complete = true;                  ///< neither a limit nor a stop cut the search
    std::string limit;                     ///< the limit that cut it, in words

    std::span<const PointId> binding(std::size_t instance) const;
    /// Adds an instance: its points by letter, as numbers or as ids.
    template<class Points>
    void add(RuleId rule, const Points& letters) {
        instances.push_back({rule, static_cast<std::uint32_t>(points.size())});
        for (const auto point : letters) points.emplace_back(point);
    }
    /// Adds the instances of others; what they say besides of the figure takes the place of what was said before.
    void append(Matches others);
};

/// What is matched.
struct MatchOptions {
    std::span<const RuleId> banned = {};  ///< rules that are left out
    std::uint64_t limit = UINT64_MAX;     ///< of instances
    std::span<const RuleId> implied = {}; ///< rows of this standing that are matched all the same
    Shown shown = Shown::hypotheses_and_conclusions;
    std::span<const facts::PointPair> measured = {}; ///< the lengths that goals and givens with numbers speak of
    bool all_lengths = false; ///< the order of the points of every line is told, whatever speaks of their lengths
    Pt first_new = 0;         ///< instances and bridges that speak of earlier points alone are left out
    Profile* profile = nullptr;
};

/// The limit of the instances, in words for Matches::limit.
std::string matches_limit(std::uint64_t limit);

/// An instance is admitted if its conditions are seen in the scene picture and, in every picture in which they are
/// seen, so are its hypotheses and conclusions. Instances that a row's symmetries make equal are listed once, in a
/// fixed order. A figure of more than max_triples triples of points is not matched at all. With Shown::hypotheses the
/// conclusions need not be seen anywhere.
Matches match_rules(const Sight& sight, const MatchOptions& options, const Control& control = {});

/// Adds the instances of segment_addition to the others: `sums`, as far as their limit goes.
void add_sums(std::span<const RuleId> banned, Matches& matches);

/// The instances of the rows about sines (reason/match/sines.h), unless all of them are banned; none of a figure of
/// more than max_sine_triples triples of points, where the limit is told.
Matches match_sine_rules(const diagram::Diagram& diagram, const Sight& sight, std::span<const RuleId> banned,
                         const AngleLeft& left, const Control& control);

} // namespace porism::reason
