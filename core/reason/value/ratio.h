// Ratios that the givens determine where they leave the lengths themselves open.
#pragma once

#include "reason/value/values.h"

namespace porism::reason {

/// The ratio of two lengths that have no values: one is found as a multiple of the other, which stands for the unit of
/// length. The path's last step concludes that, "above = ratio * below" or the same of the two exchanged. Errors: as of
/// value_of.
Result<ValueAnswer> ratio_of(Session& session, const diagram::Diagram& diagram, const facts::Quantity& above,
                             const facts::Quantity& below, const facts::Letters& letters = {},
                             const ValueLimits& limits = {}, const Control& control = {});

} // namespace porism::reason
