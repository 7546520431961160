// The goals and questions of a scene decided over algebraic numbers in an exact picture (definitions 6 and 12).
#pragma once

#include "base/stop.h"
#include "diagram/diagram.h"
#include "problem/verdict.h"
#include "scene/question.h"
#include "scene/scene.h"

#include <vector>

namespace porism::verify {

/// A check `goal_exact` for each goal (stage "exact"): passed where it is exact in this diagram, failed where it is
/// certainly false there, else undecided with the reason. `value` is the degree of the field in which the picture lies,
/// `limit` the greatest that is tried. Mostly a few milliseconds a goal, by counted limits at most a second or so.
std::vector<problem::Check> check_exactly(const scene::Scene& scene, const scene::Goals& goals,
                                          const diagram::Diagram& diagram, const Control& control = {});

/// The check of a question: `equation_exact` as of a goal; `value_exact`, passed where the value that is asked for is a
/// simple number, which the message says, and otherwise undecided.
problem::Check check_exactly(const scene::Scene& scene, const scene::Question& question,
                             const diagram::Diagram& diagram, const Control& control = {});

} // namespace porism::verify
