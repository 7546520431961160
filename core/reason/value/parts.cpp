#include "reason/value/parts.h"

#include "facts/reckoning.h"

#include <algorithm>

namespace porism::reason {

using facts::Polynomial;
using facts::Quantity;
using facts::QuantityKind;
using facts::Relation;
using numbers::Scalar;

std::set<Quantity> quantities_of(const Polynomial& polynomial) {
    std::set<Quantity> out;
    for (const auto& [monomial, coefficient] : polynomial)
        for (const auto& factor : monomial.factors)
            if (factor.quantity.kind() != QuantityKind::number) out.insert(factor.quantity);
    return out;
}

std::uint32_t degree_of(const Polynomial& polynomial) {
    std::uint32_t degree = 0;
    for (const auto& [monomial, coefficient] : polynomial) {
        std::uint32_t here = 0;
        for (const auto& factor : monomial.factors)
            if (factor.quantity.kind() != QuantityKind::number) here += factor.exponent;
        degree = std::max(degree, here);
    }
    return degree;
}

Relation has_value(const Quantity& quantity, const Scalar& value) {
    return *Relation::of(facts::variable(quantity) - facts::constant(value));
}

std::vector<Scalar> admitted(const facts::Roots& roots) {
    std::vector<Scalar> out;
    for (const Scalar& value : roots.values)
        if (facts::admits(roots.quantity, value) != false) out.push_back(value);
    return out;
}

void count_work(std::size_t work) {
    if (facts::Reckoning* const reckoning = facts::Reckoning::current()) reckoning->count(work);
}

void leave_out() {
    if (facts::Reckoning* const reckoning = facts::Reckoning::current()) reckoning->leave_out();
}

bool reckoning_spent() {
    const facts::Reckoning* const reckoning = facts::Reckoning::current();
    return reckoning != nullptr && reckoning->spent();
}

} // namespace porism::reason
