// Figures of the other languages as constructions alone: whichever can be said is, and what cannot is named.
#include "core/workflow/conversions.h"

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

} // namespace
} // namespace porism::workflow
