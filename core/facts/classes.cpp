#include "facts/classes.h"

#include <algorithm>
#include <iterator>

namespace porism::facts {
namespace {

using Set = std::vector<PointId>;

Set sorted_set(std::span<const PointId> points) {
    Set set(points.begin(), points.end());
    std::ranges::sort(set);
    const auto repeated = std::ranges::unique(set);
    set.erase(repeated.begin(), repeated.end());
    return set;
}

Set united(const Set& a, const Set& b) {
    Set all;
    std::ranges::set_union(a, b, std::back_inserter(all));
    return all;
}

bool contains(const Set& set, const Set& part) {
    return std::ranges::includes(set, part);
}

} // namespace

std::size_t IncidenceClasses::places_of(const Set& set) const {
    if (places_.empty()) return set.size();
    Set places;
    for (const PointId point : set) places.push_back(places_[point.index()]);
    return sorted_set(places).size();
}

bool IncidenceClasses::share(const Set& a, const Set& b) const {
    Set common;
    std::ranges::set_intersection(a, b, std::back_inserter(common));
    return common.size() >= overlap_ && places_of(common) >= overlap_;
}

std::vector<std::size_t> IncidenceClasses::add(std::span<const PointId> points, std::uint32_t tag) {
    Set set = sorted_set(points);
    if (places_of(set) < overlap_ || std::ranges::any_of(classes_, [&](const Set& c) { return contains(c, set); }))
        return {};
    inputs_.push_back({set, tag});
    std::optional<std::size_t> home;
    for (bool grown = true; grown;) {
        grown = false;
        for (std::size_t i = 0; i < classes_.size(); ++i) {
            if (!share(classes_[i], set)) continue;
            set = united(classes_[i], set);
            classes_[i].clear();
            home = std::min(home.value_or(i), i);
            grown = true;
        }
    }
    if (!home) {
        home = classes_.size();
        classes_.emplace_back();
    }
    classes_[*home] = std::move(set);
    return {*home};
}

std::optional<std::size_t> IncidenceClasses::class_of(std::span<const PointId> points) const {
    const Set set = sorted_set(points);
    if (places_of(set) < overlap_) return std::nullopt;
    const auto found = std::ranges::find_if(classes_, [&](const Set& c) { return contains(c, set); });
    if (found == classes_.end()) return std::nullopt;
    return static_cast<std::size_t>(found - classes_.begin());
}

bool IncidenceClasses::holds(std::span<const PointId> points) const {
    return class_of(points).has_value();
}

std::span<const PointId> IncidenceClasses::members(std::size_t index) const {
    return classes_[index];
}

std::optional<std::vector<std::uint32_t>> IncidenceClasses::explain(std::span<const PointId> points,
                                                                    std::uint32_t before) const {
    const auto home = class_of(points);
    if (!home) return std::nullopt;
    IncidenceClasses trial(overlap_, places_);
    std::vector<const Input*> needed;
    for (const Input& input : inputs_) {
        if (input.tag >= before || !contains(classes_[*home], input.points)) continue;
        trial.add(input.points, input.tag);
        needed.push_back(&input);
        if (trial.holds(points)) break;
    }
    if (!trial.holds(points)) return std::nullopt;
    // The newest that can be spared goes first, so that older ones stay.
    for (std::size_t i = needed.size(); i-- > 0;) {
        IncidenceClasses without(overlap_, places_);
        for (std::size_t j = 0; j < needed.size(); ++j)
            if (j != i) without.add(needed[j]->points, needed[j]->tag);
        if (without.holds(points)) needed.erase(needed.begin() + static_cast<std::ptrdiff_t>(i));
    }
    std::vector<std::uint32_t> tags;
    for (const Input* input : needed) tags.push_back(input->tag);
    return tags;
}

} // namespace porism::facts
