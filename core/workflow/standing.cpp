#include "workflow/standing.h"

#include "facts/truth.h"
#include "proof/rule.h"
#include "realize/realize.h"

#include <algorithm>
#include <utility>

namespace porism::workflow {
namespace {

/// How many pictures are drawn in other orders of the points.
constexpr std::uint64_t orders_tried = 8;

} // namespace

Standing::Standing(const Analysis& analysis, const Control& control)
    : analysis_(analysis), control_(control), marks_(analysis.session->graph().statements.size(), Mark::fresh) {
    for (const diagram::Picture& picture : analysis.diagram->generic) others_.push_back(picture.points);
    realize::Options options;
    options.any_order = true;
    options.generic_pictures = 1;
    for (options.seed = 1; options.seed <= orders_tried && !control.stopped(); ++options.seed)
        if (auto other = realize::realize(analysis.scene, options, control))
            others_.push_back(std::move(other->scene_picture.points));
}

bool Standing::as_drawn(StatementId statement) {
    std::vector<StatementId> stack{statement};
    while (!stack.empty()) {
        if (control_.stopped()) return false;
        const StatementId top = stack.back();
        if (marks_[top.index()] != Mark::fresh) {
            stack.pop_back();
            continue;
        }
        if (!opened_.contains(top) && !explain(top)) return false;
        const std::size_t before = stack.size();
        for (const StatementId premise : opened_.at(top).premises)
            if (marks_[premise.index()] == Mark::fresh) stack.push_back(premise);
        if (stack.size() > before) continue;
        const bool drawn = rests_on_the_picture(top) ||
                           std::ranges::any_of(opened_.at(top).premises,
                                               [&](StatementId p) { return marks_[p.index()] == Mark::as_drawn; });
        marks_[top.index()] = drawn ? Mark::as_drawn : Mark::anywhere;
        opened_.erase(top);
    }
    return marks_[statement.index()] == Mark::as_drawn;
}

bool Standing::explain(StatementId statement) {
    const proof::Graph& graph = analysis_.session->graph();
    const DerivationId derivation = graph.first[statement.index()];
    auto explanation = analysis_.session->explain(derivation);
    if (explanation) opened_.emplace(statement, std::move(*explanation));
    return explanation.has_value();
}

bool Standing::rests_on_the_picture(StatementId statement) {
    const proof::Graph& graph = analysis_.session->graph();
    const proof::Derivation& derivation = graph.derivations[graph.first[statement.index()].index()];
    const proof::Explanation& explanation = opened_.at(statement);
    proof::Step step;
    step.conclusion = graph.statements[statement.index()];
    step.reason = derivation.reason;
    step.view = derivation.view;
    step.certificates = explanation.certificates;
    if (derivation.reason == proof::Reason::rule) {
        step.rule = proof::rule(derivation.rule).name;
        step.binding = derivation.binding;
    }
    if (!proof::branches(step).empty()) return true;
    std::vector<facts::Statement> premises;
    for (const StatementId premise : explanation.premises) premises.push_back(graph.statements[premise.index()]);
    return std::ranges::any_of(proof::conditions_of(step, premises),
                               [&](const facts::Statement& condition) { return fails_elsewhere(condition); });
}

bool Standing::fails_elsewhere(const facts::Statement& condition) {
    const auto [known, fresh] = conditions_.emplace(condition, false);
    if (fresh)
        known->second =
            std::ranges::any_of(others_, [&](const auto& picture) { return facts::refuted(condition, picture); });
    return known->second;
}

} // namespace porism::workflow
