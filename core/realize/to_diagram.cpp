#include "realize/to_diagram.h"

#include <cassert>
#include <span>

namespace porism::realize {
namespace {

/// Of points that are one exactly one place is computed.
diagram::Picture picture(const World& world, std::span<const diagram::Coincidence> coincidences) {
    diagram::Picture out{world.inputs(), world.points()};
    for (const diagram::Coincidence& one : coincidences)
        out.points[one.point.index()] = out.points[one.earlier.index()];
    return out;
}

void add_givens(diagram::Diagram& diagram, const scene::Scene& scene) {
    for (std::size_t i = 0; i < scene.actions().size(); ++i) {
        const scene::Action& action = scene.actions()[i];
        if (action.states) {
            const bool order = facts::row(action.states->predicate()).order;
            (order ? diagram.guarantees : diagram.givens).push_back({*action.states, i});
        }
        for (const scene::Use& use : action.uses) {
            const scene::Construction& row = scene::construction(use.construction);
            for (const auto& statement : scene::instantiate(row.gives, action.outputs, use))
                diagram.givens.push_back({statement, i});
            for (const auto& statement : scene::instantiate(row.guarantees, action.outputs, use))
                if (!diagram.speaks_of_merged(statement)) diagram.guarantees.push_back({statement, i});
        }
    }
}

} // namespace

diagram::Diagram to_diagram(const scene::Scene& scene, const Figure& figure) {
    diagram::Diagram result;
    result.names.assign(scene.names().begin(), scene.names().end());
    result.program = figure.plan().assembly.program();
    result.coincidences = figure.coincidences();
    result.scene_picture = picture(figure.worlds()[0], result.coincidences);
    result.freedom = figure.freedom();
    if (result.freedom > 0)
        for (std::size_t i = 1; i < figure.worlds().size(); ++i)
            result.generic.push_back(picture(figure.worlds()[i], result.coincidences));
    result.branches = figure.branches();
    result.branch_counts = figure.branch_counts();
    result.choices = figure.choices();
    add_givens(result, scene);
    result.failed_elsewhere = figure.failed_goals();
    result.scene_hash = scene.hash();
    assert(diagram::well_formed(result.program));
    return result;
}

} // namespace porism::realize
