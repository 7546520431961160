// Several values that an equation leaves, of which all but one are refused.
#include "reason/value/propagation.h"

#include "reason/value/angles_near.h"
#include "reason/value/parts.h"

#include <algorithm>
#include <iterator>

namespace porism::reason {

using facts::Quantity;
using numbers::Scalar;

namespace {
constexpr std::size_t angles_looked_at = 200;
} // namespace

bool Propagation::settle_cheapest() {
    if (decided_.empty()) return false;
    const auto first = decided_.begin();
    if (!queue_.empty() && queue_.top().cost < first->first) return false;
    auto [quantity, value, by] = std::move(first->second);
    decided_.erase(first);
    if (!known_number(quantity)) settle(quantity, value, std::move(by));
    return true;
}

bool Propagation::decide_one() {
    for (auto choice = choices_.begin(); choice != choices_.end() && !reckoning_spent() && !control_.stopped();
         ++choice) {
        const auto tried = tried_with_.find(choice->first);
        const bool nothing_new = tried != tried_with_.end() && tried->second == known_.size();
        if (!nothing_new && !known_number(choice->first.first) && decide(choice)) return true;
    }
    return false;
}

bool Propagation::decide(Choices::iterator choice) {
    KnownEquation by = choice->second;
    tried_with_[choice->first] = known_.size();
    const auto value = chosen(choice->first, by);
    if (!value) return false;
    const Quantity quantity = choice->first.first;
    choices_.erase(choice);
    // All that is known by a base waits for it.
    if (bases_.contains(quantity)) {
        settle(quantity, *value, std::move(by));
    } else {
        const double cost = by.cost();
        decided_.emplace(cost, Decided{quantity, *value, std::move(by)});
    }
    return true;
}

std::optional<Scalar> Propagation::chosen(const Choices::key_type& choice, KnownEquation& by) const {
    const auto& [quantity, values] = choice;
    const auto shown = [&](const Scalar& value) { return is_true(has_value(quantity, value)); };
    if (std::ranges::count_if(values, shown) != 1) return std::nullopt;
    const TrialEvidence against = evidence();
    std::optional<std::vector<facts::Statement>> drawn;
    const auto refused_as_drawn = [&](const Scalar& value) {
        if (!drawn) drawn = orders_as_drawn(quantity);
        if (drawn->size() == orders_.size()) return std::optional<Grounds>();
        return refused({against.equations, against.about, against.numbers, *drawn}, quantity, value);
    };
    for (const Scalar& value : values) {
        if (shown(value)) continue;
        auto grounds = refused(against, quantity, value);
        if (!grounds) grounds = refused_as_drawn(value);
        if (!grounds) return std::nullopt;
        add(*grounds, equations_, by);
    }
    return *std::ranges::find_if(values, shown);
}

std::vector<facts::Statement> Propagation::orders_as_drawn(const Quantity& quantity) const {
    std::vector<facts::Statement> out = orders_;
    if (diagram_.sketch.empty()) return out;
    if (angles_drawn_otherwise(quantity, evidence(), diagram_, angles_looked_at)) return out;
    const auto near = angles_near(quantity, evidence(), diagram_, angles_looked_at);
    std::ranges::copy_if(near, std::back_inserter(out),
                         [this](const facts::Statement& order) { return diagram::is_meant(diagram_, order); });
    return out;
}

TrialEvidence Propagation::evidence() const {
    return {equations_, [this](const Quantity& quantity) { return equations_about(quantity); }, numbers_, orders_};
}

std::vector<std::size_t> Propagation::equations_about(const Quantity& quantity) const {
    const auto found = with_.find(quantity);
    std::vector<std::size_t> out = found == with_.end() ? std::vector<std::size_t>{} : found->second;
    for (const auto& [other, known] : known_)
        if (!known.number && quantities_of(equations_[known.equation].relation.polynomial()).contains(quantity))
            out.push_back(known.equation);
    return out;
}

} // namespace porism::reason
