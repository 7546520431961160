// What a construction shows under the cursor before the click.
#include "ui/canvas/tools/construct_tool.h"
#include "ui/session/session.h"

#include <algorithm>
#include <cmath>

namespace porism::ui {

namespace {

// Three places far away in different directions: their feet on a locus show which line or circle it is.
std::vector<Point> far_places(const diagram::Picture& picture) {
    double size = 1;
    for (const Point& p : picture.points) size = std::max({size, std::abs(p.x), std::abs(p.y)});
    const double far = 50 * size;
    return {{far, 0}, {-far / 2, far}, {-far / 2, -far}};
}

void add_snaps(Ghost& ghost, const Pick& hover) {
    for (std::size_t i = 0; i < std::min<std::size_t>(2, hover.curves.size()); ++i)
        ghost.snaps.push_back(hover.curves[i].shape);
}

} // namespace

std::optional<Shape> ConstructTool::locus() const {
    std::vector<Point> feet;
    for (const Point& far : far_places(session_.picture()))
        for (const auto& [branch, placed] : session_.preview(action(inputs_, {far}))) feet.push_back(placed.front());
    if (feet.size() != 3) return std::nullopt;
    return through(feet[0], feet[1], feet[2]);
}

void ConstructTool::add_branches(Ghost& ghost, const scene::Action& action, std::span<const Point> extra) const {
    const auto branches = session_.preview(action, extra);
    if (branches.empty()) return;
    const int taken = action.branch.value_or(branches.begin()->first);
    for (const auto& [branch, points] : branches) {
        auto& into = branch == taken ? ghost.points : ghost.others;
        into.insert(into.end(), points.begin(), points.end());
    }
    const auto drawn = branches.find(taken);
    if (row().places != scene::Places::free || drawn == branches.end()) return;
    const auto& corners = drawn->second;
    for (std::size_t i = 0; corners.size() > 2 && i < corners.size(); ++i)
        ghost.segments.emplace_back(corners[i], corners[(i + 1) % corners.size()]);
}

Ghost ConstructTool::ghost(const Pick& hover) const {
    Ghost ghost;
    ghost.lit = inputs_.points;
    if (!filled(inputs_)) {
        if (typing().isEmpty()) add_input_ghost(ghost, hover);
    } else if (asks_for_place()) {
        add_place_ghost(ghost, hover);
    } else {
        scene::Action meant = action(inputs_, places_);
        take_nearest_branch(session_, meant, hover.at);
        add_branches(ghost, meant);
    }
    return ghost;
}

void ConstructTool::add_place_ghost(Ghost& ghost, const Pick& hover) const {
    if (is_locus()) {
        const scene::Action placed = locus_action(hover);
        ghost.locus = locus();
        if (placed.uses.size() == 2) add_snaps(ghost, hover);
        add_branches(ghost, placed);
        return;
    }
    if (is_single_point()) {
        if (hover.point) return;
        add_snaps(ghost, hover);
        add_branches(ghost, point_action(session_, hover));
        return;
    }
    ghost.points = places_;
    for (std::size_t i = 0; i + 1 < places_.size(); ++i) ghost.segments.emplace_back(places_[i], places_[i + 1]);
    if (hover.point) return;
    std::vector<Point> places = places_;
    places.push_back(hover.at);
    if (places.size() == hand_.size()) {
        ghost = {};
        add_branches(ghost, action(inputs_, places));
    }
    if (!ghost.points.empty() && places.size() == hand_.size()) return;
    if (!places_.empty()) ghost.segments.emplace_back(places_.back(), hover.at);
    ghost.points.push_back(hover.at);
}

// The result as it would be with the point under the cursor, be it there already or not.
void ConstructTool::add_input_ghost(Ghost& ghost, const Pick& hover) const {
    Inputs inputs = inputs_;
    std::vector<Point> extra;
    if (hover.point) {
        inputs.points.push_back(*hover.point);
        ghost.lit.push_back(*hover.point);
    } else if (asks_for_line() && hover.curves.size() == 1 && hover.curves.front().line) {
        inputs.points.insert(inputs.points.end(),
                             {hover.curves.front().line->first, hover.curves.front().line->second});
        add_snaps(ghost, hover);
    } else {
        add_snaps(ghost, hover);
        const Point place = hover.curves.empty() ? hover.at : nearest(hover.curves.front().shape, hover.at);
        extra.push_back(place);
        inputs.points.emplace_back(session_.scene().point_count());
        ghost.points.push_back(place);
    }
    if (filled(inputs) && hand_.empty()) add_branches(ghost, action(inputs, {}), extra);
}

} // namespace porism::ui
