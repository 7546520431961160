#include "workflow/solve/unanswered_words.h"

#include "verify/question_check.h"
#include "workflow/solve/other_values.h"

#include <fmt/format.h>

namespace porism::workflow {
namespace {

std::string shown_words(const scene::Question& question, const Analysis& analysis, const GoalResult& result) {
    constexpr std::string_view elsewhere = "another figure of what is given";
    if (!result.elsewhere) return verify::question_check(question, analysis.scene, *analysis.diagram).message;
    if (row(question.kind).equation) return fmt::format("it is false in {}", elsewhere);
    return both_values_words(analysis, question, *result.elsewhere, elsewhere);
}

} // namespace

std::string unanswered_words(const scene::Question& question, const Analysis& analysis, const Answer& answer,
                             std::string_view why) {
    return fmt::format("{}: {}{} {}", row(question.kind).equation ? "it is an equation" : "it asks for a value", why,
                       answer.result.elsewhere ? ":" : ", and", shown_words(question, analysis, answer.result));
}

} // namespace porism::workflow
