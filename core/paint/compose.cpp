#include "paint/compose.h"

#include "paint/aids.h"
#include "paint/box.h"
#include "paint/by_hand.h"
#include "paint/spread.h"
#include "paint/turn.h"

#include <algorithm>
#include <numbers>

namespace porism::paint {
namespace {

struct WeightRow {
    double width;
    bool soft;
    Dash dash;
};
/// By Sketch::Weight: helper, line, side.
constexpr WeightRow weights[] = {{1.1, true, Dash::dashed}, {1.3, false, Dash::solid}, {1.9, false, Dash::solid}};

Stroke weight_stroke(const Scenery& scenery, Sketch::Weight weight) {
    const WeightRow& row = weights[static_cast<std::size_t>(weight)];
    return {row.soft ? scenery.colours.soft : scenery.colours.ink,
            row.width * scenery.options.size * scenery.options.lines, row.dash};
}

/// Centre and radius of a ring in pixels; empty for three points in line.
std::optional<Circle> circle_of(const Sketch::Ring& ring, std::span<const Vec> pixels) {
    const Vec p = pixels[ring.through.index()];
    if (ring.centre.valid()) {
        const Vec centre = pixels[ring.centre.index()];
        return Circle{centre, length(p - centre), {}, {Subject::Kind::circle, ring.centre, ring.through}};
    }
    const Vec u = pixels[ring.second.index()] - p, v = pixels[ring.third.index()] - p;
    const double area = 2 * cross(u, v);
    if (std::fabs(area) < 1e-9 * length(u) * length(v)) return std::nullopt;
    const Vec offset = (1 / area) * turned(dot(v, v) * u - dot(u, u) * v);
    return Circle{p + offset, length(offset), {}, {Subject::Kind::circle, {}, ring.through}};
}

std::vector<Circle> circles_of(const Sketch& sketch, std::span<const Vec> pixels) {
    std::vector<Circle> circles;
    for (const Sketch::Ring& ring : sketch.rings()) {
        const auto circle = circle_of(ring, pixels);
        if (!circle) continue;
        const bool drawn = std::ranges::any_of(circles, [&](const Circle& other) {
            return length(other.centre - circle->centre) < 0.05 && std::fabs(other.radius - circle->radius) < 0.05;
        });
        if (!drawn) circles.push_back(*circle);
    }
    return circles;
}

/// Radii that are told are dashed, unless they are drawn for something else besides.
std::vector<Sketch::Piece> pieces_of(const Sketch& sketch, std::span<const Circle> circles,
                                     std::span<const Vec> pixels) {
    std::vector<Sketch::Piece> out(sketch.pieces().begin(), sketch.pieces().end());
    for (Sketch::Piece& piece : out) {
        if (!piece.told) continue;
        const Vec a = pixels[piece.first.index()], b = pixels[piece.second.index()];
        const bool radius = std::ranges::any_of(circles, [&](const Circle& circle) {
            return std::min(length(circle.centre - a), length(circle.centre - b)) < 0.05 &&
                   std::fabs(circle.radius - length(b - a)) < 0.05;
        });
        if (radius) piece.weight = Sketch::Weight::helper;
    }
    return out;
}

/// Of a circle the part past all points on it, the shortest, with so much beyond as shows that it goes on; empty for
/// fewer than two.
std::optional<Arc> arc_past(std::span<const Vec> points, const Circle& circle, double on_it, double beyond) {
    constexpr double turn = 2 * std::numbers::pi;
    std::vector<double> angles;
    for (const Vec point : points)
        if (std::fabs(length(point - circle.centre) - circle.radius) < on_it)
            angles.push_back(angle_of(point - circle.centre));
    if (angles.size() < 2) return std::nullopt;
    std::ranges::sort(angles);
    double gap = angles.front() + turn - angles.back(), start = angles.front();
    for (std::size_t i = 0; i + 1 < angles.size(); ++i)
        if (angles[i + 1] - angles[i] > gap) {
            gap = angles[i + 1] - angles[i];
            start = angles[i + 1];
        }
    const double more = std::min(beyond / circle.radius, gap / 3);
    return Arc{circle.centre, circle.radius, start - more, turn - gap + 2 * more, circle.stroke, circle.subject};
}

std::optional<Arc> arc_past_points(const Scenery& scenery, const Circle& circle) {
    constexpr double on_it = 0.5, beyond = 24; // pixels
    std::vector<Vec> shown;
    for (std::size_t i = 0; i < scenery.pixels.size(); ++i)
        if (!scenery.hidden[i]) shown.push_back(scenery.pixels[i]);
    return arc_past(shown, circle, on_it, beyond);
}

bool leaves_page(const View& view, const Circle& circle) {
    constexpr double little = 2;
    const Vec c = circle.centre;
    const double reach = circle.radius - little;
    return c.x < reach || c.y < reach || c.x + reach > view.width || c.y + reach > view.height;
}

void add_circles(Scenery& scenery) {
    for (Circle circle : scenery.circles) {
        circle.stroke = weight_stroke(scenery, Sketch::Weight::line);
        const bool in_part = scenery.options.arcs && leaves_page(scenery.view, circle);
        const auto arc = in_part ? arc_past_points(scenery, circle) : std::nullopt;
        if (!arc) {
            scenery.add_circle(Layer::base, circle);
            continue;
        }
        scenery.add(Layer::base, *arc);
        scenery.obstacles.push_back({circle.centre, circle.centre, circle.radius, 1});
    }
}

void add_figure(Scenery& scenery) {
    add_circles(scenery);
    add_uprights(scenery, weight_stroke(scenery, Sketch::Weight::helper));
    for (const Carriers::Carrier& line : scenery.carriers.lines())
        for (const Carriers::Span& span : line.spans)
            scenery.add_line(Layer::base,
                             {line.at(span.from),
                              line.at(span.to),
                              weight_stroke(scenery, span.weight),
                              {Subject::Kind::segment, span.first, span.second}},
                             span.weight == Sketch::Weight::helper ? 0.7 : 1);
}

struct Bounds {
    double low_x = HUGE_VAL, low_y = HUGE_VAL, high_x = -HUGE_VAL, high_y = -HUGE_VAL;

