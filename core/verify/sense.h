// What speaks of a line through two points that are one (definition 4).
#pragma once

#include "diagram/diagram.h"
#include "scene/scene.h"

#include <optional>
#include <string>
#include <vector>

namespace porism::verify {

/// "B and D are one point in every picture, so there is no line BD": of a statement that takes the direction or the
/// length of a pair that stands in one place, and does not make sense then; empty where it does. Names in a pair denote
/// different points (facts/predicate.h): such a statement does not hold.
std::optional<std::string> why_senseless(const diagram::Diagram& diagram, const facts::Statement& statement);

/// A given that does not hold for that reason.
struct SenselessGiven {
    facts::Statement statement;
    std::size_t action;
    std::string why;
};
/// In the order of the actions, each once: of the lines and circles that an action puts its point on. What a centre or
/// another determined point gives is left out: the orthocentre of a right triangle is one of its points, and all the
/// same its orthocentre.
std::vector<SenselessGiven> senseless_givens(const scene::Scene& scene, const diagram::Diagram& diagram);

} // namespace porism::verify
