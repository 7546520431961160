#include "workflow/verify/text/checks.h"

#include "base/text.h"
#include "facts/readings.h"
#include "scene/scene.h"
#include "workflow/verify/envelope.h"
#include "workflow/verify/logical_check.h"
#include "workflow/verify/text/asked.h"
#include "workflow/verify/text/claims.h"
#include "workflow/verify/text/expressions.h"
#include "workflow/verify/text/quotes.h"
#include "workflow/verify/text/spelling.h"
#include "workflow/verify/text/steps.h"
#include "workflow/verify/text/units.h"
#include "workflow/verify/text/unread.h"
#include "workflow/verify/text/values.h"

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

/// "If AB = AC, then ∠B = ∠C" tells what is to be shown.
bool concludes(std::string_view sentence) {
    constexpr std::array<std::string_view, 7> words{"then", "hence", "thus", "therefore", "so", "implies", "follows"};
    return std::ranges::any_of(words_in(sentence), [&](std::string_view word) {
        return std::ranges::find(words, without_marks(word)) != words.end();
    });
}

bool is_number(std::string_view side) {
    return side.find_first_of("0123456789") != std::string_view::npos &&
           std::ranges::none_of(side, [](char c) { return c >= 'A' && c <= 'Z'; });
}

/// "AM = 12" where AM is asked for.
bool is_answer(const TextContext& context, const TextValue& value) {
    if (value.written[1] != "=" || !is_number(value.written[2])) return false;
    const auto& asked = context.problem.document->questions;
    const auto told = questions_in("Find " + value.written[0], context.analysis.scene);
    return std::ranges::find_first_of(told, asked) != told.end();
}

/// What of a sentence that tells is asked for; empty where nothing is.
std::string asked_in(const TextContext& context, const std::string& sentence) {
    const auto names = context.analysis.scene.names();
    const diagram::Picture& picture = context.analysis.diagram->scene_picture;
    const auto is_asked = [&](const Statement& one) { return context.is_asked(as_turned(context, one)); };
    for (const TextClaim& claim : claims_in(sentence, names, picture.points))
        if (!claim.denied && !claim.statements.empty() && std::ranges::all_of(claim.statements, is_asked))
            return claim.text;
    for (const TextValue& value : values_in(sentence, Supposing::tells, names, picture)) {
        const auto goal = goal_of(value, context.analysis.scene);
        if (is_answer(context, value) || (goal && is_asked(*goal))) return value.text;
    }
    return {};
}

