#include "formats/verigeo/operators.h"

#include "base/text.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace porism::verigeo {
namespace {

constexpr bool yes = true, no = false;
constexpr std::string_view corners = "new_quadrangle point point point point";

// op, type, arguments, author, solver, meaning
constexpr std::array operator_rows = {
    Operator{"AddPoint", "Free", "new_point", yes, yes, "A free point."},
    Operator{"AddPoint", "Cartesian", "new_point number number", yes, no, "A point with given coordinates."},
    Operator{"AddPoint", "OnSegment", "new_point segment ratio?", yes, yes,
             "A point between the ends of a segment; the ratio is where it is drawn at first."},
    Operator{"AddPoint", "OnCircle", "new_point circle degrees?", yes, yes,
             "A point on a circle; the angle is where it is drawn at first."},
    Operator{"AddPoint", "PointOnCircle", "new_point circle point", yes, yes,
             "A point on a circle, drawn at first in the direction of another point."},
    Operator{"MovePoint", "Cartesian", "point number number", yes, no,
             "Other coordinates for a point: given ones where it was given by coordinates, else where it is drawn."},
    Operator{"AddAuxLine", "Segment", "point point | segment | same_segment point point", yes, yes,
             "The segment of two points is drawn; it says nothing of the figure."},
    Operator{"AddCircle", "CenterRadius", "new_circle point number", yes, no, "The circle about a point of a radius."},
    Operator{"AddCircle", "CenterPoint", "new_circle point point", yes, no,
             "The circle about the first point through the second."},
    Operator{"AddAngle", "ByPoints", "new_angle point point point", yes, no,
             "A name for the angle at the second point."},
    Operator{"AddTriangle", "ByPoints", "new_triangle point point point", yes, no,
             "A name for a triangle, which is not flat."},
    Operator{"AddQuadrilateral", "Trapezoid", corners, yes, no, "AB is parallel to CD; the diagonals cross."},
    Operator{"AddQuadrilateral", "Parallelogram", corners, yes, no, "Opposite sides are parallel."},
    Operator{"AddQuadrilateral", "Rectangle", corners, yes, no, "A parallelogram with a right angle."},
    Operator{"AddQuadrilateral", "Square", corners, yes, no, "A rectangle with AB = BC."},
    Operator{"AddQuadrilateral", "Rhombus", corners, yes, no, "A parallelogram with AB = BC."},
    Operator{"AddQuadrilateral", "Kite", corners, yes, no, "AB = BC and CD = DA; the diagonals cross."},
    Operator{"AddQuadrilateral", "IsoscelesTrapezoid", corners, yes, no,
             "AB is parallel to CD, BC = DA and AC = BD; the diagonals cross."},
    Operator{"AddQuadrilateral", "RightTrapezoid", corners, yes, no,
             "AB is parallel to CD, DA at right angles to AB; the diagonals cross."},
    Operator{"AddQuadrilateral", "General", corners, yes, no, "No three corners in a row are on one line."},
    Operator{"AddEdge", "Perpendicular", "segment segment | point point point point", yes, yes,
             "The lines are at right angles."},
    Operator{"AddEdge", "Parallel", "segment segment | point point point point", yes, yes,
             "The lines have one direction."},
    Operator{"AddEdge", "EqualLength", "segment segment | point point point point", yes, yes,
             "The segments are equally long."},
    Operator{"AddEdge", "EqualAngle", "angle angle | point point point point point point", yes, yes,
             "The angles, each below 180 degrees, are equal."},
    Operator{"AddEdge", "Collinear", "point point point +1", yes, yes, "The points are on one line."},
    Operator{"AddEdge", "PointOnLine", "point segment | point point point", yes, yes,
             "The point is on the line of the segment."},
    Operator{"AddEdge", "PointOnSegment", "point segment ratio?", yes, yes,
             "The point is between the ends of the segment; the ratio says where."},
    Operator{"AddEdge", "OnCircle", "point circle", yes, yes, "The point is on the circle."},
    Operator{"AddEdge", "Midpoint", "point segment | point point point", yes, yes,
             "The point is the midpoint of the segment."},
    Operator{"AddEdge", "AngleBisector", "segment angle", yes, yes,
             "The segment from the vertex of the angle halves it, as the ray within it."},
    Operator{"AddEdge", "Cyclic", "point point point point +1", yes, yes, "The points are on one circle."},
    Operator{"AddEdge", "SimilarTriangles", "triangle triangle", yes, yes,
             "The sides are in proportion, in the order of the corners."},
    Operator{"AddEdge", "CongruentTriangles", "triangle triangle", yes, yes,
             "The sides are equally long, in the order of the corners."},
    Operator{"AddEdge", "Tangent", "segment circle point", yes, yes,
             "The line of the segment touches the circle at the point."},
    Operator{"AddEdge", "PowerEquality", "point circle segment segment", yes, yes,
             "The product of the parts of the secant is the square on the tangent from the point."},
    Operator{"AddEdge", "VectorSum", "point point point point point point", yes, yes, "AB = CD + EF as vectors."},
    Operator{"AddEdge", "VectorDiff", "point point point point point point", yes, yes, "AB = CD - EF as vectors."},
    Operator{"AddEdge", "VectorDotZero", "point point point point", yes, yes,
             "The vectors AB and CD are at right angles."},
    Operator{"AddEdge", "VectorLinear", "point point number point point +3", yes, yes,
             "AB is the sum of numbers times vectors."},
    Operator{"AddEdge", "ExprConstraint", "expression comparison expression number?", yes, yes,
             "A comparison of expressions; the last number is the tolerance of a check in floating point.",
             "expression sign expression number? | text left_rest expression number? | whole_comparison number? | "
             "text operator signless signed_rest expression number?"},
    Operator{"VerifyPoint", "Cartesian", "point number number number?", no, yes,
             "The point has these coordinates; the last number is the tolerance."},
};

constexpr std::array<std::pair<std::string_view, Kind>, 16> kind_names = {{
    {"point", Kind::point},
    {"segment", Kind::segment},
    {"same_segment", Kind::same_segment},
    {"angle", Kind::angle},
    {"triangle", Kind::triangle},
    {"circle", Kind::circle},
    {"new_point", Kind::new_point},
    {"new_circle", Kind::new_circle},
    {"new_angle", Kind::new_angle},
    {"new_triangle", Kind::new_triangle},
    {"new_quadrangle", Kind::new_quadrangle},
    {"number", Kind::number},
    {"ratio", Kind::ratio},
    {"degrees", Kind::degrees},
    {"expression", Kind::expression},
    {"comparison", Kind::comparison},
}};

Form read_form(std::string_view text) {
    Form form;
    for (std::string_view word : split(trim(text), ' ')) {
        if (word.starts_with('+')) {
            form.repeated = static_cast<std::size_t>(word[1] - '0');
            continue;
        }
        if (word.ends_with('?')) {
            ++form.optional;
            word.remove_suffix(1);
        }
        const auto found = std::ranges::find(kind_names, word, &std::pair<std::string_view, Kind>::first);
        assert(found != kind_names.end());
        form.kinds.push_back(found->second);
    }
    return form;
}

std::vector<std::vector<Form>> read_forms() {
    std::vector<std::vector<Form>> out;
    for (const Operator& row : operator_rows) {
        auto& forms = out.emplace_back();
        for (const std::string_view form : split(row.arguments, '|')) forms.push_back(read_form(form));
    }
    return out;
}

void add_new(std::vector<std::string>& names, std::string_view name) {
    if (std::ranges::find(names, name) == names.end()) names.emplace_back(name);
}

} // namespace

