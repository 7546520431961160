// Problems in other words, for languages that do not have those of the scene.
#pragma once

#include "diagram/diagram.h"
#include "workflow/load.h"
#include "workflow/placed_by_lengths.h"

#include <optional>
#include <string>
#include <vector>

namespace porism::workflow {

/// The action of the scene that an error points to.
std::optional<std::size_t> action_of(const Error& error);

/// The same problem with another scene of the same figure.
struct Restated {
    LoadedProblem problem;
    std::vector<std::size_t> origins; ///< by action: the one of the problem that it comes from
    std::vector<std::string> losses = {};
    std::vector<std::string> dropped = {}; ///< of these the givens that are lost, in the words of the file

    /// An error of this scene, with its place in that of the problem.
    Error of_problem(Error error) const;
};

/// The problem with another scene of its points, each action of which comes from one that it had.
Restated with_scene(Restated before, scene::Scene scene, const std::vector<std::size_t>& origins);

/// As it stands.
Restated unchanged(const LoadedProblem& problem);
/// Help points as points of the problem.
Restated without_help_points(Restated problem);
/// Without letters for lengths and angles that are the same or in proportion.
Restated without_letters(Restated problem);
/// Given coordinates as lengths, where they are not the place of one point alone.
Restated placed_by_lengths(Restated problem, SideBy side);
/// Directed angles at one vertex as angles between 0 and 180 degrees, as they are in the figure; constructions that say
/// others than such angles stay.
Restated without_signs(Restated problem, const diagram::Diagram& diagram);
/// In constructions as far as these say what is stated; the rest stays stated.
Restated in_constructions(Restated problem);
/// In constructions alone: orders and signs of angles that these do not say are told by the places of the points in
/// the figure, where it is read so; what is asked and has another answer at other places is a loss. An order that other
/// pictures of these constructions do not show is dropped: places bind nothing where the figure is free. Error:
/// `not_in_jgex`, which names what the constructions do not say and points into the scene of the problem.
Result<Restated> in_constructions_alone(const Restated& problem, const Control& control);

/// Whether each picture of a figure, or its mirror image, shows all equations that a scene says of points of these
/// names.
bool shows_all(const scene::Scene& scene, const diagram::Diagram& diagram);

} // namespace porism::workflow
