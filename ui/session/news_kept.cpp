#include "ui/session/news_kept.h"

#include "ui/session/carry.h"

#include <algorithm>

namespace porism::ui {
namespace {

constexpr std::size_t most_kept = 12;

bool same_but_for_places(const scene::Scene& a, const scene::Scene& b) {
    const auto without_places = [](scene::Action action) {
        action.at.clear();
        return action;
    };
    return std::ranges::equal(a.names(), b.names()) &&
           std::ranges::equal(a.actions(), b.actions(), {}, without_places, without_places);
}

/// The point of `to` that is constructed as this one is in `from`.
std::optional<PointId> same_point(PointId point, const scene::Scene& from, const scene::Scene& to) {
    const auto found = carried(point, from, to);
    if (!found) return std::nullopt;
    const auto& then = from.actions()[from.action_of(point)].uses;
    const auto& now = to.actions()[to.action_of(*found)].uses;
    const bool same = std::ranges::equal(then, now, [&](const scene::Use& one, const scene::Use& other) {
        return one.construction == other.construction && one.values == other.values &&
               std::ranges::equal(
                   one.points, other.points, {}, [&](PointId p) { return from.name(p); },
                   [&](PointId p) { return to.name(p); });
    });
    return same ? found : std::nullopt;
}

/// The statement over the points of `to`, where that states it as well.
std::optional<facts::Statement> same_stated(const facts::Statement& stated, const scene::Scene& from,
                                            const scene::Scene& to) {
    auto there = carried(stated, from, to);
    const bool states = there && std::ranges::count(to.actions(), there, &scene::Action::states) > 0;
    return states ? there : std::nullopt;
}

std::optional<News> still_told(const News& news, const scene::Scene& from, const scene::Scene& to) {
    News out;
    for (const PointId point : news.points)
        if (const auto there = same_point(point, from, to)) out.points.push_back(*there);
    for (const auto& stated : news.stated)
        if (auto there = same_stated(stated, from, to)) out.stated.push_back(*std::move(there));
    if (out.points.empty() && out.stated.empty()) return std::nullopt;
    for (const auto& statement : news.statements)
        if (auto there = carried(statement, from, to)) out.statements.push_back(*std::move(there));
    return out;
}

News added_to(const scene::Scene& before, const scene::Scene& scene) {
    News out;
    for (const scene::Action& action : scene.actions()) {
        for (const PointId point : action.outputs)
            if (!same_point(point, scene, before)) out.points.push_back(point);
        if (action.states && !same_stated(*action.states, scene, before)) out.stated.push_back(*action.states);
    }
    return out;
}

} // namespace

void NewsKept::keep(const scene::Scene& scene, const std::vector<News>& news) {
    std::erase_if(kept_, [&](const Kept& earlier) { return same_but_for_places(earlier.scene, scene); });
    kept_.push_back({scene, news});
    if (kept_.size() > most_kept) kept_.pop_front();
}

NewsAhead NewsKept::ahead(const scene::Scene& scene) const {
    const auto same =
        std::ranges::find_if(kept_, [&](const Kept& one) { return same_but_for_places(one.scene, scene); });
    if (same != kept_.end()) return {same->news, {}};
    if (kept_.empty()) return {};
    const Kept& last = kept_.back();
    NewsAhead out;
    for (const News& news : last.news)
        if (auto told = still_told(news, last.scene, scene)) out.told.push_back(*std::move(told));
    out.added = added_to(last.scene, scene);
    return out;
}

} // namespace porism::ui
