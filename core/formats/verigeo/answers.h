// Answers as people write them.
#pragma once

#include "numbers/scalar.h"
#include "scene/question.h"

#include <optional>
#include <string_view>
#include <vector>

namespace porism::verigeo {

/// Of what is to be proved there is nothing else to answer: "", "proved", "yes".
bool says_proved(std::string_view answer);

/// By question the number that it is answered with, parted by ";" or ","; of an angle its degrees (numbers/degrees.h),
/// also where it is written as "90° - arccos(4/5)" or "π/3", of a ratio also "4:3". What is said to be proved is no
/// number and stands for none. Nothing of equations, and nothing where it is no number, or there are more or fewer than
/// values that are asked for.
std::vector<std::optional<numbers::Scalar>> read_answers(std::string_view text, const scene::Questions& questions);

} // namespace porism::verigeo
