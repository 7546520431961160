#include "reason/surroundings.h"

#include <algorithm>

namespace porism::reason {

using facts::PointPair;

namespace {

std::vector<PointPair> pairs_of(const facts::Statement& statement) {
    std::set<PointPair> out;
    for (const facts::Equation& equation : facts::equations(statement))
        for (const facts::PairTerm& term : equation.terms) out.insert(term.pair);
    return {out.begin(), out.end()};
}

} // namespace

Surroundings::Surroundings(const Session& session)
    : session_(&session), source_(session.graph().statements.size()), source_at_first_(source_.size()) {
    const proof::Graph& graph = session.graph();
    for (std::size_t i = 0; i < graph.statements.size(); ++i) {
        pairs_.push_back(pairs_of(graph.statements[i]));
        for (const PointPair& pair : pairs_.back()) speaking_[pair].emplace_back(i);
        if (pairs_.back().empty()) of_no_pair_.emplace_back(i);
        if (graph.statements[i].predicate() == facts::Predicate::same) ones_.push_back(graph.statements[i]);
        source_at_first_[i] = graph.derivations[graph.first[i].index()].reason != proof::Reason::algebra;
    }
    for (const proof::Derivation& one : graph.derivations)
        if (one.reason != proof::Reason::algebra) source_[one.conclusion.index()] = true;
}

std::set<StatementId> Surroundings::speaking_of(const std::set<PointPair>& pairs) const {
    std::set<StatementId> out;
    for (const PointPair& pair : pairs)
        if (const auto found = speaking_.find(pair); found != speaking_.end())
            out.insert(found->second.begin(), found->second.end());
    return out;
}

std::set<StatementId> Surroundings::near(const std::set<StatementId>& from, std::set<PointPair> known, std::size_t most,
                                         const std::function<bool(StatementId)>& admitted) const {
    std::set<StatementId> out = from;
    const auto take = [&](const std::set<StatementId>& candidates, bool of_known_alone) {
        std::set<PointPair> learnt;
        for (const StatementId id : candidates) {
            if (out.size() >= most) break;
            const auto& pairs = this->pairs(id);
            const bool alone = std::ranges::all_of(pairs, [&](const PointPair& pair) { return known.contains(pair); });
            if (out.contains(id) || (of_known_alone && !alone) || !admitted(id)) continue;
            out.insert(id);
            for (const PointPair& pair : pairs)
                if (!known.contains(pair)) learnt.insert(pair);
        }
        known.insert(learnt.begin(), learnt.end());
        return learnt;
    };
    std::set<StatementId> first = speaking_of(known);
    first.insert(of_no_pair_.begin(), of_no_pair_.end());
    take(first, true);
    for (std::set<PointPair> learnt = known; !learnt.empty() && out.size() < most;)
        learnt = take(speaking_of(learnt), false);
    return out;
}

} // namespace porism::reason
