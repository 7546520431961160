// How the figures of several branches are told apart, in words of geometry.
#pragma once

#include "geometry/point.h"
#include "scene/scene.h"

#include <string>
#include <string_view>
#include <vector>

namespace porism::diagnose {

/// A combination of branches and the pictures that were drawn of it.
struct Branching {
    std::vector<int> branches; ///< by action
    std::vector<int> counts;   ///< by action, of how many
    std::vector<bool> open;    ///< by action: whether its branch is to be told
    std::vector<std::vector<geometry::Point<double>>> pictures;
};

/// How the words begin where something tells a figure from others.
inline constexpr std::string_view the_figure = "the figure ";

/// For each what tells it from the others: "the figure with ABC clockwise and D on the other side of BC from A"; a
/// point that no such order tells from its other places stands "at place 1 of 2". "the only branch" where none is open.
std::vector<std::string> branch_words(const scene::Scene& scene, const std::vector<Branching>& all);

} // namespace porism::diagnose
