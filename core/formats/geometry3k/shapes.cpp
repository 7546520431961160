// Forms about points, lines, circles and figures.
#include "base/text.h"
#include "formats/geometry3k/forms.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <fmt/format.h>

namespace porism::geometry3k {

using enum facts::Predicate;

namespace {

/// How different two lengths are in the sketch, relative to the greater; 0 where it does not show them.
double difference(std::optional<double> a, std::optional<double> b) {
    if (!a || !b || *a + *b == 0) return 0;
    return std::fabs(*a - *b) / std::max(*a, *b);
}

} // namespace

Status Forms::on_line(const Term& term) {
    if (term.args.size() != 2 || !names_point(term.args[0])) return fail(other_arguments(term));
    const auto ends = points(term, 1, "Line", 2);
    if (!ends) return fail(ends.error());
    say_collinear((*ends)[0], term.args[0].word, (*ends)[1]);
    return {};
}

Status Forms::on_circle(const Term& term) {
    if (term.args.size() != 2 || !names_point(term.args[0])) return fail(other_arguments(term));
    const auto circle = measures_.circle(term.args[1]);
    if (!circle) return fail(circle.error());
    say_on_circle(term.args[0].word, circle->first, circle->second);
    return {};
}

/// A radius or a chord: its ends but for the centre lie on the circle.
Status Forms::line_in_circle(const Term& term) {
    const auto line = points(term, 0, "Line", 2);
    if (!line) return fail(line.error());
    const auto circle = this->circle(term, 1);
    if (!circle) return fail(circle.error());
    for (const std::string& point : *line)
        if (point != circle->first) say_on_circle(point, circle->first, circle->second);
    return {};
}

Status Forms::perpendicular(const Term& term) {
    const auto one = points(term, 0, "Line", 2), other = points(term, 1, "Line", 2);
    if (!one || !other) return fail(one ? other.error() : one.error());
    say(perp, {(*one)[0], (*one)[1], (*other)[0], (*other)[1]});
    return {};
}

Status Forms::parallel(const Term& term) {
    const auto one = points(term, 0, "Line", 2), other = points(term, 1, "Line", 2);
    if (!one || !other) return fail(one ? other.error() : one.error());
    say(para, {(*one)[0], (*one)[1], (*other)[0], (*other)[1]});
    return {};
}

Status Forms::parallelogram(const Term& term) {
    const auto names = corners(term, 4);
    if (!names) return fail(names.error());
    const Names& p = *names;
    say(para, {p[0], p[1], p[2], p[3]});
    say(para, {p[0], p[3], p[1], p[2]});
    return {};
}

Status Forms::rectangle(const Term& term) {
    if (auto ok = parallelogram(term); !ok) return ok;
    const Names p = *corners(term, 4);
    say(perp, {p[0], p[1], p[1], p[2]});
    return {};
}

Status Forms::rhombus(const Term& term) {
    if (auto ok = parallelogram(term); !ok) return ok;
    const Names p = *corners(term, 4);
    say(cong, {p[0], p[1], p[1], p[2]});
    return {};
}

Status Forms::square(const Term& term) {
    if (auto ok = rectangle(term); !ok) return ok;
    return rhombus(term);
}

Status Forms::kite(const Term& term) {
    const auto names = corners(term, 4);
    if (!names) return fail(names.error());
    const Names& p = *names;
    const auto side = [&](std::size_t i) { return sketch_.distance(p[i], p[(i + 1) % 4]); };
    const double first = difference(side(0), side(1)) + difference(side(2), side(3)),
                 second = difference(side(1), side(2)) + difference(side(3), side(0));
    const std::size_t i = first <= second ? 0 : 1;
    say(cong, {p[i], p[i + 1], p[i + 1], p[i + 2]});
    say(cong, {p[i + 2], p[(i + 3) % 4], p[(i + 3) % 4], p[i]});
    return {};
}

Status Forms::trapezoid(const Term& term) {
    const auto names = corners(term, 4);
    if (!names) return fail(names.error());
    const Names& p = *names;
    if (sketch_.slope(p[0], p[1], p[2], p[3]).value_or(0) <= sketch_.slope(p[1], p[2], p[3], p[0]).value_or(0))
        say(para, {p[0], p[1], p[2], p[3]});
    else
        say(para, {p[1], p[2], p[3], p[0]});
    return {};
}

/// Whose corners lie on no line.
void Forms::say_triangle(const Names& corners) {
    say(ncoll, corners);
}

Status Forms::triangle(const Term& term) {
    const auto names = corners(term, 3);
    if (!names) return fail(names.error());
    say_triangle(*names);
    return {};
}

Status Forms::isosceles(const Term& term) {
    const auto names = points(term, 0, "Triangle", 3);
    if (!names) return fail(names.error());
    const Names& p = *names;
    std::size_t apex = 0;
    double least = 2;
    for (std::size_t i = 0; i < 3; ++i) {
        const std::string &a = p[i], &b = p[(i + 1) % 3], &c = p[(i + 2) % 3];
        const auto sides =
            facts::make(cong, std::array{measures_.id(a), measures_.id(b), measures_.id(a), measures_.id(c)});
        if (sides && known_.contains(*sides)) return {};
        const double here = difference(sketch_.distance(a, b), sketch_.distance(a, c));
        if (here < least) apex = i;
        least = std::min(least, here);
    }
    say(cong, {p[apex], p[(apex + 1) % 3], p[apex], p[(apex + 2) % 3]});
    return {};
}

Status Forms::equilateral(const Term& term) {
    const auto names = points(term, 0, "Triangle", 3);
    if (!names) return fail(names.error());
    const Names& p = *names;
    say(cong, {p[0], p[1], p[1], p[2]});
    say(cong, {p[0], p[1], p[0], p[2]});
    return {};
}

Status Forms::similar(const Term& term) {
    const auto one = points(term, 0, "Triangle", 3), other = points(term, 1, "Triangle", 3);
    if (!one || !other) return fail(one ? other.error() : one.error());
    const Names &p = *one, &q = *other;
    const bool alike = turn_alike({p[0], p[1], p[2]}, {q[0], q[1], q[2]}).value_or(true);
    const bool same_size = term.word == "Congruent";
    say(same_size ? (alike ? contri : contrir) : (alike ? simtri : simtrir), {p[0], p[1], p[2], q[0], q[1], q[2]});
    return {};
}

Status Forms::congruent(const Term& term) {
    if (term.args.size() != 2 || term.args[0].word != "Circle") return similar(term);
    const auto one = circle(term, 0), other = circle(term, 1);
    const auto unknown = [](const Error& error) { return error.code == "unknown_circle"; };
    if ((!one && unknown(one.error())) || (!other && unknown(other.error()))) return {}; // no form speaks of its radius
    if (!one || !other) return fail(one ? other.error() : one.error());
    say(cong, {one->first, one->second, other->first, other->second});
    return {};
}

Status Forms::midpoint(const Term& term) {
    const auto middle = points(term, 0, "Point", 1), ends = points(term, 1, "Line", 2);
    if (!middle || !ends) return fail(middle ? ends.error() : middle.error());
    say(midp, {(*middle)[0], (*ends)[0], (*ends)[1]});
    return {};
}

/// Of a line from a corner of a triangle, and the triangle: corner, foot, the ends of the opposite side.
namespace {
std::vector<std::string> from_corner(std::vector<std::string> line, const std::vector<std::string>& triangle) {
    const auto is_corner = [&](const std::string& point) {
        return std::ranges::find(triangle, point) != triangle.end();
    };
    if (!is_corner(line[0])) std::swap(line[0], line[1]);
    for (const std::string& point : triangle)
        if (point != line[0]) line.push_back(point);
    return line.size() == 4 ? line : std::vector<std::string>{};
}
} // namespace

Status Forms::median(const Term& term) {
    const auto line = points(term, 0, "Line", 2), triangle = points(term, 1, "Triangle", 3);
    if (!line || !triangle) return fail(line ? triangle.error() : line.error());
    const Names p = from_corner(*line, *triangle);
    if (!p.empty()) say(midp, {p[1], p[2], p[3]});
    return {};
}

Status Forms::altitude(const Term& term) {
    const auto line = points(term, 0, "Line", 2), triangle = points(term, 1, "Triangle", 3);
    if (!line || !triangle) return fail(line ? triangle.error() : line.error());
    const Names p = from_corner(*line, *triangle);
    if (p.empty()) return {};
    say(perp, {p[0], p[1], p[2], p[3]});
    say_collinear(p[2], p[1], p[3]);
    return {};
}

Status Forms::perpendicular_bisector(const Term& term) {
    const auto line = points(term, 0, "Line", 2), ends = points(term, 1, "Line", 2);
    if (!line || !ends) return fail(line ? ends.error() : line.error());
    for (const std::string& point : *line) say(cong, {point, (*ends)[0], point, (*ends)[1]});
    return {};
}

Status Forms::diameter(const Term& term) {
    const auto ends = points(term, 0, "Line", 2);
    if (!ends) return fail(ends.error());
    const auto circle = this->circle(term, 1);
    if (!circle) return fail(circle.error());
    say(midp, {circle->first, (*ends)[0], (*ends)[1]});
    return {};
}

Status Forms::bisects_angle(const Term& term) {
    const auto line = points(term, 0, "Line", 2);
    if (!line) return fail(line.error());
    if (term.args.size() != 2) return fail(other_arguments(term));
    const auto corner = measures_.corner(term.args[1]);
    if (!corner) return fail(corner.error());
    say_bisector((*line)[0] == (*corner)[1] ? (*line)[1] : (*line)[0], *corner);
    return {};
}

Status Forms::incentre(const Term& term) {
    const auto centre = points(term, 0, "Point", 1), triangle = points(term, 1, "Triangle", 3);
    if (!centre || !triangle) return fail(centre ? triangle.error() : centre.error());
    const Names& p = *triangle;
    for (std::size_t i = 0; i < 3; ++i) say_bisector(centre->front(), {p[(i + 2) % 3], p[i], p[(i + 1) % 3]});
    return {};
}

/// Where a side is met on the line from the opposite corner through the centroid, it is bisected.
Status Forms::centroid(const Term& term) {
    const auto centre = points(term, 0, "Point", 1), triangle = points(term, 1, "Triangle", 3);
    if (!centre || !triangle) return fail(centre ? triangle.error() : centre.error());
    const Names& p = *triangle;
    say_triangle(p);
    const auto collinear = [&](const std::string& a, const std::string& b, const std::string& c) {
        const auto statement = facts::make(coll, std::array{measures_.id(a), measures_.id(b), measures_.id(c)});
        return statement && known_.contains(*statement);
    };
    for (std::size_t i = 0; i < 3; ++i)
        for (const std::string& foot : sketch_.points())
            if (collinear(p[i], centre->front(), foot) && collinear(p[(i + 1) % 3], foot, p[(i + 2) % 3]))
                say(midp, {foot, p[(i + 1) % 3], p[(i + 2) % 3]});
    return {};
}

Status Forms::inscribed(const Term& term) {
    const auto circle = this->circle(term, 1);
    if (!circle) return fail(circle.error());
    const auto names = measures_.polygon(term.args[0]);
    if (!names) return fail(names.error());
    for (const std::string& point : *names) say_on_circle(point, circle->first, circle->second);
    return {};
}

/// Its ends, and the point of its arc, are on one circle about its centre.
Status Forms::sector(const Term& term) {
    const auto names = measures_.sector(term);
    if (!names) return fail(names.error());
    for (std::size_t i = 2; i < names->size(); ++i) say_on_circle((*names)[i], (*names)[0], (*names)[1]);
    return {};
}

Status Forms::tangent(const Term& term) {
    const auto line = points(term, 0, "Line", 2);
    if (!line) return fail(line.error());
    const auto circle = this->circle(term, 1);
    if (!circle) return fail(circle.error());
    const auto on = sketch_.all_on_circle(circle->first);
    for (const std::string& point : *line)
        if (std::ranges::find(on, point) != on.end()) say(perp, {circle->first, point, (*line)[0], (*line)[1]});
    return {};
}

Status Forms::meet(const Term& term) {
    if (term.args.empty()) return {};
    const auto point = points(term, term.args.size() - 1, "Point", 1);
    if (!point) return fail(point.error());
    for (std::size_t i = 0; i + 1 < term.args.size(); ++i) {
        if (term.args[i].word != "Line") continue;
        const auto ends = points(term, i, "Line", 2);
        if (!ends) return fail(ends.error());
        say_collinear((*ends)[0], point->front(), (*ends)[1]);
    }
    return {};
}

} // namespace porism::geometry3k
