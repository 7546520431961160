#include "ui/models/walk.h"

#include "ui/session/session.h"

#include <algorithm>

namespace porism::ui {
namespace {

/// Selects premise number `place` of a step along with it; the place behind the last premise is the conclusion.
void select_place(Session& session, const proof::Path& path, std::size_t step, std::size_t place) {
    Selection selection = Selection::of(StepRef{*session.current_goal(), step});
    const auto& premises = path.steps[step].premises;
    if (place < premises.size()) selection.statements.push_back(path.steps[premises[place]].conclusion);
    session.select(selection);
}

std::size_t place_of(const Session& session, const proof::Path& path, std::size_t step) {
    const auto& premises = path.steps[step].premises;
    const auto premise = current_premise(session);
    if (!premise) return premises.size();
    return static_cast<std::size_t>(std::ranges::find(premises, *premise) - premises.begin());
}

// A goal that was just picked is selected as a statement: then its path is read from the start.
std::optional<std::size_t> step_to_leave(const Session& session, const proof::Path& path, int by) {
    const auto step = current_step(session);
    const bool picked = session.selection().steps.empty() && step == path.steps.size() - 1;
    return picked && by > 0 ? std::nullopt : step;
}

} // namespace

const proof::Path* current_path(const Session& session) {
    const auto results = session.results();
    return told_path(results.get(), session.current_goal());
}

std::optional<std::size_t> current_step(const Session& session) {
    const proof::Path* path = current_path(session);
    if (!path) return std::nullopt;
    for (const StepRef& ref : session.selection().steps)
        if (ref.goal == *session.current_goal() && ref.step < path->steps.size()) return ref.step;
    for (const facts::Statement& statement : session.selection().statements)
        for (std::size_t i = 0; i < path->steps.size(); ++i)
            if (path->steps[i].conclusion == statement) return i;
    return std::nullopt;
}

std::optional<std::size_t> current_premise(const Session& session) {
    const proof::Path* path = current_path(session);
    const auto step = current_step(session);
    if (!path || !step) return std::nullopt;
    const auto& statements = session.selection().statements;
    for (const std::size_t premise : path->steps[*step].premises)
        if (std::ranges::find(statements, path->steps[premise].conclusion) != statements.end()) return premise;
    return std::nullopt;
}

void select_step(Session& session, std::size_t step, bool add) {
    const proof::Path* path = current_path(session);
    if (!path || step >= path->steps.size()) return;
    session.select(Selection::of(StepRef{*session.current_goal(), step}), add);
}

void walk_steps(Session& session, int by) {
    const proof::Path* path = current_path(session);
    if (!path || path->steps.empty()) return;
    const int last = static_cast<int>(path->steps.size()) - 1;
    const auto now = step_to_leave(session, *path, by);
    const int next = now ? std::clamp(static_cast<int>(*now) + by, 0, last) : (by > 0 ? 0 : last);
    select_step(session, static_cast<std::size_t>(next));
}

void walk_premises(Session& session, int by) {
    const proof::Path* path = current_path(session);
    if (!path || path->steps.empty()) return;
    const auto step = step_to_leave(session, *path, by);
    if (!step) {
        const std::size_t first = by > 0 ? 0 : path->steps.size() - 1;
        select_place(session, *path, first, by > 0 ? 0 : path->steps[first].premises.size());
        return;
    }
    const std::size_t place = place_of(session, *path, *step);
    if (by > 0 && place < path->steps[*step].premises.size())
        select_place(session, *path, *step, place + 1);
    else if (by < 0 && place > 0)
        select_place(session, *path, *step, place - 1);
    else if (by > 0 && *step + 1 < path->steps.size())
        select_place(session, *path, *step + 1, 0);
    else if (by < 0 && *step > 0)
        select_place(session, *path, *step - 1, path->steps[*step - 1].premises.size());
}

void walk_goals(Session& session, int by) {
    const auto count = static_cast<int>(session.goal_count());
    if (count == 0) return;
    const int now = static_cast<int>(session.current_goal().value_or(0));
    session.set_current_goal(static_cast<std::size_t>((now + by + count) % count));
}

} // namespace porism::ui
