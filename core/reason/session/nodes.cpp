#include "reason/session/nodes.h"

#include <utility>

namespace porism::reason {

NodeId Nodes::among(NodeId first, const facts::Statement& statement) const {
    while (first != none && nodes_[first].statement != statement) first = nodes_[first].next_of_hash;
    return first;
}

NodeId Nodes::intern(const facts::Statement& statement) {
    const auto next = static_cast<NodeId>(nodes_.size());
    const auto [at, fresh] = first_of_hash_.try_emplace(statement.hash(), next);
    if (!fresh)
        if (const NodeId known = among(at->second, statement); known != none) return known;
    Node& node = nodes_.emplace_back();
    node.statement = statement;
    if (!fresh) node.next_of_hash = std::exchange(at->second, next);
    return next;
}

std::optional<NodeId> Nodes::find(const facts::Statement& statement) const {
    const auto first = first_of_hash_.find(statement.hash());
    const NodeId known = first == first_of_hash_.end() ? none : among(first->second, statement);
    return known == none ? std::nullopt : std::optional(known);
}

} // namespace porism::reason
