// Random scenes over the construction catalogue, for properties. Well-formed, not always realisable. Free of any test
// framework.
#pragma once

#include "base/random.h"
#include "scene/catalogue.h"
#include "scene/json.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace porism::test {

struct RandomSceneOptions {
    int actions = 8;            ///< at most; the first places free points
    bool coordinates = true;    ///< sketch coordinates on some points
    bool given = false;         ///< some of them given
    bool branches = false;      ///< branch numbers on some loci
    bool auxiliary_tail = true; ///< sometimes the last actions are auxiliary
    int goals = 2;              ///< at most
    bool own = false;           ///< constructions besides the family: some lie far out, as a homothety by 178
};

namespace detail {

inline std::vector<PointId> distinct_points(Rng& rng, std::size_t available, std::size_t count) {
    std::vector<PointId> all;
    for (std::size_t i = 0; i < available; ++i) all.emplace_back(i);
    for (std::size_t i = 0; i < count; ++i) std::swap(all[i], all[i + rng.below(all.size() - i)]);
    all.resize(count);
    return all;
}

/// Rows that can be used when so many points exist.
inline std::vector<ConstructionId> usable_rows(std::size_t points, bool loci_only, bool own) {
    constexpr std::array<std::string_view, 11> besides = {"divide",
                                                          "homothety",
                                                          "invert",
                                                          "kite",
                                                          "on_radical",
                                                          "regular_hexagon",
                                                          "regular_hexagon_on",
                                                          "regular_pentagon",
                                                          "regular_pentagon_on",
                                                          "rhombus",
                                                          "rotate"};
    std::vector<ConstructionId> usable;
    const auto rows = scene::catalogue();
    for (std::size_t i = 0; i < rows.size(); ++i)
        if (scene::point_input_count(rows[i]) <= points && (!loci_only || rows[i].places == scene::Places::locus) &&
            (own || std::ranges::find(besides, rows[i].name) == besides.end()))
            usable.emplace_back(i);
    return usable;
}

inline numbers::Scalar random_scalar(Rng& rng) {
    const auto text =
        std::to_string(rng.below(20)) + (rng.below(2) == 0 ? "." : "/") + std::to_string(1 + rng.below(99));
    const auto parsed = numbers::Scalar::parse((rng.below(2) == 0 ? "-" : "") + text);
    return parsed ? *parsed : numbers::Scalar();
}

inline std::string random_name(Rng& rng, const scene::Scene& scene) {
    if (rng.below(4) != 0) return scene::fresh_name(scene);
    std::string name = "m_" + scene.name(PointId(rng.below(std::max<std::size_t>(scene.point_count(), 1))));
    while (scene.find(name)) name += std::to_string(rng.below(10));
    return name;
}

/// As a person may type it: "60o", "-15", "7pi/12"; "3/4", "2".
inline numbers::Scalar random_number(Rng& rng, facts::ConstantKind measure) {
    const std::string whole = std::to_string(1 + rng.below(178)), part = std::to_string(1 + rng.below(12));
    std::string text = rng.below(2) == 0 ? whole : whole + "/" + part;
    if (measure == facts::ConstantKind::turns_of_pi) {
        const std::string forms[] = {whole, "-" + whole, whole + "o", part + "pi/13"};
        text = forms[rng.below(4)];
    }
    return *numbers::Scalar::parse(text);
}

inline scene::Use random_use(Rng& rng, const scene::Scene& scene, ConstructionId row) {
    scene::Use use{
        row, distinct_points(rng, scene.point_count(), scene::point_input_count(scene::construction(row))), {}};
    for (const scene::Slot& slot : scene::construction(row).slots)
        if (slot.kind == scene::SlotKind::number) use.values.push_back(random_number(rng, slot.measure));
    return use;
}

inline void append_random_action(Rng& rng, scene::Scene& scene, const RandomSceneOptions& options, bool auxiliary) {
    const auto rows = usable_rows(scene.point_count(), false, options.own);
    scene::Action action;
    action.auxiliary = auxiliary;
    action.uses.push_back(random_use(rng, scene, rows[rng.below(rows.size())]));
    const auto& row = scene::construction(action.uses.front().construction);
    if (row.places == scene::Places::locus && rng.below(2) == 0) {
        const auto loci = usable_rows(scene.point_count(), true, options.own);
        action.uses.push_back(random_use(rng, scene, loci[rng.below(loci.size())]));
        if (options.branches && rng.below(2) == 0) action.branch = static_cast<int>(rng.below(2));
    }
    std::vector<std::string> names;
    for (std::size_t i = 0; i < scene::output_count(row); ++i) {
        std::string name =
            scene.point_count() == 0 ? std::string(1, static_cast<char>('a' + i)) : random_name(rng, scene);
        while (std::find(names.begin(), names.end(), name) != names.end()) name += "_" + std::to_string(i);
        names.push_back(std::move(name));
        const bool placed = options.coordinates && rng.below(3) == 0;
        const bool given = placed && options.given && rng.below(2) == 0;
        action.at.push_back(placed ? std::optional(scene::Coordinates{random_scalar(rng), random_scalar(rng), given})
                                   : std::nullopt);
    }
    // Names that collide by chance are rare; the scene then stays as it is.
    (void)scene.append(std::move(action), names);
}

inline scene::Goals random_goals(Rng& rng, std::size_t points, int count) {
    scene::Goals goals;
    const auto table = facts::predicate_table();
    for (int i = 0; i < count * 8 && static_cast<int>(goals.size()) < count; ++i) {
        const auto& row = table[rng.below(table.size())];
        if (row.constant != facts::ConstantKind::none || points < 3) continue;
        std::vector<PointId> arguments;
        for (int k = 0; k < row.arity; ++k) arguments.emplace_back(rng.below(points));
        if (auto goal = facts::make(row.predicate, arguments)) goals.push_back(*std::move(goal));
    }
    return goals;
}

} // namespace detail

inline scene::SceneAndGoals random_scene(Rng& rng, const RandomSceneOptions& options = {}) {
    scene::SceneAndGoals made;
    const int actions = 1 + static_cast<int>(rng.below(static_cast<std::uint64_t>(std::max(options.actions, 1))));
    const int tail = options.auxiliary_tail && rng.below(3) == 0 ? actions / 2 : 0;
    for (int i = 0; i < actions; ++i)
        detail::append_random_action(rng, made.scene, options, i > 0 && i >= actions - tail);
    made.goals = detail::random_goals(rng, made.scene.point_count(),
                                      static_cast<int>(rng.below(static_cast<std::uint64_t>(options.goals) + 1)));
    return made;
}

/// The scene of stream `index` of a seed, so that a failing one is found again.
inline scene::SceneAndGoals random_scene(std::uint64_t seed, const RandomSceneOptions& options = {}) {
    Rng rng(seed);
    return random_scene(rng, options);
}

} // namespace porism::test
