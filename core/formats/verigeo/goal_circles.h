// What a goal says of a circle in words, by its centre and the points on it.
#pragma once

#include "formats/verigeo/radius.h"

#include <span>
#include <string>
#include <string_view>

namespace porism::verigeo {

/// "Prove PB ⊥ OB" for "Prove that PB is tangent to circle O", "Prove OP = OA" for "Prove that P lies on the circle",
/// "Prove O is the midpoint of AB" for "Prove that AB is a diameter of circle O": where there is one circle, or one of
/// that name or about that centre. That a point lies on it is left out where the scene says so; of a tangent without
/// its point the scene has to say of one end. Any other text itself, and what is longer than 200 bytes.
std::string circle_goal_in_signs(std::string_view text, const scene::Scene& scene, std::span<const NamedCircle> circles,
                                 std::span<const std::string> names);

} // namespace porism::verigeo
