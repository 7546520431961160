#include "workflow/catalogue/rules.h"

#include "facts/classes.h"
#include "facts/predicate.h"
#include "proof/rules/relation_text.h"
#include "proof/theorem.h"
#include "translate/quantity_text.h"
#include "translate/told.h"
#include "workflow/load.h"
#include "workflow/solve/answer.h"
#include "workflow/words.h"

#include <algorithm>
#include <fmt/format.h>

namespace porism::workflow {
namespace {

using facts::Pattern;
using proof::Rule;

/// As statements have it: 30o for an angle.
std::string constant_of(const Pattern& pattern) {
    std::vector<PointId> points;
    for (std::size_t i = 0; i < pattern.slots.size(); ++i) points.emplace_back(i);
    const std::vector<std::string> names(points.size(), "p");
    const std::string text = facts::to_string(*facts::make(pattern.predicate, points, pattern.constant), names);
    return text.substr(text.rfind(' ') + 1);
}

std::string notation_of(const Pattern& pattern, const std::vector<std::string>& letters) {
    if (pattern.relation) return facts::to_string(*pattern.relation, letters);
    std::string text(facts::row(pattern.predicate).name);
    for (const std::uint8_t slot : pattern.slots) text += " " + letters[slot];
    if (pattern.constant) text += " " + constant_of(pattern);
    return text;
}

std::vector<std::string> notations_of(const std::vector<Pattern>& patterns, const std::vector<std::string>& letters) {
    std::vector<std::string> texts;
    for (const Pattern& pattern : patterns) texts.push_back(notation_of(pattern, letters));
    return texts;
}

Error not_solved(const Rule& row, const std::string& why) {
    return {ErrorKind::internal, "rule_example",
            "the example of the rule " + row.name + " is not solved with it: " + why,
            "give the row an example that needs it", std::nullopt};
}

/// How many letters of the row are the names of their points.
std::size_t letters_kept(const Rule& row, const scene::Scene& scene, const std::vector<PointId>& binding) {
    std::size_t kept = 0;
    for (std::size_t i = 0; i < binding.size(); ++i)
        if (scene.name(binding[i]) == row.letters[i]) ++kept;
    return kept;
}

std::vector<PointId> plainest(const Rule& row, const scene::Scene& scene, const std::vector<PointId>& binding) {
    std::vector<PointId> best = binding;
    for (const auto& symmetry : proof::symmetry_group(row)) {
        std::vector<PointId> same;
        for (const std::uint8_t letter : symmetry) same.push_back(binding[letter]);
        if (letters_kept(row, scene, same) > letters_kept(row, scene, best)) best = std::move(same);
    }
    return best;
}

/// Of each step of a path what it is an instance of the row with, if it is one.
std::vector<std::optional<proof::Theorem>> instances(const proof::Path& path, RuleId rule) {
    std::vector<std::optional<proof::Theorem>> out;
    for (std::size_t i = 0; i < path.steps.size(); ++i) {
        auto theorem = proof::theorem_of(path, i);
        if (theorem && theorem->rule != rule) theorem.reset();
        out.push_back(std::move(theorem));
    }
    return out;
}

/// What becomes of the one goal or question of an example.
GoalResult attempted(const document::Document& asked, Analysis& analysis, const Control& control) {
    if (!analysis.goals.empty()) return analysis.goals.front();
    return answer(analysis, asked.questions.front(), control).result;
}

/// Its problem of use in words.
Result<std::string> use_in_words(const Rule& row, const Control& control) {
    if (row.used_in.empty()) return std::string();
    const auto loaded = load_bytes(row.used_in, row.name);
    if (!loaded) return fail(loaded.error());
    const document::Document& asked = *loaded->problems.front().document;
    auto analysis = analyse(loaded->problems.front(), {}, control);
    if (!analysis) return fail(std::move(analysis.error()));
    return problem_words(*analysis, asked.goals, asked.questions);
}

Result<WorkedExample> worked(RuleId rule, const Control& control) {
    const Rule& row = proof::rule(rule);
    const auto loaded = load_bytes(row.example, row.name);
    if (!loaded) return fail(loaded.error());
    const LoadedProblem& problem = loaded->problems.front();
    const document::Document& asked = *problem.document;
    Options options;
    options.consequences = !asked.questions.empty();
    auto analysis = analyse(problem, options, control);
    if (!analysis) return fail(std::move(analysis.error()));
    GoalResult goal = attempted(asked, *analysis, control);
    if (!goal.solved() && control.stopped())
        return fail(Error{ErrorKind::interrupted, "interrupted", "stopped while solving an example", {}, std::nullopt});
    if (!goal.solved()) return fail(not_solved(row, goal.reason));
    goal.path = translate::told(*goal.path, analysis->scene, analysis->diagram->scene_picture.points);
    const auto& path = goal.path->steps;
    const auto uses = instances(*goal.path, rule);
    const auto first = std::ranges::find_if(uses, [](const auto& use) { return use.has_value(); });
    if (first == uses.end()) return fail(not_solved(row, "its path does without the rule"));
    const proof::Step& own = path[static_cast<std::size_t>(first - uses.begin())];
    WorkedExample out;
    out.text = row.example;
    out.problem = problem_words(*analysis, asked.goals, asked.questions);
    out.scene = analysis->scene;
    out.diagram = analysis->diagram;
    for (const std::size_t premise : own.premises) out.premises.push_back(path[premise].conclusion);
    out.conclusion = own.conclusion;
    out.binding = plainest(row, out.scene, (*first)->binding);
    SolutionWords solution = solution_words(*analysis, goal);
    for (std::size_t i = 0; i < path.size(); ++i)
        out.steps.push_back({std::move(solution.steps[i].sentence), uses[i].has_value()});
    out.conditions = std::move(solution.conditions);
    return out;
}

std::vector<PointId> letters_of(const Rule& rule) {
    std::vector<PointId> out;
    for (std::size_t i = 0; i < rule.letters.size(); ++i) out.emplace_back(i);
    return out;
}

/// Which letters the hypotheses put on one line.
facts::IncidenceClasses lines_of(const Rule& rule) {
    facts::IncidenceClasses lines(2);
    for (const Pattern& pattern : rule.hypotheses) {
        const bool line = pattern.predicate == facts::Predicate::coll || pattern.predicate == facts::Predicate::midp;
        if (const auto statement = facts::instantiate(pattern, letters_of(rule)); line && statement)
            lines.add(statement->points(), 0);
    }
    return lines;
}

/// Whether each three of its points are on a line.
bool is_straight(const facts::Statement& statement, const facts::IncidenceClasses& lines) {
    const auto points = statement.points();
    if (points.size() % 3 != 0) return false;
    for (std::size_t i = 0; i < points.size(); i += 3)
        if (!lines.holds(points.subspan(i, 3))) return false;
    return true;
}

std::string words_of(const facts::Statement& statement, const Rule& rule, const facts::IncidenceClasses& lines,
                     const LetterPlaces& places, translate::Order order = {}) {
    const translate::Picture picture = is_straight(statement, lines) ? places : translate::Picture();
    return translate::say(statement, rule.letters, picture, order);
}

} // namespace

std::vector<RuleClause> clauses_of(const std::vector<Pattern>& patterns, const Rule& rule, const LetterPlaces& places) {
    const auto lines = lines_of(rule);
    std::vector<RuleClause> out;
    for (const Pattern& pattern : patterns) {
        const auto statement = facts::instantiate(pattern, letters_of(rule));
        if (!statement) continue;
        const std::vector<PointId> order(pattern.slots.begin(), pattern.slots.end());
        out.push_back({words_of(*statement, rule, lines, places, order), notation_of(pattern, rule.letters)});
    }
    return out;
}

std::vector<RuleClause> conclusions_of(const Rule& rule) {
    if (!rule.relation) return clauses_of(rule.conclusions, rule);
    return {{translate::say_as_written(rule, letters_of(rule), rule.letters),
             std::string(proof::relation_as_written(rule))}};
}

std::vector<RuleClause> conditions_of(const Rule& rule, const LetterPlaces& places) {
    std::vector<RuleClause> out = clauses_of(rule.conditions, rule, places);
    const auto lines = lines_of(rule);
    for (const facts::Statement& one : proof::conditions_of_quantities(rule, letters_of(rule))) {
        // A triangle is taken for one.
        if (one.predicate() == facts::Predicate::diff || one.predicate() == facts::Predicate::ncoll) continue;
        const std::string notation = facts::to_string(one, rule.letters);
        if (std::ranges::find(out, notation, &RuleClause::notation) != out.end()) continue;
        out.push_back({words_of(one, rule, lines, places), notation});
    }
    return out;
}

Result<RulePage> rule_page(RuleId rule, const Control& control) {
    const Rule& row = proof::rule(rule);
    auto example = worked(rule, control);
    if (!example) return fail(std::move(example.error()));
    auto use = use_in_words(row, control);
    if (!use) return fail(std::move(use.error()));
    LetterPlaces places;
    for (const PointId point : example->binding)
        places.push_back(example->diagram->scene_picture.points[point.index()]);
    return RulePage{rule,
                    clauses_of(row.hypotheses, row),
                    conditions_of(row, places),
                    conclusions_of(row),
                    proof::symmetry_group(row).size(),
                    std::move(*example),
                    std::move(*use)};
}

std::string symmetries_text(const RulePage& page) {
    return page.symmetries == 1 ? "" : std::to_string(page.symmetries) + " ways to name the points say the same";
}

std::string shared_letters_text(const RulePage& page) {
    const Rule& row = proof::rule(page.rule);
    std::string text;
    for (std::size_t i = 0; i < row.letters.size(); ++i) {
        const std::string& name = page.example.scene.name(page.example.binding[i]);
        if (name == row.letters[i]) continue;
        text += fmt::format("{}{} is {}", text.empty() ? "" : ", ", scene::display_name(row.letters[i]),
                            scene::display_name(name));
    }
    return text;
}

Json rule_record(RuleId rule) {
    const Rule& row = proof::rule(rule);
    std::vector<std::string> conclusions, conditions;
    for (const RuleClause& clause : conditions_of(row)) conditions.push_back(clause.notation);
    for (const RuleClause& clause : conclusions_of(row)) conclusions.push_back(clause.notation);
    return {{"name", row.name},
            {"title", row.title},
            {"concept", row.concept_name},
            {"letters", row.letters},
            {"hypotheses", notations_of(row.hypotheses, row.letters)},
            {"conditions", conditions},
            {"conclusions", conclusions},
            {"symmetries", proof::symmetry_group(row).size()},
            {"text", row.text},
            {"source", row.source},
            {"standing", proof::row(row.standing).name},
            {"example", row.example},
            {"used_in", row.used_in.empty() ? row.example : row.used_in}};
}

} // namespace porism::workflow
