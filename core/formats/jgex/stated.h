// What a scene states, point by point: what there is for constructions to say.
#pragma once

#include "facts/truth.h"
#include "scene/scene.h"

#include <set>
#include <vector>

namespace porism::jgex {

/// A statement and the action that says it.
struct Told {
    facts::Statement statement;
    std::size_t origin;
};

/// A free point, or an action that stays as it is.
struct Unit {
    std::vector<PointId> outputs;
    std::size_t origin;
    bool free;
};

struct Stated {
    std::vector<Unit> units; ///< in the order of the scene
    std::vector<Told> equations, orders;
    bool directed = false; ///< whether an equation has a sign from the picture
};

/// Whether it is one construction whose points may be placed one by one instead, free but for what it says of them.
bool can_be_opened(const scene::Action& action);

/// The actions of `opened` are opened. An equation between quantities is the statement that says the same, if there is
/// one; with a picture of the scene, the one that does so there.
Stated stated_of(const scene::Scene& scene, const std::set<std::size_t>& opened, facts::Points<double> picture);

} // namespace porism::jgex
