#include "reason/value/propagation.h"

#include "facts/reckoning.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <ranges>

namespace porism::reason {
namespace {

using facts::Polynomial;
using facts::Quantity;
using facts::QuantityKind;
using facts::Relation;
using numbers::Scalar;
using proof::Reason;

constexpr double seen_equal = 1e-6;
constexpr double last_digits = 1e-12;    // what of an equation between numbers doubles cannot tell
constexpr std::uint32_t most_degree = 2; // of a polynomial of bases

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

void count_work(std::size_t work) {
    if (facts::Reckoning* const reckoning = facts::Reckoning::current()) reckoning->count(work);
}

bool reckoning_spent() {
    const facts::Reckoning* const reckoning = facts::Reckoning::current();
    return reckoning != nullptr && reckoning->spent();
}

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

Relation has_value(const Quantity& quantity, const Scalar& value) {
    return *Relation::of(facts::variable(quantity) - facts::constant(value));
}

/// Roots that the kind of the quantity admits; empty also where it cannot be told.
std::vector<Scalar> admitted(const facts::Roots& roots) {
    std::vector<Scalar> out;
    for (const Scalar& value : roots.values)
        if (facts::admits(roots.quantity, value) != false) out.push_back(value);
    return out;
}

} // namespace

Propagation::Propagation(Equations& equations, const diagram::Diagram& diagram, const facts::Letters& letters,
                         std::set<Quantity> bases, const ValueLimits& limits, const Control& control)
    : equations_(equations), diagram_(diagram), letters_(letters), bases_(std::move(bases)), left_(limits.tried),
      written_(limits.written), control_(control) {
    for (const diagram::Given& order : diagram_.guarantees) orders_.push_back(order.statement);
    for (std::size_t i = 0; i < equations_.size(); ++i)
        for (const Quantity& quantity : equations_.quantities(i)) with_[quantity].push_back(i);
}

bool Propagation::known_number(const std::optional<Quantity>& quantity) const {
    if (!quantity) return false;
    const auto found = known_.find(*quantity);
    return found != known_.end() && found->second.number;
}

std::optional<std::size_t> Propagation::value(const Quantity& quantity) const {
    if (!known_number(quantity)) return std::nullopt;
    return known_.at(quantity).equation;
}

std::vector<Quantity> Propagation::without_value() const {
    std::vector<Quantity> out;
    for (const auto& [quantity, equations] : with_)
        if (!known_number(quantity)) out.push_back(quantity);
    std::ranges::stable_sort(out, std::greater{}, [&](const Quantity& quantity) { return with_.at(quantity).size(); });
    return out;
}

std::vector<std::pair<Quantity, std::size_t>> Propagation::known() const {
    std::vector<std::pair<Quantity, std::size_t>> out;
    for (const auto& [quantity, known] : known_) out.emplace_back(quantity, known.equation);
    return out;
}

std::vector<std::pair<Quantity, std::size_t>> Propagation::values() const {
    std::vector<std::pair<Quantity, std::size_t>> out;
    for (const auto& [quantity, known] : known_)
        if (known.number) out.emplace_back(quantity, known.equation);
    return out;
}

void Propagation::run(const std::optional<Quantity>& wanted) {
    wanted_ = wanted;
    offer_all();
    while (!done()) {
        if (settle_cheapest()) continue;
        if (queue_.empty()) {
            if (decide_one()) continue;
            const std::size_t before = known_.size(), bases = bases_.size();
            combine_equations_of_bases();
            if (known_.size() == before && bases_.size() == bases && !decide_one()) return;
            continue;
        }
        const Candidate next = queue_.top();
        queue_.pop();
        spent_ = left_ == 0 || reckoning_spent() || control_.stopped();
        if (spent_ || !taken_.insert(next.equation).second) continue;
        --left_;
        take(next.equation);
    }
}

std::vector<Quantity> Propagation::unknown_in(std::size_t equation) const {
    std::vector<Quantity> out;
    for (const Quantity& quantity : equations_.quantities(equation))
        if (!known_.contains(quantity) && !bases_.contains(quantity)) out.push_back(quantity);
    return out;
}

void Propagation::offer(std::size_t equation) {
    if (taken_.contains(equation) || unknown_in(equation).size() > 1) return;
    double cost = equations_[equation].cost;
    count_work(equations_.quantities(equation).size());
    for (const Quantity& quantity : equations_.quantities(equation)) {
        const auto known = known_.find(quantity);
        if (known != known_.end()) cost += equations_[known->second.equation].cost;
    }
    queue_.push({cost, equation});
}

void Propagation::offer_all() {
    for (std::size_t i = 0; i < equations_.size(); ++i) offer(i);
}

void Propagation::offer_those_with(const Quantity& quantity) {
    const auto found = with_.find(quantity);
    if (found == with_.end()) return;
    for (const std::size_t equation : found->second) offer(equation);
}

/// The equation with what is known put in.
std::optional<Propagation::Reduced> Propagation::reduced(std::size_t equation) const {
    Reduced out{equations_[equation].relation.polynomial(), {}};
    out.as.reason = Reason::calculation;
    out.as.premises.push_back({std::nullopt, equation});
    out.as.cost = equations_[equation].cost + 1;
    for (const Quantity& quantity : equations_.quantities(equation)) {
        const auto known = known_.find(quantity);
        if (known == known_.end() || known->second.equation == equation) continue;
        auto next =
            facts::eliminated(out.polynomial, quantity, equations_[known->second.equation].relation.polynomial());
        if (!next) return std::nullopt;
        out.polynomial = *std::move(next);
        out.as.premises.push_back({std::nullopt, known->second.equation});
        out.as.eliminated.push_back(quantity);
        out.as.cost += equations_[known->second.equation].cost;
    }
    out.polynomial = facts::without_common_factors(std::move(out.polynomial));
    return out;
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
    const auto unknown = unknown_in(equation);
    if (unknown.size() > 1) {
        taken_.erase(equation);
        return;
    }
    auto result = reduced(equation);
    if (!result || result->polynomial.empty() || size_of_numbers(result->polynomial) > written_) return;
    if (quantities_of(result->polynomial).empty()) return take_numbers_alone(*std::move(result));
    if (unknown.empty()) return take_equation_of_bases(*std::move(result));
    if (quantities_of(result->polynomial) == std::set{unknown.front()})
        take_number(*std::move(result), unknown.front());
    else if (!take_expression(*result, unknown.front()))
        taken_.erase(equation); // it is of use once more is known
}

bool Propagation::is_true(const Relation& relation) const {
    return !(facts::relative_residual(relation, diagram_.scene_picture.points, letters_) > seen_equal);
}

void Propagation::take_numbers_alone(Reduced reduced) {
    auto relation = contradiction_ ? std::nullopt : Relation::of(reduced.polynomial);
    if (!relation || facts::sign_of_numbers(reduced.polynomial).value_or(0) == 0) return;
    contradiction_ = std::move(reduced.as);
    contradiction_->relation = *std::move(relation);
}

void Propagation::take_number(Reduced reduced, const Quantity& quantity) {
    if (const auto roots = facts::real_roots(reduced.polynomial))
        take_values(quantity, admitted(*roots), std::move(reduced.as));
}

bool Propagation::take_expression(const Reduced& reduced, const Quantity& quantity) {
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

void Propagation::take_equation_of_bases(Reduced reduced) {
    if (solve_base(reduced)) return;
    auto relation = Relation::of(reduced.polynomial);
    if (!relation || quantities_of(reduced.polynomial).size() < 2 || !is_true(*relation)) return;
    KnownEquation equation = std::move(reduced.as);
    equation.relation = *std::move(relation);
    of_bases_.push_back(equation.eliminated.empty() ? equation.premises.front().equation
                                                    : equations_.add(std::move(equation)));
}

bool Propagation::solve_base(Reduced reduced) {
    const auto base = facts::only_quantity(reduced.polynomial);
    const auto roots = base && bases_.contains(*base) ? facts::real_roots(reduced.polynomial) : std::nullopt;
    return roots && take_values(*base, admitted(*roots), std::move(reduced.as));
}

bool Propagation::take_values(const Quantity& quantity, const std::vector<Scalar>& values, KnownEquation as) {
    if (values.size() > 1) {
        const auto [choice, first] = choices_.try_emplace({quantity, values}, as);
        if (!first && as.cost < choice->second.cost) choice->second = std::move(as);
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
    numbers_.insert_or_assign(quantity, KnownNumber{value, index, numbers::to_double(value)});
    const bool base = bases_.erase(quantity) > 0;
    know(quantity, index, true);
    if (base) put_in(quantity);
}

bool Propagation::settle_cheapest() {
    if (decided_.empty()) return false;
    const auto first = decided_.begin();
    if (!queue_.empty() && queue_.top().cost < first->first) return false;
    auto [quantity, value, by] = std::move(first->second);
    decided_.erase(first);
    if (!known_number(quantity)) settle(quantity, value, std::move(by));
    return true;
}

bool Propagation::decide_one() {
    for (auto choice = choices_.begin(); choice != choices_.end() && !reckoning_spent() && !control_.stopped();
         ++choice) {
        const auto tried = tried_with_.find(choice->first);
        const bool nothing_new = tried != tried_with_.end() && tried->second == known_.size();
        if (!nothing_new && !known_number(choice->first.first) && decide(choice)) return true;
    }
    return false;
}

bool Propagation::decide(Choices::iterator choice) {
    KnownEquation by = choice->second;
    tried_with_[choice->first] = known_.size();
    const auto value = chosen(choice->first, by);
    if (!value) return false;
    const Quantity quantity = choice->first.first;
    choices_.erase(choice);
    // All that is known by a base waits for it.
    if (bases_.contains(quantity)) {
        settle(quantity, *value, std::move(by));
    } else {
        const double cost = by.cost;
        decided_.emplace(cost, Decided{quantity, *value, std::move(by)});
    }
    return true;
}

std::optional<Scalar> Propagation::chosen(const Choices::key_type& choice, KnownEquation& by) const {
    const auto& [quantity, values] = choice;
    const auto shown = [&](const Scalar& value) { return is_true(has_value(quantity, value)); };
    if (std::ranges::count_if(values, shown) != 1) return std::nullopt;
    const Evidence against = evidence();
    for (const Scalar& value : values) {
        if (shown(value)) continue;
        const auto grounds = refused(against, quantity, value);
        if (!grounds) return std::nullopt;
        add(*grounds, equations_, by);
    }
    return *std::ranges::find_if(values, shown);
}

Evidence Propagation::evidence() const {
    return {equations_, [this](const Quantity& quantity) { return equations_about(quantity); }, numbers_, orders_};
}

std::vector<std::size_t> Propagation::equations_about(const Quantity& quantity) const {
    const auto found = with_.find(quantity);
    std::vector<std::size_t> out = found == with_.end() ? std::vector<std::size_t>{} : found->second;
    for (const auto& [other, known] : known_)
        if (!known.number && quantities_of(equations_[known.equation].relation.polynomial()).contains(quantity))
            out.push_back(known.equation);
    return out;
}

void Propagation::combine_equations_of_bases() {
    for (std::size_t i = 0; i < of_bases_.size(); ++i)
        for (std::size_t j = 0; j < of_bases_.size(); ++j)
            for (const Quantity& base : equations_.quantities(of_bases_[i])) {
                if (i == j || !bases_.contains(base)) continue;
                Reduced reduced{equations_[of_bases_[j]].relation.polynomial(), {}};
                auto next = facts::eliminated(reduced.polynomial, base, equations_[of_bases_[i]].relation.polynomial());
                if (!next || next->empty()) continue;
                reduced.polynomial = facts::without_common_factors(*std::move(next));
                reduced.as.reason = Reason::calculation;
                reduced.as.premises = {{std::nullopt, of_bases_[j]}, {std::nullopt, of_bases_[i]}};
                reduced.as.eliminated = {base};
                reduced.as.cost = equations_[of_bases_[i]].cost + equations_[of_bases_[j]].cost + 1;
                if (solve_base(std::move(reduced))) return;
            }
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

void Propagation::functions_of(const Quantity& quantity) {
    const Scalar value = numbers_.at(quantity).value;
    if (value.text().size() > written_) return;
    for (const QuantityKind kind :
         {QuantityKind::angle, QuantityKind::sine, QuantityKind::cosine, QuantityKind::tangent}) {
        const auto other = Quantity::of(kind, quantity.points());
        if (!other || kind == quantity.kind() || known_.contains(*other)) continue;
        const bool of_use =
            with_.contains(*other) || (wanted_ && std::ranges::equal(other->points(), wanted_->points()));
        if (!of_use) continue;
        KnownEquation equation;
        equation.reason = Reason::calculation;
        equation.premises = {{std::nullopt, known_.at(quantity).equation}};
        equation.cost = equations_[known_.at(quantity).equation].cost + 1;
        take_values(*other, facts::function_values(*other, quantity, value), std::move(equation));
    }
}

void Propagation::know(const Quantity& quantity, std::size_t equation, bool number) {
    known_.insert_or_assign(quantity, Known{equation, number});
    offer_those_with(quantity);
    constexpr std::array with_functions{QuantityKind::angle, QuantityKind::sine, QuantityKind::cosine,
                                        QuantityKind::tangent};
    if (number && std::ranges::find(with_functions, quantity.kind()) != with_functions.end()) functions_of(quantity);
}

} // namespace porism::reason
