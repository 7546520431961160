#include "paint/marks.h"

#include "paint/signs.h"

#include <algorithm>

namespace porism::paint {
namespace {

using facts::Predicate;
using facts::Statement;

/// With more groups than these none is marked: a figure full of ticks says nothing.
constexpr int most_groups_of_lengths = 3;
constexpr int most_groups_of_angles = 2;
/// In pixels: legs whose lengths differ by less are equal, and the sign stays on the first side.
constexpr double same_leg = 0.1;

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

} // namespace

GivenMarks::GivenMarks(Scenery& scenery) : s_(scenery) {
    for (const diagram::Given& given : s_.diagram.givens) {
        const Statement& one = given.statement;
        if (one.predicate() == Predicate::cong) equal(one[0], one[1], one[2], one[3]);
        if (one.predicate() == Predicate::midp) equal(one[0], one[1], one[0], one[2]);
        if (one.predicate() == Predicate::eqangle) equal_angle(one);
    }
}

void GivenMarks::tell() {
    tell_unless_too_many(lengths_, most_groups_of_lengths);
    tell_unless_too_many(angles_, most_groups_of_angles);
}

void GivenMarks::tell_unless_too_many(std::vector<std::pair<Bearer, Bearer>>& equal, int most) {
    EqualSigns alone;
    int groups = 0;
    for (const auto& [a, b] : equal) alone.join(a, b);
    for (const auto& [a, b] : equal) groups = std::max(groups, alone.strokes(a));
    if (groups > most) equal.clear();
    for (const auto& [a, b] : equal) s_.signs.join(a, b);
}

void GivenMarks::draw() {
    for (const diagram::Given& given : s_.diagram.givens)
        if (given.statement.predicate() == Predicate::perp) perpendicular(given.statement);
    const auto draw_each = [&](const std::vector<std::pair<Bearer, Bearer>>& equal, const auto& sign) {
        for (const auto& [a, b] : equal)
            for (const Bearer& one : {a, b}) {
                if (!s_.signs.is_drawn(one)) sign(one, s_.signs.strokes(one));
                s_.signs.set_drawn(one);
            }
    };
    draw_each(lengths_, [&](const Bearer& one, int strokes) {
        add_ticks(s_, one.at[0], one.at[1], strokes, given_style(s_, one.subject));
    });
    draw_each(angles_, [&](const Bearer& one, int strokes) {
        add_angle(s_, one.at[0], one.at[1], one.at[2], strokes, given_style(s_, one.subject), s_.options.coloured);
    });
}

void GivenMarks::perpendicular(const Statement& perp) {
    const Vec a = s_.at(perp[0]), b = s_.at(perp[1]), c = s_.at(perp[2]), d = s_.at(perp[3]);
    const auto vertex = meet(a, b, c, d);
    if (!vertex) return;
    Vec u = unit(b - a), v = unit(d - c);
    const auto first = s_.carriers.reach(*vertex, u), second = s_.carriers.reach(*vertex, v);
    if (!first || !second) return;
    const auto turn = [](Vec& direction, const Reach& reach) {
        if (reach.against > reach.along + same_leg) direction = -1 * direction;
        return std::max(reach.along, reach.against);
    };
    const double first_leg = turn(u, *first), second_leg = turn(v, *second);
    add_right_angle(s_, *vertex, u, v, first_leg, second_leg, given_style(s_, right_angle_of(perp)));
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

void GivenMarks::equal(PointId a, PointId b, PointId c, PointId d) {
    if (radii(a, b, c, d) || !s_.carriers.covers(s_.at(a), s_.at(b)) || !s_.carriers.covers(s_.at(c), s_.at(d))) return;
    const auto length = [&](PointId from, PointId to) {
        return Bearer::of_length(s_.at(from), s_.at(to), {Subject::Kind::equal_lengths, from, to});
    };
    lengths_.emplace_back(length(a, b), length(c, d));
}

/// A sign that has no fellow would say nothing, and one on angles that add up to a straight one something false.
void GivenMarks::equal_angle(const Statement& e) {
    const auto one = drawn_corner(e[0], e[1], e[2], e[3]), other = drawn_corner(e[4], e[5], e[6], e[7]);
    if (one && other && seen_equal(*one, *other)) angles_.emplace_back(*one, *other);
}

/// Only where both sides start at a common point and are drawn.
std::optional<Bearer> GivenMarks::drawn_corner(PointId a, PointId b, PointId c, PointId d) const {
    if (a == d || b == d) std::swap(c, d);
    if (b == c) std::swap(a, b);
    if (a != c) return std::nullopt;
    if (!s_.carriers.covers(s_.at(a), s_.at(b)) || !s_.carriers.covers(s_.at(a), s_.at(d))) return std::nullopt;
    return Bearer::of_angle(s_.at(a), s_.at(b), s_.at(d), {Subject::Kind::equal_angles, b, a, d});
}

void add_marks(Scenery& scenery) {
    GivenMarks given(scenery);
    if (scenery.options.marks) given.tell();
    tell_lit(scenery);
    draw_lit(scenery);
    if (scenery.options.marks) given.draw();
}

} // namespace porism::paint
