// Line and circle classes against a closure by brute force, and their explanations (definitions 15 and 17).
#include "facts/classes.h"

#include "base/random.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <set>

namespace porism::facts {
namespace {

using Set = std::set<std::size_t>;

std::vector<PointId> ids(const Set& set) {
    std::vector<PointId> result;
    for (const std::size_t i : set) result.emplace_back(i);
    return result;
}

std::vector<PointId> ids_in_order(std::initializer_list<std::size_t> points) {
    std::vector<PointId> result;
    for (const std::size_t i : points) result.emplace_back(i);
    return result;
}

/// Merges any two sets that share enough, until nothing changes.
std::vector<Set> brute_force(std::vector<Set> sets, std::size_t overlap) {
    for (std::size_t i = 0; i < sets.size(); ++i) {
        for (std::size_t j = i + 1; j < sets.size(); ++j) {
            Set common;
            std::ranges::set_intersection(sets[i], sets[j], std::inserter(common, common.end()));
            if (common.size() < overlap) continue;
            sets[i].merge(sets[j]);
            sets.erase(sets.begin() + static_cast<std::ptrdiff_t>(j));
            return brute_force(std::move(sets), overlap);
        }
    }
    return sets;
}

bool inside_one(const std::vector<Set>& sets, const Set& points) {
    return std::ranges::any_of(sets, [&](const Set& s) { return std::ranges::includes(s, points); });
}

struct Trial {
    std::size_t overlap;
    std::vector<Set> inputs;
    Set question;
};

Trial random_trial(Rng& rng) {
    Trial trial{2 + rng.below(2), {}, {}};
    const std::size_t points = 5 + rng.below(8), count = rng.below(14);
    const auto random_set = [&](std::size_t size) {
        Set set;
        while (set.size() < size) set.insert(rng.below(points));
        return set;
    };
    for (std::size_t i = 0; i < count; ++i) trial.inputs.push_back(random_set(trial.overlap + 1 + (rng.below(5) == 0)));
    trial.question = random_set(trial.overlap + 1);
    return trial;
}

TEST(Classes, AgreeWithBruteForce) {
    EXPECT_TRUE(rc::check([](std::uint64_t seed) {
        Rng rng(seed);
        const Trial trial = random_trial(rng);
        IncidenceClasses classes(trial.overlap);
        for (std::uint32_t tag = 0; tag < trial.inputs.size(); ++tag) {
            const auto before = classes.holds(ids(trial.inputs[tag]));
            const auto changed = classes.add(ids(trial.inputs[tag]), tag);
            RC_ASSERT(changed.empty() == before);
            for (const std::size_t index : changed) {
                const auto members = classes.members(index);
                RC_ASSERT(std::ranges::is_sorted(members));
                for (const PointId p : ids(trial.inputs[tag])) RC_ASSERT(std::ranges::count(members, p) == 1);
            }
        }
        const auto expected = brute_force(trial.inputs, trial.overlap);
        RC_ASSERT(classes.holds(ids(trial.question)) == inside_one(expected, trial.question));
        std::size_t living = 0;
        for (std::size_t i = 0; i < classes.size(); ++i) {
            const auto members = classes.members(i);
            if (members.empty()) continue;
            ++living;
            Set set;
            for (const PointId p : members) set.insert(p.index());
            RC_ASSERT(std::ranges::count(expected, set) == 1);
        }
        RC_ASSERT(living == expected.size());
    }));
}

TEST(Classes, ExplanationsAreSufficientIrreducibleAndOldEnough) {
    EXPECT_TRUE(rc::check([](std::uint64_t seed) {
        Rng rng(seed);
        const Trial trial = random_trial(rng);
        IncidenceClasses classes(trial.overlap);
        for (std::uint32_t tag = 0; tag < trial.inputs.size(); ++tag) classes.add(ids(trial.inputs[tag]), tag);
        const auto before = static_cast<std::uint32_t>(rng.below(trial.inputs.size() + 1));
        const auto tags = classes.explain(ids(trial.question), before);
        const std::vector<Set> older(trial.inputs.begin(), trial.inputs.begin() + before);
        RC_ASSERT(tags.has_value() == inside_one(brute_force(older, trial.overlap), trial.question));
        if (!tags) return;
        const auto enough = [&](std::optional<std::uint32_t> without) {
            std::vector<Set> used;
            for (const std::uint32_t tag : *tags)
                if (tag != without) used.push_back(trial.inputs[tag]);
            return inside_one(brute_force(used, trial.overlap), trial.question);
        };
        RC_ASSERT(enough(std::nullopt));
        for (const std::uint32_t tag : *tags) {
            RC_ASSERT(tag < before);
            RC_ASSERT(!enough(tag));
        }
    }));
}

// 4 stands where 3 does: lines that share both share one place.
TEST(Classes, PointsInOnePlaceCountOnce) {
    IncidenceClasses lines(2, ids_in_order({0, 1, 2, 3, 3, 5}));
    lines.add(ids({0, 1, 3, 4}), 1);
    lines.add(ids({2, 3, 4, 5}), 2);
    EXPECT_TRUE(lines.holds(ids({0, 3, 4})));
    EXPECT_FALSE(lines.holds(ids({0, 3, 5})));
    EXPECT_FALSE(lines.class_of(ids({3, 4})));
    EXPECT_TRUE(lines.add(ids({3, 4}), 3).empty());
    lines.add(ids({1, 2, 3}), 4);
    EXPECT_TRUE(lines.holds(ids({0, 4, 5})));
    EXPECT_EQ(lines.explain(ids({0, 4, 5}), 9), (std::vector<std::uint32_t>{1, 2, 4}));
}

TEST(Classes, TwoLinesWithTwoCommonPointsAreOne) {
    IncidenceClasses lines(2);
    const auto at = [](std::initializer_list<std::size_t> list) { return ids(Set(list)); };
    EXPECT_EQ(lines.add(at({0, 1, 3}), 7), std::vector<std::size_t>{0});
    EXPECT_EQ(lines.add(at({2, 4, 5}), 8), std::vector<std::size_t>{1});
    EXPECT_FALSE(lines.holds(at({0, 1, 2})));
    EXPECT_EQ(lines.add(at({1, 2, 3}), 9), std::vector<std::size_t>{0});
    EXPECT_TRUE(lines.holds(at({0, 1, 2})));
    EXPECT_EQ(lines.explain(at({0, 1, 2}), 100), (std::vector<std::uint32_t>{7, 9}));
    EXPECT_EQ(lines.explain(at({0, 1, 2}), 9), std::nullopt);
    EXPECT_EQ(lines.class_of(at({0, 2})), std::size_t{0});
    EXPECT_EQ(lines.class_of(at({0})), std::nullopt);
    EXPECT_EQ(lines.add(at({2, 3, 5}), 10), std::vector<std::size_t>{0});
    EXPECT_EQ(lines.members(0).size(), 6U);
    EXPECT_TRUE(lines.members(1).empty());
}

} // namespace
} // namespace porism::facts
