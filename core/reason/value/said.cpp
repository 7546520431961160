#include "reason/value/said.h"

#include "facts/solving.h"
#include "reason/value/outright.h"
#include "reason/value/propagation.h"
#include "reason/value/search.h"

#include <algorithm>
#include <map>
#include <ranges>
#include <set>
#include <utility>

namespace porism::reason {
namespace {

using facts::Quantity;
using facts::QuantityKind;
using facts::Relation;

/// The equations that say quantities, as numbers or by others.
using SaidBy = std::map<Quantity, std::size_t>;
/// The same in the order in which they are put in.
using SaidInTurn = std::vector<std::pair<Quantity, std::size_t>>;

/// An equation into which quantities are put.
struct PutIn {
    facts::Polynomial left;
    KnownEquation as; ///< a calculation from what was put in
};

template<class By>
std::optional<PutIn> put_in(const Relation& wanted, const By& by, const Equations& equations) {
    PutIn out{wanted.polynomial(), {}};
    out.as.relation = wanted;
    out.as.reason = proof::Reason::calculation;
    for (const auto& [quantity, equation] : by) {
        auto left = facts::eliminated(out.left, quantity, equations[equation].relation.polynomial());
        if (!left) return std::nullopt;
        out.left = *std::move(left);
        out.as.premises.push_back({std::nullopt, equation});
        out.as.eliminated.push_back(quantity);
        out.as.steps.add(equations[equation].steps);
    }
    return out;
}

/// That nothing is left of the equation: 0 = 0.
template<class By>
std::optional<std::size_t> said_by(const Relation& wanted, const By& by, Equations& equations) {
    auto all_in = by.empty() ? std::optional<PutIn>() : put_in(wanted, by, equations);
    if (!all_in || !facts::vanishes(all_in->left)) return std::nullopt;
    return equations.add(std::move(all_in->as));
}

/// Of all these, where each has one. They are found without trying unknown quantities as such: most goals have none.
std::optional<SaidBy> values_of_all(std::span<const Quantity> quantities, Collector& collector, const SaidIn& in) {
    SaidBy out;
    ValueLimits plain = in.limits;
    plain.bases = 0;
    for (const Quantity& quantity : quantities) {
        const auto value = valued(collector, in.diagram, quantity, in.letters, plain, in.control);
        if (!value) return std::nullopt;
        out.emplace(quantity, value->equation);
    }
    return out;
}

std::optional<SaidBy> values_in(const Relation& wanted, Collector& collector, const SaidIn& in) {
    return values_of_all(wanted.quantities(), collector, in);
}

std::optional<std::size_t> said_by_values(const Relation& wanted, Collector& collector, const SaidIn& in) {
    const auto values = values_in(wanted, collector, in);
    return values ? said_by(wanted, *values, collector.equations()) : std::nullopt;
}

/// Of the quantities of an equation those that another has not.
std::vector<Quantity> besides(const Relation& equation, const Relation& wanted) {
    std::vector<Quantity> out;
    std::ranges::set_difference(equation.quantities(), wanted.quantities(), std::back_inserter(out));
    return out;
}

/// By an equation that speaks of all its quantities, and the values of the others: "∠ABC + ∠ACB = 120" by the sum of
/// the angles and ∠BAC = 60, though the two have values that do not show it.
std::optional<std::size_t> said_by_one(const Relation& wanted, Collector& collector, const SaidIn& in) {
    constexpr std::size_t most_others = 4;
    const std::size_t count = collector.equations().size();
    for (std::size_t i = 0; i < count; ++i) {
        const Relation equation = collector.equations()[i].relation;
        const auto others = besides(equation, wanted);
        const std::size_t shared = equation.quantities().size() - others.size();
        if (others.empty() || others.size() > most_others || shared < wanted.quantities().size()) continue;
        const auto values = values_of_all(others, collector, in);
        if (!values) continue;
        SaidInTurn by{{wanted.quantities().front(), i}};
        by.insert(by.end(), values->begin(), values->end());
        if (const auto found = said_by(wanted, by, collector.equations())) return found;
    }
    return std::nullopt;
}

/// Equations between two quantities, one of which is among some, by the other one.
using Pairs = std::multimap<Quantity, std::size_t>;

Pairs pairs_among(const Equations& equations, const std::vector<Quantity>& quantities) {
    Pairs out;
    for (std::size_t i = 0; i < equations.size(); ++i)
        if (equations.quantities(i).size() == 2)
            for (const bool first : {true, false}) {
                const auto& both = equations.quantities(i);
                if (std::ranges::binary_search(quantities, first ? both.back() : both.front()))
                    out.emplace(first ? both.front() : both.back(), i);
            }
    return out;
}

/// The pair by which a quantity is one of these.
std::optional<std::size_t> pair_into(const Quantity& quantity, const std::vector<Quantity>& others, const Pairs& pairs,
                                     const Equations& equations) {
    const auto [begin, end] = pairs.equal_range(quantity);
    for (auto pair = begin; pair != end; ++pair) {
        const auto& both = equations.quantities(pair->second);
        if (std::ranges::binary_search(others, both.front() == quantity ? both.back() : both.front()))
            return pair->second;
    }
    return std::nullopt;
}

/// The equation with the quantities of these pairs put away, where that is the one that is wanted.
std::optional<std::size_t> left_by_pairs(const Relation& wanted, std::size_t equation, const SaidInTurn& pairs,
                                         Equations& equations) {
    KnownEquation out;
    out.relation = wanted;
    out.reason = proof::Reason::calculation;
    out.premises.push_back({std::nullopt, equation});
    out.steps.add(equations[equation].steps);
    facts::Polynomial left = equations[equation].relation.polynomial();
    for (const auto& [quantity, pair] : pairs) {
        auto without = facts::eliminated(left, quantity, equations[pair].relation.polynomial());
        if (!without) return std::nullopt;
        left = *std::move(without);
        out.premises.push_back({std::nullopt, pair});
        out.eliminated.push_back(quantity);
        out.steps.add(equations[pair].steps);
    }
    if (Relation::of(left) != wanted && Relation::of(facts::without_common_factors(left)) != wanted)
        return std::nullopt;
    return equations.add(std::move(out));
}

/// By an equation that speaks of multiples of some of its quantities: "AB² + AC² = 2 AM² + 2 BM²" by the length of the
/// median, which speaks of BC, and BC = 2 BM.
std::optional<std::size_t> said_by_multiples(const Relation& wanted, Collector& collector, const SaidIn&) {
    constexpr std::size_t most_others = 3;
    Equations& equations = collector.equations();
    const Pairs pairs = pairs_among(equations, wanted.quantities());
    const std::size_t count = pairs.empty() ? 0 : equations.size();
    for (std::size_t i = 0; i < count; ++i) {
        const Relation equation = equations[i].relation;
        const auto others = besides(equation, wanted);
        const bool shares = others.size() < equation.quantities().size();
        if (!shares || others.empty() || others.size() > most_others) continue;
        SaidInTurn by;
        for (const Quantity& one : others)
            if (const auto pair = pair_into(one, wanted.quantities(), pairs, equations)) by.emplace_back(one, *pair);
        if (by.size() < others.size()) continue;
        if (const auto found = left_by_pairs(wanted, i, by, equations)) return found;
    }
    return std::nullopt;
}

/// That an equation between lengths holds once all of them are put into it as multiples of one.
std::optional<std::size_t> said_by_unit(const Relation& wanted, Collector& collector, const SaidIn& in) {
    const std::vector<Quantity>& quantities = wanted.quantities();
    const auto is_length = [](const Quantity& one) { return one.kind() == QuantityKind::length; };
    if (quantities.size() < 2 || !std::ranges::all_of(quantities, is_length)) return std::nullopt;
    const Quantity& unit = quantities.back();
    const auto first =
        valued_by_unit(collector, in.diagram, quantities.front(), unit, in.letters, in.limits, in.control);
    if (const auto known = collector.equations().find(wanted); known || !first || quantities.size() == 2) return known;
    Propagation propagation(collector.equations(), in.diagram, in.letters, first->bases, in.limits, in.control);
    propagation.measure_in(unit);
    propagation.run();
    SaidBy multiples;
    for (const Quantity& quantity : quantities | std::views::take(quantities.size() - 1)) {
        const auto multiple = propagation.value(quantity);
        if (!multiple) return std::nullopt;
        multiples.emplace(quantity, *multiple);
    }
    return said_by(wanted, multiples, collector.equations());
}

/// By the others as unknowns: "∠ABC + ∠ACB = 90" where ∠ACB is 90 less ∠ABC.
std::optional<std::size_t> said_by_others(const Relation& wanted, const Quantity& quantity, Collector& collector,
                                          const SaidIn& in) {
    std::set<Quantity> bases = collector.letters();
    std::ranges::copy_if(wanted.quantities(), std::inserter(bases, bases.end()),
                         [&](const Quantity& other) { return other != quantity; });
    Propagation propagation(collector.equations(), in.diagram, in.letters, std::move(bases), in.limits, in.control);
    propagation.join_equal_quantities();
    propagation.run();
    SaidBy known;
    for (const auto& [one, equation] : propagation.known())
        if (std::ranges::find(wanted.quantities(), one) != wanted.quantities().end()) known.emplace(one, equation);
    return known.contains(quantity) ? said_by(wanted, known, collector.equations()) : std::nullopt;
}

/// Such expressions are of the first degree.
std::optional<std::size_t> said_by_expressions(const Relation& wanted, Collector& collector, const SaidIn& in) {
    constexpr std::size_t most_quantities = 6;
    const std::vector<Quantity>& quantities = wanted.quantities();
    if (quantities.size() < 2 || quantities.size() > most_quantities) return std::nullopt;
    for (const Quantity& quantity : quantities | std::views::reverse)
        if (const auto found = said_by_others(wanted, quantity, collector, in)) return found;
    return std::nullopt;
}

} // namespace

std::optional<std::size_t> said(const Relation& wanted, Collector& collector, const SaidIn& in) {
    if (wanted.quantities().empty()) return std::nullopt; // of numbers alone
    if (const auto known = collector.equations().find(wanted)) return known;
    if (const auto quantity = value_said_by(wanted)) {
        valued(collector, in.diagram, *quantity, in.letters, in.limits, in.control);
        if (const auto known = collector.equations().find(wanted)) return known;
    }
    for (const auto way : {said_by_values, said_by_one, said_by_multiples, said_by_unit, said_by_expressions})
        if (const auto found = way(wanted, collector, in)) return found;
    return std::nullopt;
}

std::vector<facts::Statement> refuting_values(const Relation& wanted, Collector& collector, const SaidIn& in) {
    std::vector<facts::Statement> out;
    const auto values = values_in(wanted, collector, in);
    const auto all_in = values ? put_in(wanted, *values, collector.equations()) : std::nullopt;
    if (!all_in || facts::sign_of_numbers(all_in->left).value_or(0) == 0) return out;
    for (const auto& [quantity, equation] : *values)
        out.push_back(facts::make(collector.equations()[equation].relation));
    return out;
}

} // namespace porism::reason
