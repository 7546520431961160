// Equations that are asked about as statements that the tables know.
#include "workflow/solve/asked_statement.h"

#include "workflow/load.h"
#include "workflow/solve/answer.h"

#include <gtest/gtest.h>

namespace porism::workflow {
namespace {

const std::vector<std::string> names{"a", "b", "c", "d", "e", "f"};

std::string asked(const std::string& text) {
    const auto question = scene::parse_question(text, names);
    EXPECT_TRUE(question) << text;
    const auto statement = asked_statement(*question);
    return statement ? facts::to_string(*statement, names) : "";
}
std::string normal(const std::string& text) {
    return facts::to_string(facts::parse_statement(text, names)->front(), names);
}

TEST(AskedStatement, OfDirectedAngles) {
    EXPECT_EQ(asked("aequation 1/1 a b a c -1/1 c d a c 0o"), normal("para a b c d"));
    EXPECT_EQ(asked("aequation 1/1 a b a c -1/1 c d a c 90o"), normal("perp a b c d"));
    EXPECT_EQ(asked("aequation 1 a b c d -1 a e c f 0o"), normal("eqangle a b c d a e c f"));
    EXPECT_EQ(asked("aequation 1 a b c d 1 e f a c 30o"), "") << "four lines and a number";
    EXPECT_EQ(asked("aequation 2 a b c d 0o"), normal("eqangle a b c d c d a b"));
}

TEST(AskedStatement, OfProducts) {
    EXPECT_EQ(asked("lequation 1 a b * a c -1 a d * a e 0"), normal("eqratio a b a d a e a c"));
    EXPECT_EQ(asked("lequation 2 a b -3 c d 0"), normal("rconst a b c d 3/2"));
    EXPECT_EQ(asked("lequation 2 a b 3 c d 0"), "") << "no lengths satisfy it";
    EXPECT_EQ(asked("lequation 2 a b 3"), normal("lconst a b 3/2"));
    EXPECT_EQ(asked("lequation 1 a b * c d * e f -1 a c * b d * a f 0"), normal("eqprod a b c d e f a c b d a f"));
}

TEST(AskedStatement, OfSquaresAndOfLengths) {
    EXPECT_EQ(asked("lequation 1 a c * a c 1 b d * b d -1 a d * a d -1 b c * b c 0"), normal("perp a b c d"));
    EXPECT_EQ(asked("lequation 1 a b * a b -1 b c * b c -1 d e * d e 1 e f * e f 0"), normal("eqpower a b c d e f"));
    EXPECT_EQ(asked("lequation 1 a b 1 c d -1 e f 0"), normal("sum a b c d e f"));
    EXPECT_EQ(asked("lequation -1 a b 1 c d -1 e f 1 a f 0"), normal("eqsum c d a f a b e f"));
    EXPECT_EQ(asked("lequation 1 a b 1 c d 1 e f 0"), "") << "lengths do not add up to nothing";
    EXPECT_EQ(asked("lequation 1 a b * a c 1 c d * c d -1 e f * e f 0"), "");
}

TEST(AskedStatement, IsProvedWithoutTheOrderOfPoints) {
    const auto loaded =
        load_bytes("squares\na b = segment a b; c = free c; d = on_tline d c a b ? lequation 1 a c * a c "
                   "1 b d * b d -1 a d * a d -1 b c * b c 0\n"
                   "directions\na b c = triangle a b c; d = on_pline d c a b ? aequation 1 a b a c -1 c d a "
                   "c 0o\n"
                   "halves\na b c = triangle a b c; m = midpoint m a b; d = midpoint d b c ? lequation 1 a m "
                   "1 d c -1 m b -1 b d 0\n",
                   "t");
    ASSERT_TRUE(loaded);
    for (const LoadedProblem& problem : loaded->problems) {
        Options options;
        options.consequences = true;
        auto analysis = analyse(problem, options);
        ASSERT_TRUE(analysis) << problem.name;
        const Answer out = answer(*analysis, problem.document->questions.front());
        ASSERT_TRUE(out.answered()) << problem.name << ": " << out.result.reason;
        EXPECT_TRUE(verify::open_conditions(*out.result.verdict, analysis->scene.names()).empty()) << problem.name;
    }
}

} // namespace
} // namespace porism::workflow
