#include "realize/realize.h"

#include "facts/truth.h"
#include "geometry/vector.h"
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
            auto made = diagram::step<double>(assembly.at(static_cast<RegisterIndex>(registers.size())), registers,
                                              inputs, assembly.program().constants);
            if (!made) return false;
            registers.push_back(*made);
        }
        return true;
    }
};

bool needs_met(const scene::Action& action, std::span<const Point> points) {
    for (const scene::Use& use : action.uses) {
        const scene::Construction& row = scene::construction(use.construction);
        std::vector<PointId> outputs;
        while (outputs.size() < scene::output_count(row)) outputs.emplace_back(points.size() + outputs.size());
        for (const auto* patterns : {&row.needs, &row.required})
            for (const auto& need : scene::instantiate(*patterns, outputs, use))
                if (!facts::seen(need, points)) return false;
    }
    return true;
}

/// The line or circle of a use, computed; another in its stead where it does not exist.
std::optional<RegisterIndex> locus_of(const scene::Use& use, Standing& standing) {
    const Recipe& terms = recipe(use.construction);
    std::vector<const Term*> choice{&terms.steps[0].term};
    for (const Term& other : terms.instead) choice.push_back(&other);
    for (const Term* term : choice) {
        Standing trial = standing;
        Site site(use);
        const RegisterIndex index = trial.assembly.compile(*term, site);
        if (!trial.run_until(index + 1)) continue;
        standing = std::move(trial);
        return index;
    }
    return std::nullopt;
}

Branches meeting_points(const scene::Action& action, Standing& standing, std::span<const Point> points) {
    const auto first = locus_of(action.uses[0], standing), second = locus_of(action.uses[1], standing);
    if (!first || !second) return {};
    std::vector<RegisterIndex> common;
    for (std::size_t p = 0; p < points.size(); ++p)
        if (lies_on(standing.registers[*first], points[p]) && lies_on(standing.registers[*second], points[p]))
            common.push_back(standing.assembly.register_of(PointId(p)));
    Branches result;
    const std::vector<Instruction> meetings = standing.assembly.meetings(*first, *second, common);
    for (std::size_t i = 0; i < meetings.size(); ++i)
        if (const auto made = diagram::step<double>(meetings[i], standing.registers, standing.inputs,
                                                    standing.assembly.program().constants))
            result[static_cast<int>(i)] = {std::get<Point>(*made)};
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

/// Computes a register with a freedom of its own for a place by hand; false where it does not exist.
bool run_at(Standing& standing, RegisterIndex index, const std::optional<scene::Coordinates>& at) {
    return standing.run_until(index) && (index < standing.registers.size() || add_inputs(standing, index, at)) &&
           standing.run_until(index + 1);
}

std::optional<scene::Coordinates> place_by_hand(const scene::Action& action, std::optional<std::size_t> output) {
    return output && *output < action.at.size() ? action.at[*output] : std::nullopt;
}

std::optional<std::vector<Point>> glider(const scene::Action& action, Standing standing) {
    const auto locus = locus_of(action.uses.front(), standing);
    if (!locus) return std::nullopt;
    const RegisterIndex index = standing.assembly.glide(*locus);
    if (!run_at(standing, index, place_by_hand(action, 0))) return std::nullopt;
    return std::vector{std::get<Point>(standing.registers[index])};
}

/// The points that one branch of a recipe places.
std::optional<std::vector<Point>> placed(const scene::Action& action, Standing standing, int branch) {
    const scene::Use& use = action.uses.front();
    const Recipe& terms = recipe(use.construction);
    std::vector<Point> points(scene::output_count(scene::construction(use.construction)));
    Site site(use, branch);
    for (const Recipe::Step& step : terms.steps) {
        const RegisterIndex index = standing.assembly.compile_step(step.term, site);
        if (!run_at(standing, index, place_by_hand(action, step.output))) return std::nullopt;
        if (step.output) points[*step.output] = std::get<Point>(standing.registers[index]);
    }
    return points;
}

/// The branches of one use.
Branches own_branches(const scene::Action& action, const Standing& standing) {
    const ConstructionId construction = action.uses.front().construction;
    const bool glides = scene::construction(construction).places == scene::Places::locus;
    Branches result;
    for (int branch = 0; branch < recipe(construction).branches; ++branch)
        if (auto made = glides ? glider(action, standing) : placed(action, standing, branch))
            result[branch] = *std::move(made);
    return result;
}

/// Without the branches that place a point on a standing one, if others are left.
Branches new_ones(const Branches& branches, std::span<const Point> standing) {
    Box box;
    for (const Point& p : standing) box.add(p);
    const double near = geometry::Tolerance{}.apart * box.size();
    const auto taken = [&](const Point& p) {
        return std::ranges::any_of(standing,
                                   [&](const Point& q) { return geometry::squared_length(p - q) <= near * near; });
    };
    Branches fresh = branches;
    std::erase_if(fresh, [&](const auto& branch) { return std::ranges::any_of(branch.second, taken); });
    return fresh.empty() ? branches : fresh;
}

} // namespace

Branches preview(const scene::Scene& scene, const diagram::Picture& picture, const scene::Action& action) {
    const std::span<const Point> points(picture.points);
    if (points.size() != scene.point_count() || action.uses.empty() || !needs_met(action, points)) return {};
    Standing standing(points);
    return new_ones(action.uses.size() == 2 ? meeting_points(action, standing, points) : own_branches(action, standing),
                    points);
}

} // namespace porism::realize
