// What tables and classes say of a statement that somebody waits for, and how it enters the graph.
#include "reason/session/closure.h"

#include <algorithm>

namespace porism::reason {

bool Closure::holds_by_class(const facts::Statement& statement) const {
    if (statement.predicate() == facts::Predicate::coll) return lines_.holds(statement.points());
    return statement.predicate() == facts::Predicate::cyclic && circles_.holds(statement.points());
}

bool Closure::known(NodeId id, Then then) {
    Node& node = nodes_[id];
    if (node.state != Node::State::open) return node.state != Node::State::hopeless;
    if (holds_by_class(node.statement) || known_by_other_names(id, then)) {
        node.state = Node::State::known;
        node.branch = false;
        return true;
    }
    if (!facts::alternatives(node.statement).empty()) return ask_tables(id, then);
    if (then == Then::wait && !node.waiting && node.statement.predicate() == facts::Predicate::cyclic) {
        node.waiting = true;
        waiting_cyclic_.push_back(id);
    }
    return false;
}

bool Closure::ask_tables(NodeId id, Then then) {
    Node& node = nodes_[id];
    if (node.waiting) return false;
    const Timed timed(profile_, Part::questions);
    const auto alternatives = facts::alternatives(node.statement);
    const auto equations = facts::equations(node.statement);
    bool hopeless = !diagram_.collapses(node.statement); // by other names it may follow all the same
    for (std::size_t view = 0; view < alternatives.size(); ++view) {
        if (!options_.bans.concludes(node.statement.predicate(), equations[alternatives[view].first].table)) {
            hopeless = false; // a class may tell it all the same
            continue;
        }
        if (!meant(alternatives[view], alternatives, equations)) continue;
        Asked& asked = node.asked[view];
        if (!asked.hopeless && !asked.waiting && follows(id, view, alternatives[view], equations, then)) {
            node.state = Node::State::known;
            node.view = static_cast<std::uint8_t>(view);
            node.branch = asked.branch;
            return true;
        }
        hopeless = hopeless && asked.hopeless;
    }
    if (hopeless) node.state = Node::State::hopeless;
    node.waiting = then == Then::wait;
    return false;
}

/// Whether this alternative is to be asked for: with no more equations than it takes, and none of them collapsed.
bool Closure::meant(const facts::Alternative& alternative, std::span<const facts::Alternative> all,
                    std::span<const facts::Equation> equations) const {
    if (facts::asks_too_much(alternative, all)) return false;
    const auto asked = equations.subspan(alternative.first, alternative.count);
    return std::ranges::none_of(asked, [&](const facts::Equation& equation) { return diagram_.collapses(equation); });
}

bool Closure::follows(NodeId id, std::size_t view, const facts::Alternative& alternative,
                      std::span<const facts::Equation> equations, Then then) {
    Asked& asked = nodes_[id].asked[view];
    for (std::size_t i = asked.equation; i < alternative.count; asked.equation = static_cast<std::uint8_t>(++i)) {
        const std::size_t number = alternative.first + i;
        const auto client = then == Then::wait
                                ? std::optional<Client>(static_cast<Client>(id * facts::max_alternatives + view))
                                : std::nullopt;
        const Answer answer = tables_.ask(equations[number], client);
        if (answer == Answer::open) {
            asked.waiting = then == Then::wait;
            return false;
        }
        // The least multiple is not known here: what is in the first branch of a large one is in that of every smaller
        // one.
        constexpr long any_multiple = 1L << 30;
        const auto in_branch = [&] {
            const Timed timed(profile_, Part::branches);
            return branches_.decide(equations[number], any_multiple) == numbers::Decision::yes;
        };
        asked.hopeless = answer == Answer::refused || (answer == Answer::branch && !in_branch());
        if (asked.hopeless) return false;
        asked.branch = asked.branch || answer == Answer::branch;
    }
    return true;
}

void Closure::now_known(NodeId node) {
    const bool tables_learn = nodes_[node].bridge || nodes_[node].view > 0;
    if (nodes_[node].goal || (tables_learn && !holds_by_class(nodes_[node].statement))) materialise(node);
    wake_waiters(node);
}

StatementId Closure::materialise(NodeId id) {
    const Node& node = nodes_[id];
    if (node.state == Node::State::in_graph) return node.id;
    if (node.by_other_names) return enter_by_other_names(id);
    proof::Derivation derivation;
    derivation.reason = proof::Reason::algebra;
    derivation.view = node.view;
    if (holds_by_class(node.statement)) {
        const bool line = node.statement.predicate() == facts::Predicate::coll;
        derivation.reason = line ? proof::Reason::line_class : proof::Reason::circle_class;
        derivation.view = 0;
    }
    return enter(id, std::move(derivation));
}

StatementId Closure::enter(NodeId id, proof::Derivation derivation) {
    const Timed timed(profile_, Part::statements);
    Node& node = nodes_[id];
    const StatementId statement(graph_.statements.size());
    graph_.statements.push_back(node.statement);
    derivation.conclusion = statement;
    derivation.epoch = statement.value;
    graph_.first.emplace_back(graph_.derivations.size());
    graph_.derivations.push_back(std::move(derivation));
    node_of_.push_back(id);
    node.id = statement;
    node.state = Node::State::in_graph;
    return statement;
}

void Closure::wake_waiters(NodeId id) {
    std::uint32_t next = nodes_[id].first_waiter;
    nodes_[id].first_waiter = nodes_[id].last_waiter = none;
    while (next != none && !stopping()) {
        const std::uint32_t instance = next;
        next = instances_[instance].next_waiter;
        instances_[instance].next_waiter = none;
        advance(instance);
    }
}

} // namespace porism::reason
