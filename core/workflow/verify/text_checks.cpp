#include "workflow/verify/text_checks.h"

#include "base/text.h"
#include "facts/readings.h"
#include "scene/scene.h"
#include "workflow/verify/logical_check.h"
#include "workflow/verify/text_asked.h"
#include "workflow/verify/text_signs.h"
#include "workflow/verify/text_values.h"
#include "workflow/verify/texts.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <fmt/format.h>
#include <optional>
#include <utility>

namespace porism::workflow {
namespace {

using facts::Statement;
using problem::Check;
using problem::CheckState;

bool is_held(const TextContext& context, const Statement& statement) {
    return context.analysis.session->find(statement).has_value();
}

/// In a text triangles are similar or congruent in either turn: as the picture has it.
Statement as_turned(const TextContext& context, const Statement& statement) {
    using enum facts::Predicate;
    constexpr std::array turned{std::pair{contri, contrir}, std::pair{contrir, contri}, std::pair{simtri, simtrir},
                                std::pair{simtrir, simtri}};
    const auto row =
        std::ranges::find(turned, statement.predicate(), &std::pair<facts::Predicate, facts::Predicate>::first);
    if (row == turned.end() || !facts::refuted(statement, context.analysis.diagram->scene_picture.points))
        return statement;
    return facts::make(row->second, statement.points()).value_or(statement);
}

std::optional<Check> asked(const TextContext& context, const std::vector<TextClaim>& goals) {
    if (goals.empty() || context.problem.document->goals.empty()) return std::nullopt;
    Check check = logical_check("text_as_asked", CheckState::passed, "the text asks for what is asked for");
    for (const TextClaim& goal : goals)
        for (const Statement& statement : goal.statements) {
            if (context.is_asked(statement) || is_held(context, statement)) continue;
            check.state = CheckState::failed;
            check.message = "the text asks for " + goal.text + ", which is not asked for";
            check.mend = "write the text anew";
        }
    return check;
}

/// A value that the text asks for, and that no question has.
std::optional<Check> asked_values(const TextContext& context, const std::string& text) {
    const auto& questions = context.problem.document->questions;
    const diagram::Picture& own = context.analysis.diagram->scene_picture;
    const auto value = [&](const scene::Question& question) {
        return scene::as_counted(question, scene::value_in(question, own.points, own.letters));
    };
    for (const scene::Question& in_text : questions_in(text, context.analysis.scene)) {
        const double told = value(in_text);
        const auto same = [&](const scene::Question& question) {
            return scene::same_value(in_text.kind, told, value(question));
        };
        if (questions.empty() || !std::isfinite(told) || std::ranges::any_of(questions, same)) continue;
        Check check = logical_check("text_as_asked", CheckState::failed,
                                    "the text asks for " + scene::to_string(in_text, context.analysis.scene.names()) +
                                        ", which is not asked for");
        check.mend = "write the text anew";
        return check;
    }
    return std::nullopt;
}

/// Whether steps lead to what people read a statement as, where the picture has it so: an angle of 60 degrees is no
/// directed one.
bool is_derived_as_read(const TextContext& context, const Statement& statement, const Control& control) {
    const auto& picture = context.analysis.diagram->scene_picture.points;
    const auto seen = [&](const Statement& condition) { return facts::seen(condition, picture); };
    return std::ranges::any_of(facts::readings(statement), [&](const facts::Reading& reading) {
        return std::ranges::all_of(reading.conditions, seen) &&
               solve_goal(context.analysis, facts::make(reading.relation), control).solved();
    });
}

/// Whether a statement is given, or a step leads to it.
CheckState step_to(const TextContext& context, const Statement& statement, const Control& control) {
    if (is_held(context, statement)) return CheckState::passed;
    const GoalResult result = solve_goal(context.analysis, statement, control);
    if (result.solved()) return CheckState::passed;
    if (result.sight == Sight::refuted) return CheckState::failed;
    return is_derived_as_read(context, statement, control) ? CheckState::passed : CheckState::undecided;
}

/// The first of its statements that is not passed decides.
CheckState steps_to(const TextContext& context, const TextClaim& claim, const Control& control) {
    for (const Statement& statement : claim.statements) {
        if (control.stopped()) break;
        const CheckState state = step_to(context, as_turned(context, statement), control);
        if (state != CheckState::passed) return state;
    }
    return CheckState::passed;
}

/// A false claim is told before one that is open.
std::optional<Check> claimed(const TextContext& context, const std::vector<TextClaim>& claims, const Control& control) {
    if (claims.empty()) return std::nullopt;
    Check check = logical_check("text_holds", CheckState::passed, "");
    std::size_t good = 0;
    for (const TextClaim& claim : claims) {
        const CheckState state = steps_to(context, claim, control);
        good += state == CheckState::passed ? 1 : 0;
        if (state == CheckState::passed || check.state == CheckState::failed || state == check.state) continue;
        check.state = state;
        check.message = "the text of the solution says " + claim.text +
                        (state == CheckState::failed ? ", which is false" : ", and no step leads to it");
        check.mend = "write the text anew";
    }
    check.value = static_cast<double>(good);
    check.limit = static_cast<double>(claims.size());
    if (check.message.empty()) check.message = fmt::format("all {} claims of the text have their steps", good);
    return check;
}

/// What a text of the problem says in signs, given or asked for, is no other than what the figure has.
std::optional<Check> shown(const TextContext& context, const std::vector<TextClaim>& claims) {
    if (claims.empty()) return std::nullopt;
    const auto is_false = [&](const TextClaim& claim) {
        return std::ranges::any_of(claim.statements, [&](const Statement& statement) {
            return facts::refuted(as_turned(context, statement), context.analysis.diagram->scene_picture.points);
        });
    };
    Check check = logical_check("text_shown", CheckState::passed,
                                fmt::format("all {} statements of the text are seen in the figure", claims.size()));
    check.limit = static_cast<double>(claims.size());
    check.value = *check.limit - static_cast<double>(std::ranges::count_if(claims, is_false));
    const auto wrong = std::ranges::find_if(claims, is_false);
    if (wrong == claims.end()) return check;
    check.state = CheckState::failed;
    check.message = "the text says " + wrong->text + ", which is false in the figure";
    check.mend = "write the text anew, or correct the figure";
    return check;
}

std::string words_of(const TextValue& value) {
    return value.state == TextValue::State::unknown_point
               ? "the text says " + value.text + ", and " + value.point + " is no point of the figure"
               : fmt::format("the text says {}, and the figure has {} and {}", value.text, value.left, value.right);
}

/// What is false is told before what cannot be looked at.
std::optional<Check> measured(const std::vector<TextValue>& values) {
    if (values.empty()) return std::nullopt;
    const auto in_state = [&](TextValue::State state) { return std::ranges::find(values, state, &TextValue::state); };
    const auto good = std::ranges::count(values, TextValue::State::holds, &TextValue::state);
    Check check = logical_check("text_values", CheckState::passed,
                                fmt::format("all {} values of the text are seen in the figure", good));
    check.value = static_cast<double>(good);
    check.limit = static_cast<double>(values.size());
    const auto false_one = in_state(TextValue::State::fails), open = in_state(TextValue::State::unknown_point);
    if (false_one == values.end() && open == values.end()) return check;
    check.state = false_one != values.end() ? CheckState::failed : CheckState::undecided;
    check.message = words_of(false_one != values.end() ? *false_one : *open);
    check.mend = "write the text anew, or correct the figure";
    return check;
}

/// Whether a word of a sentence is made of names of two points or more.
bool names_points(std::string_view sentence, translate::Names names) {
    const std::string plain = plain_signs(sentence);
    return std::ranges::any_of(split(plain, ' '), [&](std::string_view word) {
        std::size_t points = 0;
        while (!word.empty()) {
            const auto begins = [&](const std::string& name) { return word.starts_with(scene::display_name(name)); };
            const auto name = std::ranges::find_if(names, begins);
            if (name == names.end()) break;
            word.remove_prefix(scene::display_name(*name).size());
            ++points;
        }
        return points > 1;
    });
}

/// Sentences about the figure of which nothing was read are told, so that nobody thinks that they were looked at.
std::optional<Check> unread(const TextContext& context, const std::string& text) {
    const auto names = context.analysis.scene.names();
    const diagram::Picture& own = context.analysis.diagram->scene_picture;
    std::size_t about = 0;
    std::vector<std::string> open;
    for (const std::string& sentence : sentences_of(text.substr(0, most_text_bytes))) {
        if (!names_points(sentence, names) || asks_something(sentence)) continue;
        ++about;
        const bool read = !claims_in(sentence, names, own.points).empty() ||
                          !values_in(sentence, Supposing::tells, names, own).empty();
        if (!read) open.push_back(sentence);
    }
    if (open.empty()) return std::nullopt;
    Check check = logical_check("text_read", CheckState::not_run,
                                fmt::format("{} of {} sentences that name points say nothing that is read: {}",
                                            open.size(), about, in_quotes(open.front())));
    check.value = static_cast<double>(about - open.size());
    check.limit = static_cast<double>(about);
    return check;
}

} // namespace

std::vector<Check> check_texts(const TextContext& context, const Control& control) {
    const auto& picture = context.analysis.diagram->scene_picture.points;
    const auto names = context.analysis.scene.names();
    std::vector<Check> out;
    const auto add = [&](std::optional<Check> check) {
        if (check) out.push_back(*std::move(check));
    };
    const diagram::Picture& own = context.analysis.diagram->scene_picture;
    for (const std::string& text : context.problem.statement_texts) {
        add(asked(context, goals_in(text, names, picture)));
        add(asked_values(context, text));
        add(shown(context, claims_in(text, names, picture)));
        add(measured(values_in(text, Supposing::tells, names, own)));
        add(unread(context, text));
    }
    for (const std::string& text : context.problem.solution_texts) {
        add(claimed(context, claims_in(text, names, picture), control));
        add(measured(values_in(text, Supposing::supposes, names, own)));
        add(unread(context, text));
    }
    return out;
}

} // namespace porism::workflow
