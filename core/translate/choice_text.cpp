#include "translate/choice_text.h"

#include "facts/readings.h"
#include "proof/calculated.h"
#include "translate/quantity_text.h"
#include "translate/value_text.h"
#include "translate/wording.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <vector>

namespace porism::translate {
namespace {

using facts::Quantity;
using facts::QuantityKind;
using numbers::Scalar;
using proof::Step;

struct Bounds {
    QuantityKind kind;
    std::string_view text;
};
constexpr std::array bounds_of_kinds{
    Bounds{QuantityKind::length, "a length is positive"},
    Bounds{QuantityKind::angle, "an angle lies between 0° and 180°"},
    Bounds{QuantityKind::arc, "an arc lies between 0° and 360°"},
    Bounds{QuantityKind::area, "an area is positive"},
    Bounds{QuantityKind::perimeter, "a perimeter is positive"},
    Bounds{QuantityKind::sine, "the sine of an angle below 180° is positive"},
};

std::string_view bounds_text(QuantityKind kind) {
    const auto found = std::ranges::find(bounds_of_kinds, kind, &Bounds::kind);
    return found == bounds_of_kinds.end() ? "it is positive" : found->text;
}

std::string says(const Telling& telling, const Quantity& quantity, const Scalar& value) {
    constexpr std::array in_degrees{QuantityKind::angle, QuantityKind::arc};
    const bool degrees = std::ranges::find(in_degrees, quantity.kind()) != in_degrees.end();
    return say(quantity, telling.scene().names()) + " = " + value_text(value, degrees).exact;
}

std::string why(const Telling& telling, const facts::Refusal& refusal) {
    const std::string_view theorem = refusal.row == nullptr ? std::string_view{} : refusal.row->text;
    if (refusal.order) return telling.say(*refusal.order) + (theorem.empty() ? "" : fmt::format(" ({})", theorem));
    if (refusal.row != nullptr) return std::string(theorem);
    if (refusal.equation) return say(*refusal.equation, telling.scene().names());
    return std::string(bounds_text(refusal.quantities.front().kind()));
}

/// "with x = 5, ∠ABC = 15°, but ∠ABC is obtuse"; of the tried value itself only what it is not.
std::string refusal_words(const Telling& telling, const facts::Trial& trial, const Quantity& quantity) {
    const facts::Refusal& refusal = *trial.refusal();
    std::string because = why(telling, refusal);
    std::vector<std::string> follow;
    for (const Quantity& one : refusal.quantities) {
        const auto value = trial.values().find(one);
        if (one == quantity) continue;
        follow.push_back(value == trial.values().end()
                             ? fmt::format("no value for {} is left", say(one, telling.scene().names()))
                             : says(telling, one, value->second));
    }
    if (follow.empty()) return because;
    return fmt::format("with {}, {}, but {}", says(telling, quantity, trial.values().at(quantity)), listed(follow),
                       because);
}

bool is_negative_of(const Scalar& value, const Scalar& other) {
    return facts::vanishes(facts::constant(value) + facts::constant(other));
}

/// What a step concludes, or, where it is no equation, what it says of quantities: readings that say the same are not
/// told (translate/told.h), but a calculation rests on them.
facts::Statement as_equation(const Step& step) {
    if (step.conclusion.relation() != nullptr) return step.conclusion;
    const auto holds = [&](const facts::Reading& reading) {
        return std::ranges::all_of(reading.conditions, [&](const facts::Statement& condition) {
            return std::ranges::find(step.conditions, condition) != step.conditions.end();
        });
    };
    const std::vector<facts::Reading> readings = facts::readings(step.conclusion);
    const auto reading = std::ranges::find_if(readings, holds);
    return reading == readings.end() ? step.conclusion : facts::make(reading->relation);
}

} // namespace

std::string choice_words(const Telling& telling, const Step& step) {
    std::vector<facts::Statement> premises;
    for (const std::size_t premise : step.premises) premises.push_back(as_equation(telling.path().steps[premise]));
    const auto left = proof::values_left(step, premises);
    if (!left || left->values.size() < 2) return {};
    const auto kept = facts::real_roots(step.conclusion.relation()->polynomial());
    if (!kept || kept->values.size() != 1) return {};
    std::vector<std::string> values, refusals;
    for (const Scalar& value : left->values) {
        const bool chosen = facts::Relation::of(facts::variable(left->quantity) - facts::constant(value)) ==
                            *step.conclusion.relation();
        if (!chosen) {
            const facts::Trial trial = proof::tried(step, premises, left->quantity, value);
            if (!trial.refusal()) return {};
            const bool by_kind = facts::admits(left->quantity, value) == false;
            if (by_kind && is_negative_of(value, kept->values.front())) continue;
            const std::string words = refusal_words(telling, trial, left->quantity);
            if (std::ranges::find(refusals, words) == refusals.end()) refusals.push_back(words);
        }
        values.push_back(says(telling, left->quantity, value));
    }
    if (values.size() < 2) return {};
    return fmt::format("{}; {}", fmt::join(values, " or "), fmt::join(refusals, "; "));
}

} // namespace porism::translate
