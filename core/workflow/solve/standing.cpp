#include "workflow/solve/standing.h"

#include "base/random.h"
#include "facts/truth.h"
#include "realize/realize.h"
#include "reason/value/flow.h"

#include <algorithm>
#include <utility>

namespace porism::workflow {
namespace {

/// How many pictures are drawn in other orders of the points, at most with one branch chosen otherwise, and with any
/// branches.
constexpr std::uint64_t orders_tried = 48, mixtures_tried = 32;
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

/// The scene with each branch drawn by lot; empty where there is nothing to draw.
std::optional<scene::Scene> in_any_branches(const scene::Scene& scene, const diagram::Diagram& diagram, Rng& rng) {
    std::optional<scene::Scene> out;
    for (std::size_t i = 0; i < scene.actions().size(); ++i)
        if (const auto& choices = diagram.choices[i]; choices.size() > 1)
            out = (out ? *out : scene).with_branch(i, choices[rng.below(choices.size())]);
    return out;
}

} // namespace

Standing::Standing(const Analysis& analysis, const Control& control)
    : analysis_(analysis), control_(control), diagram_(*analysis.diagram),
      marks_(analysis.session->graph().statements.size()) {
    const scene::Scene scene = unordered(analysis);
    for (std::uint64_t seed = 1; seed <= orders_tried; ++seed) draw(scene, seed);
    for (const scene::Scene& other : in_other_branches(scene, *analysis.diagram)) draw(other, 1);
    for (std::uint64_t seed = 1; seed <= mixtures_tried; ++seed) {
        Rng rng(seed);
        if (const auto mixed = in_any_branches(scene, *analysis.diagram, rng)) draw(*mixed, orders_tried + seed);
    }
    close();
}

void Standing::draw(const scene::Scene& scene, std::uint64_t seed) {
    if (control_.stopped()) return;
    realize::Options options;
    options.any_order = true;
    options.generic_pictures = 1;
    options.explain = false;
    options.seed = seed;
    if (auto other = realize::realize(scene, options, control_))
        if (other->coincidences == diagram_.coincidences)
            diagram_.generic.push_back(turned_alike(other->scene_picture));
}

/// A mirror image shows the same figure with directed angles the other way round: of the two the one that has more of
/// the known angles.
diagram::Picture Standing::turned_alike(const diagram::Picture& picture) const {
    diagram::Picture mirrored = picture;
    for (auto& point : mirrored.points) point.y = -point.y;
    const auto failing = [&](const diagram::Picture& one) {
        return std::ranges::count_if(analysis_.session->graph().statements, [&](const facts::Statement& statement) {
            return statement.predicate() == facts::Predicate::aconst && facts::refuted(statement, one.points);
        });
    };
    return failing(mirrored) < failing(picture) ? mirrored : picture;
}

void Standing::close() {
    reason::Options options;
    options.everywhere = true;
    options.bans = analysis_.session->bans();
    for (const GoalResult& goal : analysis_.goals)
        if (goal.sight == Sight::everywhere) options.goals.push_back(goal.goal);
    auto session = reason::close(diagram_, options, control_);
    if (!session || session->ending() != reason::Ending::saturated) return;
    session_ = std::move(*session);
    if (!analysis_.flowed) return;
    reason::FlowLimits limits;
    limits.values.everywhere = true;
    reason::let_values_flow(*session_, diagram_, diagram_.scene_picture.letters, limits, control_);
}

bool Standing::as_drawn(StatementId statement) {
    if (control_.stopped()) return false;
    auto& mark = marks_[statement.index()];
    if (!mark) {
        const facts::Statement& said = analysis_.session->graph().statements[statement.index()];
        mark = fails_elsewhere(said) || (session_ && !session_->holds(said));
    }
    return *mark;
}

bool Standing::fails_elsewhere(const facts::Statement& statement) {
    const auto [known, fresh] = failing_.emplace(statement, false);
    if (fresh)
        known->second = std::ranges::any_of(diagram_.pictures(),
                                            [&](const auto& picture) { return facts::refuted(statement, picture); });
    return known->second;
}

} // namespace porism::workflow
