// What the solution of a record claims, held against the figure.
#pragma once

#include "diagram/diagram.h"
#include "problem/verdict.h"
#include "workflow/load.h"

#include <vector>

namespace porism::workflow {

/// Whether it says how points lie, which is seen and not derived.
bool is_order(const genesisgeo::Claim& claim);

/// A check `claim_holds` (stage "numeric") for each claim of the record: passed where one of its readings is seen in
/// all pictures. An order of points that only some pictures show is undecided: what rests on it depends on the drawing.
/// Undecided too is what could not be read; all are `not_run` where there is no figure (`diagram` is null). Messages
/// begin with where the claim stands.
std::vector<problem::Check> check_claims(const LoadedProblem& problem, const diagram::Diagram* diagram);

} // namespace porism::workflow
