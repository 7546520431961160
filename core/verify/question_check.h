// What the pictures say about a question. Nothing here is a proof or an answer: the mark is "seen in N pictures".
#pragma once

#include "diagram/diagram.h"
#include "problem/verdict.h"
#include "scene/question.h"
#include "scene/scene.h"

namespace porism::verify {

/// An equation ("equation_holds"): the greatest relative failure over all pictures, passed or failed as a goal is. A
/// value that is asked for ("value_seen"): passed where all pictures show one value, which is then the check's (angles
/// in degrees), and failed where they differ, since nothing could be answered. The message names value and
/// pictures, and the points whose place of several the scene leaves open.
problem::Check question_check(const scene::Question& question, const scene::Scene& scene,
                              const diagram::Diagram& diagram);

/// By what an equation fails in the worst picture, and by what part of it a value that the pictures do not agree on
/// differs between them.
double miss_seen(const scene::Question& question, const diagram::Diagram& diagram);

} // namespace porism::verify
