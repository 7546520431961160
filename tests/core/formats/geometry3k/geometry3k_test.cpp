// Records of logic forms: what is read of them, what the sketch decides, and what is refused with its place.
#include "formats/geometry3k/geometry3k.h"

#include "base/text.h"
#include "facts/statement.h"
#include "formats/geometry3k/expression.h"
#include "formats/geometry3k/term.h"
#include "support/files.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace porism::geometry3k {
namespace {

std::string record(const std::string& picture, const std::string& text, const std::string& places = "") {
    return R"f({"id":7,"diagram_logic_forms":[)f" + picture + R"f(],"text_logic_forms":[)f" + text +
           R"f(],"point_positions":{)f" + places + "}}";
}

std::vector<std::string> stated(const Problem& problem) {
    std::vector<std::string> out;
    if (!problem.content) return {to_string(problem.content.error())};
    for (const scene::Action& action : problem.content->scene.actions())
        if (action.states) out.push_back(facts::to_string(*action.states, problem.content->scene.names()));
    return out;
}

std::vector<std::string> stated(const std::string& picture, const std::string& places = "") {
    return stated(parse_file(record(picture, "", places)).front());
}

Error error_of(const std::string& picture) {
    const auto problems = parse_file(record(picture, ""), "f");
    EXPECT_FALSE(problems.front().content);
    return problems.front().content ? Error{} : problems.front().content.error();
}

TEST(Geometry3k, OurProblemsAreReadWithTheirAnswers) {
    const auto problems = parse_file(test::read_file("tests/core/formats/geometry3k/school.jsonl"), "school.jsonl");
    ASSERT_EQ(problems.size(), 17U);
    for (const Problem& problem : problems) {
        ASSERT_TRUE(problem.content) << to_string(problem.content.error());
        EXPECT_EQ(problem.content->questions.size(), 1U) << problem.name;
        EXPECT_TRUE(problem.answer) << problem.name;
    }
    EXPECT_EQ(problems[1].name, "problem 2");
    EXPECT_EQ(problems[1].line, 2);
}

TEST(Geometry3k, FormsAreStatements) {
    const std::string places = R"f("A":[0,0],"B":[100,0],"C":[100,80],"D":[0,80])f";
    EXPECT_EQ(stated(R"f("Rectangle(A, B, C, D)")f", places),
              (std::vector<std::string>{"para a b c d", "para a d b c", "perp a b b c"}));
    EXPECT_EQ(stated(R"f("Equals(LengthOf(Line(A, B)), LengthOf(Line(C, D)))")f"),
              std::vector<std::string>{"cong a b c d"});
    EXPECT_EQ(stated(R"f("Equals(MeasureOf(Angle(A, B, C)), 90)")f"), std::vector<std::string>{"perp a b b c"});
    EXPECT_EQ(stated(R"f("PointLiesOnCircle(A, Circle(O, r))","PointLiesOnCircle(B, Circle(O, r))")f"),
              std::vector<std::string>{"cong a o o b"});
    EXPECT_EQ(stated(R"f("Equals(LengthOf(Line(A, B)), \\frac{1}{2}x+3\\sqrt{2})")f"),
              std::vector<std::string>{"2*length(a,b) = x + 6*sqrt(2)"});
}

/// Of points on one line every line through the centroid would be the same one.
TEST(Geometry3k, ATriangleIsNoLine) {
    EXPECT_EQ(stated(R"f("Triangle(C, D, F)")f"), std::vector<std::string>{"ncoll c d f"});
    EXPECT_EQ(stated(R"f("IsCentroidOf(Point(K), Triangle(C, D, F))")f"), std::vector<std::string>{"ncoll c d f"});
}

TEST(Geometry3k, TheLinesAndCirclesOfItsPictureAreKept) {
    const auto problems = parse_file(R"f({"diagram_logic_forms":["PointLiesOnCircle(A, Circle(O, radius_0_0))",)f"
                                     R"f("PointLiesOnCircle(B, Circle(O, radius_0_0))",)f"
                                     R"f("PointLiesOnCircle(C, Circle(O, radius_1_0))"],)f"
                                     R"f("line_instances":["AB","OC"]})f");
    ASSERT_EQ(problems.size(), 1U);
    ASSERT_TRUE(problems[0].content);
    using Pairs = std::vector<std::pair<std::string, std::string>>;
    EXPECT_EQ(problems[0].shown.segments, (Pairs{{"a", "b"}, {"o", "c"}}));
    EXPECT_EQ(problems[0].shown.circles, (Pairs{{"o", "a"}, {"o", "c"}}));
}

TEST(Geometry3k, TheSketchSaysWhatFormsLeaveOpen) {
    const std::string places = R"f("A":[0,0],"B":[50,0],"C":[100,0])f";
    EXPECT_EQ(stated(R"f("PointLiesOnLine(A, Line(B, C))")f", places),
              (std::vector<std::string>{"coll a b c", "obtuse_angle a b c"}));
    EXPECT_EQ(stated(R"f("PointLiesOnLine(A, Line(B, C))")f"), std::vector<std::string>{"coll a b c"})
        << "without places nothing is said of order";
    EXPECT_EQ(stated(R"f("Isosceles(Triangle(A, B, C))")f", R"f("A":[0,0],"B":[50,90],"C":[100,0])f"),
              std::vector<std::string>{"cong a b b c"});
    EXPECT_EQ(stated(R"f("Trapezoid(A, B, C, D)")f", R"f("A":[0,0],"B":[10,80],"C":[70,80],"D":[100,0])f"),
              std::vector<std::string>{"para a d b c"});
}

TEST(Geometry3k, CornersOfAFigureStandInAnOrderInWhichItsSidesDoNotCross) {
    const auto problems = parse_file(
        record("", R"f("Find(AreaOf(Trapezoid(A,C,B,D)))")f", R"f("A":[0,0],"B":[100,80],"C":[100,0],"D":[30,80])f"));
    const auto crossed = parse_file(record("", R"f("Find(AreaOf(Quadrilateral(A,B,C,D)))")f",
                                           R"f("A":[0,0],"B":[100,80],"C":[100,0],"D":[30,80])f"));
    ASSERT_TRUE(problems.front().content && crossed.front().content);
    EXPECT_EQ(problems.front().content->questions, crossed.front().content->questions);
}

TEST(Geometry3k, AnglesAreNamedByNumbersOrByTheirVertex) {
    const std::string named = R"f("Equals(MeasureOf(Angle(A, B, C)), MeasureOf(angle 1))")f";
    const auto by_number = parse_file(record(named, R"f("Find(MeasureOf(Angle(1)))")f"));
    const auto by_points = parse_file(record("", R"f("Find(MeasureOf(Angle(A,B,C)))")f"));
    ASSERT_TRUE(by_number.front().content && by_points.front().content);
    EXPECT_EQ(by_number.front().content->questions, by_points.front().content->questions);
    EXPECT_EQ(error_of(R"f("Equals(MeasureOf(Angle(2)), 30)")f").code, "unknown_angle");
}

TEST(Geometry3k, APointThatOnlyALineNamesIsAPoint) {
    const auto problem =
        parse_file(R"f({"text_logic_forms":["Find(CosOf(Angle(U)))"],"line_instances":["UV","VW","UW"]})f");
    ASSERT_TRUE(problem.front().content) << to_string(problem.front().content.error());
    EXPECT_EQ(problem.front().content->scene.point_count(), 3U);
}

TEST(Geometry3k, APointAloneIsTheOneAngleThere) {
    const auto asked = [](const std::string& word) {
        return parse_file(R"f({"text_logic_forms":["Find(TanOf()f" + word +
                          R"f())"],"diagram_logic_forms":["Triangle(A,B,C)"],"line_instances":["AB","BC"]})f")
            .front()
            .content;
    };
    ASSERT_TRUE(asked("B")) << to_string(asked("B").error());
    EXPECT_EQ(asked("B")->questions, asked("Angle(A,B,C)")->questions);
    EXPECT_EQ(asked("A").error().code, "unknown_angle") << "one line ends there";
    EXPECT_EQ(asked("x").error().code, "unknown_angle");
}

