// Whether what is asked for has another value where the points lie in another order (definition 13).
#pragma once

#include "scene/question.h"
#include "workflow/solve/analyse.h"

#include <optional>

namespace porism::workflow {

/// A picture of another figure of what is given, in which the question has another value than in the scene's own
/// picture, or its equation is false; of the branches of the scene. Where the scene is drawn its order is meant: then
/// one that its sketch fits hardly worse than the scene's own picture, which must be badly drawn for that. Empty where
/// none of a bounded number of figures is such a one. Figures are drawn at random.
std::optional<diagram::Picture> in_another_order(const Analysis& analysis, const scene::Question& question,
                                                 const Control& control = {});

/// The mirror image of the scene's own picture, where the question has another value in it, and it is a figure of what
/// is given too: nobody drew the scene, no coordinates are given, and no construction has a choice of branches.
std::optional<diagram::Picture> in_the_mirror(const Analysis& analysis, const scene::Question& question);

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
