// Where a glider must stand on its line or circle to be nearest to a place.
#pragma once

#include "diagram/program.h"

#include <optional>
#include <span>

namespace porism::realize {

/// The input of a point_on_line or point_on_circle instruction, its locus computed already, for which its point is
/// nearest to the target. Empty for the centre of a circle and the point opposite to its start.
std::optional<double> nearest_parameter(const diagram::Instruction& glider,
                                        std::span<const diagram::Register<double>> registers,
                                        geometry::Point<double> target);
/// The same exactly; on a circle it takes a root.
std::optional<numbers::Constructible>
nearest_parameter(const diagram::Instruction& glider,
                  std::span<const diagram::Register<numbers::Constructible>> registers,
                  const geometry::Point<numbers::Constructible>& target);
std::optional<numbers::Exact> nearest_parameter(const diagram::Instruction& glider,
                                                std::span<const diagram::Register<numbers::Exact>> registers,
                                                const geometry::Point<numbers::Exact>& target);

} // namespace porism::realize