    void add(double x, double y, double radius = 0) {
        low_x = std::min(low_x, x - radius);
        high_x = std::max(high_x, x + radius);
        low_y = std::min(low_y, y - radius);
        high_y = std::max(high_y, y + radius);
    }
    double width() const { return high_x - low_x; }
    double height() const { return high_y - low_y; }
};

/// Circles that lit statements draw.
std::vector<Sketch::Ring> lit_rings(std::span<const Lit> lit) {
    std::vector<Sketch::Ring> rings;
    for (const Lit& one : lit) {
        const facts::Statement& statement = one.statement;
        if (statement.predicate() == facts::Predicate::cyclic)
            rings.push_back({{}, statement[0], statement[1], statement[2]});
        if (statement.predicate() == facts::Predicate::circle) rings.push_back({statement[0], statement[1], {}, {}});
    }
    return rings;
}

/// In the plane: all points, and circles as long as they do not dwarf them; of others the arcs past their points.
Bounds bounds_of(const std::vector<Sketch::Ring>& rings, Points points) {
    constexpr double growth_with_centre = 2.1; // so that a centre and one point show the circle whole
    constexpr double growth_with_name = 4;     // whole also where all points are on one side of the centre
    constexpr double growth = 1.6, on_it = 1e-6;
    Bounds bounds;
    std::vector<Vec> plane;
    for (const auto& p : points) {
        bounds.add(p.x, p.y);
        plane.push_back({p.x, p.y});
    }
    const double size = std::max(bounds.width(), bounds.height());
    for (const Sketch::Ring& ring : rings) {
        const auto circle = circle_of(ring, plane);
        if (!circle) continue;
        Bounds with = bounds;
        with.add(circle->centre.x, circle->centre.y, circle->radius);
        const double limit = size * (ring.named ? growth_with_name : ring.centre.valid() ? growth_with_centre : growth);
        if (std::max(with.width(), with.height()) <= limit) {
            bounds = with;
            continue;
        }
        constexpr int steps = 32;
        const auto arc = arc_past(plane, *circle, on_it * size, 0);
        for (int i = 0; arc && i <= steps; ++i) {
            const Vec at = arc->centre + arc->radius * at_angle(arc->start + arc->sweep * i / steps);
            bounds.add(at.x, at.y);
        }
    }
    return bounds;
}

View view_of(const Bounds& bounds, double width, double height, double margin) {
    View view{width, height, {(bounds.low_x + bounds.high_x) / 2, (bounds.low_y + bounds.high_y) / 2}, 100};
    const double across = std::max(width - 2 * margin, 1.0), down = std::max(height - 2 * margin, 1.0);
    const double least = 1e-9 * (1 + std::fabs(view.centre.x) + std::fabs(view.centre.y));
    if (std::max(bounds.width(), bounds.height()) > least)
        view.scale = std::min(across / std::max(bounds.width(), least), down / std::max(bounds.height(), least));
    return view;
}

} // namespace

void Scenery::add_line(Layer layer, const Line& line, double weight) {
    add(layer, line);
    obstacles.push_back({line.from, line.to, 0, weight});
}

void Scenery::add_circle(Layer layer, const Circle& circle, double weight) {
    add(layer, circle);
    obstacles.push_back({circle.centre, circle.centre, circle.radius, weight});
}

View fit(const Sketch& sketch, Points points, double width, double height, double margin) {
    if (points.empty()) return {width, height, {0, 0}, 100};
    return view_of(bounds_of({sketch.rings().begin(), sketch.rings().end()}, points), width, height, margin);
}

DisplayList compose(const diagram::Diagram& diagram, const Sketch& sketch, Points points, const View& view,
                    const Options& options, const GlyphMetrics& metrics, LabelMemory* memory) {
    std::vector<Vec> pixels;
    pixels.reserve(points.size());
    for (const auto& p : points) pixels.push_back(view.to_pixels(p));
    std::vector<bool> hidden(points.size(), false);
    for (const PointId point : options.hidden)
        if (point.index() < hidden.size()) hidden[point.index()] = true;
    const Palette& colours = palette(options.ground);
    const Sketch shown = sketch.without_stated_at(options.hidden);
    std::vector<Circle> circles = circles_of(shown, pixels);
    std::vector<Sketch::Piece> pieces = pieces_of(shown, circles, pixels);
    Scenery scenery{diagram,           shown, view, options, colours, pixels, hidden, Carriers(pieces, pixels),
                    std::move(circles)};
    if (const auto aids = aids_of(scenery); !aids.empty()) {
        pieces.insert(pieces.end(), aids.begin(), aids.end());
        scenery.carriers = Carriers(pieces, pixels);
    }
    add_figure(scenery);
    add_marks(scenery);
    add_hand_signs(scenery);
    add_dots(scenery);
    apply_styles(scenery);
    add_labels(scenery, metrics, memory);

    DisplayList list{view.width, view.height, colours.background, {}};
    for (auto& layer : scenery.layers) std::ranges::move(layer, std::back_inserter(list.items));
    std::ranges::stable_sort(scenery.sayings, {}, &Saying::given);
    for (const Saying& saying : scenery.sayings) {
        if (list.said.empty() || list.said.back() != saying.given) list.said.push_back(saying.given);
        if (list.sayings.empty() || list.sayings.back() != saying) list.sayings.push_back(saying);
    }
    return list;
}

namespace {

/// As large as the figure needs it, up to a square of the size.
View page_of(const Bounds& bounds, double size, double margin) {
    const double least = std::min(size, 4 * margin);
    View view = view_of(bounds, size, size, margin);
    view.width = std::clamp(std::ceil(bounds.width() * view.scale + 2 * margin), least, size);
    view.height = std::clamp(std::ceil(bounds.height() * view.scale + 2 * margin), least, size);
    return view;
}

/// Those that are hidden, and to which nothing is drawn, in the place of one that is shown: they need no room.
std::vector<geometry::Point<double>> within_what_is_shown(Points points, const Sketch& shown,
                                                          std::span<const PointId> hidden) {
    std::vector<geometry::Point<double>> out(points.begin(), points.end());
    const auto is_drawn_to = [&](PointId point) {
        return std::ranges::any_of(shown.pieces(),
                                   [&](const Sketch::Piece& one) { return one.first == point || one.second == point; });
    };
    const auto is_hidden = [&](std::size_t i) { return std::ranges::find(hidden, PointId(i)) != hidden.end(); };
    std::size_t first = 0;
    while (first < points.size() && is_hidden(first)) ++first;
    for (std::size_t i = 0; first < points.size() && i < out.size(); ++i)
        if (is_hidden(i) && !is_drawn_to(PointId(i)) && shown.rings().empty()) out[i] = points[first];
    return out;
}

/// What of an item is to be seen whole: points, texts, bows and strokes across them; nothing of lines and circles.
struct Extent {
    const GlyphMetrics& metrics;

