#include "workflow/solve/analyse.h"

#include "proof/bans.h"
#include "reason/path.h"
#include "reason/value/comparing.h"
#include "reason/value/flow.h"
#include "reason/value/values.h"
#include "workflow/solve/stopwatch.h"
#include "workflow/words.h"

#include <algorithm>
#include <array>
#include <utility>

namespace porism::workflow {
namespace {

using facts::Statement;

bool seen_everywhere(const diagram::Diagram& diagram, const Statement& statement) {
    const auto pictures = diagram.pictures();
    return std::ranges::all_of(pictures, [&](const auto& points) { return facts::seen(statement, points); });
}

Sight sight_of(const diagram::Diagram& diagram, const Statement& statement) {
    if (seen_everywhere(diagram, statement)) return Sight::everywhere;
    const auto& here = diagram.scene_picture.points;
    if (facts::seen(statement, here)) return Sight::here;
    return facts::refuted(statement, here) ? Sight::refuted : Sight::unclear;
}

/// Why what is not seen everywhere is not proved.
struct SightWords {
    Sight sight;
    std::string_view words;
};
constexpr std::array sights{
    SightWords{Sight::here, "it holds in this picture, but not in others of the same construction"},
    SightWords{Sight::refuted, "it is false in the picture"},
    SightWords{Sight::unclear, "the pictures are too near to tell"},
};

struct EndingWords {
    reason::Ending ending;
    std::string_view words; ///< the session's detail follows
};
constexpr std::array endings{
    EndingWords{reason::Ending::saturated, "everything that follows was found, and the goal is not in it"},
    EndingWords{reason::Ending::limit, "a limit was met before the goal: "},
    EndingWords{reason::Ending::stopped, "stopped before the goal was reached"},
    EndingWords{reason::Ending::inconsistent, ""}, // the detail says it
};

constexpr const char* not_one_point =
    "everything that follows was found, and neither the goal nor that the points that fall together are one is in it";

constexpr const char* not_with_these_rules =
    "everything that follows with the rules that may be used was found, and the goal is not in it";

constexpr const char* of_one_point = "it speaks of the line through two points that are one in every picture";

bool all_coincidences_proved(const Analysis& analysis) {
    return std::ranges::all_of(analysis.diagram->coincidences, [&](const diagram::Coincidence& one) {
        const auto same = facts::make(facts::Predicate::same, {one.earlier.index(), one.point.index()});
        return analysis.session->find(*same).has_value();
    });
}

std::string why_not_derived(reason::Ending ending, const std::string& detail) {
    return std::string(std::ranges::find(endings, ending, &EndingWords::ending)->words) + detail;
}

std::string why_not_derived(const Analysis& analysis) {
    const reason::Ending ending = analysis.session->ending();
    if (ending == reason::Ending::saturated && !analysis.senseless.empty())
        return why_not_derived(ending, "; " + words_of(analysis, analysis.senseless.front()));
    if (ending == reason::Ending::saturated && !all_coincidences_proved(analysis)) return not_one_point;
    if (ending == reason::Ending::saturated && analysis.session->bans().any()) return not_with_these_rules;
    return why_not_derived(ending, analysis.session->ending_detail());
}

/// A path that was found is held to be one only after this.
void pass(Analysis& analysis, proof::Path path, GoalResult& result, const Control& control) {
    result.path = std::move(path);
    control.report({"checking", result.path->steps.size(), 0});
    const Stopwatch watch(analysis, &Times::check);
    result.verdict = verify::check(*result.path, analysis.scene, *analysis.diagram, control);
    if (result.path->goal() != result.goal) {
        result.verdict->valid = false;
        result.verdict->summary = "the path ends in another statement";
    }
    if (const auto banned = proof::banned_steps(*result.path, analysis.session->bans()); !banned.empty()) {
        result.verdict->valid = false;
        result.verdict->summary = "it uses " + banned.front().what + ", which the rules that may be used leave out";
    }
    if (!result.verdict->valid) result.reason = "the proof did not pass the checker: " + result.verdict->summary;
}

void prove(Analysis& analysis, StatementId statement, GoalResult& result, const Control& control) {
    control.report({"explaining", analysis.session->graph().statements.size(), 0});
    auto path = [&] {
        const Stopwatch watch(analysis, &Times::explain);
        return reason::path_to(*analysis.session, statement, control);
    }();
    if (path)
        pass(analysis, *std::move(path), result, control);
    else
        result.reason = "no path was found to it: " + path.error().what;
}

/// Of a goal that the closure does not reach: relation rows may say it.
constexpr reason::ValueLimits limits_of_goals{.bindings = 400'000, .equations = 6'000, .tried = 4'000, .bases = 2};

/// Sums of lengths and instances on crowded circles are formed for the goals that a closure knows: one that is picked
/// later has its own.
void prove_anew(Analysis& analysis, GoalResult& result, const Control& control) {
    auto session = [&] {
        const Stopwatch watch(analysis, &Times::close);
        reason::Options closing;
        closing.bans = analysis.session->bans();
        closing.goals = {result.goal};
        closing.stop_at_goals = true;
        return reason::close(*analysis.diagram, closing, control);
    }();
    if (!session) return;
    const auto found = session->prove(result.goal);
    if (!found) return;
    auto path = reason::path_to(*session, *found, control);
    if (!path) return;
    result.derived = true;
    pass(analysis, *std::move(path), result, control);
}

/// Whether equations between quantities may say more than the closure: where the scene or the goal speaks of values, or
/// rules are left out that say of ratios and directed angles what relation rows say of quantities.
bool may_be_said_by_quantities(const Analysis& analysis, const Statement& goal) {
    return reason::speaks_of_values(*analysis.diagram) || goal.relation() != nullptr || goal.constant() ||
           analysis.session->bans().any();
}

void prove_by_quantities(Analysis& analysis, GoalResult& result, const Control& control) {
    if (!may_be_said_by_quantities(analysis, result.goal)) {
        result.reason = why_not_derived(analysis);
        return;
    }
    auto path = [&] {
        const Stopwatch watch(analysis, &Times::explain);
        return reason::path_by_quantities(*analysis.session, *analysis.diagram, result.goal,
                                          analysis.diagram->scene_picture.letters, limits_of_goals, control);
    }();
    result.derived = path.has_value();
    if (path)
        pass(analysis, *std::move(path), result, control);
    else
        result.reason = why_not_derived(analysis);
}

/// By the values of what is compared.
void compare(Analysis& analysis, GoalResult& result, const Control& control) {
    auto path = reason::path_to_comparison(*analysis.session, *analysis.diagram, result.goal,
                                           analysis.diagram->scene_picture.letters, limits_of_goals, control);
    result.derived = path.has_value();
    if (path) pass(analysis, *std::move(path), result, control);
}

/// By values that follow and differ from what it says by less than pictures show.
void refute(Analysis& analysis, GoalResult& result, const Control& control) {
    if (!may_be_said_by_quantities(analysis, result.goal)) return;
    const Stopwatch watch(analysis, &Times::explain);
    result.refuting = reason::refuting_values(*analysis.session, *analysis.diagram, result.goal,
                                              analysis.diagram->scene_picture.letters, limits_of_goals, control);
    if (!result.refuting.empty())
        result.reason = "it is false, for it follows that " + statement_words(analysis, result.refuting);
}

} // namespace

bool fails_elsewhere(const diagram::Diagram& diagram, const GoalResult& result) {
    return result.sight == Sight::here ||
           (result.seen() && std::ranges::count(diagram.failed_elsewhere, result.goal) > 0);
}

std::string words_of(const Analysis& analysis, const verify::SenselessGiven& given) {
    return "the given " + facts::to_string(given.statement, analysis.scene.names()) + " does not hold: " + given.why;
}

namespace {

/// Whether the closure was made with the goal in view.
enum class InView : std::uint8_t { at_first, afterwards };

GoalResult solved_goal(Analysis& analysis, const Statement& goal, InView asked, const Control& control) {
    GoalResult result;
    result.goal = goal;
    result.sight = sight_of(*analysis.diagram, goal);
    // What is proved holds as the points lie here: its path names the conditions that other pictures fail.
    if (result.sight == Sight::refuted) {
        result.reason = std::ranges::find(sights, result.sight, &SightWords::sight)->words;
        return result;
    }
    if (analysis.diagram->senseless(goal)) {
        result.reason = of_one_point;
        return result;
    }
    if (facts::row(goal.predicate()).order) {
        if (goal.compared() != nullptr) compare(analysis, result, control);
        if (!result.derived) result.reason = "it is an order statement: those are read from the picture, not proved";
        return result;
    }
    if (analysis.session->ending() == reason::Ending::inconsistent) {
        result.reason = why_not_derived(analysis);
        return result;
    }
    if (control.stopped()) {
        result.reason = why_not_derived(reason::Ending::stopped, {});
        return result;
    }
    std::optional<StatementId> found;
    {
        const Stopwatch watch(analysis, &Times::close);
        found = analysis.session->prove(goal);
    }
    result.derived = found.has_value();
    if (found) {
        prove(analysis, *found, result, control);
        return result;
    }
    if (!result.seen()) {
        result.reason = std::ranges::find(sights, result.sight, &SightWords::sight)->words;
        if (result.sight == Sight::unclear) refute(analysis, result, control);
        return result;
    }
    const bool whole = analysis.session->ending() == reason::Ending::saturated;
    if (asked == InView::afterwards && whole) prove_anew(analysis, result, control);
    if (!result.derived) prove_by_quantities(analysis, result, control);
    if (!result.derived) refute(analysis, result, control);
    return result;
}

Result<reason::Session> closed(const diagram::Diagram& diagram, const reason::Options& closing, const Analysis* before,
                               const Control& control) {
    if (before != nullptr)
        if (auto longer = reason::extend(*before->session, diagram, closing.goals, control)) return longer;
    return reason::close(diagram, closing, control);
}

/// Questions let values flow when they need it, as do goals that are picked afterwards.
bool may_flow_at_once(const Analysis& analysis, const Options& options, const reason::Options& closing,
                      const scene::Goals& goals) {
    const auto held = [&](const Statement& goal) { return analysis.session->find(goal).has_value(); };
    if (closing.stop_at_goals && std::ranges::all_of(closing.goals, held)) return false;
    return options.values || !goals.empty();
}

Result<Analysis> close_and_prove(Analysis analysis, const scene::Goals& goals, const Options& options,
                                 const Analysis* before, const Control& control) {
    analysis.senseless = verify::senseless_givens(analysis.scene, *analysis.diagram);
    bool at_once = false;
    {
        const Stopwatch watch(analysis, &Times::close);
        reason::Options closing;
        closing.limits = options.limits;
        closing.bans = options.bans;
        // What is stated may contradict itself by less than a picture shows: then nothing follows.
        closing.stop_at_goals = options.stop_at_goals && !analysis.diagram->solution;
        closing.consequences = options.consequences || analysis.diagram->solution.has_value();
        closing.every_derivation = options.every_derivation;
        closing.profile = options.profile;
        for (const Statement& goal : goals)
            if (seen_everywhere(*analysis.diagram, goal)) closing.goals.push_back(goal);
        auto session = closed(*analysis.diagram, closing, before, control);
        if (!session) return fail(std::move(session.error()));
        analysis.session = std::make_shared<reason::Session>(std::move(*session));
        at_once = may_flow_at_once(analysis, options, closing, goals);
    }
    if (at_once) let_values_flow(analysis, control);
    for (const Statement& goal : goals) {
        const InView asked = seen_everywhere(*analysis.diagram, goal) ? InView::at_first : InView::afterwards;
        analysis.goals.push_back(solved_goal(analysis, goal, asked, control));
    }
    return analysis;
}

} // namespace

bool let_values_flow(Analysis& analysis, const Control& control) {
    if (control.stopped() || std::exchange(analysis.flowed, true)) return false;
    const Stopwatch watch(analysis, &Times::close);
    const auto& letters = analysis.diagram->scene_picture.letters;
    return reason::let_values_flow(*analysis.session, *analysis.diagram, letters, {}, control).rounds > 0;
}

GoalResult solve_goal(Analysis& analysis, const Statement& goal, const Control& control) {
    if (!analysis.session->holds(goal)) let_values_flow(analysis, control);
    return solved_goal(analysis, goal, InView::afterwards, control);
}

Result<Analysis> analyse(const scene::Scene& scene, const scene::Goals& goals, const Options& options,
                         const Control& control) {
    Analysis analysis;
    {
        const Stopwatch watch(analysis, &Times::realize);
        control.report({"realising", 0, 0});
        auto diagram = realize::realize(scene, options.realize, control);
        if (!diagram) return fail(std::move(diagram.error()));
        analysis.scene = realize::with_branches(scene, *diagram);
        analysis.diagram = std::make_shared<const diagram::Diagram>(std::move(*diagram));
    }
    return close_and_prove(std::move(analysis), goals, options, nullptr, control);
}

Result<Analysis> analyse(const scene::Scene& scene, std::shared_ptr<const diagram::Diagram> diagram,
                         const scene::Goals& goals, const Options& options, const Analysis* before,
                         const Control& control) {
    Analysis analysis;
    analysis.scene = realize::with_branches(scene, *diagram);
    analysis.diagram = std::move(diagram);
    return close_and_prove(std::move(analysis), goals, options, before, control);
}

Result<Analysis> analyse(const LoadedProblem& problem, const Options& options, const Control& control) {
    Analysis analysis;
    realize::Wanted chosen_for;
    {
        const Stopwatch watch(analysis, &Times::realize);
        control.report({"realising", 0, 0});
        auto figure = figure_of(problem, options.realize, control);
        if (!figure) return fail(std::move(figure.error()));
        analysis.scene = std::move(figure->scene);
        analysis.diagram = std::move(figure->diagram);
        analysis.no_branch = std::move(figure->no_branch);
        chosen_for = std::move(figure->chosen_for);
    }
    auto proved = close_and_prove(std::move(analysis), problem.document->goals, options, nullptr, control);
    if (!proved || !proved->no_branch) return proved;
    for (GoalResult& goal : proved->goals)
        if (!goal.seen() && goal.sight != Sight::here)
            goal.reason = chosen_for.empty() ? proved->no_branch->what
                                             : "it is false in the figure in which the other goals hold";
    return proved;
}

} // namespace porism::workflow
