// What is said of points that nobody added: no mend, and what they stand for.
#include "core/workflow/conversions.h"
#include "workflow/convert.h"
#include "workflow/verify/own_words.h"
#include "workflow/verify/verification.h"

#include <gtest/gtest.h>
#include <string>

namespace porism::workflow {
namespace {

LoadedProblem problem_of(const std::string& lines, std::string_view goal, std::string_view answer = "") {
    Json json = parse_json(envelope_of_lines(lines)).value();
    json["goal"] = goal;
    json["answer"] = answer;
    return load_bytes(to_text(json), "sample.json")->problems.front();
}

const std::string above_a_line = "AddPoint Cartesian P 0 0; AddPoint Cartesian Q 6 0; AddPoint Free R; "
                                 "AddEdge ExprConstraint Y(R) > 1; AddEdge ExprConstraint Length(P,R) = 5";

TEST(OwnWords, AHelpPointThatIsNamedSaysOfWhatItIs) {
    const LoadedProblem problem = problem_of(above_a_line, "Prove RP = RQ");
    const auto helps = help_points(problem);
    ASSERT_GT(std::ranges::count(helps, true), 0);
    const auto help = static_cast<std::size_t>(std::ranges::find(helps, true) - helps.begin());
    const std::string name = problem.document->scene.names()[help];
    const OwnWords own(problem);
    const std::string said = own.said("acute_angle p q " + name + " is so");
    EXPECT_NE(said.find("; " + scene::display_name(name) + " is a point by which Y(R) > 1 (/actions/3) is read"),
              std::string::npos)
        << said;
    EXPECT_EQ(own.said("acute_angle p q r is so"), "acute_angle p q r is so");
    EXPECT_EQ(own.said("the points " + name + "0 and p"), "the points " + name + "0 and p") << "another name";
}

TEST(OwnWords, NoMendSpeaksOfAHelpPoint) {
    const LoadedProblem problem = problem_of(above_a_line, "Prove RP = RQ");
    const auto helps = help_points(problem);
    const auto help = static_cast<std::size_t>(std::ranges::find(helps, true) - helps.begin());
    const OwnWords own(problem);
    EXPECT_EQ(own.mend("state besides that acute_angle p q " + problem.document->scene.names()[help]), "");
    EXPECT_EQ(own.mend("state besides that acute_angle p q r"), "state besides that acute_angle p q r");
}

TEST(OwnWords, AnotherFigureIsToldByPointsOfTheFile) {
    const LoadedProblem problem =
        problem_of("AddPoint Cartesian P 500 0; AddPoint Cartesian Q 507 0; AddPoint Free R; "
                   "AddEdge ExprConstraint X(R)+Y(R) = 505; AddEdge ExprConstraint Length(P,R) = 5",
                   "Find QR", "2");
    const auto verdict = verify(problem);
    ASSERT_TRUE(verdict);
    EXPECT_EQ(verdict->outcome, problem::Outcome::rejected);
    for (const problem::Check& check : verdict->checks)
        EXPECT_EQ((check.message + check.mend).find("v_"), std::string::npos) << check.message << " / " << check.mend;
}

TEST(OwnWords, AConversionRefusesByTheWordsOfTheFile) {
    const auto text = convert(problem_of(above_a_line, "Prove RP = RQ"), "geodsl", {});
    ASSERT_FALSE(text);
    EXPECT_NE(text.error().what.find("Y(R) > 1 (/actions/3)"), std::string::npos) << text.error().what;
    EXPECT_EQ(text.error().what.find("v_"), std::string::npos) << text.error().what;
}

TEST(OwnWords, ALetterThatIsAskedForIsSaidAsTheGoalWritesIt) {
    const LoadedProblem problem =
        problem_of("AddPoint Free P; AddPoint Free Q; AddPoint Free R; AddTriangle ByPoints t P Q R; AddPoint Free S; "
                   "AddEdge Midpoint S PQ",
                   "Find Area(P,S,R)/Area(P,Q,R)", "2/3");
    const auto verdict = verify(problem);
    ASSERT_TRUE(verdict);
    EXPECT_EQ(verdict->outcome, problem::Outcome::rejected);
    bool said = false;
    for (const problem::Check& check : verdict->checks) {
        EXPECT_FALSE(check.message.starts_with("s:") || check.message.starts_with("compute s")) << check.message;
        said = said || check.message.starts_with("Area(P,S,R)/Area(P,Q,R): the answer 2/3");
    }
    EXPECT_TRUE(said);
}

TEST(OwnWords, ACoordinateThatIsAskedForIsSaidAsTheGoalWritesIt) {
    const auto verdict = verify(problem_of("AddPoint Cartesian P 0 0; AddPoint Cartesian Q 6 0; AddPoint Free R; "
                                           "AddEdge ExprConstraint Y(R) > 1; AddEdge ExprConstraint Length(P,R) = 5; "
                                           "AddEdge ExprConstraint Length(Q,R) = 5",
                                           "Find Y(R).", "3"));
    ASSERT_TRUE(verdict);
    const auto answer = std::ranges::find(verdict->checks, "answer_holds", &problem::Check::name);
    ASSERT_NE(answer, verdict->checks.end());
    EXPECT_TRUE(answer->message.starts_with("Y(R): the answer 3")) << answer->message;
}

} // namespace
} // namespace porism::workflow
