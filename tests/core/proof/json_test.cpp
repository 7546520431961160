#include "proof/json.h"

#include "hand_graph.h"
#include "proof/rules/rule.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>

namespace porism::proof {
namespace {

using test::letters;
using test::say;

const std::vector<std::string> statements = {"para a b c d",
                                             "perp a b c d",
                                             "cong a b c d",
                                             "coll a b c",
                                             "cyclic a b c d",
                                             "midp a b c",
                                             "eqangle a b c d e f g h",
                                             "aconst a b c d 7pi/12",
                                             "rconst a b c d 2/3"};
const std::vector<std::string> order_statements = {"ncoll a b c", "diff a b", "sameclock a b c d e f"};

numbers::Integer any_integer() {
    numbers::Integer value = *rc::gen::arbitrary<int>();
    for (int i = *rc::gen::inRange(0, 6); i > 0; --i) value *= *rc::gen::inRange(2, 1000000);
    return value;
}

Step any_step(std::size_t index) {
    Step step;
    step.conclusion = say(*rc::gen::elementOf(statements));
    step.reason = static_cast<Reason>(*rc::gen::inRange(0, 5));
    if (step.reason == Reason::given) step.action = *rc::gen::inRange<std::size_t>(0, 50);
    if (step.reason == Reason::rule) {
        step.rule = rules()[*rc::gen::inRange<std::size_t>(0, rules().size())].name;
        for (int i = *rc::gen::inRange(0, 6); i > 0; --i)
            step.binding.emplace_back(*rc::gen::inRange<std::size_t>(0, letters.size()));
    }
    for (std::size_t i = 0; i < index; ++i)
        if (*rc::gen::arbitrary<bool>()) step.premises.push_back(i);
    if (step.reason == Reason::algebra) {
        Certificate certificate{{}, 1 + abs(any_integer()), any_integer()};
        for (int i = *rc::gen::inRange(0, 4); i > 0; --i)
            certificate.terms.push_back(
                {*rc::gen::inRange<std::size_t>(0, 9), *rc::gen::inRange<std::size_t>(0, 4), any_integer()});
        step.certificates.push_back(std::move(certificate));
    }
    for (const std::string& text : order_statements)
        if (*rc::gen::arbitrary<bool>()) step.conditions.push_back(say(text));
    return step;
}

TEST(PathJson, ReadsBackWhatItWrote) {
    EXPECT_TRUE(rc::check([] {
        Path path;
        const auto count = *rc::gen::inRange<std::size_t>(1, 8);
        for (std::size_t i = 0; i < count; ++i) path.steps.push_back(any_step(i));
        const std::string text = to_json(path, letters).dump();
        const auto back = path_from_json(parse_json(text).value(), letters);
        RC_ASSERT(back.has_value());
        RC_ASSERT(*back == path);
        RC_ASSERT(to_json(*back, letters).dump() == text);
    }));
}

struct Bad {
    const char* json;
    const char* says;
};

TEST(PathJson, SaysWhatIsWrong) {
    const Bad cases[] = {
        {R"({})", "version"},
        {R"({"version":2,"steps":[]})", "version 2"},
        {R"({"version":1.9,"steps":[]})", "version"},
        {R"({"version":4294967297,"steps":[]})", "version 4294967297"},
        {R"({"version":0,"steps":[]})", "version"},
        {R"({"version":"1","steps":[]})", "version"},
        {R"({"version":1,"steps":{}})", "steps"},
        {R"({"version":1,"steps":[],"colour":"red"})", "colour"},
        {R"({"version":1,"steps":[{"conclusion":"perp a b c d","reason":"given","action":0,"colour":"red"}]})",
         "colour"},
        {R"({"version":1,"steps":[{"conclusion":"perp a b c d","reason":"given","action":2.7}]})", "action"},
        {R"({"version":1,"steps":[{"conclusion":"perp a b c d","reason":"given","action":-1}]})", "action"},
        {R"({"version":1,"steps":[{"conclusion":"perp a b c d","reason":"given","premises":[0.5]}]})", "premises"},
        {R"({"version":1,"steps":[{"conclusion":"perp a b c d","reason":"given","premises":{"a":0}}]})", "premises"},
        {R"({"version":1,"steps":[{"conclusion":"perp a b c d","reason":"given","conditions":[1]}]})", "conditions"},
        {R"({"version":1,"steps":[{"conclusion":"perp a b c d","reason":"algebra","certificates":[{"terms":[],"sum":1}]}]})",
         "sum"},
        {R"({"version":1,"steps":[{"conclusion":"perp a b c d","reason":"algebra","certificates":[{"terms":[[0,1.5,"1"]]}]}]})",
         "term"},
        {R"({"version":1})", "steps"},
        {R"({"version":1,"steps":[]})", "at least one step"},
        {R"({"version":1,"steps":[{}]})", "step 1"},
        {R"({"version":1,"steps":[{"conclusion":"perp a b c","reason":"given"}]})", "step 1"},
        {R"({"version":1,"steps":[{"conclusion":"perp a b c d","reason":"guess"}]})", "guess"},
        {R"({"version":1,"steps":[{"conclusion":"perp a b c z","reason":"given"}]})", "z"},
        {R"({"version":1,"steps":[{"conclusion":"perp a b c d","reason":"given","action":"x"}]})", "action"},
        {R"({"version":1,"steps":[{"conclusion":"perp a b c d","reason":"given","premises":[-1]}]})", "premises"},
        {R"({"version":1,"steps":[{"conclusion":"perp a b c d","reason":"rule","rule":"r","binding":["q"]}]})", "q"},
        {R"({"version":1,"steps":[{"conclusion":"perp a b c d","reason":"algebra","certificates":[{"terms":[[0,0,1]]}]}]})",
         "string"},
        {R"({"version":1,"steps":[{"conclusion":"perp a b c d","reason":"algebra","certificates":[{"terms":[[0,-1,"1"]]}]}]})",
         "term"},
        {R"({"version":1,"steps":[{"conclusion":"perp a b c d","reason":"algebra","certificates":[{"terms":[],"multiple":"x"}]}]})",
         "x"},
        {R"({"version":1,"steps":[{"conclusion":"perp a b c d","reason":"algebra","certificates":[{"terms":[],"multiple":"01"}]}]})",
         "01"},
        {R"({"version":1,"steps":[{"conclusion":"perp a b c d","reason":"algebra","certificates":[{"terms":[[0,0,"-0"]]}]}]})",
         "-0"},
    };
    for (const Bad& bad : cases) {
        const auto path = path_from_json(parse_json(bad.json).value(), letters);
        ASSERT_FALSE(path) << bad.json;
        EXPECT_NE(to_string(path.error()).find(bad.says), std::string::npos)
            << bad.json << ": " << to_string(path.error());
    }
}

TEST(GraphJson, ListsStatementsInOrderAndMarksFirstDerivations) {
    test::HandGraph graph;
    const auto one = graph.given("coll a b c", 3);
    const auto two = graph.given("coll b c d", 4);
    graph.derived("coll a b d", Reason::line_class, {one, two});
    const Json json = to_json(graph.graph(), letters);
    EXPECT_EQ(json["statements"].dump(), R"(["coll a b c","coll b c d","coll a b d"])");
    EXPECT_EQ(json["derivations"][0].dump(), R"({"conclusion":0,"reason":"given","action":3,"first":true})");
    EXPECT_EQ(json["derivations"][2]["reason"], "line_class");
}

} // namespace
} // namespace porism::proof