TEST(Geometry3k, WhatIsNotUnderstoodIsNamedWithItsPlace) {
    const Error error = error_of(R"f("PointLiesOnLyne(A, Line(B, C))")f");
    EXPECT_EQ(error.code, "unknown_form");
    EXPECT_EQ(error.pointer, "/diagram_logic_forms/0");
    ASSERT_TRUE(error.place);
    EXPECT_EQ(error.place->source, "f");
    EXPECT_EQ(error.place->line, 1);
    EXPECT_NE(error.mend.find("PointLiesOnLine"), std::string::npos) << error.mend;
    EXPECT_EQ(error_of(R"f("Equals(LengthOf(Line(A, B)), 3")f").code, "form_syntax");
    EXPECT_EQ(error_of(R"f("Equals(LengthOf(Line(A, B)), 3+)")f").code, "expression_syntax");
    EXPECT_EQ(error_of(R"f("Equals(3, 4)")f").code, "contradiction");
    EXPECT_EQ(error_of(R"f("Equals(LengthOf(Line(A, B)), 0)")f").code, "contradiction");
    EXPECT_EQ(error_of(R"f("Perpendicular(Line(A, B))")f").code, "form_arguments");
}

TEST(Geometry3k, ASectorIsTheSectorThatItIs) {
    const auto asked = [](const std::string& form) {
        const auto problems = parse_file(record("", "\"Find(" + form + ")\""));
        const auto& content = problems.front().content;
        if (!content) return to_string(content.error());
        return scene::to_string(content->questions.front(), content->scene.names()) + " | " +
               join(stated(problems.front()), "; ");
    };
    EXPECT_EQ(asked("AreaOf(Sector(O,A,B))"), "compute sector(o,a,b) | cong o a o b");
    EXPECT_EQ(asked("AreaOf(Sector(O,A,M,B))"), "compute sector(o,a,m,b) | cong o a o m; cong o a o b");
    EXPECT_EQ(asked("PerimeterOf(Sector(O,A,B))"),
              "compute asked | cong o a o b; arc_length(o,a,b) + 2*length(o,a) = asked");
    EXPECT_EQ(stated(R"f("Equals(AreaOf(Sector(O,A,B)), 45*\\pi)")f"),
              (std::vector<std::string>{"cong o a o b", "sector(o,a,b) = 45*pi"}));
    EXPECT_EQ(stated(R"f("Sector(O,A,B)","Equals(LengthOf(Arc(A,B)), 5)")f"),
              (std::vector<std::string>{"cong o a o b", "arc_length(o,a,b) = 5"}))
        << "whose arc it is, is known";
    EXPECT_EQ(error_of(R"f("Equals(AreaOf(Sector(O,A)), 5)")f").code, "form_arguments");
}

TEST(Geometry3k, ASectorOfOneOfTwoCirclesAboutACentreIsOfThatWhichHasItsEnds) {
    EXPECT_EQ(stated(R"f("PointLiesOnCircle(A, Circle(O, r1))","PointLiesOnCircle(B, Circle(O, r2))",)f"
                     R"f("Equals(AreaOf(Sector(O, B, C)), 5)","Equals(RadiusOf(Circle(O, r1)), 3)")f"),
              (std::vector<std::string>{"cong o b o c", "sector(o,b,c) = 5", "lconst a o 3"}));
}

TEST(Geometry3k, AFormInsideAnotherIsKnownOrRefusedByItsName) {
    for (const char* const form :
         {"Find(AreaOf(Foo(A,B,C)))", "Find(PerimeterOf(Foo(A,B,C)))", "Find(SinOf(Foo(A,B,C)))",
          "InscribedIn(Foo(A,B,C),Circle(O))", "BisectsAngle(Line(A,D),Foo(B,A,C))", "Triangle(Foo(A),B,C)",
          "IsDiagonalOf(Line(A,C),Foo(A,B,C,D))", "Equals(MeasureOf(Foo(A,B,C)),3)", "Find(Foo(1))"}) {
        const Error error = error_of("\"" + std::string(form) + "\"");
        EXPECT_EQ(error.code, "unknown_form") << form;
        EXPECT_NE(error.what.find("Foo"), std::string::npos) << form;
    }
    for (const char* const form : {"Find(AreaOf(Line(A,B,C)))", "Find(AreaOf(Triangle(A,B,C,D)))",
                                   "Find(CosOf(Triangle(A,B,C)))", "Find(LengthOf(Angle(A,B,C)))", "Find(AreaOf(A))",
                                   "InscribedIn(Angle(A,B,C),Circle(O))", "BisectsAngle(Line(A,D),Triangle(B,A,C))"})
        EXPECT_TRUE(error_of("\"PointLiesOnCircle(A,Circle(O))\",\"" + std::string(form) + "\"").code ==
                    "form_arguments")
            << form;
}

TEST(Geometry3k, ARatioIsOneOfTwoMeasures) {
    EXPECT_EQ(stated(R"f("Equals(RatioOf(LengthOf(Line(O,A)),LengthOf(Line(O,B))),3/5)")f"),
              std::vector<std::string>{"3*length(o,b) = 5*length(o,a)"});
    EXPECT_EQ(stated(R"f("Equals(RatioOf(Line(A,B),Line(C,D)),RatioOf(Line(E,F),Line(G,H)))")f"),
              std::vector<std::string>{"length(c,d)*length(e,f) = length(a,b)*length(g,h)"});
    EXPECT_EQ(stated(R"f("Equals(LengthOf(Line(A,B)),RatioOf(6,4))")f"), std::vector<std::string>{"lconst a b 3/2"});
    const auto asked = [](const std::string& form) {
        const auto problems = parse_file(record("", "\"Find(" + form + ")\""));
        const auto& content = problems.front().content;
        if (!content) return content.error().code;
        return scene::to_string(content->questions.front(), content->scene.names()) + " | " +
               join(stated(problems.front()), "; ");
    };
    EXPECT_EQ(asked("RatioOf(LengthOf(Line(A,B)),LengthOf(Line(C,D)))"), "rcompute a b c d | ");
    EXPECT_EQ(asked("RatioOf(AreaOf(Triangle(A,B,C)),AreaOf(Triangle(A,C,D)))"),
              "compute asked | area(a,b,c) = asked*area(a,c,d)");
    EXPECT_EQ(asked("SumOf(LengthOf(Line(A,B)),LengthOf(Line(C,D)))"),
              "compute asked | length(c,d) + length(a,b) = asked");
    EXPECT_EQ(asked("x+y"), "compute asked | y + x = asked");
    EXPECT_EQ(asked("Add(x, y)"), "compute asked | y + x = asked");
    EXPECT_EQ(asked("RatioOf(3,4)"), "question_form");
    EXPECT_EQ(asked("SumOf(RatioOf(Line(A,B),Line(C,D)),1)"), "form_arguments");
    EXPECT_EQ(asked("RatioOf(Line(A,B),0)"), "form_arguments");
}

TEST(Geometry3k, ABadRecordDoesNotSpoilTheOthers) {
    const auto problems = parse_file(record("", R"f("Find(x)")f") + "\n{\"diagram_logic_forms\":[\n" +
                                     record("", R"f("Find(y)")f") + "\n");
    ASSERT_EQ(problems.size(), 3U);
    EXPECT_TRUE(problems[0].content);
    EXPECT_FALSE(problems[1].content);
    EXPECT_EQ(problems[1].content.error().place->line, 2);
    EXPECT_TRUE(problems[2].content);
}

TEST(Geometry3k, HostileFormsEndWithAnError) {
    std::string deep;
    for (int i = 0; i < 100; ++i) deep += "SumOf(";
    EXPECT_EQ(parse_term(deep).error().code, "form_too_deep");
    EXPECT_EQ(parse_term(std::string(100'000, 'A')).error().code, "form_too_long");
    EXPECT_FALSE(parse_expression(std::string(400, '(')));
    EXPECT_FALSE(parse_expression("x^{99}"));
    EXPECT_FALSE(parse_expression("1/0"));
    EXPECT_FALSE(parse_expression("1/x"));
    EXPECT_FALSE(parse_expression("\\sqrt{x}"));
    EXPECT_FALSE(parse_expression("\\sqrt{0-2}"));
}

TEST(Geometry3k, PointsAreBounded) {
    std::string places;
    for (int i = 0; i < 5'000; ++i) places += (i == 0 ? "\"P" : ",\"P") + std::to_string(i) + "\":[0,0]";
    const auto problems = parse_file(record("", "", places));
    ASSERT_FALSE(problems.front().content);
    EXPECT_EQ(problems.front().content.error().code, "json_too_many_members");
    std::string form = "\"Triangle(A";
    for (int i = 0; i < 350; ++i) form += ",A" + std::to_string(i);
    std::string forms = form + ")\"";
    for (char letter = 'B'; letter < 'F'; ++letter) {
        std::string other = form + ")\"";
        for (char& c : other) c = c == 'A' ? letter : c;
        forms += "," + other;
    }
    EXPECT_EQ(error_of(forms).code, "too_many_points");
}

TEST(Geometry3k, IsToldByItsContent) {
    EXPECT_TRUE(looks_like_geometry3k(record("", "")));
    EXPECT_TRUE(looks_like_geometry3k(record("", "") + "\n" + record("", "") + "\n"));
    EXPECT_TRUE(looks_like_geometry3k("{\n\"diagram_logic_forms\": []\n}"));
    EXPECT_FALSE(looks_like_geometry3k(R"f({"version":1,"actions":[],"name":"diagram_logic_forms"})f"));
}

} // namespace
} // namespace porism::geometry3k
