// What a picture shows of the angles between points that equations about a quantity speak of.
#pragma once

#include "diagram/diagram.h"
#include "reason/value/choosing.h"

#include <cstddef>
#include <vector>

namespace porism::reason {

/// That they are acute, or obtuse, at most so many statements.
std::vector<facts::Statement> angles_near(const facts::Quantity& quantity, const TrialEvidence& evidence,
                                          const diagram::Diagram& diagram, std::size_t most);

/// Whether the sketch of the scene clearly shows one of these angles to be otherwise than the picture does: obtuse
/// where it is acute, or plainly acute where it is right.
bool angles_drawn_otherwise(const facts::Quantity& quantity, const TrialEvidence& evidence,
                            const diagram::Diagram& diagram, std::size_t most);

} // namespace porism::reason
