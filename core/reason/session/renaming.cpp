// What follows once two points are proved to be one: every statement of the one is a statement of the other, with the
// premise that they are one (definition 4).
#include "reason/session/closure.h"

namespace porism::reason {

void Closure::unite_points(StatementId id) {
    const facts::Statement& same = graph_.statements[id.index()];
    if (!points_.join(same[0], same[1], id)) return;
    const std::size_t count = graph_.statements.size();
    for (std::size_t i = 0; i < count; ++i) enter_renamed(StatementId(i));
}

/// A statement of the graph with the earliest names of its points, unless that is known.
void Closure::enter_renamed(StatementId id) {
    const facts::Statement statement = graph_.statements[id.index()];
    if (!points_.renames(statement)) return;
    const auto renamed = points_.renamed(statement);
    if (!renamed || diagram_.collapses(*renamed)) return;
    const NodeId node = nodes_.intern(*renamed);
    // What one table knows the others may still have to learn.
    if (known(node, Then::leave) && !nodes_[node].branch && nodes_[node].view == 0) return;
    if (nodes_[node].state == Node::State::in_graph) return;
    proof::Derivation derivation;
    derivation.reason = proof::Reason::point_class;
    derivation.premises = points_.why(statement);
    derivation.premises.push_back(id);
    enter(node, std::move(derivation));
}

bool Closure::known_by_other_names(NodeId id, Then then) {
    const facts::Statement& statement = nodes_[id].statement;
    if (!points_.renames(statement)) return false;
    const auto renamed = points_.renamed(statement);
    nodes_[id].by_other_names = renamed ? known(nodes_.intern(*renamed), then) : points_.trivial(statement);
    return nodes_[id].by_other_names;
}

StatementId Closure::enter_by_other_names(NodeId id) {
    const facts::Statement statement = nodes_[id].statement;
    proof::Derivation derivation;
    derivation.reason = proof::Reason::point_class;
    derivation.premises = points_.why(statement);
    if (const auto renamed = points_.renamed(statement))
        derivation.premises.push_back(materialise(nodes_.intern(*renamed)));
    return enter(id, std::move(derivation));
}

/// Goals are asked in the names that they were written in.
void Closure::answer_by_other_names() {
    if (!points_.any()) return;
    for (const NodeId goal : goals_)
        if (nodes_[goal].state == Node::State::open && known_by_other_names(goal, Then::wait)) {
            nodes_[goal].state = Node::State::known;
            now_known(goal);
        }
}

} // namespace porism::reason
