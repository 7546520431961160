#include "realize/stated/stated_in.h"

#include "facts/between.h"
#include "facts/comparison.h"

#include <algorithm>

namespace porism::realize {
namespace {

void add(std::vector<Stated>& all, const facts::Statement& said, std::size_t action) {
    const auto between = facts::said_between(said);
    if (!between) return all.push_back({said, action, said});
    for (const facts::Predicate predicate : {facts::Predicate::coll, facts::Predicate::obtuse_angle})
        all.push_back({*facts::make(predicate, *between), action, said});
}

} // namespace

std::vector<Stated> stated_in(const scene::Scene& scene, std::span<const std::size_t> at_limit) {
    std::vector<Stated> all;
    for (std::size_t i = 0; i < scene.actions().size(); ++i) {
        const auto& statement = scene.actions()[i].states;
        if (!statement) continue;
        const bool equal = std::ranges::find(at_limit, i) != at_limit.end();
        add(all, equal ? facts::make(*statement->compared()) : *statement, i);
    }
    return all;
}

std::vector<std::size_t> closed_comparisons(const scene::Scene& scene) {
    std::vector<std::size_t> out;
    for (std::size_t i = 0; i < scene.actions().size(); ++i) {
        const auto& statement = scene.actions()[i].states;
        const auto* row = statement ? facts::comparison_row(statement->predicate()) : nullptr;
        if (row != nullptr && row->closed) out.push_back(i);
    }
    return out;
}

} // namespace porism::realize
