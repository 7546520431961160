// What statements become, and what is refused with its place.
#include "formats/geodsl/geodsl.h"

#include "facts/statement.h"
#include "formats/jgex/jgex.h"
#include "support/files.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

namespace porism::geodsl {
namespace {

/// Constructions as JGEX text, statements as themselves.
std::vector<std::string> actions_of(const std::string& text) {
    const auto read = parse(text, "f");
    if (!read) return {to_string(read.error())};
    const scene::Scene& scene = read->content.scene;
    std::vector<std::string> out;
    for (std::size_t i = 0; i < scene.actions().size(); ++i) {
        const scene::Action& action = scene.actions()[i];
        out.push_back(action.states ? facts::to_string(*action.states, scene.names()) : jgex::print_action(scene, i));
    }
    return out;
}

using Texts = std::vector<std::string>;

TEST(GeoDsl, TheTableHasThe37Statements) {
    ASSERT_EQ(statement_table().size(), 37U);
    std::map<std::string_view, int> groups;
    for (const StatementRow& row : statement_table()) ++groups[row.group];
    EXPECT_EQ(groups["point"], 13);
    EXPECT_EQ(groups["angle"], 3);
    EXPECT_EQ(groups["shape"], 14);
    EXPECT_EQ(groups["line"], 7);
}

/// The page is written anew where the table changes: each row stands there, in this order.
TEST(GeoDsl, ThePageHasTheTable) {
    const std::string page = test::read_file("docs/formats/geodsl.md");
    std::size_t from = 0;
    for (const StatementRow& row : statement_table()) {
        std::string known;
        for (const char letter : row.known) known += (known.empty() ? "" : ", ") + std::string(1, letter);
        const std::string line = fmt::format("| `{}` | {} | {} | {} |\n", row.form, row.meaning, row.becomes, known);
        const std::size_t at = page.find(line, from);
        ASSERT_NE(at, std::string::npos) << line;
        from = at;
    }
}

TEST(GeoDsl, NewPointsAreConstructed) {
    EXPECT_EQ(actions_of("Triangle(A,B,C)\nFoot(D,A,Line(B,C)); IsCenterOf(I,Triangle(A,B,C)) # the incentre"),
              (Texts{"a b c = triangle a b c", "d = foot d a b c", "i = incenter i a b c"}));
    EXPECT_EQ(actions_of("R_triangle(A,B,C)\nMirror(X,B,Line(A,C))\nPara(Line(X,Y),Line(A,B))"),
              (Texts{"b a c = r_triangle b a c", "x = reflect x b a c", "y = on_pline y x a b"}));
    EXPECT_EQ(actions_of("Circle(O)\nIsOnarc(A,Circle(O))\nIsOnarc(B,Circle(O))\nTangent(Circle(O),Line(A,T))"),
              (Texts{"o = free o", "a = free a", "b = on_circle b o a", "t = lc_tangent t a o"}));
    EXPECT_EQ(actions_of("Parallelogram(A,B,C,D)\nIsIncenterOf(O,Shape(B,C,D,A))"),
              (Texts{"a b c = triangle a b c", "d = parallelogram a b c d", "o = intersection_ll o b d c a"}));
}

TEST(GeoDsl, ValuesAndPointsThatExistAreStated) {
    EXPECT_EQ(actions_of("Triangle(A,B,C)=(3,,60)"),
              (Texts{"a b c = triangle a b c", "length(a,b) = 3", "angle(a,b,c) = 60"}));
    EXPECT_EQ(actions_of("Line(A,B)=(sqrt(2))\nLine(C,D)=1/2\nLine(A,C)=(2x+1)"),
              (Texts{"a b = segment a b", "length(a,b) = sqrt(2)", "c d = segment c d", "2*length(c,d) = 1",
                     "length(a,c) = 2*x + 1"}));
    EXPECT_EQ(actions_of("Line(A,B)\nLine(C,D)\nPara(Line(A,B),Line(C,D))\nPerp(Line(A,C),Line(A,B),5)"),
              (Texts{"a b = segment a b", "c d = segment c d", "para a b c d", "perp a b a c", "length(a,c) = 5"}));
    EXPECT_EQ(actions_of("Triangle(A,B,C)\nIsOnline(D,Line(B,C),2)"),
              (Texts{"a b c = triangle a b c", "d = on_line d b c", "acute_angle c b d", "length(b,d) = 2"}));
}

/// An angle that a function tells is that angle, and no number of degrees.
TEST(GeoDsl, AnglesAreToldByFunctionsToo) {
    EXPECT_EQ(actions_of("Angle(A,B,C)=arccos(3/5)"),
              (Texts{"a b c = triangle a b c", "angle(a,b,c) = number(arccos(3/5)/(pi/180))"}));
    EXPECT_EQ(actions_of("Angle(A,B,C)=(pi/3)"), (Texts{"a b c = triangle a b c", "angle(a,b,c) = 60"}));
    EXPECT_FALSE(parse("Angle(A,B,C)=x+arccos(3/5)"));
    EXPECT_FALSE(parse("Angle(A,B,C)=4*pi"));
}

TEST(GeoDsl, NothingIsStatedThatIsKnown) {
    EXPECT_EQ(actions_of("Triangle(A,B,C)\nTriangle(A,B,C)\nLine(A,B)\nAngle(A,B,C)\nIsMidpointOf(M,Line(A,B))\n"
                         "IsMidpointOf(M,Line(B,A))"),
              (Texts{"a b c = triangle a b c", "m = midpoint m a b"}));
}

TEST(GeoDsl, ACircleGetsItsPointFromTheFirstStatementThatPutsOneOnIt) {
    EXPECT_EQ(actions_of("Circle(O)=(3)"), (Texts{"o = free o", "a = free a", "length(o,a) = 3"}));
    EXPECT_EQ(actions_of("Circle(O)=(3)\nFree(A)\nIsOnarc(B,Circle(O))"),
              (Texts{"o = free o", "a = free a", "b = free b", "length(o,b) = 3"}));
    EXPECT_EQ(actions_of("Line(A,B)\nCircle(A)\nIsOnarc(B,Circle(A))"), Texts{"a b = segment a b"});
}

TEST(GeoDsl, TheIntersectionOfCircleAndLineIsTheOtherPointOrTheNearerOne) {
    const std::string circle = "Free(O)\nFree(B)\nCircle(O)\nIsOnarc(B,Circle(O))\nFree(A)\n";
    EXPECT_EQ(actions_of(circle + "Intersection_cl(X,Circle(O),Line(A,B))").back(), "x = intersection_lc x a o b");
    EXPECT_EQ(actions_of(circle + "Intersection_cl(X,Circle(O),Line(B,A))").back(), "x = intersection_lc x a o b");
    EXPECT_EQ(actions_of(circle + "Free(C)\nIntersection_cl(X,Circle(O),Line(A,C))"),
              (Texts{"o = free o", "b = free b", "a = free a", "c = free c", "x = on_line x a c, on_circle x o b",
                     "d = foot d o a c", "acute_angle a d x"}));
    EXPECT_EQ(actions_of(circle + "Intersection_cl(X,Circle(O),Line(O,A))").back(), "acute_angle a o x");
}

TEST(GeoDsl, NamesOfItsOwnAreNotThoseOfTheText) {
    EXPECT_EQ(actions_of("Triangle(A,B,C)\nIsCentroidOf(G,Triangle(A,B,C))\nFree(D)\nFree(E)").at(1),
              "f h i g = centroid f h i g a b c");
}

struct Wrong {
    const char *text, *code, *place, *mend;
};

TEST(GeoDsl, WhatIsWrongIsSaidWithItsPlaceAndWhatWouldBeRight) {
    const Wrong wrongs[] = {
        {"Triangl(A,B,C)", "unknown_statement", "1:1", "did you mean Triangle?"},
        {"Free(A)\n Foot(D,A,Line(B,C))", "undefined_point", "2:11", "define B first, for example by Free(B)"},
        {"Free(A)\nIsOnarc(B,Circle(A))", "undefined_circle", "2:11",
         "define the circle first by Circle, Sector, In_circle or Cir_circle"},
        {"Triangle(A,B)", "arguments", "1:1", "write Triangle(A,B,C)=(x,y,a)"},
        {"Triangle(A,B,C,D)", "arguments", "1:1", "write Triangle(A,B,C)=(x,y,a)"},
        {"Triangle(A,B,A)", "repeated_point", "1:1", "name different points"},
        {"Line(A,B)=(3=4)", "bad_value", "1:12", "write a number such as 3, 1/2 or sqrt(2), or a letter such as x"},
        {"Line(A,B)=(1/0)", "bad_value", "1:12", "write a number such as 3, 1/2 or sqrt(2), or a letter such as x"},
        {"Parallelogram(A,B,C,D)=(x,y,ad)", "bad_value", "1:1", "write a number, or a letter that no points spell"},
        {"Line(A,B)=(-3)", "value_out_of_range", "1:12", "lengths and angles are positive"},
        {"Angle(A,B,C)=180", "value_out_of_range", "1:14",
         "angles and arcs are counted in degrees and lie between 0 and 180"},
        {"Line(a,B)", "bad_point", "1:6", "a name is a capital, then letters, digits, _ or '; at most 32 characters"},
        {"Free(A)\nFree(A)", "repeated_definition", "2:1", "Free is for points that are new"},
        {"Circle(O)\nCircle(O)", "repeated_circle", "2:1", "a point is the centre of one circle at most"},
        {"Triangle(A,B,C)\nIn_circle(O,Triangle(A,B,C))\nCir_circle(O,Triangle(A,B,C))", "repeated_circle", "3:1",
         "a point is the centre of one circle at most"},
        {"Circle(O)=(2)\nLine(A,B)=(3)\nIntersection_cl(X,Circle(O),Line(A,B))\nIntersection_cl(Y,Circle(O),Line(A,B))",
         "repeated_point", "4:1", "the other one is nearer to B: name the line from there"},
        {"Free(A", "syntax", "1:5", "write ) behind it"},
        {"Free(A) Free(B)", "syntax", "1:9", "write each statement in a line of its own"},
        {"# nothing", "empty_text", "1:1", "for example Triangle(A,B,C)"},
        {"Triangle(A,B,C)\nIsIncenterOf(O,Shape(A,B,C))", "no_centre", "2:1", nullptr},
        {"Angle(A,B,C)\nAngle_bisector(X,Angle(A,B,C),Ray(A,C))", "bad_value", "2:31", nullptr},
    };
    for (const Wrong& wrong : wrongs) {
        const auto read = parse(wrong.text, "f");
        ASSERT_FALSE(read) << wrong.text;
        const Error& error = read.error();
        EXPECT_EQ(error.code, wrong.code) << wrong.text;
        ASSERT_TRUE(error.place) << wrong.text;
        EXPECT_EQ(fmt::format("{}:{}", error.place->line, error.place->column), wrong.place) << wrong.text;
        EXPECT_EQ(wrong.mend ? error.mend : std::string(), wrong.mend ? wrong.mend : "") << wrong.text;
    }
}

TEST(GeoDsl, SizesAreBounded) {
    EXPECT_EQ(parse(std::string(70000, 'A')).error().code, "text_too_long");
    std::string many;
    for (int i = 0; i < 500; ++i) many += fmt::format("Free(P{})\n", i);
    EXPECT_EQ(parse(many).error().code, "too_many_points");
    EXPECT_EQ(parse("Re_Polygon(A,B,C,D,E,F,G,H,I,J,K,L,M)").error().code, "arguments");
    EXPECT_FALSE(parse("Line(A,B)=(" + std::string(30000, '(')));
}

TEST(GeoDsl, TextIsToldFromOtherLanguages) {
    EXPECT_TRUE(looks_like_geodsl("# a scene\n Triangle( A, B, C )"));
    EXPECT_TRUE(looks_like_geodsl("Triangl(A,B,C)\nFoot(D,A,Line(B,C))"));
    EXPECT_FALSE(looks_like_geodsl("a b c = triangle a b c ? cong a b a c"));
    EXPECT_TRUE(looks_like_geodsl("Circl(O)=(3)"));
    EXPECT_TRUE(looks_like_geodsl("free(A)\nLINE(A,B)"));
    EXPECT_FALSE(looks_like_geodsl("imo_2000_p1\na b = segment a b"));
    EXPECT_FALSE(looks_like_geodsl("circle(2)\na b = segment a b"));
    EXPECT_FALSE(looks_like_geodsl("{\"actions\":[]}"));
}

} // namespace
} // namespace porism::geodsl
