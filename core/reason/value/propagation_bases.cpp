// Equations between base quantities, solved together.
#include "reason/value/propagation.h"

#include "reason/value/parts.h"

#include <algorithm>
#include <utility>

namespace porism::reason {

using facts::Polynomial;
using facts::Quantity;
using facts::Relation;
using proof::Reason;

void Propagation::take_equation_of_bases(Reduced reduced) {
    const auto is_base = [this](const Quantity& quantity) { return bases_.contains(quantity); };
    if (!std::ranges::all_of(quantities_of(reduced.polynomial), is_base) || solve_base(reduced)) return;
    auto relation = Relation::of(reduced.polynomial);
    if (!relation || quantities_of(reduced.polynomial).empty() || !is_true(*relation)) return;
    KnownEquation equation = std::move(reduced.as);
    equation.relation = *std::move(relation);
    const std::size_t index =
        equation.eliminated.empty() ? equation.premises.front().equation : equations_.add(std::move(equation));
    if (std::ranges::find(of_bases_, index) == of_bases_.end()) of_bases_.push_back(index);
}

bool Propagation::solve_base(Reduced reduced) {
    const auto base = facts::only_quantity(reduced.polynomial);
    const auto roots = base && bases_.contains(*base) ? facts::real_roots(reduced.polynomial) : std::nullopt;
    if (!roots) return false;
    const auto values = possible(*roots, reduced.as);
    return take_values(*base, values, std::move(reduced.as));
}

/// Of two equations of bases the first is put into the second, or what both say without one of the bases is looked at.
bool Propagation::combine_equations_of_bases() {
    for (std::size_t i = 0; i < of_bases_.size(); ++i)
        for (std::size_t j = 0; j < of_bases_.size(); ++j) {
            if (i == j || !combined_.insert({of_bases_[i], of_bases_[j]}).second) continue;
            if (combine(of_bases_[i], of_bases_[j])) return true;
            if (reckoning_spent() || control_.stopped()) return false;
        }
    return false;
}

bool Propagation::combine(std::size_t by, std::size_t in) {
    for (const Quantity& base : equations_.quantities(by)) {
        if (!bases_.contains(base)) continue;
        auto next = without_base(in, base, by);
        if (next && solve_base(*std::move(next))) return true;
    }
    return false;
}

std::optional<Propagation::Reduced> Propagation::without_base(std::size_t in, const Quantity& base,
                                                              std::size_t by) const {
    const Polynomial &one = equations_[in].relation.polynomial(), &other = equations_[by].relation.polynomial();
    count_work(one.size() + other.size());
    auto next = facts::consequence(one, base, other);
    if (!next || next->empty()) return std::nullopt;
    Reduced out{facts::without_common_factors(*std::move(next)), {}};
    out.as.reason = Reason::calculation;
    out.as.premises = {{std::nullopt, in}, {std::nullopt, by}};
    out.as.eliminated = {base};
    out.as.steps = equations_[in].steps;
    out.as.steps.add(equations_[by].steps);
    return out;
}

/// Which of its values a base has is open, and some expressions of it have one value all the same.
bool Propagation::reduce_expressions() {
    const std::map<Quantity, Known> known = known_;
    for (const std::size_t by : of_bases_) {
        const auto base = facts::only_quantity(equations_[by].relation.polynomial());
        if (!base) continue;
        for (const auto& [quantity, expression] : known) {
            if (expression.number || !combined_.insert({by, expression.equation}).second) continue;
            if (reckoning_spent() || control_.stopped()) return false;
            auto next = without_base(expression.equation, *base, by);
            if (next && take_only_value(*std::move(next), quantity)) return true;
        }
        if (wanted_ && reduce_wanted(by, *base)) return true;
    }
    return false;
}

bool Propagation::reduce_wanted(std::size_t by, const Quantity& base) {
    const auto about = with_.find(*wanted_);
    if (about == with_.end()) return false;
    for (const std::size_t equation : std::vector(about->second)) {
        if (unknown_in(equation) != std::vector{*wanted_} || !combined_.insert({by, equation}).second) continue;
        auto with_base = reduced(equation);
        if (!with_base || !quantities_of(with_base->polynomial).contains(base)) continue;
        auto relation = Relation::of(with_base->polynomial);
        if (!relation || !is_true(*relation)) continue;
        std::size_t index = equation;
        if (!with_base->as.eliminated.empty()) {
            with_base->as.relation = *std::move(relation);
            index = equations_.add(std::move(with_base->as));
        }
        auto next = without_base(index, base, by);
        if (next && take_only_value(*std::move(next), *wanted_)) return true;
    }
    return false;
}

bool Propagation::take_only_value(Reduced reduced, const Quantity& quantity) {
    if (facts::only_quantity(reduced.polynomial) != quantity) return false;
    const auto roots = facts::real_roots(reduced.polynomial);
    const auto values = roots ? possible(*roots, reduced.as) : std::vector<numbers::Scalar>{};
    return values.size() == 1 && take_values(quantity, values, std::move(reduced.as));
}

/// By the others of an equation of the first degree, when nothing else is left.
bool Propagation::express_a_base() {
    const auto found = std::ranges::find_if(of_bases_, [&](std::size_t equation) {
        return equations_.quantities(equation).size() > 1 && degree_of(equations_[equation].relation.polynomial()) == 1;
    });
    if (found == of_bases_.end()) return false;
    const Quantity base = equations_.quantities(*found).back();
    bases_.erase(base);
    put_in(base);
    return true;
}

/// What was known by the base is known as a number, or by the other bases.
void Propagation::put_in(const Quantity& base) {
    std::vector<std::size_t> equations = std::exchange(of_bases_, {});
    for (const auto& [quantity, known] : known_)
        if (!known.number) equations.push_back(known.equation);
    std::map<Quantity, Known> rest;
    for (auto& [quantity, known] : known_)
        if (known.number) rest.emplace(quantity, known);
    known_ = std::move(rest);
    for (const std::size_t equation : equations) {
        taken_.erase(equation);
        for (const Quantity& quantity : equations_.quantities(equation)) {
            auto& all = with_[quantity];
            if (std::ranges::find(all, equation) == all.end()) all.push_back(equation);
        }
        offer(equation);
    }
    offer_those_with(base);
}

} // namespace porism::reason
