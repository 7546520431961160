// Finding in the graph.
#include "ui/graph/find_line.h"
#include "ui/graph/graph_panel.h"
#include "ui/session/session.h"

#include <algorithm>
#include <map>

namespace porism::ui {

void GraphPanel::find() {
    if (node_count() == 0) return;
    find_->start();
    follow_view();
    follow_find();
    if (fitted_ && !current_node())
        fit();
    else
        follow_selection();
}

bool GraphPanel::finding() const {
    return !find_->isHidden();
}

void GraphPanel::end_find() {
    if (!finding()) return;
    const bool typing = find_->isAncestorOf(focusWidget());
    find_->hide();
    found_ = {};
    if (typing) setFocus();
    if (fitted_ && !current_node()) fit();
    follow_view();
}

void GraphPanel::follow_find() {
    found_ = {};
    if (!finding() || node_count() == 0) return;
    if (!search_) search_ = std::make_unique<GraphSearch>(shown_.path(), *shown_.results);
    found_.fits = search_->fits(find_->words());
    const auto fits = [&](std::size_t step) { return found_.fits.statements[step] || found_.fits.theorems[step]; };
    std::map<std::pair<double, double>, std::size_t> places;
    for (std::size_t step = 0; step < found_.fits.statements.size(); ++step) {
        if (!fits(step)) continue;
        if (const auto node = shown_.node_of(step)) {
            const auto [x, y] = shown_.layout.centres[*node];
            places.emplace(std::pair(y, x), step);
        } else {
            found_.folded.push_back(step);
        }
    }
    for (const auto& [place, step] : places) found_.shown.push_back(step);
    tell_found();
    update();
}

/// Which of them the current node is.
std::optional<std::size_t> GraphPanel::found_now() const {
    const auto current = current_node();
    for (std::size_t i = 0; current && i < found_.shown.size(); ++i)
        if (shown_.cone.nodes[*current].stands_for(found_.shown[i])) return i;
    return std::nullopt;
}

void GraphPanel::tell_found() {
    const auto at = found_now();
    find_->tell(at ? *at + 1 : 0, found_.shown.size(), found_.folded.size());
}

bool GraphPanel::is_found(std::size_t node) const {
    if (found_.fits.statements.empty()) return false;
    const ConeNode& shown = shown_.cone.nodes[node];
    if (shown.beyond) return false;
    if (shown.shape == ConeShape::rule) return found_.fits.theorems[shown.step];
    const auto fits = [&](std::size_t step) { return found_.fits.statements[step]; };
    return fits(shown.step) || std::ranges::any_of(shown.also, fits);
}

// From nowhere to the first or the last one, and round about.
void GraphPanel::go_to_found(int by) {
    const auto& shown = found_.shown;
    if (shown.empty()) return open_found();
    const auto at = found_now();
    const auto last = shown.size() - 1;
    const std::size_t next = by > 0 ? (at && *at < last ? *at + 1 : 0) : (at && *at > 0 ? *at - 1 : last);
    session_.select(Selection::of(StepRef{shown_.goal, shown[next]}));
}

void GraphPanel::open_found() {
    if (found_.folded.empty()) return;
    for (const std::size_t step : found_.folded) wishes_.shown.insert(shown_.path().steps[step].conclusion);
    request_layout();
}

} // namespace porism::ui
