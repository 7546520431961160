#include "realize/exact/slice.h"

#include "scene/catalogue.h"

#include <algorithm>

namespace porism::realize {
namespace {

class Closure {
public:
    Closure(const scene::Scene& scene, const diagram::Diagram& diagram)
        : scene_(scene), diagram_(diagram), program_(diagram.program), needed_(program_.instructions.size(), false),
          seen_(scene.actions().size(), false), wanted_(scene.point_count(), false) {}

    void want(PointId point) {
        if (wanted_[point.index()]) return;
        wanted_[point.index()] = true;
        const std::uint32_t index = program_.point_registers[point.index()];
        mark(index);
        const std::size_t action = scene_.action_of(point);
        add_given(scene_.actions()[action], point, index);
        if (seen_[action]) return;
        seen_[action] = true;
        add_conditions(scene_.actions()[action]);
    }

    Slice slice() && {
        for (std::uint32_t i = 0; i < needed_.size(); ++i)
            if (needed_[i]) slice_.instructions.push_back(i);
        for (std::size_t i = 0; i < wanted_.size(); ++i)
            if (wanted_[i]) slice_.points.emplace_back(i);
        return std::move(slice_);
    }

private:
    void mark(std::uint32_t index) {
        if (needed_[index]) return;
        needed_[index] = true;
        const diagram::Instruction& instruction = program_.instructions[index];
        for (std::size_t i = 0; i < diagram::row(instruction.primitive).operands; ++i) mark(instruction.operands[i]);
        for (std::size_t p = 0; p < program_.point_registers.size(); ++p)
            if (program_.point_registers[p] == index) want(PointId(p));
    }

    void add_given(const scene::Action& action, PointId point, std::uint32_t index) {
        const auto output = static_cast<std::size_t>(std::ranges::find(action.outputs, point) - action.outputs.begin());
        if (output >= action.at.size() || !action.at[output] || !action.at[output]->given) return;
        if (diagram::row(program_.instructions[index].primitive).inputs > 0)
            slice_.given.emplace(index, *action.at[output]);
    }

    void add_conditions(const scene::Action& action) {
        for (const scene::Use& use : action.uses) {
            const scene::Construction& row = scene::construction(use.construction);
            for (const auto* patterns : {&row.needs, &row.required, &row.guarantees})
                for (const facts::Statement& condition : scene::instantiate(*patterns, action.outputs, use)) {
                    if (diagram_.speaks_of_merged(condition)) continue;
                    for (const PointId point : condition.points()) want(point);
                    slice_.conditions.push_back(condition);
                }
        }
    }

    const scene::Scene& scene_;
    const diagram::Diagram& diagram_;
    const diagram::Program& program_;
    std::vector<bool> needed_; ///< by instruction
    std::vector<bool> seen_;   ///< by action
    std::vector<bool> wanted_; ///< by point
    Slice slice_;
};

} // namespace

Slice slice_of(const scene::Scene& scene, const diagram::Diagram& diagram, std::span<const PointId> points) {
    Closure closure(scene, diagram);
    for (const PointId point : points) closure.want(point);
    return std::move(closure).slice();
}

} // namespace porism::realize
