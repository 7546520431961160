// How the worlds of a figure are kept in step.
#include "realize/figure.h"

#include "geometry/vector.h"
#include "realize/to_diagram.h"

#include <algorithm>

namespace porism::realize {

using numbers::Ball;

const World* Figure::lead(std::size_t world) const {
    return world == 0 ? nullptr : &worlds_[0];
}

bool Figure::varies(std::size_t world) const {
    const diagram::Picture* picture = kept(world);
    const std::size_t first = picture != nullptr ? std::min(picture->inputs.size(), plan_.sources.size()) : 0;
    return std::ranges::any_of(std::span(plan_.sources).subspan(first),
                               [&](const Source& source) { return world == 0 ? !source.place : !source.given; });
}

std::vector<double> Figure::reference(std::size_t world) const {
    for (std::size_t i = 0; i < worlds_.size(); ++i)
        if (i != world && settled_stages_[i] > settled_stages_[world]) return settled_[i];
    return settled_[world];
}

Status Figure::settle_all(const Control& control) {
    for (std::size_t i = 0; i < worlds_.size(); ++i) {
        const auto failure = settle(i, control);
        if (control.stopped())
            return fail(Error{ErrorKind::interrupted, "interrupted", "the figure was not finished", "", {}});
        if (failure && merge(*failure, control)) return {};
        if (failure) return fail(explain(i, *failure, control));
    }
    // A stage that is still open will be settled again.
    std::ranges::fill(settled_stages_, plan_.stages.size() - 1);
    return {};
}

std::optional<Failure> Figure::settle(std::size_t world, const Control& control) {
    World& w = worlds_[world];
    std::optional<Failure> first = w.advance(plan_, lead(world));
    std::optional<Failure> failure = first;
    const std::vector<double> near = reference(world);
    for (int attempt = 1; failure && attempt < options_->attempts && varies(world) && !control.stopped(); ++attempt) {
        Drawing how = afresh(world, attempt);
        // Half of the attempts start afresh; the others stay near a figure that got as far, for figures that are rare.
        if (attempt % 2 == 0 && !near.empty()) {
            how.near = near;
            how.spread = 0.05 + 0.6 * (1 - static_cast<double>(attempt) / options_->attempts);
        }
        w.restart(std::move(how));
        failure = w.advance(plan_, lead(world));
    }
    if (failure) return first;
    settled_[world] = w.inputs();
    settled_stages_[world] = plan_.stages.size();
    return std::nullopt;
}

bool Figure::is_merged(PointId point) const {
    return std::ranges::any_of(plan_.stages, [&](const Stage& stage) {
        return std::ranges::find(stage.merged, point, &diagram::Coincidence::point) != stage.merged.end();
    });
}

std::vector<diagram::Coincidence> Figure::coincidences() const {
    std::vector<diagram::Coincidence> all;
    for (const Stage& stage : plan_.stages) all.insert(all.end(), stage.merged.begin(), stage.merged.end());
    return all;
}

Status Figure::settle_outputs(const std::vector<RegisterIndex>& outputs, const Control& control) {
    for (const RegisterIndex index : outputs) plan_.assembly.name_point(index);
    Stage& stage = plan_.stages.back();
    stage.probes.clear();
    stage.outputs = outputs;
    stage.end = static_cast<RegisterIndex>(plan_.assembly.size());
    if (auto status = settle_all(control); !status) return status;
    if (const auto failure = too_near()) return fail(describe(*failure, Occurs::always, plan_, *scene_));
    return {};
}

bool Figure::merge(const Failure& failure, const Control& control) {
    Stage& stage = plan_.stages.back();
    if (failure.what != Failure::What::coincident || failure.action != stage.action || is_merged(failure.first))
        return false;
    const auto before = stage.merged;
    const auto at = std::ranges::upper_bound(stage.merged, failure.first, {}, &diagram::Coincidence::point);
    stage.merged.insert(at, {failure.first, failure.second});
    replay_all();
    if (settle_all(control)) return true;
    plan_.stages.back().merged = before;
    return false;
}

/// All worlds stand before their first action, and will come to the same places.
void Figure::replay_all() {
    for (std::size_t i = 0; i < worlds_.size(); ++i) {
        Drawing how = afresh(i);
        how.near = worlds_[i].inputs();
        worlds_[i].restart(std::move(how));
    }
}

std::optional<Failure> Figure::too_near() const {
    const Stage& stage = plan_.stages.back();
    const auto& program = plan_.assembly.program();
    if (stage.merged.empty()) return std::nullopt;
    for (int bits = 128; bits <= 2048; bits *= 4) {
        const numbers::BallPrecision precision(bits);
        std::vector<Ball> inputs = diagram::exact_inputs<Ball>(worlds_.back().inputs());
        for (const diagram::GivenInput& given : given_inputs(*scene_, program))
            inputs[given.input] = numbers::to_ball(given.value);
        const auto balls = diagram::evaluate<Ball>(program, std::span<const Ball>(inputs));
        if (!balls) continue;
        for (const auto& [point, earlier] : stage.merged) {
            const auto gap = (*balls)[point.index()] - (*balls)[earlier.index()];
            if (numbers::sign(gap.x).value_or(0) != 0 || numbers::sign(gap.y).value_or(0) != 0)
                return Failure{Failure::What::coincident, stage.action, {}, {}, point, earlier};
        }
    }
    return std::nullopt;
}

Error Figure::explain(std::size_t world, const Failure& failure, const Control& control) {
    // What cannot happen in generic pictures either is no accident of the places put by hand.
    const bool by_hand = world == 0 &&
                         std::ranges::any_of(plan_.sources, [](const Source& s) { return s.place.has_value(); }) &&
                         worlds_.size() > 1 && varies(1) && !settle(1, control);
    return describe(failure, by_hand ? Occurs::by_hand : Occurs::always, plan_, *scene_);
}

} // namespace porism::realize
