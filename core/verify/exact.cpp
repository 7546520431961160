#include "verify/exact.h"

#include "realize/exact/exact_question.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>

namespace porism::verify {
namespace {

using problem::Check;
using problem::CheckState;

struct AnswerReason {
    std::string_view code, words;
};
constexpr std::array reasons = {
    AnswerReason{"no_exact_picture", "no exact picture with this order of the points was found"},
    AnswerReason{"degree", "the roots of the figure lead to too high a degree"},
    AnswerReason{"height", "the numbers of the figure grow too long"},
    AnswerReason{"precision", "a sign could not be told"},
    AnswerReason{"work", "it takes too much work"},
    AnswerReason{"interrupted", "it was stopped"},
    AnswerReason{"not_constructible", "an angle of the figure is of too high a degree"},
    AnswerReason{"numbers", "its numbers are not algebraic, or too large for angles"},
    AnswerReason{"differing", "the pictures show different values"},
    AnswerReason{"meaningless", "points of it are one, or its numbers too large"},
    AnswerReason{"not_recognised", "it is no simple number that would be recognised"},
    AnswerReason{"of_no_exact_kind",
                 "lengths, ratios, angles, areas and perimeters alone are decided over exact numbers"},
};

Check check(const char* name, const std::string& said, const realize::ExactAnswer& answer, int limit) {
    constexpr std::array states = {CheckState::failed, CheckState::passed, CheckState::undecided};
    Check out{std::string(problem::exact_stage), name, states[static_cast<std::size_t>(answer.decision)]};
    out.limit = limit;
    out.message = said;
    if (answer.decision == numbers::Decision::undecided) {
        out.message += std::string(" is undecided: ") +
                       std::string(std::ranges::find(reasons, answer.reason, &AnswerReason::code)->words);
        return out;
    }
    out.value = answer.degree;
    out.message +=
        answer.decision == numbers::Decision::yes ? " is exact in this diagram" : " is false in an exact picture";
    return out;
}

/// Of a value that is asked for: "acompute a b c d: 60°".
std::string with_value(const scene::Question& question, const std::string& said, const realize::ExactQuestion& exactly,
                       const diagram::Diagram& diagram) {
    const bool angles = scene::row(question.kind).angles;
    if (exactly.value) return said + ": " + exactly.value->text() + (angles ? "°" : "");
    const scene::Seen seen = scene::seen_in(question, diagram.pictures(), diagram.letters());
    if (seen.sight != scene::Sight::seen) return said;
    return fmt::format("{}: {:.9g}{}", said, angles ? seen.value * 180 : seen.value, angles ? "°" : "");
}

} // namespace

std::vector<Check> check_exactly(const scene::Scene& scene, const scene::Goals& goals, const diagram::Diagram& diagram,
                                 const Control& control) {
    const realize::ExactOptions options;
    std::vector<Check> out;
    for (const facts::Statement& goal : goals)
        out.push_back(check("goal_exact", facts::to_string(goal, scene.names()),
                            realize::decide_exactly(scene, diagram, goal, options, control), options.degree));
    return out;
}

Check check_exactly(const scene::Scene& scene, const scene::Question& question, const diagram::Diagram& diagram,
                    const Control& control) {
    const realize::ExactOptions options;
    const auto exactly = realize::answer_exactly(scene, diagram, question, options, control);
    const std::string said = scene::to_string(question, scene.names());
    if (scene::row(question.kind).equation) return check("equation_exact", said, exactly.answer, options.degree);
    return check("value_exact", with_value(question, said, exactly, diagram), exactly.answer, options.degree);
}

} // namespace porism::verify
