#include "formats/verigeo/drawn.h"

#include "formats/verigeo/names.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace porism::verigeo {
namespace {

std::vector<std::optional<scene::Coordinates>> sketched(double x, double y) {
    constexpr double largest = 1e9, digits = 1e6;
    if (!(std::fabs(x) < largest && std::fabs(y) < largest)) return {};
    const auto rounded = [](double value) {
        return numbers::Scalar::from_double(std::nearbyint(value * digits) / digits);
    };
    return {scene::Coordinates{rounded(x), rounded(y), false}};
}

double number_of(const std::string& text) {
    return numbers::to_double(*numbers::Scalar::parse(text));
}

} // namespace

void Drawn::put(const std::string& point, const numbers::Scalar& x, const numbers::Scalar& y) {
    places_[point] = {numbers::to_double(x), numbers::to_double(y)};
}

std::optional<Drawn::Place> Drawn::place_of(const std::string& point) const {
    const auto found = places_.find(point);
    return found == places_.end() ? std::nullopt : std::optional(found->second);
}

std::vector<std::optional<scene::Coordinates>> Drawn::on_segment(const Action& action) const {
    const auto ends = points_of_id(action.args[1]);
    const auto a = place_of(ends[0]), b = place_of(ends[1]);
    if (action.args.size() < 3 || !a || !b) return {};
    const double t = std::clamp(number_of(action.args[2]), 0.0, 1.0);
    return sketched(a->first + t * (b->first - a->first), a->second + t * (b->second - a->second));
}

std::optional<double> Drawn::radius_of(const Circle& circle, const Place& centre) const {
    if (circle.radius) return numbers::to_double(*circle.radius);
    const auto through = place_of(circle.through);
    if (!through) return std::nullopt;
    return std::hypot(through->first - centre.first, through->second - centre.second);
}

std::optional<double> Drawn::direction_of(const Action& action, const Place& centre) const {
    constexpr double degree = std::numbers::pi / 180;
    if (action.row->type != "PointOnCircle") return number_of(action.args[2]) * degree;
    const auto towards = place_of(action.args[2]);
    if (!towards) return std::nullopt;
    return std::atan2(towards->second - centre.second, towards->first - centre.first);
}

std::vector<std::optional<scene::Coordinates>> Drawn::on_circle(const Action& action, const Circle& circle) const {
    const auto centre = place_of(circle.centre);
    if (!centre || action.args.size() < 3) return {};
    const auto radius = radius_of(circle, *centre), direction = direction_of(action, *centre);
    if (!radius || !direction) return {};
    return sketched(centre->first + *radius * std::cos(*direction), centre->second + *radius * std::sin(*direction));
}

} // namespace porism::verigeo
