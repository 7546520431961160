// Answers as people write them.
#pragma once

#include "numbers/scalar.h"
#include "scene/question.h"

#include <optional>
#include <string_view>
#include <vector>

namespace porism::verigeo {

/// The number that each question is answered with, parted by ";" or ","; of an angle its degrees, also where it is
/// written as "arccos(4/5)", of a ratio also "4:3". Nothing where it is no number, or their count is another one.
std::vector<std::optional<numbers::Scalar>> read_answers(std::string_view text, const scene::Questions& questions);

} // namespace porism::verigeo