std::string_view name_of(Profile profile) {
    return profile == Profile::author ? "author" : "solver";
}

std::optional<Profile> profile_by_name(std::string_view name) {
    for (const Profile profile : {Profile::author, Profile::solver})
        if (name == name_of(profile)) return profile;
    return std::nullopt;
}

bool Form::fits(std::size_t count) const {
    if (count + optional >= kinds.size() && count <= kinds.size()) return true;
    return repeated > 0 && count > kinds.size() && (count - kinds.size()) % repeated == 0;
}

Kind Form::kind(std::size_t i) const {
    return i < kinds.size() ? kinds[i] : kinds[kinds.size() - repeated + (i - kinds.size()) % repeated];
}

std::span<const Operator> operators() {
    return operator_rows;
}

std::span<const Form> forms_of(const Operator& row) {
    static const std::vector<std::vector<Form>> forms = read_forms();
    return forms[static_cast<std::size_t>(&row - operator_rows.data())];
}

const Operator* find(std::string_view op, std::string_view type) {
    const auto found =
        std::ranges::find_if(operator_rows, [&](const Operator& row) { return row.op == op && row.type == type; });
    return found == operator_rows.end() ? nullptr : &*found;
}

std::vector<std::string> op_names(std::optional<Profile> profile) {
    std::vector<std::string> names;
    for (const Operator& row : operator_rows)
        if (!profile || row.in(*profile)) add_new(names, row.op);
    return names;
}

std::vector<std::string> type_names(std::string_view op) {
    std::vector<std::string> names;
    for (const Operator& row : operator_rows)
        if (row.op == op) add_new(names, row.type);
    return names;
}

bool about_functions(std::string_view op) {
    return op == "AddFunction" || op == "VerifyFunction";
}

} // namespace porism::verigeo
