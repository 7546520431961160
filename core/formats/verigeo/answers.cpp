#include "formats/verigeo/answers.h"

#include "base/text.h"
#include "numbers/answer.h"
#include "numbers/degrees.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <span>

namespace porism::verigeo {
namespace {

using numbers::Scalar;

/// A letter may stand for any quotient.
bool may_be_ratio(const scene::Question& question) {
    const bool letter = question.quantity && question.quantity->kind() == facts::QuantityKind::letter;
    return letter || question.kind == scene::QuestionKind::rcompute;
}

std::optional<Scalar> as_ratio(const scene::Question& question, std::string_view text) {
    const auto parts = split(text, ':');
    if (!may_be_ratio(question) || parts.size() != 2) return std::nullopt;
    return numbers::told_answer(fmt::format("({})/({})", trim(parts[0]), trim(parts[1])));
}

/// "≈ 5.83", "about 5.83": a rounded value is held against the exact one as it is told.
std::string_view without_about(std::string_view text) {
    for (const std::string_view about : {"≈", "about ", "approximately ", "approx. "})
        if (text.starts_with(about)) return trim(text.substr(about.size()));
    return text;
}

/// Whether what is asked for is counted in degrees, or may be: a letter that an angle with its sign is told for.
bool counts_degrees(const scene::Question& question, const Scalar& told) {
    if (scene::in_degrees(question)) return true;
    const bool letter = question.quantity && question.quantity->kind() == facts::QuantityKind::letter;
    return letter && told.text().find("°") != std::string::npos;
}

/// "π/3 radians".
bool drop_radians(std::string_view& text) {
    for (const std::string_view unit : {" radians", " radian", " rad"}) {
        if (!text.ends_with(unit)) continue;
        text = trim(text.substr(0, text.size() - unit.size()));
        return true;
    }
    return false;
}

std::optional<Scalar> answer_to(const scene::Question& question, std::string_view text) {
    text = without_about(text);
    const bool radians = scene::in_degrees(question) && drop_radians(text);
    const auto number = numbers::told_answer(text);
    if (!number) return as_ratio(question, text);
    if (radians) return numbers::from_radians(*number);
    return counts_degrees(question, *number) ? numbers::in_degrees(*number) : *number;
}

/// "3:4:5", of which two ratios are asked for, as the two.
std::vector<std::string> continued_ratio(std::string_view text, std::size_t count) {
    const auto parts = split(text, ':');
    std::vector<std::string> out;
    if (count < 2 || parts.size() != count + 1 || text.find_first_of(";,") != std::string_view::npos) return out;
    for (std::size_t i = 0; i < count; ++i) out.push_back(fmt::format("{}:{}", trim(parts[i]), trim(parts[i + 1])));
    return out;
}

/// One for each of so many values; none where there are more or fewer.
std::vector<std::string_view> told_values(std::string_view text, std::size_t count) {
    for (const char sign : {';', ','}) {
        auto pieces = split(text, sign);
        std::erase_if(pieces, &says_proved);
        if (pieces.size() == count) return pieces;
    }
    return {};
}

} // namespace

bool says_proved(std::string_view answer) {
    constexpr std::array<std::string_view, 8> words{"", "yes", "true", "proved", "proven", "qed", "q.e.d.", "holds"};
    return std::ranges::find(words, lower_case(trim(answer))) != words.end();
}

std::vector<std::optional<Scalar>> read_answers(std::string_view text, const scene::Questions& questions) {
    std::vector<std::optional<Scalar>> out(questions.size());
    const auto asking = scene::asking_values(questions);
    const auto ratios = continued_ratio(text, asking.size());
    const auto told =
        ratios.empty() ? told_values(text, asking.size()) : std::vector<std::string_view>(ratios.begin(), ratios.end());
    for (std::size_t i = 0; i < told.size(); ++i) out[asking[i]] = answer_to(questions[asking[i]], trim(told[i]));
    return out;
}

} // namespace porism::verigeo
