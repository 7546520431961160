#include "realize/realize.h"

#include "realize/glide.h"

#include <cmath>

namespace porism::realize {
namespace {

using diagram::Instruction;
using diagram::Primitive;
using Point = geometry::Point<double>;
using Registers = std::vector<diagram::Register<double>>;

const Instruction& maker(const diagram::Diagram& diagram, PointId point) {
    return diagram.program.instructions[diagram.program.point_registers[point.index()]];
}

/// Replaces the inputs that an instruction owns so that its point is nearest to the target; false where there is no
/// nearest.
bool aim(const Instruction& instruction, const Registers& registers, Point target, std::vector<double>& inputs) {
    double* own = inputs.data() + instruction.first_input;
    if (instruction.primitive == Primitive::free_point) {
        own[0] = target.x;
        own[1] = target.y;
        return true;
    }
    const auto t = nearest_parameter(instruction, registers, target);
    if (t) own[0] = *t;
    return t.has_value();
}

} // namespace

bool is_movable(const diagram::Diagram& diagram, PointId point) {
    return diagram::row(maker(diagram, point).primitive).inputs > 0;
}

std::optional<diagram::Picture> drag(const diagram::Diagram& diagram, const diagram::Picture& from, PointId point,
                                     Point target) {
    if (!is_movable(diagram, point) || !std::isfinite(target.x) || !std::isfinite(target.y)) return std::nullopt;
    diagram::Picture result{from.inputs, {}};
    const std::size_t moved = diagram.program.point_registers[point.index()];
    Registers registers;
    registers.reserve(diagram.program.instructions.size());
    for (const Instruction& instruction : diagram.program.instructions) {
        if (registers.size() == moved && !aim(instruction, registers, target, result.inputs)) return std::nullopt;
        auto made = diagram::step<double>(instruction, registers, result.inputs, diagram.program.constants);
        if (!made) return std::nullopt;
        registers.push_back(*made);
    }
    for (const std::uint32_t index : diagram.program.point_registers) {
        const Point p = std::get<Point>(registers[index]);
        if (!std::isfinite(p.x) || !std::isfinite(p.y)) return std::nullopt;
        result.points.push_back(p);
    }
    return result;
}

scene::Scene with_places(const scene::Scene& scene, const diagram::Diagram& diagram, const diagram::Picture& picture) {
    scene::Scene result = scene;
    for (std::size_t i = 0; i < scene.actions().size(); ++i) {
        const scene::Action& action = scene.actions()[i];
        auto at = action.at;
        at.resize(action.outputs.size());
        for (std::size_t k = 0; k < action.outputs.size(); ++k) {
            if (!is_movable(diagram, action.outputs[k]) || (at[k] && at[k]->given)) continue;
            const Point& p = picture.points[action.outputs[k].index()];
            at[k] = scene::Coordinates{numbers::Scalar::from_double(p.x), numbers::Scalar::from_double(p.y), false};
        }
        result = result.with_coordinates(i, std::move(at));
    }
    return result;
}

} // namespace porism::realize
