// Numbers that are stated of a figure, as problems give them, and what relation rows make of them (definition 24).
#include "problem/grade.h"
#include "workflow/load.h"
#include "workflow/solve/answer.h"

#include "base/json.h"
#include "base/text.h"

#include <gtest/gtest.h>
#include <utility>

namespace porism::workflow {
namespace {

struct Told {
    std::vector<std::string> points; ///< with sketch coordinates: "a 2 5"
    std::vector<std::string> stated;
    std::vector<std::pair<std::string, std::string>> answers; ///< by question
};

std::vector<std::string> words_kept(const std::string& text) {
    std::vector<std::string> out;
    for (const std::string_view word : split(text, ' ')) out.emplace_back(word);
    return out;
}

std::string scene_of(const Told& told) {
    Json actions = Json::array(), questions = Json::array();
    for (const std::string& point : told.points) {
        const auto words = words_kept(point);
        const Json at{{"x", words[1]}, {"y", words[2]}, {"kind", "sketch"}};
        actions.push_back({{"op", "Construct"}, {"type", "free"}, {"args", {words[0]}}, {"at", {at}}});
    }
    for (const std::string& one : told.stated) {
        const bool relation = one.find('=') != std::string::npos;
        auto words = words_kept(one);
        const std::string type = relation ? "relation" : words.front();
        words.erase(words.begin());
        actions.push_back({{"op", "State"}, {"type", type}, {"args", relation ? std::vector{one} : words}});
    }
    for (const auto& [question, answer] : told.answers) questions.push_back(question);
    return Json{{"version", 1}, {"name", "told"}, {"actions", actions}, {"questions", questions}}.dump();
}

const Told figures[] = {
    {{"a 2 5", "b 0 0", "c 8 0", "d 3 0"},
     {"coll d b c", "length(b,d)=3", "length(d,c)=5", "area(a,b,c)=24"},
     {{"compute area(a,b,d)", "9"}, {"compute area(a,c,d)", "15"}}},
    {{"a 2 5", "b 0 0", "c 8 0", "d 4 0"}, {"midp d b c", "area(a,b,c)=24"}, {{"compute area(a,b,d)", "12"}}},
    {{"a 0 0", "b 6 0", "c 2 5", "d 3 0"},
     {"midp d a b", "length(a,b)=6", "area(a,d,c)=7"},
     {{"compute area(b,c,d)", "7"}, {"compute area(a,b,c)", "14"}}},
    {{"a 2 5", "b 0 0", "c 8 0", "d 3 0"},
     {"coll d b c", "area(a,b,d)=9", "area(a,d,c)=15"},
     {{"compute area(a,b,c)", "24"}}},
    {{"a 0 0", "b 6 0", "c 2 5", "d 1 2.5", "e 4 2.5"},
     {"coll d a c", "coll e b c", "para d e a b", "length(a,b)=6", "length(d,e)=2", "area(a,b,c)=27"},
     {{"compute area(c,d,e)", "3"}, {"compute area(a,b,e,d)", "24"}}},
    {{"a 0 0", "b 8 0", "c 5 6", "d 10 0", "e 14 0", "f 12.5 3"},
     {"angle(b,a,c)=angle(e,d,f)", "angle(a,b,c)=angle(d,e,f)", "length(a,b)=8", "length(d,e)=4", "area(a,b,c)=24"},
     {{"compute area(d,e,f)", "6"}}},
    {{"a 0 0", "b 6 0", "c 2 5", "m 1 2.5", "n 4 2.5"},
     {"midp m a c", "midp n b c", "area(a,b,c)=24"},
     {{"compute area(c,m,n)", "6"}, {"compute area(a,b,n,m)", "18"}, {"compute area(a,b,n)", "12"}}},
    {{"a 0 0", "b 2 0", "c 0 2", "d 2 2"},
     {"lconst a b 2", "lconst c d 2", "para a b c d", "perp a b a c", "lconst a c 2"},
     {{"compute perimeter(a,b,c,d)", "4+4*sqrt(2)"}}},
    {{"a 3 6", "b 0 0", "c 8 0", "d 4 0"},
     {"coll d b c", "angle(b,a,d)=angle(d,a,c)", "lconst a b 6", "lconst a c 10", "lconst b c 14"},
     {{"compute length(a,d)", "15/4"}, {"compute length(b,d)", "21/4"}}},
    {{"a 0 0", "b 14 0", "c 5 12", "i 6 4", "t 6 0"},
     {"lconst a b 14", "lconst a c 13", "lconst b c 15", "angle(b,a,i)=angle(i,a,c)", "angle(a,b,i)=angle(i,b,c)",
      "coll t a b", "perp i t a b"},
     {{"compute length(i,t)", "4"}, {"compute length(a,t)", "6"}}},
    {{"a 0 0", "b 14 0", "c 5 12", "o 7 4"},
     {"lconst a b 14", "lconst a c 13", "lconst b c 15", "cong o a o b", "cong o a o c"},
     {{"compute length(a,o)", "65/8"}, {"compute disc(o,a)", "4225pi/64"}, {"compute circumference(o,a)", "65pi/4"}}},
    {{"a 0 0", "b 4 0", "c 0 3", "i 1 1", "t 1 0"},
     {"perp a b a c", "lconst a b 4", "lconst a c 3", "angle(b,a,i)=angle(i,a,c)", "angle(a,b,i)=angle(i,b,c)",
      "coll t a b", "perp i t a b"},
     {{"compute length(i,t)", "1"}}},
    {{"a 0 0", "b 10 0", "c 7 4", "d 3 4", "m 1.5 2", "n 8.5 2"},
     {"para a b c d", "midp m a d", "midp n b c", "length(a,b)=18", "length(m,n)=12"},
     {{"compute length(c,d)", "6"}}},
    {{"a 0 0", "b 10 0", "c 7 4", "d 3 4", "m 1.5 2", "n 8.5 2"},
     {"para a b c d", "midp m a d", "midp n b c", "length(a,b)=3*x", "length(c,d)=x", "length(m,n)=12"},
     {{"compute x", "6"}}},
    {{"a 0 0", "b 5 0", "c 8 4", "d 3 4", "e 4 2"},
     {"cong a b b c", "cong b c c d", "cong c d d a", "lconst a c 6", "lconst b d 8"},
     {{"compute area(a,b,c,d)", "24"}, {"compute length(a,b)", "5"}, {"compute perimeter(a,b,c,d)", "20"}}},
    {{"a 0 0", "b 4 -1", "c 6 2", "d 4 5", "e 0 4"},
     {"angle(e,a,b)=100", "angle(a,b,c)=110", "angle(b,c,d)=120", "angle(c,d,e)=95"},
     {{"compute angle(a,e,d)", "115"}}},
    {{"a 0 0", "b 4 -1", "c 6 2", "d 4 5", "e 0 4"},
     {"angle(e,a,b)=100", "angle(a,b,c)=110", "angle(b,c,d)=x", "angle(c,d,e)=x+20", "angle(d,e,a)=2*x-10"},
     {{"compute x", "80"}, {"compute angle(a,e,d)", "150"}}},
    {{"a 2 0", "b 1 1.7", "c -1 1.7", "d -2 0", "e -1 -1.7", "f 1 -1.7"},
     {"angle(f,a,b)=120", "angle(a,b,c)=110", "angle(b,c,d)=130", "angle(c,d,e)=125", "angle(d,e,f)=115"},
     {{"compute angle(a,f,e)", "120"}}},
    {{"a 2 0", "b 1 1.7", "c -1 1.7", "d -2 0", "e -1 -1.7", "f 1 -1.7"},
     {"cong a b b c", "cong b c c d", "cong c d d e", "cong d e e f", "cong e f f a", "length(a,b)=5"},
     {{"compute perimeter(a,b,c,d,e,f)", "30"}}},
    {{"a 0 0", "b 4 0", "c 4 3", "d 2 5", "e 0 3"},
     {"perp a b b c", "perp a e a b", "length(a,b)=4", "length(b,c)=3", "length(a,e)=3", "length(c,d)=length(d,e)",
      "length(d,e)=3", "apart_by a d c e"},
     {{"compute area(a,b,c,d,e)", "12+2*sqrt(5)"},
      {"compute perimeter(a,b,c,d,e)", "16"},
      {"compute area(c,d,e)", "2*sqrt(5)"}}},
    {{"a 2 0", "b 1 1.7", "c -1 1.7", "d -2 0", "e -1 -1.7", "f 1 -1.7"},
     {"cong a b b c", "cong b c c d", "cong c d d e", "cong d e e f", "cong e f f a", "angle(a,b,c)=angle(b,c,d)",
      "angle(b,c,d)=angle(c,d,e)", "angle(c,d,e)=angle(d,e,f)", "angle(d,e,f)=angle(e,f,a)",
      "angle(e,f,a)=angle(f,a,b)", "lconst a b 4"},
     {{"compute area(a,b,c,d,e,f)", "24*sqrt(3)"},
      {"compute angle(a,b,c)", "120"},
      {"compute length(a,c)", "4*sqrt(3)"},
      {"compute length(a,d)", "8"}}},
    {{"a 2 0", "b 0.6 1.9", "c -1.6 1.2", "d -1.6 -1.2", "e 0.6 -1.9", "o 0 0"},
     {"cong a b b c", "cong b c c d", "cong c d d e", "cong d e e a", "cong o a o b", "cong o b o c", "cong o c o d",
      "cong o d o e", "lconst a b 10"},
     {{"compute angle(a,b,c)", "108"},
      {"compute area(a,b,c,d,e)", "125*tan(3pi/10)"},
      {"compute angle(a,o,b)", "72"},
      {"compute length(a,c)", "5+5*sqrt(5)"}}},
    {{"o 0 0", "a 6 0", "b 3 5", "m -6 0"},
     {"cong o a o b", "cong o a o m", "lconst o a 6", "angle(a,o,b)=60"},
     {{"compute sector(o,a,m,b)", "30pi"}, {"compute arc_length(o,a,m,b)", "10pi"}, {"compute arc(o,a,m,b)", "300"}}},
    {{"o 0 0", "a 5 0", "b -5 0", "m 0 5"},
     {"midp o a b", "cong o a o m", "lconst o a 5"},
     {{"compute arc(o,a,m,b)", "180"},
      {"compute arc_length(o,a,m,b)", "5pi"},
      {"compute sector(o,a,m,b)", "25pi/2"},
      {"compute angle(a,m,b)", "90"}}},
    {{"o 0 0", "a 5 0", "b -5 0"},
     {"midp o a b", "lconst o a 5"},
     {{"compute arc(o,a,b)", "180"}, {"compute arc_length(o,a,b)", "5pi"}, {"compute sector(o,a,b)", "25pi/2"}}},
    // a parallelogram that equal angles make, and that no relation row sees
    {{"a -2 3", "b 0 0", "c 5 0", "d 7 -3"},
     {"angle(a,b,c)=110", "angle(d,c,b)=5x", "x=22", "cong a b c d", "length(b,d)=6"},
     {{"compute length(a,c)", "6"}}},
    {{"a 1 4", "b 0 0", "c 6 0", "d 7 4"},
     {"angle(a,b,c)=80", "angle(d,c,b)=5x", "x=20", "cong a b c d", "length(a,d)=6"},
     {{"compute length(b,c)", "6"}}},
};

class Numbers : public testing::TestWithParam<Told> {};

TEST_P(Numbers, DetermineTheRestExactly) {
    const Told& told = GetParam();
    const auto loaded = load_bytes(scene_of(told), "told");
    ASSERT_TRUE(loaded) << to_string(loaded.error());
    const LoadedProblem& problem = loaded->problems.front();
    ASSERT_TRUE(problem.document) << to_string(problem.document.error());
    Options options;
    options.consequences = true;
    auto analysis = analyse(problem, options);
    ASSERT_TRUE(analysis) << to_string(analysis.error());
    for (std::size_t i = 0; i < told.answers.size(); ++i) {
        const Answer found = answer(*analysis, problem.document->questions[i]);
        ASSERT_TRUE(found.answered()) << told.answers[i].first << ": " << found.result.reason;
        const auto expected = numbers::Scalar::parse(told.answers[i].second);
        ASSERT_TRUE(expected) << told.answers[i].second;
        EXPECT_EQ(problem::grade(*found.value, *expected), problem::Grade::exact)
            << told.answers[i].first << " = " << found.value->text();
    }
}

INSTANTIATE_TEST_SUITE_P(Rows, Numbers, testing::ValuesIn(figures));

} // namespace
} // namespace porism::workflow
