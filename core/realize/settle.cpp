// How the worlds of a figure are kept in step.
#include "realize/figure.h"

#include <algorithm>

namespace porism::realize {

const World* Figure::lead(std::size_t world) const {
    return world == 0 ? nullptr : &worlds_[0];
}

bool Figure::varies(std::size_t world) const {
    return std::ranges::any_of(plan_.sources,
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

Error Figure::explain(std::size_t world, const Failure& failure, const Control& control) {
    // What cannot happen in generic pictures either is no accident of the places put by hand.
    const bool by_hand = world == 0 &&
                         std::ranges::any_of(plan_.sources, [](const Source& s) { return s.place.has_value(); }) &&
                         worlds_.size() > 1 && varies(1) && !settle(1, control);
    return describe(failure, by_hand ? Occurs::by_hand : Occurs::always, plan_, *scene_);
}

} // namespace porism::realize
