// What exact pictures (exact_picture.h) say of a question: whether an equation holds, and which value is asked for.
#pragma once

#include "numbers/scalar.h"
#include "realize/exact/exact_picture.h"

#include <optional>

namespace porism::realize {

struct ExactQuestion {
    /// Of an equation. Of a value: yes, if a simple number near what all pictures show is decided to be it, and never
    /// no. Besides the reasons of exact pictures: `differing` (the pictures show different values, there is none to
    /// decide), `meaningless` (scene::Sight), `not_recognised` (no simple number is the value that they show),
    /// `of_no_exact_kind` (a quantity that is no length, angle, area, perimeter or letter).
    ExactAnswer answer;
    std::optional<numbers::Scalar> value; ///< where it is decided; of an angle in degrees
};

/// Angles are looked for among the parts of a half turn with denominators up to 720, lengths and ratios among rational
/// numbers, roots of them, and roots of quadratic equations with small coefficients. The limits of the options are for
/// all that is tried.
ExactQuestion answer_exactly(const scene::Scene& scene, const diagram::Diagram& diagram,
                             const scene::Question& question, ExactOptions options = {}, const Control& control = {});

} // namespace porism::realize
