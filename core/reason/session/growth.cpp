// What a statement that has entered the graph changes: rows of the tables, lines and circles.
#include "reason/session/agreement.h"
#include "reason/session/closure.h"

#include <algorithm>
#include <array>

namespace porism::reason {

using facts::Predicate;

void Closure::process(StatementId id) {
    const facts::Statement statement = graph_.statements[id.index()];
    if (statement.predicate() == Predicate::same) unite_points(id);
    enter_renamed(id);
    // Of points in one place: said to conclude that they are one, and of no use to tables and classes.
    if (diagram_.senseless(statement)) return wake_waiters(node_of_[id.index()]);
    push_equations(id, graph_.derivations[graph_.first[id.index()].index()]);
    if (ended_) return;
    if (statement.predicate() == Predicate::coll || statement.predicate() == Predicate::midp) grow_lines(id);
    if (statement.predicate() == Predicate::cyclic) grow_circles(id);
    wake_waiters(node_of_[id.index()]);
}

void Closure::push_equations(StatementId id, const proof::Derivation& derivation) {
    const Timed timed(profile_, Part::rows);
    const facts::Statement& statement = graph_.statements[id.index()];
    // Rows that are integral combinations of the others would add nothing.
    facts::Alternative known;
    if (derivation.reason == proof::Reason::algebra && !nodes_[node_of_[id.index()]].branch)
        known = facts::alternatives(statement).at(derivation.view);
    const auto equations = facts::telling_equations(statement);
    const bool given = derivation.reason == proof::Reason::given;
    for (std::size_t i = 0; i < equations.size() && !ended_; ++i) {
        if ((i >= known.first && i < known.end()) || diagram_.collapses(equations[i])) continue;
        if (!options_.bans.takes(statement.predicate(), equations[i].table)) continue;
        if (const auto conflict = tables_.push(id, i, equations[i], given)) contradiction(*conflict);
    }
}

void Closure::contradiction(const std::vector<StatementId>& statements) {
    std::vector<facts::Statement> support;
    for (const StatementId id : givens_of(statements)) support.push_back(graph_.statements[id.index()]);
    contradict(std::move(support));
}

/// What these rest on, oldest first; one that cannot be explained stands for itself.
std::set<StatementId> Closure::givens_of(std::vector<StatementId> statements) const {
    std::set<StatementId> seen, out;
    while (!statements.empty()) {
        const StatementId id = statements.back();
        statements.pop_back();
        if (!seen.insert(id).second) continue;
        const DerivationId first = graph_.first[id.index()];
        const bool given = graph_.derivations[first.index()].reason == proof::Reason::given;
        const auto explanation = given ? Result<proof::Explanation>{} : explain(first);
        if (given || !explanation)
            out.insert(id);
        else
            statements.insert(statements.end(), explanation->premises.begin(), explanation->premises.end());
    }
    return out;
}

void Closure::grow_lines(StatementId id) {
    const Timed timed(profile_, Part::classes);
    const auto points = graph_.statements[id.index()].points();
    for (const std::size_t line : lines_.add(points, id.value)) span_line(line);
}

void Closure::grow_circles(StatementId id) {
    const Timed timed(profile_, Part::classes);
    const auto points = graph_.statements[id.index()].points();
    const auto changed = circles_.add(points, id.value);
    for (const std::size_t circle : changed) span_circle(circle);
    if (!changed.empty()) wake_concyclic();
}

bool Closure::implied(const facts::Statement& statement) {
    const Timed timed(profile_, Part::questions);
    return std::ranges::all_of(facts::telling_equations(statement), [&](const facts::Equation& equation) {
        return tables_.ask(equation, std::nullopt) == Answer::follows;
    });
}

// The equations of the statements with two fixed points give one direction to all pairs of the line. Points in the
// place of the first are fixed in turn: a statement of both would say nothing.
void Closure::span_line(std::size_t line) {
    const std::vector<PointId> points(lines_.members(line).begin(), lines_.members(line).end());
    for (const PointId first : points) {
        if (!diagram_.one_place(first, points[0])) continue;
        for (std::size_t i = 1; i < points.size(); ++i)
            for (std::size_t j = i + 1; j < points.size(); ++j)
                span(Predicate::coll, std::array{first, points[i], points[j]}, proof::Reason::line_class);
    }
}

// Likewise for circles: with three fixed points all inscribed angles are determined.
void Closure::span_circle(std::size_t circle) {
    const std::vector<PointId> points(circles_.members(circle).begin(), circles_.members(circle).end());
    const auto second = std::ranges::find_if(points, [&](PointId p) { return !diagram_.one_place(p, points[0]); });
    for (const PointId first : points) {
        for (const PointId other : points) {
            if (!diagram_.one_place(first, points[0]) || !diagram_.one_place(other, *second)) continue;
            for (std::size_t i = 1; i < points.size(); ++i)
                for (std::size_t j = i + 1; j < points.size(); ++j)
                    span(Predicate::cyclic, std::array{first, other, points[i], points[j]},
                         proof::Reason::circle_class);
        }
    }
}

void Closure::span(Predicate predicate, std::span<const PointId> points, proof::Reason reason) {
    const auto statement = facts::make(predicate, points);
    if (statement && !diagram_.collapses(*statement)) enter_by_class(*statement, reason);
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
        if (!stopping() && known(node, Then::wait)) now_known(node);
}

} // namespace porism::reason
