#include "formats/verigeo/answers.h"

#include "base/text.h"
#include "numbers/answer.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <span>

namespace porism::verigeo {
namespace {

using numbers::ExpressionKind;
using numbers::Scalar;

bool has_one_of(const numbers::Expression& tree, std::span<const ExpressionKind> of) {
    return std::ranges::find(of, tree.kind) != of.end() || (tree.left && has_one_of(*tree.left, of)) ||
           (tree.right && has_one_of(*tree.right, of));
}

/// "arccos(4/5)" is meant as the angle; who writes pi counts in radians, and says so.
Scalar in_degrees(const Scalar& answer) {
    constexpr std::array inverses{ExpressionKind::arcsine, ExpressionKind::arccosine, ExpressionKind::arctangent};
    constexpr std::array half_turns{ExpressionKind::pi_multiple};
    if (!has_one_of(answer.expression(), inverses) || has_one_of(answer.expression(), half_turns)) return answer;
    return Scalar::parse("(" + answer.text() + ")/(pi/180)").value_or(answer);
}

std::optional<Scalar> as_ratio(const scene::Question& question, std::string_view text) {
    const auto parts = split(text, ':');
    if (question.kind != scene::QuestionKind::rcompute || parts.size() != 2) return std::nullopt;
    return numbers::told_answer(fmt::format("({})/({})", trim(parts[0]), trim(parts[1])));
}

std::optional<Scalar> answer_to(const scene::Question& question, std::string_view text) {
    const auto number = numbers::told_answer(text);
    if (!number) return as_ratio(question, text);
    return scene::in_degrees(question) ? in_degrees(*number) : *number;
}

} // namespace

std::vector<std::optional<Scalar>> read_answers(std::string_view text, const scene::Questions& questions) {
    std::vector<std::optional<Scalar>> out;
    if (questions.size() == 1) return {answer_to(questions.front(), text)};
    for (const char sign : {';', ','}) {
        const auto pieces = split(text, sign);
        if (pieces.size() != questions.size()) continue;
        for (std::size_t i = 0; i < pieces.size(); ++i) out.push_back(answer_to(questions[i], trim(pieces[i])));
        return out;
    }
    out.resize(questions.size());
    return out;
}

} // namespace porism::verigeo
