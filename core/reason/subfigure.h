// A part of a figure, closed by itself: with less beside it what follows is found by fewer steps.
#pragma once

#include "base/stop.h"
#include "diagram/diagram.h"
#include "proof/bans.h"
#include "proof/trace.h"

#include <cstdint>
#include <map>
#include <set>
#include <utility>

namespace porism::reason {

/// The diagram of some of its points: with the givens that speak of no others. Of the other points nothing is seen:
/// they stand anywhere. Numbers and names of points stay.
diagram::Diagram subfigure(const diagram::Diagram& diagram, const std::set<PointId>& points);

/// Paths within parts of a figure. The diagram must outlive it.
class Subfigures {
public:
    /// `matches`: how many rule instances the closures of all parts together may match.
    Subfigures(const diagram::Diagram& diagram, proof::Bans bans, std::uint64_t matches)
        : diagram_(diagram), bans_(std::move(bans)), matches_(matches) {}

    /// A path to the same goal, no longer (definition 18). Its statements are derived within smaller parts of the
    /// figure where that makes the whole shorter; equations, and what is read from them, stay as the path has them.
    proof::Path shortened(proof::Path path, const Control& control = {});

private:
    const proof::Path& within(const proof::Path& path, const Control& control);

    const diagram::Diagram& diagram_;
    proof::Bans bans_;
    std::uint64_t matches_;
    std::map<facts::Statement, proof::Path> found_; ///< to what was looked for
};

} // namespace porism::reason
