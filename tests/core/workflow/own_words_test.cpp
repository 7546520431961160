// What is said of points that nobody added: no mend, and what they stand for.
#include "core/workflow/conversions.h"
#include "workflow/convert.h"
#include "workflow/figure.h"
#include "workflow/picture.h"
#include "workflow/verify/own_words.h"
#include "workflow/verify/verification.h"

#include <gtest/gtest.h>
#include <string>
#include <vector>

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

std::vector<std::string> labels_in(const LoadedProblem& problem, const std::string& style) {
    const auto figure = figure_of(problem);
    if (!figure) return {to_string(figure.error())};
    PictureOptions options;
    options.style = style;
    const auto picture =
        picture_in("svg", figure->scene, *figure->diagram, problem.document->presentation, options).value();
    std::vector<std::string> out;
    const Json truth = parse_json(picture.truth).value();
    for (const Json& item : truth["items"])
        if (item.contains("subject") && item["subject"].contains("point"))
            out.push_back(item["subject"]["point"].get<std::string>());
    std::ranges::sort(out);
    out.erase(std::ranges::unique(out).begin(), out.end());
    return out;
}

TEST(OwnWords, PicturesShowNoHelpPoints) {
    const LoadedProblem of_places = problem_of(above_a_line, "Prove RP = RQ");
    const LoadedProblem of_vectors =
        problem_of("AddPoint Free A; AddPoint Free B; AddPoint Free C; AddPoint Free G; AddTriangle ByPoints T A B C; "
                   "AddEdge VectorLinear A G 1/5 A B 1/5 A C; AddEdge ExprConstraint AB = 5; "
                   "AddEdge ExprConstraint AC = 6",
                   "Find AG");
    for (const paint::PictureStyle& style : paint::picture_styles()) {
        EXPECT_EQ(labels_in(of_places, std::string(style.name)), (std::vector<std::string>{"p", "q", "r"}));
        EXPECT_EQ(labels_in(of_vectors, std::string(style.name)), (std::vector<std::string>{"a", "b", "c", "g"}));
    }
}

} // namespace
} // namespace porism::workflow
