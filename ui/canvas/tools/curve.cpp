#include "ui/canvas/tools/curve.h"

#include "scene/catalogue.h"

#include <algorithm>
#include <cmath>

namespace porism::ui {

namespace {

using Place = geometry::Point<double>;
using facts::Predicate;

double cross(Place o, Place p, Place q) { return (p.x - o.x) * (q.y - o.y) - (p.y - o.y) * (q.x - o.x); }

bool same(const Shape& l, const Shape& r) {
    constexpr double close = 1e-7;
    if (l.circle != r.circle) return false;
    if (!l.circle) return distance(l, r.a) < close && distance(l, r.b) < close;
    return std::hypot(l.a.x - r.a.x, l.a.y - r.a.y) < close && std::abs(l.radius - r.radius) < close;
}

class Collector {
public:
    explicit Collector(const diagram::Picture& picture) : points_(picture.points) {}

    void line(PointId a, PointId b) {
        if (a == b) return;
        add({{false, at(a), at(b), 0}, {*scene::construction_by_name("on_line"), {a, b}, {}}, std::pair(a, b)});
    }
    void circle(PointId centre, PointId on) {
        const double r = std::hypot(at(centre).x - at(on).x, at(centre).y - at(on).y);
        add({{true, at(centre), {}, r}, {*scene::construction_by_name("on_circle"), {centre, on}, {}}, {}});
    }
    void circumcircle(PointId a, PointId b, PointId c) {
        const Shape shape = through(at(a), at(b), at(c));
        if (shape.circle) add({shape, {*scene::construction_by_name("on_circum"), {a, b, c}, {}}, {}});
    }

    std::vector<Curve> take() { return std::move(curves_); }

private:
    Place at(PointId p) const { return points_[p.index()]; }
    void add(Curve curve) {
        const bool known = std::any_of(curves_.begin(), curves_.end(), [&](const Curve& c) { return same(c.shape, curve.shape); });
        if (!known) curves_.push_back(std::move(curve));
    }

    const std::vector<Place>& points_;
    std::vector<Curve> curves_;
};

// What a given statement draws: the lines it speaks of, the circle it speaks of.
void add_statement(Collector& into, const facts::Statement& s) {
    switch (s.predicate()) {
    case Predicate::coll:
    case Predicate::midp: into.line(s[1], s[2]); break;
    case Predicate::para:
    case Predicate::perp:
        into.line(s[0], s[1]);
        into.line(s[2], s[3]);
        break;
    case Predicate::eqangle:
        for (std::size_t i = 0; i < 8; i += 2) into.line(s[i], s[i + 1]);
        break;
    case Predicate::cyclic: into.circumcircle(s[0], s[1], s[2]); break;
    case Predicate::circle: into.circle(s[0], s[1]); break;
    case Predicate::cong:
        for (const std::size_t i : {0u, 1u})
            for (const std::size_t k : {2u, 3u})
                if (s[i] == s[k]) into.circle(s[i], s[5 - k]);
        break;
    default: break;
    }
}

// The sides of what is placed freely: a segment, a triangle.
void add_sides(Collector& into, const scene::Action& action) {
    const auto& p = action.outputs;
    for (std::size_t i = 0; i + 1 < p.size(); ++i) into.line(p[i], p[i + 1]);
    if (p.size() > 2) into.line(p.back(), p.front());
}

} // namespace

double distance(const Shape& shape, Place to) {
    const Place on = nearest(shape, to);
    return std::hypot(on.x - to.x, on.y - to.y);
}

Place nearest(const Shape& shape, Place to) {
    const double dx = to.x - shape.a.x, dy = to.y - shape.a.y;
    if (shape.circle) {
        const double d = std::hypot(dx, dy);
        if (d == 0) return {shape.a.x + shape.radius, shape.a.y};
        return {shape.a.x + dx / d * shape.radius, shape.a.y + dy / d * shape.radius};
    }
    const double ux = shape.b.x - shape.a.x, uy = shape.b.y - shape.a.y;
    const double t = (dx * ux + dy * uy) / (ux * ux + uy * uy);
    return {shape.a.x + t * ux, shape.a.y + t * uy};
}

Shape through(Place p, Place q, Place r) {
    const double twice = 2 * cross(p, q, r);
    const double size = std::max({std::hypot(q.x - p.x, q.y - p.y), std::hypot(r.x - p.x, r.y - p.y), 1e-12});
    if (std::abs(twice) < 1e-9 * size * size) {
        const bool far = std::hypot(q.x - p.x, q.y - p.y) > std::hypot(r.x - p.x, r.y - p.y);
        return {false, p, far ? q : r, 0};
    }
    const auto square = [&](Place a) { return (a.x - p.x) * (a.x - p.x) + (a.y - p.y) * (a.y - p.y); };
    const double x = (square(q) * (r.y - p.y) - square(r) * (q.y - p.y)) / twice;
    const double y = (square(r) * (q.x - p.x) - square(q) * (r.x - p.x)) / twice;
    return {true, {p.x + x, p.y + y}, {}, std::hypot(x, y)};
}

std::vector<Curve> curves_of(const scene::Scene& scene, const diagram::Picture& picture, std::size_t shown) {
    Collector collector(picture);
    for (std::size_t i = 0; i < std::min(shown, scene.actions().size()); ++i) {
        const scene::Action& action = scene.actions()[i];
        for (const scene::Use& use : action.uses) {
            const scene::Construction& row = scene::construction(use.construction);
            if (row.places == scene::Places::free) add_sides(collector, action);
            for (const auto& given : scene::instantiate(row.gives, action.outputs, use.points)) add_statement(collector, given);
        }
    }
    return collector.take();
}

} // namespace porism::ui
