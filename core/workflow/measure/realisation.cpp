#include "workflow/measure/realisation.h"

#include "facts/truth.h"
#include "realize/quality.h"
#include "realize/refine.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <numbers>

namespace porism::workflow {
namespace {

using Clock = std::chrono::steady_clock;

bool seen_in_all(const diagram::Diagram& diagram, const scene::Goals& goals) {
    return std::ranges::all_of(diagram.pictures(), [&](const auto& picture) {
        return std::ranges::all_of(goals, [&](const auto& goal) { return facts::seen(goal, picture); });
    });
}

/// Questions that say an equation.
bool seen_in_all(const diagram::Diagram& diagram, const scene::Questions& questions) {
    return std::ranges::all_of(questions, [&](const scene::Question& question) {
        return !scene::row(question.kind).equation ||
               scene::seen_in(question, diagram.pictures()).sight == scene::Sight::seen;
    });
}

/// What doubles alone make of the inputs of a picture, against its points.
double lost_by_doubles(const diagram::Diagram& diagram, const diagram::Picture& picture) {
    const auto plain = diagram::evaluate<double>(diagram.program, std::span<const double>(picture.inputs));
    if (!plain) return 0;
    const auto better = realize::refined(diagram.program, picture.inputs, *plain);
    return better ? better->lost : 0;
}

void look_at_pictures(Realisation& out, const diagram::Diagram& diagram, const scene::Scene& scene) {
    double distance = HUGE_VAL, angle = HUGE_VAL;
    const auto strokes = realize::strokes_of(scene);
    out.gap = true;
    for (const diagram::Picture& picture : diagram.generic) {
        const realize::Spread spread = realize::spread_of(diagram, picture, strokes);
        distance = std::min(distance, spread.distance);
        angle = std::min(angle, spread.angle * 180 / std::numbers::pi);
        out.lost = std::max(out.lost, lost_by_doubles(diagram, picture));
        out.gap = out.gap && realize::accidents(picture.points, realize::refined_tolerance(picture.points)) == 0;
    }
    if (std::isfinite(distance)) out.distance = distance;
    if (std::isfinite(angle)) out.angle = angle;
}

} // namespace

Json to_json(const Realisation& record) {
    Json json{{"name", record.name},     {"ms", record.ms},         {"goals_seen", record.goals_seen},
              {"points", record.points}, {"chosen", record.chosen}, {"lost", record.lost},
              {"gap", record.gap}};
    if (record.distance) json["distance"] = *record.distance;
    if (record.angle) json["angle"] = *record.angle;
    return json;
}

Result<Realisation> realisation_of(const LoadedProblem& problem, const Control& control) {
    const auto start = Clock::now();
    const auto figure = figure_of(problem, {}, control);
    const double ms = std::chrono::duration<double, std::milli>(Clock::now() - start).count();
    if (!figure) return fail(figure.error());
    Realisation out;
    out.name = problem.name;
    out.ms = ms;
    out.points = figure->diagram->point_count();
    out.goals_seen = !figure->no_branch && seen_in_all(*figure->diagram, problem.document->goals) &&
                     seen_in_all(*figure->diagram, problem.document->questions);
    out.chosen = chosen_branches(problem, *figure->diagram).size();
    look_at_pictures(out, *figure->diagram, problem.document->scene);
    return out;
}

} // namespace porism::workflow
