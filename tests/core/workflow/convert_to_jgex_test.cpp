// Figures of the other languages as constructions alone: whichever can be said is, and what cannot is named.
#include "core/workflow/conversions.h"
#include "workflow/verify/verification.h"

#include <gtest/gtest.h>

namespace porism::workflow {
namespace {

const char* const isosceles = "AddPoint Free A; AddPoint Free B; AddPoint Free C; AddEdge ExprConstraint AB = BC; ";

bool tells(const Converted& text, std::string_view what) {
    return std::ranges::any_of(text.losses,
                               [&](const std::string& loss) { return loss.find(what) != std::string::npos; });
}

/// The text, of which the figure shows what the scene says.
std::optional<Converted> said_in_jgex(const LoadedProblem& problem) {
    auto text = convert(problem, "jgex");
    EXPECT_TRUE(text) << to_string(text.error());
    if (!text) return std::nullopt;
    const auto back = read_one(text->bytes);
    const auto figure = back ? figure_of(*back) : Result<Figure>(fail("unread", {}));
    EXPECT_TRUE(figure) << text->bytes;
    if (figure) {
        EXPECT_EQ(lost_equation(problem.document->scene, *figure), "") << text->bytes;
    }
    return *std::move(text);
}

LoadedProblem problem_of_envelope(std::string_view lines, std::string_view goal = {}) {
    std::string text = envelope_of_lines(lines);
    const std::string_view no_goal = R"("goal": "")";
    text.replace(text.find(no_goal), no_goal.size(), R"("goal": ")" + std::string(goal) + "\"");
    return read_one(text).value();
}

/// An altitude that is told besides both sides: its foot comes first, and a corner is put on the line behind it.
TEST(ConversionToJgex, AnAltitudeAndBothSidesAreSaid) {
    const auto problem = problem_of_envelope(
        "AddPoint Free A; AddPoint Free B; AddPoint Free C; AddPoint Free D; AddTriangle ByPoints t A B C; "
        "AddEdge PointOnSegment D BC; AddEdge Perpendicular AD BC; AddEdge ExprConstraint AB = 13; "
        "AddEdge ExprConstraint AC = 15; AddEdge ExprConstraint AD = 12",
        "Find BC");
    EXPECT_TRUE(said_in_jgex(problem));
}

/// It is neither acute nor obtuse.
TEST(ConversionToJgex, ARightArcIsSaid) {
    for (const char* const turn : {"Arc(A,B)=(O,60)\nArc(B,C)=(O,90)", "Sector(O,A,B)=(5,60)\nArc(B,C)=(O,90)"}) {
        const auto text = said_in_jgex(read_one(std::string("Circle(O)=(5)\n") + turn).value());
        ASSERT_TRUE(text) << turn;
        EXPECT_FALSE(tells(*text, "obtuse_angle")) << text->bytes;
    }
}

/// No construction places an apex by its angle.
TEST(ConversionToJgex, AnAngleBetweenEqualSidesIsSaidAtTheBase) {
    for (const char* const angle : {"70", "110"}) {
        const auto text = said_in_jgex(problem_of_envelope(
            std::string(isosceles) + "AddEdge ExprConstraint ∠ABC = " + angle + "; AddEdge ExprConstraint AC = 5"));
        ASSERT_TRUE(text) << angle;
        EXPECT_NE(text->bytes.find("lconst c a 5"), std::string::npos) << text->bytes;
    }
    EXPECT_TRUE(said_in_jgex(problem_of_envelope(
        "AddPoint Free A; AddPoint Free B; AddPoint Free C; AddPoint Free D; AddQuadrilateral Rhombus r A B C "
        "D; AddEdge ExprConstraint ∠ABC = 70; AddEdge ExprConstraint AC = 5")));
}

/// The text has the figure whatever is asked; that the answer is another one elsewhere is told.
TEST(ConversionToJgex, AQuestionDoesNotHinderTheFigure) {
    const char* const inscribed =
        "AddPoint Free O; AddPoint Free A; AddPoint Free B; AddPoint Free C; AddCircle CenterPoint k O A; AddEdge "
        "OnCircle B k; AddEdge OnCircle C k; AddEdge ExprConstraint ∠AOB = 80";
    const char* const cyclic =
        "AddPoint Free A; AddPoint Free B; AddPoint Free C; AddPoint Free D; AddEdge Cyclic A B C D; AddQuadrilateral "
        "General Q A B C D; AddEdge ExprConstraint ∠ABC = 70";
    for (const auto& [scene, goal, question] : {std::tuple(inscribed, "Find ∠ACB", "compute angle(a,c,b)"),
                                                std::tuple(cyclic, "Find ∠ADC", "compute angle(a,d,c)")}) {
        const auto text = said_in_jgex(problem_of_envelope(scene, goal));
        ASSERT_TRUE(text) << goal;
        EXPECT_NE(text->bytes.find(question), std::string::npos) << text->bytes;
        EXPECT_TRUE(tells(*text, std::string("the places of the points tell what is meant by ") + question));
    }
}

/// And not what is said in the picture of the scene.
TEST(ConversionToJgex, TheErrorNamesWhatIsInTheWay) {
    const auto text = convert(problem_of_envelope(std::string(isosceles) + "AddEdge ExprConstraint ∠ABC = 80; AddEdge "
                                                                           "ExprConstraint Area(A,B,C) = 6"),
                              "jgex");
    ASSERT_FALSE(text);
    EXPECT_NE(text.error().what.find("area(a,b,c) = 6"), std::string::npos) << text.error().what;
}

/// Places of free points bind nothing: without the given the theorem would be a false one.
TEST(ConversionToJgex, AGivenOrderThatNoClauseSaysIsLost) {
    const std::string triangle =
        "AddPoint Free A; AddPoint Free B; AddPoint Free C; AddTriangle ByPoints t A B C; AddEdge ExprConstraint ";
    for (const char* const given : {"AC > BC", "CA^2+AB^2 > BC^2", "∠CAB > 2*∠ABC", "BC != AC"}) {
        const auto text = convert(problem_of_envelope(triangle + given, "Prove AB + AC > BC"), "jgex");
        ASSERT_TRUE(text) << given << to_string(text.error());
        ASSERT_EQ(text->dropped.size(), 1U) << text->bytes;
        EXPECT_NE(text->dropped[0].find("/actions/4: \"AddEdge ExprConstraint " + std::string(given) + "\""),
                  std::string::npos)
            << text->dropped[0];
        EXPECT_TRUE(tells(*text, text->dropped[0]));
        EXPECT_FALSE(tells(*text, "the places of the points tell"));
    }
}

/// That two sides are longer than the third rests on it, and so does that there is no figure.
TEST(ConversionToJgex, PointsOnNoLineAreLostWhereTheVerdictRestsOnThem) {
    const std::string sides = "AddPoint Free A; AddPoint Free B; AddPoint Free C; AddTriangle ByPoints t A B C; "
                              "AddEdge ExprConstraint AB = 4; AddEdge ExprConstraint AC = 3";
    const std::string angles = "AddPoint Free A; AddPoint Free B; AddPoint Free C; AddTriangle ByPoints t A B C; "
                               "AddEdge ExprConstraint ∠ABC = 50; AddEdge ExprConstraint ∠ACB = 60";
    const std::string flat =
        "AddPoint Free A; AddPoint Free B; AddPoint Free C; AddTriangle ByPoints t A B C; AddEdge PointOnLine C AB";
    for (const auto& [lines, goal, lost] :
         {std::tuple(sides, "Prove BC < 7", 1U), std::tuple(sides, "Find AB", 0U),
          std::tuple(angles, "Prove AB != AC", 1U), std::tuple(flat, "Find ∠ACB", 1U)}) {
        const auto text = convert(problem_of_envelope(lines, goal), "jgex");
        ASSERT_TRUE(text) << goal << to_string(text.error());
        ASSERT_EQ(text->dropped.size(), lost) << text->bytes;
        for (const std::string& one : text->dropped)
            EXPECT_NE(one.find("/actions/3: \"AddTriangle"), std::string::npos) << one;
    }
}

/// Points of which all distances are told stand on the side on which they are drawn, and a foot is where it is.
/// Two triangles of two sides and the angle at one of them (SSA) are congruent in one figure and not in another; text
/// with places is of the one.
TEST(ConversionToJgex, PlacesThatChooseOneOfSeveralFiguresAreNamed) {
    const auto problem = problem_of_envelope(
        "AddPoint Free A; AddPoint Free B; AddPoint Free C; AddPoint Free D; AddPoint Free E; AddPoint Free F; "
        "AddTriangle ByPoints s A B C; AddTriangle ByPoints t D E F; AddEdge ExprConstraint AB = DE; "
        "AddEdge ExprConstraint AC = DF; AddEdge EqualAngle ∠ABC ∠DEF",
        "Prove BC = EF");
    const auto text = said_in_jgex(problem);
    ASSERT_TRUE(text);
    EXPECT_TRUE(tells(*text, "choose one of several figures"));
    EXPECT_EQ(text->dropped.size(), 1U);
}

/// An acute angle of a cyclic quadrangle decides the opposite one; the text is verified as the envelope is.
TEST(ConversionToJgex, AnAcuteAngleThatThePlacesTellKeepsTheVerdict) {
    const auto problem =
        problem_of_envelope("AddPoint Free A; AddPoint Free B; AddPoint Free C; AddPoint Free D; AddPoint Free E; "
                            "AddEdge Cyclic A B C D; AddTriangle ByPoints t A B C; AddEdge PointOnSegment E AC; "
                            "AddEdge PointOnSegment E BD; AddEdge ExprConstraint ∠ABC = 70",
                            "Find ∠ADC");
    const auto text = said_in_jgex(problem);
    ASSERT_TRUE(text);
    EXPECT_TRUE(text->dropped.empty());
    const auto before = verify(problem).value();
    EXPECT_EQ(workflow::outcome_of(before, problem::Verification::logical), problem::Outcome::accepted);
    EXPECT_EQ(verify(read_one(text->bytes).value()).value().outcome, problem::Outcome::accepted);
}

TEST(ConversionToJgex, AnOrderThatTheConstructionsKeepIsNotLost) {
    for (const char* const lines :
         {"AddPoint Cartesian A 0 0; AddPoint Cartesian B 5 0; AddPoint Cartesian C 1 2; AddPoint Cartesian D 3 -4",
          "AddPoint Free A; AddPoint Free B; AddPoint Free M; AddEdge Midpoint M AB; AddEdge ExprConstraint AB > AM"}) {
        const auto text = convert(problem_of_envelope(lines), "jgex");
        ASSERT_TRUE(text) << lines << to_string(text.error());
        EXPECT_TRUE(text->dropped.empty()) << text->bytes;
    }
}

/// The forms say the givens so that what is to be proved is not among them, or tell that it is.
TEST(Conversion, GivesNoGoalAway) {
    const std::string triangle =
        "AddPoint Free A; AddPoint Free B; AddPoint Free C; AddPoint Free D; AddTriangle ByPoints t A B C; ";
    struct Row {
        const char *edges, *goal;
        std::size_t given_in_jgex;
    };
    for (const Row& row : {Row{"AddEdge VectorSum A D A B A C", "Prove AB ∥ CD", 0},
                           Row{"AddEdge VectorDiff A D A B A C", "Prove AD = BC", 0},
                           Row{"AddEdge Parallel AB CD; AddEdge Parallel AD BC", "Prove AB = CD", 0},
                           Row{"AddQuadrilateral IsoscelesTrapezoid q A B C D", "Prove AC = BD", 1}}) {
        const LoadedProblem problem = problem_of_envelope(triangle + row.edges, row.goal);
        for (const char* const form : {"jgex", "actions"}) {
            const auto text = convert(problem, form);
            ASSERT_TRUE(text) << row.edges << to_string(text.error());
            const std::size_t expected = form == std::string("jgex") ? row.given_in_jgex : 0;
            EXPECT_EQ(text->dropped.size(), expected) << text->bytes;
            const auto verdict = verify(read_one(text->bytes).value());
            ASSERT_TRUE(verdict);
            EXPECT_EQ(verdict->outcome == problem::Outcome::accepted, expected == 0) << text->bytes;
        }
    }
    const LoadedProblem given = problem_of_envelope(triangle + "AddEdge Parallel AB CD", "Prove AB ∥ CD");
    EXPECT_TRUE(convert(given, "jgex")->dropped.empty()) << "it was given before";
}

TEST(Conversion, AQuestionWithoutAnAnswerStaysOne) {
    const auto question = read_one("t\na = free a; b = lconst b a 6; c = midpoint c a b ? lcompute a c\n").value();
    for (const char* const form : {"jgex", "actions", "verigeo"}) {
        const auto text = convert(question, form);
        ASSERT_TRUE(text) << form;
        EXPECT_EQ(verify(read_one(text->bytes).value()).value().outcome, problem::Outcome::accepted) << text->bytes;
    }
}

TEST(Conversion, TellsThatAnAnswerIsNotWritten) {
    std::string text = envelope_of_lines("AddPoint Free A; AddPoint Free B; AddPoint Free C; "
                                         "AddEdge ExprConstraint AB = 3; AddEdge ExprConstraint BC = 4; "
                                         "AddEdge Perpendicular AB BC");
    const std::string_view none = R"("goal": "", "answer": "")";
    text.replace(text.find(none), none.size(), R"("goal": "Find AC", "answer": "6")");
    for (const auto& [form, is_lost] :
         {std::pair{"jgex", true}, std::pair{"actions", true}, std::pair{"verigeo", false}})
        EXPECT_EQ(tells(*convert(read_one(text).value(), form), "the answer 6"), is_lost) << form;
}

} // namespace
} // namespace porism::workflow
