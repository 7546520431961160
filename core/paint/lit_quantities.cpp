#include "paint/lit.h"
#include "paint/marks.h"

#include <algorithm>
#include <array>
#include <numbers>

namespace porism::paint {
namespace {

using facts::Quantity;
using facts::QuantityKind;

constexpr double turn = 2 * std::numbers::pi;
constexpr std::uint8_t tint_alpha = 40;

/// What can bear a sign of equality.
std::optional<Bearer> bearer_of(const Scenery& scenery, const Quantity& quantity) {
    const auto at = [&](std::size_t i) { return scenery.at(quantity.points()[i]); };
    if (quantity.kind() == QuantityKind::length) return Bearer::of_length(at(0), at(1));
    constexpr std::array corners{QuantityKind::angle, QuantityKind::sine, QuantityKind::cosine, QuantityKind::tangent};
    if (std::ranges::count(corners, quantity.kind()) > 0) return Bearer::of_angle(at(1), at(0), at(2));
    return std::nullopt;
}

class LitQuantity {
public:
    LitQuantity(Scenery& scenery, const Quantity& quantity, const Stroke& stroke, const SignStyle& sign)
        : s_(scenery), quantity_(quantity), stroke_(stroke), sign_(sign) {
        for (const PointId point : quantity.points()) at_.push_back(scenery.at(point));
    }

    void run() {
        const auto row = std::ranges::find(rows, quantity_.kind(), &Row::kind);
        if (row != std::end(rows)) (this->*row->draw)();
    }

private:
    struct Row {
        QuantityKind kind;
        void (LitQuantity::*draw)();
    };
    static const Row rows[12];

    void line(Vec a, Vec b) { add_lit_line(s_, a, b, stroke_); }
    void tint(std::vector<Vec> corners) {
        Colour colour = stroke_.colour;
        colour.alpha = tint_alpha;
        s_.add(Layer::tint, Polygon{std::move(corners), true, {}, colour});
    }

    int strokes(const Bearer& bearer) {
        s_.signs.set_drawn(bearer);
        return s_.signs.strokes(bearer);
    }
    /// Without a sign where nothing is told to equal it.
    void length_of() {
        line(at_[0], at_[1]);
        const Bearer bearer = *bearer_of(s_, quantity_);
        if (s_.signs.has(bearer)) add_ticks(s_, at_[0], at_[1], strokes(bearer), sign_);
    }
    void angle() {
        line(at_[1], at_[0]);
        line(at_[1], at_[2]);
        add_angle(s_, at_[1], at_[0], at_[2], strokes(*bearer_of(s_, quantity_)), sign_, true);
    }
    void sides() {
        for (std::size_t i = 0; i < at_.size(); ++i) line(at_[i], at_[(i + 1) % at_.size()]);
    }
    void area() {
        tint(at_);
        sides();
    }
    void circle() { add_lit_circle(s_, at_[0], length(at_[1] - at_[0]), stroke_); }
    void disc() {
        tint(along({at_[0], length(at_[1] - at_[0]), 0, turn, stroke_}));
        circle();
    }
    void arc() { s_.add(Layer::lit, arc_of()); }
    void sector() {
        const Arc arc = arc_of();
        std::vector<Vec> corners = along(arc);
        corners.push_back(arc.centre);
        tint(std::move(corners));
        line(at_.front(), at_[1]);
        line(at_.front(), at_.back());
        s_.add(Layer::lit, arc);
    }

    /// The shorter way from the first end to the last; or the one through the point between them.
    Arc arc_of() const {
        const Vec centre = at_[0];
        const double start = angle_of(at_[1] - centre);
        const auto turned_to = [&](Vec point) {
            const double by = angle_of(point - centre) - start;
            return by < 0 ? by + turn : by;
        };
        const double end = turned_to(at_.back());
        const bool counter = at_.size() == 3 ? end < turn / 2 : turned_to(at_[2]) < end;
        return {centre, length(at_[1] - centre), start, counter ? end : end - turn, stroke_};
    }
    static std::vector<Vec> along(const Arc& arc) {
        constexpr int steps = 48;
        std::vector<Vec> out;
        for (int i = 0; i <= steps; ++i)
            out.push_back(arc.centre + arc.radius * at_angle(arc.start + arc.sweep * i / steps));
        return out;
    }

    Scenery& s_;
    const Quantity& quantity_;
    const Stroke& stroke_;
    const SignStyle& sign_;
    std::vector<Vec> at_;
};

const LitQuantity::Row LitQuantity::rows[12] = {
    {QuantityKind::length, &LitQuantity::length_of},     {QuantityKind::angle, &LitQuantity::angle},
    {QuantityKind::sine, &LitQuantity::angle},           {QuantityKind::cosine, &LitQuantity::angle},
    {QuantityKind::tangent, &LitQuantity::angle},        {QuantityKind::area, &LitQuantity::area},
    {QuantityKind::perimeter, &LitQuantity::sides},      {QuantityKind::disc, &LitQuantity::disc},
    {QuantityKind::circumference, &LitQuantity::circle}, {QuantityKind::arc, &LitQuantity::arc},
    {QuantityKind::arc_length, &LitQuantity::arc},       {QuantityKind::sector, &LitQuantity::sector},
};

Stroke clearing(const Scenery& scenery, const Stroke& stroke) {
    return {scenery.colours.background, stroke.width + 1.5, Dash::solid};
}

} // namespace

std::vector<Quantity> equal_quantities(const facts::Relation& relation) {
    std::vector<Quantity> sides;
    int sum = 0;
    for (const auto& [monomial, coefficient] : relation.polynomial()) {
        if (monomial.degree() != 1 || abs(coefficient) != 1) return {};
        sides.push_back(monomial.factors.front().quantity);
        sum += sgn(coefficient);
    }
    if (sides.size() != 2 || sum != 0 || sides[0].kind() != sides[1].kind()) return {};
    return sides;
}

void add_lit_line(Scenery& scenery, Vec a, Vec b, const Stroke& stroke) {
    if (length(b - a) < 1) return;
    if (stroke.dash != Dash::solid) scenery.add(Layer::lit, Line{a, b, clearing(scenery, stroke)});
    scenery.add_line(Layer::lit, {a, b, stroke});
}

void add_lit_circle(Scenery& scenery, Vec centre, double radius, const Stroke& stroke) {
    if (stroke.dash != Dash::solid) scenery.add(Layer::lit, Circle{centre, radius, clearing(scenery, stroke)});
    scenery.add_circle(Layer::lit, {centre, radius, stroke});
}

void tell_lit_quantities(Scenery& scenery, const facts::Relation& relation) {
    const auto sides = equal_quantities(relation);
    if (sides.empty()) return;
    const auto first = bearer_of(scenery, sides[0]), second = bearer_of(scenery, sides[1]);
    if (first && second) scenery.signs.join(*first, *second);
}

void draw_lit_quantities(Scenery& scenery, const facts::Relation& relation, const Stroke& stroke,
                         const SignStyle& sign) {
    for (const Quantity& quantity : relation.quantities()) LitQuantity(scenery, quantity, stroke, sign).run();
}

} // namespace porism::paint
