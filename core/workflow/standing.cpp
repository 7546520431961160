#include "workflow/standing.h"

#include "facts/truth.h"
#include "proof/rule.h"
#include "realize/realize.h"

#include <algorithm>
#include <utility>

namespace porism::workflow {
namespace {

/// How many pictures are drawn in other orders of the points, and at most in other branches.
constexpr std::uint64_t orders_tried = 8;
constexpr std::size_t branches_tried = 16;

/// Nothing tells the order of its points but what is given and stated.
scene::Scene unordered(const Analysis& analysis) {
    scene::Scene scene = realize::with_branches(analysis.scene, *analysis.diagram);
    if (scene.states()) return scene;
    for (std::size_t i = 0; i < scene.actions().size(); ++i) {
        auto at = scene.actions()[i].at;
        for (auto& one : at)
            if (one && !one->given) one.reset();
        scene = scene.with_coordinates(i, std::move(at));
    }
    return scene;
}

/// The scene with one branch chosen otherwise; those of later actions are left open, they may be others then.
std::vector<scene::Scene> in_other_branches(const scene::Scene& scene, const diagram::Diagram& diagram) {
    std::vector<scene::Scene> out;
    for (std::size_t i = 0; i < scene.actions().size(); ++i)
        for (const int branch : diagram.choices[i]) {
            if (branch == diagram.branches[i] || out.size() == branches_tried) continue;
            scene::Scene& other = out.emplace_back(scene.with_branch(i, branch));
            for (std::size_t k = i + 1; k < scene.actions().size(); ++k) other = other.with_branch(k, std::nullopt);
        }
    return out;
}

} // namespace

Standing::Standing(const Analysis& analysis, const Control& control)
    : analysis_(analysis), control_(control), marks_(analysis.session->graph().statements.size(), Mark::fresh) {
    for (const diagram::Picture& picture : analysis.diagram->generic) others_.push_back(picture.points);
    const scene::Scene scene = unordered(analysis);
    for (std::uint64_t seed = 1; seed <= orders_tried; ++seed) draw(scene, seed);
    for (const scene::Scene& other : in_other_branches(scene, *analysis.diagram)) draw(other, 1);
}

void Standing::draw(const scene::Scene& scene, std::uint64_t seed) {
    if (control_.stopped()) return;
    realize::Options options;
    options.any_order = true;
    options.generic_pictures = 1;
    options.explain = false;
    options.seed = seed;
    if (auto other = realize::realize(scene, options, control_))
        others_.push_back(std::move(other->scene_picture.points));
}

bool Standing::as_drawn(StatementId statement) {
    std::vector<StatementId> stack{statement};
    while (!stack.empty()) {
        if (control_.stopped()) return false;
        const StatementId top = stack.back();
        if (marks_[top.index()] == Mark::fresh)
            if (const auto premise = look_at(top)) {
                stack.push_back(*premise);
                continue;
            }
        stack.pop_back();
    }
    return marks_[statement.index()] == Mark::as_drawn;
}

std::optional<StatementId> Standing::look_at(StatementId statement) {
    const auto decide = [&](Mark mark) {
        marks_[statement.index()] = mark;
        opened_.erase(statement);
        return std::nullopt;
    };
    const proof::Graph& graph = analysis_.session->graph();
    if (!opened_.contains(statement)) {
        // What another picture fails cannot rest on what holds there.
        if (fails_elsewhere(graph.statements[statement.index()])) return decide(Mark::as_drawn);
        auto explanation = analysis_.session->explain(graph.first[statement.index()]);
        if (!explanation) return decide(Mark::anywhere);
        opened_.emplace(statement, std::move(explanation->premises));
        if (rests_on_the_picture(statement)) return decide(Mark::as_drawn);
    }
    const auto& premises = opened_.at(statement);
    const auto marked = [&](Mark mark) {
        return std::ranges::find(premises, mark, [&](StatementId premise) { return marks_[premise.index()]; });
    };
    if (marked(Mark::as_drawn) != premises.end()) return decide(Mark::as_drawn);
    if (const auto next = marked(Mark::fresh); next != premises.end()) return *next;
    return decide(Mark::anywhere);
}

/// What steps besides those of rules and readings ask for are inequations, which no picture clearly fails, and branches
/// of a torsion, which are as the conclusion says wherever it holds.
bool Standing::rests_on_the_picture(StatementId statement) {
    const proof::Graph& graph = analysis_.session->graph();
    const proof::Derivation& derivation = graph.derivations[graph.first[statement.index()].index()];
    const bool rule = derivation.reason == proof::Reason::rule;
    if (!rule && derivation.reason != proof::Reason::reading) return false;
    proof::Step step;
    step.conclusion = graph.statements[statement.index()];
    step.reason = derivation.reason;
    if (rule) step.rule = proof::rule(derivation.rule).name;
    step.binding = derivation.binding;
    std::vector<facts::Statement> premises;
    for (const StatementId premise : derivation.premises) premises.push_back(graph.statements[premise.index()]);
    return std::ranges::any_of(proof::conditions_of(step, premises),
                               [&](const facts::Statement& condition) { return fails_elsewhere(condition); });
}

bool Standing::fails_elsewhere(const facts::Statement& statement) {
    const auto [known, fresh] = failing_.emplace(statement, false);
    if (fresh)
        known->second =
            std::ranges::any_of(others_, [&](const auto& picture) { return facts::refuted(statement, picture); });
    return known->second;
}

} // namespace porism::workflow
