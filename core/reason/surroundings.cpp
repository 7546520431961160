#include "reason/surroundings.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <queue>
#include <utility>

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

/// Several ascending lists as one, each id once.
class Merged {
public:
    void add(const std::vector<StatementId>& list) {
        if (!list.empty()) heads_.push({list.begin(), list.end()});
    }
    std::optional<StatementId> next() {
        while (!heads_.empty()) {
            Head head = heads_.top();
            heads_.pop();
            const StatementId id = *head.at;
            if (++head.at != head.end) heads_.push(head);
            if (!first_ && last_ == id) continue;
            first_ = false;
            last_ = id;
            return id;
        }
        return std::nullopt;
    }

private:
    struct Head {
        std::vector<StatementId>::const_iterator at, end;
        friend bool operator<(const Head& a, const Head& b) { return *b.at < *a.at; }
    };
    std::priority_queue<Head> heads_;
    StatementId last_{0};
    bool first_ = true;
};

} // namespace

Surroundings::Surroundings(const Session& session)
    : session_(&session), source_(session.graph().statements.size()), source_at_first_(source_.size()) {
    const proof::Graph& graph = session.graph();
    for (std::size_t i = 0; i < graph.statements.size(); ++i) {
        pairs_.push_back(pairs_of(graph.statements[i]));
        for (const PointPair& pair : pairs_.back()) speaking_[pair].emplace_back(i);
        if (pairs_.back().empty())
            of_no_pair_.emplace_back(i);
        else
            by_first_pair_[pairs_.back().front()].emplace_back(i);
        source_at_first_[i] = graph.derivations[graph.first[i].index()].reason != proof::Reason::algebra;
    }
    for (const proof::Derivation& one : graph.derivations)
        if (one.reason != proof::Reason::algebra) source_[one.conclusion.index()] = true;
    const auto is_one = said_to_be_one(graph.statements);
    for (const facts::Statement& statement : graph.statements)
        tellings_.push_back(tellings_of(statement, is_one, session.bans()));
}

std::vector<StatementId> Surroundings::of_pairs_alone(const std::set<PointPair>& known) const {
    std::vector<StatementId> out = of_no_pair_;
    for (const PointPair& pair : known)
        if (const auto found = by_first_pair_.find(pair); found != by_first_pair_.end())
            std::ranges::copy_if(found->second, std::back_inserter(out), [&](StatementId id) {
                return std::ranges::all_of(pairs(id), [&](const PointPair& one) { return known.contains(one); });
            });
    std::ranges::sort(out);
    return out;
}

std::set<StatementId> Surroundings::near(const std::set<StatementId>& from, std::set<PointPair> known, std::size_t most,
                                         const std::function<bool(StatementId)>& admitted) const {
    std::set<StatementId> out = from;
    for (const StatementId id : of_pairs_alone(known)) {
        if (out.size() >= most) return out;
        if (admitted(id)) out.insert(id);
    }
    for (std::set<PointPair> learnt = known; !learnt.empty();) {
        Merged speaking;
        for (const PointPair& pair : std::exchange(learnt, {}))
            if (const auto found = speaking_.find(pair); found != speaking_.end()) speaking.add(found->second);
        while (const auto id = speaking.next()) {
            if (out.size() >= most) return out;
            if (out.contains(*id) || !admitted(*id)) continue;
            out.insert(*id);
            for (const PointPair& pair : pairs(*id))
                if (!known.contains(pair)) learnt.insert(pair);
        }
        known.insert(learnt.begin(), learnt.end());
    }
    return out;
}

} // namespace porism::reason
