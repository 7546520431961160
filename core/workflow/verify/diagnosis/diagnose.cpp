#include "workflow/verify/diagnosis/diagnose.h"

#include "formats/verigeo/evaluate.h"
#include "problem/json.h"
#include "scene/catalogue.h"
#include "scene/json.h"
#include "translate/say.h"
#include "translate/scene_text.h"
#include "workflow/figure.h"
#include "workflow/solve/answer.h"
#include "workflow/stated.h"
#include "workflow/told.h"
#include "workflow/told_carried.h"
#include "workflow/verify/answer_labels.h"
#include "workflow/verify/diagnosis/left_out.h"
#include "workflow/verify/diagnosis/not_forced.h"
#include "workflow/verify/diagnosis/spoken.h"
#include "workflow/verify/envelope.h"
#include "workflow/verify/own_words.h"
#include "workflow/verify/verification.h"
#include "workflow/verify/verify.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <iterator>
#include <set>
#include <span>
#include <utility>

namespace porism::workflow {
namespace {

template<class T>
Result<T> at_problem(Result<T> result, const LoadedProblem& problem) {
    if (!result && !result.error().place) result.error().place = problem.place;
    return result;
}

std::string joined(const std::vector<std::string>& parts, std::string_view between) {
    return fmt::format("{}", fmt::join(parts, between));
}

/// The sample as a problem of its own.
LoadedProblem problem_of(const LoadedProblem& problem, const diagnose::Sample& sample) {
    LoadedProblem made{problem.name, document::Document{}};
    made.document->scene = sample.scene;
    made.document->goals = sample.goals;
    made.document->questions = sample.questions;
    made.choose_branch = !sample.chosen_for.empty();
    made.answers = sample.answers;
    made.amounts_to = problem.amounts_to;
    return made;
}

std::optional<numbers::Scalar> proved_value(const LoadedProblem& problem, std::size_t question,
                                            const Control& control) {
    Options options;
    options.consequences = true;
    auto analysis = analyse(problem, options, control);
    if (!analysis) return std::nullopt;
    const auto found = answers(*analysis, {problem.document->questions[question]}, control);
    return found.empty() || !found.front().answered() ? std::nullopt : found.front().value;
}

/// The sample as the problem is after an edit: with what the file tells beside its scene. The words of the problem may
/// say what is mended, and are left out where they are not wanted.
LoadedProblem edited(const LoadedProblem& file, const diagnose::Sample& sample, bool with_words) {
    LoadedProblem out = carried_to(*problem_of(file, sample).document, file);
    out.choose_branch = !sample.chosen_for.empty();
    out.answers.clear();
    put_answers(out, sample.answers);
    if (!with_words) {
        out.statement_texts.clear();
        out.written_statements = 0;
    }
    return out;
}

/// What a mend leaves of the problem must pass with all that the file tells, but for the words of the problem.
diagnose::Verifier keeping_what_is_told(const LoadedProblem& file, const Control& control) {
    return [&file, control, whole = sample_as_it_stands(file, control)](const diagnose::Sample& sample) {
        if (sample == whole) return verifier_of(file, control)(sample);
        return verify(edited(file, sample, false), control).value_or(problem::Verdict{});
    };
}

/// What the words of the problem say of a scene that is mended.
enum class Words : std::uint8_t { fit, unread, otherwise };

Words words_beside(const LoadedProblem& file, const diagnose::Sample& sample, problem::Outcome without,
                   const Control& control) {
    if (file.statement_texts.empty()) return Words::fit;
    const auto verdict = verify(edited(file, sample, true), control);
    if (verdict && verdict->outcome == without) return Words::fit;
    const bool fails =
        !verdict || std::ranges::count(verdict->checks, problem::CheckState::failed, &problem::Check::state) > 0;
    return fails ? Words::otherwise : Words::unread;
}

/// What becomes of them.
std::string_view left_out(Words words) {
    constexpr std::array<std::string_view, 3> said{"", " Leave out the words of the problem, of which not all is read.",
                                                   " Leave out the words of the problem, which say otherwise."};
    return said[static_cast<std::size_t>(words)];
}

std::set<std::string> help_names(const LoadedProblem& problem) {
    std::set<std::string> out;
    const auto helps = help_points(problem);
    for (std::size_t i = 0; i < helps.size(); ++i)
        if (helps[i]) out.insert(problem.document->scene.names()[i]);
    return out;
}

diagnose::RepairOptions repairing(const LoadedProblem& problem, const Control& control) {
    diagnose::RepairOptions out;
    out.verifier = keeping_what_is_told(problem, control);
    out.helps = help_names(problem);
    const auto verdict = verify(problem, control);
    out.only_answers = verdict && verdict->outcome != problem::Outcome::rejected;
    out.solver = [&problem, control](const diagnose::Sample& sample, std::size_t question) {
        return proved_value(problem_of(problem, sample), question, control);
    };
    return out;
}

/// Mends are of scenes: what a file claims besides stays as it is.
Error beside_the_scene(const problem::Check& check, const scene::Scene& scene) {
    return {ErrorKind::unavailable,
            "no_mend",
            fmt::format("no mend was found ({}: {}): what fails stands beside the scene, which is accepted by itself, "
                        "and mends change scenes",
                        check.name, said_in(check.message, scene)),
            said_in(check.mend, scene),
            {}};
}

/// Of a problem whose scene is accepted by itself.
std::optional<Error> what_is_open(const LoadedProblem& problem, const Control& control) {
    const auto verdict = verify(problem, control);
    if (!verdict) return verdict.error();
    const problem::Check* open = verdict->outcome == problem::Outcome::accepted ? nullptr : verdict->deciding();
    return open ? std::optional(beside_the_scene(*open, problem.document->scene)) : std::nullopt;
}

std::string picture_words(const diagnose::CounterPicture& picture) {
    std::vector<std::string> places;
    for (std::size_t i = 0; i < picture.points.size(); ++i)
        places.push_back(fmt::format("{} ({:.4g}, {:.4g})", scene::display_name(picture.names[i]), picture.points[i].x,
                                     picture.points[i].y));
    return joined(places, ", ");
}

/// Whether there are checks of these names, and all of them passed.
bool passes(const problem::Verdict& verdict, std::span<const std::string_view> names) {
    std::size_t met = 0;
    for (const problem::Check& check : verdict.checks) {
        if (std::ranges::find(names, check.name) == names.end()) continue;
        if (check.state != problem::CheckState::passed) return false;
        ++met;
    }
    return met > 0;
}

/// What is asked for is proved, in every branch: no check looks for others of a figure that given places determine.
bool is_proved(const problem::Verdict& verdict) {
    constexpr std::array<std::string_view, 2> proved{"goal_proved", "question_answered"};
    constexpr std::array<std::string_view, 1> branches{"branch_complete"};
    return passes(verdict, proved) && (verdict.outcome == problem::Outcome::accepted || passes(verdict, branches));
}

/// The check by which what is asked for is not so in a figure.
const problem::Check* denial_in(const problem::Verdict& verdict) {
    constexpr std::array asked{"goal_holds",      "equation_holds", "value_seen",       "answer_holds",
                               "branch_complete", "goal_proved",    "question_answered"};
    const auto found = std::ranges::find_if(verdict.checks, [&](const problem::Check& check) {
        return check.state == problem::CheckState::failed && std::ranges::find(asked, check.name) != asked.end();
    });
    return found == verdict.checks.end() ? nullptr : &*found;
}

bool is_place(const verigeo::Action& action) {
    return action.row->op == "AddPoint" && action.row->type == "Cartesian";
}

/// "C at (1, 3)", "X(C) > 3".
std::string words_of(const verigeo::Action& action) {
    return is_place(action) ? fmt::format("{} at ({}, {})", action.args[0], action.args[1], action.args[2])
                            : joined(action.args, " ");
}

/// Whether equations tell where a free point of the envelope stands.
bool places_by_equations(const LoadedProblem& problem) {
    const auto actions = problem.document->scene.actions();
    for (std::size_t i = 0; i < actions.size(); ++i) {
        const verigeo::Action* const told = told_action(problem, i);
        const bool placed = std::ranges::any_of(actions[i].at, [](const auto& at) { return at && at->given; });
        if (placed && told != nullptr && told->row->type == "Free") return true;
    }
    return false;
}

/// The points that equations between given amounts speak of.
std::set<std::string> points_in_equations(const verigeo::Envelope& envelope) {
    const auto ids = verigeo::ids_of(envelope);
    std::set<std::string> out;
    for (const verigeo::Action& action : envelope.actions) {
        const auto comparison = verigeo::comparison_of(action, ids);
        if (action.source != verigeo::Source::given || !comparison || !*comparison) continue;
        for (const verigeo::Expression* side : {&(*comparison)->left, &(*comparison)->right})
            out.insert(side->points().begin(), side->points().end());
    }
    return out;
}

/// Given places from which equations tell those of others: in the scene these stand where they do without them.
std::set<std::size_t> places_behind_equations(const LoadedProblem& problem) {
    std::set<std::size_t> out;
    if (!problem.envelope || !places_by_equations(problem)) return out;
    const auto named = points_in_equations(problem.envelope->envelope);
    const auto& actions = problem.envelope->envelope.actions;
    for (std::size_t i = 0; i < actions.size(); ++i)
        if (is_place(actions[i]) && named.contains(actions[i].args[0])) out.insert(i);
    return out;
}

/// The verdict of an envelope without one of its actions, of a given place with a free point in its stead; empty where
/// that cannot be read.
std::optional<problem::Verdict> verdict_without(const LoadedProblem& problem, std::size_t action,
                                                const Control& control) {
    auto json = verigeo::to_json(problem.envelope->envelope);
    if (json) {
        Json& actions = (*json)["actions"];
        const verigeo::Action& left_out = problem.envelope->envelope.actions[action];
        if (is_place(left_out))
            actions[action] = {{"op", "AddPoint"}, {"type", "Free"}, {"args", Json::array({left_out.args[0]})}};
        else
            actions.erase(action);
    }
    const auto loaded = json ? load_bytes(to_text(*json), problem.place.source) : Result<Loaded>(fail(json.error()));
    if (!loaded || !loaded->problems.front().document) return std::nullopt;
    auto verdict = verify(loaded->problems.front(), control);
    return verdict ? std::optional(*std::move(verdict)) : std::nullopt;
}

void decide(ComparisonNeed& need, const std::optional<problem::Verdict>& without) {
    const problem::Check* const denial = without ? denial_in(*without) : nullptr;
    if (denial != nullptr) {
        need.need = diagnose::Need::needed;
        need.reason = "without it " + denial->message;
    } else if (without && is_proved(*without)) {
        need.need = diagnose::Need::redundant;
        need.reason = "what is asked for is proved without it, in every branch";
    } else {
        need.reason = "without it what is asked for is not proved, nor false in a figure that was found";
    }
}

/// Of the edges that are left out as a whole, by their places in the envelope.
std::set<std::size_t> edges_of_envelope(const LoadedProblem& problem) {
    std::set<std::size_t> out = places_behind_equations(problem);
    const auto& actions = problem.envelope->envelope.actions;
    const auto add = [&](const verigeo::Action* action) {
        if (action != nullptr) out.insert(static_cast<std::size_t>(action - actions.data()));
    };
    for (std::size_t i = 0; i < problem.document->scene.actions().size(); ++i)
        if (own_words(problem, i)) add(told_action(problem, i));
    for (const verigeo::Unsaid& one : problem.envelope->content.unsaid) {
        if (!one.action || one.action->row->type != "ExprConstraint" || one.origin.source != verigeo::Source::given)
            continue;
        const auto told = std::ranges::find(actions, *one.action);
        if (told != actions.end()) out.insert(static_cast<std::size_t>(told - actions.begin()));
    }
    return out;
}

std::vector<ComparisonNeed> comparisons_of(const LoadedProblem& problem, const Control& control) {
    std::vector<ComparisonNeed> out;
    if (!problem.envelope) return out;
    for (const std::size_t place : edges_of_envelope(problem)) {
        const verigeo::Action& action = problem.envelope->envelope.actions[place];
        out.push_back(
            {fmt::format("/actions/{}", place), words_of(action), diagnose::Need::undecided, "it was not looked at"});
        if (out.size() <= diagnose::NecessityOptions().givens && !control.stopped())
            decide(out.back(), verdict_without(problem, place, control));
    }
    return out;
}

/// A need of what no action of the envelope tells by itself: the place or statement of a help point, a place that
/// equations tell, or from which they tell others.
bool is_told_by_edges(const LoadedProblem& problem, const diagnose::GivenNeed& need,
                      const std::set<std::size_t>& places) {
    const verigeo::Action* const told = told_action(problem, need.action);
    if (told != nullptr && places.contains(static_cast<std::size_t>(told - problem.envelope->envelope.actions.data())))
        return true;
    const scene::Action& action = problem.document->scene.actions()[need.action];
    const bool placed = std::ranges::any_of(action.at, [](const auto& at) { return at && at->given; });
    return own_words(problem, need.action) || (placed && told != nullptr && told->row->type == "Free");
}

void leave_out_points(diagnose::CounterPicture& picture, const std::vector<bool>& points) {
    diagnose::CounterPicture kept{{}, {}, picture.measured, picture.decided};
    for (std::size_t i = 0; i < picture.points.size(); ++i) {
        if (i < points.size() && points[i]) continue;
        kept.names.push_back(picture.names[i]);
        kept.points.push_back(picture.points[i]);
    }
    picture = std::move(kept);
}

} // namespace

diagnose::Sample sample_as_it_stands(const LoadedProblem& problem, const Control& control) {
    const document::Document& document = *problem.document;
    return {document.scene,      document.goals,    document.questions, asked_of_branch(problem, control),
            answers_of(problem), problem.amounts_to};
}

diagnose::Answers answers_of(const LoadedProblem& problem) {
    return told_answers(problem);
}

diagnose::Verifier verifier_of(const LoadedProblem& problem, const Control& control) {
    return [&problem, control](const diagnose::Sample& sample) {
        const LoadedProblem made = problem_of(problem, sample);
        return verify(made, control).value_or(problem::Verdict{});
    };
}

std::string text_of(const diagnose::Answers& answers) {
    std::vector<std::string> texts;
    for (const auto& answer : answers)
        if (answer) texts.push_back(answer->text());
    return joined(texts, "; ");
}

void add_asked(std::vector<std::string>& out, const diagnose::Sample& sample) {
    for (const facts::Statement& goal : sample.goals)
        out.push_back("goal: " + facts::to_string(goal, sample.scene.names()));
    for (const scene::Question& question : sample.questions)
        out.push_back("question: " + scene::to_string(question, sample.scene.names()));
    if (const std::string text = text_of(sample.answers); !text.empty()) out.push_back("answer: " + text);
}

namespace {

/// A problem as it is diagnosed, and that questions without a proved value have the told one.
struct Diagnosed {
    diagnose::Sample sample;
    scene::Goals told;
};
Result<Diagnosed> diagnosed(const LoadedProblem& problem, const Control& control) {
    if (!problem.document) return fail(problem.document.error());
    Diagnosed out{sample_as_it_stands(problem, control), {}};
    if (out.sample.questions.empty()) return out;
    Options options;
    options.consequences = true;
    auto analysis = analyse(problem, options, control);
    if (!analysis) return fail(std::move(analysis.error()));
    const auto found = answers(*analysis, out.sample.questions, control);
    for (std::size_t i = 0; i < found.size(); ++i) {
        if (found[i].answered())
            out.sample.goals.push_back(found[i].result.goal);
        else if (auto goal = diagnose::told_goal(out.sample, i))
            out.told.push_back(*std::move(goal));
    }
    return out;
}

/// The goals of a sample that are not forced, and of those that answers tell, which become goals of the sample.
std::vector<diagnose::MissingGiven> not_forced(const LoadedProblem& problem, diagnose::Sample& sample,
                                               const scene::Goals& told, const Control& control) {
    const std::size_t own = sample.goals.size();
    diagnose::Sample whole = sample;
    whole.goals.insert(whole.goals.end(), told.begin(), told.end());
    auto missing = goals_not_forced(problem, whole, control);
    for (diagnose::MissingGiven& one : missing) {
        if (one.goal < own) continue;
        sample.goals.push_back(whole.goals[one.goal]);
        one.goal = sample.goals.size() - 1;
    }
    return missing;
}

} // namespace

Result<diagnose::Sample> sample_of(const LoadedProblem& problem, const Control& control) {
    auto out = diagnosed(problem, control);
    if (!out) return fail(std::move(out.error()));
    return std::move(out->sample);
}

Result<ProblemNeeds> needs_of(const LoadedProblem& problem, const Control& control) {
    auto whole = diagnosed(problem, control);
    if (!whole) return fail(std::move(whole.error()));
    diagnose::Sample* const sample = &whole->sample;
    diagnose::NecessityOptions leaving_out;
    leaving_out.verifier = verifier_of(problem, control);
    auto needs = at_problem(diagnose::necessity(*sample, leaving_out, control), problem);
    if (!needs) return fail(std::move(needs.error()));
    auto missing = not_forced(problem, *sample, whole->told, control);
    const auto is_not_forced = [&](std::size_t goal) {
        return std::ranges::count(missing, goal, &diagnose::MissingGiven::goal) > 0;
    };
    const auto places = places_behind_equations(problem);
    std::erase_if(*needs, [&](const diagnose::GivenNeed& need) {
        return is_not_forced(need.goal) || is_told_by_edges(problem, need, places);
    });
    auto nothing = diagnose::void_goals(*sample, control);
    if (const auto figure = figure_of(problem, {}, control))
        std::ranges::move(diagnose::told_goals(*sample, *figure->diagram), std::back_inserter(sample->goals));
    diagnose::MissingOptions options;
    options.verifier = verifier_of(problem, control);
    auto false_goals = at_problem(diagnose::missing_givens(*sample, options, control), problem);
    if (!false_goals) return fail(std::move(false_goals.error()));
    std::erase_if(*false_goals, [&](const diagnose::MissingGiven& one) { return is_not_forced(one.goal); });
    std::ranges::move(*false_goals, std::back_inserter(missing));
    const auto helps = help_points(problem);
    for (diagnose::GivenNeed& need : *needs)
        if (need.picture) leave_out_points(*need.picture, helps);
    for (diagnose::MissingGiven& one : missing) leave_out_points(one.picture, helps);
    return ProblemNeeds{std::move(whole->sample), *std::move(needs), std::move(missing), std::move(nothing),
                        comparisons_of(problem, control)};
}

Result<std::vector<WholeMend>> mends_of(const LoadedProblem& problem, const Control& whole_control) {
    if (!problem.document) return fail(problem.document.error());
    const diagnose::WorkSince work(whole_control);
    const Control& control = work.control();
    const LoadedProblem file = as_told(problem, control);
    const OwnWords own(problem);
    std::vector<WholeMend> out;
    for (diagnose::Mend& mend :
         diagnose::mends(sample_as_it_stands(problem, control), repairing(file, control), control)) {
        const Words words = words_beside(file, mend.sample, mend.verdict.outcome, control);
        out.push_back({std::move(mend), words != Words::fit});
        out.back().text = own.said(std::move(out.back().text)) + std::string(left_out(words));
    }
    std::ranges::stable_partition(out, [](const WholeMend& one) { return !one.words_left_out; });
    return out;
}

Result<WholeRepair> repaired(const LoadedProblem& problem, const Control& whole_control) {
    if (!problem.document) return fail(problem.document.error());
    const diagnose::WorkSince work(whole_control);
    const Control& control = work.control();
    const LoadedProblem file = as_told(problem, control);
    auto out = diagnose::repair(sample_as_it_stands(problem, control), repairing(file, control), control);
    if (!out && out.error().code == "not_rejected") {
        if (auto beside = what_is_open(problem, control)) out = fail(*std::move(beside));
    } else if (!out && out.error().code == "no_mend") {
        if (const std::string why = why_not_left_out(problem, control); !why.empty()) out.error().what += "; " + why;
    }
    if (!out) return fail(at_problem(std::move(out), problem).error());
    const OwnWords own(problem);
    for (std::string& done : out->done) done = own.said(std::move(done));
    const std::set<std::string> helps = help_names(problem);
    const Words words = words_beside(file, out->sample, out->verdict.outcome, control);
    if (words == Words::fit) return WholeRepair{*std::move(out), false, helps};
    if (words == Words::unread) {
        out->done.back() += left_out(words);
        return WholeRepair{*std::move(out), true, helps};
    }
    const auto others = mends_of(problem, control);
    if (!others) return fail(others.error());
    const auto fitting = std::ranges::find_if(*others, [](const WholeMend& one) {
        return !one.words_left_out && one.verdict.outcome == problem::Outcome::accepted;
    });
    if (fitting == others->end()) {
        out->done.back() += left_out(words);
        return WholeRepair{*std::move(out), true, helps};
    }
    WholeRepair fits{{fitting->sample, fitting->verdict, {fitting->text}}, false, helps};
    fits.verdict.repaired = true;
    return fits;
}

bool is_open_beside_scene(const LoadedProblem& problem, const Control& control) {
    if (!problem.document) return false;
    const diagnose::Sample sample = sample_as_it_stands(problem, control);
    return diagnose::verified(sample, control).outcome == problem::Outcome::accepted &&
           verifier_of(problem, control)(sample).outcome == problem::Outcome::accepted;
}

std::string kept_words(const diagnose::GivenNeed& need) {
    if (need.instead.empty()) return {};
    const scene::Action& action = need.without.actions()[need.action];
    return translate::given_text(need.without, need.action,
                                 scene::said_by(action, &scene::Construction::gives).front());
}

std::string condition_words(const diagnose::GivenNeed& need, const scene::Scene& scene) {
    return said_in(joined(need.conditions, "; "), scene);
}

std::string words_of(const diagnose::GivenNeed& need, const diagnose::Sample& sample) {
    const scene::Scene& scene = sample.scene;
    std::string out = fmt::format("{:<9}  action {} ({})", diagnose::name_of(need.need), need.action + 1,
                                  said_in(joined(need.given, ", "), scene));
    if (!need.instead.empty()) out += fmt::format(", with {} kept", kept_words(need));
    out += fmt::format("  for {}: {}", translate::say(sample.goals[need.goal], scene.names()),
                       said_in(need.reason, scene));
    if (need.picture) out += ": " + picture_words(*need.picture);
    if (!need.conditions.empty()) out += ", if " + condition_words(need, scene);
    return out;
}

std::string words_of(const ComparisonNeed& comparison, const scene::Scene& scene) {
    return fmt::format("{:<9}  {} ({}): {}", diagnose::name_of(comparison.need), comparison.pointer, comparison.text,
                       said_in(comparison.reason, scene));
}

std::string words_of(const diagnose::MissingGiven& missing, const diagnose::Sample& sample) {
    const auto names = sample.scene.names();
    return fmt::format("{:<9}  {}  for {}: {}: {}", "missing",
                       missing.given ? translate::say(*missing.given, names) : "something",
                       translate::say(sample.goals[missing.goal], names), diagnose::reason_of(missing),
                       picture_words(missing.picture));
}

/// ", d given at (2, 0)": where an action puts its points; empty where nobody says.
std::string places_in_words(const scene::Scene& scene, const scene::Action& action) {
    std::string out;
    for (std::size_t i = 0; i < action.at.size(); ++i)
        if (const auto& at = action.at[i])
            out += fmt::format(", {} {} at ({}, {})", scene.name(action.outputs[i]), at->given ? "given" : "drawn",
                               at->x.text(), at->y.text());
    return out;
}

std::string action_words(const scene::Scene& scene, std::size_t index) {
    const scene::Action& action = scene.actions()[index];
    return diagnose::text_of(scene, index) + places_in_words(scene, action) +
           (action.branch ? fmt::format(", its place {}", *action.branch + 1) : "");
}

std::vector<std::string> words_of(const WholeRepair& repaired) {
    std::vector<std::string> out;
    for (const std::string& done : repaired.done) out.push_back(said_in(done, repaired.sample.scene));
    const scene::Scene& scene = repaired.sample.scene;
    const auto is_help = [&](PointId point) { return repaired.helps.contains(scene.name(point)); };
    for (std::size_t i = 0; i < scene.actions().size(); ++i) {
        const scene::Action& action = scene.actions()[i];
        const bool of_help = std::ranges::any_of(action.outputs, is_help) ||
                             (action.states && std::ranges::any_of(action.states->points(), is_help));
        if (!of_help) out.push_back(fmt::format("action {}: {}", i + 1, action_words(scene, i)));
    }
    add_asked(out, repaired.sample);
    return out;
}

Json to_json(const WholeRepair& repaired) {
    const diagnose::Sample& sample = repaired.sample;
    Json out{{"done", repaired.done},
             {"scene", scene::to_json(sample.scene, sample.goals, sample.questions)},
             {"verdict", problem::to_json(repaired.verdict)}};
    if (const std::string text = text_of(sample.answers); !text.empty()) out["answer"] = text;
    if (repaired.words_left_out) out["words_left_out"] = true;
    return out;
}

} // namespace porism::workflow
