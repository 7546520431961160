// An equation all but one of whose quantities are known, taken: what it says of that one.
#include "reason/value/propagation.h"

#include "reason/value/parts.h"

#include <algorithm>
#include <cmath>

namespace porism::reason {
namespace {

using facts::Polynomial;
using facts::Quantity;
using facts::QuantityKind;
using facts::Relation;
using numbers::Scalar;
using proof::Reason;

constexpr double seen_to_hold = 1e-6;
constexpr double last_digits = 1e-12;    // what of an equation between numbers doubles cannot tell
constexpr std::uint32_t most_degree = 2; // of a polynomial of bases

/// Characters of those that are not rational, each once.
std::size_t size_of_numbers(const Polynomial& polynomial) {
    std::set<Quantity> numbers;
    for (const auto& [monomial, coefficient] : polynomial)
        for (const auto& factor : monomial.factors)
            if (factor.quantity.kind() == QuantityKind::number) numbers.insert(factor.quantity);
    std::size_t size = 0;
    for (const Quantity& number : numbers) size += number.text().size();
    return size;
}

/// As whoever reads the equation finds it, which may be written in another way than it was found.
std::optional<Scalar> value_as_read(const Relation& relation) {
    const auto roots = facts::real_roots(relation.polynomial());
    return roots && roots->values.size() == 1 ? std::optional(roots->values.front()) : std::nullopt;
}

bool has_negative(const facts::Roots& roots, const Scalar& value) {
    return std::ranges::any_of(roots.values, [&](const Scalar& other) {
        return facts::vanishes(facts::constant(value) + facts::constant(other));
    });
}

} // namespace

/// The equation with what is known put in.
std::optional<Propagation::Reduced> Propagation::reduced(std::size_t equation) const {
    Reduced out{equations_[equation].relation.polynomial(), {}};
    out.as.reason = Reason::calculation;
    out.as.premises.push_back({std::nullopt, equation});
    out.as.steps = equations_[equation].steps;
    for (const Quantity& quantity : equations_.quantities(equation)) {
        const auto known = known_.find(quantity);
        if (known == known_.end() || known->second.equation == equation) continue;
        if (!put_away(quantity, known->second.equation, out)) return std::nullopt;
    }
    const auto unknown = unknown_in(equation);
    if (const auto equal = unknown.size() > 1 ? joined(unknown) : std::nullopt)
        for (const EqualQuantities::Step& step : equal->steps)
            if (!put_away(step.quantity, step.equation, out)) return std::nullopt;
    out.polynomial = facts::without_common_factors(std::move(out.polynomial));
    return out;
}

bool Propagation::put_away(const Quantity& quantity, std::size_t by, Reduced& in) const {
    auto next = facts::eliminated(in.polynomial, quantity, equations_[by].relation.polynomial());
    if (!next) return false;
    in.polynomial = *std::move(next);
    in.as.premises.push_back({std::nullopt, by});
    in.as.eliminated.push_back(quantity);
    in.as.steps.add(equations_[by].steps);
    return true;
}

std::optional<Polynomial> Propagation::left_of(std::size_t equation) const {
    auto left = reduced(equation);
    if (!left) return std::nullopt;
    return std::move(left->polynomial);
}

/// An equation whose quantities all have values, by other equations: whether doubles show nothing else than that it is
/// true.
bool Propagation::is_plainly_true(std::size_t equation) const {
    double sum = 0, greatest = 0;
    for (const auto& [monomial, coefficient] : equations_[equation].relation.polynomial()) {
        double term = coefficient.get_d();
        for (const auto& [quantity, exponent] : monomial.factors) {
            const auto known = numbers_.find(quantity);
            const bool number = quantity.kind() == QuantityKind::number;
            if (!number && (known == numbers_.end() || known->second.equation == equation)) return false;
            term *= std::pow(number ? numbers::to_double(quantity.constant()) : known->second.about, exponent);
        }
        sum += term;
        greatest = std::max(greatest, std::fabs(term));
    }
    return std::fabs(sum) <= last_digits * greatest;
}

void Propagation::take(std::size_t equation) {
    if (is_plainly_true(equation)) return;
    auto unknown = unknown_in(equation);
    if (unknown.size() > 1) {
        const auto equal = joined(unknown);
        if (!equal || is_equality(equation)) {
            taken_.erase(equation);
            return take_equality(equation);
        }
        unknown = {equal->left};
    }
    auto result = reduced(equation);
    if (!result || result->polynomial.empty()) return;
    if (size_of_numbers(result->polynomial) > written_) return leave_out();
    if (quantities_of(result->polynomial).empty()) return take_numbers_alone(*std::move(result));
    if (unknown.empty()) return take_equation_of_bases(*std::move(result));
    if (quantities_of(result->polynomial) == std::set{unknown.front()})
        take_number(*std::move(result), unknown.front());
    else if (!take_expression(*result, unknown.front()))
        taken_.erase(equation); // it is of use once more is known
}

bool Propagation::is_equality(std::size_t equation) const {
    const auto& quantities = equations_.quantities(equation);
    return joins_ && quantities.size() == 2 &&
           facts::Relation::of(facts::variable(quantities[0]) - facts::variable(quantities[1])) ==
               equations_[equation].relation;
}

std::optional<EqualQuantities::Joined> Propagation::joined(const std::vector<Quantity>& unknown) const {
    if (!joins_) return std::nullopt;
    return equal_.joined(unknown, [this](const Quantity& quantity) { return is_known(quantity); });
}

void Propagation::take_equality(std::size_t equation) {
    if (!is_equality(equation)) return;
    const Quantity one = equations_.quantities(equation)[0], other = equations_.quantities(equation)[1];
    const std::vector<Quantity> moved = equal_.equal_to(one);
    if (!equal_.join(one, other, equation)) return;
    for (const Quantity& quantity : moved) offer_those_with(quantity);
}

bool Propagation::is_true(const Relation& relation) const {
    return !(facts::relative_residual(relation, diagram_.scene_picture.points, letters_) > seen_to_hold);
}

void Propagation::take_numbers_alone(Reduced reduced) {
    auto relation = contradiction_ ? std::nullopt : Relation::of(reduced.polynomial);
    if (!relation || facts::sign_of_numbers(reduced.polynomial).value_or(0) == 0) return;
    contradiction_ = std::move(reduced.as);
    contradiction_->relation = *std::move(relation);
}

/// In another solution an order that is seen here may be another: a root that is no length, or no angle, may be the one
/// of that. The negative of another root is none.
std::vector<Scalar> Propagation::possible(const facts::Roots& roots, const KnownEquation& as) const {
    const std::vector<Scalar> left = admitted(roots);
    const bool all = left.size() == roots.values.size() || std::ranges::all_of(roots.values, [&](const Scalar& value) {
                         return facts::admits(roots.quantity, value) != false || has_negative(roots, value);
                     });
    return all || !equations_.of_one_solution(as) ? left : std::vector<Scalar>{};
}

void Propagation::take_number(Reduced reduced, const Quantity& quantity) {
    const auto roots = facts::real_roots(reduced.polynomial);
    if (!roots) return;
    const auto values = possible(*roots, reduced.as);
    take_values(quantity, values, std::move(reduced.as));
}

std::optional<Propagation::Reduced> Propagation::as_multiple(const Reduced& reduced, const Quantity& quantity) const {
    if (degree_of(reduced.polynomial) < 2) return std::nullopt;
    const auto found = facts::quotients(reduced.polynomial, quantity);
    if (!found || !bases_.contains(found->below) || found->values.size() != 1) return std::nullopt;
    const auto multiple = facts::product(facts::constant(found->values.front()), facts::variable(found->below));
    if (!multiple) return std::nullopt;
    Reduced out{facts::variable(quantity) - *multiple, reduced.as};
    const auto relation = Relation::of(out.polynomial);
    if (!relation || !is_true(*relation)) return std::nullopt;
    return out;
}

bool Propagation::take_expression(const Reduced& reduced, const Quantity& quantity) {
    if (const auto quotient = as_multiple(reduced, quantity)) {
        KnownEquation equation = quotient->as;
        equation.relation = *Relation::of(quotient->polynomial);
        know(quantity, equations_.add(std::move(equation)), false);
        return true;
    }
    auto relation = Relation::of(reduced.polynomial);
    // It must be solvable for the quantity, and be of low degree in the bases.
    const bool solvable = facts::eliminated(facts::variable(quantity), quantity, reduced.polynomial).has_value();
    if (!relation || !solvable || degree_of(reduced.polynomial) > most_degree || !is_true(*relation)) return false;
    const auto coefficient = std::ranges::find_if(reduced.polynomial, [&](const auto& term) {
        return std::ranges::find(term.first.factors, quantity, &facts::Monomial::Factor::quantity) !=
               term.first.factors.end();
    });
    if (coefficient->first.factors.size() != 1) return false;
    if (reduced.as.eliminated.empty()) {
        know(quantity, reduced.as.premises.front().equation, false);
        return true;
    }
    KnownEquation equation = reduced.as;
    equation.relation = *std::move(relation);
    know(quantity, equations_.add(std::move(equation)), false);
    return true;
}

bool Propagation::take_values(const Quantity& quantity, const std::vector<Scalar>& values, KnownEquation as) {
    if (values.size() > 1) {
        const auto [choice, first] = choices_.try_emplace({quantity, values}, as);
        if (!first && as.cost() < choice->second.cost()) choice->second = std::move(as);
        if (first) decide(choice);
        return known_number(quantity);
    }
    if (values.empty() || !is_true(has_value(quantity, values.front()))) return false;
    settle(quantity, values.front(), std::move(as));
    return true;
}

void Propagation::settle(const Quantity& quantity, const Scalar& value, KnownEquation equation) {
    equation.relation = has_value(quantity, value);
    const bool given = equation.eliminated.empty() && equation.premises.size() == 1 && equation.conditions.empty() &&
                       equation.relation == equations_[equation.premises.front().equation].relation;
    const std::size_t index = given ? equation.premises.front().equation : equations_.add(std::move(equation));
    const Scalar said = value_as_read(equations_[index].relation).value_or(value);
    numbers_.insert_or_assign(quantity, KnownNumber{said, index, numbers::to_double(said)});
    const bool base = bases_.erase(quantity) > 0;
    const auto expression = known_.find(quantity);
    const bool is_expressed = expression != known_.end();
    const std::size_t expressing = is_expressed ? expression->second.equation : 0;
    know(quantity, index, true);
    if (base) put_in(quantity);
    if (is_expressed) take_as_equation_of_bases(expressing);
}

/// Of an expression whose quantity has a value now.
void Propagation::take_as_equation_of_bases(std::size_t expression) {
    auto left = reduced(expression);
    if (left && !quantities_of(left->polynomial).empty()) take_equation_of_bases(*std::move(left));
}

} // namespace porism::reason
