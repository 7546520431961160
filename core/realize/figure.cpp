#include "realize/figure.h"

#include "facts/truth.h"
#include "geometry/vector.h"
#include "realize/seed.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace porism::realize {
namespace {

tl::unexpected<Error> no_such_branch(const scene::Scene& scene, const scene::Action& action, int branch,
                                     std::size_t count) {
    return fail("branch",
                "branch " + std::to_string(branch) + " of " + scene::display_name(scene.name(action.outputs[0])) +
                    " does not exist",
                count == 1 ? "there is one branch only, number 0"
                           : "its branches are numbered from 0 to " + std::to_string(count - 1));
}

/// The later rounds take the other order types of a triangle in turn.
Apex apex_of_round(int round) {
    constexpr std::array others{Apex::flat, Apex::left, Apex::right};
    if (round < textbook_rounds) return Apex::textbook;
    return others[static_cast<std::size_t>(round - textbook_rounds) % others.size()];
}

Point place_of(const scene::Coordinates& at) {
    return {numbers::to_double(at.x), numbers::to_double(at.y)};
}

} // namespace

Figure::Figure(const scene::Scene& scene, const Options& options, int round)
    : scene_(&scene), options_(&options), apex_(apex_of_round(round)) {
    const std::uint64_t seed = options.seed != 0 ? options.seed : seed_of(scene);
    const auto count = static_cast<std::size_t>(std::max(0, options.generic_pictures)) + 1;
    for (std::size_t i = 0; i < count; ++i) worlds_.emplace_back(seed, static_cast<std::size_t>(round) * count + i);
    settled_.resize(count);
    settled_stages_.resize(count, 0);
    if (!scene.actions().empty() && scene.actions().front().outputs.size() > 2) plan_.apex = 0;
    for (std::size_t i = 0; i < count; ++i) worlds_[i].restart(afresh(i));
}

Drawing Figure::afresh(std::size_t world) const {
    Drawing how{world == 0, {}, 0};
    how.apex = apex_;
    return how;
}

int Figure::freedom() const {
    return static_cast<int>(std::ranges::count_if(plan_.sources, [](const Source& source) { return !source.given; }));
}

Status Figure::place_next(std::optional<int> branch, const Control& control) {
    open_stage();
    branches_.push_back(0);
    branch_counts_.push_back(1);
    if (action().uses.size() == 2) return meet_loci(branch, control);
    if (branch.value_or(0) != 0) return no_such_branch(*scene_, action(), *branch, 1);
    place_outputs();
    return settle_all(control);
}

void Figure::open_stage() {
    Stage stage;
    stage.action = plan_.stages.size();
    stage.end = static_cast<RegisterIndex>(plan_.assembly.size());
    const scene::Action& placed = scene_->actions()[stage.action];
    for (const scene::Use& use : placed.uses) {
        const scene::Construction& row = scene::construction(use.construction);
        const auto needs = scene::instantiate(row.needs, placed.outputs, use.points);
        stage.needs.insert(stage.needs.end(), needs.begin(), needs.end());
    }
    plan_.stages.push_back(std::move(stage));
}

void Figure::place_outputs() {
    const scene::Use& use = action().uses.front();
    const Recipe& terms = recipe(use.construction);
    const bool glides = scene::construction(use.construction).places == scene::Places::locus;
    Stage& stage = plan_.stages.back();
    for (std::size_t i = 0; i < action().outputs.size(); ++i) {
        RegisterIndex index = plan_.assembly.compile(terms[i], use.points);
        if (glides) index = plan_.assembly.glide(index);
        Source source;
        if (i < action().at.size() && action().at[i]) {
            source.place = place_of(*action().at[i]);
            source.given = action().at[i]->given;
        }
        if (plan_.assembly.at(index).primitive == Primitive::free_point) source.rank = plan_.free_points++;
        plan_.sources.resize(plan_.assembly.program().input_count, source);
        plan_.assembly.name_point(index);
        stage.outputs.push_back(index);
    }
    stage.end = static_cast<RegisterIndex>(plan_.assembly.size());
}

