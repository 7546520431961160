// Whether a goal is true in a figure: refuted beyond doubt in a picture, or proved and checked.
#pragma once

#include "base/stop.h"
#include "diagram/diagram.h"
#include "reason/reason.h"
#include "scene/scene.h"

#include <optional>
#include <set>
#include <string>
#include <vector>

namespace porism::diagnose {

/// Scene picture and generic ones, the scene picture first.
std::vector<const diagram::Picture*> pictures_of(const diagram::Diagram& diagram);

/// How a statement is certainly false in a picture of the diagram: "balls" or "clearance" (CounterPicture). Empty where
/// it is true or too near to tell.
std::optional<std::string> certainly_false(const facts::Statement& statement, const diagram::Diagram& diagram,
                                           const diagram::Picture& picture);

struct Proof {
    std::vector<std::string> conditions; ///< that no construction guarantees, as text
    /// Of those, the order statements that say more than that points differ, do not lie on one line, or lines are not
    /// parallel; and branches.
    std::vector<std::string> order;
    std::set<PointId> points; ///< of its steps and conditions
};
/// A proof that the checker passed. Empty where none is found within the limits. `scene` has its branches.
std::optional<Proof> proved(const facts::Statement& goal, const scene::Scene& scene, const diagram::Diagram& diagram,
                            const reason::Limits& limits, const Control& control = {});

} // namespace porism::diagnose
