#include "formats/verigeo/rescue.h"

#include "formats/verigeo/names.h"
#include "geometry/point.h"
#include "numbers/scalar.h"

#include <array>

namespace porism::verigeo {
namespace {

using numbers::Integer;
using numbers::Rational;
using Point = geometry::Point<Rational>;

Point between(const Point& a, const Point& b) {
    return {b.x - a.x, b.y - a.y};
}
Rational dot(const Point& a, const Point& b) {
    return a.x * b.x + a.y * b.y;
}
Rational cross(const Point& a, const Point& b) {
    return a.x * b.y - a.y * b.x;
}

Rational rounded(double value) {
    constexpr int most = 1024;
    const auto exact = numbers::as_rational(numbers::Scalar::from_double(value));
    return exact ? limit_denominator(*exact, most) : Rational(0);
}

/// The points of the segments that an action names, or its points, in order.
std::vector<Point> points_of(const Action& action, const Drawing& drawing) {
    std::vector<Point> out;
    const Form& form = forms_of(*action.row).front();
    const auto add = [&](const std::string& name) {
        const auto& [x, y] = drawing.at(name);
        out.push_back({rounded(x), rounded(y)});
    };
    for (std::size_t i = 0; i < action.args.size(); ++i) {
        if (form.kind(i) == Kind::point) add(action.args[i]);
        if (form.kind(i) == Kind::segment)
            for (const std::string& name : points_of_id(action.args[i])) add(name);
    }
    return out;
}

} // namespace

Rational limit_denominator(const Rational& value, const Integer& most) {
    if (value.get_den() <= most) return value;
    Integer p0 = 0, q0 = 1, p1 = 1, q1 = 0, n = value.get_num(), d = value.get_den();
    for (;;) {
        Integer a, rest;
        mpz_fdiv_qr(a.get_mpz_t(), rest.get_mpz_t(), n.get_mpz_t(), d.get_mpz_t());
        const Integer q2 = q0 + a * q1;
        if (q2 > most) break;
        const Integer p2 = p0 + a * p1;
        p0 = p1;
        q0 = q1;
        p1 = p2;
        q1 = q2;
        n = d;
        d = rest;
    }
    const Integer k = (most - q0) / q1;
    Rational far(p0 + k * p1, q0 + k * q1), near(p1, q1);
    far.canonicalize();
    near.canonicalize();
    return abs(near - value) <= abs(far - value) ? near : far;
}

bool rescued(const Action& action, const Drawing& drawing) {
    const auto p = points_of(action, drawing);
    const std::string_view type = action.row->type;
    if (type == "Collinear" || type == "PointOnLine" || type == "PointOnSegment") {
        for (std::size_t i = 2; i < p.size(); ++i)
            if (cross(between(p[0], p[1]), between(p[0], p[i])) != 0) return false;
        return type != "PointOnSegment" || dot(between(p[0], p[1]), between(p[0], p[2])) <= 0;
    }
    if (p.size() != 4) return false;
    const Point s = between(p[0], p[1]), t = between(p[2], p[3]);
    if (type == "EqualLength") return dot(s, s) == dot(t, t);
    return type == "Parallel" ? cross(s, t) == 0 : dot(s, t) == 0;
}

} // namespace porism::verigeo