Status Figure::meet_loci(std::optional<int> branch, const Control& control) {
    const auto locus = [&](const scene::Use& use) {
        return plan_.assembly.compile(recipe(use.construction)[0], use.points);
    };
    const RegisterIndex first = locus(action().uses[0]), second = locus(action().uses[1]);
    plan_.stages.back().end = static_cast<RegisterIndex>(plan_.assembly.size());
    if (auto status = settle_all(control); !status) return status;

    const std::vector<RegisterIndex> common = points_on_both(first, second);
    const auto touch = plan_.assembly.touch(first, second);
    const std::vector<Instruction> candidates = touch && lies_on_both(*touch, first, second)
                                                    ? std::vector{*touch}
                                                    : plan_.assembly.meetings(first, second, common);
    // The loci must meet in every world before the branches can be compared.
    plan_.stages.back().probes = candidates;
    if (auto status = settle_all(control); !status) return status;

    std::optional<Failure> clash;
    const std::vector<Instruction> left = fresh(candidates, clash);
    if (left.empty()) {
        if (!clash) {
            const PointId known(std::ranges::find(plan_.assembly.program().point_registers, common[0]) -
                                plan_.assembly.program().point_registers.begin());
            clash = Failure{Failure::What::coincident, plan_.stages.size() - 1, {}, {}, action().outputs[0], known};
        }
        return fail(describe(*clash, Occurs::always, plan_, *scene_));
    }
    branch_counts_.back() = static_cast<int>(left.size());
    const std::size_t chosen = branch ? static_cast<std::size_t>(*branch) : nearest_branch(left);
    if (chosen >= left.size()) return no_such_branch(*scene_, action(), *branch, left.size());
    branches_.back() = static_cast<int>(chosen);
    const RegisterIndex index = plan_.assembly.emit(left[chosen]);
    plan_.assembly.name_point(index);
    Stage& stage = plan_.stages.back();
    stage.probes.clear();
    stage.outputs = {index};
    stage.end = static_cast<RegisterIndex>(plan_.assembly.size());
    return settle_all(control);
}

std::vector<RegisterIndex> Figure::points_on_both(RegisterIndex first, RegisterIndex second) const {
    std::vector<RegisterIndex> common;
    for (std::size_t p = 0; p < plan_.assembly.program().point_registers.size(); ++p) {
        const bool both = std::ranges::all_of(worlds_, [&](const World& world) {
            return lies_on(world.registers()[first], world.points()[p]) &&
                   lies_on(world.registers()[second], world.points()[p]);
        });
        if (both) common.push_back(plan_.assembly.program().point_registers[p]);
    }
    return common;
}

bool Figure::lies_on_both(const Instruction& point, RegisterIndex first, RegisterIndex second) const {
    return std::ranges::all_of(worlds_, [&](const World& world) {
        const auto made = world.peek(point);
        return made && lies_on(world.registers()[first], std::get<Point>(*made)) &&
               lies_on(world.registers()[second], std::get<Point>(*made));
    });
}

std::vector<Instruction> Figure::fresh(const std::vector<Instruction>& candidates,
                                       std::optional<Failure>& clash) const {
    std::vector<Instruction> left;
    for (const Instruction& candidate : candidates) {
        std::optional<std::size_t> same;
        for (std::size_t p = 0; p < plan_.assembly.program().point_registers.size() && !same; ++p)
            if (std::ranges::all_of(worlds_, [&](const World& world) {
                    const auto result = world.peek(candidate);
                    return result && world.same_place(std::get<Point>(*result), world.points()[p]);
                }))
                same = p;
        if (!same)
            left.push_back(candidate);
        else
            clash = Failure{Failure::What::coincident, plan_.stages.size() - 1, {}, {},
                            action().outputs[0],       PointId(*same)};
    }
    return left;
}

std::size_t Figure::nearest_branch(const std::vector<Instruction>& candidates) const {
    if (action().at.empty() || !action().at[0]) return 0;
    const Point wanted = place_of(*action().at[0]);
    const auto distance = [&](const Instruction& candidate) {
        const auto result = worlds_[0].peek(candidate);
        return result ? geometry::squared_length(std::get<Point>(*result) - wanted) : HUGE_VAL;
    };
    return static_cast<std::size_t>(std::ranges::min_element(candidates, {}, distance) - candidates.begin());
}

} // namespace porism::realize
