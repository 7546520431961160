// Statements that a search for values has found, and the closure that goes on with them.
#include "reason/session/closure.h"

namespace porism::reason {

StatementId Closure::take(const Told& told) {
    const NodeId node = nodes_.intern(told.statement);
    if (nodes_[node].state == Node::State::in_graph) return nodes_[node].id;
    proof::Derivation derivation;
    derivation.reason = told.reason;
    derivation.premises = told.premises;
    derivation.rule = told.rule;
    derivation.binding = told.binding;
    if (told.reason == proof::Reason::calculation)
        graph_.calculations.emplace(DerivationId(graph_.derivations.size()), told.calculated);
    const StatementId id = enter(node, std::move(derivation));
    settle({});
    update_counts();
    return id;
}

void Closure::go_on(const Control& control) {
    if (ended_) return;
    stop_ = control.stop;
    finish(control);
    stop_ = {};
    sight_.reset();
}

void Closure::contradict_by(std::span<const StatementId> statements) {
    contradiction({statements.begin(), statements.end()});
}

} // namespace porism::reason
