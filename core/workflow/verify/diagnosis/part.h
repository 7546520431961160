// A part of a problem of a file: fewer actions, and what is left of its solution.
#pragma once

#include "workflow/load.h"
#include "workflow/verify/renumbering.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace porism::workflow {

/// The actions that are kept, without those that depend on one that is not; of each path of the solution the steps that
/// are kept (by path, by step; empty: all) and speak of what is there, as far as the premises that they name are too;
/// of the recorded branches those of the actions. Goals and questions of points that are gone are left out, texts and
/// claims are. `keep` is by action.
LoadedProblem part_of(const LoadedProblem& problem, const std::vector<bool>& keep,
                      const std::vector<std::vector<bool>>& steps = {});

/// Of what is kept only what stands on kept actions.
std::vector<bool> with_what_it_needs(const scene::Scene& scene, std::vector<bool> keep);

} // namespace porism::workflow
