#include "realize/stated/forced.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace porism::realize {
namespace {

using Set = std::vector<std::size_t>;

/// Figures that are drawn of some statements, how many of them must be found, and after how many failures none are.
constexpr std::uint64_t most_draws = 8;
constexpr int enough = 5, most_failures = 2;
/// From where on a statement is off, and amounts are different, relative to the greatest of its terms.
constexpr double clearly_off = 1e-6;
constexpr double least_left = 1e-6;
constexpr std::size_t most_amounts = 2, most_variables = 26;
/// How much larger or smaller than the given scale figures begin, whose size is free.
constexpr double other_scale = 3;

/// What is off by nearly all of its terms, as a length is that is told to be far greater than those about, says little
/// by that: then it is what is left of them that is compared.
bool are_one_amount(double first, double second) {
    return std::fabs(first - second) < clearly_off * std::max(1 - std::max(first, second), least_left);
}

Set without(std::span<const std::size_t> statements, std::size_t one) {
    Set rest(statements.begin(), statements.end());
    std::erase(rest, one);
    return rest;
}

class ForcedDraws {
public:
    ForcedDraws(const ConstraintSystem& system, const Start& start, std::uint64_t seed, Work& work,
                const Control& control)
        : system_(system), start_(start), seed_(seed), work_(work), control_(control) {
        start_.sketched.assign(start_.sketched.size(), false);
    }

    bool over() const { return work_.over() || control_.stopped(); }
    /// Whether in all figures of the others that are found the statement is off, by the same few amounts.
    bool force_off(std::span<const std::size_t> others, std::size_t statement) {
        std::vector<double> amounts;
        int found = 0, missed = 0;
        for (std::uint64_t draw = 1; draw <= most_draws && missed < most_failures; ++draw) {
            const auto off = off_in(others, statement, draw);
            if (over()) return false;
            if (!off) {
                ++missed;
                continue;
            }
            ++found;
            if (!(*off > clearly_off)) return false;
            if (std::ranges::none_of(amounts, [&](double each) { return are_one_amount(each, *off); }))
                amounts.push_back(*off);
            if (amounts.size() > most_amounts) return false;
        }
        return found >= enough;
    }

private:
    /// In one figure of the others; empty where none is found.
    std::optional<double> off_in(std::span<const std::size_t> others, std::size_t statement, std::uint64_t draw) {
        Rng rng(seed_, draw);
        Start start = start_;
        start.scale *= std::pow(other_scale, rng.uniform(-1, 1));
        const Found found = ConstraintSolver(system_, start, seed_, work_, control_).solve(others, draw);
        if (!found.values) return std::nullopt;
        const std::size_t one[] = {statement};
        const auto points = system_.points(system_.registers(*found.values));
        double off = 0;
        for (const facts::Residual& each : system_.residuals(one, points, *found.values))
            off = std::max(off, std::fabs(each.value) / std::max(each.size, 1e-300));
        return std::isfinite(off) ? std::optional(off) : std::nullopt;
    }

    const ConstraintSystem& system_;
    Start start_;
    std::uint64_t seed_;
    Work& work_;
    const Control& control_;
};

std::size_t variables_of(const ConstraintSystem& system, std::span<const std::size_t> statements) {
    std::set<std::size_t> groups;
    for (const std::size_t statement : statements)
        groups.insert(system.groups_of(statement).begin(), system.groups_of(statement).end());
    std::size_t count = 0;
    for (const std::size_t group : groups) count += system.groups()[group].size();
    return count;
}

} // namespace

std::vector<std::size_t> forced_failure(const ConstraintSystem& system, const Start& start, std::uint64_t seed,
                                        std::span<const std::size_t> statements, Work& work, const Control& control) {
    if (variables_of(system, statements) > most_variables) return {};
    ForcedDraws figures(system, start, seed, work, control);
    for (std::size_t i = statements.size(); i-- > 0 && !figures.over();) {
        const std::size_t forced = statements[i];
        Set others = without(statements, forced);
        if (system.is_order(forced) || !figures.force_off(others, forced)) continue;
        for (std::size_t k = others.size(); k-- > 0;)
            if (const Set fewer = without(others, others[k]); figures.force_off(fewer, forced)) others = fewer;
        if (figures.over()) return {};
        others.push_back(forced);
        std::ranges::sort(others);
        return others;
    }
    return {};
}

} // namespace porism::realize
