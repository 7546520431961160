// Which statements may say the next actions of a scene.
#pragma once

#include "formats/geodsl/builder.h"

#include <map>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace porism::geodsl {

struct Statement {
    const StatementRow* row;
    Bound bound;
};
/// Said one after the other: circles are defined before they are spoken of.
using Candidate = std::vector<Statement>;

/// By centre and point: how often a scene names the point as one of the circle. The one that fixes the circle is named
/// the most.
using NamedOn = std::map<std::pair<PointId, PointId>, std::size_t>;
NamedOn named_on(const scene::Scene& scene);

/// What is seen of a scene where its next action is to be said.
struct Sight {
    const Builder& builder;
    std::span<const scene::Action> actions; ///< from the next one; those behind tell what a statement is about
    const std::vector<std::string>& names;  ///< by point, as the builder calls them
    const NamedOn& named_on;

    const std::string& name(PointId point) const { return names[point.index()]; }
};

/// Whether statements place points by the constructions of the action.
bool is_made(const scene::Action& action);

/// Whether a candidate says the next actions is for the builder to tell. Where several do, the first is likelier.
std::vector<Candidate> candidates(const Sight& sight);

} // namespace porism::geodsl
