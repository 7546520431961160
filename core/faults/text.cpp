#include "faults/tools.h"

namespace porism::faults {
namespace {

/// Actions that name an earlier point, as indices of the scene.
std::vector<std::size_t> with_inputs(const Good& good) {
    return indices(good.problem.scene.actions(), [](const scene::Action& action) {
        return !action.states && !scene::inputs_of(action).empty() && !action.outputs.empty();
    });
}

/// The names in the JSON form of an action; outputs come first.
Json& arguments(Json& sample, std::size_t action) {
    return sample["scene"]["actions"][action]["args"];
}

template<class Edit>
std::optional<Faulty> edited(const Good& good, Rng& rng, Edit edit) {
    const auto action = drawn(with_inputs(good), rng);
    if (!action) return std::nullopt;
    Faulty out{problem::to_json(good.problem), Basis::text, {action}};
    if (!edit(arguments(out.sample, *action), good.problem.scene, *action)) return std::nullopt;
    return out;
}

std::optional<Faulty> missing_id(const Good& good, Rng& rng) {
    return edited(good, rng, [](Json& names, const scene::Scene& scene, std::size_t action) {
        names[scene.actions()[action].outputs.size()] = "zz9";
        return !scene.find("zz9");
    });
}

std::optional<Faulty> later_point(const Good& good, Rng& rng) {
    return edited(good, rng, [](Json& names, const scene::Scene& scene, std::size_t action) {
        const std::size_t last = scene.point_count() - 1;
        if (scene.action_of(PointId(last)) <= action) return false;
        names[scene.actions()[action].outputs.size()] = scene.name(PointId(last));
        return true;
    });
}

std::optional<Faulty> duplicated_name(const Good& good, Rng& rng) {
    return edited(good, rng, [](Json& names, const scene::Scene& scene, std::size_t action) {
        names[0] = scene.name(scene::inputs_of(scene.actions()[action]).back());
        return true;
    });
}

std::optional<Faulty> missing_argument(const Good& good, Rng& rng) {
    return edited(good, rng, [](Json& names, const scene::Scene& scene, std::size_t action) {
        names.erase(scene.actions()[action].outputs.size());
        return true;
    });
}

constexpr std::array text_faults = {
    Kind{"missing_id", "an action names a point that is not there", "read", "", &missing_id},
    Kind{"later_point", "an action names a point that comes after it", "read", "", &later_point},
    Kind{"duplicated_name", "an action places a point under a name that is taken", "read", "", &duplicated_name},
    Kind{"missing_argument", "an action lacks one of its points", "read", "", &missing_argument},
};

} // namespace

std::span<const Kind> kinds_of_text() {
    return text_faults;
}

} // namespace porism::faults
