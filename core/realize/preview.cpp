#include "realize/realize.h"

#include "facts/truth.h"
#include "realize/glide.h"
#include "realize/recipe.h"
#include "realize/world.h"

#include <algorithm>

namespace porism::realize {
namespace {

/// A program whose points are those of the picture, all free: what stands already.
struct Standing {
    Assembly assembly;
    std::vector<Register> registers;
    std::vector<double> inputs;

    explicit Standing(std::span<const Point> points) {
        for (const Point& p : points) {
            assembly.name_point(assembly.emit(Primitive::free_point, {}));
            inputs.insert(inputs.end(), {p.x, p.y});
        }
        run_until(static_cast<RegisterIndex>(assembly.size()));
    }
    /// Computes the registers before `end` that are not computed yet; false where one does not exist.
    bool run_until(RegisterIndex end) {
        while (registers.size() < end) {
            auto made =
                diagram::step<double>(assembly.at(static_cast<RegisterIndex>(registers.size())), registers, inputs);
            if (!made) return false;
            registers.push_back(*made);
        }
        return true;
    }
};

using Branches = std::vector<std::vector<Point>>;

bool needs_met(const scene::Action& action, std::span<const Point> points) {
    for (const scene::Use& use : action.uses) {
        const scene::Construction& row = scene::construction(use.construction);
        std::vector<PointId> outputs;
        while (outputs.size() < scene::output_count(row)) outputs.emplace_back(points.size() + outputs.size());
        for (const auto& need : scene::instantiate(row.needs, outputs, use.points))
            if (!facts::seen(need, points)) return false;
    }
    return true;
}

Branches meeting_points(const scene::Action& action, Standing& standing, std::span<const Point> points) {
    const auto locus = [&](const scene::Use& use) {
        return standing.assembly.compile(recipe(use.construction)[0], use.points);
    };
    const RegisterIndex first = locus(action.uses[0]), second = locus(action.uses[1]);
    if (!standing.run_until(std::max(first, second) + 1)) return {};
    std::vector<RegisterIndex> common;
    for (std::size_t p = 0; p < points.size(); ++p)
        if (lies_on(standing.registers[first], points[p]) && lies_on(standing.registers[second], points[p]))
            common.push_back(standing.assembly.register_of(PointId(p)));
    Branches result;
    for (const Instruction& meeting : standing.assembly.meetings(first, second, common))
        if (const auto made = diagram::step<double>(meeting, standing.registers, standing.inputs))
            result.push_back({std::get<Point>(*made)});
    return result;
}

/// The inputs of its own that the instruction takes, for a place by hand; false where it needs one and there is none.
bool add_inputs(Standing& standing, RegisterIndex index, const std::optional<scene::Coordinates>& at) {
    const Instruction& instruction = standing.assembly.at(index);
    if (diagram::row(instruction.primitive).inputs == 0) return true;
    if (!at) return false;
    const Point place{numbers::to_double(at->x), numbers::to_double(at->y)};
    if (instruction.primitive == Primitive::free_point) {
        standing.inputs.insert(standing.inputs.end(), {place.x, place.y});
        return true;
    }
    const auto t = nearest_parameter(instruction, standing.registers, place);
    if (t) standing.inputs.push_back(*t);
    return t.has_value();
}

std::optional<Point> output_point(const scene::Action& action, std::size_t output, Standing& standing) {
    const scene::Use& use = action.uses.front();
    RegisterIndex index = standing.assembly.compile(recipe(use.construction)[output], use.points);
    if (scene::construction(use.construction).places == scene::Places::locus) index = standing.assembly.glide(index);
    const auto at = output < action.at.size() ? action.at[output] : std::nullopt;
    if (!standing.run_until(index) || !add_inputs(standing, index, at) || !standing.run_until(index + 1))
        return std::nullopt;
    return std::get<Point>(standing.registers[index]);
}

} // namespace

Branches preview(const scene::Scene& scene, const diagram::Picture& picture, const scene::Action& action) {
    const std::span<const Point> points(picture.points);
    if (points.size() != scene.point_count() || action.uses.empty() || !needs_met(action, points)) return {};
    Standing standing(points);
    if (action.uses.size() == 2) return meeting_points(action, standing, points);
    std::vector<Point> made;
    for (std::size_t i = 0; i < recipe(action.uses.front().construction).size(); ++i) {
        const auto point = output_point(action, i, standing);
        if (!point) return {};
        made.push_back(*point);
    }
    return {made};
}

} // namespace porism::realize
