#include "proof/calculated.h"

#include <algorithm>
#include <utility>

namespace porism::proof {

using facts::Polynomial;
using facts::Roots;
using facts::Statement;

std::optional<Polynomial> put_together(const Step& step, std::span<const Statement> premises) {
    const auto is_equation = [](const Statement& premise) { return premise.relation() != nullptr; };
    if (premises.size() <= step.eliminated.size() || !std::ranges::all_of(premises, is_equation)) return std::nullopt;
    std::optional<Polynomial> result = premises.front().relation()->polynomial();
    for (std::size_t i = 0; result && i < step.eliminated.size(); ++i)
        result = facts::consequence(*result, step.eliminated[i], premises[i + 1].relation()->polynomial());
    return result;
}

std::optional<Roots> values_left(const Step& step, std::span<const Statement> premises) {
    const auto left = put_together(step, premises);
    const auto wanted =
        step.conclusion.relation() ? facts::only_quantity(step.conclusion.relation()->polynomial()) : std::nullopt;
    auto roots = left && wanted ? facts::real_roots(facts::without_common_factors(*left)) : std::nullopt;
    if (!roots || roots->quantity == *wanted) return roots;
    if (!step.eliminated.empty() || roots->values.size() != 1) return std::nullopt;
    auto values = facts::function_values(*wanted, roots->quantity, roots->values.front());
    if (values.empty()) return std::nullopt;
    return Roots{*wanted, std::move(values)};
}

facts::Trial tried(const Step& step, std::span<const Statement> premises, const facts::Quantity& quantity,
                   const numbers::Scalar& value) {
    std::vector<Polynomial> equations;
    for (const Statement& premise : premises)
        if (premise.relation() != nullptr) equations.push_back(premise.relation()->polynomial());
    return facts::tried(quantity, value, equations, step.conditions);
}

} // namespace porism::proof
