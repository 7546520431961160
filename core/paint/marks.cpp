#include "paint/marks.h"

#include "paint/signs.h"

#include <algorithm>

namespace porism::paint {
namespace {

using facts::Predicate;
using facts::QuantityKind;
using facts::Statement;

/// By Bearer::Kind: with more groups than these none is marked. A figure full of ticks says nothing.
constexpr std::array<int, Bearer::kinds> most_groups{8, 3, 2};
/// In pixels: legs whose lengths differ by less are equal, and the sign stays on the first side; parallels that are
/// nearer are one line.
constexpr double same_leg = 0.1, one_line = 1;

SignStyle given_style(const Scenery& scenery, const Subject& subject) {
    return {scenery.given_stroke(), Layer::mark, subject};
}

/// A point of one line, the common point, if the lines have one with a name, and a point of the other.
Subject right_angle_of(const Statement& perp) {
    for (const std::size_t i : {0U, 1U})
        for (const std::size_t j : {2U, 3U})
            if (perp[i] == perp[j]) return {Subject::Kind::right_angle, perp[1 - i], perp[i], perp[5 - j]};
    return {Subject::Kind::right_angle, perp[0], {}, perp[2]};
}

/// To the right, or up: parallels have their arrow heads the same way.
bool is_forward(Vec way) {
    constexpr double is_upright = 1e-3;
    return std::fabs(way.x) > is_upright * std::fabs(way.y) ? way.x > 0 : way.y < 0;
}

/// Whether two segments have an inner point of both in common.
bool cross_inside(Vec a, Vec b, Vec c, Vec d) {
    const auto parts = [](Vec p, Vec q, Vec one, Vec other) {
        return cross(q - p, one - p) * cross(q - p, other - p) < 0;
    };
    return parts(a, b, c, d) && parts(c, d, a, b);
}

/// Of a segment: from one common end, its middle, to its ends.
bool are_halves(const Bearer& a, const Bearer& b, const Bearer& whole) {
    constexpr double near = 0.5;
    const auto reach = [&](Vec p, Vec q) { return length(p - whole.at[0]) + length(q - whole.at[1]) < near; };
    return length(a.at[0] - b.at[0]) < near && length(between(a.at[1], b.at[1], 0.5) - a.at[0]) < near &&
           (reach(a.at[1], b.at[1]) || reach(b.at[1], a.at[1]));
}

} // namespace

const GivenMarks::Row GivenMarks::rows[6] = {
    {Predicate::cong, &GivenMarks::read_cong},       {Predicate::midp, &GivenMarks::read_midp},
    {Predicate::eqangle, &GivenMarks::read_eqangle}, {Predicate::para, &GivenMarks::read_para},
    {Predicate::perp, &GivenMarks::read_perp},       {Predicate::relation, &GivenMarks::read_relation},
};

GivenMarks::GivenMarks(Scenery& scenery) : s_(scenery) {
    for (; given_ < s_.diagram.givens.size(); ++given_) {
        const Statement& statement = s_.diagram.givens[given_].statement;
        for (const Row& row : rows)
            if (row.predicate == statement.predicate()) (this->*row.read)(statement);
    }
}

void GivenMarks::tell() {
    compare_halves();
    for (std::size_t kind = 0; kind < Bearer::kinds; ++kind) tell(alike_[kind], most_groups[kind]);
}

/// Where both of two equal segments have their halves marked, those of both are alike: one class of strokes says it
/// all, and none stands on a bow over strokes.
void GivenMarks::compare_halves() {
    auto& lengths = alike_[static_cast<std::size_t>(Bearer::Kind::length)];
    const auto halves_of = [&](const Bearer& whole) {
        return std::ranges::find_if(
            lengths, [&](const Alike& one) { return one.signed_alike && are_halves(one.a, one.b, whole); });
    };
    std::vector<Alike> all;
    for (const Alike& one : lengths) {
        const auto first = halves_of(one.a), second = halves_of(one.b);
        if (!one.signed_alike || first == lengths.end() || second == lengths.end() || first == second) {
            all.push_back(one);
            continue;
        }
        all.push_back({first->a, second->a, one.given, true});
        all.push_back({first->b, second->b, one.given, true});
    }
    lengths = std::move(all);
}

/// Without those whose signs could not be seen; then others may have fewer strokes.
void GivenMarks::tell(std::vector<Alike>& alike, int most) {
    EqualSigns alone;
    const auto fails = [&](const Alike& one) {
        return one.signed_alike && !(fits(s_, one.a, alone.strokes(one.a)) && fits(s_, one.b, alone.strokes(one.b)));
    };
    for (auto failing = alike.end();; failing->signed_alike = false) {
        alone = {};
        for (const Alike& one : alike)
            if (one.signed_alike) alone.join(one.a, one.b);
        failing = std::ranges::find_if(alike, fails);
        if (failing == alike.end()) break;
    }
    int groups = 0;
    for (const Alike& one : alike)
        if (one.signed_alike) groups = std::max(groups, alone.strokes(one.a));
    for (Alike& one : alike) {
        one.signed_alike = one.signed_alike && groups <= most;
        if (one.signed_alike) s_.signs.join(one.a, one.b);
    }
}

/// Narrow angles before wide ones, which have their arcs outside of those of their parts.
void GivenMarks::draw() {
    auto& angles = alike_[static_cast<std::size_t>(Bearer::Kind::angle)];
    std::ranges::stable_sort(angles, {}, [](const Alike& one) { return size_of_angle(one.a); });
    for (const Corner& corner : corners_)
        if (s_.may_mark(corner.given))
            add_right_angle(s_, corner.vertex, corner.first, corner.second, corner.first_leg, corner.second_leg,
                            given_style(s_, corner.subject));
    for (const auto& alike : alike_)
        for (const Alike& one : alike)
            if (one.signed_alike) draw(one);
}

/// What is lit has its sign already.
void GivenMarks::draw(const Alike& alike) {
    drawn_.join(alike.a, alike.b);
    for (const Bearer& one : {alike.a, alike.b}) {
        if (s_.signs.is_drawn(one) || !fits(s_, one, s_.signs.strokes(one))) continue;
        sign(one);
        s_.signs.set_drawn(one);
        drawn_.set_drawn(one);
    }
}

void GivenMarks::sign(const Bearer& bearer) {
    const auto& [a, b, c] = bearer.at;
    const SignStyle style = given_style(s_, bearer.subject);
    const int strokes = s_.signs.strokes(bearer);
    if (bearer.kind == Bearer::Kind::length) return add_ticks(s_, a, b, strokes, style);
    if (bearer.kind == Bearer::Kind::angle) return add_angle(s_, a, b, c, strokes, style, s_.options.coloured);
    const bool forward = is_forward(b - a);
    add_arrows(s_, forward ? a : b, forward ? b : a, strokes, style);
}

void GivenMarks::say() {
    for (const Corner& corner : corners_) {
        const RightAngle* square = right_angle_at(s_, corner.vertex, corner.first);
        if (square != nullptr && square->layer == Layer::mark) s_.sayings.push_back({corner.given, square->subject});
    }
    for (const auto& alike : alike_)
        for (const auto& [a, b, given, signed_alike] : alike) {
            if (!drawn_.has(a) || !drawn_.has(b) || !drawn_.alike(a, b)) continue;
            if (!drawn_.is_drawn(a) || !drawn_.is_drawn(b)) continue;
            for (const Bearer& one : {a, b}) s_.sayings.push_back({given, drawn_.subject(one)});
        }
}

bool GivenMarks::covers(PointId a, PointId b) const {
    return s_.carriers.covers(s_.at(a), s_.at(b));
}

void GivenMarks::add(const Bearer& a, const Bearer& b) {
    alike_[static_cast<std::size_t>(a.kind)].push_back({a, b, given_, s_.may_mark(given_)});
}

/// Where the points of both lines are joined with the corner: a reader sees which lines are meant.
void GivenMarks::read_perp(const Statement& perp) {
    const Vec a = s_.at(perp[0]), b = s_.at(perp[1]), c = s_.at(perp[2]), d = s_.at(perp[3]);
    const auto vertex = meet(a, b, c, d);
    if (!vertex ||
        !std::ranges::all_of(perp.points(), [&](PointId point) { return s_.carriers.covers(*vertex, s_.at(point)); }))
        return;
    Vec u = unit(b - a), v = unit(d - c);
    const auto first = s_.carriers.reach(*vertex, u), second = s_.carriers.reach(*vertex, v);
    if (!first || !second) return;
    const auto turn = [](Vec& direction, const Reach& reach) {
        if (reach.against > reach.along + same_leg) direction = -1 * direction;
        return std::max(reach.along, reach.against);
    };
    const double first_leg = turn(u, *first), second_leg = turn(v, *second);
    corners_.push_back({*vertex, u, v, first_leg, second_leg, right_angle_of(perp), given_});
}

/// Radii of a drawn circle are seen to be equal without ticks.
bool GivenMarks::radii(PointId a, PointId b, PointId c, PointId d) const {
    for (const PointId centre : {a, b}) {
        if (centre != c && centre != d) continue;
        const Vec at = s_.at(centre), end = s_.at(centre == a ? b : a);
        if (std::ranges::any_of(s_.circles, [&](const Circle& circle) {
                return length(circle.centre - at) < 0.5 && std::fabs(circle.radius - length(end - at)) < 0.5;
            }))
            return true;
    }
    return false;
}

/// Of a figure: that they are equal follows from its sides and angles, which are marked.
bool GivenMarks::are_diagonals(PointId a, PointId b, PointId c, PointId d) const {
    const std::size_t action = s_.diagram.givens[given_].action;
    const auto gives = std::ranges::count(s_.diagram.givens, action, &diagram::Given::action);
    return gives > 1 && cross_inside(s_.at(a), s_.at(b), s_.at(c), s_.at(d));
}

void GivenMarks::equal_lengths(PointId a, PointId b, PointId c, PointId d) {
    if (radii(a, b, c, d) || !covers(a, b) || !covers(c, d) || are_diagonals(a, b, c, d)) return;
    const auto length = [&](PointId from, PointId to) {
        return Bearer::of_length(s_.at(from), s_.at(to), {Subject::Kind::equal_lengths, from, to});
    };
    add(length(a, b), length(c, d));
}

/// A sign that has no fellow would say nothing, and one on angles that add up to a straight one something false. Where
/// a construction gives equal sides as well, their strokes say as much: an isosceles triangle has no arcs.
void GivenMarks::read_eqangle(const Statement& e) {
    if (count_of(Predicate::cong) > 0) return;
    const auto one = drawn_corner(e[0], e[1], e[2], e[3]), other = drawn_corner(e[4], e[5], e[6], e[7]);
    if (one && other && seen_equal(*one, *other)) add(*one, *other);
}

/// Right angles say as much: a rectangle has no arrow heads.
void GivenMarks::read_para(const Statement& p) {
    if (!covers(p[0], p[1]) || !covers(p[2], p[3]) || count_of(Predicate::perp) > 1) return;
    const Vec a = s_.at(p[0]), b = s_.at(p[1]), c = s_.at(p[2]), d = s_.at(p[3]);
    if (std::fabs(cross(unit(b - a), c - a)) < one_line) return;
    add(Bearer::of_direction(a, b, {Subject::Kind::parallels, p[0], p[1]}),
        Bearer::of_direction(c, d, {Subject::Kind::parallels, p[2], p[3]}));
}

void GivenMarks::read_relation(const Statement& relation) {
    const auto sides = equal_quantities(*relation.relation());
    if (sides.empty()) return;
    const auto one = sides[0].points(), other = sides[1].points();
    if (sides[0].kind() == QuantityKind::length) equal_lengths(one[0], one[1], other[0], other[1]);
    if (sides[0].kind() != QuantityKind::angle) return;
    const auto first = drawn_corner(one[1], one[0], one[1], one[2]),
               second = drawn_corner(other[1], other[0], other[1], other[2]);
    if (first && second) add(*first, *second);
}

/// Among what the action gives that gives what is being read.
std::ptrdiff_t GivenMarks::count_of(Predicate predicate) const {
    const std::size_t action = s_.diagram.givens[given_].action;
    return std::ranges::count_if(s_.diagram.givens, [&](const diagram::Given& given) {
        return given.action == action && given.statement.predicate() == predicate;
    });
}

/// Only where both sides start at a common point and are drawn.
std::optional<Bearer> GivenMarks::drawn_corner(PointId a, PointId b, PointId c, PointId d) const {
    if (a == d || b == d) std::swap(c, d);
    if (b == c) std::swap(a, b);
    if (a != c || !covers(a, b) || !covers(a, d)) return std::nullopt;
    return Bearer::of_angle(s_.at(a), s_.at(b), s_.at(d), {Subject::Kind::equal_angles, b, a, d});
}

void add_marks(Scenery& scenery) {
    if (!scenery.options.marks) {
        tell_lit(scenery);
        return draw_lit(scenery);
    }
    GivenMarks given(scenery);
    given.tell();
    tell_lit(scenery);
    draw_lit(scenery);
    given.draw();
    given.say();
}

} // namespace porism::paint
