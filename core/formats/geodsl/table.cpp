#include "formats/geodsl/table.h"

#include "base/text.h"
#include "formats/geodsl/builder.h"

#include <algorithm>
#include <vector>

namespace porism::geodsl {
namespace {

constexpr std::string_view incentre_states = "eqangle A B A D A D A C, eqangle B C B D B D B A";
constexpr std::string_view incentre_order = "same_side_of D A B C, same_side_of D B C A, same_side_of D C A B";
constexpr std::string_view parallelogram_states = "para A B C D, para A D B C";

// size: a table
std::vector<StatementRow> points() {
    return {
        {.name = "Free",
         .form = "Free(A)",
         .group = "point",
         .known = "",
         .meaning = "A is a point; it must be new.",
         .becomes = "free",
         .custom = &Builder::free_point},
        {.name = "IsOnline",
         .form = "IsOnline(A,Line(B,C),x)",
         .group = "point",
         .known = "BC",
         .meaning = "A lies on the ray from B through C, other than B; BA = x.",
         .becomes = "on_line, and acute_angle A B C, which is the ray; if A exists already, coll A B C is stated",
         .cases = {Case{"A", "on_line A B C"}},
         .states = "coll A B C",
         .order = "acute_angle A B C",
         .measures = "x length A B"},
        {.name = "IsOnarc",
         .form = "IsOnarc(A,Circle(O))",
         .group = "point",
         .known = "",
         .meaning = "A lies on the circle O, anywhere.",
         .becomes = "on_circle; the first point of a circle is free and fixes it; a point that exists is stated to be "
                    "as far from O as the first one",
         .custom = &Builder::on_arc},
        {.name = "Mirror",
         .form = "Mirror(X,C,Line(A,B))",
         .group = "point",
         .known = "ABC",
         .meaning = "X is the reflection of C in the line AB, on which C does not lie.",
         .becomes = "reflect; if it exists already, the same is stated",
         .cases = {Case{"X", "reflect X C A B"}},
         .states = "cong A C A X, cong B C B X, perp C X A B"},
        {.name = "Foot",
         .form = "Foot(X,C,Line(A,B))",
         .group = "point",
         .known = "ABC",
         .meaning = "X is the foot of the perpendicular from C to the line AB, on which C does not lie.",
         .becomes = "foot; if it exists already, the same is stated",
         .cases = {Case{"X", "foot X C A B"}},
         .states = "perp X C A B, coll X A B"},
        {.name = "IsMidpointOf",
         .form = "IsMidpointOf(C,Line(A,B))",
         .group = "point",
         .known = "AB",
         .meaning = "C is the midpoint of AB.",
         .becomes = "midpoint; if it exists already, the same is stated",
         .cases = {Case{"C", "midpoint C A B"}},
         .states = "midp C A B"},
        {.name = "IsCentroidOf",
         .form = "IsCentroidOf(D,Triangle(A,B,C))",
         .group = "point",
         .known = "ABC",
         .meaning = "D is the centroid of the triangle ABC.",
         .becomes = "centroid, whose three midpoints get names of their own; if D exists already, it is stated to lie "
                    "on two medians",
         .cases = {Case{"D", "centroid P Q R D A B C"}},
         .help = "midpoint P B C; midpoint Q C A",
         .states = "coll A D P, coll B D Q"},
        {.name = "IsCenterOf",
         .form = "IsCenterOf(D,Triangle(A,B,C))",
         .group = "point",
         .known = "ABC",
         .meaning = "D is the incentre of the triangle ABC.",
         .becomes = "incenter; if D exists already, two bisectors and that D lies inside are stated",
         .cases = {Case{"D", "incenter D A B C"}},
         .states = incentre_states,
         .order = incentre_order},
        {.name = "IsOrthoOf",
         .form = "IsOrthoOf(D,Triangle(A,B,C))",
         .group = "point",
         .known = "ABC",
         .meaning = "D is the orthocentre of the triangle ABC.",
         .becomes = "orthocenter; if it exists already, the same is stated",
         .cases = {Case{"D", "orthocenter D A B C"}},
         .states = "perp D A B C, perp D B C A"},
        {.name = "IsIncenterOf",
         .form = "IsIncenterOf(O,Shape(A,B,C,...))",
         .group = "point",
         .known = "ABC",
         .meaning = "O is the centre of a parallelogram, rectangle, rhombus, square, equilateral triangle or regular "
                    "polygon that was defined before; no other shape has one.",
         .becomes = "of four corners intersection_ll of the diagonals, else circumcenter of the first three; if O "
                    "exists already, the same is stated",
         .custom = &Builder::centre_of_shape},
        {.name = "Intersection_cl",
         .form = "Intersection_cl(X,Circle(O),Line(A,B))",
         .group = "point",
         .known = "AB",
         .meaning = "X is a point of the circle O and of the line AB: where just one of A and B is known to lie on the "
                    "circle, the other point; else the one nearer to A (where O is A, the one on the ray AB).",
         .becomes = "intersection_lc; else on_line and on_circle, and the order acute_angle A M X, where M is the foot "
                    "of O on AB, or O itself where it lies on AB",
         .custom = &Builder::circle_line},
        {.name = "Intersection_ll",
         .form = "Intersection_ll(X,Line(A,B),Line(C,D))",
         .group = "point",
         .known = "ABCD",
         .meaning = "X is the intersection of the lines AB and CD.",
         .becomes = "intersection_ll; if it exists already, the same is stated",
         .cases = {Case{"X", "intersection_ll X A B C D"}},
         .states = "coll X A B, coll X C D"},
        {.name = "Intersection_cc",
         .form = "Intersection_cc(X,Circle(O),Circle(P))",
         .group = "point",
         .known = "",
         .meaning = "X is a point of the circles O and P: where a common point is known, the other one; else either of "
                    "the two, the figure being the same but for a reflection in OP.",
         .becomes = "intersection_cc; else on_circle and on_circle; if X exists already, both are stated",
         .custom = &Builder::circle_circle},
    };
}

std::vector<StatementRow> angles() {
    return {
        {.name = "Angle",
         .form = "Angle(A,B,C)=(a)",
         .group = "angle",
         .known = "",
         .meaning = "The angle between the rays BA and BC is a degrees, below 180.",
         .becomes = "triangle, if all three points are new; angle(A,B,C) = a",
         .cases = {Case{"ABC", "triangle A B C"}},
         .measures = "a angle A B C"},
        {.name = "Ins_angle",
         .form = "Ins_angle(A,B,C,Circle(O),a)",
         .group = "angle",
         .known = "",
         .meaning = "A, B and C lie on the circle O; the inscribed angle ABC is a degrees.",
         .becomes = "on_circle as of IsOnarc; angle(A,B,C) = a",
         .measures = "a angle A B C",
         .custom = &Builder::inscribed_angle},
        {.name = "Cen_angle",
         .form = "Cen_angle(B,C,Circle(O),a)",
         .group = "angle",
         .known = "",
         .meaning = "B and C lie on the circle O; the central angle BOC, below 180 degrees, is a degrees.",
         .becomes = "on_circle as of IsOnarc; angle(B,O,C) = a",
         .measures = "a angle B O C",
         .custom = &Builder::two_on_circle},
    };
}

std::vector<StatementRow> triangles() {
    return {
        {.name = "Triangle",
         .form = "Triangle(A,B,C)=(x,y,a)",
         .group = "shape",
         .known = "",
         .meaning = "ABC is a triangle, of either winding; AB = x, BC = y, angle ABC = a.",
         .becomes = "triangle; of points that exist ncoll A B C",
         .cases = {Case{"ABC", "triangle A B C"}},
         .order = "ncoll A B C",
         .measures = "x length A B; y length B C; a angle A B C"},
        {.name = "R_triangle",
         .form = "R_triangle(A,B,C)=(x,y)",
         .group = "shape",
         .known = "",
         .meaning = "ABC is a triangle with its right angle at B; AB = x, BC = y.",
         .becomes = "r_triangle; of points that exist perp A B B C",
         .cases = {Case{"ABC", "r_triangle B A C"}},
         .states = "perp A B B C",
         .measures = "x length A B; y length B C"},
        {.name = "Iso_triangle",
         .form = "Iso_triangle(A,B,C)=(x,a)",
         .group = "shape",
         .known = "",
         .meaning = "ABC is a triangle with AB = BC and its apex at B; AB = x, angle ABC = a.",
         .becomes = "iso_triangle; of points that exist cong A B B C and ncoll A B C",
         .cases = {Case{"ABC", "iso_triangle B A C"}},
         .states = "cong A B B C",
         .order = "ncoll A B C",
         .measures = "x length A B; a angle A B C"},
        {.name = "Ieq_triangle",
         .form = "Ieq_triangle(A,B,C)=(x)",
         .group = "shape",
         .known = "",
         .meaning = "ABC is an equilateral triangle of either winding; AB = x.",
         .becomes = "ieq_triangle, or eq_triangle where C alone is new; of points that exist cong A B B C and cong B C "
                    "C A",
         .cases = {Case{"ABC", "ieq_triangle A B C"}, Case{"C", "eq_triangle C A B"}},
         .states = "cong A B B C, cong B C C A",
         .measures = "x length A B",
         .centred = true},
    };
}

std::vector<StatementRow> quadrangles() {
    return {
        {.name = "Parallelogram",
         .form = "Parallelogram(A,B,C,D)=(x,y,a)",
         .group = "shape",
         .known = "",
         .meaning = "ABCD is a parallelogram, its corners in order around it; AB = x, BC = y, angle ABC = a.",
         .becomes = "triangle and parallelogram; of points that exist para A B C D, para A D B C and ncoll A B C",
         .cases = {Case{"ABCD", "triangle A B C; parallelogram D A B C"}, Case{"D", "parallelogram D A B C"}},
         .states = parallelogram_states,
         .order = "ncoll A B C",
         .measures = "x length A B; y length B C; a angle A B C",
         .centred = true},
        {.name = "Rectangle",
         .form = "Rectangle(A,B,C,D)=(x,y)",
         .group = "shape",
         .known = "",
         .meaning = "ABCD is a rectangle, its corners in order around it; AB = x, BC = y.",
         .becomes = "rectangle; of points that exist para A B C D, para A D B C and perp A B B C",
         .cases = {Case{"ABCD", "rectangle A B C D"}},
         .states = "para A B C D, para A D B C, perp A B B C",
         .measures = "x length A B; y length B C",
         .centred = true},
        {.name = "Rhombus",
         .form = "Rhombus(A,B,C,D)=(x,a)",
         .group = "shape",
         .known = "",
         .meaning = "ABCD is a rhombus, its corners in order around it; AB = x, angle DAB = a.",
         .becomes = "rhombus; of points that exist para A B C D, para A D B C, cong A B B C and "
                    "ncoll A B C",
         .cases = {Case{"ABCD", "rhombus A B C D"}},
         .states = "para A B C D, para A D B C, cong A B B C",
         .order = "ncoll A B C",
         .measures = "x length A B; a angle D A B",
         .centred = true},
        {.name = "Square",
         .form = "Square(A,B,C,D)=(x)",
         .group = "shape",
         .known = "",
         .meaning = "ABCD is a square, its corners in order around it; AB = x.",
         .becomes = "isquare, or square where C and D alone are new; of points that exist para A B C D, para A D B C, "
                    "perp A B B C and cong A B B C",
         .cases = {Case{"ABCD", "isquare A B C D"}, Case{"CD", "square C D A B"}},
         .states = "para A B C D, para A D B C, perp A B B C, cong A B B C",
         .measures = "x length A B",
         .centred = true},
        {.name = "Re_Polygon",
         .form = "Re_Polygon(A,B,C,...)=(x)",
         .group = "shape",
         .known = "",
         .meaning = "ABC... is a convex regular polygon of 3 to 12 corners, in order around it; AB = x.",
         .becomes = "of three or four corners as Ieq_triangle and Square; of five or six regular_pentagon or "
                    "regular_hexagon, or one on AB where these two alone exist; of more new ones iso_triangle with the "
                    "inner angle, circumcenter (with a name of its own) and reflections; of points that exist equal "
                    "sides, equal angles and one sense of turning",
         .measures = "x length A B",
         .centred = true,
         .custom = &Builder::regular_polygon},
        {.name = "Trapezoid",
         .form = "Trapezoid(A,B,C,D)=(x,y,z,a)",
         .group = "shape",
         .known = "",
         .meaning = "ABCD is a convex quadrilateral with AB parallel to CD, its corners in order around it; AB = x, BC "
                    "= y, CD = z, angle ABC = a.",
         .becomes = "trapezoid; of points that exist para A B C D, same_side_of C D A B and same_side_of B C A D",
         .cases = {Case{"ABCD", "trapezoid A B C D"}},
         .states = "para A B C D",
         .order = "same_side_of C D A B, same_side_of B C A D",
         .measures = "x length A B; y length B C; z length C D; a angle A B C"},
    };
}

std::vector<StatementRow> round_shapes() {
    return {
        {.name = "Circle",
         .form = "Circle(O)=(r)",
         .group = "shape",
         .known = "",
         .meaning = "There is a circle with centre O; its radius is r. A point is the centre of one circle at most.",
         .becomes = "free, if O is new; the radius is the distance of O from the first point of the circle, which is a "
                    "point with a name of its own where no statement puts one on it",
         .custom = &Builder::circle},
        {.name = "Sector",
         .form = "Sector(O,A,B)=(r,a)",
         .group = "shape",
         .known = "",
         .meaning = "A and B lie on the circle with centre O; its radius is r, the angle AOB, below 180 degrees, is a.",
         .becomes = "Circle and IsOnarc; length(O,A) = r, angle(A,O,B) = a",
         .measures = "r length O A; a angle A O B",
         .custom = &Builder::sector},
        {.name = "In_circle",
         .form = "In_circle(O,Triangle(A,B,C))",
         .group = "shape",
         .known = "ABC",
         .meaning = "The circle O is the incircle of the triangle ABC.",
         .becomes = "incenter2, whose points of contact get names of their own; if O exists already, it is stated to "
                    "be the incentre as of IsCenterOf, and the circle passes through its foot on AB",
         .custom = &Builder::incircle},
        {.name = "Cir_circle",
         .form = "Cir_circle(O,Triangle(A,B,C))",
         .group = "shape",
         .known = "ABC",
         .meaning = "The circle O is the circumcircle of the triangle ABC.",
         .becomes = "circumcenter; if it exists already, the same is stated",
         .cases = {Case{"O", "circumcenter O A B C"}},
         .states = "circle O A B C",
         .custom = &Builder::circumcircle},
    };
}

std::vector<StatementRow> lines() {
    return {
        {.name = "Line",
         .form = "Line(A,B)=(x)",
         .group = "line",
         .known = "",
         .meaning = "A and B are different points; AB = x.",
         .becomes = "segment, or free where one point is new; length(A,B) = x",
         .cases = {Case{"AB", "segment A B"}},
         .measures = "x length A B"},
        {.name = "Arc",
         .form = "Arc(A,B)=(O,a)",
         .group = "line",
         .known = "",
         .meaning = "A and B lie on the circle O; the shorter arc between them is a degrees, below 180.",
         .becomes = "on_circle as of IsOnarc; arc(O,A,B) = a",
         .measures = "a arc O A B",
         .custom = &Builder::arc},
        {.name = "Para",
         .form = "Para(Line(A,B),Line(C,D),x)",
         .group = "line",
         .known = "CD",
         .meaning = "AB is parallel to CD; where they have a point in common, they are one line. AB = x.",
         .becomes = "on_pline for a new point, on_line where A or B is C or D; of points that exist para A B C D, or "
                    "coll",
         .measures = "x length A B",
         .custom = &Builder::parallel},
        {.name = "Perp",
         .form = "Perp(Line(A,B),Line(C,D),x)",
         .group = "line",
         .known = "CD",
         .meaning = "AB is perpendicular to CD; AB = x.",
         .becomes = "on_tline for a new point; of points that exist perp A B C D",
         .cases = {Case{"B", "on_tline B A C D"}, Case{"A", "on_tline A B C D"},
                   Case{"AB", "free A; on_tline B A C D"}},
         .states = "perp A B C D",
         .measures = "x length A B"},
        {.name = "Tangent",
         .form = "Tangent(Circle(O),Line(P,T),x)",
         .group = "line",
         .known = "",
         .meaning = "PT touches the circle O at P; PT = x.",
         .becomes = "P on the circle as of IsOnarc; lc_tangent where T is new; else perp O P P T",
         .measures = "x length P T",
         .custom = &Builder::tangent},
        {.name = "Angle_bisector",
         .form = "Angle_bisector(X,Angle(A,B,C),x)",
         .group = "line",
         .known = "ABC",
         .meaning = "X lies on the inner bisector of the angle ABC, which is a line; BX = x.",
         .becomes = "angle_bisector; if X exists already, eqangle B A B X B X B C and apart_by A C B X",
         .cases = {Case{"X", "angle_bisector X A B C"}},
         .states = "eqangle B A B X B X B C",
         .order = "apart_by A C B X",
         .measures = "x length B X"},
        {.name = "Angle_bisector",
         .form = "Angle_bisector(X,Angle(A,B,C),Line(D,E))",
         .group = "line",
         .known = "ABCDE",
         .meaning = "The inner bisector of the angle ABC, which is a line, meets the line DE at X.",
         .becomes = "angle_bisector and on_line; if X exists already, eqangle B A B X B X B C, coll X D E and apart_by "
                    "A C B X",
         .cases = {Case{"X", "angle_bisector X A B C & on_line X D E"}},
         .states = "eqangle B A B X B X B C, coll X D E",
         .order = "apart_by A C B X"},
    };
}

std::vector<StatementRow> make_table() {
    std::vector<StatementRow> rows;
    for (auto* part : {&points, &angles, &triangles, &quadrangles, &round_shapes, &lines})
        for (StatementRow& row : part()) rows.push_back(row);
    return rows;
}

} // namespace

std::span<const StatementRow> statement_table() {
    static const std::vector<StatementRow> rows = make_table();
    return rows;
}

std::span<const RegularConstruction> regular_constructions() {
    static constexpr std::array rows = {
        RegularConstruction{5, "regular_pentagon A B C D E", "regular_pentagon_on C D E A B"},
        RegularConstruction{6, "regular_hexagon A B C D E F", "regular_hexagon_on C D E F A B"}};
    return rows;
}

const StatementRow& row_called(std::string_view name) {
    return *std::ranges::find(statement_table(), name, &StatementRow::name);
}

std::vector<std::string_view> words_of(std::string_view pattern) {
    std::vector<std::string_view> words;
    for (const std::string_view word : split(pattern, ' '))
        if (!word.empty()) words.push_back(word);
    return words;
}

} // namespace porism::geodsl
