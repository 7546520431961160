#include "workflow/verify/text/figure_circles.h"

#include "facts/predicate.h"
#include "geometry/tolerance.h"
#include "scene/catalogue.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <iterator>
#include <span>
#include <string_view>

namespace porism::workflow {
namespace {

using facts::Predicate;
using facts::Statement;

/// From a centre to a point at some distance.
struct Spoke {
    PointId centre, end;
    bool drawn = false;
};
using Spokes = std::vector<Spoke>;

Spokes of_circle(std::span<const PointId> points) {
    return {{points[0], points[1], true}, {points[0], points[2], true}, {points[0], points[3], true}};
}

Spokes of_equal_lengths(std::span<const PointId> points) {
    Spokes out;
    for (const std::size_t a : {0U, 1U})
        for (const std::size_t b : {2U, 3U})
            if (points[a] == points[b]) out.insert(out.end(), {{points[a], points[1 - a]}, {points[a], points[5 - b]}});
    return out;
}

Spokes of_length(std::span<const PointId> points) {
    return {{points[0], points[1]}, {points[1], points[0]}};
}

struct SpokeRow {
    Predicate predicate;
    Spokes (*spokes)(std::span<const PointId>);
};
constexpr std::array spoke_rows{SpokeRow{Predicate::circle, of_circle}, SpokeRow{Predicate::cong, of_equal_lengths},
                                SpokeRow{Predicate::lconst, of_length}, SpokeRow{Predicate::l2const, of_length}};

std::vector<Statement> said_of(const scene::Action& action) {
    auto out = scene::said_by(action, &scene::Construction::gives);
    if (action.states) out.push_back(*action.states);
    return out;
}

Spokes spokes_of(const scene::Action& action) {
    Spokes out;
    for (const scene::Use& use : action.uses) {
        const std::string_view name = scene::construction(use.construction).name;
        if (name != "on_circle" && name != "lconst") continue;
        for (const PointId output : action.outputs) out.push_back({use.points[0], output, true});
        if (name == "on_circle") out.push_back({use.points[0], use.points[1], true});
    }
    for (const Statement& one : said_of(action)) {
        const auto row = std::ranges::find(spoke_rows, one.predicate(), &SpokeRow::predicate);
        if (row != spoke_rows.end()) std::ranges::move(row->spokes(one.points()), std::back_inserter(out));
    }
    return out;
}

struct Ring {
    Circle circle;
    double radius = 0;
};

bool near(double a, double b) {
    return std::fabs(a - b) <= geometry::Tolerance().equal * std::max(std::fabs(a), std::fabs(b));
}

void add(std::vector<Ring>& rings, const Spoke& spoke, double radius) {
    auto ring = std::ranges::find_if(
        rings, [&](const Ring& one) { return one.circle.centre == spoke.centre && near(one.radius, radius); });
    if (ring == rings.end()) ring = rings.insert(ring, Ring{{spoke.centre, {}, {}}, radius});
    Polygon& on = ring->circle.on;
    if (std::ranges::find(on, spoke.end) == on.end()) on.push_back(spoke.end);
    ring->circle.drawn = ring->circle.drawn || spoke.drawn;
}

/// Whether the circle is the one that is meant by its centre.
bool is_meant(const Ring& ring, const std::vector<Ring>& rings) {
    return std::ranges::none_of(rings, [&](const Ring& other) {
        return &other != &ring && other.circle.centre == ring.circle.centre &&
               (other.circle.drawn || !ring.circle.drawn);
    });
}

} // namespace

std::vector<Circle> circles_of_figure(const scene::Scene& scene, std::span<const verigeo::NamedCircle> named,
                                      const Polygons& polygons) {
    std::vector<Ring> rings;
    for (const verigeo::NamedCircle& one : named)
        add(rings, {one.centre, one.end, true}, polygons.distance(one.centre, one.end));
    std::vector<Circle> out;
    for (const scene::Action& action : scene.actions()) {
        for (const Spoke& spoke : spokes_of(action)) add(rings, spoke, polygons.distance(spoke.centre, spoke.end));
        for (const Statement& one : said_of(action))
            if (one.predicate() == Predicate::cyclic)
                out.push_back({std::nullopt, {}, Polygon(one.points().begin(), one.points().end()), true});
    }
    for (const Ring& ring : rings)
        if (is_meant(ring, rings)) out.push_back(ring.circle);
    return out;
}

} // namespace porism::workflow
