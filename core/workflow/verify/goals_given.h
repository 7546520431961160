// What is asked for and stands among the givens of a file.
#pragma once

#include "diagnose/sample.h"
#include "problem/verdict.h"
#include "workflow/load.h"

#include <vector>

namespace porism::workflow {

/// diagnose::goals_given of a scene that is made from the file: what only follows from what it says
/// (LoadedProblem::amounts_to) gives nothing away, since that it follows is to be proved. And besides where all goals
/// are so, or a value that is asked for is so, by one given with all that it says (workflow/verify/given_together.h):
///   points of the lines or circles that it names; quantities that it says to be equal, or multiples of each other,
///   one by way of another; a sum or product whose multiple has the value that is asked for, up to a number; what is
///   calculated from the one quantity alone whose value it tells, a sine or cosine too.
/// A theorem about it is none, however near: that the halves of a segment make the whole, of a midpoint.
std::vector<problem::Check> goals_given(const LoadedProblem& problem, const scene::Scene& scene);

/// The same of a sample by itself, each action a given.
std::vector<problem::Check> goals_given(const diagnose::Sample& sample);

} // namespace porism::workflow
