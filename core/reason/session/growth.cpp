// What a statement that has entered the graph changes: rows of the tables, lines and circles.
#include "reason/session/closure.h"

#include <algorithm>

namespace porism::reason {

using facts::Predicate;

void Closure::process(StatementId id) {
    const facts::Statement statement = graph_.statements[id.index()];
    push_equations(id, graph_.derivations[graph_.first[id.index()].index()]);
    if (ended_) return;
    if (statement.predicate() == Predicate::coll || statement.predicate() == Predicate::midp) grow_lines(id);
    if (statement.predicate() == Predicate::cyclic) grow_circles(id);
    wake_waiters(node_of_[id.index()]);
}

void Closure::push_equations(StatementId id, const proof::Derivation& derivation) {
    // Rows that are integral combinations of the others would add nothing.
    if (derivation.reason == proof::Reason::algebra && !nodes_[node_of_[id.index()]].branch) return;
    const auto equations = facts::equations(graph_.statements[id.index()]);
    const bool given = derivation.reason == proof::Reason::given;
    for (std::size_t i = 0; i < equations.size() && !ended_; ++i)
        if (const auto conflict = tables_.push(id, i, equations[i], given)) contradiction(*conflict);
}

void Closure::contradiction(const std::vector<StatementId>& statements) {
    std::string detail = "these statements contradict each other: ";
    for (std::size_t i = 0; i < statements.size(); ++i) {
        if (i > 0) detail += ", ";
        detail += facts::to_string(graph_.statements[statements[i].index()], diagram_.names);
    }
    end(Ending::inconsistent, std::move(detail));
}

void Closure::grow_lines(StatementId id) {
    const auto points = graph_.statements[id.index()].points();
    for (const std::size_t line : lines_.add(points, id.value)) span_line(line);
}

void Closure::grow_circles(StatementId id) {
    const auto points = graph_.statements[id.index()].points();
    const auto changed = circles_.add(points, id.value);
    for (const std::size_t circle : changed) span_circle(circle);
    if (!changed.empty()) wake_concyclic();
}

bool Closure::implied(const facts::Statement& statement) {
    return std::ranges::all_of(facts::equations(statement), [&](const facts::Equation& equation) {
        return tables_.ask(equation, std::nullopt) == Answer::follows;
    });
}

// The equations of the statements with two fixed points give one direction to all pairs of the line.
void Closure::span_line(std::size_t line) {
    const std::vector<PointId> points(lines_.members(line).begin(), lines_.members(line).end());
    for (std::size_t i = 1; i < points.size(); ++i)
        for (std::size_t j = i + 1; j < points.size(); ++j) {
            const PointId triple[] = {points[0], points[i], points[j]};
            if (const auto statement = facts::make(Predicate::coll, triple))
                enter_by_class(*statement, proof::Reason::line_class);
        }
}

// Likewise for circles: with three fixed points all inscribed angles are determined.
void Closure::span_circle(std::size_t circle) {
    const std::vector<PointId> points(circles_.members(circle).begin(), circles_.members(circle).end());
    for (std::size_t i = 2; i < points.size(); ++i)
        for (std::size_t j = i + 1; j < points.size(); ++j) {
            const PointId quadruple[] = {points[0], points[1], points[i], points[j]};
            if (const auto statement = facts::make(Predicate::cyclic, quadruple))
                enter_by_class(*statement, proof::Reason::circle_class);
        }
}

void Closure::enter_by_class(const facts::Statement& statement, proof::Reason reason) {
    const NodeId node = nodes_.intern(statement);
    if (nodes_[node].state == Node::State::in_graph || implied(statement)) return;
    proof::Derivation derivation;
    derivation.reason = reason;
    enter(node, std::move(derivation));
}

void Closure::wake_concyclic() {
    std::vector<NodeId> found;
    std::erase_if(waiting_cyclic_, [&](NodeId node) {
        if (nodes_[node].state != Node::State::open) return true;
        if (!holds_by_class(nodes_[node].statement)) return false;
        found.push_back(node);
        return true;
    });
    for (const NodeId node : found)
        if (known(node, Then::wait)) now_known(node);
}

} // namespace porism::reason
