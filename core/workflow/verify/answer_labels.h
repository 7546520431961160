// Answers that say what they are of: "CD = 9, BD = 5".
#pragma once

#include "workflow/verify/envelope.h"

#include <optional>
#include <string>
#include <vector>

namespace porism::workflow {

/// A value that is told of something which is not asked for.
struct StrayAnswer {
    std::string text;                       ///< "AB = 13", as it is told
    std::string reason;                     ///< a clause: "AB is not asked for"
    std::optional<scene::Question> of = {}; ///< what it is of, where that is understood and a number is told
    std::optional<numbers::Scalar> told = {};
};

struct LabelledAnswers {
    std::vector<std::optional<numbers::Scalar>> values; ///< by question
    std::vector<StrayAnswer> stray;
};

/// The answers of an envelope by what they say that they are of, whatever their order; those that say nothing of the
/// kind ("13", "x = 13" for a letter of which the file does not speak, "area = 13" where one area is asked for) by
/// their places. Where two are told of one value, the second is stray.
LabelledAnswers labelled_answers(const EnvelopeFile& file);

/// By question what a file tells, an envelope by its labels.
std::vector<std::optional<numbers::Scalar>> told_answers(const LoadedProblem& problem);

} // namespace porism::workflow
