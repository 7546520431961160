// Figures over exact numbers: the program of a realised scene, run over random rational inputs (definition 23).
#pragma once

#include "base/random.h"
#include "diagram/program.h"
#include "numbers/number.h"
#include "realize/realize.h"
#include "support/samples.h"

#include <cmath>
#include <cstdlib>
#include <optional>
#include <vector>

namespace porism::test {

using ExactPoints = std::vector<geometry::Point<numbers::Exact>>;

/// How many instances of each row are wanted: PORISM_RULE_INSTANCES, or so many.
inline std::size_t wanted_instances(std::size_t otherwise) {
    const char* text = std::getenv("PORISM_RULE_INSTANCES");
    return text ? std::strtoul(text, nullptr, 10) : samples(otherwise);
}

/// Of both signs and small, so that the numbers built from it stay short: -6, ..., 6 over 1, 2 or 3.
inline numbers::Rational small_rational(Rng& rng) {
    const auto numerator = static_cast<std::int64_t>(rng.below(13)) - 6;
    return numbers::ratio(numbers::from_int64(numerator),
                          numbers::from_int64(1 + static_cast<std::int64_t>(rng.below(3))));
}

/// No two points are near each other but those that `places` (diagram::Diagram::places) puts in one place. Points that
/// fall together exactly are always found to be.
inline bool all_apart(const ExactPoints& points, std::span<const PointId> places) {
    constexpr double near = 1e-9;
    for (std::size_t i = 0; i < points.size(); ++i)
        for (std::size_t j = 0; j < i; ++j)
            if ((places.empty() || places[i] != places[j]) &&
                !(std::hypot(to_double(points[i].x - points[j].x), to_double(points[i].y - points[j].y)) > near))
                return false;
    return true;
}

/// The figure over random inputs, in the current ExactContext; empty where a construction has no result there or two
/// points fall together.
inline std::optional<ExactPoints> draw_exact(const diagram::Program& program, Rng& rng,
                                             std::span<const PointId> places = {}) {
    std::vector<numbers::Exact> inputs;
    for (std::uint32_t i = 0; i < program.input_count; ++i) inputs.emplace_back(small_rational(rng));
    auto points = diagram::evaluate<numbers::Exact>(program, inputs);
    if (points && !all_apart(*points, places)) points.reset();
    return points;
}

/// All branches of a figure that give new points, as scenes; none where it cannot be realised.
inline std::vector<scene::Scene> every_branch(const scene::Scene& scene) {
    const auto first = realize::realize(scene, {.seed = 1});
    if (!first) return {};
    std::vector<scene::Scene> scenes{scene};
    for (std::size_t action = 0; action < first->choices.size(); ++action) {
        if (first->branch_counts[action] < 2) continue;
        const std::vector<scene::Scene> before = std::move(scenes);
        scenes.clear();
        for (const auto& one : before)
            for (const int branch : first->choices[action]) scenes.push_back(one.with_branch(action, branch));
    }
    return scenes;
}

struct Realised {
    scene::Scene scene;
    diagram::Diagram diagram;
};

/// Those branches that can be realised.
inline std::vector<Realised> realised_branches(const scene::Scene& scene) {
    std::vector<Realised> realised;
    for (const scene::Scene& one : every_branch(scene))
        if (auto diagram = realize::realize(one, {.seed = 1})) realised.push_back({one, *std::move(diagram)});
    return realised;
}

} // namespace porism::test
