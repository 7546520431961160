#include "diagnose/sketches.h"

#include "realize/realize.h"

#include <utility>

namespace porism::diagnose {

namespace {

std::optional<diagram::Diagram> found(const scene::Scene& scene, std::uint64_t number,
                                      std::vector<diagram::Coincidence> together, const Control& control) {
    realize::Options options;
    options.seed = number;
    options.any_order = number > 0;
    options.explain = false;
    options.together = std::move(together);
    auto figure = realize::realize(scene, options, control);
    return figure ? std::optional(*std::move(figure)) : std::nullopt;
}

} // namespace

std::optional<diagram::Diagram> sketched(const scene::Scene& scene, std::uint64_t number, const Control& control) {
    return found(scene, number, {}, control);
}

std::optional<diagram::Diagram> sketched_beside(const diagram::Diagram& own, const scene::Scene& scene,
                                                std::uint64_t number, const Control& control) {
    auto other = found(scene, number, own.coincidences, control);
    return other && other->coincidences == own.coincidences ? std::move(other) : std::nullopt;
}

} // namespace porism::diagnose
