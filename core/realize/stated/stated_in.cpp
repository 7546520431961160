#include "realize/stated/stated_in.h"

#include "facts/between.h"

namespace porism::realize {
namespace {

void add(std::vector<Stated>& all, const facts::Statement& said, std::size_t action) {
    const auto between = facts::said_between(said);
    if (!between) return all.push_back({said, action, said});
    for (const facts::Predicate predicate : {facts::Predicate::coll, facts::Predicate::obtuse_angle})
        all.push_back({*facts::make(predicate, *between), action, said});
}

} // namespace

std::vector<Stated> stated_in(const scene::Scene& scene) {
    std::vector<Stated> all;
    for (std::size_t i = 0; i < scene.actions().size(); ++i)
        if (const auto& statement = scene.actions()[i].states) add(all, *statement, i);
    return all;
}

} // namespace porism::realize
