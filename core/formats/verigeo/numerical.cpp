#include "formats/verigeo/numerical.h"

#include "base/text.h"
#include "formats/verigeo/edges.h"
#include "formats/verigeo/evaluate.h"
#include "formats/verigeo/names.h"
#include "formats/verigeo/rescue.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <fmt/format.h>

namespace porism::verigeo {
namespace {

using Names = std::vector<std::string>;

struct Vector {
    double x, y;
    double norm() const { return std::hypot(x, y); }
    friend Vector operator-(Vector a, Vector b) { return {a.x - b.x, a.y - b.y}; }
    friend Vector operator+(Vector a, Vector b) { return {a.x + b.x, a.y + b.y}; }
};
double dot(Vector a, Vector b) {
    return a.x * b.x + a.y * b.y;
}
double cross(Vector a, Vector b) {
    return a.x * b.y - a.y * b.x;
}

/// NaN for a vector near zero, which fails every comparison.
double angle(Vector a, Vector b) {
    constexpr double degenerate = 1e-12, degrees = 57.295779513082321;
    if (a.norm() < degenerate || b.norm() < degenerate) return std::nan("");
    return std::acos(std::clamp(dot(a, b) / (a.norm() * b.norm()), -1.0, 1.0)) * degrees;
}

struct Residual {
    double value, limit;
    bool passes() const { return value <= limit; }
};
using Residuals = std::vector<Residual>;

/// What a check looks at.
struct Case {
    const Action& action;
    const Drawing& drawing;
    const Figure& figure;
    const Ids& ids;
    const NumericalTolerances& by;

