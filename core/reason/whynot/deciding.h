// Values that equations leave a quantity, and an order statement that would decide between them.
#pragma once

#include "diagram/diagram.h"
#include "reason/value/propagation.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace porism::reason {

struct OpenValues {
    std::vector<numbers::Scalar> values; ///< ascending; fewer than two where equations leave no choice
    /// That an angle is acute, or obtuse, as the picture shows it: with that given, all of the values but one are
    /// refused.
    std::optional<facts::Statement> deciding;
};

/// A quantity and the values that equations leave it.
struct OpenChoice {
    facts::Quantity quantity;
    std::vector<numbers::Scalar> values;
};

/// Of the quantity and of letters, all of these being unknown. `letters` as in value_of.
std::vector<OpenChoice> open_choices(Session& session, const diagram::Diagram& diagram, const facts::Quantity& quantity,
                                     const facts::Letters& letters, const ValueLimits& limits = {},
                                     const Control& control = {});

/// Of the choices that the propagation has left open for the quantity the one with fewest values. At most `trials`
/// angles are tried, those of points that equations about the quantity speak of.
OpenValues open_values(const Propagation& propagation, const diagram::Diagram& diagram, const facts::Quantity& quantity,
                       std::size_t trials);

} // namespace porism::reason
