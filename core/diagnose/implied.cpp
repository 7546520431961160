#include "diagnose/implied.h"

#include "diagnose/order_by_values.h"
#include "diagnose/proved.h"
#include "facts/truth.h"

#include <algorithm>

namespace porism::diagnose {
namespace {

bool seen_in_all(const facts::Statement& statement, const diagram::Diagram& figure) {
    return std::ranges::all_of(pictures_of(figure), [&](const diagram::Picture* picture) {
        return facts::seen(statement, picture->points, {}, picture->letters);
    });
}

/// The conditions under which it does.
std::optional<std::vector<std::string>> follows(const facts::Statement& given, const scene::Scene& scene,
                                                const diagram::Diagram& figure, const reason::Limits& limits,
                                                const Control& control) {
    if (facts::row(given.predicate()).order) return forced_by_values(given, scene, figure, limits, control);
    auto proof = proved(given, scene, figure, limits, control);
    return proof && proof->order.empty() ? std::optional(std::move(proof->conditions)) : std::nullopt;
}

} // namespace

std::optional<std::vector<std::string>> implied(const Loosened& loosened, const diagram::Diagram& figure,
                                                const reason::Limits& limits, const Control& control) {
    const auto seen = [&](const facts::Statement& given) { return seen_in_all(given, figure); };
    if (loosened.dropped.empty() || !std::ranges::all_of(loosened.dropped, seen)) return std::nullopt;
    const scene::Scene scene = realize::with_branches(loosened.sample.scene, figure);
    std::vector<std::string> conditions;
    for (const facts::Statement& given : loosened.dropped) {
        const auto under = follows(given, scene, figure, limits, control);
        if (!under) return std::nullopt;
        conditions.insert(conditions.end(), under->begin(), under->end());
    }
    std::ranges::sort(conditions);
    conditions.erase(std::ranges::unique(conditions).begin(), conditions.end());
    return conditions;
}

} // namespace porism::diagnose
