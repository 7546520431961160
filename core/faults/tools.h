// What the kinds of faults share. For the sources of this module only.
#pragma once

#include "faults/fault.h"
#include "problem/json.h"

#include <algorithm>

namespace porism::faults {

template<class T>
std::optional<T> drawn(const std::vector<T>& from, Rng& rng) {
    if (from.empty()) return std::nullopt;
    return from[static_cast<std::size_t>(rng.below(from.size()))];
}

/// The indices of those that the predicate admits.
template<class Range, class P>
std::vector<std::size_t> indices(const Range& range, P admits) {
    std::vector<std::size_t> out;
    for (std::size_t i = 0; i < range.size(); ++i)
        if (admits(range[i])) out.push_back(i);
    return out;
}

inline Spot named(const problem::Problem& problem, const facts::Statement& statement) {
    return {{}, {}, facts::to_string(statement, problem.scene.names())};
}

/// What the paths conclude with one of these predicates.
inline std::vector<facts::Statement> proved(const Good& good, std::initializer_list<facts::Predicate> predicates) {
    std::vector<facts::Statement> out;
    for (const proof::Path& path : good.problem.paths)
        for (const proof::Step& step : path.steps)
            if (std::ranges::count(predicates, step.conclusion.predicate()) > 0) out.push_back(step.conclusion);
    return out;
}

} // namespace porism::faults
