#include "scene/drawn.h"

#include "scene/catalogue.h"

#include <algorithm>

namespace porism::scene {
namespace {

bool has_freedom(const Action& action) {
    return action.uses.size() == 1 && construction(action.uses.front().construction).freedom > 0;
}

} // namespace

bool is_drawn(const Scene& scene) {
    return std::ranges::none_of(scene.actions(),
                                [](const Action& action) { return has_freedom(action) && action.at.empty(); });
}

bool are_drawn(const Scene& scene, std::span<const PointId> points) {
    const auto behind = scene.actions_behind(points);
    for (std::size_t i = 0; i < behind.size(); ++i)
        if (behind[i] && has_freedom(scene.actions()[i]) && scene.actions()[i].at.empty()) return false;
    return true;
}

bool is_placed(const Scene& scene) {
    const auto given = [](const std::optional<Coordinates>& at) { return at && at->given; };
    return std::ranges::none_of(scene.actions(), [&](const Action& action) {
        return action.states || (has_freedom(action) && (action.at.empty() || !std::ranges::all_of(action.at, given)));
    });
}

} // namespace porism::scene
