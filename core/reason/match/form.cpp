#include "reason/match/form.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace porism::reason {

bool Form::mentions(std::uint8_t letter) const {
    return std::any_of(terms.begin(), terms.begin() + count,
                       [&](const LetterTerm& term) { return term.a == letter || term.b == letter; });
}

double Form::excess(const Figure& figure, const Binding& binding) const {
    double sum = -constant;
    for (std::size_t i = 0; i < count; ++i)
        sum += terms[i].coefficient * figure.quantity(table, binding[terms[i].a], binding[terms[i].b]);
    return sum;
}

bool Form::holds(const Figure& figure, const Binding& binding) const {
    const double sum = excess(figure, binding);
    // A NaN (the pair of a point with itself) fails.
    return std::abs(table == facts::TableKind::direction ? turn_distance(sum) : sum) <= seen_equal;
}

std::vector<Form> forms(const facts::Pattern& pattern, std::size_t letters) {
    std::vector<PointId> identity;
    for (std::size_t i = 0; i < letters; ++i) identity.emplace_back(i);
    std::vector<Form> out;
    const auto statement = facts::instantiate(pattern, identity);
    assert(statement && "a pattern of a rule says something about different letters");
    for (const facts::Equation& equation : facts::equations(*statement)) {
        if (facts::holds_for_one_point(equation.table)) continue;
        assert(equation.terms.size() <= max_terms);
        Form form{equation.table, 0, {}, 0};
        for (const facts::PairTerm& term : equation.terms)
            form.terms[form.count++] = {static_cast<std::uint8_t>(term.pair.first.value),
                                        static_cast<std::uint8_t>(term.pair.second.value),
                                        static_cast<std::int8_t>(term.coefficient)};
        const double constant = equation.constant.get_d();
        form.constant = equation.table == facts::TableKind::direction ? constant : std::log(constant);
        out.push_back(form);
    }
    return out;
}

} // namespace porism::reason
