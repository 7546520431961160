#include "workflow/verify/asked_relation.h"

#include <algorithm>
#include <array>
#include <span>

namespace porism::workflow {
namespace {

using facts::Quantity;
using facts::QuantityKind;
using facts::Relation;

std::optional<Quantity> length_of(std::span<const PointId> ends) {
    return Quantity::of(QuantityKind::length, ends);
}

/// The last statement that speaks of the letter: a goal defines its own behind all that is given.
const Relation* definition_of(const Quantity& letter, const scene::Scene& scene) {
    const Relation* out = nullptr;
    for (const scene::Action& action : scene.actions()) {
        const Relation* said = action.states ? action.states->relation() : nullptr;
        if (said && std::ranges::count(said->quantities(), letter) > 0) out = said;
    }
    return out;
}

std::optional<Relation> quotient(std::span<const PointId> points) {
    const auto above = length_of(points.first(2)), below = length_of(points.last(2));
    if (!above || !below) return std::nullopt;
    const auto multiple = facts::product(facts::variable(asked_unknown()), facts::variable(*below));
    return multiple ? Relation::of(*multiple - facts::variable(*above)) : std::nullopt;
}

/// The perimeter is the sum of the sides.
std::optional<Relation> sum_of_sides(const Quantity& perimeter) {
    const auto corners = perimeter.points();
    facts::Polynomial sum = facts::variable(asked_unknown());
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const auto side = length_of(std::array{corners[i], corners[(i + 1) % corners.size()]});
        if (!side) return std::nullopt;
        sum = sum - facts::variable(*side);
    }
    return Relation::of(sum);
}

} // namespace

Quantity asked_unknown() {
    static const Quantity unknown = Quantity::letter("unknown").value();
    return unknown;
}

std::optional<Relation> asked_relation(const scene::Question& question, const scene::Scene& scene) {
    std::optional<Quantity> asked = question.quantity;
    if (!question.terms.empty()) {
        const std::span points(question.terms.front().points);
        if (question.kind == scene::QuestionKind::rcompute) return quotient(points);
        if (question.kind == scene::QuestionKind::lcompute) asked = length_of(points);
    }
    if (!asked) return std::nullopt;
    if (asked->kind() == QuantityKind::perimeter) return sum_of_sides(*asked);
    const Relation* defined = asked->kind() == QuantityKind::letter ? definition_of(*asked, scene) : nullptr;
    if (!defined) return Relation::of(facts::variable(asked_unknown()) - facts::variable(*asked));
    const auto anew = facts::substituted(defined->polynomial(), *asked, facts::variable(asked_unknown()));
    return anew ? Relation::of(*anew) : std::nullopt;
}

} // namespace porism::workflow
