// Instances of rules: each waits at its first hypothesis that is not known, and concludes once there is none.
#include "facts/truth.h"
#include "reason/session/closure.h"

#include <algorithm>
#include <array>

namespace porism::reason {

void Closure::wait_for(NodeId id, std::uint32_t instance) {
    Node& node = nodes_[id];
    if (node.last_waiter == none)
        node.first_waiter = instance;
    else
        instances_[node.last_waiter].next_waiter = instance;
    node.last_waiter = instance;
}

void Closure::advance(std::uint32_t index) {
    const Timed timed(profile_, Part::instances);
    Instance& instance = instances_[index];
    const proof::Rule& rule = proof::rule(matches_.instances[instance.match].rule);
    const auto binding = matches_.binding(instance.match);
    for (; instance.hypothesis < rule.hypotheses.size(); ++instance.hypothesis) {
        const facts::Pattern& pattern = rule.hypotheses[instance.hypothesis];
        const auto statement = facts::instantiate(pattern, binding);
        if (!statement) {
            if (proof::needs_no_proof(pattern, binding)) continue;
            return;
        }
        const NodeId node = nodes_.intern(*statement);
        if (known(node, Then::wait)) continue;
        return wait_for(node, index);
    }
    ++counts_.firings;
    ready_.push_back(index);
}

/// Conclusions that neither the graph nor the tables and classes have yet.
std::vector<NodeId> Closure::news(const proof::Rule& rule, std::span<const PointId> binding) {
    std::vector<NodeId> out;
    for (const facts::Pattern& pattern : rule.conclusions) {
        const auto statement = facts::instantiate(pattern, binding);
        if (!statement) continue;
        const NodeId node = nodes_.intern(*statement);
        if (nodes_[node].state == Node::State::in_graph) continue;
        // What tables know under a torsion branch only, or by squares, is worth a proof without them.
        if (!known(node, Then::leave) || nodes_[node].branch || nodes_[node].view > 0) out.push_back(node);
    }
    return out;
}

std::vector<StatementId> Closure::premises(const proof::Rule& rule, std::span<const PointId> binding) {
    std::vector<StatementId> out;
    for (const facts::Pattern& pattern : rule.hypotheses) {
        const auto statement = facts::instantiate(pattern, binding);
        if (!statement) continue;
        const StatementId id = materialise(nodes_.intern(*statement));
        if (std::ranges::find(out, id) == out.end()) out.push_back(id);
    }
    return out;
}

void Closure::fire(std::uint32_t index) {
    const Timed timed(profile_, Part::statements);
    if (options_.every_derivation) return keep(index);
    const auto& match = matches_.instances[instances_[index].match];
    const std::vector<NodeId> conclusions = news(proof::rule(match.rule), matches_.binding(instances_[index].match));
    if (!conclusions.empty()) conclude(index, conclusions);
}

/// What is known to the tables enters as they say it: that came first.
void Closure::keep(std::uint32_t index) {
    const std::size_t match = instances_[index].match;
    const proof::Rule& rule = proof::rule(matches_.instances[match].rule);
    const auto binding = matches_.binding(match);
    conclude(index, news(rule, binding));
    proof::Derivation derivation;
    derivation.reason = proof::Reason::rule;
    derivation.rule = matches_.instances[match].rule;
    derivation.binding.assign(binding.begin(), binding.end());
    derivation.premises = premises(rule, binding);
    for (const facts::Pattern& pattern : rule.conclusions) {
        const auto statement = facts::instantiate(pattern, binding);
        if (!statement) continue;
        derivation.conclusion = materialise(nodes_.intern(*statement));
        derivation.epoch = derivation.conclusion.value;
        if (!is_kept(derivation)) {
            others_.resize(graph_.statements.size());
            others_[derivation.conclusion.index()].emplace_back(graph_.derivations.size());
            graph_.derivations.push_back(derivation);
        }
    }
}

/// Instances that differ by the names of equal things say the same.
bool Closure::is_kept(const proof::Derivation& derivation) const {
    const auto says_same = [&](const proof::Derivation& other) {
        return other.reason == proof::Reason::rule && other.rule == derivation.rule &&
               std::ranges::is_permutation(other.premises, derivation.premises);
    };
    const std::size_t statement = derivation.conclusion.index();
    if (std::ranges::count(derivation.premises, derivation.conclusion) > 0) return true;
    if (says_same(graph_.derivations[graph_.first[statement].index()])) return true;
    return statement < others_.size() && std::ranges::any_of(others_[statement], [&](DerivationId id) {
               return says_same(graph_.derivations[id.index()]);
           });
}

void Closure::conclude(std::uint32_t index, std::span<const NodeId> conclusions) {
    const std::size_t match = instances_[index].match;
    const RuleId id = matches_.instances[match].rule;
    const auto binding = matches_.binding(match);
    const std::vector<StatementId> from = premises(proof::rule(id), binding);
    for (const NodeId node : conclusions) {
        if (nodes_[node].state == Node::State::in_graph) continue;
        proof::Derivation derivation;
        derivation.reason = proof::Reason::rule;
        derivation.premises = from;
        derivation.rule = id;
        derivation.binding.assign(binding.begin(), binding.end());
        enter(node, std::move(derivation));
    }
}

} // namespace porism::reason
