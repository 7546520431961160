#include "formats/verigeo/answer_fit.h"

#include "base/text.h"
#include "facts/dimension.h"
#include "numbers/answer.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <fmt/format.h>
#include <regex>
#include <vector>

namespace porism::verigeo {
namespace {

constexpr std::size_t most_bytes = 200; // of an answer

enum class AnswerKind : std::uint8_t { length, area, angle, number };

constexpr std::array<std::string_view, 4> answer_kinds{"a length", "an area", "an angle", "a number without a unit"};

std::string_view said(AnswerKind kind) {
    return answer_kinds[static_cast<std::size_t>(kind)];
}

/// Nothing of a letter, which may be any of them.
std::optional<AnswerKind> kind_of(const scene::Question& question) {
    if (scene::in_degrees(question)) return AnswerKind::angle;
    if (question.kind == scene::QuestionKind::lcompute) return AnswerKind::length;
    const auto power = question.quantity ? facts::dimension(question.quantity->kind()) : std::optional(0);
    if (!power) return std::nullopt;
    constexpr std::array by_power{AnswerKind::number, AnswerKind::length, AnswerKind::area};
    return by_power[static_cast<std::size_t>(*power)];
}

struct UnitForm {
    AnswerKind kind;
    const char* form;
};
/// At the end of an answer; "units" alone are said of anything.
constexpr std::array unit_forms{
    UnitForm{AnswerKind::angle, "(?:°|º|\\^ ?\\\\circ|\\bdeg|\\bdegrees?|\\bradians?)$"},
    UnitForm{AnswerKind::area, "(?:(?:square|sq\\.?) ?(?:units?|[cmdk]?m|in|inch|inches|ft|feet)|"
                               "(?:^|[^a-z])(?:units?|[cmdk]?m|in|inch|inches|ft|feet) ?(?:\\^ ?2|²))$"},
    UnitForm{AnswerKind::length, "(?:^|[^a-z])(?:[cmdk]?m|in|inch|inches|ft|feet)$"},
};

std::vector<std::regex> compiled() {
    std::vector<std::regex> out;
    for (const UnitForm& unit : unit_forms) out.emplace_back(unit.form);
    return out;
}

std::string without_frames(std::string_view text) {
    std::string out(text);
    for (const char* const sign : {"\\text", "\\mathrm", "\\,", "\\(", "\\)"})
        for (std::size_t at = out.find(sign); at != std::string::npos; at = out.find(sign))
            out.erase(at, std::string_view(sign).size());
    std::erase_if(out, [](char c) { return c == '$' || c == '{' || c == '}'; });
    while (!out.empty() && (out.back() == '.' || out.back() == ' ')) out.pop_back();
    return out;
}

std::optional<AnswerKind> kind_in(std::string_view answer) {
    static const auto forms = compiled();
    // Of "12 sin 30°" the sign belongs to the function.
    static const std::regex of_function("(?:sin|cos|tan) ?[0-9.]{1,20} ?(?:°|º|\\^ ?\\\\circ)$");
    const std::string text = without_frames(answer);
    if (std::regex_search(text, of_function)) return std::nullopt;
    for (std::size_t i = 0; i < forms.size(); ++i)
        if (std::regex_search(text, forms[i])) return unit_forms.at(i).kind;
    return std::nullopt;
}

std::optional<std::string> in_another_unit(std::string_view answer, const scene::Question& question) {
    const auto told = kind_in(answer), asked = kind_of(question);
    if (!told || !asked || *told == *asked || !numbers::told_answer(answer)) return std::nullopt;
    return fmt::format("{} is {}, and {} is asked for", answer, said(*told), said(*asked));
}

std::optional<std::string> of_several_values(std::string_view answer) {
    for (const std::string_view joint : {";", ", ", " or ", " and "}) {
        std::size_t numbers = 0;
        for (std::string_view rest = answer;; ++numbers) {
            const std::size_t at = rest.find(joint);
            if (!numbers::told_answer(trim(rest.substr(0, at)))) break;
            if (at == std::string_view::npos && numbers > 0)
                return fmt::format("{} values are told, and one is asked for", numbers + 1);
            if (at == std::string_view::npos) break;
            rest.remove_prefix(at + joint.size());
        }
    }
    return std::nullopt;
}

} // namespace

std::optional<std::string> why_unfit(std::string_view answer, const scene::Questions& questions) {
    answer = trim(answer);
    if (questions.size() != 1 || answer.size() > most_bytes) return std::nullopt;
    if (auto several = of_several_values(answer)) return several;
    return in_another_unit(answer, questions.front());
}

} // namespace porism::verigeo
