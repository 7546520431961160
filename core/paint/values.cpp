#include "paint/values.h"

#include "facts/coefficients.h"
#include "paint/signs.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <functional>
#include <map>
#include <numbers>
#include <optional>

namespace porism::paint {
namespace {

using facts::Polynomial;
using facts::Predicate;
using facts::Quantity;
using facts::QuantityKind;
using facts::Statement;
using numbers::Rational;

constexpr double letter_size = 15; ///< pixels at size 1

std::optional<Polynomial> root_of(const Rational& square) {
    const auto root = numbers::Scalar::parse(fmt::format("sqrt({})", square.get_str()));
    return root ? std::optional(facts::constant(*root)) : std::nullopt;
}

std::optional<Rational> as_rational(const Polynomial& polynomial) {
    if (polynomial.empty()) return Rational(0);
    const bool number = polynomial.size() == 1 && polynomial.begin()->first.factors.empty();
    return number ? std::optional(polynomial.begin()->second) : std::nullopt;
}

Polynomial scaled(const Polynomial& polynomial, const Rational& by) {
    return *facts::product(polynomial, facts::constant(by));
}

/// Of an equation in one length or angle what that is worth, in letters and numbers.
std::optional<std::pair<Quantity, Polynomial>> solved(const facts::Relation& relation) {
    std::optional<Quantity> sought;
    for (const Quantity& quantity : relation.quantities()) {
        if (quantity.kind() == QuantityKind::letter) continue;
        if (sought || (quantity.kind() != QuantityKind::length && quantity.kind() != QuantityKind::angle))
            return std::nullopt;
        sought = quantity;
    }
    if (!sought) return std::nullopt;
    const auto coefficients = facts::coefficients_of(relation.polynomial(), *sought);
    const auto& [exponent, factor] = *coefficients.rbegin();
    const auto by = as_rational(factor);
    if (!by || coefficients.size() > 2) return std::nullopt;
    const Polynomial rest = coefficients.contains(0) ? scaled(coefficients.at(0), Rational(-1 / *by)) : Polynomial();
    if (exponent == 1) return std::pair(*sought, rest);
    const auto square = as_rational(rest);
    const auto root = exponent == 2 && square && *square > 0 ? root_of(*square) : std::nullopt;
    return root ? std::optional(std::pair(*sought, *root)) : std::nullopt;
}

/// A corner of two lines that share a point: side, vertex, side.
std::optional<std::array<PointId, 3>> corner_of(std::span<const PointId> lines) {
    std::array<PointId, 4> p{lines[0], lines[1], lines[2], lines[3]};
    if (p[0] == p[3] || p[1] == p[3]) std::swap(p[2], p[3]);
    if (p[1] == p[2]) std::swap(p[0], p[1]);
    return p[0] == p[2] ? std::optional(std::array{p[1], p[0], p[3]}) : std::nullopt;
}

double degrees_in(std::span<const Vec> pixels, const std::array<PointId, 3>& corner) {
    const auto at = [&](std::size_t i) { return pixels[corner[i].index()]; };
    return size_of_angle(Bearer::of_angle(at(1), at(0), at(2))) * 180 / std::numbers::pi;
}

std::optional<std::pair<Quantity, Polynomial>> of_length(const Statement& statement) {
    const std::array ends{statement[0], statement[1]};
    const auto length = Quantity::of(QuantityKind::length, ends);
    const auto value = statement.predicate() == Predicate::lconst
                           ? std::optional(facts::constant(*statement.constant()))
                           : root_of(*statement.constant());
    return length && value ? std::optional(std::pair(*length, *value)) : std::nullopt;
}

std::optional<std::pair<Quantity, Polynomial>> of_directed(const Statement& statement, std::span<const Vec> pixels) {
    const auto corner = corner_of(statement.points());
    const auto angle = corner ? Quantity::of(QuantityKind::angle, *corner) : std::nullopt;
    if (!angle) return std::nullopt;
    const Rational told(*statement.constant() * 180), other(180 - told);
    const double seen = degrees_in(pixels, *corner);
    const bool as_told = std::fabs(told.get_d() - seen) <= std::fabs(other.get_d() - seen);
    return std::pair(*angle, facts::constant(as_told ? told : other));
}

std::optional<std::pair<Quantity, Polynomial>> told_by(const Statement& statement, std::span<const Vec> pixels) {
    const Predicate predicate = statement.predicate();
    if (statement.relation() != nullptr) return solved(*statement.relation());
    if (predicate == Predicate::lconst || predicate == Predicate::l2const) return of_length(statement);
    return predicate == Predicate::aconst ? of_directed(statement, pixels) : std::nullopt;
}

// Where they stand.

constexpr double over_point = 40;
constexpr double clear_of_points = 5, beside_line = 3.5, nearest_in_corner = 2; ///< pixels at size 1

/// What a place costs that is not for its distance.
double cost_of(const Scenery& scenery, const Box& box) {
    const Box wide = box.grown(clear_of_points * scenery.options.size);
    double cost = cost_of_surroundings(scenery, box, scenery.obstacles);
    for (std::size_t i = 0; i < scenery.pixels.size(); ++i)
        if (!scenery.hidden[i] && wide.contains(scenery.pixels[i])) cost += over_point;
    return cost;
}

Vec half_of(const Formula& formula) {
    return {formula.width / 2, (formula.ascent + formula.descent) / 2};
}

Vec middle_of(const std::vector<Vec>& points) {
    Vec sum;
    for (const Vec p : points) sum = sum + p;
    return (1.0 / static_cast<double>(points.size())) * sum;
}

/// On both sides of a segment, near its middle, outside of the figure rather than inside.
Placeable beside_segment(const Scenery& scenery, const Formula& formula, Vec a, Vec b) {
    constexpr std::array fractions{0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74};
    constexpr double off_middle = 14, inside = 1.5;
    const Vec half = half_of(formula), across = turned(unit(b - a)), middle = middle_of(scenery.pixels);
    const double off = Box::reach(half, across) + beside_line * scenery.options.size;
    Placeable out;
    for (const double t : fractions)
        for (const double side : {1.0, -1.0}) {
            const Vec at = between(a, b, t);
            const Box box = Box::about(at + (side * off) * across, half);
            const bool inwards = dot(side * across, middle - at) > 0;
            out.places.push_back(
                {box, cost_of(scenery, box) + off_middle * std::fabs(t - 0.5) + (inwards ? inside : 0)});
        }
    return out;
}

/// On the outer side of a bow.
Placeable on_bow(const Scenery& scenery, const Formula& formula, const Arc& bow) {
    constexpr std::array fractions{0.5, 0.4, 0.6, 0.3, 0.7};
    const Vec half = half_of(formula);
    Placeable out;
    for (const double t : fractions) {
        const Vec away = at_angle(bow.start + t * bow.sweep);
        const double off = bow.radius + Box::reach(half, away) + beside_line * scenery.options.size;
        const Box box = Box::about(bow.centre + off * away, half);
        out.places.push_back({box, cost_of(scenery, box) + 14 * std::fabs(t - 0.5)});
    }
    return out;
}

/// Within the corner, beyond its arc, as near as there is room.
Placeable in_corner(const Scenery& scenery, const Formula& formula, const Arc& arc) {
    constexpr std::array ways{nearest_in_corner, 6.0, 11.0, 18.0, 27.0, 38.0};
    constexpr std::array turns{0.5, 0.38, 0.62, 0.25, 0.75};
    constexpr double by_way = 0.25, by_turn = 8;
    const Vec half = half_of(formula);
    Placeable out;
    for (const double way : ways)
        for (const double turn : turns) {
            const Vec away = at_angle(arc.start + turn * arc.sweep);
            const double off = arc.radius + way * scenery.options.size + Box::reach(half, away);
            const Box box = Box::about(arc.centre + off * away, half);
            out.places.push_back({box, cost_of(scenery, box) + by_way * way + by_turn * std::fabs(turn - 0.5)});
        }
    return out;
}

/// Of a circle about a point that has the best place within it.
double radius_round(const Placeable& label, Vec centre) {
    const Box box = std::ranges::min_element(label.places, {}, &LabelPlace::cost)->box;
    double out = 0;
    for (const Vec corner : {box.low, box.high, Vec{box.low.x, box.high.y}, Vec{box.high.x, box.low.y}})
        out = std::max(out, length(corner - centre));
    return out;
}

class Values {
public:
    Values(Scenery& scenery, const GlyphMetrics& metrics)
        : s_(scenery), setter_{metrics, letter_size * scenery.options.size * scenery.options.letters,
                               scenery.given_colour()} {}

