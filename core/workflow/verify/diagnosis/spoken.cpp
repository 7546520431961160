#include "workflow/verify/diagnosis/spoken.h"

#include "base/text.h"
#include "facts/comparison.h"
#include "facts/equation.h"
#include "scene/question.h"
#include "translate/path_text.h"
#include "translate/question_text.h"
#include "translate/say.h"
#include "workflow/verify/diagnosis/inspect.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <utility>

namespace porism::workflow {
namespace {

using facts::Statement;
using Names = translate::Names;
using translate::Picture;

constexpr std::string_view branch_sign = "branch 0 of ";

bool takes(std::string_view& text, std::string_view prefix) {
    if (!text.starts_with(prefix)) return false;
    text.remove_prefix(prefix.size());
    return true;
}

std::string_view first_word(std::string_view text) {
    return text.substr(0, text.find(' '));
}

/// It may be an equation or a comparison of amounts whose notation has signs that people do not write.
bool is_in_notation(std::string_view text) {
    return text.find_first_of("(*^") != std::string_view::npos &&
           (text.find('=') != std::string_view::npos || facts::compares(text));
}

/// Words that stand side by side are products: of amounts nothing is read but what facts::to_string writes.
std::optional<Statement> statement_in(std::string_view text, Names names) {
    if (!facts::predicate_by_name(first_word(text)) && !is_in_notation(text)) return std::nullopt;
    auto parsed = facts::parse_goal(text, names);
    if (!parsed || parsed->size() != 1) return std::nullopt;
    const bool of_amounts = parsed->front().compared() != nullptr;
    if (of_amounts && facts::to_string(parsed->front(), names) != text) return std::nullopt;
    return std::move(parsed->front());
}

std::optional<Spoken> spoken_statement(std::string_view text, Names names, Picture picture) {
    const auto statement = statement_in(text, names);
    if (!statement) return std::nullopt;
    const auto points = statement->points();
    Spoken out{translate::say(*statement, names, picture), {points.begin(), points.end()}};
    out.statement = *statement;
    return out;
}

std::optional<Spoken> spoken_question(std::string_view text, Names names, Picture) {
    if (!scene::question_by_name(first_word(text))) return std::nullopt;
    const auto question = scene::parse_question(text, names);
    if (!question) return std::nullopt;
    return Spoken{translate::say(*question, names), scene::points_of(*question), !scene::row(question->kind).equation};
}

std::optional<std::size_t> count_before(std::string_view& text, std::string_view behind) {
    std::size_t out = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), out);
    if (error != std::errc{}) return std::nullopt;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    return takes(text, behind) ? std::optional(out) : std::nullopt;
}

/// proof::to_string of a branch, read back.
std::optional<Spoken> spoken_branch(std::string_view text, Names names, Picture picture) {
    if (!takes(text, branch_sign)) return std::nullopt;
    const auto multiple = count_before(text, ": ");
    if (!multiple || *multiple < 2) return std::nullopt;
    const bool numbered = takes(text, "equation ");
    const auto number = numbered ? count_before(text, " of ") : std::nullopt;
    const auto conclusion = statement_in(text, names);
    if (!conclusion || numbered != number.has_value()) return std::nullopt;
    const auto equations = facts::equations(*conclusion);
    const auto first = std::ranges::find(equations, facts::TableKind::direction, &facts::Equation::table);
    const std::size_t equation = number ? *number - 1 : static_cast<std::size_t>(first - equations.begin());
    if (equation >= equations.size()) return std::nullopt;
    const auto points = conclusion->points();
    return Spoken{translate::branch_text({*conclusion, equation, static_cast<long>(*multiple)}, names, picture),
                  {points.begin(), points.end()}};
}

constexpr std::array readers{&spoken_branch, &spoken_statement, &spoken_question};

bool is_in_word(char c) {
    return is_letter(c) || is_digit(c) || c == '_' || c == '\'';
}

bool begins_word(std::string_view text, std::size_t at) {
    return text[at] != ' ' && (at == 0 || text[at - 1] == ' ' || text[at - 1] == '(' || text[at - 1] == '"');
}

bool ends_word(std::string_view text, std::size_t at) {
    const bool whole = at == text.size() || !is_in_word(text[at]);
    return whole && (is_in_word(text[at - 1]) || text[at - 1] == ')');
}

bool may_begin(std::string_view text) {
    const std::string_view word = first_word(text);
    return facts::predicate_by_name(word) || scene::question_by_name(word) || text.starts_with(branch_sign) ||
           is_in_notation(text);
}

/// The longest one that begins there; none goes on behind a semicolon.
std::optional<Spoken> spoken_at(std::string_view text, std::size_t begin, Names names, Picture picture) {
    text = text.substr(0, text.find(';', begin));
    for (std::size_t end = text.size(); end > begin; --end) {
        if (!ends_word(text, end)) continue;
        for (const auto reader : readers)
            if (auto spoken = reader(text.substr(begin, end - begin), names, picture)) {
                spoken->begin = begin;
                spoken->end = end;
                return spoken;
            }
    }
    return std::nullopt;
}

