#include "reason/session/closure.h"

#include <algorithm>

namespace porism::reason {
namespace {

/// Instances between two looks at the stop token.
constexpr std::size_t stop_interval = 64;

} // namespace

Closure::Closure(const diagram::Diagram& diagram, const Options& options) : diagram_(diagram), options_(options) {}

void Closure::run(const Control& control) {
    add_givens();
    if (settle(control)) {
        add_goals();
        add_instances(control);
    }
    while (settle(control) && !ready_.empty() && !(options_.stop_at_goals && goals_reached())) {
        control.report({"closing", graph_.statements.size(), 0});
        fire_ready(control);
    }
    if (options_.consequences && !ended_ && ready_.empty() && matches_.complete) list_consequences(control);
    update_counts();
}

void Closure::add_givens() {
    for (const diagram::Given& given : diagram_.givens) {
        if (diagram_.speaks_of_merged(given.statement)) continue;
        const NodeId node = nodes_.intern(given.statement);
        if (nodes_[node].state == Node::State::in_graph) continue;
        proof::Derivation derivation;
        derivation.reason = proof::Reason::given;
        derivation.action = given.action;
        enter(node, std::move(derivation));
    }
}

void Closure::add_goals() {
    for (const facts::Statement& goal : options_.goals) {
        const NodeId node = nodes_.intern(goal);
        if (nodes_[node].goal) continue;
        nodes_[node].goal = true;
        goals_.push_back(node);
        if (known(node, Then::wait)) now_known(node);
    }
}

void Closure::add_instances(const Control& control) {
    control.report({"matching", 0, 0});
    matches_ = match_rules(diagram_, options_.banned, options_.limits.matches, control);
    counts_.matches = matches_.instances.size();
    if (!matches_.complete) {
        if (control.stopped()) return end(Ending::stopped, "");
        end(Ending::limit, matches_.limit);
        // What was matched is still closed: the partial closure is worth having.
        ended_ = false;
    }
    instances_.resize(matches_.instances.size());
    for (std::uint32_t i = 0; i < instances_.size() && !ended_; ++i) {
        instances_[i].match = i;
        advance(i);
        if (i % stop_interval == 0 && control.stopped()) end(Ending::stopped, "");
    }
}

/// Takes in new statements and answers until nothing changes. False when the closure has ended.
bool Closure::settle(const Control& control) {
    while (!ended_) {
        while (processed_ < graph_.statements.size() && !ended_) {
            process(StatementId(processed_++));
            check_limits();
            if (control.stopped()) end(Ending::stopped, "");
        }
        if (ended_) break;
        settled_.clear();
        if (!tables_.advance(settled_, control.stop)) end(Ending::stopped, "");
        for (const NodeId node : settled_) {
            nodes_[node].waiting = false;
            if (nodes_[node].state == Node::State::open && known(node, Then::wait)) now_known(node);
        }
        if (settled_.empty() && processed_ == graph_.statements.size()) return true;
    }
    return false;
}

void Closure::fire_ready(const Control& control) {
    std::vector<std::uint32_t> ready;
    ready.swap(ready_);
    std::ranges::sort(ready);
    for (std::size_t i = 0; i < ready.size(); ++i) {
        if (i % stop_interval == 0 && control.stopped()) return end(Ending::stopped, "");
        fire(ready[i]);
        check_limits();
        if (ended_) return;
    }
}

void Closure::update_counts() {
    counts_.pivots = tables_.pivots();
    counts_.row_operations = tables_.row_operations();
    counts_.statements = graph_.statements.size();
}

void Closure::check_limits() {
    if (tables_.pivots() > options_.limits.pivots)
        end(Ending::limit, "the limit of " + std::to_string(options_.limits.pivots) + " pivots");
    if (graph_.statements.size() > options_.limits.statements)
        end(Ending::limit, "the limit of " + std::to_string(options_.limits.statements) + " statements");
}

bool Closure::goals_reached() const {
    return std::ranges::all_of(goals_, [&](NodeId node) { return nodes_[node].state == Node::State::in_graph; });
}

void Closure::end(Ending ending, std::string detail) {
    ended_ = true;
    if (ending_ == Ending::inconsistent) return;
    ending_ = ending;
    ending_detail_ = std::move(detail);
}

// --- nodes

bool Closure::holds_by_class(const facts::Statement& statement) const {
    if (statement.predicate() == facts::Predicate::coll) return lines_.holds(statement.points());
    return statement.predicate() == facts::Predicate::cyclic && circles_.holds(statement.points());
}

bool Closure::known(NodeId id, Then then) {
    Node& node = nodes_[id];
    if (node.state != Node::State::open) return node.state != Node::State::hopeless;
    if (holds_by_class(node.statement)) {
        node.state = Node::State::known;
        node.branch = false;
        return true;
    }
    if (facts::row(node.statement.predicate()).algebraic) return !node.waiting && ask_tables(id, then);
    if (then == Then::wait && !node.waiting && node.statement.predicate() == facts::Predicate::cyclic) {
        node.waiting = true;
        waiting_cyclic_.push_back(id);
    }
    return false;
}

bool Closure::ask_tables(NodeId id, Then then) {
    Node& node = nodes_[id];
    const auto equations = facts::equations(node.statement);
    for (; node.equation < equations.size(); ++node.equation) {
        const auto client = then == Then::wait ? std::optional<Client>(id) : std::nullopt;
        const Answer answer = tables_.ask(equations[node.equation], client);
        if (answer == Answer::open) {
            node.waiting = then == Then::wait;
            return false;
        }
        // The least multiple is not known here: what is in the first branch of a large one is in that of every smaller
        // one.
        constexpr long any_multiple = 1L << 30;
        const bool refused =
            answer == Answer::refused ||
            (answer == Answer::branch && diagram::decide_torsion_branch(diagram_, node.statement, node.equation,
                                                                        any_multiple) != numbers::Decision::yes);
        if (refused) {
            node.state = Node::State::hopeless;
            return false;
        }
        node.branch = node.branch || answer == Answer::branch;
    }
    node.state = Node::State::known;
    return true;
}

void Closure::now_known(NodeId node) {
    if (nodes_[node].goal) materialise(node);
    wake_waiters(node);
}

StatementId Closure::materialise(NodeId id) {
    const Node& node = nodes_[id];
    if (node.state == Node::State::in_graph) return node.id;
    proof::Derivation derivation;
    derivation.reason = proof::Reason::algebra;
    if (holds_by_class(node.statement)) {
        const bool line = node.statement.predicate() == facts::Predicate::coll;
        derivation.reason = line ? proof::Reason::line_class : proof::Reason::circle_class;
    }
    return enter(id, std::move(derivation));
}

StatementId Closure::enter(NodeId id, proof::Derivation derivation) {
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
    while (next != none) {
        const std::uint32_t instance = next;
        next = instances_[instance].next_waiter;
        instances_[instance].next_waiter = none;
        advance(instance);
    }
}

// --- instances

void Closure::wait_for(NodeId id, std::uint32_t instance) {
    Node& node = nodes_[id];
    if (node.last_waiter == none)
        node.first_waiter = instance;
    else
        instances_[node.last_waiter].next_waiter = instance;
    node.last_waiter = instance;
}

void Closure::advance(std::uint32_t index) {
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
        // What tables know under a torsion branch only is worth a proof without one.
        if (!known(node, Then::leave) || nodes_[node].branch) out.push_back(node);
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
    const auto& match = matches_.instances[instances_[index].match];
    const std::vector<NodeId> conclusions = news(proof::rule(match.rule), matches_.binding(instances_[index].match));
    if (!conclusions.empty()) conclude(index, conclusions);
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
