#include "realize/realize.h"
#include "workflow/figure.h"
#include "workflow/verify/envelope.h"

namespace porism::workflow {
namespace {

/// The points as their actions alone place them.
Result<scene::Scene> without_statements(const scene::Scene& scene) {
    scene::Scene out;
    for (const scene::Action& action : scene.actions()) {
        if (action.states) continue;
        std::vector<std::string> names;
        for (const PointId point : action.outputs) names.push_back(scene.name(point));
        scene::Action placed = action;
        placed.outputs.clear();
        if (auto ok = out.append(std::move(placed), names); !ok) return fail(ok.error());
    }
    return out;
}

} // namespace

Result<std::vector<verigeo::NumericalCheck>> verify_by_verigeo(const LoadedProblem& problem, const Control& control) {
    if (!problem.document) return fail(problem.document.error());
    if (!problem.envelope)
        return fail(Error{ErrorKind::bad_input, "no_envelope",
                          "the profile verigeo is about envelopes of VeriGeo alone",
                          "porism convert --to verigeo writes one", problem.place});
    const verigeo::Content& content = problem.envelope->content;
    auto diagram = realize::realize(content.content.scene, {}, control);
    if (!diagram) {
        const auto points = without_statements(content.content.scene);
        if (!points) return fail(points.error());
        diagram = realize::realize(*points, {}, control);
    }
    if (!diagram) return fail(diagram.error());
    verigeo::Drawing drawing;
    const auto& points = diagram->scene_picture.points;
    for (std::size_t i = 0; i < points.size(); ++i) drawing[content.names[i]] = {points[i].x, points[i].y};
    return verigeo::verify_constraints(problem.envelope->envelope, drawing);
}

} // namespace porism::workflow
