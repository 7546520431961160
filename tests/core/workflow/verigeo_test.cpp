// Envelopes of VeriGeo among the files that are loaded and converted.
#include "workflow/convert.h"
#include "workflow/load.h"

#include <gtest/gtest.h>

namespace porism::workflow {
namespace {

constexpr const char* envelope =
    R"({"problem":"M is the midpoint of AB.","givens":[],"goal":"Find AM","answer":"2","comment":"","actions":[
    {"op":"AddPoint","type":"Cartesian","args":["A","0","0"]},{"op":"AddPoint","type":"Cartesian","args":["B","4","0"]},
    {"op":"AddPoint","type":"Free","args":["M"]},{"op":"AddEdge","type":"Midpoint","args":["M","AB"]}],
    "solver_actions":[{"op":"VerifyPoint","type":"Cartesian","args":["M","2","0"]}]})";

LoadedProblem only(const std::string& bytes) {
    auto loaded = load_bytes(bytes, "figure.json");
    EXPECT_TRUE(loaded) << to_string(loaded.error());
    EXPECT_EQ(loaded->problems.size(), 1U);
    return std::move(loaded->problems.front());
}

TEST(VeriGeo, IsToldByItsContent) {
    EXPECT_EQ(kind_of(envelope), FileKind::verigeo);
    EXPECT_EQ(kind_of(R"({"actions":[],"final_answer":"5"})"), FileKind::verigeo);
    EXPECT_EQ(kind_of(R"({"version":1,"actions":[],"goals":[]})"), FileKind::scene);
    const LoadedProblem problem = only(envelope);
    ASSERT_TRUE(problem.document) << to_string(problem.document.error());
    EXPECT_EQ(problem.name, "M is the midpoint of AB.");
    EXPECT_EQ(problem.document->scene.point_count(), 3U);
    EXPECT_EQ(problem.document->questions.size(), 1U);
    EXPECT_EQ(problem.answer_to(0)->text(), "2");
    ASSERT_EQ(problem.unsaid.size(), 1U);
    EXPECT_EQ(problem.unsaid[0].substr(0, 18), "/solver_actions/0:");
}

TEST(VeriGeo, ErrorsHaveLineAndPointer) {
    std::string bad = envelope;
    bad.replace(bad.find("\"AB\""), 4, "\"AX\"");
    const LoadedProblem problem = only(bad);
    ASSERT_FALSE(problem.document);
    EXPECT_EQ(problem.document.error().pointer, "/actions/3/args/1");
    EXPECT_EQ(problem.document.error().place->line, 3);
    EXPECT_EQ(only(R"({"actions":[],"final_answer":"5"})").document.error().code, "needs_author");
    EXPECT_EQ(
        only(R"({"problem":"","givens":[],"goal":"","answer":"","comment":"","actions":[]})").document.error().code,
        "empty_envelope");
}

TEST(VeriGeo, IsWrittenAndReadAgain) {
    const LoadedProblem problem = only(envelope);
    const auto written = convert(problem, "verigeo");
    ASSERT_TRUE(written) << to_string(written.error());
    EXPECT_TRUE(written->losses.empty());
    std::vector<std::string> unsaid = problem.unsaid;
    unsaid.emplace_back("the answer 2 is not written");
    EXPECT_EQ(convert(problem, "actions")->losses, unsaid);
    const LoadedProblem again = only(written->bytes);
    EXPECT_EQ(again.document->scene, problem.document->scene);
    EXPECT_EQ(again.document->questions, problem.document->questions);
    EXPECT_EQ(again.answers, problem.answers);
}

TEST(VeriGeo, JgexTextIsWrittenOrTheActionNamed) {
    const LoadedProblem said = only("altitude\na b c = triangle a b c; d = foot d a b c ? perp a d b c\n");
    const auto written = convert(said, "verigeo");
    ASSERT_TRUE(written) << to_string(written.error());
    EXPECT_EQ(only(written->bytes).document->goals, said.document->goals);
    const auto turned = convert(only("turn\na b c = triangle a b c; i = psquare i a b\n"), "verigeo");
    ASSERT_TRUE(turned) << to_string(turned.error());
    EXPECT_NE(turned->bytes.find("MovePoint"), std::string::npos) << "the sketch tells which way it turns";
    const auto not_said = convert(only("Line(A,B)\nLine(C,D)=(x^2+x)\nLine(A,C)=(x^2)\n"), "verigeo");
    ASSERT_FALSE(not_said);
    EXPECT_EQ(not_said.error().code, "unsayable");
    EXPECT_EQ(not_said.error().place->line, 2);
    EXPECT_EQ(not_said.error().place->column, 1);
}

} // namespace
} // namespace porism::workflow