/// "c lies too near to a", "d is the point b in every picture": the points by the names that are shown.
std::optional<std::string> coincidence_said(std::string_view text, const scene::Scene& scene) {
    for (const std::string_view joint : {" lies too near to ", " is the point "}) {
        const std::size_t at = text.find(joint);
        if (at == std::string_view::npos) continue;
        const std::size_t begin = at + joint.size(), end = std::min(text.find(' ', begin), text.size());
        const std::string one(text.substr(0, at)), other(text.substr(begin, end - begin));
        if (!scene.find(one) || !scene.find(other)) continue;
        return scene::display_name(one) + std::string(joint) + scene::display_name(other) +
               std::string(text.substr(end));
    }
    return std::nullopt;
}

std::string with_each_said(std::string_view text, const std::vector<Spoken>& all, const scene::Scene& scene) {
    if (all.empty()) return coincidence_said(text, scene).value_or(std::string(text));
    std::string out;
    std::size_t from = 0;
    for (const Spoken& one : all) {
        out += text.substr(from, one.begin - from);
        out += one.said;
        from = one.end;
    }
    return out += text.substr(from);
}

/// The points whose shown names a word is made of: "ABC"; none where it is made of anything else.
std::vector<PointId> points_of_word(std::string_view word, std::span<const std::string> shown) {
    std::vector<PointId> out;
    while (!word.empty()) {
        std::size_t longest = 0, point = 0;
        for (std::size_t i = 0; i < shown.size(); ++i)
            if (shown[i].size() > longest && word.starts_with(shown[i])) {
                longest = shown[i].size();
                point = i;
            }
        if (longest == 0) return {};
        out.emplace_back(point);
        word.remove_prefix(longest);
    }
    return out;
}

/// The points that a text names as people write them: "H is the midpoint of BC".
std::vector<PointId> points_named_in(std::string_view text, const scene::Scene& scene) {
    std::vector<std::string> shown;
    for (const std::string& name : scene.names()) shown.push_back(scene::display_name(name));
    std::vector<PointId> out;
    const auto is_part = [](char c) { return is_in_word(c) || (c & 0x80) != 0; };
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (!is_letter(text[at])) continue;
        std::size_t end = at;
        while (end < text.size() && is_part(text[end])) ++end;
        for (const PointId point : points_of_word(text.substr(at, end - at), shown))
            if (std::ranges::find(out, point) == out.end()) out.push_back(point);
        at = end;
    }
    return out;
}

/// At the beginning of a message, or behind what says where a claim stands ("proof [003] by r64: ").
bool leads(const Spoken& one, std::string_view message) {
    return one.begin == 0 || message.substr(0, one.begin).ends_with(": ");
}

/// Where a message begins that says first of which place of the file it speaks: behind "/answer: ", "/actions/3, given:
/// ", and of a claim behind whatever names it. At its beginning where it says none.
std::size_t behind_place(const problem::Check& check) {
    constexpr std::string_view end = ": ";
    if (!check.message.starts_with('/') && !check.name.starts_with("claim_")) return 0;
    const std::size_t at = check.message.find(end);
    return at == std::string::npos ? 0 : at + end.size();
}

} // namespace

std::vector<Spoken> spoken_in(std::string_view text, const scene::Scene& scene, Picture picture) {
    std::vector<Spoken> out;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (!begins_word(text, at) || !may_begin(text.substr(at))) continue;
        auto spoken = spoken_at(text, at, scene.names(), picture);
        if (!spoken) continue;
        at = spoken->end - 1;
        out.push_back(*std::move(spoken));
    }
    return out;
}

std::string said_in(std::string_view text, const scene::Scene& scene, Picture picture) {
    return with_each_said(text, spoken_in(text, scene, picture), scene);
}

CheckWords words_of(const problem::Check& check, const scene::Scene& scene, Picture picture) {
    const std::size_t begin = behind_place(check);
    const std::string message = check.message.substr(begin);
    const auto all = spoken_in(message, scene, picture);
    CheckWords out{{}, {}, with_each_said(message, all, scene), said_in(check.mend, scene, picture), {}, false};
    out.place = check.message.substr(0, std::min(check.message.find_first_of(",:"), begin));
    auto one = std::ranges::find_if(all, [&](const Spoken& each) { return leads(each, message); });
    if (one == all.end()) {
        out.points = points_named_in(message, scene);
        return out;
    }
    out.about = one->said;
    out.asks_value = one->asks_value;
    constexpr std::string_view beside = " and ";
    for (std::size_t from = one->begin; one != all.end(); ++one) {
        if (one->begin != from && message.substr(from, one->begin - from) != beside) break;
        out.points.insert(out.points.end(), one->points.begin(), one->points.end());
        from = one->end;
    }
    return out;
}

} // namespace porism::workflow
