// Other values of what is asked for, and the figures of what is given that show them.
#pragma once

#include "workflow/solve/answer.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace porism::workflow {

/// Another figure of what is given, in which a quantity has one of these values and the question another value than in
/// the scene's own picture.
std::optional<diagram::Picture> with_one_of(const Analysis& analysis, const scene::Question& question,
                                            const facts::Quantity& quantity, std::span<const numbers::Scalar> values,
                                            const Control& control = {});

/// The same of what is asked for itself, or of a letter, where equations leave it several values: x² = 49.
std::optional<diagram::Picture> of_an_open_choice(Analysis& analysis, const scene::Question& question,
                                                  const Control& control = {});

/// "x is 7 in the scene's own picture, and -7 in this one", as people count it. `there` names the other picture, in
/// which the value is `other`.
std::string both_values_words(const Analysis& analysis, const scene::Question& question, double other,
                              std::string_view there);
std::string both_values_words(const Analysis& analysis, const scene::Question& question, const diagram::Picture& other,
                              std::string_view there);

} // namespace porism::workflow
