#include "formats/verigeo/goal.h"

#include "base/text.h"
#include "formats/verigeo/cevians.h"
#include "formats/verigeo/concurrent.h"
#include "formats/verigeo/expressions.h"
#include "formats/verigeo/goal_circles.h"
#include "formats/verigeo/goal_signs.h"
#include "formats/verigeo/goal_words.h"
#include "formats/verigeo/radius.h"
#include "formats/verigeo/spelling.h"
#include "formats/verigeo/words.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <iterator>

namespace porism::verigeo {
namespace {

/// Each "and" may join two goals: reading is quadratic in their number.
constexpr std::size_t longest = 4000; // bytes

std::string_view without_stop(std::string_view text) {
    text = trim(text);
    while (!text.empty() && (text.back() == '.' || text.back() == '?')) text = trim(text.substr(0, text.size() - 1));
    return text;
}

bool add_question(std::string_view text, std::span<const std::string> names, scene::SceneAndGoals& into) {
    auto question = scene::parse_question(text, names);
    if (!question) return false;
    into.questions.push_back(std::move(*question));
    return true;
}

/// One that the scene says nothing of.
std::string fresh_letter(const scene::Scene& scene) {
    const auto is_said = [&](const std::string& letter) {
        return std::ranges::any_of(scene.actions(), [&](const scene::Action& action) {
            return action.states && action.states->relation() &&
                   std::ranges::any_of(action.states->relation()->quantities(), [&](const facts::Quantity& quantity) {
                       return quantity.kind() == facts::QuantityKind::letter && quantity.text() == letter;
                   });
        });
    };
    for (int number = 0;; ++number) {
        std::string letter = number == 0 ? "s" : fmt::format("s{}", number);
        if (!is_said(letter)) return letter;
    }
}

/// A letter that an equation defines, and that is asked for.
bool add_defined(const std::string& letter, std::string_view equation, std::span<const std::string> names,
                 scene::SceneAndGoals& into) {
    const auto defined = facts::parse_goal(equation, names);
    if (!defined || defined->front().points().empty()) return false;
    scene::Action defining;
    defining.states = defined->front();
    return into.scene.append(std::move(defining), {}) && add_question("compute " + letter, names, into);
}

std::vector<NamedCircle> circles_meant(const GoalReading& into) {
    return into.circles.empty() ? circles_of(into.scene) : into.circles;
}

/// "AB + BC", "Area(A,D,E)/Area(A,B,C)", "the distance from O to AB", "the inradius of ABC".
bool add_as_letter(const std::string& letter, std::string_view text, std::span<const std::string> names,
                   GoalReading& into) {
    if (const auto whole = relation_text(text))
        if (add_defined(letter, fmt::format("{} = {}", letter, *whole), names, into)) return true;
    const auto add_quotient = [&](const Quotient& quotient) {
        return add_defined(letter, fmt::format("{}*{} = {}", letter, quotient.first, quotient.second), names, into);
    };
    if (const auto quotient = quotient_in(text)) return add_quotient(*quotient);
    if (const auto amount = amount_of_circle(text, circles_meant(into), names))
        return add_defined(letter, fmt::format("{} = {}", letter, *amount), names, into);
    const auto ratio = ratio_of_amounts_in(text);
    return ratio && add_quotient(*ratio);
}

bool add_expression(std::string_view text, std::span<const std::string> names, GoalReading& into) {
    const std::string letter = fresh_letter(into.scene);
    const bool added = add_as_letter(letter, text, names, into);
    if (added) into.letters.push_back({letter, std::string(text)});
    return added;
}

/// What is asked for behind "Find".
bool add_asked(std::string_view asked, std::span<const std::string> names, GoalReading& into) {
    take_beginning(asked, {"the value of ", "value of "});
    const std::string whole = with_whole_angles(asked, names);
    const std::string_view text = trim(whole);
    auto question = question_in(text);
    if (!question) question = radius_asked(text, circles_meant(into), names);
    return (question && add_question(*question, names, into)) || add_expression(text, names, into) ||
           add_cevian(text, names, into);
}

/// Words that are no quantities would be letters of an equation.
bool has_word(const facts::Statement& goal) {
    if (!goal.relation()) return false;
    return std::ranges::any_of(goal.relation()->quantities(), [](const facts::Quantity& quantity) {
        return quantity.kind() == facts::QuantityKind::letter && quantity.text().size() > 1;
    });
}

/// X(D) is no product of letters.
bool has_coordinate(std::string_view text) {
    return text.find("X(") != std::string_view::npos || text.find("Y(") != std::string_view::npos;
}

bool add_goal(std::string_view text, std::span<const std::string> names, scene::SceneAndGoals& into) {
    if (has_coordinate(text)) return false;
    const auto goals = facts::parse_goal(text, names);
    if (!goals || std::ranges::any_of(*goals, has_word)) return false;
    into.goals.insert(into.goals.end(), goals->begin(), goals->end());
    return true;
}

/// What holds for any points is nothing to prove.
bool add_unless_trivial(std::string_view text, std::span<const std::string> names, scene::SceneAndGoals& into) {
    const auto read = facts::parse_goal(text, names);
    return add_goal(text, names, into) || (!read && read.error().code == "statement_trivial");
}

using Said = std::vector<facts::Statement>;

/// What claims in signs say; empty where one of them is not read.
Said read_claims(const std::vector<std::string>& claims, std::span<const std::string> names,
                 const scene::SceneAndGoals& beside) {
    scene::SceneAndGoals with = beside;
    for (const std::string& claim : claims) {
        auto statements = statements_of(claim);
        if (statements.empty())
            if (auto one = statement_in(claim)) statements.push_back(*std::move(one));
        if (statements.empty()) return {};
        for (const std::string& statement : statements)
            if (!add_unless_trivial(statement, names, with)) return {};
    }
    return {with.goals.begin() + static_cast<std::ptrdiff_t>(beside.goals.size()), with.goals.end()};
}

Said read_supposed(const std::vector<std::string>& supposed, std::span<const std::string> names) {
    Said out;
    for (const std::string& one : supposed)
        if (const auto read = facts::parse_goal(one, names)) std::ranges::copy(*read, std::back_inserter(out));
    return out;
}

SaidGoals read_way(const Way& way, std::span<const std::string> names, const scene::SceneAndGoals& beside) {
    return {read_claims(way.claims, names, beside), read_supposed(way.supposed, names),
            read_supposed(way.needed, names)};
}

/// Of the ways in which it may be so the one that is chosen; nothing where none is.
SaidGoals read_ways(const Ways& ways, std::span<const std::string> names, GoalReading& into, const ChooseWay& choose) {
    std::vector<SaidGoals> read;
    for (const Way& way : ways)
        if (SaidGoals said = read_way(way, names, into); !said.goals.empty()) read.push_back(std::move(said));
    if (ways.size() == 1 && !read.empty()) return std::move(read.front());
    const auto chosen = read.empty() ? std::nullopt : choose(into.scene, read);
    if (!chosen) return {};
    SaidGoals out = read[*chosen];
    into.ways.push_back(std::move(read));
    return out;
}

/// A statement in words or signs: all that it says, without what of several statements is given.
bool add_said(std::string_view text, std::span<const std::string> names, const ChooseWay& choose, GoalReading& into) {
    const auto [said, supposed, needed] = read_ways(ways_of_goal(text), names, into, choose);
    if (said.empty()) return false;
    const auto is_given = [&](const facts::Statement& one) { return is_stated(one, into.scene); };
    if (said.size() == 1 || std::ranges::all_of(said, is_given))
        into.goals.insert(into.goals.end(), said.begin(), said.end());
    else
        std::ranges::remove_copy_if(said, std::back_inserter(into.goals), is_given);
    std::ranges::copy(supposed, std::back_inserter(into.supposed));
    std::ranges::copy(needed, std::back_inserter(into.needed));
    return true;
}

/// "AB ∥ CD and AB = CD": the whole, or what stands before and behind an "and" which joins statements.
bool add_each_said(std::string_view text, std::span<const std::string> names, const ChooseWay& choose,
                   GoalReading& into) {
    constexpr std::string_view joined = " and ";
    if (add_said(text, names, choose, into)) return true;
    for (std::size_t at = text.find(joined); at != std::string_view::npos; at = text.find(joined, at + 1)) {
        GoalReading with = into;
        if (!add_said(trim(text.substr(0, at)), names, choose, with)) continue;
        if (!add_each_said(trim(text.substr(at + joined.size())), names, choose, with)) continue;
        into = std::move(with);
        return true;
    }
    return false;
}

/// "AB", or "AB and the area of ABC"; the whole where it is one, as "the distance between A and B".
bool add_each_asked(std::string_view text, std::span<const std::string> names, GoalReading& into) {
    constexpr std::string_view joined = " and ";
    if (GoalReading whole = into; add_asked(trim(text), names, whole)) {
        into = std::move(whole);
        return true;
    }
    for (std::size_t at = text.find(joined); at != std::string_view::npos; at = text.find(joined)) {
        if (!add_asked(trim(text.substr(0, at)), names, into)) return false;
        text.remove_prefix(at + joined.size());
    }
    return add_asked(trim(text), names, into);
}

bool add(std::string_view text, std::span<const std::string> names, const ChooseWay& choose, GoalReading& into) {
    if (scene::asks(text)) return add_question(text, names, into);
    if (!take_beginning(text, {"find ", "compute ", "calculate ", "determine ", "what is "})) {
        take_beginning(text, {"prove that ", "prove ", "show that ", "show "});
        if (add_concurrent(text, names, into)) return true;
        if (add_each_said(text, names, choose, into) || add_goal(text, names, into)) return true;
    }
    return add_each_asked(text, names, into);
}

} // namespace

bool read_goal(std::string_view text, std::span<const std::string> names, GoalReading& into, const ChooseWay& choose) {
    if (text.size() > longest) return false;
    GoalReading read = into;
    const std::string plain = spelled(text);
    for (const std::string_view piece : split(plain, ';')) {
        const std::string_view whole = without_stop(piece);
        GoalReading with = read;
        if (!add(whole, names, choose, with)) {
            with = read;
            const std::string by_points = circle_goal_in_signs(whole, read.scene, circles_meant(read), names);
            if (!add(goal_in_signs(by_points, read.scene, names), names, choose, with)) return false;
        }
        read = std::move(with);
    }
    into = std::move(read);
    return true;
}

std::string goal_text(const scene::SceneAndGoals& content, std::span<const std::string> names) {
    std::vector<std::string> texts;
    for (const facts::Statement& goal : content.goals) texts.push_back(facts::to_string(goal, names));
    for (const scene::Question& question : content.questions) texts.push_back(scene::to_string(question, names));
    return join(texts, "; ");
}

} // namespace porism::verigeo
