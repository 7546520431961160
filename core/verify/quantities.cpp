#include "verify/quantities.h"

#include "facts/comparison.h"
#include "facts/readings.h"
#include "facts/sayings.h"
#include "facts/solving.h"
#include "proof/calculated.h"

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

/// The equation with all that the premises give becomes 0 = 0. Nothing was multiplied with what may vanish.
std::string check_what_is_left(const Step& step, std::span<const Statement> premises) {
    std::optional<Polynomial> left = step.conclusion.relation()->polynomial();
    for (std::size_t i = 0; left && i < step.eliminated.size(); ++i)
        left = facts::eliminated(*left, step.eliminated[i], premises[i].relation()->polynomial());
    if (!left) return "a premise cannot be solved for the quantity that it is to give";
    return facts::vanishes(*left) ? "" : "with what the premises give it does not become 0 = 0";
}

std::optional<Relation> has_value(const Quantity& quantity, const Scalar& value) {
    return Relation::of(facts::variable(quantity) - facts::constant(value));
}

/// The one quotient that the equations leave two positive quantities.
bool is_quotient(const facts::Quotients& found, const Relation& conclusion) {
    if (found.values.size() != 1) return false;
    const auto multiple = facts::product(facts::constant(found.values.front()), facts::variable(found.below));
    return multiple && Relation::of(facts::variable(found.above) - *multiple) == conclusion;
}

bool is_their_quotient(const Polynomial& left, const Relation& conclusion) {
    return std::ranges::any_of(conclusion.quantities(), [&](const Quantity& above) {
        const auto found = facts::quotients(left, above);
        return found && is_quotient(*found, conclusion);
    });
}

/// Each other value is one that the quantity cannot have.
std::string check_value(const Step& step, std::span<const Statement> premises) {
    const auto left = proof::values_left(step, premises);
    if (!left) return "the equations do not leave one quantity whose values can be told";
    bool among = false;
    for (const Scalar& value : left->values) {
        if (has_value(left->quantity, value) == *step.conclusion.relation())
            among = true;
        else if (!proof::tried(step, premises, left->quantity, value).refusal())
            return "another value, " + value.text() + ", is not excluded";
    }
    return among ? "" : "the value is none that the equations leave";
}

} // namespace

std::string check_reading(const Step& step, std::span<const Statement> premises) {
    if (premises.size() != 1) return "a reading says what one statement says";
    const auto listed = [&](const std::vector<Statement>& conditions) {
        return std::ranges::all_of(conditions, [&](const Statement& condition) {
            return std::ranges::find(step.conditions, condition) != step.conditions.end();
        });
    };
    const Statement& premise = premises.front();
    if (const Relation* read = step.conclusion.relation()) {
        const bool says = std::ranges::any_of(facts::readings(premise), [&](const facts::Reading& reading) {
            return reading.relation == *read && listed(reading.conditions);
        });
        return says ? "" : "the premise does not say this under the listed conditions";
    }
    if (facts::comparison_row(step.conclusion.predicate()) != nullptr) {
        const bool decides =
            premise.relation() != nullptr && facts::decided_by(step.conclusion, *premise.relation()) == true;
        return decides ? "" : "the premise does not say the difference of the two sides";
    }
    const auto saying = premise.relation() ? facts::saying_of(*premise.relation(), step.conclusion) : std::nullopt;
    return saying && listed(saying->conditions) ? "" : "the premise does not say all of this";
}

std::string check_calculation(const Step& step, std::span<const Statement> premises) {
    if (premises.empty() || !are_relations(step, premises))
        return "a calculation is about equations between quantities";
    if (step.eliminated.size() > premises.size()) return "a quantity is eliminated without a premise for it";
    if (step.eliminated.size() == premises.size()) return check_what_is_left(step, premises);
    const auto result = proof::put_together(step, premises);
    if (!result) return "a premise cannot be solved for the quantity that it is to give";
    const Relation& conclusion = *step.conclusion.relation();
    if (Relation::of(*result) == conclusion || Relation::of(facts::without_common_factors(*result)) == conclusion)
        return {};
    if (is_their_quotient(facts::without_common_factors(*result), conclusion)) return {};
    return check_value(step, premises);
}

} // namespace porism::verify
