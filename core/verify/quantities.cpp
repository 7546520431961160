#include "verify/quantities.h"

#include "facts/readings.h"
#include "facts/solving.h"

#include <algorithm>

namespace porism::verify {
namespace {

using facts::Polynomial;
using facts::Quantity;
using facts::Relation;
using facts::Statement;
using numbers::Scalar;
using proof::Step;

bool are_relations(const Step& step, std::span<const Statement> premises) {
    return step.conclusion.relation() != nullptr &&
           std::ranges::all_of(premises, [](const Statement& premise) { return premise.relation() != nullptr; });
}

/// What these premises make of an equation; empty where one of them cannot be solved for its quantity.
std::optional<Polynomial> put_into(const Relation& equation, const Step& step, std::span<const Statement> premises) {
    std::optional<Polynomial> result = equation.polynomial();
    for (std::size_t i = 0; result && i < step.eliminated.size(); ++i)
        result = facts::eliminated(*result, step.eliminated[i], premises[i].relation()->polynomial());
    return result;
}

/// The equation with all that the premises give becomes 0 = 0. Nothing was multiplied with what may vanish.
std::string check_what_is_left(const Step& step, std::span<const Statement> premises) {
    const auto left = put_into(*step.conclusion.relation(), step, premises);
    if (!left) return "a premise cannot be solved for the quantity that it is to give";
    return facts::vanishes(*left) ? "" : "with what the premises give it does not become 0 = 0";
}

std::optional<Relation> has_value(const Quantity& quantity, const Scalar& value) {
    return Relation::of(facts::variable(quantity) - facts::constant(value));
}

/// With this value of the one quantity, another quantity of a premise would have one that its kind does not admit.
bool excluded_by(const Statement& premise, const Quantity& quantity, const Scalar& value) {
    const auto put_in = facts::substituted(premise.relation()->polynomial(), quantity, facts::constant(value));
    const auto other = put_in ? facts::only_quantity(*put_in) : std::nullopt;
    const auto roots = other ? facts::real_roots(*put_in) : std::nullopt;
    return roots &&
           std::ranges::all_of(roots->values, [&](const Scalar& root) { return facts::admits(*other, root) == false; });
}

bool excluded(const Quantity& quantity, const Scalar& value, std::span<const Statement> premises) {
    if (facts::admits(quantity, value) == false) return true;
    return std::ranges::any_of(premises,
                               [&](const Statement& premise) { return excluded_by(premise, quantity, value); });
}

std::string check_root(const Relation& conclusion, const Polynomial& result, std::span<const Statement> premises) {
    const auto roots = facts::real_roots(result);
    if (!roots) return "the equations do not leave one quantity whose values can be told";
    bool among = false;
    for (const Scalar& value : roots->values) {
        if (has_value(roots->quantity, value) == conclusion)
            among = true;
        else if (!excluded(roots->quantity, value, premises))
            return "another root, " + value.text() + ", is not excluded";
    }
    return among ? "" : "the value is no root of what the equations give";
}

bool is_function_of(const Relation& of, const Relation& from) {
    const auto quantity = facts::only_quantity(of.polynomial()), other = facts::only_quantity(from.polynomial());
    const auto value = other ? facts::real_roots(from.polynomial()) : std::nullopt;
    if (!quantity || !value || value->values.size() != 1) return false;
    const auto there = facts::function_value(*quantity, *other, value->values.front());
    return there && has_value(*quantity, *there) == of;
}

} // namespace

std::string check_reading(const Step& step, std::span<const Statement> premises) {
    if (premises.size() != 1) return "a reading says what one statement says";
    const auto is = [&](const std::vector<facts::Reading>& readings, const Statement& said) {
        return said.relation() != nullptr && std::ranges::any_of(readings, [&](const facts::Reading& reading) {
                   return reading.relation == *said.relation() &&
                          std::ranges::all_of(reading.conditions, [&](const Statement& condition) {
                              return std::ranges::find(step.conditions, condition) != step.conditions.end();
                          });
               });
    };
    if (step.conclusion.relation() == nullptr)
        return is(facts::whole_readings(step.conclusion), premises.front()) ? ""
                                                                            : "the premise does not say all of this";
    return is(facts::readings(premises.front()), step.conclusion)
               ? ""
               : "the premise does not say this under the listed conditions";
}

std::string check_calculation(const Step& step, std::span<const Statement> premises) {
    if (premises.empty() || !are_relations(step, premises))
        return "a calculation is about equations between quantities";
    if (step.eliminated.size() > premises.size()) return "a quantity is eliminated without a premise for it";
    if (step.eliminated.size() == premises.size()) return check_what_is_left(step, premises);
    const Relation& conclusion = *step.conclusion.relation();
    const auto result = put_into(*premises.front().relation(), step, premises.subspan(1));
    if (!result) return "a premise cannot be solved for the quantity that it is to give";
    if (Relation::of(*result) == conclusion) return {};
    if (premises.size() == 1 && is_function_of(conclusion, *premises.front().relation())) return {};
    const Polynomial bare = facts::without_common_factors(*result);
    return Relation::of(bare) == conclusion ? "" : check_root(conclusion, bare, premises);
}

} // namespace porism::verify
