// Answers to questions for a value: derived, with a path that the checker has passed.
#pragma once

#include "scene/question.h"
#include "workflow/analyse.h"

namespace porism::workflow {

/// A question and what became of it. `goal` says "quantity = value" once the value is derived, and no statement before.
struct Answer {
    std::optional<numbers::Scalar> value; ///< as the question counts: degrees for angles
    bool equation = false;                ///< it asks whether an equation holds: there is no value
    GoalResult result;
    bool answered() const { return (value || equation) && result.solved(); }
};

/// Of an analysis with consequences: what its closure lists is read for quantities. Equations between directed angles
/// are not answered, directed angles only where their lines are named by a common point, and ratios only of lengths
/// that have values.
Answer answer(Analysis& analysis, const scene::Question& question, const Control& control = {});

} // namespace porism::workflow
