// A problem and its solution in words, through the built program.
#include "running.h"

#include "source_tree/source_tree.h"

#include <fstream>
#include <gtest/gtest.h>
#include <iterator>
#include <nlohmann/json.hpp>
#include <set>

namespace porism::cli {
namespace {

using test::example;
using test::How;
using test::Ran;
using test::run;
using test::Scratch;
using Json = nlohmann::ordered_json;

Json document_of(const Ran& ran) {
    EXPECT_TRUE(Json::accept(ran.out)) << ran.out << ran.err;
    return Json::parse(ran.out, nullptr, false);
}

TEST(Explain, TellsProblemAndSolution) {
    const Ran told = run({"explain", example("orthocentre.txt")});
    EXPECT_EQ(told.status, 0) << told.err;
    EXPECT_NE(told.out.find("Prove that"), std::string::npos);
    EXPECT_NE(told.out.find("\n1. "), std::string::npos);
    const Json json = document_of(run({"explain", "--json", example("orthocentre.txt")}));
    EXPECT_FALSE(json["solutions"][0]["steps"].empty());
}

TEST(Explain, TellsInEachLanguageAndVoice) {
    std::set<std::string> told;
    for (const char* language : {"en", "zh"})
        for (const char* voice : {"formal", "steps", "connected"})
            for (const char* seed : {"1", "2"}) {
                const std::vector<std::string> command{"explain", "--json",  "--language",
                                                       language,  "--voice", voice,
                                                       "--seed",  seed,      example("orthocentre.txt")};
                const Ran ran = run(command);
                EXPECT_EQ(ran.status, 0) << ran.err;
                EXPECT_EQ(ran.out, run(command).out);
                EXPECT_TRUE(told.insert(ran.out).second) << ran.out;
                const Json json = document_of(ran);
                EXPECT_EQ(json["language"], language);
                EXPECT_EQ(json["voice"], voice);
                EXPECT_FALSE(json["solutions"][0]["steps"].empty());
            }
    const Ran unknown = run({"explain", "--language", "xx", example("orthocentre.txt")});
    EXPECT_EQ(unknown.status, 2);
    EXPECT_NE(unknown.err.find("take en or zh, or a file"), std::string::npos) << unknown.err;
}

std::string english_but(const std::string& said, const std::string& instead) {
    std::ifstream file(porism::test::in_source("resources/languages/en.txt"));
    std::string text{std::istreambuf_iterator<char>(file), {}};
    for (const auto& [from, to] :
         {std::pair<std::string, std::string>("language en English", "language old Older"), {said, instead}})
        text.replace(text.find(from), from.size(), to);
    return text;
}

TEST(Explain, TellsInTheLanguageOfAFile) {
    const Scratch scratch;
    scratch.put("old.txt", english_but("Prove that {statement}", "Be it shown that {statement}"));
    const Ran told = run({"explain", "--language", scratch.path("old.txt"), example("orthocentre.txt")});
    EXPECT_EQ(told.status, 0) << told.err;
    EXPECT_NE(told.out.find("Be it shown that"), std::string::npos) << told.out;
    scratch.put("bad.txt", english_but("Prove that {statement}", "Prove that {claims}"));
    const Ran refused = run({"explain", "--language", scratch.path("bad.txt"), example("orthocentre.txt")});
    EXPECT_EQ(refused.status, 2);
    EXPECT_NE(refused.err.find("bad.txt:"), std::string::npos) << refused.err;
    EXPECT_NE(refused.err.find("{claims}"), std::string::npos) << refused.err;
}

TEST(Explain, OfAPictureOnlyWhatItShows) {
    const Ran told = run({"explain", "--caption", example("orthocentre.txt")});
    EXPECT_EQ(told.status, 0) << told.err;
    EXPECT_NE(told.out.find("triangle"), std::string::npos);
    EXPECT_EQ(told.out.find("Prove"), std::string::npos);
    const Json json = document_of(run({"explain", "--caption", "--json", example("orthocentre.txt")}));
    EXPECT_EQ(json["caption"].get<std::string>() + "\n", told.out);
}

/// What the marks say the text does not, and the other way round.
TEST(Explain, LeavesOutWhatMarksSay) {
    const std::string scene =
        R"({"version": 1, "actions": [
        {"op": "Construct", "type": "triangle", "args": ["a", "b", "c"]},
        {"op": "State", "type": "cong", "args": ["a", "b", "a", "c"]},
        {"op": "Construct", "type": "midpoint", "args": ["m", "b", "c"]}],
        "goals": ["perp a m b c"]})";
    const std::string full = run({"explain", "--strategy", "full", "--seed", "1", "-"}, {.input = scene}).out;
    const std::string orthogonal =
        run({"explain", "--strategy", "orthogonal", "--seed", "1", "-"}, {.input = scene}).out;
    EXPECT_FALSE(full.empty());
    EXPECT_FALSE(orthogonal.empty());
    const auto statement_of = [](const std::string& text) { return text.substr(0, text.find('\n')); };
    EXPECT_GT(statement_of(full).size(), statement_of(orthogonal).size()) << full << orthogonal;
}

TEST(Explain, NamesTheRootThatIsLeftOutWhereAReadingIsNotTold) {
    const std::string scene =
        R"({"version": 1, "actions": [
        {"op": "Construct", "type": "free", "args": ["a"]}, {"op": "Construct", "type": "free", "args": ["b"]},
        {"op": "Construct", "type": "free", "args": ["c"]},
        {"op": "State", "type": "relation", "args": ["length(a,b) = x"]},
        {"op": "State", "type": "relation", "args": ["length(b,c) = x^2 - 2"]},
        {"op": "State", "type": "cong", "args": ["a", "b", "b", "c"]}], "goals": [], "questions": ["compute x"]})";
    const Ran told = run({"explain", "-"}, How{.input = scene});
    EXPECT_NE(told.out.find("x = −1 or x = 2; with x = −1, AB = −1, but a length is positive."), std::string::npos)
        << told.out << told.err;
}

TEST(Explain, SaysOfADirectedAngleWhichWayItTurns) {
    const std::string out =
        run({"explain", "-"},
            How{.input = "p\na@0_0 = free a; b@13_0 = lconst b a 13; c@8_13 = lconst c b 14, lconst c a 15 ? "
                         "acompute b a b c\n"})
            .out;
    const char* const turn =
        "So the angle from BA to BC, which turns clockwise here, is 180° − arccos(5/13), about 112.62°.";
    EXPECT_NE(out.find(turn), std::string::npos) << out;
}

} // namespace
} // namespace porism::cli
