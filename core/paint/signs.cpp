#include "paint/signs.h"

#include "paint/seats.h"

#include <algorithm>
#include <array>
#include <numbers>

namespace porism::paint {
namespace {

// In pixels at size 1.
constexpr double square_side = 9;
constexpr double smallest_square = 3.5;
constexpr double tick_length = 9;
constexpr double tick_gap = 4;
constexpr int most_strokes = 4; ///< that can be counted at a glance; more are rings
constexpr double ring_radius = 2.6;
constexpr double ring_gap = 7;
constexpr double arc_radius = 19;
constexpr double arc_gap = 4;
constexpr double longest_arm = 0.75; ///< of the shorter side of an angle whose arc goes round a value
constexpr double widest_chord = 0.8; ///< radians, of an arc as labels see it
constexpr double least_side = 5;
constexpr double least_angle = 0.03; ///< radians
constexpr double arrow_length = 7;
constexpr double arrow_gap = 6;
constexpr double arrow_width = 0.45; ///< half of it, by its length
constexpr double disc_radius = 8.5;
constexpr double name_size = 13;

/// Where along a segment a sign may stand, best first. Ticks have the middle; what comes besides makes room for them.
constexpr std::array middle_first{0.5, 0.42, 0.58, 0.34, 0.66};
constexpr std::array beside_ticks{0.36, 0.64, 0.28, 0.72, 0.2};

std::span<const double> fractions(const Scenery& scenery, Vec a, Vec b) {
    return scenery.signs.has(Bearer::of_length(a, b)) ? std::span<const double>(beside_ticks) : middle_first;
}

/// By how much directions of rays differ that are one, in radians.
constexpr double one_direction = 0.01;

bool is_one_corner(const CornerArcs& a, const CornerArcs& b) {
    return length(a.vertex - b.vertex) < 0.5 && std::fabs(a.sweep - b.sweep) < one_direction &&
           std::fabs(std::remainder(a.start - b.start, 2 * std::numbers::pi)) < one_direction;
}

/// Whether two corners have a ray in common, and arcs nearly as far from it.
bool are_beside(const CornerArcs& a, const CornerArcs& b, double room) {
    if (length(a.vertex - b.vertex) > 0.5 || a.outer + room < b.inner || b.outer + room < a.inner) return false;
    const double between_middles = (a.start + a.sweep / 2) - (b.start + b.sweep / 2);
    return std::fabs(std::remainder(between_middles, 2 * std::numbers::pi)) < (a.sweep + b.sweep) / 2 + one_direction;
}

/// Whether the rays of one corner lie within another, wider one.
bool is_part_of(const CornerArcs& part, const CornerArcs& whole) {
    if (length(part.vertex - whole.vertex) > 0.5 || part.sweep > whole.sweep - one_direction) return false;
    const double offset =
        std::remainder(part.start + part.sweep / 2 - whole.start - whole.sweep / 2, 2 * std::numbers::pi);
    return std::fabs(offset) + part.sweep / 2 < whole.sweep / 2 + one_direction;
}

/// What a class of equal lengths has on each of them, by its number. What the later ones need is not less, so that none
/// is lost where an earlier one goes.
struct TickRow {
    int first, last;                ///< numbers of classes
    double gap, half_height, least; ///< pixels at size 1, the last of the segment that has one of them
    void (*draw)(Scenery& scenery, const Seat& seat, double half_height, const SignStyle& style);

