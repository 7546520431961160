#include "workflow/solve/standing.h"

#include "facts/truth.h"
#include "reason/value/flow.h"
#include "workflow/solve/other_pictures.h"

#include <algorithm>
#include <utility>

namespace porism::workflow {

ClosedScene closed_scene(const Analysis& analysis) {
    ClosedScene out{
        analysis.scene, analysis.diagram, analysis.session->graph().statements, analysis.session->bans(), {},
        analysis.flowed};
    for (const GoalResult& goal : analysis.goals)
        if (goal.seen()) out.goals.push_back(goal.goal);
    return out;
}

Standing::Standing(ClosedScene closed, const Control& control)
    : closed_(std::move(closed)), control_(control), diagram_(*closed_.diagram), marks_(closed_.statements.size()) {
    for (const diagram::Picture& other : other_pictures(closed_.scene, *closed_.diagram, {}, control_))
        diagram_.generic.push_back(turned_alike(other));
    close();
}

/// A mirror image shows the same figure with directed angles the other way round: of the two the one that has more of
/// the known angles.
diagram::Picture Standing::turned_alike(const diagram::Picture& picture) const {
    diagram::Picture mirrored = picture;
    for (auto& point : mirrored.points) point.y = -point.y;
    const auto failing = [&](const diagram::Picture& one) {
        return std::ranges::count_if(closed_.statements, [&](const facts::Statement& statement) {
            return statement.predicate() == facts::Predicate::aconst && facts::refuted(statement, one.points);
        });
    };
    return failing(mirrored) < failing(picture) ? mirrored : picture;
}

void Standing::close() {
    reason::Options options;
    options.everywhere = true;
    options.bans = closed_.bans;
    options.goals = closed_.goals;
    auto session = reason::close(diagram_, options, control_);
    if (!session || session->ending() != reason::Ending::saturated) return;
    session_ = std::move(*session);
    if (!closed_.flowed) return;
    reason::FlowLimits limits;
    limits.values.everywhere = true;
    reason::let_values_flow(*session_, diagram_, diagram_.scene_picture.letters, limits, control_);
}

bool Standing::as_drawn(StatementId statement) {
    if (control_.stopped()) return false;
    auto& mark = marks_[statement.index()];
    if (!mark) {
        const facts::Statement& said = closed_.statements[statement.index()];
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
