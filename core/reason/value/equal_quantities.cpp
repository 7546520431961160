#include "reason/value/equal_quantities.h"

#include <algorithm>
#include <set>

namespace porism::reason {

using facts::Quantity;

EqualQuantities::Number EqualQuantities::number_of(const Quantity& quantity) {
    const auto [place, first] = numbers_.try_emplace(quantity, nodes_.size());
    if (first) {
        nodes_.push_back({quantity, std::nullopt});
        members_[place->second] = {quantity};
    }
    return place->second;
}

EqualQuantities::Number EqualQuantities::root_of(Number number) const {
    while (nodes_[number].up) number = *nodes_[number].up;
    return number;
}

std::vector<EqualQuantities::Number> EqualQuantities::way_up(const Quantity& quantity) const {
    std::vector<Number> out;
    const auto found = numbers_.find(quantity);
    if (found == numbers_.end()) return out;
    for (std::optional<Number> at = found->second; at; at = nodes_[*at].up) out.push_back(*at);
    return out;
}

void EqualQuantities::make_root(Number number) {
    const std::vector<Number> way = way_up(nodes_[number].quantity);
    for (std::size_t i = way.size(); i-- > 1;) {
        nodes_[way[i]].up = way[i - 1];
        nodes_[way[i]].equation = nodes_[way[i - 1]].equation;
    }
    nodes_[number].up.reset();
}

std::vector<Quantity> EqualQuantities::equal_to(const Quantity& quantity) const {
    const auto found = numbers_.find(quantity);
    return found == numbers_.end() ? std::vector{quantity} : members_.at(root_of(found->second));
}

bool EqualQuantities::join(const Quantity& one, const Quantity& other, std::size_t equation) {
    const Number below = number_of(one), above = number_of(other);
    const Number root = root_of(above), old_root = root_of(below);
    if (root == old_root) return false;
    auto moved = members_.extract(old_root);
    std::ranges::move(moved.mapped(), std::back_inserter(members_[root]));
    make_root(below);
    nodes_[below].up = above;
    nodes_[below].equation = equation;
    return true;
}

std::optional<EqualQuantities::Joined>
EqualQuantities::joined(std::span<const Quantity> quantities,
                        const std::function<bool(const Quantity&)>& is_known) const {
    std::vector<std::vector<Number>> ways;
    for (const Quantity& quantity : quantities) {
        ways.push_back(way_up(quantity));
        if (ways.back().empty() || ways.back().back() != ways.front().back()) return std::nullopt;
    }
    std::vector<Number> common = ways.front();
    for (const std::vector<Number>& way : ways)
        std::erase_if(common, [&](Number one) { return std::ranges::find(way, one) == way.end(); });
    const Number left = common.front();
    std::map<std::size_t, std::set<Number>, std::greater<>> by_distance;
    for (const std::vector<Number>& way : ways) {
        const auto end = std::ranges::find(way, left);
        for (auto at = way.begin(); at != end; ++at) by_distance[static_cast<std::size_t>(end - at)].insert(*at);
    }
    Joined out{nodes_[left].quantity, {}};
    for (const auto& [distance, numbers] : by_distance)
        for (const Number number : numbers) out.steps.push_back({nodes_[number].quantity, nodes_[number].equation});
    const bool passes_known =
        is_known(out.left) || std::ranges::any_of(out.steps, is_known, &EqualQuantities::Step::quantity);
    return passes_known ? std::nullopt : std::optional(std::move(out));
}

} // namespace porism::reason
