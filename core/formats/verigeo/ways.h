// Which of several readings of a goal is meant: "ABC is isosceles" does not say at which corner.
#pragma once

#include "scene/json.h"

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace porism::verigeo {

/// A letter that stands for an expression which is asked for, as the goal writes that.
struct NamedLetter {
    std::string letter, expression;
};

/// One reading: statements to be proved, and what the names of figures in it suppose (goal.h).
struct SaidGoals {
    std::vector<facts::Statement> goals, supposed = {}, needed = {};
};

/// Chooses among several readings of a goal of a scene; nothing where it is not known which is meant.
using ChooseWay = std::function<std::optional<std::size_t>(const scene::Scene&, std::span<const SaidGoals>)>;

/// Whether an action states it, or that a point is the midpoint of which it says equal distances; also in other words,
/// as an equation with the same solutions.
bool is_stated(const facts::Statement& statement, const scene::Scene& scene);

/// Without a figure: the way of which most is stated, where no other has as much; else the first that given
/// coordinates show.
std::optional<std::size_t> way_by_givens(const scene::Scene& scene, std::span<const SaidGoals> ways);
/// Of these ways the one of which most is stated; the first of several.
std::optional<std::size_t> most_stated(const scene::Scene& scene, std::span<const SaidGoals> ways,
                                       std::span<const std::size_t> among);

} // namespace porism::verigeo
