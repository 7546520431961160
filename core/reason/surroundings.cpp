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

IsOne said_to_be_one(const std::vector<facts::Statement>& statements) {
    std::set<facts::Statement> ones;
    for (const facts::Statement& statement : statements)
        if (statement.predicate() == facts::Predicate::same) ones.insert(statement);
    return [ones = std::move(ones)](PointId a, PointId b) {
        if (ones.empty()) return false;
        const auto same = facts::make(facts::Predicate::same, {a.index(), b.index()});
        return same && ones.contains(*same);
    };
}

std::vector<StatementId> ascending(std::vector<StatementId> ids) {
    std::ranges::sort(ids);
    const auto repeated = std::ranges::unique(ids);
    ids.erase(repeated.begin(), repeated.end());
    return ids;
}

} // namespace

Surroundings::Surroundings(const Session& session)
    : session_(&session), source_(session.graph().statements.size()), source_at_first_(source_.size()) {
    const proof::Graph& graph = session.graph();
    for (std::size_t i = 0; i < graph.statements.size(); ++i) {
        pairs_.push_back(pairs_of(graph.statements[i]));
        for (const PointPair& pair : pairs_.back()) speaking_[pair].emplace_back(i);
        if (pairs_.back().empty()) of_no_pair_.emplace_back(i);
        source_at_first_[i] = graph.derivations[graph.first[i].index()].reason != proof::Reason::algebra;
    }
    for (const proof::Derivation& one : graph.derivations)
        if (one.reason != proof::Reason::algebra) source_[one.conclusion.index()] = true;
    const auto is_one = said_to_be_one(graph.statements);
    for (const facts::Statement& statement : graph.statements)
        tellings_.push_back(tellings_of(statement, is_one, session.bans()));
}

std::vector<StatementId> Surroundings::speaking_of(const std::set<PointPair>& pairs) const {
    std::vector<StatementId> out;
    for (const PointPair& pair : pairs)
        if (const auto found = speaking_.find(pair); found != speaking_.end())
            out.insert(out.end(), found->second.begin(), found->second.end());
    return ascending(std::move(out));
}

std::set<StatementId> Surroundings::near(const std::set<StatementId>& from, std::set<PointPair> known, std::size_t most,
                                         const std::function<bool(StatementId)>& admitted) const {
    std::set<StatementId> out = from;
    const auto take = [&](const std::vector<StatementId>& candidates, bool of_known_alone) {
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
    std::vector<StatementId> first = speaking_of(known);
    first.insert(first.end(), of_no_pair_.begin(), of_no_pair_.end());
    take(ascending(std::move(first)), true);
    for (std::set<PointPair> learnt = known; !learnt.empty() && out.size() < most;)
        learnt = take(speaking_of(learnt), false);
    return out;
}

} // namespace porism::reason
