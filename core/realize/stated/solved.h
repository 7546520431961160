// The pictures of a scene that states something: those of its constructions in which all of that holds.
#pragma once

#include "realize/figure.h"

#include <vector>

namespace porism::realize {

struct Solved {
    std::vector<diagram::Picture> pictures; ///< that of the scene, then generic ones of the same figure
    diagram::Solution solution;
    std::vector<diagram::Coincidence> coincidences; ///< those of the constructions, and points found to be one
    int freedom = 0;                                ///< similarity included
};

/// `figure` is that of the constructions, `options.budget` is there: all the work is taken off it. Errors: those of
/// `realize`.
Result<Solved> solve(const scene::Scene& scene, const Figure& figure, const Options& options, const Control& control);

/// The actions that conflict (realize.h: conflicting_actions), within the same budget.
std::vector<std::size_t> conflict(const scene::Scene& scene, const Figure& figure, const Options& options,
                                  const Control& control);

} // namespace porism::realize
