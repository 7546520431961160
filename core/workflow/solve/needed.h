// The quantities whose values answer a question.
#pragma once

#include "facts/quantity.h"
#include "facts/truth.h"
#include "scene/question.h"

#include <vector>

namespace porism::workflow {

struct Needed {
    facts::Quantity quantity;
    bool clockwise = false; ///< of a directed angle: in the picture it is 180 degrees less the quantity
};

/// In the order of the question. Empty where values of its kind are not derived: directed angles have a quantity where
/// their lines are named by a common point, lengths where their ends differ.
std::vector<Needed> needed_by(const scene::Question& question, facts::Points<double> picture);

} // namespace porism::workflow
