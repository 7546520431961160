#include "reason/explanations.h"

#include "facts/equation.h"
#include "reason/evidence.h"

#include <algorithm>
#include <set>

namespace porism::reason {
namespace {

using facts::PointPair;
using proof::Explanation;
using proof::Reason;

constexpr std::size_t most_near = 80;     // statements that an explanation is looked for among
constexpr std::size_t most_searches = 12; // for one derivation

std::set<PointPair> pairs_of(const facts::Statement& statement) {
    std::set<PointPair> out;
    for (const facts::Equation& equation : facts::equations(statement))
        for (const facts::PairTerm& term : equation.terms) out.insert(term.pair);
    return out;
}

class Others {
public:
    Others(const Session& session, const proof::Derivation& derivation, const Explanation& first)
        : graph_(session.graph()), bans_(session.bans()), derivation_(derivation), first_(first) {
        for (const facts::Statement& statement : graph_.statements)
            if (statement.predicate() == facts::Predicate::same) ones_.push_back(statement);
        find_near();
    }

    std::optional<Explanation> without(const std::set<StatementId>& left_out) const {
        const auto is_one = [this](PointId a, PointId b) { return said_to_be_one(a, b); };
        Evidence evidence(is_one, bans_);
        for (const StatementId id : near_)
            if (!left_out.contains(id)) evidence.add(id, statement(id));
        const facts::Statement& conclusion = statement(derivation_.conclusion);
        auto found =
            evidence.explain(conclusion, derivation_.view, StatementId(derivation_.epoch), first_.certificates);
        if (!found) return std::nullopt;
        const auto statement_of = [this](StatementId id) -> const facts::Statement& { return statement(id); };
        return without_spare_premises(*std::move(found), conclusion, derivation_.view, statement_of, is_one, bans_);
    }

private:
    const facts::Statement& statement(StatementId id) const { return graph_.statements[id.index()]; }

    bool said_to_be_one(PointId a, PointId b) const {
        const auto same = facts::make(facts::Predicate::same, {a.index(), b.index()});
        return same && std::ranges::find(ones_, *same) != ones_.end();
    }

    /// What came otherwise than by algebra alone, and before.
    std::set<StatementId> sources() const {
        std::set<StatementId> out;
        for (const proof::Derivation& one : graph_.derivations)
            if (one.reason != Reason::algebra && one.conclusion.value < derivation_.epoch &&
                one.conclusion != derivation_.conclusion)
                out.insert(one.conclusion);
        return out;
    }

    /// First what speaks of the same pairs alone, then what hangs together with that, older statements first.
    void find_near() {
        struct Source {
            StatementId id;
            std::set<PointPair> pairs;
        };
        std::vector<Source> left;
        for (const StatementId id : sources()) left.push_back({id, pairs_of(graph_.statements[id.index()])});
        std::set<PointPair> known = pairs_of(graph_.statements[derivation_.conclusion.index()]);
        for (const StatementId id : first_.premises) {
            near_.insert(id);
            known.merge(pairs_of(graph_.statements[id.index()]));
        }
        const auto take = [&](bool all) {
            std::set<PointPair> learnt;
            std::erase_if(left, [&](Source& source) {
                const auto is_known = [&](const PointPair& pair) { return known.contains(pair); };
                const bool near =
                    all ? std::ranges::all_of(source.pairs, is_known) : std::ranges::any_of(source.pairs, is_known);
                if (!near || near_.size() >= most_near) return false;
                near_.insert(source.id);
                learnt.insert(source.pairs.begin(), source.pairs.end());
                return true;
            });
            known.merge(learnt);
        };
        take(true);
        for (std::size_t before = 0; before != near_.size();) {
            before = near_.size();
            take(false);
        }
    }

    const proof::Graph& graph_;
    const proof::Bans& bans_;
    const proof::Derivation& derivation_;
    const Explanation& first_;
    std::vector<facts::Statement> ones_;
    std::set<StatementId> near_;
};

bool says_same(const Explanation& a, const Explanation& b) {
    return std::ranges::is_permutation(a.premises, b.premises);
}

} // namespace

Result<std::vector<Explanation>> explanations(const Session& session, DerivationId of, std::size_t most,
                                              const Control& control) {
    auto first = session.explain(of);
    if (!first) return fail(std::move(first.error()));
    const proof::Derivation& derivation = session.graph().derivations[of.index()];
    std::vector<Explanation> found{*first};
    if (derivation.reason != Reason::algebra || most <= 1) return found;
    const Others others(session, derivation, *first);
    std::vector<std::set<StatementId>> left_out{{}};
    std::size_t searches = 0;
    for (std::size_t i = 0; i < found.size(); ++i)
        for (std::size_t j = 0; j < found[i].premises.size(); ++j) {
            if (found.size() >= most || ++searches > most_searches || control.stopped()) return found;
            std::set<StatementId> without = left_out[i];
            without.insert(found[i].premises[j]);
            auto other = others.without(without);
            if (!other || std::ranges::any_of(found, [&](const auto& one) { return says_same(one, *other); })) continue;
            found.push_back(*std::move(other));
            left_out.push_back(std::move(without));
        }
    return found;
}

} // namespace porism::reason
