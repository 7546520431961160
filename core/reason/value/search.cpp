#include "reason/value/search.h"

#include <algorithm>
#include <array>
#include <set>

namespace porism::reason {

using facts::Quantity;
using facts::QuantityKind;

std::optional<Valued> valued(Collector& collector, const diagram::Diagram& diagram, const Quantity& quantity,
                             const facts::Letters& letters, const ValueLimits& limits, const Control& control) {
    const auto search = [&](std::set<Quantity> bases) {
        Propagation propagation(collector.equations(), diagram, letters, std::move(bases), limits, control);
        propagation.run(quantity);
        return propagation;
    };
    using Bases = std::set<Quantity>;
    const Bases letters_alone = collector.letters();
    Propagation plain = search(letters_alone);
    if (const auto found = plain.value(quantity)) return Valued{*found, letters_alone};
    std::vector<Bases> sets;
    const auto also = [&](std::initializer_list<Quantity> more, Bases bases) {
        for (const Quantity& one : more)
            if (!bases.insert(one).second) return;
        if (std::ranges::find(sets, bases) == sets.end()) sets.push_back(std::move(bases));
    };
    also({quantity}, letters_alone);
    const auto unknown = plain.without_value();
    for (std::size_t i = 0; i < unknown.size() && sets.size() < limits.bases; ++i) also({unknown[i]}, letters_alone);
    const std::size_t with_given = limits.bases + limits.bases / 2;
    for (std::size_t i = 0; i < unknown.size() && sets.size() < with_given; ++i)
        if (collector.given().contains(unknown[i])) also({unknown[i]}, letters_alone);
    const std::size_t singles = sets.size();
    const auto pairs = plain.unknown_pairs();
    for (std::size_t i = 0; i < std::min(pairs.size(), limits.bases / 2); ++i)
        also({pairs[i].first, pairs[i].second}, letters_alone);
    for (std::size_t i = 0; i < std::min(sets.size(), singles + limits.bases) && !control.stopped(); ++i) {
        const Propagation by = search(sets[i]);
        if (const auto found = by.value(quantity)) return Valued{*found, sets[i]};
        if (i >= singles) continue;
        if (const auto next = by.unknown_pairs(); !next.empty()) also({next.front().first}, sets[i]);
    }
    return std::nullopt;
}

std::optional<Valued> valued_by_unit(Collector& collector, const diagram::Diagram& diagram, const Quantity& quantity,
                                     const Quantity& unit, const facts::Letters& letters, const ValueLimits& limits,
                                     const Control& control) {
    std::set<Quantity> bases = collector.letters();
    for (std::size_t more = 0; more <= most_units && !control.stopped(); ++more) {
        Propagation propagation(collector.equations(), diagram, letters, bases, limits, control);
        propagation.measure_in(unit);
        propagation.run(quantity);
        if (const auto found = propagation.value(quantity)) return Valued{*found, bases};
        const auto next = propagation.open_quantity(QuantityKind::length);
        if (!next) return std::nullopt;
        bases.insert(*next);
    }
    return std::nullopt;
}

std::vector<KnownValue> values_of(const Propagation& propagation, const Equations& equations) {
    std::vector<KnownValue> out;
    for (const auto& [quantity, equation] : propagation.values()) {
        const facts::Relation& relation = equations[equation].relation;
        const auto roots = facts::real_roots(relation.polynomial());
        if (roots) out.push_back({quantity, roots->values.front(), facts::make(relation)});
    }
    return out;
}

Quantity angle_of(const Quantity& quantity) {
    constexpr std::array functions{QuantityKind::sine, QuantityKind::cosine, QuantityKind::tangent};
    const bool of_an_angle = std::ranges::find(functions, quantity.kind()) != functions.end();
    return of_an_angle ? *Quantity::of(QuantityKind::angle, quantity.points()) : quantity;
}

} // namespace porism::reason
