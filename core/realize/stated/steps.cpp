#include "realize/stated/steps.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <tuple>
#include <utility>

namespace porism::realize {
namespace {

/// Digits that lengths of one magnitude may differ by.
constexpr double digits_lost = 4;
/// Pairs of groups from which an order is tried to start.
constexpr std::size_t most_starts = 64;

bool names(const ConstraintSystem& system, std::size_t statement, std::size_t group) {
    return std::ranges::binary_search(system.groups_of(statement), group);
}

/// What of `rest` is complete with a group; `missing` counts the groups that each still waits for.
Step taken(const ConstraintSystem& system, std::size_t group, std::span<const std::size_t> rest,
           std::vector<std::size_t>& missing) {
    Step step{group, {}};
    for (std::size_t i = 0; i < rest.size(); ++i)
        if (names(system, rest[i], group) && --missing[i] == 0) step.statements.push_back(rest[i]);
    return step;
}

/// By group: of what magnitude lengths are that are told of its points, in steps in which doubles lose digits; 0 beside
/// the least ones. What is small comes to stand first, near the origin.
std::vector<int> magnitudes(const ConstraintSystem& system) {
    std::vector<double> least(system.groups().size(), std::numeric_limits<double>::infinity());
    for (const ToldLength& told : system.told_lengths())
        for (const PointId end : {told.from, told.to})
            for (const std::size_t group : system.groups_of(end)) least[group] = std::min(least[group], told.length);
    const double smallest = least.empty() ? 1 : *std::ranges::min_element(least);
    std::vector<int> all;
    for (const double length : least)
        all.push_back(std::isfinite(length) ? static_cast<int>(std::log10(length / smallest) / digits_lost) : 0);
    return all;
}

/// The other way round: last is always a group of which no more is stated together with the others than it has
/// variables, first of all those of which less is. Each such order reaches the same core, and is complete without one.
std::vector<Step> peeled_steps(const ConstraintSystem& system, std::span<const std::size_t> groups,
                               std::span<const std::size_t> statements) {
    std::vector<std::size_t> equations(system.groups().size(), 0), left(groups.begin(), groups.end());
    std::vector<bool> used(statements.size(), false);
    const auto count = [&](std::size_t statement, auto&& change) {
        if (system.is_order(statement)) return;
        for (const std::size_t group : system.groups_of(statement))
            change(equations[group], system.equations_of(statement));
    };
    for (const std::size_t statement : statements) count(statement, [](auto& sum, std::size_t n) { sum += n; });
    const auto spare = [&](std::size_t group) {
        return static_cast<int>(system.groups()[group].size()) - static_cast<int>(equations[group]);
    };
    std::vector<Step> steps;
    const std::vector<int> magnitude = magnitudes(system);
    const auto worth = [&](std::size_t group) { return std::tuple(spare(group), magnitude[group], group); };
    while (!left.empty()) {
        const auto best = std::ranges::max_element(left, {}, worth);
        if (spare(*best) < 0) return {};
        Step step{*best, {}};
        left.erase(best);
        for (std::size_t i = 0; i < statements.size(); ++i) {
            if (used[i] || !names(system, statements[i], step.group)) continue;
            used[i] = true;
            count(statements[i], [](auto& sum, std::size_t n) { sum -= n; });
            step.statements.push_back(statements[i]);
        }
        steps.push_back(std::move(step));
    }
    std::ranges::reverse(steps);
    return steps;
}

/// The same steps, each as soon after what it depends on as can be, so that a choice that cannot stand is seen before
/// others are made; what is fixed before what is not.
std::vector<Step> close_steps(const ConstraintSystem& system, std::vector<Step> steps) {
    std::vector<std::size_t> placed(system.groups().size(), 0); // by group: how many stand with it
    std::vector<Step> ordered;
    const auto worth = [&](const Step& step) {
        std::size_t last = 0;
        bool ready = true;
        for (const std::size_t statement : step.statements)
            for (const std::size_t group : system.groups_of(statement)) {
                ready = ready && (group == step.group || placed[group] > 0);
                last = std::max(last, placed[group]);
            }
        const bool fixed = equations_in(system, step) >= system.groups()[step.group].size();
        return std::tuple(ready, fixed, last);
    };
    while (!steps.empty()) {
        auto best = steps.begin();
        for (auto step = steps.begin() + 1; step != steps.end(); ++step)
            if (worth(*step) > worth(*best)) best = step;
        placed[best->group] = ordered.size() + 1;
        ordered.push_back(std::move(*best));
        steps.erase(best);
    }
    return ordered;
}

bool all_locked(const ConstraintSystem& system, std::span<const Step> steps) {
    return std::ranges::all_of(steps.subspan(std::min<std::size_t>(2, steps.size())), [&](const Step& step) {
        return equations_in(system, step) >= system.groups()[step.group].size();
    });
}

} // namespace

std::size_t equations_in(const ConstraintSystem& system, const Step& step) {
    std::size_t count = 0;
    for (const std::size_t statement : step.statements)
        count += system.is_order(statement) ? 0 : system.equations_of(statement);
    return count;
}

std::vector<Step> greedy_steps(const ConstraintSystem& system, std::span<const std::size_t> groups,
                               std::span<const std::size_t> statements, std::span<const std::size_t> head) {
    std::vector<Step> steps;
    std::vector<std::size_t> missing;
    std::vector<bool> placed(system.groups().size(), false);
    std::vector<std::size_t> position(system.groups().size(), 0);
    for (const std::size_t statement : statements) missing.push_back(system.groups_of(statement).size());
    while (steps.size() < groups.size()) {
        std::size_t best = placed.size();
        if (steps.size() < head.size()) {
            best = head[steps.size()];
        } else {
            std::vector<std::size_t> fixing(placed.size(), 0), touching(placed.size(), 0);
            std::vector<std::size_t> oldest(placed.size(), groups.size());
            for (std::size_t i = 0; i < statements.size(); ++i)
                for (const std::size_t group : system.groups_of(statements[i])) {
                    if (placed[group]) continue;
                    if (missing[i] == 1) ++fixing[group];
                    for (const std::size_t other : system.groups_of(statements[i]))
                        if (placed[other] && !head.empty()) oldest[group] = std::min(oldest[group], position[other]);
                    if (missing[i] < system.groups_of(statements[i]).size()) ++touching[group];
                }
            const auto worth = [&](std::size_t group) {
                return std::tuple(fixing[group], groups.size() - oldest[group], touching[group]);
            };
            for (const std::size_t group : groups)
                if (!placed[group] && (best == placed.size() || worth(group) > worth(best))) best = group;
        }
        placed[best] = true;
        position[best] = steps.size();
        steps.push_back(taken(system, best, statements, missing));
    }
    return steps;
}

std::vector<Step> locking_steps(const ConstraintSystem& system, std::span<const std::size_t> groups,
                                std::span<const std::size_t> statements) {
    std::vector<Step> steps = peeled_steps(system, groups, statements);
    if (!steps.empty()) return close_steps(system, std::move(steps));
    std::size_t starts = 0;
    for (const std::size_t statement : statements) {
        const auto& two = system.groups_of(statement);
        if (two.size() != 2 || ++starts > most_starts) continue;
        steps = greedy_steps(system, groups, statements, two);
        if (all_locked(system, steps)) return steps;
    }
    return {};
}

} // namespace porism::realize
