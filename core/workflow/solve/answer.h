// Answers to questions for a value: derived, with a path that the checker has passed.
#pragma once

#include "scene/question.h"
#include "workflow/solve/analyse.h"

#include <functional>
#include <vector>

namespace porism::workflow {

/// A question and what became of it. `result.sight` is what the pictures show of it; its `goal` says "quantity = value"
/// once the value is derived, and no statement before.
struct Answer {
    std::optional<numbers::Scalar> value; ///< as the question counts: degrees for angles
    bool equation = false;                ///< it asks whether an equation holds: there is no value
    GoalResult result;
    bool stopped = false; ///< before there was an answer
    bool answered() const { return (value || equation) && result.solved(); }
};

/// Of an analysis with consequences: what its closure lists is read for quantities. Directed angles are answered where
/// their lines are named by a common point (workflow/solve/needed.h), equations between them as the points lie here,
/// and ratios only of lengths that have values.
Answer answer(Analysis& analysis, const scene::Question& question, const Control& control = {});

/// Stops once that part of the time that is left now has gone by, one over `parts`. Empty: there is no limit.
using Share = std::function<StopToken(std::size_t parts)>;
/// All questions of a document, in its order. Each has a fair share of the time, those that the closure settles as it
/// is come first, and what they leave goes to the others, so that a hard question does not take the easy ones with it.
std::vector<Answer> answers(Analysis& analysis, const scene::Questions& questions, const Control& control = {},
                            const Share& share = {});

/// What is known of a scene in numbers (reason/value/values.h).
struct KnownValue {
    facts::Quantity quantity;
    numbers::Scalar value;
    facts::Statement statement;  ///< "quantity = value", for solve_goal
    std::size_t derivations = 0; ///< reason::KnownValue
    bool as_drawn = false; ///< another figure of what is given has another value (workflow/solve/other_pictures.h)
};
/// Held against figures in other orders and branches, a bounded number; not where the scene is drawn, whose order is
/// meant.
std::vector<KnownValue> known_values(Analysis& analysis, const Control& control = {});

} // namespace porism::workflow
