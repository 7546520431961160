// The search for the value of one quantity among collected equations.
#pragma once

#include "base/stop.h"
#include "diagram/diagram.h"
#include "reason/value/collector.h"
#include "reason/value/propagation.h"

#include <cstddef>
#include <optional>
#include <set>
#include <vector>

namespace porism::reason {

/// The equation that gives a quantity its value, and the unknowns by which it was found.
struct Valued {
    std::size_t equation;
    std::set<facts::Quantity> bases;
};

/// The quantity's value: with the letters as unknowns, then with one of `limits.bases` other unknown quantities as such
/// too, and of half as many more that givens speak of, then with as many pairs of which several equations speak. What
/// is found on the way is added to the collector's equations.
std::optional<Valued> valued(Collector& collector, const diagram::Diagram& diagram, const facts::Quantity& quantity,
                             const facts::Letters& letters, const ValueLimits& limits, const Control& control);

/// A length as a multiple of another, the unit: with the letters and the unit as unknowns, then with more and more
/// lengths besides, at most `most_units` of them, which have to cancel.
inline constexpr std::size_t most_units = 3;
std::optional<Valued> valued_by_unit(Collector& collector, const diagram::Diagram& diagram,
                                     const facts::Quantity& quantity, const facts::Quantity& unit,
                                     const facts::Letters& letters, const ValueLimits& limits, const Control& control);

/// What the propagation has found, ascending.
std::vector<KnownValue> values_of(const Propagation& propagation, const Equations& equations);

/// Of a sine, cosine or tangent the angle, which says as much; of others themselves.
facts::Quantity angle_of(const facts::Quantity& quantity);

} // namespace porism::reason
