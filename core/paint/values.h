// Values of lengths and angles that are given, written at the segments and in the corners that have them.
#pragma once

#include "diagram/diagram.h"
#include "paint/math.h"
#include "paint/places.h"
#include "paint/scenery.h"

#include <optional>
#include <span>
#include <vector>

namespace porism::paint {

/// A length or an angle, and what the givens say that it is; angles in degrees.
struct GivenValue {
    facts::Quantity quantity;
    facts::Polynomial value;
    std::size_t given; ///< of the diagram's
};

/// In the order of the givens. Of a directed angle the angle between the rays that the picture shows.
std::vector<GivenValue> given_values(const diagram::Diagram& diagram, std::span<const Vec> pixels);

/// The angle at the common point of two lines, each by two points; empty where they have none.
std::optional<facts::Quantity> angle_of_lines(std::span<const PointId> points);

/// A formula that looks for its place.
struct ValueLabel {
    Formula formula;
    Placeable where;
    Subject subject;

    /// With the middle of its box there.
    Formula placed() const;
};

/// Of values that may be marked, of each quantity one, and whose segments or corners are drawn; corners get their arcs,
/// right ones their squares. Nothing of a value that cannot be set as a formula.
std::vector<ValueLabel> value_labels(Scenery& scenery, const GlyphMetrics& metrics);

} // namespace porism::paint
