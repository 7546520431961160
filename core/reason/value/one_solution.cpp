#include "reason/value/one_solution.h"

#include "proof/trace.h"

#include <algorithm>
#include <array>

namespace porism::reason {

using facts::Statement;

bool OneSolution::is_seen(const Statement& condition) const {
    using enum facts::Predicate;
    constexpr std::array orders{sameclock, sameside, nsameside, acute_angle, obtuse_angle, same_side_of, apart_by};
    return diagram_.solution && std::ranges::find(orders, condition.predicate()) != orders.end() &&
           !diagram::is_meant(diagram_, condition);
}

bool OneSolution::any_seen(std::span<const Statement> conditions) const {
    return std::ranges::any_of(conditions, [&](const Statement& condition) { return is_seen(condition); });
}

bool OneSolution::is_known(StatementId statement) const {
    return statement.index() < carried_.size() && carried_[statement.index()];
}

bool OneSolution::step_does(StatementId statement, std::vector<StatementId>& premises) const {
    const proof::Graph& graph = session_.graph();
    const DerivationId first = graph.first[statement.index()];
    if (graph.derivations[first.index()].reason == proof::Reason::given) return false;
    auto explanation = session_.explain(first);
    if (!explanation) return true;
    premises = explanation->premises;
    const proof::Step step = proof::step_of(graph, statement, *std::move(explanation));
    return any_seen(step.conditions) || !proof::branches(step).empty();
}

bool OneSolution::carries(StatementId statement) {
    if (!diagram_.solution) return false;
    struct Open {
        StatementId statement;
        std::vector<StatementId> premises;
    };
    const auto open = [this](StatementId of) {
        Open out{of, {}};
        if (step_does(of, out.premises)) carried_[of.index()] = true;
        return out;
    };
    carried_.resize(session_.graph().statements.size());
    std::vector<Open> stack;
    if (!is_known(statement)) stack.push_back(open(statement));
    while (!stack.empty()) {
        const StatementId top = stack.back().statement;
        auto& premises = stack.back().premises;
        if (is_known(top)) {
            stack.pop_back();
        } else if (premises.empty()) {
            carried_[top.index()] = false;
            stack.pop_back();
        } else if (is_known(premises.back())) {
            if (*carried_[premises.back().index()])
                carried_[top.index()] = true;
            else
                premises.pop_back();
        } else {
            stack.push_back(open(premises.back()));
        }
    }
    return *carried_[statement.index()];
}

} // namespace porism::reason
