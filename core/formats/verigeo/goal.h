// Goals and answers as people write them.
#pragma once

#include "numbers/scalar.h"
#include "scene/json.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace porism::verigeo {

/// Adds what a goal asks: statements and questions in our words, parted by ";", or forms such as "Find AB", "Find
/// ∠ABC", "Find the area of ABC", "Find Length(A,B)", "Prove AB = CD", "Prove AB ∥ CD". False, with nothing added,
/// where it is something else.
bool read_goal(std::string_view text, std::span<const std::string> names, scene::SceneAndGoals& into);
/// The number that an answer is; of an angle its degrees.
std::optional<numbers::Scalar> read_answer(std::string_view text);
/// Goals and questions in one text, which reads back.
std::string goal_text(const scene::SceneAndGoals& content, std::span<const std::string> names);

} // namespace porism::verigeo
