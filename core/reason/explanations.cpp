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
    Others(const Session& session, const proof::Derivation& derivation, const Explanation& first,
           const Dependents* dependents)
        : graph_(session.graph()), bans_(session.bans()), derivation_(derivation), first_(first) {
        if (dependents != nullptr) excluded_ = dependents->of(derivation.conclusion);
        for (const facts::Statement& statement : graph_.statements)
            if (statement.predicate() == facts::Predicate::same) ones_.push_back(statement);
        find_near();
    }

    std::optional<Explanation> without(const std::set<StatementId>& left_out, std::uint8_t view) const {
        const auto is_one = [this](PointId a, PointId b) { return said_to_be_one(a, b); };
        Evidence evidence(is_one, bans_);
        for (const StatementId id : near_)
            if (!left_out.contains(id)) evidence.add(id, statement(id));
        const facts::Statement& conclusion = statement(derivation_.conclusion);
        const auto most = view == derivation_.view ? first_.certificates : halves(conclusion, view);
        auto found = evidence.explain(conclusion, view, after_all(), most);
        if (!found) return std::nullopt;
        const auto statement_of = [this](StatementId id) -> const facts::Statement& { return statement(id); };
        return without_spare_premises(*std::move(found), conclusion, view, statement_of, is_one, bans_);
    }

    std::size_t views() const { return facts::alternatives(statement(derivation_.conclusion)).size(); }

private:
    /// Certificates of which only the multiples count.
    static std::vector<proof::Certificate> halves(const facts::Statement& conclusion, std::uint8_t view) {
        return std::vector(facts::alternatives(conclusion).at(view).count, proof::Certificate{{}, 2, 0});
    }

    const facts::Statement& statement(StatementId id) const { return graph_.statements[id.index()]; }

    bool said_to_be_one(PointId a, PointId b) const {
        const auto same = facts::make(facts::Predicate::same, {a.index(), b.index()});
        return same && std::ranges::find(ones_, *same) != ones_.end();
    }

    StatementId after_all() const {
        return StatementId(near_.empty() ? derivation_.epoch : std::max(derivation_.epoch, near_.rbegin()->value + 1));
    }

    bool may_explain(const proof::Derivation& one) const {
        if (one.reason == Reason::algebra || one.conclusion == derivation_.conclusion) return false;
        if (one.conclusion.value < derivation_.epoch) return true;
        return !excluded_.empty() && !excluded_[one.conclusion.index()] &&
               graph_.first[one.conclusion.index()] ==
                   DerivationId(static_cast<std::size_t>(&one - graph_.derivations.data()));
    }

    /// What came otherwise than by algebra alone.
    std::set<StatementId> sources() const {
        std::set<StatementId> out;
        for (const proof::Derivation& one : graph_.derivations)
            if (may_explain(one)) out.insert(one.conclusion);
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
    std::vector<bool> excluded_; ///< by statement; empty where only older ones are used
};

bool says_same(const Explanation& a, const Explanation& b) {
    return std::ranges::is_permutation(a.premises, b.premises);
}

} // namespace

Dependents::Dependents(const Session& session, const Control& control) : premises_(session.graph().statements.size()) {
    for (; known_ < premises_.size() && !control.stopped(); ++known_)
        if (auto first = session.explain(session.graph().first[known_])) premises_[known_] = std::move(first->premises);
}

std::vector<bool> Dependents::of(StatementId statement) const {
    std::vector<bool> out(premises_.size(), false);
    out[statement.index()] = true;
    for (std::size_t i = statement.index() + 1; i < out.size(); ++i)
        out[i] = i >= known_ || std::ranges::any_of(premises_[i], [&](StatementId one) { return out[one.index()]; });
    return out;
}

Result<std::vector<Explanation>> explanations(const Session& session, DerivationId of, std::size_t most,
                                              const Control& control, const Dependents* dependents) {
    auto first = session.explain(of);
    if (!first) return fail(std::move(first.error()));
    const proof::Derivation& derivation = session.graph().derivations[of.index()];
    std::vector<Explanation> found{*first};
    if (derivation.reason != Reason::algebra || most <= 1) return found;
    const Others others(session, derivation, *first, dependents);
    std::vector<std::set<StatementId>> left_out{{}};
    std::size_t searches = 0;
    const auto look = [&](const std::set<StatementId>& without, std::uint8_t view) {
        auto other = others.without(without, view);
        if (!other || std::ranges::any_of(found, [&](const auto& one) { return says_same(one, *other); })) return;
        found.push_back(*std::move(other));
        left_out.push_back(without);
    };
    for (std::size_t view = 0; view < others.views() && found.size() < most; ++view)
        if (view != first->view) look({}, static_cast<std::uint8_t>(view));
    for (std::size_t i = 0; i < found.size(); ++i)
        for (std::size_t j = 0; j < found[i].premises.size(); ++j) {
            if (found.size() >= most || ++searches > most_searches || control.stopped()) return found;
            std::set<StatementId> without = left_out[i];
            without.insert(found[i].premises[j]);
            look(without, found[i].view);
        }
    return found;
}

} // namespace porism::reason
