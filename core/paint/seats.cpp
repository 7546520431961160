#include "paint/seats.h"

#include <algorithm>
#include <numbers>

namespace porism::paint {
namespace {

// In pixels at size 1.
constexpr double least_bow = 11;
constexpr double greatest_bow = 26;
constexpr double beside_points = 6; ///< between a sign and a point

/// How bad a place is.
enum class Trouble : std::uint8_t { none, crossed, at_a_point, hidden };

/// A sign as seen from its middle: x on what bears it, y across.
struct SeatedSign {
    Seat seat;
    SeatSize size;

    Vec local(Vec p) const { return {dot(p - seat.at, seat.along), dot(p - seat.at, turned(seat.along))}; }

    /// Whether a segment passes through the sign.
    bool meets(Vec from, Vec to) const {
        const Vec p = local(from), way = local(to) - p;
        double first = 0, last = 1;
        const auto clip = [&](double start, double step, double limit) {
            if (std::fabs(step) < 1e-12) return std::fabs(start) <= limit;
            const auto [enters, leaves] = std::minmax({(-limit - start) / step, (limit - start) / step});
            first = std::max(first, enters);
            last = std::min(last, leaves);
            return first <= last;
        };
        return clip(p.x, way.x, size.along) && clip(p.y, way.y, size.across);
    }

    Trouble of_line(Vec from, Vec to) const {
        constexpr double as_strokes = 0.34; // sine of the angle between a line and strokes that it hides
        if (!meets(from, to)) return Trouble::none;
        return std::fabs(dot(unit(to - from), seat.along)) < as_strokes ? Trouble::hidden : Trouble::crossed;
    }

    /// Of the tangent where it is nearest.
    Trouble of_circle(const Circle& circle) const {
        const Vec out = seat.at - circle.centre;
        if (!(length(out) > 0)) return Trouble::none;
        const Vec nearest = circle.centre + (circle.radius / length(out)) * out;
        const Vec along = (size.along + size.across) * turned(unit(out));
        return of_line(nearest - along, nearest + along);
    }
};

/// Of the lines and circles of the figure, without the line that bears the segment.
Trouble trouble_of_lines(const Scenery& scenery, const SeatedSign& sign, Vec a, Vec b) {
    constexpr double one_direction = 1e-2, one_line = 1.5;
    const Vec along = unit(b - a);
    Trouble worst = Trouble::none;
    for (const Carriers::Carrier& line : scenery.carriers.lines()) {
        const bool own = std::fabs(cross(line.direction, along)) < one_direction &&
                         std::fabs(cross(line.direction, a - line.origin)) < one_line;
        for (const Carriers::Span& span : line.spans)
            if (!own) worst = std::max(worst, sign.of_line(line.at(span.from), line.at(span.to)));
    }
    for (const Circle& circle : scenery.circles) worst = std::max(worst, sign.of_circle(circle));
    return worst;
}

Trouble trouble_at(const Scenery& scenery, const SeatedSign& sign, Vec a, Vec b) {
    const double room = sign.size.along + beside_points * scenery.options.size;
    const bool clear = std::ranges::none_of(scenery.pixels, [&](Vec p) { return length(p - sign.seat.at) < room; });
    return std::max(clear ? Trouble::none : Trouble::at_a_point, trouble_of_lines(scenery, sign, a, b));
}

Seat seat_on_bow(const Arc& bow, double part) {
    const Vec out = at_angle(bow.start + part * bow.sweep);
    return {bow.centre + bow.radius * out, turned(out)};
}

/// `seat_at` makes a seat of a part of the way.
template<class SeatAt>
std::optional<Seat> best_seat(const Scenery& scenery, Vec a, Vec b, std::span<const double> places, SeatSize size,
                              const SeatAt& seat_at) {
    Trouble least = Trouble::hidden;
    std::optional<Seat> best;
    for (const double part : places) {
        const Seat seat = seat_at(part);
        const Trouble trouble = trouble_at(scenery, {seat, size}, a, b);
        if (trouble >= least) continue;
        least = trouble;
        best = seat;
        if (trouble == Trouble::none) break;
    }
    return best;
}

} // namespace

bool has_point_inside(const Scenery& scenery, Vec a, Vec b) {
    constexpr double on_it = 1.5, off_ends = 3;
    const Vec along = unit(b - a);
    for (std::size_t i = 0; i < scenery.pixels.size(); ++i) {
        const Vec from_a = scenery.pixels[i] - a;
        const double way = dot(from_a, along);
        if (!scenery.hidden[i] && std::fabs(cross(from_a, along)) < on_it && way > off_ends &&
            way < length(b - a) - off_ends)
            return true;
    }
    return false;
}

Arc bow_over(const Scenery& scenery, Vec a, Vec b, const Stroke& stroke) {
    const double chord = length(b - a),
                 height = std::clamp(0.12 * chord, least_bow, greatest_bow) * scenery.options.size;
    const Vec middle = between(a, b, 0.5), aside = turned(unit(b - a));
    const auto room = [&](Vec top) {
        double least = HUGE_VAL;
        for (const Vec p : scenery.pixels) least = std::min(least, length(p - top));
        return least;
    };
    constexpr double alike = 0.01; // so that no last digit decides between two sides
    const Vec up = room(middle + height * aside) + alike >= room(middle - height * aside) ? aside : -1 * aside;
    const double radius = (chord * chord / 4 + height * height) / (2 * height);
    const Vec centre = middle + (height - radius) * up;
    const double start = angle_of(a - centre);
    return {centre, radius, start, std::remainder(angle_of(b - centre) - start, 2 * std::numbers::pi), stroke};
}

std::optional<Seat> seat_on(const Scenery& scenery, Vec a, Vec b, std::span<const double> places, SeatSize size) {
    return best_seat(scenery, a, b, places, size, [&](double part) { return Seat{between(a, b, part), unit(b - a)}; });
}

std::optional<Seat> seat_of_length(const Scenery& scenery, Vec a, Vec b, std::span<const double> places,
                                   SeatSize size) {
    if (!has_point_inside(scenery, a, b)) return seat_on(scenery, a, b, places, size);
    const Arc bow = bow_over(scenery, a, b, {});
    return best_seat(scenery, a, b, places, size, [&](double part) { return seat_on_bow(bow, part); });
}

} // namespace porism::paint
