// Questions in words.
#pragma once

#include "scene/question.h"
#include "translate/say.h"

#include <string>

namespace porism::translate {

/// "the length AB", "the ratio AB : CD", "the angle from AB to CD" (directed, modulo 180 degrees), "AC · AC − 2 BD =
/// 3", "∠(AB, BC) + ∠(CA, AO) ≡ 90° (mod 180°)": what is asked, without a full stop.
std::string say(const scene::Question& question, Names names);

/// "Find the length AB.", "Prove that AC · AC − 2 BD = 3."
std::string question_text(const scene::Question& question, Names names);

} // namespace porism::translate