/// What is asked for and stands among what the text gives.
std::optional<Check> asked_and_given(const TextContext& context, const std::string& text, const Quotes& quotes) {
    for (const std::string& sentence : read_sentences(text)) {
        if (asks_something(sentence) || concludes(sentence)) continue;
        const std::string asked = asked_in(context, sentence);
        if (asked.empty()) continue;
        Check check = logical_check("goal_not_given", CheckState::failed,
                                    "the text gives what is asked for: " + quotes.clause(asked));
        check.mend = "take it out of the text";
        return check;
    }
    return std::nullopt;
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

bool fails_in_all(const TextContext& context, const Statement& statement) {
    return std::ranges::all_of(context.analysis.diagram->pictures(),
                               [&](const auto points) { return facts::refuted(statement, points); });
}

/// What the name of a figure supposes is left to the figures in which it is so, if there are some.
bool supposes_falsely(const TextContext& context, const TextClaim& claim) {
    const auto pictures = context.analysis.diagram->pictures();
    return std::ranges::any_of(claim.supposed, [&](const Statement& one) {
        return std::ranges::none_of(pictures, [&](const auto points) { return facts::seen(one, points); });
    });
}

/// The first of its statements that is not passed decides.
CheckState steps_to(const TextContext& context, const TextClaim& claim, const Control& control) {
    if (supposes_falsely(context, claim)) return CheckState::failed;
    for (const Statement& statement : claim.statements) {
        if (control.stopped()) break;
        const CheckState state = step_to(context, as_turned(context, statement), control);
        if (state != CheckState::passed) return state;
    }
    return CheckState::passed;
}

/// Of a claim that not all of this holds: it is false where steps lead to all of it.
CheckState against(const TextContext& context, const TextClaim& claim, const Control& control) {
    const auto fails = [&](const Statement& statement) { return fails_in_all(context, as_turned(context, statement)); };
    if (std::ranges::any_of(claim.statements, fails) || supposes_falsely(context, claim)) return CheckState::passed;
    return steps_to(context, claim, control) == CheckState::passed ? CheckState::failed : CheckState::undecided;
}

/// A claim as the text has it.
std::string said_by(const TextContext& context, const TextClaim& claim, const Quotes& quotes) {
    const auto names = context.analysis.scene.names();
    const auto& picture = context.analysis.diagram->scene_picture.points;
    const auto says = [&](const std::string& part) {
        const auto claims = claims_in(part, names, picture);
        return std::ranges::find(claims, claim.text, &TextClaim::text) != claims.end();
    };
    return (claim.denied ? "that it is not so that " : "") + quotes.said(claim.text, says);
}

/// A false claim is told before one that is open.
std::optional<Check> claimed(const TextContext& context, const std::vector<TextClaim>& claims, const Quotes& quotes,
                             const Control& control) {
    if (claims.empty()) return std::nullopt;
    Check check = logical_check("text_holds", CheckState::passed, "");
    std::size_t good = 0;
    for (const TextClaim& claim : claims) {
        const CheckState state = claim.denied ? against(context, claim, control) : steps_to(context, claim, control);
        good += state == CheckState::passed ? 1 : 0;
        if (state == CheckState::passed || check.state == CheckState::failed || state == check.state) continue;
        check.state = state;
        check.message = "the text of the solution says " + said_by(context, claim, quotes) +
                        (state == CheckState::failed ? ", which is false" : ", and no step leads to it");
        check.mend = "write the text anew";
    }
    check.value = static_cast<double>(good);
    check.limit = static_cast<double>(claims.size());
    if (check.message.empty()) check.message = fmt::format("all {} claims of the text have their steps", good);
    return check;
}

/// What a text of the problem says in signs, given or asked for, is no other than what the figure has.
std::optional<Check> shown(const TextContext& context, const std::vector<TextClaim>& claims, const Quotes& quotes) {
    if (claims.empty()) return std::nullopt;
    const auto is_false = [&](const TextClaim& claim) {
        const auto fails = [&](const Statement& statement) {
            return facts::refuted(as_turned(context, statement), context.analysis.diagram->scene_picture.points);
        };
        return claim.denied != (std::ranges::any_of(claim.statements, fails) || supposes_falsely(context, claim));
    };
    Check check = logical_check("text_shown", CheckState::passed,
                                fmt::format("all {} statements of the text are seen in the figure", claims.size()));
    check.limit = static_cast<double>(claims.size());
    check.value = *check.limit - static_cast<double>(std::ranges::count_if(claims, is_false));
    const auto wrong = std::ranges::find_if(claims, is_false);
    if (wrong == claims.end()) return check;
    check.state = CheckState::failed;
    check.message = "the text says " + said_by(context, *wrong, quotes) + ", which is false in the figure";
    check.mend = "write the text anew, or correct the figure";
    return check;
}

/// What is told of a comparison in each of its states, behind what it says.
struct ValueRow {
    TextValue::State state;
    CheckState check;
    std::string (*told)(const TextValue& value);
};
/// Of what the text says in words, as that a triangle is obtuse, the amounts are nobody's.
std::string told_false(const TextValue& value) {
    if (as_texts_write(value.text).find_first_of("=<>") == std::string::npos) return ", which is false in the figure";
    return fmt::format(", and the figure has {} and {}", value.left, value.right);
}
/// The worst first.
constexpr std::array value_rows{
    ValueRow{TextValue::State::fails, CheckState::failed, told_false},
    ValueRow{TextValue::State::fails_elsewhere, CheckState::failed,
             [](const TextValue&) { return std::string(", which is false in another figure of what is given"); }},
    ValueRow{TextValue::State::unknown_point, CheckState::undecided,
             [](const TextValue& value) { return fmt::format(", and {} is no point of the figure", value.point); }},
    ValueRow{TextValue::State::left_open, CheckState::undecided,
             [](const TextValue&) { return std::string(", which the figure leaves open"); }},
    ValueRow{TextValue::State::unproved, CheckState::undecided,
             [](const TextValue&) { return std::string(", and no step leads to it"); }},
    ValueRow{TextValue::State::undecided, CheckState::undecided,
             [](const TextValue&) { return std::string(", which is not decided"); }},
};

/// A comparison as the text has it.
std::string said_by(const TextContext& context, const TextValue& value, const Quotes& quotes) {
    const auto names = context.analysis.scene.names();
    const auto says = [&](const std::string& part) {
        const auto values = values_in(part, Supposing::tells, names, context.analysis.diagram->scene_picture);
        return std::ranges::find(values, value.text, &TextValue::text) != values.end();
    };
    return quotes.said(value.text, says);
}

/// What is false is told before what cannot be looked at.
std::optional<Check> measured(const TextContext& context, const std::vector<TextValue>& values, const Quotes& quotes) {
    if (values.empty()) return std::nullopt;
    const auto good = std::ranges::count(values, TextValue::State::holds, &TextValue::state);
    Check check = logical_check("text_values", CheckState::passed,
                                fmt::format("all {} values of the text are seen in the figure", good));
    check.value = static_cast<double>(good);
    check.limit = static_cast<double>(values.size());
    for (const ValueRow& row : value_rows) {
        const auto one = std::ranges::find(values, row.state, &TextValue::state);
        if (one == values.end()) continue;
        check.state = row.check;
        check.message = "the text says " + said_by(context, *one, quotes) + row.told(*one);
        check.mend = "write the text anew, or correct the figure";
        break;
    }
    return check;
}

/// Whether an envelope has edges about vectors.
bool has_vector_edges(const LoadedProblem& problem) {
    return problem.envelope && std::ranges::any_of(problem.envelope->envelope.actions, [](const verigeo::Action& edge) {
               return edge.row->type.starts_with("Vector");
           });
}

/// The comparisons of a text; where the file speaks of vectors, an equation that lengths do not have may be one of
/// vectors.
std::vector<TextValue> compared(const TextContext& context, const std::string& text, Supposing supposing,
                                const Control& control) {
    const auto names = context.analysis.scene.names();
    const diagram::Picture& own = context.analysis.diagram->scene_picture;
    auto values = values_in(text, supposing, names, own);
    if (has_vector_edges(context.problem))
        for (TextValue& value : values)
            if (value.state == TextValue::State::fails)
                for (TextValue& of_vectors : values_in("As vectors, " + value.text, supposing, names, own))
                    if (of_vectors.state == TextValue::State::holds) value = std::move(of_vectors);
    return with_steps(std::move(values), supposing, context.analysis, control);
}

/// What is about the figure and was not read is told, so that nobody thinks that it was looked at.
std::optional<Check> unread(const Unread& unread, const Quotes& quotes, CheckState state) {
    if (unread.clauses.empty()) return std::nullopt;
    Check check =
        logical_check("text_read", state,
                      fmt::format("{} of {} clauses about the figure say nothing that is read: {}",
                                  unread.clauses.size(), unread.about, quotes.clause(unread.clauses.front())));
    check.value = static_cast<double>(unread.about - unread.clauses.size());
    check.limit = static_cast<double>(unread.about);
    if (state == CheckState::undecided) check.mend = "say it in signs, such as AB = 5 or AB ⊥ CD";
    return check;
}

std::vector<std::string> texts_of(const std::vector<CountedText>& counted) {
    std::vector<std::string> out;
    for (const CountedText& one : counted) out.push_back(one.text);
    return out;
}

/// Lengths that are those of the figure in a unit of which the file does not speak.
std::optional<Check> unit_guessed(const CountedTexts& counted) {
    const auto guessed = [](const std::vector<CountedText>& texts) {
        return std::ranges::any_of(texts, &CountedText::guessed);
    };
    if (!guessed(counted.statements) && !guessed(counted.solutions)) return std::nullopt;
    Check check = logical_check("text_values", CheckState::undecided,
                                "the text tells lengths in a unit, and the figure counts in another one, which is told "
                                "nowhere");
    check.mend = "tell the unit of the figure, as in Find AC in cm";
    return check;
}

/// The program's own words are read back where it writes them; others are held against nothing but what is read of
/// them.
CheckState left_unread(std::size_t text, std::size_t count, std::size_t written) {
    return text + written < count ? CheckState::undecided : CheckState::not_run;
}

} // namespace

