// The primitives, exactly: what they construct has the property by which it is defined.
#include "geometry/construct.h"

#include "base/random.h"
#include "geometry/vector.h"
#include "numbers/number.h"

#include <cmath>
#include <gtest/gtest.h>
#include <rapidcheck.h>

namespace porism::geometry {
namespace {

using numbers::Ball;
using numbers::Decision;
using numbers::Exact;
using numbers::Rational;

bool zero(const Exact& a) {
    return numbers::is_zero(a) == Decision::yes;
}
bool positive(const Exact& a) {
    return numbers::sign(a).value_or(0) > 0;
}
bool same(const Point<Exact>& p, const Point<Exact>& q) {
    return zero(p.x - q.x) && zero(p.y - q.y);
}
bool on(const Point<Exact>& p, const Line<Exact>& l) {
    return zero(l.a * p.x + l.b * p.y - l.c);
}
bool on(const Point<Exact>& p, const Circle<Exact>& c) {
    return zero(squared_length(p - c.centre) - c.squared_radius);
}
Exact squared_distance(const Point<Exact>& p, const Point<Exact>& q) {
    return squared_length(p - q);
}

/// The sine between two vectors is zero, and their cosine is positive.
bool along(const Point<Exact>& u, const Point<Exact>& v) {
    return zero(cross(u, v)) && positive(dot(u, v));
}

class Draw {
public:
    explicit Draw(std::uint64_t seed) : rng_(seed) {}
    Exact number() {
        return Exact(numbers::ratio(static_cast<int>(rng_.below(41)) - 20, 1 + static_cast<int>(rng_.below(6))));
    }
    Point<Exact> point() {
        Exact x = number();
        Exact y = number();
        return {x, y};
    }

private:
    Rng rng_;
};

/// Runs `property` with five points at random, the first three not on one line and no two equal.
template<class Property>
bool holds_everywhere(const Property& property) {
    return rc::check([&](std::uint64_t seed) {
        const numbers::ExactContext context;
        Draw draw(seed);
        const auto a = draw.point(), b = draw.point(), c = draw.point(), d = draw.point(), e = draw.point();
        RC_PRE(!zero(cross(b - a, c - a)) && !same(c, d) && !same(d, e) && !same(a, d) && !same(b, d));
        property(a, b, c, d, e);
    });
}
using P = const Point<Exact>&;

TEST(Lines, GoWhereTheyAreSentAndInTheirDirection) {
    EXPECT_TRUE(holds_everywhere([](P a, P b, P c, P, P) {
        const auto ab = line(a, b);
        RC_ASSERT(ab && on(a, *ab) && on(b, *ab) && along(direction(*ab), b - a));
        const auto beside = parallel(c, a, b);
        RC_ASSERT(beside && on(c, *beside) && along(direction(*beside), b - a));
        const auto upright = perpendicular(c, a, b);
        RC_ASSERT(upright && on(c, *upright) && along(direction(*upright), turned(b - a)));
        const auto middle = perpendicular_bisector(a, b);
        RC_ASSERT(middle && on(*midpoint(a, b), *middle) && along(direction(*middle), turned(b - a)));
    }));
}

TEST(Lines, TheBisectorHalvesTheAngleInside) {
    EXPECT_TRUE(holds_everywhere([](P a, P b, P c, P, P) {
        const auto bisector = internal_bisector(a, b, c);
        RC_ASSERT(bisector && on(b, *bisector));
        const auto d = direction(*bisector), u = a - b, v = c - b;
        // Equal angles to both sides, and inside the angle.
        RC_ASSERT(along(quotient_direction(u, d), quotient_direction(d, v)));
        RC_ASSERT(positive(dot(d, u) + dot(d, v)) && positive(cross(u, d) * cross(d, v)));
    }));
}

TEST(Lines, TheAngleLineHasTheAngle) {
    EXPECT_TRUE(holds_everywhere([](P a, P b, P c, P d, P e) {
        RC_PRE(!zero(cross(c - d, e - d)));
        const auto l = angle_line(a, b, c, d, e);
        RC_ASSERT(l && on(a, *l));
        // angle(l, ab) = angle(dc, de)
        RC_ASSERT(zero(cross(quotient_direction(b - a, direction(*l)), quotient_direction(e - d, c - d))));
    }));
}

TEST(Circles, HaveTheirCentreRadiusAndStart) {
    EXPECT_TRUE(holds_everywhere([](P a, P b, P c, P d, P) {
        const auto centred = circle(a, b);
        RC_ASSERT(centred && same(centred->centre, a) && on(b, *centred) && same(centred->start, mirror(b, a).value()));
        const auto carried = circle_radius(d, a, b);
        RC_ASSERT(carried && same(carried->centre, d) && zero(carried->squared_radius - squared_distance(a, b)));
        RC_ASSERT(on(carried->start, *carried));
        const auto around = circle_through(a, b, c);
        RC_ASSERT(around && on(a, *around) && on(b, *around) && on(c, *around) && on(around->start, *around));
    }));
}

TEST(Points, OnACircleAreCountedFromItsStart) {
    EXPECT_TRUE(holds_everywhere([](P a, P b, P c, P, P) {
        const auto k = circle(a, b);
        RC_ASSERT(same(*point_on_circle(*k, Exact(0)), mirror(b, a).value()));
        RC_ASSERT(same(*point_on_circle(*k, Exact(-1)), a + turned(b - a)));
        const auto p = point_on_circle(*k, c.x);
        RC_ASSERT(p && on(*p, *k));
        const auto t = parameter_on_circle(*k, *p);
        RC_ASSERT(t && zero(*t - c.x));
        RC_ASSERT(!parameter_on_circle(*k, b));
    }));
}

TEST(Points, FootReflectionAndMiddle) {
    EXPECT_TRUE(holds_everywhere([](P a, P b, P c, P, P) {
        const auto l = line(a, b);
        const auto f = foot(c, *l), image = reflect(c, *l), opposite = mirror(a, b);
        RC_ASSERT(f && on(*f, *l) && zero(dot(c - *f, b - a)));
        RC_ASSERT(image && same(*midpoint(c, *image), *f));
        RC_ASSERT(opposite && same(*midpoint(a, *opposite), b));
    }));
}

TEST(Points, CentresOfATriangle) {
    EXPECT_TRUE(holds_everywhere([](P a, P b, P c, P, P) {
        const auto o = circumcentre(a, b, c), h = orthocentre(a, b, c), i = incentre(a, b, c);
        RC_ASSERT(o && zero(squared_distance(*o, a) - squared_distance(*o, b)));
        RC_ASSERT(zero(squared_distance(*o, a) - squared_distance(*o, c)));
        RC_ASSERT(h && zero(dot(*h - a, c - b)) && zero(dot(*h - b, c - a)));
        // Inside: to the same side of each directed edge as the triangle is.
        RC_ASSERT(i.has_value());
        const Exact area = cross(b - a, c - a);
        RC_ASSERT(positive(area * cross(b - a, *i - a)) && positive(area * cross(c - b, *i - b)));
        RC_ASSERT(positive(area * cross(a - c, *i - c)));
    }));
}

// Three square roots would go beyond what exact arithmetic is asked for: the incentre's distances are compared in
// doubles.
TEST(Points, TheIncentreIsAsFarFromEachSide) {
    EXPECT_TRUE(rc::check([](std::uint64_t seed) {
        Rng rng(seed);
        const auto draw = [&] {
            const double x = rng.uniform(-1, 1);
            return Point<double>{x, rng.uniform(-1, 1)};
        };
        const auto a = draw(), b = draw(), c = draw();
        RC_PRE(std::fabs(cross(b - a, c - a)) > 0.01);
        const auto i = incentre(a, b, c);
        const auto distance = [&](const Point<double>& p, const Point<double>& q) {
            return std::fabs(cross(q - p, *i - p)) / std::sqrt(squared_length(q - p));
        };
        RC_ASSERT(i.has_value());
        RC_ASSERT(std::fabs(distance(a, b) - distance(b, c)) < 1e-12);
        RC_ASSERT(std::fabs(distance(a, b) - distance(c, a)) < 1e-12);
    }));
}

TEST(Meet, LinesInOnePoint) {
    EXPECT_TRUE(holds_everywhere([](P a, P b, P c, P d, P) {
        const auto l = line(a, b), m = line(c, d);
        const auto p = meet_lines(*l, *m);
        RC_ASSERT(p.has_value() == !zero(cross(b - a, d - c)));
        if (p) RC_ASSERT(on(*p, *l) && on(*p, *m));
    }));
}

TEST(Meet, LineAndCircleInTwoPointsAlongTheLine) {
    EXPECT_TRUE(holds_everywhere([](P a, P b, P c, P d, P) {
        const auto l = line(a, b);
        const auto k = circle(c, d);
        const auto first = meet_line_circle(*l, *k, 0), second = meet_line_circle(*l, *k, 1);
        const Exact f = squared_distance(*foot(c, *l), c);
        RC_ASSERT(first.has_value() == positive(k->squared_radius - f));
        RC_ASSERT(first.has_value() == second.has_value());
        if (!first) return;
        RC_ASSERT(on(*first, *l) && on(*first, *k) && on(*second, *l) && on(*second, *k));
        RC_ASSERT(along(direction(*l), *first - *second));
        RC_ASSERT(same(*other_on_line_circle(*l, *k, *first), *second));
    }));
}

TEST(Meet, CirclesLeftAndRightOfTheCentres) {
    EXPECT_TRUE(holds_everywhere([](P a, P b, P c, P, P) {
        // Two circles through c meet there and at its mirror image.
        const auto k = circle(a, c), m = circle(b, c);
        const auto left = meet_circles(*k, *m, 0), right = meet_circles(*k, *m, 1);
        RC_ASSERT(left && right && on(*left, *k) && on(*left, *m) && on(*right, *k) && on(*right, *m));
        RC_ASSERT(positive(cross(b - a, *left - a)) && positive(-cross(b - a, *right - a)));
        RC_ASSERT(same(c, *left) != same(c, *right));
        RC_ASSERT(same(*other_on_circles(*k, *m, *left), *right));
    }));
}

const Point<double> o{0, 0}, east{1, 0}, north{0, 1}, far_east{3, 0};

TEST(Undefined, IsNothingOverDoubles) {
    EXPECT_FALSE(line(o, o));
    EXPECT_FALSE(perpendicular(o, east, east));
    EXPECT_FALSE(perpendicular_bisector(east, east));
    EXPECT_FALSE(internal_bisector(o, east, far_east));
    EXPECT_FALSE(angle_line(o, east, north, o, o));
    EXPECT_FALSE(circle(o, o));
    EXPECT_FALSE(circle_through(o, east, far_east));
    EXPECT_FALSE(incentre(o, east, far_east));
    EXPECT_FALSE(orthocentre(o, east, far_east));
    EXPECT_FALSE(meet_lines(*line(o, east), *line(north, Point<double>{1, 1})));
    EXPECT_FALSE(meet_lines(*line(o, east), *line(north, Point<double>{1, 1 + 1e-12})));
    EXPECT_FALSE(meet_circles(*circle(o, east), *circle(far_east, Point<double>{4, 0}), 0));
    EXPECT_FALSE(meet_circles(*circle(o, east), *circle(o, far_east), 0));
    EXPECT_FALSE(other_on_circles(*circle(o, east), *circle(o, far_east), east));
    const auto tangent = line(north, Point<double>{1, 1});
    EXPECT_FALSE(meet_line_circle(*tangent, *circle(o, east), 0));
    EXPECT_EQ(other_on_line_circle(*tangent, *circle(o, east), north)->x, 0);
}

TEST(Undefined, IsNothingOverBallsThatCannotTell) {
    const Ball third = Ball(1) / Ball(3);
    const Ball noise = third + third + third - Ball(1); // zero, with a radius
    const Point<Ball> p{Ball(0), Ball(0)}, q{Ball(1), Ball(0)}, r{Ball(2), noise}, s{Ball(0), Ball(1)};
    EXPECT_FALSE(circumcentre(p, q, r));
    EXPECT_TRUE(circumcentre(p, q, s));
    EXPECT_FALSE(meet_lines(*line(p, q), *line(s, Point<Ball>{Ball(1), Ball(1) + noise})));
    EXPECT_FALSE(meet_line_circle(*line(s, Point<Ball>{Ball(1), Ball(1) + noise}), *circle(p, q), 0));
}

TEST(Undefined, ExactTouchingIsNoMeeting) {
    const numbers::ExactContext context;
    const Point<Exact> p{0, 0}, q{1, 0}, r{0, 1}, s{1, 1};
    EXPECT_FALSE(meet_line_circle(*line(r, s), *circle(p, q), 0));
    EXPECT_FALSE(meet_circles(*circle(p, q), *circle(Point<Exact>{2, 0}, q), 1));
    EXPECT_TRUE(same(*other_on_circles(*circle(p, q), *circle(Point<Exact>{2, 0}, q), q), q));
}

} // namespace
} // namespace porism::geometry
