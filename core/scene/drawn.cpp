#include "scene/drawn.h"

#include "scene/catalogue.h"

#include <algorithm>

namespace porism::scene {
namespace {

bool has_freedom(const Action& action) {
    return action.uses.size() == 1 && construction(action.uses.front().construction).freedom > 0;
}

bool is_left_open(const Action& action) {
    return has_freedom(action) && std::ranges::none_of(action.at, [](const auto& at) { return at && !at->found; });
}

} // namespace

bool is_drawn(const Scene& scene) {
    return std::ranges::none_of(scene.actions(), is_left_open);
}

bool are_drawn(const Scene& scene, std::span<const PointId> points) {
    const auto behind = scene.actions_behind(points);
    for (std::size_t i = 0; i < behind.size(); ++i)
        if (behind[i] && is_left_open(scene.actions()[i])) return false;
    return true;
}

Scene as_drawn(const Scene& scene) {
    Scene out = scene;
    for (std::size_t i = 0; i < scene.actions().size(); ++i) {
        auto at = scene.actions()[i].at;
        for (auto& one : at)
            if (one) one->found = false;
        out = out.with_coordinates(i, std::move(at));
    }
    return out;
}

bool are_placed(const Scene& scene, std::span<const PointId> points) {
    if (scene.states()) return false;
    const auto given = [](const std::optional<Coordinates>& at) { return at && at->given; };
    const auto behind = scene.actions_behind(points);
    for (std::size_t i = 0; i < behind.size(); ++i) {
        const Action& action = scene.actions()[i];
        if (behind[i] && has_freedom(action) && (action.at.empty() || !std::ranges::all_of(action.at, given)))
            return false;
    }
    return true;
}

} // namespace porism::scene
