// A figure of stated lengths may be solved for far from where it was sketched.
#include "ui/canvas/canvas.h"
#include "ui/session/session.h"

#include <algorithm>

namespace porism::ui {

namespace {

using Point = geometry::Point<double>;

/// A figure that takes less than this part of the sheet's shorter side is too small to be read.
constexpr double least_part = 0.2;

double pixels(const paint::View& view, const std::vector<Point>& places) {
    if (places.empty()) return 0;
    const auto [left, right] = std::ranges::minmax(places, {}, &Point::x);
    const auto [low, high] = std::ranges::minmax(places, {}, &Point::y);
    return std::max(right.x - left.x, high.y - low.y) * view.scale;
}

bool too_small(const paint::View& view, const std::vector<Point>& places) {
    return places.size() > 1 && pixels(view, places) < least_part * std::min(view.width, view.height);
}

} // namespace

void Canvas::note_places() {
    const auto diagram = session_.diagram();
    places_ = diagram ? session_.picture().points : std::vector<Point>();
    solved_ = diagram && diagram->solution;
}

bool Canvas::solved_out_of_sight() const {
    const auto diagram = session_.diagram();
    if (!diagram || (!solved_ && !diagram->solution)) return false;
    std::vector<Point> before, now;
    bool lost = false;
    for (std::size_t i = 0; i < std::min(places_.size(), known_.size()); ++i) {
        const auto point = session_.scene().find(known_[i]);
        if (!point || point->index() >= session_.picture().points.size() || session_.is_hidden(*point)) continue;
        before.push_back(places_[i]);
        now.push_back(session_.picture().points[point->index()]);
        lost = lost || (in_sight(view_, before.back()) && !in_sight(view_, now.back()));
    }
    return lost || (too_small(view_, now) && !too_small(view_, before));
}

} // namespace porism::ui
