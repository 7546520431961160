#include "ui/session/version.h"

#include "realize/realize.h"

#include <cmath>

namespace porism::ui {

namespace {

// Six decimals are far below a pixel, and short enough to read in a saved file.
constexpr double grain = 1e-6;

numbers::Scalar rounded(double value) { return numbers::Scalar::from_double(std::round(value / grain) * grain); }

bool same_place(const scene::Coordinates& at, const geometry::Point<double>& p) {
    return std::abs(numbers::to_double(at.x) - p.x) <= grain && std::abs(numbers::to_double(at.y) - p.y) <= grain;
}

// Coordinates that a person gave stay as they are: only free ones are written.
std::optional<std::vector<std::optional<scene::Coordinates>>>
coordinates_of(const scene::Action& action, const diagram::Diagram& diagram, const diagram::Picture& picture) {
    auto at = action.at;
    at.resize(action.outputs.size());
    bool changed = false;
    for (std::size_t i = 0; i < action.outputs.size(); ++i) {
        if ((at[i] && at[i]->given) || !realize::is_movable(diagram, action.outputs[i])) continue;
        const auto& p = picture.points[action.outputs[i].index()];
        if (at[i] && same_place(*at[i], p)) continue;
        at[i] = scene::Coordinates{rounded(p.x), rounded(p.y), false};
        changed = true;
    }
    if (!changed) return std::nullopt;
    return at;
}

double distance(const diagram::Picture& a, const diagram::Picture& b, const scene::Action& action) {
    double sum = 0;
    for (const PointId p : action.outputs)
        sum += std::hypot(a.points[p.index()].x - b.points[p.index()].x, a.points[p.index()].y - b.points[p.index()].y);
    return sum;
}

Result<Settled> realise(const scene::Scene& scene, const scene::Goals& holding = {}) {
    realize::Options options;
    options.choose_branch_for = holding;
    auto diagram = realize::realize(scene, options);
    if (!diagram) return fail(std::move(diagram).error());
    return Settled{scene, std::make_shared<const diagram::Diagram>(*std::move(diagram))};
}

} // namespace

scene::Scene with_picture(const scene::Scene& scene, const diagram::Diagram& diagram, const diagram::Picture& picture) {
    scene::Scene placed = scene;
    for (std::size_t i = 0; i < scene.actions().size(); ++i)
        if (auto at = coordinates_of(scene.actions()[i], diagram, picture)) placed = placed.with_coordinates(i, *std::move(at));
    return placed;
}

Result<Settled> settle(const scene::Scene& scene, const scene::Goals& holding) {
    if (scene.actions().empty()) return Settled{scene, nullptr};
    auto first = realise(scene, holding);
    if (!first && !holding.empty()) first = realise(scene);
    if (!first) return first;
    const scene::Scene written =
        realize::with_branches(with_picture(scene, *first->diagram, first->diagram->scene_picture), *first->diagram);
    if (written == scene) return first;
    return realise(written);
}

Result<Settled> settle_near(const scene::Scene& scene, const diagram::Diagram& diagram, const diagram::Picture& target) {
    auto best = settle(with_picture(scene, diagram, target));
    if (!best) return best;
    for (std::size_t i = 0; i < scene.actions().size(); ++i) {
        const int count = best->diagram->branch_counts[i];
        const scene::Scene start = best->scene;
        const scene::Action& action = scene.actions()[i];
        for (int branch = 0; branch < count && count > 1; ++branch) {
            auto other = realise(start.with_branch(i, branch));
            if (!other) continue;
            const double gain = distance(best->diagram->scene_picture, target, action) -
                                distance(other->diagram->scene_picture, target, action);
            if (gain > grain) best = std::move(other);
        }
    }
    return best;
}

} // namespace porism::ui
