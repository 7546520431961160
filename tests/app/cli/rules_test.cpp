// Rule profiles on the command line, and why a goal is not solved.
#include "running.h"
#include "support/json_schema.h"

#include <gtest/gtest.h>

namespace porism::cli {
namespace {

using test::lines;
using test::Ran;
using test::run;
using test::Scratch;
using Json = nlohmann::ordered_json;

class Rules : public testing::Test {
protected:
    Scratch scratch_;
    porism::test::JsonSchemas schemas_;
    std::string file_ = scratch_.put("intercept.txt", "cut\na b c = triangle a b c; d = on_line d a b; e = on_line e a "
                                                      "c, on_pline e d b c ? eqratio a d a b a e a c\n");
    Json record(const std::vector<std::string>& command) {
        const Ran ran = run(command);
        const Json out = Json::parse(lines(ran.out).at(0));
        EXPECT_EQ(schemas_.violation("solve", out), "") << ran.out;
        return out;
    }
};

TEST_F(Rules, MeanTheSameEverywhere) {
    for (const std::vector<std::string>& command :
         std::vector<std::vector<std::string>>{{"solve", file_},
                                               {"close", "--why", "eqratio a d a b a e a c", file_},
                                               {"explain", file_},
                                               {"explore", "--method", "single", file_}}) {
        std::vector<std::string> before = command, after = command;
        before.insert(before.end(), {"--rules", "circles"});
        after.insert(after.end(), {"--rules", "similarity"});
        EXPECT_EQ(run(before).status, 1) << command[0];
        const Ran ran = run(after);
        EXPECT_EQ(ran.status, 0) << command[0] << ran.err;
        EXPECT_NE(ran.err.find("with the rule profile Similarity (grade 9)"), std::string::npos) << ran.err;
    }
    const auto sum = lines(run({"bench", "reason", "--json", "--rules", "circles", file_}).out);
    EXPECT_EQ(Json::parse(sum.back())["solved"], 0);
}

TEST_F(Rules, MayComeFromAFile) {
    const std::string mine = scratch_.put(
        "mine.json", R"({"porism": "rule_profile", "version": 1, "name": "mine", "builds_on": ["similarity"]})");
    EXPECT_EQ(schemas_.violation("rule_profile", Json::parse(scratch_.get("mine.json"))), "");
    EXPECT_EQ(run({"solve", "--rules", mine, file_}).status, 0);
    const std::string wrong = scratch_.put("wrong.json", "{\"porism\": \"rule_profile\", \"version\": 1,\n"
                                                         " \"name\": \"w\", \"builds_on\": [\"angles\"],\n"
                                                         " \"rules\": [\"thalez\"]}");
    const Ran ran = run({"solve", "--rules", wrong, file_});
    EXPECT_EQ(ran.status, 2);
    EXPECT_NE(ran.err.find("wrong.json:3:"), std::string::npos) << ran.err;
    EXPECT_NE(ran.err.find("did you mean thales?"), std::string::npos) << ran.err;
    const Ran unknown = run({"solve", "--rules", "similarty", file_});
    EXPECT_EQ(unknown.status, 2);
    EXPECT_NE(unknown.err.find("did you mean similarity?"), std::string::npos) << unknown.err;
}

TEST_F(Rules, AreListed) {
    const std::string all = run({"catalogue", "profiles", "--json"}).out;
    EXPECT_EQ(schemas_.violation("catalogue", Json::parse(all)), "");
    EXPECT_GE(Json::parse(all).size(), 6U);
    const Ran one = run({"catalogue", "profiles", "circles"});
    EXPECT_NE(one.out.find("inscribed_angles"), std::string::npos) << one.out;
    EXPECT_EQ(one.out.find("similar_aa"), std::string::npos) << one.out;
}

TEST_F(Rules, WhyNotNamesTheTheoremThatIsLeftOut) {
    const Json why = record({"solve", "--json", "--why-not", "--without", "proportion", "--without", "similarity",
                             "--without", "sine", file_})["why_not"];
    EXPECT_EQ(why["cause"], "not_derived");
    EXPECT_EQ(why["exact"], "holds");
    ASSERT_FALSE(why["links"].empty());
    EXPECT_FALSE(why["links"][0]["theorem"].get<std::string>().empty());
    const Ran text = run({"solve", "--why-not", "--rules", "circles", file_});
    EXPECT_NE(text.out.find("First missing link: "), std::string::npos) << text.out;
    EXPECT_EQ(run({"solve", "--rules", "circles", file_}).out.find("First missing link"), std::string::npos);
}

TEST_F(Rules, WhyNotNamesThePictureThatFails) {
    const std::string file = scratch_.put("false.txt", "f\na b c = triangle a b c; d = foot d a b c ? cong b d c d\n");
    const Json why = record({"solve", "--json", "--why-not", file})["why_not"];
    EXPECT_EQ(why["cause"], "false");
    EXPECT_EQ(why["picture"]["points"].size(), 4U);
    EXPECT_NE(why["picture"]["measured"].get<std::string>().find("BD = "), std::string::npos) << why.dump();
}

TEST_F(Rules, WhyNotSaysOfAQuestionWhatIsMissing) {
    const std::string file =
        scratch_.put("exradius.txt", "i\na = free a; b = lconst b a 6; c = lconst c a 5, lconst c "
                                     "b 7; i = excenter i a b c; h = orthocenter h a b c ? lcompute i h\n");
    const Json why = record({"solve", "--json", "--why-not", file})["why_not"];
    EXPECT_EQ(why["cause"], "not_derived");
    EXPECT_EQ(why["value"], "sqrt(14982)/12");
    EXPECT_FALSE(why["equations"].empty());
    EXPECT_FALSE(why["missing"].empty());
    const Ran text = run({"solve", "--why-not", file});
    EXPECT_NE(text.out.find("    First missing link: a value for "), std::string::npos) << text.out;
    const Json answers = Json::parse(lines(run({"bench", "answers", "--json", file}).out).at(0));
    EXPECT_EQ(answers["cause"], "value_unknown");
    EXPECT_NE(answers["detail"].get<std::string>().find("; first missing link: a value for "), std::string::npos);
}

TEST_F(Rules, WhyNotSaysThatTheGivensLeaveAValueOpen) {
    const std::string file = scratch_.put("open.txt", "o\na b c = triangle a b c ? lcompute a b\n");
    const Json why = record({"solve", "--json", "--why-not", file})["why_not"];
    EXPECT_EQ(why["cause"], "not_determined");
    EXPECT_NE(why["picture"]["measured"].get<std::string>().find("the length AB is "), std::string::npos) << why.dump();
    EXPECT_EQ(Json::parse(lines(run({"bench", "answers", "--json", file}).out).at(0))["cause"], "not_determined");
}

} // namespace
} // namespace porism::cli
