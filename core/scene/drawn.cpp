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

bool is_placed(const Scene& scene) {
    return std::ranges::all_of(scene.actions(), [](const Action& action) {
        return action.at.size() >= action.outputs.size() &&
               std::ranges::all_of(action.at, [](const auto& place) { return place.has_value(); });
    });
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

Scene undrawn(const Scene& scene) {
    Scene out = scene;
    for (std::size_t i = 0; i < scene.actions().size(); ++i) {
        auto at = scene.actions()[i].at;
        for (auto& one : at)
            if (one && !one->given) one.reset();
        if (std::ranges::none_of(at, [](const auto& one) { return one.has_value(); })) at.clear();
        out = out.with_coordinates(i, std::move(at));
    }
    return out;
}

facts::Sketch sketch_of(const Scene& scene) {
    if (!is_drawn(scene)) return {};
    facts::Sketch out(scene.point_count());
    for (const Action& action : scene.actions())
        for (std::size_t i = 0; i < action.at.size(); ++i)
            if (const auto& at = action.at[i])
                out[action.outputs[i].index()] = {numbers::to_double(at->x), numbers::to_double(at->y)};
    return out;
}

} // namespace porism::scene