    std::vector<ValueLabel> run() {
        const auto all = narrow_first(given_values(s_.diagram, s_.pixels));
        for (const GivenValue& one : all)
            if (s_.may_mark(one.given) && !drawn_.contains(one.quantity)) {
                const auto mark = one.quantity.kind() == QuantityKind::length ? length(one) : angle(one);
                if (mark) drawn_.try_emplace(one.quantity, Drawn{&one.value, *mark});
            }
        for (const GivenValue& one : all)
            if (const auto known = drawn_.find(one.quantity);
                known != drawn_.end() && *known->second.value == one.value)
                s_.sayings.push_back({one.given, known->second.mark});
        std::vector<ValueLabel> out;
        for (Waiting& one : waiting_) {
            Placeable where = one.places(one.formula);
            out.push_back({std::move(one.formula), std::move(where), one.subject});
        }
        return out;
    }

private:
    /// Its places are priced when all signs are drawn.
    struct Waiting {
        Formula formula;
        std::function<Placeable(const Formula&)> places;
        Subject subject;
    };
    struct Drawn {
        const Polynomial* value;
        Subject mark;
    };

    /// Lengths, then angles by their size: what is part of another angle has its arc and its value within that one's.
    std::vector<GivenValue> narrow_first(std::vector<GivenValue> values) const {
        std::ranges::stable_sort(values, {}, [&](const GivenValue& one) {
            const auto points = one.quantity.points();
            return one.quantity.kind() == QuantityKind::angle ? degrees_in(s_.pixels, {points[0], points[1], points[2]})
                                                              : 0.0;
        });
        return values;
    }

