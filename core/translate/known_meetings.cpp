#include "translate/known_meetings.h"

#include "facts/truth.h"
#include "geometry/tolerance.h"
#include "geometry/vector.h"
#include "scene/catalogue.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <span>

namespace porism::translate {
namespace {

using scene::Action;
using scene::Construction;
using scene::Use;

/// Statements of the directions of pairs of points: a pair of equal points has none, and meets them all.
constexpr std::array of_directions{facts::Predicate::para, facts::Predicate::perp, facts::Predicate::eqangle,
                                   facts::Predicate::aconst};

/// Whether a statement that cannot be made of such points, because it says nothing of them, holds of them all the same.
bool holds_without_words(facts::Predicate predicate, std::span<const PointId> points) {
    if (facts::is_trivial(predicate, points)) return true;
    if (std::ranges::find(of_directions, predicate) == of_directions.end()) return false;
    for (std::size_t i = 0; i + 1 < points.size(); i += 2)
        if (points[i] == points[i + 1]) return true;
    return false;
}

/// Would a point at `p` satisfy what a locus says, as far as its own definition shows?
bool on_by_definition(const Use& use, PointId p) {
    const Construction& row = scene::construction(use.construction);
    std::vector<PointId> binding{p};
    binding.insert(binding.end(), use.points.begin(), use.points.end());
    const auto values = scene::constants_of(use);
    return std::ranges::all_of(row.gives, [&](const facts::Pattern& pattern) {
        if (facts::instantiate(pattern, binding, values)) return false;
        std::vector<PointId> points;
        for (const std::uint8_t slot : pattern.slots) points.push_back(binding[slot]);
        return holds_without_words(pattern.predicate, points);
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
