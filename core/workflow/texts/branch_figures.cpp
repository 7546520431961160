#include "workflow/texts/branch_figures.h"

#include "geometry/vector.h"

#include <algorithm>
#include <cmath>

namespace porism::workflow {
namespace {

using Point = geometry::Point<double>;

constexpr std::uint64_t sketches = 64;    ///< each has several pictures
constexpr std::size_t most_figures = 256; ///< of which the places of branches are held against each other
constexpr double near = 1e-6;             ///< of the size of a picture: places that are one

double size_of(std::span<const Point> points) {
    double out = 0;
    for (const Point& point : points) out = std::max(out, std::sqrt(geometry::squared_length(point - points.front())));
    return out;
}

bool are_near(std::span<const Point> one, std::span<const Point> other, double size) {
    return std::equal(one.begin(), one.end(), other.begin(), other.end(), [&](const Point& p, const Point& q) {
        return geometry::squared_length(p - q) <= near * near * size * size;
    });
}

Places mirrored(Places points) {
    for (Point& point : points) point.y = -point.y;
    return points;
}

double doubled_area(std::span<const Point> at, std::span<const PointId> p) {
    return geometry::cross(at[p[1].index()] - at[p[0].index()], at[p[2].index()] - at[p[0].index()]);
}

/// The first three that are on no line.
std::vector<PointId> first_triangle(std::span<const Point> points) {
    constexpr double flat = 1e-3;
    const double size = size_of(points);
    for (std::size_t c = 2; c < points.size(); ++c)
        for (std::size_t b = 1; b < c; ++b)
            for (std::size_t a = 0; a < b; ++a) {
                std::vector<PointId> three{PointId(a), PointId(b), PointId(c)};
                if (std::abs(doubled_area(points, three)) > flat * size * size) return three;
            }
    return {};
}

/// In any place, where none is given.
scene::Scene unsketched(const Figure& figure) {
    scene::Scene scene = realize::with_branches(figure.scene, *figure.diagram);
    for (std::size_t i = 0; i < scene.actions().size(); ++i) {
        auto at = scene.actions()[i].at;
        for (auto& place : at)
            if (place && !place->given) place.reset();
        if (!at.empty()) scene = scene.with_coordinates(i, std::move(at));
    }
    return scene;
}

} // namespace

BranchFigures::BranchFigures(const Figure& figure, const Control& control) : figure_(figure) {
    const auto pictures = figure.diagram->pictures();
    own_.emplace_back(pictures.front().begin(), pictures.front().end());
    for (std::size_t i = 0; i < figure.scene.actions().size() && mirrors_; ++i) mirrors_ = mirrored_is_figure(i);
    turn_ = first_triangle(own_.front());
    if (!turn_.empty()) turns_left_ = doubled_area(own_.front(), turn_) > 0;
    for (const auto& picture : std::span(pictures).subspan(1)) add(picture);

    const scene::Scene scene = unsketched(figure);
    realize::Options options;
    options.any_order = true;
    options.explain = false;
    options.together = figure.diagram->coincidences;
    for (options.seed = 1; options.seed <= sketches && own_.size() < most_figures && !control.stopped();
         ++options.seed) {
        const auto drawn = realize::realize(scene, options, control);
        if (!drawn || drawn->coincidences != figure.diagram->coincidences) continue;
        for (const auto& picture : drawn->pictures()) add(picture);
    }
}

void BranchFigures::add(std::span<const Point> points) {
    if (mirrors_ && !turn_.empty() && (doubled_area(points, turn_) > 0) != turns_left_) return;
    own_.emplace_back(points.begin(), points.end());
}

realize::Branches BranchFigures::placed(const scene::Scene& scene, std::size_t index, const Places& points) {
    scene::Action action = scene.actions()[index];
    action.branch.reset();
    action.at.clear();
    for (const PointId output : action.outputs) {
        const Point& place = points[output.index()];
        action.at.emplace_back(
            scene::Coordinates{numbers::Scalar::from_double(place.x), numbers::Scalar::from_double(place.y)});
    }
    diagram::Picture picture;
    picture.points.assign(points.begin(), points.begin() + static_cast<std::ptrdiff_t>(action.outputs.front().index()));
    return realize::preview(scene.prefix(index), picture, action);
}

bool BranchFigures::mirrored_is_figure(std::size_t index) const {
    const scene::Action& action = figure_.scene.actions()[index];
    if (action.outputs.empty()) return true;
    const Places points = mirrored(own_.front());
    const auto own = std::span(points).subspan(action.outputs.front().index(), action.outputs.size());
    const auto all = placed(figure_.scene, index, points);
    return all.empty() ||
           std::ranges::any_of(all, [&](const auto& branch) { return are_near(branch.second, own, size_of(points)); });
}

std::vector<Places> BranchFigures::rivals(std::size_t index) const {
    const std::size_t first = figure_.scene.actions()[index].outputs.front().index();
    std::vector<Places> out;
    for (const Places& points : own_)
        for (auto& [branch, places] : placed(figure_.scene, index, points)) {
            if (are_near(places, std::span(points).subspan(first, places.size()), size_of(points))) continue;
            Places rival(points.begin(), points.begin() + static_cast<std::ptrdiff_t>(first));
            rival.insert(rival.end(), places.begin(), places.end());
            if (mirrors_ && !turn_.empty() && turn_.back().index() < rival.size() &&
                (doubled_area(rival, turn_) > 0) != turns_left_)
                continue;
            out.push_back(std::move(rival));
        }
    return out;
}

} // namespace porism::workflow