    SignStyle style(const Subject& subject) const { return {s_.given_stroke(), Layer::mark, subject}; }

    /// The mark that says it; empty where it has none.
    std::optional<Subject> length(const GivenValue& one) {
        const PointId from = one.quantity.points()[0], to = one.quantity.points()[1];
        const Vec a = s_.at(from), b = s_.at(to);
        auto set = formula(one.value, setter_);
        if (!set || !s_.carriers.covers(a, b)) return std::nullopt;
        const Subject subject{Subject::Kind::length, from, to};
        const auto bow = add_bow(s_, a, b, style(subject));
        const auto places = [this, a, b, bow](const Formula& formula) {
            return bow ? on_bow(s_, formula, *bow) : beside_segment(s_, formula, a, b);
        };
        waiting_.push_back({*std::move(set), places, subject});
        return subject;
    }

    std::optional<Subject> angle(const GivenValue& one) {
        const auto points = one.quantity.points();
        const Vec vertex = s_.at(points[1]), first = s_.at(points[0]), second = s_.at(points[2]);
        if (!s_.carriers.covers(vertex, first) || !s_.carriers.covers(vertex, second)) return std::nullopt;
        Subject subject{Subject::Kind::angle, points[0], points[1], points[2]};
        if (one.value == facts::constant(Rational(90))) {
            subject.kind = Subject::Kind::right_angle;
            add_right_angle(s_, vertex, unit(first - vertex), unit(second - vertex), length_of(first - vertex),
                            length_of(second - vertex), style(subject));
            const RightAngle* square = right_angle_at(s_, vertex, unit(first - vertex));
            return square != nullptr && square->layer == Layer::mark ? std::optional(square->subject) : std::nullopt;
        }
        auto set = formula(one.value, setter_, "°");
        if (!set) return std::nullopt;
        const Bearer bearer = Bearer::of_angle(vertex, first, second);
        const bool drawn = s_.signs.has(bearer) && s_.signs.is_drawn(bearer);
        if (!drawn) add_angle(s_, vertex, first, second, 1, style(subject), s_.options.coloured);
        const Arc arc = arc_of_angle(s_, vertex, first, second, 1, style(subject));
        keep_free(s_, arc, radius_round(in_corner(s_, *set, arc), vertex));
        waiting_.push_back(
            {*std::move(set), [this, arc](const Formula& formula) { return in_corner(s_, formula, arc); }, subject});
        return subject;
    }

    static double length_of(Vec way) { return paint::length(way); }

    Scenery& s_;
    Setter setter_;
    std::map<Quantity, Drawn> drawn_;
    std::vector<Waiting> waiting_;
};

} // namespace

std::vector<GivenValue> given_values(const diagram::Diagram& diagram, std::span<const Vec> pixels) {
    std::vector<GivenValue> out;
    for (std::size_t i = 0; i < diagram.givens.size(); ++i)
        if (auto one = told_by(diagram.givens[i].statement, pixels)) out.push_back({one->first, one->second, i});
    return out;
}

std::optional<Quantity> angle_of_lines(std::span<const PointId> points) {
    const auto corner = corner_of(points);
    return corner ? Quantity::of(QuantityKind::angle, *corner) : std::nullopt;
}

Formula ValueLabel::placed() const {
    const Box& box = where.places[where.chosen].box;
    return formula.at({box.low.x, box.low.y + formula.ascent});
}

std::vector<ValueLabel> value_labels(Scenery& scenery, const GlyphMetrics& metrics) {
    return Values(scenery, metrics).run();
}

} // namespace porism::paint
