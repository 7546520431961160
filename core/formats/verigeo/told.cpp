#include "formats/verigeo/told.h"

#include <algorithm>
#include <array>
#include <span>

namespace porism::verigeo {
namespace {

using facts::Predicate;

constexpr std::array sayings = {
    Saying{Predicate::coll, "Collinear", "%a;%b;%c"},
    Saying{Predicate::para, "Parallel", "@ab;@cd"},
    Saying{Predicate::perp, "Perpendicular", "@ab;@cd"},
    Saying{Predicate::cong, "EqualLength", "@ab;@cd"},
    Saying{Predicate::midp, "Midpoint", "%a;@bc"},
    Saying{Predicate::cyclic, "Cyclic", "%a;%b;%c;%d"},
    Saying{Predicate::circle, "EqualLength", "@ab;@ac|@ac;@ad"},
    Saying{Predicate::lconst, "ExprConstraint", "Length(%a,%b);=;%="},
    Saying{Predicate::l2const, "ExprConstraint", "Length(%a,%b)^2;=;%="},
    Saying{Predicate::rconst, "ExprConstraint", "Length(%a,%b)/Length(%c,%d);=;%="},
    Saying{Predicate::r2const, "ExprConstraint", "Length(%a,%b)^2;=;(%=)*Length(%c,%d)^2"},
    Saying{Predicate::eqratio, "ExprConstraint", "Length(%a,%b)*Length(%g,%h);=;Length(%c,%d)*Length(%e,%f)"},
    Saying{Predicate::sum, "ExprConstraint", "Length(%a,%b)+Length(%c,%d);=;Length(%e,%f)"},
    Saying{Predicate::eqsum, "ExprConstraint", "Length(%a,%b)+Length(%c,%d);=;Length(%e,%f)+Length(%g,%h)"},
    Saying{Predicate::diff, "ExprConstraint", "Length(%a,%b);!=;0"},
    Saying{Predicate::ncoll, "ExprConstraint", "Area(%a,%b,%c);!=;0"},
    Saying{Predicate::ncong, "ExprConstraint", "Length(%a,%b);!=;Length(%c,%d)"},
    Saying{Predicate::acute_angle, "ExprConstraint", "Angle(%a,%b,%c);<;90"},
    Saying{Predicate::obtuse_angle, "ExprConstraint", "Angle(%a,%b,%c);>;90"},
    Saying{Predicate::eqprod, "ExprConstraint",
           "Length(%a,%b)*Length(%c,%d)*Length(%e,%f);=;Length(%g,%h)*Length(%i,%j)*Length(%k,%l)"},
    Saying{Predicate::eqpower, "ExprConstraint", "Length(%a,%b)^2-Length(%b,%c)^2;=;Length(%d,%e)^2-Length(%e,%f)^2"},
    Saying{Predicate::eqangle, "ExprConstraint",
           "Cross(Vector(%a,%b),Vector(%c,%d))*Dot(Vector(%e,%f),Vector(%g,%h));=;"
           "Dot(Vector(%a,%b),Vector(%c,%d))*Cross(Vector(%e,%f),Vector(%g,%h))"},
    Saying{Predicate::aconst, "ExprConstraint",
           "Cross(Vector(%a,%b),Vector(%c,%d))*cos(%=°);=;Dot(Vector(%a,%b),Vector(%c,%d))*sin(%=°)"},
    Saying{Predicate::npara, "ExprConstraint", "Cross(Vector(%a,%b),Vector(%c,%d));!=;0"},
    Saying{Predicate::nperp, "ExprConstraint", "Dot(Vector(%a,%b),Vector(%c,%d));!=;0"},
    Saying{Predicate::same_side_of, "ExprConstraint",
           "Cross(Vector(%c,%d),Vector(%c,%a))*Cross(Vector(%c,%d),Vector(%c,%b));>;0"},
    Saying{Predicate::apart_by, "ExprConstraint",
           "Cross(Vector(%c,%d),Vector(%c,%a))*Cross(Vector(%c,%d),Vector(%c,%b));<;0"},
    Saying{Predicate::sameclock, "ExprConstraint",
           "Cross(Vector(%a,%b),Vector(%a,%c))*Cross(Vector(%d,%e),Vector(%d,%f));>;0"},
    Saying{Predicate::sameside, "ExprConstraint",
           "Dot(Vector(%a,%b),Vector(%a,%c))*Dot(Vector(%d,%e),Vector(%d,%f));>;0"},
    Saying{Predicate::nsameside, "ExprConstraint",
           "Dot(Vector(%a,%b),Vector(%a,%c))*Dot(Vector(%d,%e),Vector(%d,%f));<;0"},
};

constexpr std::array opened = {
    Opened{Predicate::simtri, "eqangle a b a c d e d f, eqangle b a b c e d e f"},
    Opened{Predicate::simtrir, "eqangle a b a c d f d e, eqangle b a b c e f e d"},
    Opened{Predicate::contri, "cong a b d e, eqangle a b a c d e d f, eqangle b a b c e d e f"},
    Opened{Predicate::contrir, "cong a b d e, eqangle a b a c d f d e, eqangle b a b c e f e d"},
};

constexpr std::array<std::string_view, 8> triangles = {
    "triangle", "acute_triangle", "r_triangle", "iso_triangle", "iso_triangle0", "risos", "ieq_triangle", "triangle12"};

constexpr std::array told_by_edges = {
    Told{"between", "PointOnSegment;%c;@ab"},
    Told{"on_opline", "PointOnSegment;%a;@bx"},
    // Both rays of the inner bisector, and no other line.
    Told{"angle_bisector", "EqualAngle;#abx;#xbc", "abc"},
    Told{"incenter", "AngleBisector;@ax;#bac|AngleBisector;@bx;#cba|AngleBisector;@cx;#acb"},
    Told{"incenter2", "AngleBisector;@ai;#bac|AngleBisector;@bi;#cba|AngleBisector;@ci;#acb|"
                      "PointOnLine;%x;@bc|Perpendicular;@ix;@bc|PointOnLine;%y;@ca|Perpendicular;@iy;@ca|"
                      "PointOnLine;%z;@ab|Perpendicular;@iz;@ab"},
    Told{"intersection_lc", "PointOnLine;%x;@ab|EqualLength;@ob;@ox|ExprConstraint;Length(%b,%x);!=;0"},
    Told{"intersection_cc", "EqualLength;@oa;@ox|EqualLength;@wa;@wx|ExprConstraint;Length(%a,%x);!=;0"},
    // Its parallels are one line where its points lie on one.
    Told{"shift", "VectorLinear;%b;%x;1;%d;%c", "", "bcd"},
};
/// Besides those that are told by edges: of points on one line a foot or a mirror image is the point itself, and the
/// altitudes have no common point.
constexpr std::array<std::string_view, 3> telling_needs = {"foot", "reflect", "orthocenter"};
constexpr std::array own_figures = {
    OwnFigure{"isquare", "Square", "abcd"},
    OwnFigure{"square", "Square", "abxy"},
    OwnFigure{"rectangle", "Rectangle", "abcd"},
    OwnFigure{"rhombus", "Rhombus", "abcd"},
    OwnFigure{"trapezoid", "Trapezoid", "abcd"},
    OwnFigure{"r_trapezoid", "RightTrapezoid", "abcd"},
    OwnFigure{"iso_trapezoid", "IsoscelesTrapezoid", "abcd"},
    OwnFigure{"eq_trapezoid", "IsoscelesTrapezoid", "abcd"},
    OwnFigure{"quadrangle", "General", "abcd"},
};
constexpr std::array<std::string_view, 15> lines = {
    "on_line",    "on_tline",       "on_pline",   "on_pline0",           "on_bline",
    "on_radical", "angle_bisector", "lc_tangent", "angle_mirror",        "on_aline",
    "on_aline0",  "s_angle",        "aconst",     "iso_triangle_vertex", "iso_triangle_vertex_angle"};

bool among(std::span<const std::string_view> names, std::string_view name) {
    return std::ranges::find(names, name) != names.end();
}

template<typename Row>
const Row* row_of(std::span<const Row> rows, std::string_view construction) {
    const auto found = std::ranges::find(rows, construction, &Row::construction);
    return found == rows.end() ? nullptr : &*found;
}

} // namespace

std::span<const Saying> all_sayings() {
    return sayings;
}

const Opened* opened_of(Predicate predicate) {
    const auto found = std::ranges::find(opened, predicate, &Opened::predicate);
    return found == opened.end() ? nullptr : &*found;
}

const Saying* saying_of(Predicate predicate) {
    const auto found = std::ranges::find(sayings, predicate, &Saying::predicate);
    return found == sayings.end() ? nullptr : &*found;
}

const Told* told_of(std::string_view construction) {
    return row_of(std::span<const Told>(told_by_edges), construction);
}

bool tells_its_needs(std::string_view construction) {
    return told_of(construction) || among(telling_needs, construction);
}

const OwnFigure* own_figure(std::string_view construction) {
    return row_of(std::span<const OwnFigure>(own_figures), construction);
}

bool is_triangle(std::string_view construction) {
    return among(triangles, construction);
}

bool is_line(std::string_view construction) {
    return among(lines, construction);
}

} // namespace porism::verigeo
