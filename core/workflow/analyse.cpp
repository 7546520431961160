#include "workflow/analyse.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace porism::workflow {
namespace {

using facts::Statement;

/// Adds the milliseconds of its life to a counter.
class Stopwatch {
public:
    explicit Stopwatch(double& total) : total_(total) {}
    ~Stopwatch() { total_ += std::chrono::duration<double, std::milli>(Clock::now() - start_).count(); }
    Stopwatch(const Stopwatch&) = delete;
    Stopwatch& operator=(const Stopwatch&) = delete;

private:
    using Clock = std::chrono::steady_clock;
    double& total_;
    Clock::time_point start_ = Clock::now();
};

bool seen_everywhere(const diagram::Diagram& diagram, const Statement& statement) {
    const auto pictures = diagram.pictures();
    return std::ranges::all_of(pictures, [&](const auto& points) { return facts::seen(statement, points); });
}

std::string why_not_derived(const reason::Session& session) {
    switch (session.ending()) {
    case reason::Ending::saturated:
        return "everything that follows was found, and the goal is not in it";
    case reason::Ending::limit:
        return "a limit was met before the goal: " + session.ending_detail();
    case reason::Ending::stopped:
        return "stopped before the goal was reached";
    case reason::Ending::inconsistent:
        return "the givens contradict each other: " + session.ending_detail();
    }
    return {};
}

void prove(Analysis& analysis, StatementId statement, GoalResult& result) {
    {
        const Stopwatch watch(analysis.times.explain);
        auto path = proof::trace_back(*analysis.session, statement);
        if (!path) {
            result.reason = "no path was found to it: " + path.error().what;
            return;
        }
        result.path = std::move(*path);
    }
    const Stopwatch watch(analysis.times.check);
    result.verdict = verify::check(*result.path, analysis.scene, *analysis.diagram);
    if (result.path->goal() != result.goal) {
        result.verdict->valid = false;
        result.verdict->summary = "the path ends in another statement";
    }
    if (!result.verdict->valid) result.reason = "the proof did not pass the checker: " + result.verdict->summary;
}

} // namespace

GoalResult solve_goal(Analysis& analysis, const Statement& goal) {
    GoalResult result;
    result.goal = goal;
    result.seen = seen_everywhere(*analysis.diagram, goal);
    if (!result.seen) {
        result.reason = "it is false in the picture";
        return result;
    }
    if (facts::row(goal.predicate()).order) {
        result.reason = "it is an order statement: those are read from the picture, not proved";
        return result;
    }
    std::optional<StatementId> found;
    {
        const Stopwatch watch(analysis.times.close);
        found = analysis.session->prove(goal);
    }
    result.derived = found.has_value();
    if (found)
        prove(analysis, *found, result);
    else
        result.reason = why_not_derived(*analysis.session);
    return result;
}

Result<Analysis> analyse(const scene::Scene& scene, const scene::Goals& goals, const Options& options,
                         const Control& control) {
    Analysis analysis;
    {
        const Stopwatch watch(analysis.times.realize);
        control.report({"realizing", 0, 0});
        auto diagram = realize::realize(scene, options.realize, control);
        if (!diagram) return fail(std::move(diagram.error()));
        analysis.scene = realize::with_branches(scene, *diagram);
        analysis.diagram = std::make_shared<const diagram::Diagram>(std::move(*diagram));
    }
    {
        const Stopwatch watch(analysis.times.close);
        reason::Options closing;
        closing.limits = options.limits;
        closing.stop_at_goals = options.stop_at_goals;
        for (const Statement& goal : goals)
            if (seen_everywhere(*analysis.diagram, goal)) closing.goals.push_back(goal);
        auto session = reason::close(*analysis.diagram, closing, control);
        if (!session) return fail(std::move(session.error()));
        analysis.session = std::make_shared<reason::Session>(std::move(*session));
    }
    for (const Statement& goal : goals) analysis.goals.push_back(solve_goal(analysis, goal));
    return analysis;
}

} // namespace porism::workflow
