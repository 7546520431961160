// What values a text asks for.
#pragma once

#include "scene/question.h"
#include "scene/scene.h"

#include <string_view>
#include <vector>

namespace porism::workflow {

/// Whether a sentence asks for something: "Find AB", "Prove that ...", "What is the area of ABC".
bool asks_something(std::string_view sentence);
/// Whether it asks for a value, and for nothing that is to be proved.
bool asks_for_value(std::string_view sentence);
/// Whether a sentence that asks for values is read as a whole, about points of the scene.
bool is_read_question(std::string_view sentence, const scene::Scene& scene);
/// The values that the sentences of a text ask for ("Find ∠BAC", "find AB and BC"), as far as they are read, about
/// points of the scene.
std::vector<scene::Question> questions_in(std::string_view text, const scene::Scene& scene);

} // namespace porism::workflow
