#include "diagnose/adding_nothing.h"

#include "facts/comparison.h"

#include <algorithm>
#include <iterator>

namespace porism::diagnose {

std::vector<std::size_t> adding_nothing(const scene::Scene& scene, const diagram::Solution& solution) {
    std::vector<std::size_t> out;
    std::ranges::copy_if(solution.redundant, std::back_inserter(out), [&](std::size_t action) {
        const auto& states = scene.actions()[action].states;
        return states && facts::comparison_row(states->predicate()) == nullptr;
    });
    return out;
}

} // namespace porism::diagnose
