#include "proof/join.h"

#include "proof/order.h"

#include <utility>

namespace porism::proof {

std::optional<std::size_t> Joined::place_of(const facts::Statement& statement) const {
    const auto found = places_.find(statement);
    return found == places_.end() ? std::nullopt : std::optional(found->second);
}

void Joined::add(const Path& path) {
    for (const Step& step : path.steps) {
        if (places_.contains(step.conclusion)) continue;
        Step moved = step;
        for (std::size_t& premise : moved.premises) premise = places_.at(path.steps[premise].conclusion);
        append(std::move(moved));
    }
}

void Joined::append(Step step) {
    places_.emplace(step.conclusion, path_.steps.size());
    path_.steps.push_back(std::move(step));
}

Path cone_of(const Path& path, std::size_t step) {
    Path first;
    first.steps.assign(path.steps.begin(), path.steps.begin() + static_cast<std::ptrdiff_t>(step) + 1);
    return in_order_of_use(first);
}

} // namespace porism::proof
