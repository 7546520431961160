#include "reason/session/nodes.h"

namespace porism::reason {

NodeId Nodes::intern(const facts::Statement& statement) {
    const auto [at, fresh] = ids_.try_emplace(statement, static_cast<NodeId>(nodes_.size()));
    if (fresh) nodes_.emplace_back().statement = statement;
    return at->second;
}

std::optional<NodeId> Nodes::find(const facts::Statement& statement) const {
    const auto found = ids_.find(statement);
    if (found == ids_.end()) return std::nullopt;
    return found->second;
}

} // namespace porism::reason
