#include "workflow/solve/named_quotient.h"

#include <algorithm>

namespace porism::workflow {
namespace {

using facts::Monomial;
using facts::Quantity;

/// The other factor of a product of two; empty where the letter is none of them.
std::optional<Quantity> times_letter(const Monomial& term, const Quantity& letter) {
    if (term.factors.size() != 2 || term.degree() != 2) return std::nullopt;
    const bool first = term.factors.front().quantity == letter;
    if (!first && term.factors.back().quantity != letter) return std::nullopt;
    return (first ? term.factors.back() : term.factors.front()).quantity;
}

std::optional<NamedQuotient> quotient_in(const facts::Polynomial& equation, const Quantity& letter) {
    if (equation.size() != 2 || equation.begin()->second != -equation.rbegin()->second) return std::nullopt;
    for (const auto& [product, amount] : {std::pair(equation.begin()->first, equation.rbegin()->first),
                                          std::pair(equation.rbegin()->first, equation.begin()->first)}) {
        const auto below = times_letter(product, letter);
        if (below && amount.degree() == 1) return NamedQuotient{amount.factors.front().quantity, *below};
    }
    return std::nullopt;
}

} // namespace

std::optional<NamedQuotient> quotient_asked(const scene::Question& question, const scene::Scene& scene) {
    if (!question.quantity || question.quantity->kind() != facts::QuantityKind::letter) return std::nullopt;
    for (const scene::Action& action : scene.actions())
        if (action.states && action.states->relation())
            if (auto found = quotient_in(action.states->relation()->polynomial(), *question.quantity)) return found;
    return std::nullopt;
}

} // namespace porism::workflow
