// Whether a problem that was read says what the problem says that was told: that texts lose nothing and add nothing.
#pragma once

#include "translate/language/reading_back.h"
#include "translate/language/writing.h"

#include <optional>
#include <string>

namespace porism::translate {

/// The same givens, guarantees, places, orders behind sentences, goals and questions, of points of the same names.
/// Statements count by what they say of quantities in the picture: "∠ABC = ∠DEF" is an equation of angles below 180
/// degrees, whether it was kept as one of directed angles or not. Empty where all is the same; else what is not, in
/// words for a developer.
std::optional<std::string> told_otherwise(const Tale& tale, const ReadProblem& read);

} // namespace porism::translate
