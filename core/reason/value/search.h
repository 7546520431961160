// The search for the value of one quantity among collected equations.
#pragma once

#include "base/stop.h"
#include "diagram/diagram.h"
#include "reason/value/collector.h"
#include "reason/value/propagation.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace porism::reason {

/// The equation that gives the quantity its value: with the letters as unknowns, then with one of `limits.bases` other
/// unknown quantities as such too, then with as many pairs of which several equations speak. What is found on the way
/// is added to the collector's equations.
std::optional<std::size_t> valued(Collector& collector, const diagram::Diagram& diagram,
                                  const facts::Quantity& quantity, const facts::Letters& letters,
                                  const ValueLimits& limits, const Control& control);

/// What the propagation has found, ascending.
std::vector<KnownValue> values_of(const Propagation& propagation, const Equations& equations);

/// Of a sine, cosine or tangent the angle, which says as much; of others themselves.
facts::Quantity angle_of(const facts::Quantity& quantity);

} // namespace porism::reason
