// Whether what is asked for has another value where the points lie in another order (definition 13).
#pragma once

#include "scene/question.h"
#include "workflow/solve/analyse.h"

#include <optional>

namespace porism::workflow {

/// A picture of another figure of what is given, in which the question has another value than in the scene's own
/// picture, or its equation is false; of the branches of the scene. Empty where the scene is drawn, for then its order
/// is meant, and where none of a bounded number of figures shows another value. Figures are drawn at random.
std::optional<diagram::Picture> in_another_order(const Analysis& analysis, const scene::Question& question,
                                                 const Control& control = {});

/// The same, where a proof has the value that the scene's own picture shows: a figure with another value fails one of
/// its side conditions, and figures are looked for that fail them one after the other. Those of a construction are met.
std::optional<diagram::Picture> against_conditions(const Analysis& analysis, const scene::Question& question,
                                                   const verify::ProofVerdict& proof, const Control& control = {});

/// The same of a statement that a proof has: one in which it is clearly false, though what its proof keeps apart is
/// apart there.
std::optional<diagram::Picture> against_conditions(const Analysis& analysis, const facts::Statement& proved,
                                                   const verify::ProofVerdict& proof, const Control& control = {});

/// A picture of another figure of what is given in which an order statement is clearly false, drawn as it is or not.
std::optional<diagram::Picture> without(const Analysis& analysis, const facts::Statement& order,
                                        const Control& control = {});

} // namespace porism::workflow
