#include "diagnose/implied.h"

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

} // namespace

std::optional<std::vector<std::string>> implied(const Loosened& loosened, const diagram::Diagram& figure,
                                                const reason::Limits& limits, const Control& control) {
    const auto seen = [&](const facts::Statement& given) { return seen_in_all(given, figure); };
    if (loosened.dropped.empty() || !std::ranges::all_of(loosened.dropped, seen)) return std::nullopt;
    const scene::Scene scene = realize::with_branches(loosened.sample.scene, figure);
    std::vector<std::string> conditions;
    for (const facts::Statement& given : loosened.dropped) {
        const auto proof = proved(given, scene, figure, limits, control);
        if (!proof || !proof->order.empty()) return std::nullopt;
        conditions.insert(conditions.end(), proof->conditions.begin(), proof->conditions.end());
    }
    std::ranges::sort(conditions);
    conditions.erase(std::ranges::unique(conditions).begin(), conditions.end());
    return conditions;
}

} // namespace porism::diagnose
