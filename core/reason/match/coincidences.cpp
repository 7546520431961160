#include "reason/match/coincidences.h"

#include <algorithm>
#include <set>

namespace porism::reason {
namespace {

using facts::Pattern;

constexpr std::uint64_t tries_between_looks = 1024;

class CoincidenceFinder {
public:
    CoincidenceFinder(const diagram::Diagram& diagram, const MatchOptions& options, const Control& control,
                      Matches& matches)
        : diagram_(diagram), pictures_(diagram.pictures()), places_(diagram.places()), options_(options),
          control_(control), matches_(matches) {}

    void look(RuleId id, proof::OnePair pair) {
        id_ = id;
        rule_ = &proof::rule(id);
        pair_ = pair;
        symmetries_ = proof::symmetry_group(*rule_);
        for (std::size_t later = 0; later < places_.size(); ++later)
            for (std::size_t earlier = 0; earlier < later; ++earlier)
                if (places_[earlier] == places_[later]) look_at(PointId(earlier), PointId(later));
    }

private:
    void look_at(PointId earlier, PointId later) {
        found_.clear();
        binding_.assign(rule_->letters.size(), PointId{});
        bound_.assign(rule_->letters.size(), false);
        others_ = named_with(later);
        bind(pair_.first, earlier);
        bind(pair_.second, later);
        extend(0);
    }
    /// What is given of a point names few others, and no more is known of a merged one.
    std::vector<PointId> named_with(PointId point) const {
        std::set<PointId> out;
        for (const diagram::Given& given : diagram_.givens) {
            const auto points = given.statement.points();
            if (std::ranges::find(points, point) == points.end()) continue;
            for (const PointId other : points) out.insert(places_[other.index()]);
        }
        out.erase(places_[point.index()]);
        return {out.begin(), out.end()};
    }
    void bind(std::size_t letter, PointId point) {
        binding_[letter] = point;
        bound_[letter] = true;
    }

    void extend(std::size_t letter) {
        if (letter == binding_.size()) return admit();
        if (bound_[letter]) return extend(letter + 1);
        for (const PointId point : others_) {
            if (!going()) return;
            if (taken(point)) continue;
            bind(letter, point);
            if (possible(letter)) extend(letter + 1);
            bound_[letter] = false;
        }
    }
    bool taken(PointId point) const {
        for (std::size_t i = 0; i < binding_.size(); ++i)
            if (bound_[i] && binding_[i] == point) return true;
        return false;
    }

    bool going() {
        if (++tried_ % tries_between_looks == 0 && control_.stopped()) matches_.complete = false;
        if (tried_ > max_coincidence_bindings || matches_.instances.size() >= options_.limit) {
            matches_.complete = false;
            matches_.limit = tried_ > max_coincidence_bindings
                                 ? "the limit of " + std::to_string(max_coincidence_bindings) +
                                       " tries for points that fall together"
                                 : matches_limit(options_.limit);
        }
        return matches_.complete;
    }

    /// Whether the patterns hold that speak of this letter and have all their letters bound.
    bool possible(std::size_t letter) const {
        const auto decided = [&](const Pattern& pattern) {
            return std::ranges::count(pattern.slots, letter) > 0 &&
                   std::ranges::all_of(pattern.slots, [&](std::uint8_t slot) { return bound_[slot]; });
        };
        const auto seen = [&](const Pattern& pattern) { return !decided(pattern) || seen_everywhere(pattern); };
        return std::ranges::all_of(rule_->hypotheses, seen) && std::ranges::all_of(rule_->conditions, seen);
    }
    bool seen_everywhere(const Pattern& pattern) const {
        const auto statement = facts::instantiate(pattern, binding_);
        if (!statement) return false;
        const bool order = facts::row(pattern.predicate).order;
        const std::size_t asked = order ? 1 : pictures_.size(); // order is that of the scene picture
        return std::all_of(pictures_.begin(), pictures_.begin() + static_cast<std::ptrdiff_t>(asked),
                           [&](const auto& picture) { return facts::seen(*statement, picture); });
    }

    void admit() {
        std::vector<PointId> least = binding_;
        for (const auto& symmetry : symmetries_) {
            std::vector<PointId> other;
            for (const std::uint8_t letter : symmetry) other.push_back(binding_[letter]);
            least = std::min(least, other);
        }
        const auto is_new = [&](PointId point) { return point.index() >= options_.first_new; };
        if (std::ranges::none_of(binding_, is_new) || !found_.insert(least).second) return;
        matches_.instances.push_back({id_, static_cast<std::uint32_t>(matches_.points.size())});
        matches_.points.insert(matches_.points.end(), binding_.begin(), binding_.end());
    }

    const diagram::Diagram& diagram_;
    const std::vector<std::span<const geometry::Point<double>>> pictures_;
    const std::vector<PointId> places_;
    const MatchOptions& options_;
    const Control& control_;
    Matches& matches_;
    RuleId id_;
    const proof::Rule* rule_ = nullptr;
    proof::OnePair pair_{};
    std::vector<PointId> binding_;
    std::vector<bool> bound_;
    std::vector<std::vector<std::uint8_t>> symmetries_;
    std::vector<PointId> others_;          ///< what a letter may be
    std::set<std::vector<PointId>> found_; ///< of the pair that is looked at
    std::uint64_t tried_ = 0;
};

} // namespace

void match_coincidences(const diagram::Diagram& diagram, const MatchOptions& options, const Control& control,
                        Matches& matches) {
    if (diagram.coincidences.empty() || !matches.complete) return;
    CoincidenceFinder finder(diagram, options, control, matches);
    for (std::size_t i = 0; i < proof::rules().size(); ++i) {
        const auto pair = proof::concludes_one_point(proof::rule(RuleId(i)));
        if (pair && std::ranges::find(options.banned, RuleId(i)) == options.banned.end()) finder.look(RuleId(i), *pair);
    }
}

} // namespace porism::reason
