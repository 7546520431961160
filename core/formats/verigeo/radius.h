// The radius that a goal asks for, and what is reckoned from it.
#pragma once

#include "scene/scene.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace porism::verigeo {

/// "the radius of the circle", "the radius of circle O", as a question (scene/question.h): where the figure has one
/// circle, or one about that centre, with a point on it. What it has a construction for is its circle, else what it
/// states to be as far from one point.
std::optional<std::string> radius_asked(std::string_view text, const scene::Scene& scene,
                                        std::span<const std::string> names);
/// Its diameter, area or circumference, likewise, as a sum of quantities: "pi*length(O,A)^2".
std::optional<std::string> amount_of_circle(std::string_view text, const scene::Scene& scene,
                                            std::span<const std::string> names);

} // namespace porism::verigeo
