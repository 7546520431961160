// Folding by hand, and what follows.
#include "ui/graph/graph_panel.h"
#include "ui/session/session.h"

#include <algorithm>

namespace porism::ui {

void GraphPanel::show_whole(bool whole) {
    whole_ = whole;
    wishes_ = whole ? FoldWishes{} : FoldWishes{{}, {}, {}, {}, wishes_.families};
    request_layout();
}

void GraphPanel::toggle_fold(std::size_t node) {
    const bool open = shown_.cone.nodes[node].folded > 0;
    if (!open && !has_premises(node)) return;
    for (const facts::Statement& statement : shown_.statements(node)) {
        (open ? wishes_.folded : wishes_.opened).erase(statement);
        (open ? wishes_.opened : wishes_.folded).insert(statement);
    }
    if (!open) forget_shown_above(node);
    anchor_ = shown_.step(node).conclusion;
    request_layout();
}

bool GraphPanel::has_premises(std::size_t node) const {
    const ConeNode& shown = shown_.cone.nodes[node];
    if (shown.beyond) return false;
    const auto has = [this](std::size_t step) { return !shown_.path().steps[step].premises.empty(); };
    return has(shown.step) || std::ranges::any_of(shown.also, has);
}

void GraphPanel::toggle_following(std::size_t node) {
    const facts::Statement statement = shown_.step(node).conclusion;
    if (shown_.cone.nodes[node].beyond) return;
    if (wishes_.followed.erase(statement) == 0) wishes_.followed.insert(statement);
    ask_for_following();
    anchor_ = statement;
    request_layout();
}

// Not when an answer comes: what was cancelled would be asked for again.
void GraphPanel::ask_for_following() {
    for (const facts::Statement& statement : wishes_.followed)
        if (session_.follows(statement) == nullptr && !session_.asking_follows(statement))
            session_.ask_follows(statement);
}

std::vector<FollowingFrom> GraphPanel::wished_following(const proof::Path& path) const {
    std::vector<FollowingFrom> out;
    for (std::size_t i = 0; !wishes_.followed.empty() && i < path.steps.size(); ++i) {
        const facts::Statement& statement = path.steps[i].conclusion;
        if (!wishes_.followed.contains(statement)) continue;
        const auto* found = session_.follows(statement);
        if (found != nullptr && *found) out.push_back({i, (*found)->direct});
    }
    return out;
}

void GraphPanel::take_following() {
    if (wishes_.followed.empty() || !shown_.results || shown_.results != session_.results()) return;
    if (wished_following(shown_.path()).size() != shown_.followed) request_layout();
}

/// What was found and opened once is folded with the rest.
void GraphPanel::forget_shown_above(std::size_t node) {
    const auto& steps = shown_.path().steps;
    std::vector<bool> above(steps.size(), false);
    for (std::size_t i = steps.size(); i-- > 0;) {
        above[i] = above[i] || shown_.cone.nodes[node].stands_for(i);
        if (!above[i]) continue;
        for (const std::size_t premise : steps[i].premises) {
            above[premise] = true;
            wishes_.shown.erase(steps[premise].conclusion);
        }
    }
}

// What was opened before, and would keep steps of the family in sight, is over with that.
void GraphPanel::hide_family(const std::string& family) {
    const auto& steps = shown_.path().steps;
    std::vector<bool> of_it(steps.size(), false);
    for (std::size_t i = 0; i < steps.size(); ++i) {
        of_it[i] = family_of(shown_.path(), i) == family;
        if (of_it[i]) wishes_.shown.erase(steps[i].conclusion);
        for (const std::size_t premise : steps[i].premises)
            if (of_it[premise]) wishes_.opened.erase(steps[i].conclusion);
    }
    wishes_.families.insert(family);
    request_layout();
}

void GraphPanel::show_all_families() {
    wishes_.families.clear();
    request_layout();
}

} // namespace porism::ui