std::vector<Check> check_texts(const TextContext& context, const Control& control) {
    const diagram::Picture& own = context.analysis.diagram->scene_picture;
    const auto& picture = own.points;
    const auto names = context.analysis.scene.names();
    const Spelling spelling(context.problem, context.analysis.scene, picture);
    std::vector<Check> out;
    const auto add = [&](std::optional<Check> check) {
        if (check) out.push_back(*std::move(check));
    };
    const LoadedProblem& problem = context.problem;
    const auto unit = problem.envelope ? verigeo::unit_of_figure(problem.envelope->envelope) : std::nullopt;
    const CountedTexts counted = in_one_unit(problem.statement_texts, problem.solution_texts, unit, names, own);
    const auto statements = spelling.spelled_out(texts_of(counted.statements), Supposing::tells),
               solutions = spelling.spelled_out(texts_of(counted.solutions), Supposing::supposes);
    add(unit_guessed(counted));
    for (std::size_t i = 0; i < statements.size(); ++i) {
        const std::string& text = statements[i];
        const Quotes quotes(problem.statement_texts[i], text);
        add(asked(context, goals_in(text, names, picture)));
        add(asked_values(context, text));
        add(asked_and_given(context, text, quotes));
        add(shown(context, claims_in(text, names, picture), quotes));
        if (counted.statements[i].counted)
            add(measured(context, compared(context, text, Supposing::tells, control), quotes));
        add(unread(unread_in(text, Supposing::tells, context.analysis.scene, own), quotes,
                   left_unread(i, statements.size(), problem.written_statements)));
    }
    for (std::size_t i = 0; i < solutions.size(); ++i) {
        const std::string& text = solutions[i];
        const Quotes quotes(problem.solution_texts[i], text);
        add(claimed(context, claims_in(text, names, picture, Supposing::supposes), quotes, control));
        if (counted.solutions[i].counted)
            add(measured(context, compared(context, text, Supposing::supposes, control), quotes));
        add(unread(unread_in(text, Supposing::supposes, context.analysis.scene, own), quotes,
                   left_unread(i, solutions.size(), problem.written_solutions)));
    }
    return out;
}

} // namespace porism::workflow
