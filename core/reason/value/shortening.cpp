#include "reason/value/shortening.h"

#include "facts/reckoning.h"
#include "facts/solving.h"
#include "reason/value/parts.h"

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

namespace porism::reason {
namespace {

using facts::Quantity;
using facts::Relation;
using facts::Statement;

constexpr std::size_t short_enough = 2;      // steps
constexpr std::uint64_t most_copied = 40000; // equations, over all trials
constexpr std::uint64_t part_of_work = 4;    // of what a search may calculate, all trials together
constexpr std::uint64_t part_of_tried = 20;  // of the equations that a search may try, each trial

/// How long the value is that a path concludes, or the quotient.
std::size_t written(const proof::Path& path) {
    const Relation& said = *path.goal().relation();
    if (const auto roots = facts::real_roots(said.polynomial())) return roots->values.front().text().size();
    const auto quotients = facts::quotients(said.polynomial(), said.quantities().front());
    return quotients && !quotients->values.empty() ? quotients->values.front().text().size() : SIZE_MAX;
}

/// That a calculation of the path gives a value, each once.
std::set<Quantity> valued_by(const proof::Path& path) {
    std::set<Quantity> out;
    for (const proof::Step& step : path.steps) {
        if (step.reason != proof::Reason::calculation || step.conclusion.relation() == nullptr) continue;
        const auto quantities = quantities_of(step.conclusion.relation()->polynomial());
        if (quantities.size() == 1) out.insert(*quantities.begin());
    }
    return out;
}

bool is_function(const Quantity& quantity) {
    using enum facts::QuantityKind;
    return quantity.kind() == sine || quantity.kind() == cosine || quantity.kind() == tangent;
}

/// An equation that says the relation, or all that do.
struct LeftOut {
    Relation relation;
    bool altogether;
};

/// A search of another kind than the first.
struct AnotherSearch {
    std::optional<LeftOut> left_out = {};
    std::optional<Quantity> base = {}; ///< what equals it is put into an equation that is then of it alone
    bool uses_path = false;            ///< what the path says costs nothing
    bool joins = false;                ///< quantities that are equal
    bool with_functions = true;        ///< sines, cosines and tangents

    bool admits(const KnownEquation& equation, bool is_other) const {
        if (!with_functions && std::ranges::any_of(equation.relation.quantities(), is_function)) return false;
        return !left_out || equation.relation != left_out->relation || (is_other && !left_out->altogether);
    }
};

class Shortening {
public:
    Shortening(FoundPath first, const Equations& equations, std::size_t collected, const Search& search)
        : equations_(equations), collected_(collected), search_(search), limits_(search.limits), first_(first.equation),
          needs_order_(equations.of_one_solution(first_)), best_(std::move(first.path)),
          sources_(equations.sources_of(first_)), copies_(most_copied / std::max<std::size_t>(collected, 1)) {
        limits_.tried = search.limits.tried / part_of_tried;
        reckoning_.allow(search.limits.work / part_of_work);
    }

    proof::Path run() {
        learn_paths(equations_, first_);
        look_until_paths_are_known({});
        while (is_worth_it() && (becomes_shorter({.uses_path = true}) || becomes_shorter_by_one() ||
                                 becomes_shorter_without_one() || becomes_shorter_anew())) {
        }
        return std::move(best_);
    }

private:
    bool is_worth_it() const {
        return proof::length(best_) > short_enough && copies_ > 0 && !reckoning_.spent() && !search_.control.stopped();
    }

    bool look_until_paths_are_known(const AnotherSearch& trial) {
        bool shorter = false;
        std::size_t known = 0;
        do {
            known = paths_.size();
            shorter = becomes_shorter(trial) || shorter;
        } while (known < paths_.size() && is_worth_it());
        return shorter;
    }

    bool becomes_shorter_anew() {
        return look_until_paths_are_known({.with_functions = false}) || look_until_paths_are_known({.joins = true}) ||
               look_until_paths_are_known({.joins = true, .with_functions = false});
    }

    bool becomes_shorter_without_one() {
        const std::set<Relation> sources = sources_;
        return std::ranges::any_of(sources, [&](const Relation& one) {
            return (equations_.has_other(one) &&
                    becomes_shorter({.left_out = LeftOut{one, false}, .uses_path = true})) ||
                   becomes_shorter({.left_out = LeftOut{one, true}, .uses_path = true});
        });
    }

    bool becomes_shorter_by_one() {
        return std::ranges::any_of(valued_by(best_),
                                   [&](const Quantity& one) { return becomes_shorter({.base = one}); });
    }

    std::set<Statement> said_by_path() const {
        std::set<Statement> out;
        for (const proof::Step& step : best_.steps) out.insert(step.conclusion);
        return out;
    }

    bool becomes_shorter(const AnotherSearch& trial) {
        if (!is_worth_it()) return false;
        --copies_;
        const auto admits = [&](const KnownEquation& one, bool is_other) { return trial.admits(one, is_other); };
        const std::set<Statement> free = trial.uses_path ? said_by_path() : std::set<Statement>{};
        Equations equations = equations_.another(collected_, admits, free, paths_);
        std::set<Quantity> bases = search_.bases;
        if (trial.base) bases.insert(*trial.base);
        Propagation propagation(equations, search_.diagram, search_.letters, std::move(bases), limits_,
                                search_.control);
        if (trial.joins) propagation.join_equal_quantities();
        if (search_.unit) propagation.measure_in(*search_.unit);
        propagation.run(search_.quantity);
        const auto found = propagation.value(search_.quantity);
        if (found) learn_paths(equations, *found);
        if (!found || (equations.of_one_solution(*found) && !needs_order_)) return false;
        auto path = equations.path_to(*found, search_.control);
        if (!path || proof::length(*path) >= proof::length(best_) || written(*path) > written(best_)) return false;
        best_ = *std::move(path);
        sources_ = equations.sources_of(*found);
        return true;
    }

    /// What algebra says is taken to be cheap until it is looked at.
    void learn_paths(const Equations& equations, std::size_t equation) {
        for (const StatementId statement : equations.statements_below(equation)) {
            if (paths_.contains(statement)) continue;
            auto path = equations_.path_to(statement, search_.control);
            if (path) paths_.emplace(statement, *std::move(path));
        }
    }

    const Equations& equations_;
    std::size_t collected_;
    const Search& search_;
    ValueLimits limits_;
    std::size_t first_;
    bool needs_order_;
    proof::Path best_;
    std::set<Relation> sources_;
    Equations::Paths paths_; ///< to what paths so far rest on
    std::uint64_t copies_;
    facts::Reckoning reckoning_;
};

} // namespace

proof::Path shortened(FoundPath first, const Equations& equations, std::size_t collected, const Search& search) {
    return Shortening(std::move(first), equations, collected, search).run();
}

} // namespace porism::reason
