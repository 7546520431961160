// Equations between lengths as polynomials.
#pragma once

#include "facts/relation.h"
#include "scene/question.h"

#include <optional>

namespace porism::scene {

/// Of an equation between products of lengths its left side less its right one. Empty of other questions, where two
/// ends are one point, and where it is too large (facts::product).
std::optional<facts::Polynomial> difference_of_lengths(const Question& question);

} // namespace porism::scene
