#include "realize/figure.h"

#include "facts/truth.h"
#include "geometry/vector.h"
#include "realize/seed.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <utility>

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

/// The geometric mean of the lengths that a scene gives; nothing where it gives none.
std::optional<double> given_length(const scene::Scene& scene) {
    double logarithms = 0;
    int count = 0;
    for (const scene::Action& action : scene.actions())
        for (const scene::Use& use : action.uses)
            for (const auto& statement :
                 scene::instantiate(scene::construction(use.construction).gives, action.outputs, use)) {
                const bool squared = statement.predicate() == facts::Predicate::l2const;
                if (!squared && statement.predicate() != facts::Predicate::lconst) continue;
                logarithms += std::log(statement.constant()->get_d()) / (squared ? 2 : 1);
                ++count;
            }
    if (count == 0) return std::nullopt;
    return std::exp(logarithms / count);
}

/// How large free points are drawn beside given lengths, by attempt: which sizes there are cannot be told beforehand.
double size_of_attempt(int attempt) {
    constexpr std::array sizes{1.0, 1.6, 0.6, 2.5, 0.4, 4.0, 0.25, 1.3, 0.8};
    return sizes[static_cast<std::size_t>(attempt) % sizes.size()];
}

Point place_of(const scene::Coordinates& at) {
    return {numbers::to_double(at.x), numbers::to_double(at.y)};
}

} // namespace

Figure::Figure(const scene::Scene& scene, const Options& options, int round)
    : scene_(&scene), options_(&options), apex_(apex_of_round(round)), length_(given_length(scene)) {
    const std::uint64_t seed = options.seed != 0 ? options.seed : seed_of(scene);
    const auto count = static_cast<std::size_t>(std::max(0, options.generic_pictures)) + 1;
    for (std::size_t i = 0; i < count; ++i) worlds_.emplace_back(seed, static_cast<std::size_t>(round) * count + i);
    settled_.resize(count);
    settled_stages_.resize(count, 0);
    for (std::size_t i = 0; i < count; ++i) worlds_[i].restart(afresh(i));
}

Drawing Figure::afresh(std::size_t world, int attempt) const {
    Drawing how{world == 0, {}, 0};
    how.apex = apex_;
    if (length_) how.scale = *length_ * size_of_attempt(attempt);
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
    if (recipe(action().uses.front().construction).branches > 1) return place_own_branch(branch, control);
    if (branch.value_or(0) != 0) return no_such_branch(*scene_, action(), *branch, 1);
    return place_outputs(0, control);
}

void Figure::open_stage() {
    Stage stage;
    stage.action = plan_.stages.size();
    stage.end = static_cast<RegisterIndex>(plan_.assembly.size());
    const scene::Action& placed = scene_->actions()[stage.action];
    for (const scene::Use& use : placed.uses) {
        const scene::Construction& row = scene::construction(use.construction);
        std::ranges::copy(scene::instantiate(row.needs, placed.outputs, use), std::back_inserter(stage.needs));
        std::ranges::copy(scene::instantiate(row.restricts, placed.outputs, use), std::back_inserter(stage.restricts));
    }
    plan_.stages.push_back(std::move(stage));
}

Status Figure::place_outputs(int branch, const Control& control) {
    const scene::Use& use = action().uses.front();
    const Recipe& terms = recipe(use.construction);
    std::vector<RegisterIndex> outputs(action().outputs.size());
    if (scene::construction(use.construction).places == scene::Places::locus) {
        outputs[0] = plan_.assembly.glide(locus_of(use));
        plan_.sources.resize(plan_.assembly.program().input_count, source_of(0));
    } else {
        Site site(use, branch);
        for (const Recipe::Step& step : terms.steps) {
            const RegisterIndex index = plan_.assembly.compile_step(step.term, site);
            Source source = source_of(step.output);
            if (plan_.assembly.at(index).primitive == Primitive::free_point) source.rank = plan_.free_points++;
            plan_.sources.resize(plan_.assembly.program().input_count, source);
            if (step.output) outputs[*step.output] = index;
        }
    }
    name_outputs(outputs);
    return settle_all(control);
}

Source Figure::source_of(std::optional<std::size_t> output) const {
    Source source;
    if (!output || *output >= action().at.size() || !action().at[*output]) return source;
    source.place = place_of(*action().at[*output]);
    source.given = action().at[*output]->given;
    return source;
}

void Figure::name_outputs(const std::vector<RegisterIndex>& outputs) {
    for (const RegisterIndex index : outputs) plan_.assembly.name_point(index);
    Stage& stage = plan_.stages.back();
    stage.probes.clear();
    stage.outputs = outputs;
    stage.end = static_cast<RegisterIndex>(plan_.assembly.size());
}

RegisterIndex Figure::locus_of(const scene::Use& use) {
    const Recipe& terms = recipe(use.construction);
    const Term* chosen = &terms.steps[0].term;
    for (const Term& other : terms.instead) {
        Assembly longer = plan_.assembly;
        Site site(use);
        longer.compile(*chosen, site);
        if (std::ranges::any_of(worlds_, [&](const World& world) { return world.peek_on(longer).has_value(); })) break;
        chosen = &other;
    }
    Site site(use);
    return plan_.assembly.compile(*chosen, site);
}

