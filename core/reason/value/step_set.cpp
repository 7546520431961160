#include "reason/value/step_set.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace porism::reason {
namespace {

constexpr std::size_t most_steps = 64; // that are told apart

} // namespace

void StepSet::add(Step step, double cost) {
    const auto place = std::ranges::lower_bound(steps_, step, {}, &std::pair<Step, float>::first);
    if (place != steps_.end() && place->first == step) return;
    steps_.emplace(place, step, static_cast<float>(cost));
    cost_ += cost;
    leave_out_beyond_most();
}

void StepSet::add(const StepSet& other) {
    const auto first = [](const auto& one) { return one.first; };
    std::vector<std::pair<Step, float>> all;
    all.reserve(steps_.size() + other.steps_.size());
    std::ranges::set_union(steps_, other.steps_, std::back_inserter(all), {}, first, first);
    steps_ = std::move(all);
    left_out_ += other.left_out_;
    cost_ = left_out_;
    for (const auto& [step, cost] : steps_) cost_ += static_cast<double>(cost);
    leave_out_beyond_most();
}

void StepSet::leave_out_beyond_most() {
    for (; steps_.size() > most_steps; steps_.pop_back()) left_out_ += static_cast<double>(steps_.back().second);
}

void SharedCost::clear() {
    ++round_;
    cost_ = 0;
}

void SharedCost::add(const StepSet& set) {
    cost_ += set.left_out_;
    for (const auto& [step, cost] : set.steps_) {
        if (step >= seen_in_.size()) seen_in_.resize(std::size_t{step} + 1, 0);
        if (std::exchange(seen_in_[step], round_) != round_) cost_ += static_cast<double>(cost);
    }
}

} // namespace porism::reason
