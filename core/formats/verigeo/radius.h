// The radius that a goal asks for, and what is reckoned from it.
#pragma once

#include "scene/scene.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace porism::verigeo {

/// A circle that a goal may speak of, by its name where an action gave it one: its centre, and a point on it.
struct NamedCircle {
    std::string name;
    PointId centre, end;
};

/// Of circles that the scene speaks of without a name: what it has a construction for, else what it states to be as far
/// from one point.
std::vector<NamedCircle> circles_of(const scene::Scene& scene);

/// The one of this name or about this centre; of no name the only one. Null where there is none, or several.
const NamedCircle* circle_called(std::string_view called, std::span<const NamedCircle> circles,
                                 std::span<const std::string> names);

/// "the radius of the circle", "the radius of circle O", as a question (scene/question.h): where there is one circle,
/// or one of that name or about that centre.
std::optional<std::string> radius_asked(std::string_view text, std::span<const NamedCircle> circles,
                                        std::span<const std::string> names);
/// Its diameter, area or circumference, likewise, as a sum of quantities: "pi*length(O,A)^2".
std::optional<std::string> amount_of_circle(std::string_view text, std::span<const NamedCircle> circles,
                                            std::span<const std::string> names);

} // namespace porism::verigeo
