#include "ui/session/roles.h"

#include "ui/session/session.h"

#include "translate/path_text.h"

#include <algorithm>

namespace porism::ui {

namespace {

class Collector {
public:
    // Asked for in order of strength: the first role of a statement stays.
    void add(const facts::Statement& statement, Role role, std::vector<PointId> told = {}) {
        const bool known =
            std::any_of(list_.begin(), list_.end(), [&](const Marked& m) { return m.statement == statement; });
        if (!known) list_.push_back({statement, role, std::move(told)});
    }
    std::vector<Marked> take() { return std::move(list_); }

private:
    std::vector<Marked> list_;
};

bool is_goal(const Session& session, const facts::Statement& statement) {
    const auto& goals = session.document().goals;
    if (std::find(goals.begin(), goals.end(), statement) != goals.end()) return true;
    for (std::size_t i = goals.size(); i < session.goal_count(); ++i)
        if (session.said_by(i) == statement) return true;
    return false;
}

Role role_of(const Session& session, const facts::Statement& statement) {
    if (is_goal(session, statement)) return Role::goal;
    const auto diagram = session.diagram();
    if (!diagram) return Role::derived;
    const bool given = std::any_of(diagram->givens.begin(), diagram->givens.end(),
                                   [&](const diagram::Given& g) { return g.statement == statement; });
    return given ? Role::given : Role::derived;
}

void add_step(Collector& into, const Session& session, StepRef ref) {
    const auto results = session.results();
    const proof::Path* path = told_path(results.get(), ref.goal);
    if (!path || ref.step >= path->steps.size()) return;
    const proof::Step& step = path->steps[ref.step];
    auto told = translate::angles_as_told(*path, session.scene(), session.picture().points);
    into.add(step.conclusion, Role::conclusion, std::move(told[ref.step]));
    for (const std::size_t premise : step.premises)
        into.add(path->steps[premise].conclusion, Role::premise, std::move(told[premise]));
}

} // namespace

std::vector<Marked> marked(const Session& session) {
    Collector roles;
    // What a step says of a statement is stronger than what the statement is by itself.
    for (const StepRef ref : session.selection().steps) add_step(roles, session, ref);
    for (const facts::Statement& s : session.hover().statements) roles.add(s, role_of(session, s));
    for (const facts::Statement& s : session.selection().statements) roles.add(s, role_of(session, s));
    auto list = roles.take();
    if (!list.empty() || !session.current_goal()) return list;
    const workflow::GoalResult* result = session.current_result();
    const bool proved = result && result->solved() && !session.figure_problem();
    const auto goal = session.said_by(*session.current_goal());
    return goal ? std::vector<Marked>{{*goal, proved ? Role::proved : Role::goal}} : list;
}

} // namespace porism::ui
