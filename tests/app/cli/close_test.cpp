// What `porism close` says below its list.
#include "running.h"

#include <gtest/gtest.h>

namespace porism::cli {
namespace {

/// AB and BD to one side of BC or to both; E before, between or behind A and B.
constexpr const char* open_order = R"({"version": 1, "name": "open", "actions": [
    {"op": "Construct", "type": "free", "args": ["a"]}, {"op": "Construct", "type": "free", "args": ["b"]},
    {"op": "Construct", "type": "free", "args": ["c"]}, {"op": "Construct", "type": "free", "args": ["d"]},
    {"op": "Construct", "type": "free", "args": ["e"]},
    {"op": "State", "type": "relation", "args": ["angle(a,b,c) = 70"]},
    {"op": "State", "type": "relation", "args": ["angle(c,b,d) = 30"]},
    {"op": "State", "type": "coll", "args": ["a", "b", "e"]}], "goals": []})";

std::vector<std::string> legends(std::initializer_list<std::string> arguments) {
    std::vector<std::string> out;
    std::vector<std::string> all{"close", "-"};
    all.insert(all.end(), arguments);
    for (std::string& line : test::lines(test::run(all, {.input = open_order}).out))
        if (line.starts_with("†")) out.push_back(std::move(line));
    return out;
}

TEST(CloseLegend, TellsEachSignOnce) {
    const std::string proved = "† proved as the points lie here: other pictures of the construction may ";
    EXPECT_EQ(legends({}), std::vector{proved + "fail it or have another value"});
    EXPECT_EQ(legends({"--kind", "sums"}), std::vector{proved + "fail it"});
    EXPECT_EQ(legends({"--points", "a,b,d"}), std::vector{proved + "have another value"});
}

} // namespace
} // namespace porism::cli
