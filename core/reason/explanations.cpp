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

constexpr std::size_t most_near = 80; // statements that an explanation is looked for among

std::vector<StatementId> ascending(std::vector<StatementId> ids) {
    std::ranges::sort(ids);
    return ids;
}

class Others {
public:
    Others(const Surroundings& around, const proof::Derivation& derivation, const Explanation& first,
           const Dependents* dependents)
        : around_(around), graph_(around.session().graph()), bans_(around.session().bans()), derivation_(derivation),
          first_(first) {
        if (dependents != nullptr) excluded_ = dependents->of(derivation.conclusion);
        find_near();
    }

    /// Nothing where an explanation was found before that uses the same statements.
    std::optional<Explanation> without(const std::set<StatementId>& left_out, std::uint8_t view) {
        const facts::Statement& conclusion = statement(derivation_.conclusion);
        Evidence evidence(bans_, tables_of(conclusion, view));
        for (const StatementId id : near_)
            if (!left_out.contains(id)) evidence.add(id, around_.tellings(id));
        const auto most = view == derivation_.view ? first_.certificates : halves(conclusion, view);
        auto found = evidence.explain(conclusion, view, after_all(), most);
        if (!found || !seen_.emplace(view, ascending(found->premises)).second) return std::nullopt;
        const auto told_by = [this](StatementId id) { return around_.tellings(id); };
        return without_spare_premises(*std::move(found), conclusion, view, told_by, bans_);
    }

    std::size_t views() const { return facts::alternatives(statement(derivation_.conclusion)).size(); }

private:
    /// Certificates of which only the multiples count.
    static std::vector<proof::Certificate> halves(const facts::Statement& conclusion, std::uint8_t view) {
        return std::vector(facts::alternatives(conclusion).at(view).count, proof::Certificate{{}, 2, 0});
    }

    const facts::Statement& statement(StatementId id) const { return graph_.statements[id.index()]; }

    StatementId after_all() const {
        return StatementId(near_.empty() ? derivation_.epoch : std::max(derivation_.epoch, near_.rbegin()->value + 1));
    }

    bool may_explain(StatementId one) const {
        if (one == derivation_.conclusion) return false;
        if (one.value < derivation_.epoch) return around_.is_source(one);
        return !excluded_.empty() && !excluded_[one.index()] && around_.is_source_at_first(one);
    }

    void find_near() {
        const std::set<StatementId> premises(first_.premises.begin(), first_.premises.end());
        const auto& own = around_.pairs(derivation_.conclusion);
        std::set<PointPair> known(own.begin(), own.end());
        for (const StatementId id : premises) known.insert(around_.pairs(id).begin(), around_.pairs(id).end());
        near_ = around_.near(premises, std::move(known), most_near, [this](StatementId id) { return may_explain(id); });
    }

    const Surroundings& around_;
    const proof::Graph& graph_;
    const proof::Bans& bans_;
    const proof::Derivation& derivation_;
    const Explanation& first_;
    std::set<StatementId> near_;
    std::set<std::pair<std::uint8_t, std::vector<StatementId>>> seen_;
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

Result<std::vector<Explanation>> explanations(const Surroundings& around, DerivationId of,
                                              const ExplanationLimits& limits, const Control& control,
                                              const Dependents* dependents) {
    const Session& session = around.session();
    auto first = session.explain(of);
    if (!first) return fail(std::move(first.error()));
    const proof::Derivation& derivation = session.graph().derivations[of.index()];
    std::vector<Explanation> found{*first};
    if (derivation.reason != Reason::algebra || limits.most <= 1 || limits.searches == 0) return found;
    Others others(around, derivation, *first, dependents);
    std::vector<std::set<StatementId>> left_out{{}};
    std::size_t searches = 0;
    const auto ended = [&] { return found.size() >= limits.most || searches >= limits.searches || control.stopped(); };
    const auto look = [&](const std::set<StatementId>& without, std::uint8_t view) {
        ++searches;
        auto other = others.without(without, view);
        if (!other || std::ranges::any_of(found, [&](const auto& one) { return says_same(one, *other); })) return;
        found.push_back(*std::move(other));
        left_out.push_back(without);
    };
    for (std::size_t view = 0; view < others.views() && !ended(); ++view)
        if (view != first->view) look({}, static_cast<std::uint8_t>(view));
    for (std::size_t i = 0; i < found.size(); ++i)
        for (std::size_t j = 0; j < found[i].premises.size(); ++j) {
            if (ended()) return found;
            std::set<StatementId> without = left_out[i];
            without.insert(found[i].premises[j]);
            look(without, found[i].view);
        }
    return found;
}

} // namespace porism::reason
