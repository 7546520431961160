// Goals and answers as people write them.
#pragma once

#include "numbers/scalar.h"
#include "scene/json.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace porism::verigeo {

/// Adds what a goal asks: statements and questions in our words, parted by ";", or forms such as "Find AB", "Find
/// ∠ABC", "Find the area of ABC", "Find Length(A,B)", "Find AB and BC", "Prove AB = CD", "Prove AB ∥ CD". An
/// expression, as in "Find AB + BC", is a letter that an action defines as it. False, with nothing added, where it is
/// something else.
bool read_goal(std::string_view text, std::span<const std::string> names, scene::SceneAndGoals& into);
/// The number that each question is answered with, parted by ";" or ","; of an angle its degrees. Nothing where it is
/// no number, or their count is another one.
std::vector<std::optional<numbers::Scalar>> read_answers(std::string_view text, std::size_t questions);
/// Goals and questions in one text, which reads back.
std::string goal_text(const scene::SceneAndGoals& content, std::span<const std::string> names);

} // namespace porism::verigeo
