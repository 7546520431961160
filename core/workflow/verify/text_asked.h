// What values a text asks for.
#pragma once

#include "scene/question.h"
#include "scene/scene.h"

#include <string_view>
#include <vector>

namespace porism::workflow {

/// Whether a sentence asks for something: "Find AB", "Prove that ...", "What is the area of ABC".
bool asks_something(std::string_view sentence);
/// The values that the sentences of a text ask for ("Find ∠BAC", "find AB and BC"), as far as they are read, about
/// points of the scene.
std::vector<scene::Question> questions_in(std::string_view text, const scene::Scene& scene);

} // namespace porism::workflow
