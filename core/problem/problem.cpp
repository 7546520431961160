#include "problem/problem.h"

#include "base/hash.h"
#include "proof/theorem.h"
#include "scene/json.h"

#include <algorithm>

namespace porism::problem {

std::string identity(const scene::Scene& scene, const scene::Goals& goals, const scene::Questions& questions) {
    scene::Scene bare = scene;
    for (std::size_t i = 0; i < scene.actions().size(); ++i) {
        const auto& action = scene.actions()[i];
        if (action.branch == 0) bare = bare.with_branch(i, std::nullopt);
        auto at = action.at;
        for (auto& one : at)
            if (one && !one->given) one.reset();
        if (at != action.at) bare = bare.with_coordinates(i, std::move(at));
    }
    scene::Goals sorted = goals;
    std::sort(sorted.begin(), sorted.end());
    sorted.erase(std::unique(sorted.begin(), sorted.end()), sorted.end());
    return hash_hex(to_text(scene::to_json(bare, sorted, questions)));
}

std::vector<std::string> theorems(const proof::Path& path) {
    std::vector<std::string> names;
    for (std::size_t i = 0; i < path.steps.size(); ++i) {
        const std::string name = proof::theorem_name(path, i);
        if (!name.empty() && std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
    }
    return names;
}

Difficulty difficulty_of(const std::vector<proof::Path>& paths) {
    const auto shortest = std::min_element(paths.begin(), paths.end(), [](const proof::Path& a, const proof::Path& b) {
        return proof::length(a) < proof::length(b);
    });
    if (shortest == paths.end()) return {};
    return {proof::length(*shortest), proof::raw_length(*shortest), theorems(*shortest).size()};
}

} // namespace porism::problem
