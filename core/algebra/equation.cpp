#include "algebra/equation.h"

#include <algorithm>
#include <cassert>
#include <map>

namespace porism::algebra {

Equation normalized(Equation equation) {
    auto& terms = equation.terms;
    std::sort(terms.begin(), terms.end());
    std::size_t kept = 0;
    for (std::size_t i = 0; i < terms.size();) {
        Term sum{terms[i].var, 0};
        for (; i < terms.size() && terms[i].var == sum.var; ++i) {
            [[maybe_unused]] const bool overflow =
                __builtin_add_overflow(sum.coefficient, terms[i].coefficient, &sum.coefficient);
            assert(!overflow);
        }
        if (sum.coefficient != 0) terms[kept++] = sum;
    }
    terms.resize(kept);
    return equation;
}

bool verify(TableKind kind, const Certificate& certificate, std::span<const Equation> rows, const Equation& target) {
    if (certificate.multiple <= 0) return false;
    if (kind == TableKind::real && certificate.turns != 0) return false;
    std::map<Var, Integer> terms;
    Rational constant = -Rational(certificate.turns);
    const auto add = [&](const Equation& equation, const Integer& factor) {
        for (const auto& term : equation.terms) terms[term.var] += factor * numbers::from_int64(term.coefficient);
        constant += factor * equation.constant;
    };
    for (const auto& [row, factor] : certificate.combination) {
        if (row >= rows.size()) return false;
        add(rows[row], factor);
    }
    add(target, -certificate.multiple);
    return constant == 0 &&
           std::all_of(terms.begin(), terms.end(), [](const auto& entry) { return entry.second == 0; });
}

} // namespace porism::algebra
