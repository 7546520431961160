// What a scene that states something fixes, and what of it does not fit together, for those who read it.
#pragma once

#include "base/stop.h"
#include "diagnose/adding_nothing.h"
#include "diagram/diagram.h"
#include "problem/verdict.h"
#include "workflow/load.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace porism::workflow {

using diagnose::adding_nothing;

/// The clause of the error `conflict` (realize.h), of which these are the actions, with its statements in words, what
/// besides ties their points together (constructions, and places that are given), and by how much lengths or angles
/// that they tell miss each other (diagnose/misfit.h). Other texts as they are. With the problem, of an envelope what
/// is only to be said in its own words (workflow/verify/own_words.h) is said so, without the help points.
std::string conflict_in_words(const std::string& what, const scene::Scene& scene, std::span<const std::size_t> actions,
                              const LoadedProblem* problem = nullptr);

/// Gives a check whose actions have no figure together, told in those words, the number that they tell and what it is
/// held against, where there are such; one that the others force is said behind its message.
void tell_misfit(problem::Check& check, const scene::Scene& scene, const Control& control = {});

/// What the statements of a problem fix; empty where it states nothing, or has no figure.
std::optional<diagram::Solution> solution_of(const LoadedProblem& problem, const Control& control = {});

/// "2 degrees of freedom": what is left of the shape.
std::string freedom_words(const diagram::Solution& solution);

} // namespace porism::workflow
