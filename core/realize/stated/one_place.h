// Points that fall together in every figure in which all holds that is stated, taken for one (definition 4).
#pragma once

#include "realize/figure.h"

#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace porism::realize {

/// The program of a figure in which some points stand in the places of others, and what of it stays as it is.
struct Placed {
    diagram::Program program;
    std::vector<bool> held; ///< by input: it is given, or belongs to a point that stands in another's place
    std::vector<diagram::Coincidence> coincidences; ///< in order of the later points, each once
    /// By free point that stands in another's place: its first input, and the point whose place it takes.
    std::vector<std::pair<std::uint32_t, PointId>> moved = {};
    /// By constructed point that what is stated makes an earlier one: its instruction, and that point. They have to
    /// meet.
    std::vector<std::pair<std::uint32_t, PointId>> met = {};
};
/// As it is constructed.
Placed placed_in(const Figure& figure);

/// With the two points of each pair as one, if they are not already: a free point that nobody gave and from which
/// nothing is constructed goes to the place of the other, else the later one to that of the earlier if it is free and
/// not given, or determined. Empty where neither is so, and where something that the scene states speaks of two that
/// are one: but of points on one line or circle, of two lines or segments that still are two, and of quantities that
/// still are as many, it may say nothing then.
std::optional<Placed> with_one_place(const Placed& placed, const scene::Scene& scene,
                                     std::span<const std::pair<PointId, PointId>> pairs);

} // namespace porism::realize