    std::optional<Box> operator()(const Dot& dot) const { return Box::about(dot.at, {dot.radius, dot.radius}); }
    std::optional<Box> operator()(const Text& text) const {
        const Vec size{width(metrics, text.runs, text.size), metrics.cap_height() * text.size};
        return Box{{text.at.x, text.at.y - size.y}, {text.at.x + size.x, text.at.y}};
    }
    std::optional<Box> operator()(const Arc& arc) const {
        if (arc.subject.kind != Subject::Kind::length && arc.subject.kind != Subject::Kind::equal_lengths)
            return std::nullopt;
        return Box::about(arc.centre + arc.radius * at_angle(arc.start + arc.sweep / 2), {});
    }
    std::optional<Box> operator()(const Line& line) const {
        if (line.subject.kind != Subject::Kind::equal_lengths) return std::nullopt;
        return Box{{std::min(line.from.x, line.to.x), std::min(line.from.y, line.to.y)},
                   {std::max(line.from.x, line.to.x), std::max(line.from.y, line.to.y)}};
    }
    template<class Other>
    std::optional<Box> operator()(const Other&) const {
        return std::nullopt;
    }
};

/// By how much these reach beyond the picture.
double overhang(const DisplayList& list, const GlyphMetrics& metrics) {
    double most = 0;
    for (const Item& item : list.items)
        if (const auto box = std::visit(Extent{metrics}, item))
            most = std::max({most, -box->low.x, -box->low.y, box->high.x - list.width, box->high.y - list.height});
    return most;
}

} // namespace

DisplayList picture_of(const scene::Scene& scene, const diagram::Diagram& diagram, double size, const Options& options,
                       const GlyphMetrics& metrics) {
    Options with_arcs = options;
    with_arcs.arcs = true;
    const Sketch sketch(scene, options.besides);
    const double most = most_turn(scene);
    auto points = options.as_drawn ? diagram.scene_picture.points
                                   : turned_to_stand(sketch, well_spread(scene, diagram, sketch), most);
    if (options.turn != 0) points = turned_by(points, std::clamp(options.turn, -most, most));
    if (points.empty()) return compose(diagram, sketch, points, {size, size, {0, 0}, 100}, with_arcs, metrics);
    const Sketch shown = sketch.without_stated_at(options.hidden);
    std::vector<Sketch::Ring> rings(shown.rings().begin(), shown.rings().end());
    std::ranges::copy(lit_rings(options.lit), std::back_inserter(rings));
    const Bounds bounds = bounds_of(rings, within_what_is_shown(points, shown, options.hidden));
    const double margin = 28 * options.size, air = 3 * options.size;
    DisplayList list = compose(diagram, sketch, points, page_of(bounds, size, margin), with_arcs, metrics);
    const double beyond = overhang(list, metrics);
    return beyond > 0
               ? compose(diagram, sketch, points, page_of(bounds, size, margin + beyond + air), with_arcs, metrics)
               : list;
}

} // namespace porism::paint
