#include "formats/verigeo/goal.h"

#include "numbers/answer.h"

#include "base/text.h"
#include "formats/verigeo/expressions.h"
#include "formats/verigeo/names.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>

namespace porism::verigeo {
namespace {

constexpr std::string_view angle_sign = "∠", bar = "|";

/// The text without the first of these beginnings that it has, whatever the capitals.
bool take(std::string_view& text, std::initializer_list<std::string_view> beginnings) {
    const std::string small = lower_case(text);
    for (const std::string_view beginning : beginnings) {
        if (!std::string_view(small).starts_with(beginning)) continue;
        text = trim(text.substr(beginning.size()));
        return true;
    }
    return false;
}

std::string_view without_stop(std::string_view text) {
    text = trim(text);
    while (!text.empty() && (text.back() == '.' || text.back() == '?')) text = trim(text.substr(0, text.size() - 1));
    return text;
}

/// "AB", "|AB|", "length of AB".
std::optional<std::vector<std::string>> length_in(std::string_view text) {
    take(text, {"the length of ", "length of ", "segment "});
    if (text.size() > 2 && text.starts_with(bar) && text.ends_with(bar)) text = text.substr(1, text.size() - 2);
    return names_behind(text, 2, {"SEG_", ""});
}

std::optional<std::vector<std::string>> angle_in(std::string_view text) {
    take(text, {"the measure of ", "measure of "});
    return names_behind(text, 3, {"ANG_", angle_sign, "∠ ", "\\angle ", "angle "});
}

std::optional<std::vector<std::string>> area_in(std::string_view text) {
    if (!take(text, {"the area of ", "area of "})) return std::nullopt;
    take(text, {"triangle ", "△", "\\triangle ", "quadrilateral ", "parallelogram ", "tri_"});
    auto names = names_in(text);
    return names.size() < 3 ? std::nullopt : std::optional(std::move(names));
}

/// What is asked for, in the words of a question.
std::optional<std::string> question_in(std::string_view text) {
    if (const auto ends = length_in(text)) return "lcompute " + join(*ends, " ");
    if (const auto angle = angle_in(text)) return fmt::format("compute angle({})", join(*angle, ","));
    if (const auto area = area_in(text)) return fmt::format("compute area({})", join(*area, ","));
    const auto sides = split(text, '/');
    if (sides.size() == 2) {
        const auto above = length_in(trim(sides[0])), below = length_in(trim(sides[1]));
        if (above && below) return fmt::format("rcompute {} {}", join(*above, " "), join(*below, " "));
    }
    if (const auto quantity = relation_text(text)) return "compute " + *quantity;
    return std::nullopt;
}

struct Sign {
    std::string_view text, predicate;
};
constexpr std::array signs = {Sign{" is perpendicular to ", "perp"}, Sign{"⊥", "perp"}, Sign{"⟂", "perp"},
                              Sign{" is parallel to ", "para"},      Sign{"∥", "para"}, Sign{"=", "cong"}};

/// "AB ∥ CD", "AB = CD", "∠ABC = ∠DEF", in the words of a statement.
std::optional<std::string> statement_in(std::string_view text) {
    for (const Sign& sign : signs) {
        const std::size_t at = text.find(sign.text);
        if (at == std::string_view::npos) continue;
        const std::string_view left = trim(text.substr(0, at)), right = trim(text.substr(at + sign.text.size()));
        const auto a = length_in(left), b = length_in(right);
        if (a && b) return fmt::format("{} {} {}", sign.predicate, join(*a, " "), join(*b, " "));
        const auto quantity = [](const auto& ends, std::string_view side) {
            return ends ? std::optional(fmt::format("length({})", join(*ends, ","))) : relation_text(side);
        };
        const auto first = quantity(a, left), second = quantity(b, right);
        if (sign.predicate == "cong" && first && second) return fmt::format("{} = {}", *first, *second);
    }
    return std::nullopt;
}

bool add_question(std::string_view text, std::span<const std::string> names, scene::SceneAndGoals& into) {
    auto question = scene::parse_question(text, names);
    if (!question) return false;
    into.questions.push_back(std::move(*question));
    return true;
}

/// Words that are no quantities would be letters of an equation.
bool has_word(const facts::Statement& goal) {
    if (!goal.relation()) return false;
    return std::ranges::any_of(goal.relation()->quantities(), [](const facts::Quantity& quantity) {
        return quantity.kind() == facts::QuantityKind::letter && quantity.text().size() > 1;
    });
}

bool add_goal(std::string_view text, std::span<const std::string> names, scene::SceneAndGoals& into) {
    const auto goals = facts::parse_goal(text, names);
    if (!goals || std::ranges::any_of(*goals, has_word)) return false;
    into.goals.insert(into.goals.end(), goals->begin(), goals->end());
    return true;
}

bool add(std::string_view text, std::span<const std::string> names, scene::SceneAndGoals& into) {
    if (scene::asks(text)) return add_question(text, names, into);
    if (!take(text, {"find ", "compute ", "calculate ", "determine ", "what is "})) {
        take(text, {"prove that ", "prove ", "show that ", "show "});
        const auto statement = statement_in(text);
        if (statement && add_goal(*statement, names, into)) return true;
        if (add_goal(text, names, into)) return true;
    }
    const auto question = question_in(text);
    return question && add_question(*question, names, into);
}

} // namespace

bool read_goal(std::string_view text, std::span<const std::string> names, scene::SceneAndGoals& into) {
    scene::SceneAndGoals read;
    for (const std::string_view piece : split(text, ';'))
        if (!add(without_stop(piece), names, read)) return false;
    into.goals.insert(into.goals.end(), read.goals.begin(), read.goals.end());
    into.questions.insert(into.questions.end(), read.questions.begin(), read.questions.end());
    return true;
}

std::optional<numbers::Scalar> read_answer(std::string_view text) {
    return numbers::told_answer(text);
}

std::string goal_text(const scene::SceneAndGoals& content, std::span<const std::string> names) {
    std::vector<std::string> texts;
    for (const facts::Statement& goal : content.goals) texts.push_back(facts::to_string(goal, names));
    for (const scene::Question& question : content.questions) texts.push_back(scene::to_string(question, names));
    return join(texts, "; ");
}

} // namespace porism::verigeo
