// Scenes in constructions and statements that the language has.
#pragma once

#include "formats/geodsl/geodsl.h"

#include <set>
#include <vector>

namespace porism::geodsl {

struct Respelled {
    scene::Scene scene;               ///< the same points under the same names; without branches, coordinates, help
    std::vector<std::size_t> origins; ///< by action: the one of the scene that it says
    bool changed = false;             ///< whether an action was put into others
    bool helped = false;              ///< whether these place points besides those of the scene
};

/// What no statement makes, in other constructions or as free points and what is said of them, where these mean the
/// same; what cannot be put so, and what the scene states, stays. Of the actions of `by_values` lengths and angles that
/// are tied to each other are told one by one: a point is the centre of one circle at most.
/// With orders by feet those of them that no statement says are orders of points of one line.
Respelled respelled(const scene::Scene& scene, const std::set<std::size_t>& by_values = {},
                    const Writing& writing = {});

} // namespace porism::geodsl
