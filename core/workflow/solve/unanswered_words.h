// How solve tells that a question has no answer.
#pragma once

#include "workflow/solve/answer.h"

#include <string>
#include <string_view>

namespace porism::workflow {

/// "it asks for a value: the givens do not determine it: x is 7 in the scene's own picture, and -7 in another figure of
/// what is given": why, and what that figure shows; where none is known, what the pictures show.
std::string unanswered_words(const scene::Question& question, const Analysis& analysis, const Answer& answer,
                             std::string_view why);

} // namespace porism::workflow
