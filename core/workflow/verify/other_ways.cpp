#include "workflow/verify/other_ways.h"

#include "facts/truth.h"
#include "workflow/verify/envelope.h"

#include <algorithm>
#include <span>

namespace porism::workflow {
namespace {

using Places = std::vector<geometry::Point<double>>;

/// Of all points of the scene; empty where one is missing.
Places places_in(const problem::OtherFigure& figure, const scene::Scene& scene) {
    Places out;
    for (const std::string& name : scene.names()) {
        const auto place = figure.points.find(name);
        if (place == figure.points.end()) return {};
        out.push_back({place->second[0], place->second[1]});
    }
    return out;
}

bool is_so(const verigeo::SaidGoals& way, const Places& places) {
    const auto seen = [&](const facts::Statement& one) { return facts::seen(one, places); };
    return std::ranges::all_of(way.goals, seen) && std::ranges::all_of(way.supposed, seen) &&
           std::ranges::all_of(way.needed, seen);
}

bool speaks_of(const problem::Check& check, std::span<const verigeo::SaidGoals> ways, const scene::Scene& scene) {
    return std::ranges::any_of(ways, [&](const verigeo::SaidGoals& way) {
        return std::ranges::any_of(way.goals, [&](const facts::Statement& goal) {
            return check.message.find(facts::to_string(goal, scene.names())) != std::string::npos;
        });
    });
}

} // namespace

void leave_to_other_ways(const LoadedProblem& problem, std::vector<problem::Check>& checks) {
    if (!problem.envelope) return;
    const scene::Scene& scene = problem.document->scene;
    for (problem::Check& check : checks) {
        if (check.state != problem::CheckState::failed || !check.elsewhere) continue;
        const Places places = places_in(*check.elsewhere, scene);
        const auto is_otherwise_so = [&](const std::vector<verigeo::SaidGoals>& ways) {
            return speaks_of(check, ways, scene) &&
                   std::ranges::any_of(ways, [&](const verigeo::SaidGoals& way) { return is_so(way, places); });
        };
        if (places.empty() || std::ranges::none_of(problem.envelope->content.ways, is_otherwise_so)) continue;
        check.state = problem::CheckState::undecided;
        check.message += "; the words of the goal are true there in another way";
        check.mend = "say in which way it is meant, or what leaves that figure out";
    }
}

} // namespace porism::workflow
