// What a calculation step says before a value is chosen, by facts/solving.h alone.
#pragma once

#include "facts/solving.h"
#include "facts/trial.h"
#include "proof/trace.h"

#include <optional>
#include <span>
#include <vector>

namespace porism::proof {

/// What the first premise becomes when the eliminated quantities are taken out of it by the others, one after the other
/// (facts::consequence): it follows from them. Empty where that cannot be, or a premise is no equation.
std::optional<facts::Polynomial> put_together(const Step& step, std::span<const facts::Statement> premises);

/// The values that this leaves the one quantity in it; or those that an angle has by its sine, cosine or tangent, or
/// one of these by the angle. Empty where the conclusion is no value, or the values cannot be told.
std::optional<facts::Roots> values_left(const Step& step, std::span<const facts::Statement> premises);

/// One of these values on trial, with the premises and the conditions of the step.
facts::Trial tried(const Step& step, std::span<const facts::Statement> premises, const facts::Quantity& quantity,
                   const numbers::Scalar& value);

} // namespace porism::proof
