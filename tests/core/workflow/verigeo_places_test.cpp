// What is claimed and proved of points whose places follow from given ones.
#include "base/json.h"
#include "workflow/load.h"
#include "workflow/verify/verification.h"
#include "workflow/verify/verify.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <string>
#include <string_view>
#include <vector>

namespace porism::workflow {
namespace {

using problem::Outcome;
using Words = std::vector<std::string>;

Json acted(std::string_view op, std::string_view type, const Words& args) {
    return {{"op", op}, {"type", type}, {"args", args}};
}

Json three_points() {
    Json actions = Json::array();
    for (const Words& place : {Words{"A", "0", "0"}, Words{"B", "4", "0"}, Words{"C", "1", "3"}})
        actions.push_back(acted("AddPoint", "Cartesian", place));
    return {{"problem", "Points."}, {"givens", Json::array()}, {"goal", ""},
            {"answer", ""},         {"comment", ""},           {"actions", std::move(actions)}};
}

LoadedProblem read_one(const Json& envelope) {
    auto read = load_bytes(to_text(envelope), "envelope.json");
    EXPECT_TRUE(read) << to_string(read.error());
    return std::move(read->problems.front());
}

/// Of points that vectors and midpoints place.
TEST(Places, ThatFollowProveAClaim) {
    Json json = three_points();
    for (const char* const name : {"D", "M"}) json["actions"].push_back(acted("AddPoint", "Free", {name}));
    json["actions"].push_back(acted("AddEdge", "VectorSum", {"A", "D", "A", "B", "A", "C"}));
    json["actions"].push_back(acted("AddEdge", "Midpoint", {"M", "SEG_BC"}));
    const auto outcome = [&](const Words& claim) {
        Json with = json;
        with["solver_actions"] = Json::array({acted("AddEdge", "ExprConstraint", claim)});
        return verify(read_one(with)).value().outcome;
    };
    for (const Words& claim :
         {Words{"Vector(A,D)", "=", "Vec(5,3)"}, Words{"X(D)", "=", "5"}, Words{"X(M)", "=", "5/2"},
          Words{"X(D)", ">", "4"}, Words{"Vector(A,M)", "=", "Vec(5/2,3/2)"}})
        EXPECT_EQ(outcome(claim), Outcome::accepted) << claim[0];
    for (const Words& claim :
         {Words{"Vector(A,D)", "=", "Vec(5,4)"}, Words{"X(D)", "=", "5.00000001"}, Words{"X(M)", "<", "5/2"}})
        EXPECT_EQ(outcome(claim), Outcome::rejected) << claim[0];
    json["goal"] = "Prove Vector(A,D) = Vec(5,3)";
    EXPECT_EQ(verify(read_one(json)).value().outcome, Outcome::accepted);
    json["goal"] = "Prove X(D) = 6";
    const auto verdict = verify(read_one(json)).value();
    EXPECT_EQ(verdict.outcome, Outcome::rejected);
    const auto seen = std::ranges::find(verdict.checks, "goal_holds", &problem::Check::name);
    ASSERT_NE(seen, verdict.checks.end());
    EXPECT_EQ(seen->message, "X(D) = 6 is false in a picture");
}

} // namespace
} // namespace porism::workflow