Status Figure::place_own_branch(std::optional<int> branch, const Control& control) {
    std::optional<Failure> clash;
    const std::vector<int> left = fresh_branches(clash);
    if (left.empty()) return fail(describe(*clash, Occurs::always, plan_, *scene_));
    branch_counts_.back() = static_cast<int>(left.size());
    return take_branch(branch, branch ? 0 : nearest_own_branch(left, control), left.size(),
                       [&](std::size_t chosen) { return place_outputs(left[chosen], control); });
}

template<class Place>
Status Figure::take_branch(std::optional<int> written, std::size_t preferred, std::size_t count, const Place& place) {
    if (written && static_cast<std::size_t>(*written) >= count)
        return no_such_branch(*scene_, action(), *written, count);
    const std::size_t first = written ? static_cast<std::size_t>(*written) : preferred;
    const bool by_hand = std::ranges::any_of(action().at, [](const auto& at) { return at.has_value(); });
    std::optional<Figure> before;
    if (!written && !by_hand && count > 1) before = *this;
    branches_.back() = static_cast<int>(first);
    Status placed = place(first);
    for (std::size_t other = 0; before && other < count; ++other) {
        if (placed || placed.error().kind == ErrorKind::interrupted) break;
        if (other == first) continue;
        Figure trial = *before;
        std::swap(*this, trial);
        branches_.back() = static_cast<int>(other);
        if (place(other)) return {};
        std::swap(*this, trial);
    }
    return placed;
}

std::vector<int> Figure::fresh_branches(std::optional<Failure>& clash) const {
    const scene::Use& use = action().uses.front();
    const Recipe& terms = recipe(use.construction);
    std::vector<int> left;
    for (int branch = 0; branch < terms.branches; ++branch) {
        Assembly longer = plan_.assembly;
        Site site(use, branch);
        for (const Recipe::Step& step : terms.steps) longer.compile_step(step.term, site);
        std::optional<PointId> same;
        PointId fallen = action().outputs[0];
        if (longer.program().input_count == plan_.assembly.program().input_count) {
            std::vector<std::vector<Register>> made;
            for (const World& world : worlds_)
                if (auto registers = world.peek_on(longer)) made.push_back(*std::move(registers));
            for (std::size_t i = 0; i < terms.steps.size() && !same && made.size() == worlds_.size(); ++i) {
                if (!terms.steps[i].output) continue;
                same = same_in_every_world(made, site.steps[i]);
                fallen = action().outputs[*terms.steps[i].output];
            }
        }
        if (!same)
            left.push_back(branch);
        else
            clash = Failure{Failure::What::coincident, plan_.stages.size() - 1, {}, {}, fallen, *same};
    }
    return left;
}

std::optional<PointId> Figure::same_in_every_world(const std::vector<std::vector<Register>>& made,
                                                   RegisterIndex index) const {
    for (std::size_t p = 0; p < plan_.assembly.program().point_registers.size(); ++p) {
        bool same = true;
        for (std::size_t i = 0; i < worlds_.size() && same; ++i)
            same = worlds_[i].same_place(std::get<Point>(made[i][index]), worlds_[i].points()[p]);
        if (same) return PointId(p);
    }
    return std::nullopt;
}

std::size_t Figure::nearest_own_branch(const std::vector<int>& branches, const Control& control) const {
    if (std::ranges::none_of(action().at, [](const auto& at) { return at.has_value(); })) return 0;
    const auto distance = [&](int branch) {
        Figure trial = *this;
        if (!trial.place_outputs(branch, control)) return HUGE_VAL;
        double sum = 0;
        for (std::size_t i = 0; i < action().at.size(); ++i)
            if (action().at[i])
                sum += geometry::squared_length(trial.worlds_[0].points()[action().outputs[i].index()] -
                                                place_of(*action().at[i]));
        return sum;
    };
    return static_cast<std::size_t>(std::ranges::min_element(branches, {}, distance) - branches.begin());
}

Status Figure::meet_loci(std::optional<int> branch, const Control& control) {
    const RegisterIndex first = locus_of(action().uses[0]), second = locus_of(action().uses[1]);
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
    return take_branch(branch, branch ? 0 : nearest_branch(left), left.size(), [&](std::size_t chosen) {
        name_outputs({plan_.assembly.emit(left[chosen])});
        return settle_all(control);
    });
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
        const auto made = world.peek(plan_, point);
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
                    const auto result = world.peek(plan_, candidate);
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
        const auto result = worlds_[0].peek(plan_, candidate);
        return result ? geometry::squared_length(std::get<Point>(*result) - wanted) : HUGE_VAL;
    };
    return static_cast<std::size_t>(std::ranges::min_element(candidates, {}, distance) - candidates.begin());
}

} // namespace porism::realize
