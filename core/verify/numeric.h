// The numerical verification of a scene: every definition measured in every picture, in order, and what failed first.
#pragma once

#include "base/stop.h"
#include "diagram/diagram.h"
#include "problem/verdict.h"
#include "realize/realize.h"
#include "scene/question.h"
#include "scene/scene.h"
#include "verify/analytic.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace porism::verify {

/// Smallest height of a picture that can be read, as a part of its diameter: one that is lower looks like a line. The
/// second, of one that is no line.
inline constexpr double legible_part = 2e-2, flat_part = 1e-3;
/// As many independent pictures as it takes to tell an accident from a law (definition 6).
inline constexpr int wanted_pictures = 3;

/// In the order in which they are made: figure_exists, precondition_holds, definition_holds, guarantee_holds,
/// no_coincidence, not_degenerate, enough_pictures, goal_holds, equation_holds, value_seen. The middle ones are made
/// once an action, the last three once a goal or question; goal_exact (verify/exact.h) follows
/// goal_holds, equation_exact or value_exact the check of its question.
std::vector<NumericCheck> numeric_checks();

/// What is made of the checks: `measured` leaves out those of the certificate (verify/analytic.h), `certified` makes
/// these alone. Whether the figure exists is looked at in any case.
enum class FigureChecks : std::uint8_t { all, measured, certified };

/// Realises the scene and makes all checks (stage "realize" for the first, "numeric" for the others). Each check gives
/// what was measured in the worst picture and the limit it was held against; residuals are relative
/// (geometry::Tolerance). After a figure that does not exist the others are `not_run`. The goals and
/// questions are also decided in exact pictures (verify/exact.h), and the figure itself by intervals, before its goals
/// (verify/analytic.h). Nothing else here is a proof: accepted means seen in all pictures.
problem::Verdict check_numerically(const scene::Scene& scene, const scene::Goals& goals,
                                   const realize::Options& options = {}, const Control& control = {},
                                   const scene::Questions& questions = {}, const Prover& prover = {},
                                   FigureChecks which = FigureChecks::all);

/// The checks of a figure that exists, without the first.
std::vector<problem::Check> check_figure(const scene::Scene& scene, const scene::Goals& goals,
                                         const diagram::Diagram& diagram);

} // namespace porism::verify
