// Values that are said as such.
#pragma once

#include "reason/value/equations.h"
#include "reason/value/values.h"

#include <optional>

namespace porism::reason {

/// The one quantity of an equation that gives it its value or a few.
std::optional<facts::Quantity> value_said_by(const facts::Relation& relation);

/// Of "quantity = value", where a given is that or is read as that, or three points on a line are read so
/// (facts::is_flat).
std::optional<ValueAnswer> given_outright(const Equations& equations, const facts::Quantity& quantity,
                                          const Control& control);

} // namespace porism::reason
