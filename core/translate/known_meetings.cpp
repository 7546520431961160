#include "translate/known_meetings.h"

#include "facts/truth.h"
#include "geometry/tolerance.h"
#include "geometry/vector.h"
#include "scene/catalogue.h"

#include <algorithm>
#include <cmath>

namespace porism::translate {
namespace {

using scene::Action;
using scene::Construction;
using scene::Use;

/// Would a point at `p` satisfy what a locus says, as far as its own definition shows? A pair of equal points has no
/// direction, so it lies on every line through it; of distances it says something.
bool on_by_definition(const Use& use, PointId p) {
    const Construction& row = scene::construction(use.construction);
    std::vector<PointId> binding{p};
    binding.insert(binding.end(), use.points.begin(), use.points.end());
    const auto values = scene::constants_of(use);
    return std::ranges::all_of(row.gives, [&](const facts::Pattern& pattern) {
        if (facts::instantiate(pattern, binding, values)) return false;
        if (pattern.predicate != facts::Predicate::cong) return true;
        std::vector<PointId> points;
        for (const std::uint8_t slot : pattern.slots) points.push_back(binding[slot]);
        return facts::is_trivial(pattern.predicate, points);
    });
}

/// The same in the picture: would the statements that the locus gives hold if the action's point were where `p` is?
bool on_in_picture(const Use& use, PointId placed, PointId p, Picture picture) {
    std::vector<geometry::Point<double>> moved(picture.begin(), picture.end());
    moved[placed.index()] = moved[p.index()];
    const PointId outputs[] = {placed};
    const auto gives = scene::instantiate(scene::construction(use.construction).gives, outputs, use);
    return std::ranges::all_of(gives, [&](const facts::Statement& statement) {
        return facts::relative_residual(statement, moved) <= geometry::Tolerance{}.equal;
    });
}

bool same_place(PointId p, PointId q, Picture picture) {
    double extent = 0;
    for (const auto& point : picture)
        extent =
            std::max({extent, std::fabs(point.x - picture[p.index()].x), std::fabs(point.y - picture[p.index()].y)});
    const auto way = picture[q.index()] - picture[p.index()];
    return std::hypot(way.x, way.y) < geometry::Tolerance{}.apart * extent;
}

} // namespace

std::vector<PointId> known_meetings(const Action& action, Picture picture) {
    std::vector<PointId> known;
    if (action.uses.size() != 2) return known;
    const PointId placed = action.outputs.front();
    for (std::size_t i = 0; i < placed.index(); ++i) {
        const PointId p(i);
        if (!picture.empty() && same_place(p, placed, picture)) continue;
        const bool on_both = std::ranges::all_of(action.uses, [&](const Use& use) {
            return on_by_definition(use, p) || (!picture.empty() && on_in_picture(use, placed, p, picture));
        });
        if (on_both) known.push_back(p);
    }
    return known;
}

} // namespace porism::translate
