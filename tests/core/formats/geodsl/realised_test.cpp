// Each of the 37 statements has a figure, and what it says holds there.
#include "base/text.h"
#include "facts/truth.h"
#include "formats/geodsl/geodsl.h"
#include "realize/realize.h"

#include <gtest/gtest.h>

#include <cmath>
#include <set>

namespace porism::geodsl {
namespace {

struct Said {
    std::string_view form; ///< of the row
    const char* text;
    const char* holds; ///< statements between semicolons
};

constexpr double seen = 1e-7;

const Said said[] = {
    {"Free(A)", "Free(A); Free(B)", "diff a b"},
    {"IsOnline(A,Line(B,C),x)", "Line(B,C); IsOnline(A,Line(B,C),2)", "coll a b c; acute_angle a b c; length(a,b) = 2"},
    {"IsOnline(A,Line(B,C),x)", "Triangle(A,B,C); Free(D); IsOnline(A,Line(B,D))", "coll a b d; acute_angle a b d"},
    {"IsOnarc(A,Circle(O))", "Circle(O)=(2); IsOnarc(A,Circle(O)); IsOnarc(B,Circle(O))",
     "length(o,a) = 2; cong o a o b"},
    {"Mirror(X,C,Line(A,B))", "Triangle(A,B,C); Mirror(X,C,Line(A,B))", "cong a c a x; cong b c b x; perp c x a b"},
    {"Mirror(X,C,Line(A,B))", "Triangle(A,B,C); Free(X); Mirror(X,C,Line(A,B))",
     "cong a c a x; cong b c b x; perp c x a b"},
    {"Foot(X,C,Line(A,B))", "Triangle(A,B,C); Foot(X,C,Line(A,B))", "perp c x a b; coll x a b"},
    {"Foot(X,C,Line(A,B))", "Triangle(A,B,C); Free(X); Foot(X,C,Line(A,B))", "perp c x a b; coll x a b"},
    {"IsMidpointOf(C,Line(A,B))", "Line(A,B); IsMidpointOf(C,Line(A,B))", "midp c a b"},
    {"IsCentroidOf(D,Triangle(A,B,C))", "Triangle(A,B,C); IsCentroidOf(D,Triangle(A,B,C))",
     "area(a,b,d) = area(b,c,d); area(a,c,d) = area(b,c,d); same_side_of d a b c"},
    {"IsCentroidOf(D,Triangle(A,B,C))", "Triangle(A,B,C); Free(D); IsCentroidOf(D,Triangle(A,B,C))",
     "area(a,b,d) = area(b,c,d); area(a,c,d) = area(b,c,d); same_side_of d a b c"},
    {"IsCenterOf(D,Triangle(A,B,C))", "Triangle(A,B,C); IsCenterOf(D,Triangle(A,B,C))",
     "angle(b,a,d) = angle(c,a,d); angle(a,b,d) = angle(c,b,d); same_side_of d c a b"},
    {"IsCenterOf(D,Triangle(A,B,C))", "Triangle(A,B,C); Free(D); IsCenterOf(D,Triangle(A,B,C))",
     "angle(b,a,d) = angle(c,a,d); angle(a,b,d) = angle(c,b,d); same_side_of d c a b"},
    {"IsOrthoOf(D,Triangle(A,B,C))", "Triangle(A,B,C); IsOrthoOf(D,Triangle(A,B,C))",
     "perp d a b c; perp d b c a; perp d c a b"},
    {"IsIncenterOf(O,Shape(A,B,C,...))", "Parallelogram(A,B,C,D); IsIncenterOf(O,Shape(A,B,C,D))",
     "midp o a c; midp o b d"},
    {"IsIncenterOf(O,Shape(A,B,C,...))", "Re_Polygon(A,B,C,D,E,F); IsIncenterOf(O,Shape(A,B,C,D,E,F))",
     "circle o a c e; circle o b d f"},
    {"Intersection_cl(X,Circle(O),Line(A,B))",
     "Circle(O)=(5); Free(A); Free(B); Line(A,B)=(3); Line(O,A)=(4); Line(O,B)=(6); "
     "Intersection_cl(X,Circle(O),Line(A,B))",
     "length(o,x) = 5; coll x a b"},
    {"Intersection_cl(X,Circle(O),Line(A,B))",
     "Circle(O); IsOnarc(B,Circle(O)); Free(A); Intersection_cl(X,Circle(O),Line(A,B))",
     "cong o x o b; coll x a b; diff x b"},
    {"Intersection_ll(X,Line(A,B),Line(C,D))", "Line(A,B); Line(C,D); Intersection_ll(X,Line(A,B),Line(C,D))",
     "coll x a b; coll x c d"},
    {"Intersection_cc(X,Circle(O),Circle(P))",
     "Circle(O)=(4); Circle(P)=(3); Line(O,P)=(5); Intersection_cc(X,Circle(O),Circle(P))",
     "length(o,x) = 4; length(p,x) = 3"},
    {"Intersection_cc(X,Circle(O),Circle(P))",
     "Circle(O); Circle(P); IsOnarc(A,Circle(O)); IsOnarc(A,Circle(P)); Intersection_cc(X,Circle(O),Circle(P))",
     "cong o x o a; cong p x p a; diff x a"},
    {"Angle(A,B,C)=(a)", "Angle(A,B,C)=(50)", "angle(a,b,c) = 50"},
    {"Ins_angle(A,B,C,Circle(O),a)", "Circle(O); Ins_angle(A,B,C,Circle(O),40)", "circle o a b c; angle(a,b,c) = 40"},
    {"Cen_angle(B,C,Circle(O),a)", "Circle(O)=(2); Cen_angle(B,C,Circle(O),100)",
     "length(o,b) = 2; cong o b o c; angle(b,o,c) = 100"},
    {"Triangle(A,B,C)=(x,y,a)", "Triangle(A,B,C)=(3,4,70)", "length(a,b) = 3; length(b,c) = 4; angle(a,b,c) = 70"},
    {"R_triangle(A,B,C)=(x,y)", "R_triangle(A,B,C)=(3,4)", "length(a,b) = 3; length(b,c) = 4; length(a,c) = 5"},
    {"R_triangle(A,B,C)=(x,y)", "Line(A,B); R_triangle(A,B,C)", "perp a b b c"},
    {"Iso_triangle(A,B,C)=(x,a)", "Iso_triangle(A,B,C)=(3,40)", "length(b,c) = 3; length(a,b) = 3; angle(a,b,c) = 40"},
    {"Ieq_triangle(A,B,C)=(x)", "Ieq_triangle(A,B,C)=(3)", "length(a,b) = 3; length(b,c) = 3; length(a,c) = 3"},
    {"Ieq_triangle(A,B,C)=(x)", "Triangle(A,B,D); Ieq_triangle(A,B,C)", "cong a b b c; cong b c c a"},
    {"Parallelogram(A,B,C,D)=(x,y,a)", "Parallelogram(A,B,C,D)=(3,4,70)",
     "length(a,b) = 3; length(b,c) = 4; angle(a,b,c) = 70; para a b c d; para a d b c; apart_by b d a c"},
    {"Parallelogram(A,B,C,D)=(x,y,a)", "Line(A,B); Parallelogram(A,B,C,D)",
     "para a b c d; para a d b c; apart_by b d a c"},
    {"Rectangle(A,B,C,D)=(x,y)", "Rectangle(A,B,C,D)=(3,4)",
     "length(a,b) = 3; length(b,c) = 4; length(a,c) = 5; length(b,d) = 5; para a b c d"},
    {"Rhombus(A,B,C,D)=(x,a)", "Rhombus(A,B,C,D)=(3,70)",
     "length(a,b) = 3; length(b,c) = 3; length(c,d) = 3; length(a,d) = 3; angle(b,a,d) = 70"},
    {"Square(A,B,C,D)=(x)", "Square(A,B,C,D)=(3)",
     "length(a,b) = 3; length(b,c) = 3; perp a c b d; cong a c b d; apart_by b d a c"},
    {"Square(A,B,C,D)=(x)", "Line(A,B)=(2); Square(A,B,C,D)", "length(c,d) = 2; perp a c b d; cong a c b d"},
    {"Re_Polygon(A,B,C,...)=(x)", "Re_Polygon(A,B,C,D,E)=(2)",
     "length(a,b) = 2; length(c,d) = 2; length(d,e) = 2; length(e,a) = 2; angle(a,b,c) = 108; angle(c,d,e) = 108; "
     "angle(d,e,a) = 108; angle(e,a,b) = 108; same_side_of c d a b"},
    {"Re_Polygon(A,B,C,...)=(x)", "Line(A,B)=(2); Re_Polygon(A,B,C,D,E)",
     "length(c,d) = 2; length(d,e) = 2; length(e,a) = 2; angle(c,d,e) = 108; angle(e,a,b) = 108; same_side_of c d a b"},
    {"Trapezoid(A,B,C,D)=(x,y,z,a)", "Trapezoid(A,B,C,D)=(6,3,2,60)",
     "para a b c d; length(a,b) = 6; length(b,c) = 3; length(c,d) = 2; angle(a,b,c) = 60; same_side_of c d a b"},
    {"Trapezoid(A,B,C,D)=(x,y,z,a)", "Line(A,B); Trapezoid(A,B,C,D)",
     "para a b c d; same_side_of c d a b; same_side_of b c a d"},
    {"Circle(O)=(r)", "Circle(O)=(3); IsOnarc(A,Circle(O))", "length(o,a) = 3"},
    {"Sector(O,A,B)=(r,a)", "Sector(O,A,B)=(3,80)", "length(o,a) = 3; length(o,b) = 3; angle(a,o,b) = 80"},
    {"In_circle(O,Triangle(A,B,C))",
     "Triangle(A,B,C); In_circle(O,Triangle(A,B,C)); IsOnarc(P,Circle(O)); "
     "Tangent(Circle(O),Line(P,T)); Foot(F,O,Line(B,C)); Foot(G,O,Line(A,C))",
     "cong o f o p; cong o g o p; angle(b,a,o) = angle(c,a,o); perp o p p t"},
    {"In_circle(O,Triangle(A,B,C))",
     "Triangle(A,B,C); Free(O); In_circle(O,Triangle(A,B,C)); IsOnarc(P,Circle(O)); "
     "Foot(F,O,Line(B,C)); Foot(G,O,Line(A,C))",
     "cong o f o p; cong o g o p; angle(b,a,o) = angle(c,a,o)"},
    {"Cir_circle(O,Triangle(A,B,C))", "Triangle(A,B,C); Cir_circle(O,Triangle(A,B,C)); IsOnarc(P,Circle(O))",
     "circle o a b c; cong o p o a"},
    {"Line(A,B)=(x)", "Line(A,B)=(sqrt(2))", "length(a,b)^2 = 2"},
    {"Arc(A,B)=(O,a)", "Circle(O); Arc(A,B)=(O,75)", "cong o a o b; angle(a,o,b) = 75"},
    {"Para(Line(A,B),Line(C,D),x)", "Line(C,D); Para(Line(A,B),Line(C,D),3)", "para a b c d; length(a,b) = 3"},
    {"Para(Line(A,B),Line(C,D),x)", "Line(C,D); Line(A,B); Para(Line(A,B),Line(C,D))", "para a b c d"},
    {"Para(Line(A,B),Line(C,D),x)", "Line(C,D); Para(Line(A,C),Line(C,D))", "coll a c d"},
    {"Perp(Line(A,B),Line(C,D),x)", "Line(C,D); Perp(Line(A,B),Line(C,D),3)", "perp a b c d; length(a,b) = 3"},
    {"Tangent(Circle(O),Line(P,T),x)", "Circle(O)=(2); Tangent(Circle(O),Line(P,T),3)",
     "length(o,p) = 2; length(p,t) = 3; perp o p p t"},
    {"Tangent(Circle(O),Line(P,T),x)",
     "Circle(O)=(2); IsOnarc(A,Circle(O)); Free(T); Line(O,T)=(4); Tangent(Circle(O),Line(P,T))",
     "length(o,p) = 2; perp o p p t"},
    {"Angle_bisector(X,Angle(A,B,C),x)", "Angle(A,B,C)=(80); Angle_bisector(X,Angle(A,B,C),2)",
     "length(b,x) = 2; angle(a,b,x) = angle(c,b,x) ; apart_by a c b x"},
    {"Angle_bisector(X,Angle(A,B,C),Line(D,E))", "Angle(A,B,C)=(80); Angle_bisector(X,Angle(A,B,C),Line(A,C))",
     "coll x a c; angle(a,b,x) = 40; angle(c,b,x) = 40"},
};

std::vector<facts::Statement> statements_of(const char* texts, std::span<const std::string> names) {
    std::vector<facts::Statement> all;
    for (const auto text : split(texts, ';')) {
        const auto read = facts::parse_goal(trim(text), names);
        EXPECT_TRUE(read) << text;
        if (read) all.insert(all.end(), read->begin(), read->end());
    }
    return all;
}

TEST(GeoDslRealised, EachStatementHasAFigureInWhichItHolds) {
    for (const Said& each : said) {
        const auto read = parse(each.text);
        EXPECT_TRUE(read) << each.text << '\n' << to_string(read.error());
        if (!read) continue;
        const scene::Scene& scene = read->content.scene;
        const auto diagram = realize::realize(scene);
        EXPECT_TRUE(diagram) << each.text << '\n' << to_string(diagram.error());
        if (!diagram) continue;
        const auto goals = statements_of(each.holds, scene.names());
        for (const facts::Statement& goal : goals) {
            const double residual = facts::relative_residual(goal, diagram->scene_picture.points);
            const bool holds = facts::row(goal.predicate()).order ? residual > 0 : residual < seen;
            EXPECT_TRUE(holds) << each.text << '\n' << facts::to_string(goal, scene.names()) << ' ' << residual;
        }
    }
}

TEST(GeoDslRealised, NoStatementIsLeftOut) {
    std::set<std::string_view> forms, tested;
    for (const StatementRow& row : statement_table()) forms.insert(row.form);
    for (const Said& each : said) tested.insert(each.form);
    EXPECT_EQ(forms, tested);
}

/// Of the two intersections the one nearer to A, wherever A is.
TEST(GeoDslRealised, TheIntersectionIsTheOneNearerToA) {
    for (const char* radius : {"2", "5", "11/2"}) {
        const std::string start = std::string("Circle(O)=(") + radius +
                                  "); Free(A); Free(B); Line(O,A)=(6); "
                                  "Line(A,B)=(4); Angle(O,A,B)=(15); ";
        const auto read =
            parse(start + "Intersection_cl(X,Circle(O),Line(A,B)); Intersection_cl(Y,Circle(O),Line(A,X))");
        ASSERT_TRUE(read) << to_string(read.error());
        const auto diagram = realize::realize(read->content.scene);
        ASSERT_TRUE(diagram) << to_string(diagram.error());
        const auto distance = [&](const char* name) {
            const auto& points = diagram->scene_picture.points;
            const auto& p = points[read->content.scene.find(name)->index()];
            const auto& a = points[read->content.scene.find("a")->index()];
            return std::hypot(p.x - a.x, p.y - a.y);
        };
        EXPECT_LT(distance("x"), distance("y")) << radius;
    }
}

} // namespace
} // namespace porism::geodsl
