#include "reason/value/search.h"

#include <algorithm>
#include <array>
#include <set>

namespace porism::reason {

using facts::Quantity;
using facts::QuantityKind;

std::optional<std::size_t> valued(Collector& collector, const diagram::Diagram& diagram, const Quantity& quantity,
                                  const facts::Letters& letters, const ValueLimits& limits, const Control& control) {
    const auto search = [&](std::set<Quantity> bases) {
        Propagation propagation(collector.equations(), diagram, letters, std::move(bases), limits, control);
        propagation.run(quantity);
        return propagation;
    };
    Propagation plain = search(collector.letters());
    std::optional<std::size_t> found = plain.value(quantity);
    std::vector<Quantity> tried{quantity};
    std::ranges::move(plain.without_value(), std::back_inserter(tried));
    for (std::size_t i = 0; !found && i < std::min(tried.size(), limits.bases) && !control.stopped(); ++i) {
        std::set<Quantity> bases = collector.letters();
        if (bases.insert(tried[i]).second) found = search(std::move(bases)).value(quantity);
    }
    return found;
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
