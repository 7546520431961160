// The order in which points can be constructed, and by what.
#pragma once

#include "formats/jgex/orders.h"
#include "formats/jgex/placing.h"
#include "formats/jgex/stated.h"

#include <vector>

namespace porism::jgex {

/// Points that are placed together: those of an action that stays, a free point, or points of constructions that say
/// what is stated of them.
struct Step {
    std::vector<PointId> outputs;
    std::vector<scene::Use> uses; ///< empty where they stay as they are
    std::size_t unit;             ///< the last one of these, of Stated::units
};

struct Elimination {
    std::vector<Step> steps;              ///< each uses points of those before it
    std::vector<Told> unsaid;             ///< equations that no construction says
    std::vector<facts::Statement> orders; ///< that the constructions say beside what their rows guarantee
};

/// From the end: the last point of which constructions say all that is left to be said is taken away, and so are the
/// equations about it. So the order of the scene stays where it can, and no point that could be constructed earlier
/// stands in the way. A point of which constructions say the orders too is taken before others.
Elimination eliminated(const scene::Scene& scene, const Stated& stated);

} // namespace porism::jgex
