#include "workflow/solve/other_pictures.h"

#include "base/random.h"
#include "realize/realize.h"

#include <optional>
#include <utility>

namespace porism::workflow {
namespace {

/// Nothing tells the order of its points but what is given and stated.
scene::Scene unordered(const scene::Scene& drawn, const diagram::Diagram& diagram) {
    scene::Scene scene = realize::with_branches(drawn, diagram);
    if (scene.states()) return scene;
    for (std::size_t i = 0; i < scene.actions().size(); ++i) {
        auto at = scene.actions()[i].at;
        for (auto& one : at)
            if (one && !one->given) one.reset();
        scene = scene.with_coordinates(i, std::move(at));
    }
    return scene;
}

/// The scene with one branch chosen otherwise; those of later actions are left open, they may be others then.
std::vector<scene::Scene> in_other_branches(const scene::Scene& scene, const diagram::Diagram& diagram,
                                            std::size_t most) {
    std::vector<scene::Scene> out;
    for (std::size_t i = 0; i < scene.actions().size(); ++i)
        for (const int branch : diagram.choices[i]) {
            if (branch == diagram.branches[i] || out.size() == most) continue;
            scene::Scene& other = out.emplace_back(scene.with_branch(i, branch));
            for (std::size_t k = i + 1; k < scene.actions().size(); ++k) other = other.with_branch(k, std::nullopt);
        }
    return out;
}

/// The scene with each branch drawn by lot; empty where there is nothing to draw.
std::optional<scene::Scene> in_any_branches(const scene::Scene& scene, const diagram::Diagram& diagram, Rng& rng) {
    std::optional<scene::Scene> out;
    for (std::size_t i = 0; i < scene.actions().size(); ++i)
        if (const auto& choices = diagram.choices[i]; choices.size() > 1)
            out = (out ? *out : scene).with_branch(i, choices[rng.below(choices.size())]);
    return out;
}

} // namespace

std::vector<diagram::Picture> other_pictures(const scene::Scene& drawn, const diagram::Diagram& diagram,
                                             const OtherDraws& draws, const Control& control) {
    std::vector<diagram::Picture> out;
    const auto draw = [&](const scene::Scene& scene, std::uint64_t seed) {
        if (control.stopped()) return;
        realize::Options options;
        options.any_order = true;
        options.generic_pictures = 1;
        options.explain = false;
        options.seed = seed;
        if (auto other = realize::realize(scene, options, control))
            if (other->coincidences == diagram.coincidences) out.push_back(std::move(other->scene_picture));
    };
    const scene::Scene scene = unordered(drawn, diagram);
    for (std::uint64_t seed = 1; seed <= draws.orders; ++seed) draw(scene, seed);
    for (const scene::Scene& other : in_other_branches(scene, diagram, draws.branches)) draw(other, 1);
    for (std::uint64_t seed = 1; seed <= draws.mixtures; ++seed) {
        Rng rng(seed);
        if (const auto mixed = in_any_branches(scene, diagram, rng)) draw(*mixed, draws.orders + seed);
    }
    return out;
}

bool shows_another(const scene::Question& question, const diagram::Picture& own, const diagram::Picture& other) {
    const facts::Points<double> points[] = {other.points};
    const facts::Letters letters[] = {other.letters};
    if (scene::row(question.kind).equation)
        return scene::seen_in(question, points, letters).sight == scene::Sight::refuted;
    return !scene::same_value(question.kind, scene::value_in(question, own.points, own.letters),
                              scene::value_in(question, other.points, other.letters));
}

} // namespace porism::workflow