    int count(int number) const { return number - first + 1; }
};

void draw_stroke(Scenery& scenery, const Seat& seat, double half_height, const SignStyle& style) {
    const Vec across = half_height * turned(seat.along);
    scenery.add(style.layer, Line{seat.at - across, seat.at + across, style.stroke, style.subject});
    scenery.obstacles.push_back({seat.at - across, seat.at + across, 0, 0.6});
}

void draw_ring(Scenery& scenery, const Seat& seat, double half_height, const SignStyle& style) {
    scenery.add(style.layer, Dot{seat.at, half_height, scenery.colours.background, style.stroke, style.subject});
    scenery.obstacles.push_back({seat.at, seat.at, half_height, 0.6});
}

constexpr std::array tick_rows{
    TickRow{1, most_strokes, tick_gap, tick_length / 2, 14, &draw_stroke},
    TickRow{most_strokes + 1, 2 * most_strokes, ring_gap, ring_radius, 14 + (most_strokes - 1) * tick_gap, &draw_ring},
};

/// Beyond the last as many of its kind as there are.
const TickRow& tick_row(int number) {
    const auto found = std::ranges::find_if(tick_rows, [&](const TickRow& row) { return number <= row.last; });
    return found == tick_rows.end() ? tick_rows.back() : *found;
}

/// What a segment needs for the sign of a class, or for so many arrow heads, in pixels at size 1.
double least_for_ticks(int number) {
    const TickRow& row = tick_row(number);
    return (row.count(number) - 1) * row.gap + row.least;
}
double least_for_arrows(int count) {
    return (count - 1) * arrow_gap + 20;
}

/// What strokes and arrow heads take, to either side of their middle.
SeatSize ticks_size(const Scenery& scenery, int number) {
    constexpr double to_lines = 3; // pixels at size 1
    const double size = scenery.options.size;
    return {(to_lines + (least_for_ticks(number) - least_for_ticks(1)) / 2) * size, tick_length * size / 2};
}
SeatSize arrows_size(const Scenery& scenery, int count) {
    const double size = scenery.options.size;
    return {((count - 1) * arrow_gap + arrow_length) / 2 * size, arrow_width * arrow_length * size};
}

} // namespace

/// Two lines at right angles are told by one direction, which may be that of either.
const RightAngle* right_angle_at(const Scenery& scenery, Vec vertex, Vec direction) {
    constexpr double near = 1, parallel = 0.02;
    const auto known = std::ranges::find_if(scenery.right_angles, [&](const RightAngle& other) {
        return length(other.vertex - vertex) < near &&
               std::min(std::fabs(dot(other.direction, direction)), std::fabs(cross(other.direction, direction))) <
                   parallel;
    });
    return known == scenery.right_angles.end() ? nullptr : &*known;
}

bool fits(const Scenery& scenery, const Bearer& bearer, int count) {
    const double size = scenery.options.size, first = length(bearer.at[1] - bearer.at[0]);
    if (bearer.kind == Bearer::Kind::length)
        return first >= least_for_ticks(count) * size &&
               seat_of_length(scenery, bearer.at[0], bearer.at[1], middle_first, ticks_size(scenery, count));
    if (bearer.kind == Bearer::Kind::direction) return first >= least_for_arrows(count) * size;
    return std::min(first, length(bearer.at[2] - bearer.at[0])) >= least_side * size &&
           size_of_angle(bearer) >= least_angle;
}

std::optional<Vec> meet(Vec a, Vec b, Vec c, Vec d) {
    const Vec u = b - a, v = d - c;
    const double area = cross(u, v);
    if (std::fabs(area) < 1e-6 * length(u) * length(v)) return std::nullopt;
    return a + (cross(c - a, v) / area) * u;
}

std::optional<Arc> add_bow(Scenery& scenery, Vec a, Vec b, const SignStyle& style) {
    if (!has_point_inside(scenery, a, b)) return std::nullopt;
    Colour faint = style.stroke.colour;
    faint.alpha = 150;
    Arc bow = bow_over(scenery, a, b, {faint, scenery.options.size, Dash::dashed});
    bow.subject = style.subject;
    const bool drawn = std::ranges::any_of(scenery.bows, [&](const Arc& other) {
        return length(other.centre - bow.centre) < 0.5 && std::fabs(other.radius - bow.radius) < 0.5;
    });
    if (drawn) return bow;
    scenery.bows.push_back(bow);
    scenery.add(style.layer, bow);
    const Vec top = bow.centre + bow.radius * at_angle(bow.start + bow.sweep / 2);
    scenery.obstacles.push_back({a, top, 0, 0.6});
    scenery.obstacles.push_back({top, b, 0, 0.6});
    return bow;
}

void add_right_angle(Scenery& scenery, Vec vertex, Vec first, Vec second, double first_leg, double second_leg,
                     const SignStyle& style) {
    const double side = std::min({square_side * scenery.options.size, 0.4 * first_leg, 0.4 * second_leg});
    if (side < smallest_square || right_angle_at(scenery, vertex, first) != nullptr) return;
    scenery.right_angles.push_back({vertex, first, style.subject, style.layer});
    const Vec u = side * first, v = side * second;
    scenery.add(style.layer, Polygon{{vertex + u, vertex + u + v, vertex + v}, false, style.stroke, {}, style.subject});
    scenery.obstacles.push_back({vertex + u, vertex + u + v, 0, 0.6});
    scenery.obstacles.push_back({vertex + v, vertex + u + v, 0, 0.6});
}

void add_ticks(Scenery& scenery, Vec a, Vec b, int number, const SignStyle& style) {
    const double size = scenery.options.size;
    if (!fits(scenery, Bearer::of_length(a, b), number)) return;
    const auto [middle, along] = *seat_of_length(scenery, a, b, middle_first, ticks_size(scenery, number));
    add_bow(scenery, a, b, style);
    const TickRow& row = tick_row(number);
    const int count = row.count(number);
    for (int i = 0; i < count; ++i)
        row.draw(scenery, {middle + ((i - (count - 1) / 2.0) * row.gap * size) * along, along}, row.half_height * size,
                 style);
}

void add_names(Scenery& scenery, Vec a, Vec b, std::span<const TermLabel> names, const SignStyle& style) {
    const double size = scenery.options.size, radius = disc_radius * size, letters = name_size * size;
    const double half = static_cast<double>(names.size()) * radius;
    const GlyphMetrics& metrics = built_in_metrics();
    const auto places = fractions(scenery, a, b);
    const auto [middle, along] = seat_of_length(scenery, a, b, places, {half, radius})
                                     .value_or(Seat{between(a, b, places.front()), unit(b - a)});
    add_bow(scenery, a, b, style);
    const Colour ground = scenery.colours.background, ink = style.stroke.colour;
    for (std::size_t i = 0; i < names.size(); ++i) {
        const bool filled = names[i].other_side;
        const Vec at = middle + (static_cast<double>(2 * i + 1) * radius - half) * along;
        const std::string text = std::to_string(names[i].number);
        const Vec start{at.x - metrics.advance(text, letters, Run::Face::italic) / 2,
                        at.y + metrics.cap_height() * letters / 2};
        const Colour no_halo{0, 0, 0, 0};
        scenery.add(style.layer, Dot{at, radius, filled ? ink : ground, {ink, size}});
        scenery.add(style.layer, Text{start, letters, {{text}}, filled ? ground : ink, no_halo});
        scenery.obstacles.push_back({at, at, radius, 0.8});
    }
}

Arc arc_of_angle(const Scenery& scenery, Vec vertex, Vec first, Vec second, int count, const SignStyle& style) {
    const double start = angle_of(first - vertex);
    double sweep = angle_of(second - vertex) - start;
    if (sweep > std::numbers::pi) sweep -= 2 * std::numbers::pi;
    if (sweep < -std::numbers::pi) sweep += 2 * std::numbers::pi;
    // A narrow angle needs a longer arm to be seen.
    const double arm =
        std::clamp(arc_radius / std::sqrt(std::max(0.2, std::fabs(sweep))), 0.8 * arc_radius, 1.9 * arc_radius);
    const double size = scenery.options.size, depth = (count - 1) * arc_gap * size;
    CornerArcs wanted{vertex, sweep < 0 ? start + sweep : start, std::fabs(sweep), arm * size - depth, arm * size, 0};
    const double leg = std::min(length(first - vertex), length(second - vertex));
    const auto move_beyond = [&](double radius) {
        wanted.inner = std::max(wanted.inner, radius + 1.2 * arc_gap * size);
        wanted.outer = wanted.inner + depth;
    };
    for (const CornerArcs& drawn : scenery.corner_arcs) {
        if (is_one_corner(drawn, wanted)) return {vertex, drawn.outer, start, sweep, style.stroke, style.subject};
        if (is_part_of(drawn, wanted))
            move_beyond(drawn.taken < longest_arm * leg ? drawn.taken : drawn.outer);
        else if (are_beside(drawn, wanted, arc_gap * size))
            move_beyond(drawn.outer);
    }
    return {vertex, wanted.outer, start, sweep, style.stroke, style.subject};
}

void add_angle(Scenery& scenery, Vec vertex, Vec first, Vec second, int count, const SignStyle& style, bool tinted) {
    const Arc outermost = arc_of_angle(scenery, vertex, first, second, count, style);
    const double start = outermost.sweep < 0 ? outermost.start + outermost.sweep : outermost.start;
    const double inner = outermost.radius - (count - 1) * arc_gap * scenery.options.size;
    // In order of their radii, so that one that looks for room passes them all.
    const CornerArcs drawn{vertex, start, std::fabs(outermost.sweep), inner, outermost.radius, outermost.radius};
    scenery.corner_arcs.insert(std::ranges::upper_bound(scenery.corner_arcs, drawn.outer, {}, &CornerArcs::outer),
                               drawn);
    const auto on_arc = [&](double part) {
        return vertex + outermost.radius * at_angle(outermost.start + part * outermost.sweep);
    };
    if (tinted) {
        Colour tint = style.stroke.colour;
        tint.alpha = 48;
        Polygon sector{{vertex}, true, {}, tint, style.subject};
        constexpr int steps = 16;
        for (int i = 0; i <= steps; ++i) sector.corners.push_back(on_arc(static_cast<double>(i) / steps));
        scenery.add(Layer::tint, std::move(sector));
    }
    for (int i = 0; i < count; ++i) {
        Arc arc = outermost;
        arc.radius -= i * arc_gap * scenery.options.size;
        scenery.add(style.layer, arc);
    }
    const int chords = 1 + static_cast<int>(std::fabs(outermost.sweep) / widest_chord);
    for (int i = 0; i < chords; ++i)
        scenery.obstacles.push_back(
            {on_arc(static_cast<double>(i) / chords), on_arc(static_cast<double>(i + 1) / chords), 0, 0.6});
}

void keep_free(Scenery& scenery, const Arc& arc, double radius) {
    const CornerArcs seen{arc.centre, arc.sweep < 0 ? arc.start + arc.sweep : arc.start, std::fabs(arc.sweep), 0, 0, 0};
    for (CornerArcs& drawn : scenery.corner_arcs)
        if (is_one_corner(drawn, seen)) drawn.taken = std::max(drawn.taken, radius);
}

void add_arrows(Scenery& scenery, Vec a, Vec b, int count, const SignStyle& style) {
    const double size = scenery.options.size;
    if (!fits(scenery, Bearer::of_direction(a, b), count)) return;
    const Vec along = unit(b - a), across = turned(along);
    const auto places = fractions(scenery, a, b);
    const auto seat = seat_on(scenery, a, b, places, arrows_size(scenery, count));
    const Vec middle = seat ? seat->at : between(a, b, places.front());
    for (int i = 0; i < count; ++i) {
        const Vec tip = middle + ((i - (count - 1) / 2.0) * arrow_gap * size + arrow_length * size / 2) * along;
        const Vec back = tip - (arrow_length * size) * along, wing = (arrow_width * arrow_length * size) * across;
        scenery.add(style.layer, Polygon{{back + wing, tip, back - wing}, false, style.stroke, {}, style.subject});
        scenery.obstacles.push_back({back + wing, tip, 0, 0.6});
        scenery.obstacles.push_back({back - wing, tip, 0, 0.6});
    }
}

} // namespace porism::paint
