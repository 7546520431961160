#include "workflow/picture_strategy.h"

#include "paint/values.h"

#include <algorithm>
#include <array>

namespace porism::workflow {
namespace {

using facts::Quantity;
using facts::QuantityKind;

constexpr std::array strategy_rows{
    StrategyRow{"full", "marks and values of all that is given", Strategy::full},
    StrategyRow{"plain", "no marks and no values", Strategy::plain},
    StrategyRow{"orthogonal", "marks and values of what is stated, which the text then leaves out",
                Strategy::orthogonal},
};

/// The length or angle whose value is asked for; an angle of lines without a common point is none.
std::optional<Quantity> asked_quantity(const scene::Question& question) {
    if (question.quantity) return question.quantity;
    if (question.terms.size() != 1) return std::nullopt;
    const std::vector<PointId>& points = question.terms.front().points;
    if (question.kind == scene::QuestionKind::lcompute) return Quantity::of(QuantityKind::length, points);
    if (question.kind != scene::QuestionKind::acompute) return std::nullopt;
    return paint::angle_of_lines(points);
}

/// What the givens tell values of, right angles among them.
std::vector<std::pair<std::size_t, Quantity>> told_quantities(const diagram::Diagram& diagram) {
    std::vector<paint::Vec> places;
    for (const auto& p : diagram.scene_picture.points) places.push_back({p.x, -p.y});
    std::vector<std::pair<std::size_t, Quantity>> out;
    for (const paint::GivenValue& one : paint::given_values(diagram, places)) out.emplace_back(one.given, one.quantity);
    for (std::size_t i = 0; i < diagram.givens.size(); ++i) {
        const facts::Statement& given = diagram.givens[i].statement;
        if (given.predicate() != facts::Predicate::perp) continue;
        if (const auto angle = paint::angle_of_lines(given.points())) out.emplace_back(i, *angle);
    }
    return out;
}

} // namespace

std::span<const StrategyRow> picture_strategies() {
    return strategy_rows;
}

std::optional<Strategy> picture_strategy(std::string_view name) {
    const auto found = std::ranges::find(strategy_rows, name, &StrategyRow::name);
    return found == strategy_rows.end() ? std::nullopt : std::optional(found->strategy);
}

std::vector<bool> marked_givens(const scene::Scene& scene, const diagram::Diagram& diagram, Strategy strategy,
                                const scene::Questions& asked) {
    std::vector<bool> marked;
    for (const diagram::Given& given : diagram.givens)
        marked.push_back(strategy == Strategy::full ||
                         (strategy == Strategy::orthogonal && scene.actions()[given.action].states));
    if (asked.empty()) return marked;
    for (const auto& [given, quantity] : told_quantities(diagram))
        if (std::ranges::any_of(asked, [&](const auto& question) { return asked_quantity(question) == quantity; }))
            marked[given] = false;
    return marked;
}

} // namespace porism::workflow
