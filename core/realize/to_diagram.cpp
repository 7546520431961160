#include "realize/to_diagram.h"
#include "scene/drawn.h"
#include "scene/places.h"

#include <cassert>
#include <span>
#include <utility>

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
        for (facts::Statement& statement : scene::given_by(scene, i))
            diagram.givens.push_back({std::move(statement), i});
        for (facts::Statement& statement : scene::said_by(action, &scene::Construction::guarantees))
            if (action.states || !diagram.speaks_of_merged(statement))
                diagram.guarantees.push_back({std::move(statement), i});
    }
}

} // namespace

std::vector<diagram::GivenInput> given_inputs(const scene::Scene& scene, const diagram::Program& program) {
    std::vector<diagram::GivenInput> out;
    for (const scene::Action& action : scene.actions())
        for (std::size_t i = 0; i < action.at.size(); ++i) {
            const bool placed = action.outputs[i].index() < program.point_registers.size();
            if (!placed || !action.at[i] || !action.at[i]->given) continue;
            const diagram::Instruction& made = program.instructions[program.point_registers[action.outputs[i].index()]];
            if (made.primitive != diagram::Primitive::free_point) continue;
            out.push_back({made.first_input, action.at[i]->x});
            out.push_back({made.first_input + 1, action.at[i]->y});
        }
    return out;
}

diagram::Diagram to_diagram(const scene::Scene& scene, const Figure& figure) {
    return to_diagram(scene, figure, figure.coincidences());
}

diagram::Diagram to_diagram(const scene::Scene& scene, const Figure& figure,
                            std::vector<diagram::Coincidence> coincidences) {
    diagram::Diagram result;
    result.names.assign(scene.names().begin(), scene.names().end());
    result.program = figure.plan().assembly.program();
    result.coincidences = std::move(coincidences);
    result.scene_picture = picture(figure.worlds()[0], result.coincidences);
    result.sketch = scene::sketch_of(scene);
    result.given_inputs = given_inputs(scene, result.program);
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
