// Leaving one given out of a scene: what an action gives, less one statement of it.
#pragma once

#include "diagnose/sample.h"

#include <optional>
#include <vector>

namespace porism::diagnose {

/// A sample without one of its givens.
struct Loosened {
    std::size_t action = 0;                ///< of the sample that it comes from
    std::vector<facts::Statement> dropped; ///< in the points of that sample
    std::string instead; ///< the construction that is left: "on_line b c"; empty where none gives anything
    Sample sample;
    std::optional<PointId> unplaced = {}; ///< its given place is what is left out, and nothing is dropped
};

/// Every way to leave out one thing that the scene gives. An action that states something, equality or order, goes as a
/// whole. Of a point on two loci each is left out in turn. A determined point is put on each locus that the catalogue
/// has for a part of what its row gives: a foot on the line, or on the perpendicular. A figure with sides or angles of
/// its own becomes the free one of as many points. A given place of a point is left out as well. In order of the
/// actions; nothing for those that give no equality or cannot be loosened, nor for auxiliary points: they are no part
/// of the problem.
std::vector<Loosened> loosened(const Sample& sample);

/// Actions that give some equality and of which `loosened` knows nothing.
std::vector<std::size_t> not_loosened(const Sample& sample, const std::vector<Loosened>& all);

} // namespace porism::diagnose
