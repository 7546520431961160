// What a question asks for, as an equation of one unknown.
#pragma once

#include "facts/relation.h"
#include "scene/question.h"
#include "scene/scene.h"

#include <optional>

namespace porism::workflow {

/// The unknown in it.
facts::Quantity asked_unknown();
/// u = the quantity; u CD = AB of a quotient; of a letter what a statement of the scene defines it as. Nothing of
/// directed angles, of equations, and of what is too large.
std::optional<facts::Relation> asked_relation(const scene::Question& question, const scene::Scene& scene);

} // namespace porism::workflow
