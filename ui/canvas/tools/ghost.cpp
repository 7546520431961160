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
        for (const auto& placed : session_.preview(action(inputs_, {far}))) feet.push_back(placed.front());
    if (feet.size() != 3) return std::nullopt;
    return through(feet[0], feet[1], feet[2]);
}

void ConstructTool::add_nearest(Ghost& ghost, const scene::Action& action) const {
    const auto branches = session_.preview(action);
    const auto branch = static_cast<std::size_t>(action.branch.value_or(0));
    if (branch < branches.size()) ghost.points.push_back(branches[branch].front());
}

Ghost ConstructTool::ghost(const Pick& hover) const {
    Ghost ghost;
    ghost.lit = inputs_;
    if (!inputs_filled()) {
        add_input_ghost(ghost, hover);
        return ghost;
    }
    if (row().places == scene::Places::locus) {
        const scene::Action placed = locus_action(hover);
        ghost.locus = locus();
        if (placed.uses.size() == 2) add_snaps(ghost, hover);
        add_nearest(ghost, placed);
        return ghost;
    }
    if (row().places == scene::Places::point) {
        for (const auto& branch : session_.preview(action(inputs_, {})))
            ghost.points.insert(ghost.points.end(), branch.begin(), branch.end());
        return ghost;
    }
    ghost.points = places_;
    if (!hover.point) {
        if (!places_several()) add_snaps(ghost, hover);
        ghost.points.push_back(
            hover.curves.empty() || places_several() ? hover.at : nearest(hover.curves.front().shape, hover.at));
        if (!places_several() && hover.curves.size() > 1) {
            ghost.points.pop_back();
            add_nearest(ghost, point_action(session_, hover));
        }
    }
    for (std::size_t i = 0; i + 1 < ghost.points.size(); ++i)
        ghost.segments.emplace_back(ghost.points[i], ghost.points[i + 1]);
    if (ghost.points.size() > 2) ghost.segments.emplace_back(ghost.points.back(), ghost.points.front());
    return ghost;
}

// The result as it would be with the point under the cursor, be it there already or not.
void ConstructTool::add_input_ghost(Ghost& ghost, const Pick& hover) const {
    std::vector<PointId> inputs = inputs_;
    std::vector<Point> extra;
    if (hover.point) {
        inputs.push_back(*hover.point);
        ghost.lit.push_back(*hover.point);
    } else if (asks_for_line() && hover.curves.size() == 1 && hover.curves.front().line) {
        inputs.insert(inputs.end(), {hover.curves.front().line->first, hover.curves.front().line->second});
        add_snaps(ghost, hover);
    } else {
        add_snaps(ghost, hover);
        const Point place = hover.curves.empty() ? hover.at : nearest(hover.curves.front().shape, hover.at);
        extra.push_back(place);
        inputs.push_back(PointId(session_.scene().point_count()));
        ghost.points.push_back(place);
    }
    if (inputs.size() != scene::point_input_count(row()) || row().places == scene::Places::locus) return;
    for (const auto& branch : session_.preview(action(inputs, {}), extra))
        ghost.points.insert(ghost.points.end(), branch.begin(), branch.end());
}

} // namespace porism::ui
