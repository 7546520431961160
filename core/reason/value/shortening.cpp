#include "reason/value/shortening.h"

#include "facts/reckoning.h"
#include "facts/solving.h"
#include "reason/path.h"
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
using LeftOut = Equations::LeftOut;

constexpr std::size_t short_enough = 2;      // steps
constexpr std::uint64_t most_copied = 40000; // equations, over all trials
constexpr std::uint64_t part_of_work = 4;    // of what a search may calculate, all trials together
constexpr std::uint64_t part_of_tried = 20;  // of the equations that a search may try, each trial

/// How long the value is that a path concludes.
std::size_t written(const proof::Path& path) {
    const auto roots = facts::real_roots(path.goal().relation()->polynomial());
    return roots ? roots->values.front().text().size() : SIZE_MAX;
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
        learn_costs(equations_, first_);
        for (std::size_t known = 0; known < costs_.size() && is_worth_it();) {
            known = costs_.size();
            becomes_shorter({}, {}, Free::nothing);
        }
        while (is_worth_it() &&
               (becomes_shorter({}, {}) || becomes_shorter_by_one() || becomes_shorter_without_one())) {
        }
        return std::move(best_);
    }

private:
    enum class Free { nothing, what_the_path_says };

    bool is_worth_it() const {
        return proof::length(best_) > short_enough && copies_ > 0 && !reckoning_.spent() && !search_.control.stopped();
    }

    bool becomes_shorter_without_one() {
        const std::set<Relation> sources = sources_;
        return std::ranges::any_of(sources, [&](const Relation& one) {
            return (equations_.has_other(one) && becomes_shorter(LeftOut{one, false}, {})) ||
                   becomes_shorter(LeftOut{one, true}, {});
        });
    }

    /// With a quantity as a base, what equals it is put into an equation that is then of it alone: another way, to
    /// which what the path says is of no use.
    bool becomes_shorter_by_one() {
        return std::ranges::any_of(valued_by(best_), [&](const Quantity& one) { return becomes_shorter({}, one); });
    }

    bool becomes_shorter(const std::optional<LeftOut>& left_out, const std::optional<Quantity>& base,
                         Free what = Free::what_the_path_says) {
        if (!is_worth_it()) return false;
        --copies_;
        std::set<Statement> free;
        if (!base && what == Free::what_the_path_says)
            for (const proof::Step& step : best_.steps) free.insert(step.conclusion);
        Equations trial = equations_.another(collected_, left_out, free, costs_);
        std::set<Quantity> bases = search_.bases;
        if (base) bases.insert(*base);
        Propagation propagation(trial, search_.diagram, search_.letters, std::move(bases), limits_, search_.control);
        propagation.run(search_.quantity);
        const auto found = propagation.value(search_.quantity);
        if (found) learn_costs(trial, *found);
        if (!found || (trial.of_one_solution(*found) && !needs_order_)) return false;
        auto path = trial.path_to(*found, search_.control);
        if (!path || proof::length(*path) >= proof::length(best_) || written(*path) > written(best_)) return false;
        best_ = *std::move(path);
        sources_ = trial.sources_of(*found);
        return true;
    }

    /// What algebra says is taken to be cheap until it is looked at.
    void learn_costs(const Equations& equations, std::size_t equation) {
        for (const StatementId statement : equations.statements_below(equation)) {
            if (costs_.contains(statement)) continue;
            const auto path = path_to(equations_.session(), statement, search_.control);
            if (path) costs_[statement] = static_cast<double>(proof::length(*path));
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
    Equations::Costs costs_; ///< of what paths so far rest on
    std::uint64_t copies_;
    facts::Reckoning reckoning_;
};

} // namespace

proof::Path shortened(FoundPath first, const Equations& equations, std::size_t collected, const Search& search) {
    return Shortening(std::move(first), equations, collected, search).run();
}

} // namespace porism::reason
