#include "realize/outline.h"

#include "geometry/vector.h"
#include "realize/recipe.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace porism::realize {
namespace {

constexpr double per_crossing = 8, per_turned_in = 3;

bool is_outline(const scene::Drawn& drawn) {
    return drawn.kind == scene::Drawn::Kind::polygon && drawn.slots.size() > 3;
}

double turn(const Point& a, const Point& b, const Point& c) {
    return geometry::cross(b - a, c - b);
}

bool cross_each_other(const Point& a, const Point& b, const Point& c, const Point& d) {
    return turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0;
}

int crossings(std::span<const Point> p) {
    const std::size_t n = p.size();
    int count = 0;
    for (std::size_t i = 0; i < n; ++i)
        for (std::size_t j = i + 2; j < n; ++j)
            if ((j + 1) % n != i && cross_each_other(p[i], p[i + 1], p[j], p[(j + 1) % n])) ++count;
    return count;
}

/// Corners at which it turns the other way than at most of them.
std::size_t turned_in(std::span<const Point> p) {
    const std::size_t n = p.size();
    std::size_t left = 0;
    for (std::size_t i = 0; i < n; ++i) left += turn(p[i], p[(i + 1) % n], p[(i + 2) % n]) > 0 ? 1 : 0;
    return std::min(left, n - left);
}

/// Whether a step of a recipe places its point, or an input of its own does.
bool is_drawn(const Term& term) {
    if (term.kind == Term::Kind::glide) return true;
    return term.kind == Term::Kind::primitive && diagram::row(term.primitive).inputs > 0;
}

} // namespace

std::vector<Outline> outlines_of(const scene::Action& action) {
    std::vector<Outline> outlines;
    for (const scene::Use& use : action.uses) {
        std::vector<PointId> slots = action.outputs;
        slots.insert(slots.end(), use.points.begin(), use.points.end());
        for (const scene::Drawn& drawn : scene::construction(use.construction).draws) {
            if (!is_outline(drawn)) continue;
            Outline& outline = outlines.emplace_back();
            for (const std::uint8_t slot : drawn.slots) outline.push_back(slots[slot]);
        }
    }
    return outlines;
}

std::vector<Corner> corners_drawn(const scene::Action& action) {
    const ConstructionId row = action.uses.front().construction;
    const Recipe& terms = recipe(row);
    std::vector<Corner> corners(terms.steps.size());
    for (const scene::Drawn& drawn : scene::construction(row).draws) {
        if (!is_outline(drawn)) continue;
        std::vector<Corner> of_this(terms.steps.size());
        for (std::size_t i = 0; i < terms.steps.size(); ++i) {
            const auto& step = terms.steps[i];
            const auto slot = std::ranges::find(drawn.slots, step.output.value_or(drawn.slots.size() + 1));
            if (step.output && slot != drawn.slots.end() && is_drawn(step.term))
                of_this[i] = {static_cast<std::size_t>(slot - drawn.slots.begin()), drawn.slots.size()};
        }
        if (std::ranges::count_if(of_this, [](const Corner& corner) { return corner.of > 0; }) > 3) corners = of_this;
    }
    return corners;
}

double bentness(std::span<const Point> corners) {
    return per_crossing * crossings(corners) + per_turned_in * static_cast<double>(turned_in(corners));
}

Point place_of(const Corner& corner) {
    const double step = 2 * std::numbers::pi / static_cast<double>(corner.of);
    const double radius = 0.5 / std::sin(step / 2);
    const double angle = step * (static_cast<double>(corner.number) - 0.5) - std::numbers::pi / 2;
    return {0.5 + radius * std::cos(angle), radius * std::sin(angle) + radius * std::cos(step / 2)};
}

} // namespace porism::realize