    Vector at(const std::string& name) const {
        const auto& place = drawing.at(name);
        return {place.first, place.second};
    }
    double distance(const std::string& a, const std::string& b) const { return (at(a) - at(b)).norm(); }
    double angle_at(const std::string& a, const std::string& vertex, const std::string& c) const {
        return angle(at(a) - at(vertex), at(c) - at(vertex));
    }
    const std::string& arg(std::size_t i) const { return action.args[i]; }
    Names points(std::size_t i) const { return points_of_id(action.args[i]); }
    double radius(const std::string& circle) const {
        const Circle& found = figure.circles.at(circle);
        return found.radius ? numbers::to_double(*found.radius) : distance(found.centre, found.through);
    }
    double off_circle(const std::string& point, const std::string& circle) const {
        return std::fabs(distance(point, figure.circles.at(circle).centre) - radius(circle));
    }
};

Residuals on_circle(const Case& c) {
    return {{c.off_circle(c.arg(0), c.arg(1)), c.by.circle}};
}

Residuals equal_length(const Case& c) {
    const Names s = c.points(0), t = c.points(1);
    return {{std::fabs(c.distance(s[0], s[1]) - c.distance(t[0], t[1])), c.by.length}};
}

double between_segments(const Case& c) {
    const Names s = c.points(0), t = c.points(1);
    return angle(c.at(s[1]) - c.at(s[0]), c.at(t[1]) - c.at(t[0]));
}
Residuals parallel(const Case& c) {
    const double theta = between_segments(c);
    return {{std::min(theta, std::fabs(180 - theta)), c.by.angle_degrees}};
}
Residuals perpendicular(const Case& c) {
    return {{std::fabs(90 - between_segments(c)), c.by.angle_degrees}};
}

Residuals equal_angle(const Case& c) {
    const Names p = c.points(0), q = c.points(1);
    return {{std::fabs(c.angle_at(p[0], p[1], p[2]) - c.angle_at(q[0], q[1], q[2])), c.by.angle_degrees}};
}

Residuals midpoint(const Case& c) {
    const Names ends = c.points(1);
    return {{std::fabs(c.distance(c.arg(0), ends[0]) - c.distance(c.arg(0), ends[1])), c.by.length}};
}

Residuals angle_bisector(const Case& c) {
    const Names ends = c.points(0), p = c.points(1);
    const std::string& end = ends[0] == p[1] ? ends[1] : ends[0];
    return {{std::fabs(c.angle_at(p[0], p[1], end) - c.angle_at(end, p[1], p[2])), c.by.angle_degrees}};
}

Residuals collinear(const Case& c) {
    Residuals out;
    for (std::size_t i = 2; i < c.action.args.size(); ++i) {
        const Vector p = c.at(c.arg(0)), q = c.at(c.arg(1)), r = c.at(c.arg(i));
        const double longest = std::max({(q - p).norm(), (r - q).norm(), (p - r).norm(), 1.0});
        out.push_back({std::fabs(cross(q - p, r - p)), c.by.length * longest});
    }
    return out;
}

Residuals on_line(const Case& c) {
    const Names ends = c.points(1);
    const Vector a = c.at(ends[0]), b = c.at(ends[1]), p = c.at(c.arg(0));
    return {{std::fabs(cross(p - a, b - a)) / (b - a).norm(), c.by.length}};
}

Residuals on_segment(const Case& c) {
    constexpr double margin = 1e-3;
    Residuals out = on_line(c);
    const Names ends = c.points(1);
    const Vector a = c.at(ends[0]), b = c.at(ends[1]), p = c.at(c.arg(0));
    const double t = dot(p - a, b - a) / dot(b - a, b - a);
    out.push_back({std::max(-t, t - 1), margin});
    return out;
}

/// UV less the sum of numbers times vectors.
Residuals vectors(const Case& c) {
    const std::string_view type = c.action.row->type;
    const auto between = [&](std::size_t i) { return c.at(c.arg(i + 1)) - c.at(c.arg(i)); };
    if (type == "VectorDotZero") return {{std::fabs(dot(between(0), between(2))), c.by.length}};
    Vector sum{0, 0};
    if (type == "VectorLinear") {
        for (std::size_t i = 2; i + 2 < c.action.args.size(); i += 3) {
            const double k = numbers::to_double(*numbers::Scalar::parse(c.arg(i)));
            sum = sum + Vector{k * between(i + 1).x, k * between(i + 1).y};
        }
    } else {
        sum = type == "VectorSum" ? between(2) + between(4) : between(2) - between(4);
    }
    return {{(between(0) - sum).norm(), c.by.length}};
}

struct Triangle {
    std::array<double, 3> sides, angles;
};
Triangle triangle(const Case& c, const Names& p) {
    return {{c.distance(p[0], p[1]), c.distance(p[1], p[2]), c.distance(p[2], p[0])},
            {c.angle_at(p[2], p[0], p[1]), c.angle_at(p[0], p[1], p[2]), c.angle_at(p[1], p[2], p[0])}};
}

Residuals similar(const Case& c) {
    constexpr double least = 1e-6, ratio_limit = 5e-3;
    const Triangle s = triangle(c, c.points(0)), t = triangle(c, c.points(1));
    std::array<double, 3> ratios{};
    for (std::size_t i = 0; i < 3; ++i) ratios[i] = s.sides[i] / t.sides[i];
    const double mean = (ratios[0] + ratios[1] + ratios[2]) / 3;
    Residuals out;
    for (std::size_t i = 0; i < 3; ++i) {
        out.push_back({std::fabs(ratios[i] - mean) / std::max(std::fabs(mean), least), ratio_limit});
        out.push_back({std::fabs(s.angles[i] - t.angles[i]), c.by.angle_degrees});
    }
    return out;
}

Residuals congruent(const Case& c) {
    const Triangle s = triangle(c, c.points(0)), t = triangle(c, c.points(1));
    Residuals out;
    for (std::size_t i = 0; i < 3; ++i) out.push_back({std::fabs(s.sides[i] - t.sides[i]), c.by.length});
    return out;
}

/// T' is the end of the segment that is farther from T; that T is on the segment's line is not looked at.
Residuals tangent(const Case& c) {
    const Names ends = c.points(0);
    const std::string& touching = c.arg(2);
    const std::string& far = c.distance(touching, ends[0]) < c.distance(touching, ends[1]) ? ends[1] : ends[0];
    const Vector radius = c.at(touching) - c.at(c.figure.circles.at(c.arg(1)).centre);
    return {{c.off_circle(touching, c.arg(1)), c.by.circle},
            {std::fabs(90 - angle(radius, c.at(far) - c.at(touching))), c.by.angle_degrees}};
}

/// The two points of the circle on the secant that are closest to P: known ones, or its ends.
Residuals power(const Case& c) {
    const std::string& p = c.arg(0);
    Names ends = c.points(2);
    const Names touching = c.points(3);
    const auto known = c.figure.on_circle.find(c.arg(1));
    for (const auto& line : c.figure.lines)
        if (known != c.figure.on_circle.end() && line.contains(ends[0]) && line.contains(ends[1]))
            for (const std::string& point : line)
                if (known->second.contains(point)) ends.push_back(point);
    std::erase_if(ends, [&](const std::string& name) { return name == p || !c.drawing.contains(name); });
    std::ranges::sort(ends, {}, [&](const std::string& name) { return c.distance(p, name); });
    const auto same = std::ranges::unique(ends);
    ends.erase(same.begin(), same.end());
    const bool from_p = touching[0] == p || touching[1] == p;
    if (ends.size() < 2 || !from_p) return {};
    const double product = c.distance(p, ends[0]) * c.distance(p, ends[1]);
    const double square = std::pow(c.distance(p, touching[0] == p ? touching[1] : touching[0]), 2);
    return {{std::fabs(product - square), c.by.length * std::max({product, square, 1.0})}};
}

/// Relations of numbers have a margin that is added: a strict comparison of equal sides passes.
Residuals compared(const Case& c) {
    constexpr double usual = 1e-6;
    const auto comparison = comparison_of(c.action, c.ids);
    if (!comparison || !*comparison) return {};
    Places<double> places;
    for (const auto& [name, place] : c.drawing) places[name] = {place.first, place.second};
    const Compared seen = compare(**comparison, places);
    if (!seen.reason.empty()) return {};
    const std::string& sign = c.arg(1);
    const bool said = c.action.args.size() > 3;
    double margin = said ? numbers::to_double(*numbers::Scalar::parse(c.arg(3))) : usual;
    if (!said && seen.plane) margin = std::max(usual, usual * std::max(seen.norm, 1.0));
    if (sign == "!=") return {{margin, seen.gap}};
    if (sign == "=" || sign == "==") return {{seen.gap, margin}};
    return {{seen.gap * (sign[0] == '<' ? seen.order : -seen.order), margin}};
}

Residuals coordinates(const Case& c) {
    const auto number = [&](std::size_t i) { return numbers::to_double(*numbers::Scalar::parse(c.arg(i))); };
    const Vector p = c.at(c.arg(0));
    return {{std::max(std::fabs(p.x - number(1)), std::fabs(p.y - number(2))),
             c.action.args.size() > 3 ? number(3) : c.by.length}};
}

Residuals skipped(const Case&) {
    return {};
}

struct Row {
    std::string_view type;
    Residuals (*check)(const Case&);
    bool rescue;
    std::string_view meaning;
};
constexpr std::array rows = {
    Row{"OnCircle", &on_circle, false, "abs(d(P,O) - r) <= circle_tol"},
    Row{"EqualLength", &equal_length, true, "abs(d(A,B) - d(C,D)) <= len_tol"},
    Row{"Parallel", &parallel, true, "min(θ, abs(180° - θ)) <= ang_tol_deg"},
    Row{"Perpendicular", &perpendicular, true, "abs(90° - θ) <= ang_tol_deg"},
    Row{"EqualAngle", &equal_angle, false, "abs(∠XYZ - ∠DEF) <= ang_tol_deg, without sign"},
    Row{"Midpoint", &midpoint, false, "abs(d(M,U) - d(M,V)) <= len_tol"},
    Row{"AngleBisector", &angle_bisector, false, "abs(∠XYE - ∠EYZ) <= ang_tol_deg, without sign"},
    Row{"Collinear", &collinear, true, "abs((B - A) × (C - A)) <= len_tol * max(d(A,B), d(B,C), d(C,A), 1)"},
    Row{"PointOnLine", &on_line, true, "dist(P,AB) <= len_tol"},
    Row{"PointOnSegment", &on_segment, true, "dist(P,AB) <= len_tol and -1e-3 <= t <= 1 + 1e-3"},
    Row{"VectorSum", &vectors, false, "norm(UV - (PQ + RS)) <= len_tol"},
    Row{"VectorDiff", &vectors, false, "norm(UV - (PQ - RS)) <= len_tol"},
    Row{"VectorDotZero", &vectors, false, "abs(PQ · RS) <= len_tol"},
    Row{"VectorLinear", &vectors, false, "norm(UV - Σ k PQ) <= len_tol"},
    Row{"SimilarTriangles", &similar, false, "ratios within 5e-3 of their mean, angles within ang_tol_deg"},
    Row{"CongruentTriangles", &congruent, false, "sides within len_tol"},
    Row{"Tangent", &tangent, false, "T on the circle within circle_tol, abs(90° - ∠(OT,TT')) <= ang_tol_deg"},
    Row{"PowerEquality", &power, false, "abs(PU * PV - PT²) <= len_tol * max(PU * PV, PT², 1)"},
    Row{"ExprConstraint", &compared, false, "both sides within the tolerance, else 1e-6; also strict comparisons"},
    Row{"Cartesian", &coordinates, false, "VerifyPoint: coordinates within the tolerance, else len_tol"},
    Row{"Cyclic", &skipped, false, "skipped"},
};

bool drawn(const Action& action, const Drawing& drawing, const Figure& figure) {
    const Form& form = forms_of(*action.row).front();
    const auto has = [&](const std::string& name) { return drawing.contains(name); };
    for (std::size_t i = 0; i < action.args.size(); ++i) {
        const Kind kind = form.kind(i);
        if (kind == Kind::point && !has(action.args[i])) return false;
        if ((kind == Kind::segment || kind == Kind::angle || kind == Kind::triangle) &&
            !std::ranges::all_of(points_of_id(action.args[i]), has))
            return false;
        if (kind != Kind::circle) continue;
        const auto circle = figure.circles.find(action.args[i]);
        if (circle == figure.circles.end() || !has(circle->second.centre) ||
            (!circle->second.radius && !has(circle->second.through)))
            return false;
    }
    return true;
}

NumericalCheck check(const Row& row, const Case& c, const Origin& origin) {
    NumericalCheck out{origin, std::string(c.action.row->type), join(c.action.args, " ")};
    if (!drawn(c.action, c.drawing, c.figure)) {
        out.message = "a point of it is not drawn";
        return out;
    }
    const Residuals residuals = row.check(c);
    if (residuals.empty()) {
        out.message = "not checked";
        return out;
    }
    const auto failing = std::ranges::find_if_not(residuals, &Residual::passes);
    const Residual& told = failing == residuals.end() ? residuals.back() : *failing;
    out.residual = told.value;
    out.limit = told.limit;
    out.rescued = failing != residuals.end() && row.rescue && rescued(c.action, c.drawing);
    out.ok = failing == residuals.end() || out.rescued ? Ok::yes : Ok::no;
    out.message = fmt::format("residual {:.3g}, tolerance {:.3g}{}", told.value, told.limit,
                              out.rescued ? "; rescued in rational numbers" : "");
    return out;
}

/// What the type of a quadrilateral implies, as edges.
std::vector<Action> implied(const Action& action) {
    struct Shape {
        std::string_view type;
        bool one_pair, both_pairs, right, equal;
    };
    constexpr std::array shapes = {
        Shape{"Trapezoid", true, false, false, false},      Shape{"Parallelogram", true, true, false, false},
        Shape{"Rectangle", true, true, true, false},        Shape{"Square", true, true, true, true},
        Shape{"Rhombus", true, true, false, true},          Shape{"IsoscelesTrapezoid", true, false, false, false},
        Shape{"RightTrapezoid", true, false, false, false},
    };
    const auto shape = std::ranges::find(shapes, action.row->type, &Shape::type);
    if (shape == shapes.end()) return {};
    const auto& q = action.args;
    const std::string ab = segment_id(q[1], q[2]), bc = segment_id(q[2], q[3]), cd = segment_id(q[3], q[4]),
                      da = segment_id(q[4], q[1]);
    std::vector<Action> out;
    const auto add = [&](bool wanted, std::string_view type, const std::string& s, const std::string& t) {
        if (wanted) out.push_back({find("AddEdge", type), {s, t}, action.source});
    };
    add(shape->one_pair, "Parallel", ab, cd);
    add(shape->both_pairs, "Parallel", bc, da);
    add(shape->right, "Perpendicular", ab, bc);
    add(shape->equal, "EqualLength", ab, bc);
    add(action.row->type == "IsoscelesTrapezoid", "EqualLength", bc, da);
    add(action.row->type == "RightTrapezoid", "Perpendicular", da, ab);
    return out;
}

} // namespace

std::string_view name_of(Ok ok) {
    constexpr std::array<std::string_view, 3> names = {"True", "False", "None"};
    return names[static_cast<std::size_t>(ok)];
}

std::span<const NumericalRule> numerical_rules() {
    static const std::vector<NumericalRule> rules = [] {
        std::vector<NumericalRule> out;
        for (const Row& row : rows) out.push_back({row.type, row.meaning});
        return out;
    }();
    return rules;
}

std::vector<NumericalCheck> verify_constraints(const Envelope& envelope, const Drawing& drawing,
                                               const NumericalTolerances& tolerances) {
    std::vector<NumericalCheck> out;
    Figure figure;
    const Ids ids = ids_of(envelope);
    const auto look_at = [&](const Action& action, const Origin& origin) {
        const auto row = std::ranges::find(rows, action.row->type, &Row::type);
        out.push_back(check(*row, Case{action, drawing, figure, ids, tolerances}, origin));
    };
    const auto take = [&](const Action& action, const std::string& pointer) {
        const Origin origin{pointer, action.source};
        add_circle(figure, action);
        if (action.row->op == "AddEdge" || action.row->op == "VerifyPoint") look_at(action, origin);
        for (const Action& edge : implied(action)) look_at(edge, origin);
        note(figure, action);
    };
    for (std::size_t i = 0; i < envelope.actions.size(); ++i) take(envelope.actions[i], fmt::format("/actions/{}", i));
    for (std::size_t i = 0; envelope.solver_actions && i < envelope.solver_actions->size(); ++i)
        take((*envelope.solver_actions)[i], fmt::format("/solver_actions/{}", i));
    return out;
}

} // namespace porism::verigeo
