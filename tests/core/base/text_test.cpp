#include "base/json.h"
#include "base/random.h"
#include "base/text.h"

#include <gtest/gtest.h>

namespace porism {
namespace {

TEST(Text, NearestWordFindsASlipAndRefusesAStranger) {
    const std::vector<std::string> words{"foot", "mirror", "midpoint"};
    EXPECT_EQ(nearest_word("foott", words), "foot");
    EXPECT_EQ(nearest_word("midpiont", words), "midpoint");
    EXPECT_EQ(nearest_word("zebra", words), "");
}

TEST(Json, ErrorHasLineAndColumn) {
    const auto parsed = parse_json("{\n  \"a\": 1,\n  b\n}", "x.json");
    ASSERT_FALSE(parsed);
    EXPECT_EQ(parsed.error().place->line, 3);
    EXPECT_EQ(to_string(parsed.error()).substr(0, 9), "x.json:3:");
}

TEST(Json, ARepeatedMemberIsRefused) {
    const auto parsed = parse_json(R"({"a": {"b": 1, "c": [{"b": 2}]}, "d": {"x": 1, "x": 2}})", "x.json");
    ASSERT_FALSE(parsed);
    EXPECT_EQ(parsed.error().code, "json_repeated_member");
    EXPECT_NE(parsed.error().what.find("\"x\""), std::string::npos);
    EXPECT_TRUE(parse_json(R"({"a": {"b": 1, "c": [{"b": 2}, {"b": 3}]}, "b": {}})"));
}

TEST(Json, DeepNestingIsRefused) {
    const auto parsed = parse_json(std::string(100000, '['));
    ASSERT_FALSE(parsed);
    EXPECT_EQ(parsed.error().code, "json_too_deep");
}

TEST(Rng, StreamsDifferAndRepeat) {
    Rng a(1, 0), b(1, 1), c(1, 0);
    const auto first = a.next();
    EXPECT_NE(first, b.next());
    EXPECT_EQ(first, c.next());
}

} // namespace
} // namespace porism
