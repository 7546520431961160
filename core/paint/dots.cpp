// Points. What the user can do with one shows in its shape as well as in its colour: free ones are filled, gliding ones
// are rings, determined ones are small; what is given stands on a square and does not move.
#include "paint/scenery.h"

#include <algorithm>

namespace porism::paint {
namespace {

Dot studio_dot(const Scenery& s, Sketch::Standing standing) {
    const double size = s.options.size;
    const Palette& c = s.colours;
    switch (standing) {
    case Sketch::Standing::free:
        return {{}, 4.4 * size, c.given, {c.background, 1.4 * size}};
    case Sketch::Standing::gliding:
        return {{}, 3.6 * size, c.background, {c.given, 2.2 * size}};
    case Sketch::Standing::determined:
        break;
    }
    return {{}, 3 * size, c.ink, {c.background, 1.2 * size}};
}

/// Under a given point, and of its colour.
Polygon square_of(const Scenery& s, Vec at) {
    const double half = 4.6 * s.options.size;
    return {{{at.x - half, at.y - half},
             {at.x + half, at.y - half},
             {at.x + half, at.y + half},
             {at.x - half, at.y + half}},
            true,
            Stroke{s.colours.background, 1.4 * s.options.size},
            s.colours.given};
}

Dot print_dot(const Scenery& s) {
    return {{}, 2.4 * s.options.size * s.options.lines, s.colours.ink, {s.colours.background, 1 * s.options.size}};
}

/// Two points in one place are one dot: that of the earlier one, with which the user can do more.
bool stands_under_another(const Scenery& s, PointId point) {
    const auto earlier = s.diagram.merged_into(point);
    return earlier && !s.hidden[earlier->index()];
}

} // namespace

void add_dots(Scenery& s) {
    for (std::size_t i = 0; i < s.pixels.size(); ++i) {
        if (s.hidden[i]) continue;
        const PointId point(i);
        Dot dot = s.options.look == Look::print ? print_dot(s) : studio_dot(s, s.sketch.standing(point));
        dot.at = s.pixels[i];
        dot.subject = {Subject::Kind::point, point, {}};
        if (std::ranges::find(s.options.haloed, point) != s.options.haloed.end()) {
            const Stroke none{s.colours.halo, 0};
            s.add(Layer::dot, Dot{dot.at, 10 * s.options.size, s.colours.halo, none, {}});
        }
        if (stands_under_another(s, point)) continue;
        if (s.options.look == Look::studio && s.sketch.is_given(point)) {
            s.add(Layer::dot, square_of(s, dot.at));
            dot = Dot{dot.at, 1.5 * s.options.size, s.colours.background, {s.colours.background, 0}, dot.subject};
        }
        s.add(Layer::dot, dot);
    }
}

} // namespace porism::paint
