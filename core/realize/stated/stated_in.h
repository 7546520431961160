// What a scene states, in the words in which a figure is sought.
#pragma once

#include "realize/stated/constraint_system.h"
#include "scene/scene.h"

#include <span>
#include <vector>

namespace porism::realize {

/// By action. That a point lies between two others, which lengths that add up and an angle of 180 degrees say, is said
/// by its line and an obtuse angle: those are at their greatest there, so that steps would never quite reach it.
/// Of the actions `at_limit` comparisons are equations, and so are those whose amounts cannot differ. An order
/// statement between points of given places that holds there, by however little, is none to seek: it is left out.
std::vector<Stated> stated_in(const scene::Scene& scene, std::span<const std::size_t> at_limit = {});

/// The actions whose comparisons are equations in every figure of what is stated (facts/order_consequences.h): AB <= AC
/// beside AB >= AC. Those of `equations` say so: with them and what else is stated, those of `implied` hold.
struct EqualComparisons {
    std::vector<std::size_t> equations, implied;
    bool has(std::size_t action) const;
};
EqualComparisons equal_comparisons(const scene::Scene& scene);

/// The actions that state that one amount is at least, or at most, another one: the two may be equal.
std::vector<std::size_t> closed_comparisons(const scene::Scene& scene);

} // namespace porism::realize
