#include "base/digits.h"
#include "base/fields.h"
#include "base/json.h"
#include "base/random.h"
#include "base/text.h"

#include <array>
#include <fmt/format.h>
#include <gtest/gtest.h>

namespace porism {
namespace {

TEST(Text, NearestWordFindsASlipAndRefusesAStranger) {
    const std::vector<std::string> words{"foot", "mirror", "midpoint"};
    EXPECT_EQ(nearest_word("foott", words), "foot");
    EXPECT_EQ(nearest_word("midpiont", words), "midpoint");
    EXPECT_EQ(nearest_word("zebra", words), "");
    EXPECT_EQ(did_you_mean("foott", words, "no"), "did you mean foot?");
    EXPECT_EQ(did_you_mean("zebra", words, "no"), "no");
}

TEST(Text, NearestWordOfALetterIsItsOtherCaseAndNoOtherLetter) {
    const std::vector<std::string> names{"a", "b", "p1"};
    EXPECT_EQ(nearest_word("B", names), "b");
    EXPECT_EQ(nearest_word("c", names), "");
    EXPECT_EQ(nearest_word("P1", names), "p1");
    EXPECT_EQ(nearest_word("p2", names), "p1");
}

TEST(Text, QuotesAreCutBetweenCharactersAndSaySo) {
    const std::string shown(48, 'x');
    EXPECT_EQ(in_quotes("abc"), "\"abc\"");
    EXPECT_EQ(in_quotes(shown), fmt::format("\"{}\"", shown));
    EXPECT_EQ(in_quotes(shown + "x"), fmt::format("\"{}...\"", shown));
    EXPECT_EQ(in_quotes(fmt::format("{:x>47}\u00e9", "")), fmt::format("\"{:x>47}...\"", ""));
}

TEST(Text, Utf8IsTheShortestFormOfACodePoint) {
    for (const std::string_view good :
         {"", "plain", "\u00e9", "\u0800", "\ud7ff", "\ue000", "\U00010000", "\U0010ffff", "\xc2\x80"})
        EXPECT_TRUE(is_utf8(good)) << good;
    for (const std::string_view bad :
         {"\x80", "\xc0\x80", "\xc1\xbf", "\xc2", "\xc2x", "\xe0\x80\x80", "\xe0\x9f\xbf", "\xed\xa0\x80",
          "\xed\xbf\xbf", "\xe2\x82", "\xf0\x80\x80\x80", "\xf0\x8f\xbf\xbf", "\xf4\x90\x80\x80", "\xf5\x80\x80\x80",
          "\xff", "a\xe2\x82z", "\xf0\x9f\x98"})
        EXPECT_FALSE(is_utf8(bad)) << testing::PrintToString(bad);
}

TEST(Json, WritesBytesThatAreNoTextWithoutThrowing) {
    EXPECT_EQ(to_text(Json("a\xed\xa0\x80z")).front(), '"');
    EXPECT_TRUE(is_utf8(to_text(Json{{"name", "\xe0\x80\x80"}})));
}

TEST(Json, HasNoComments) {
    for (const char* text : {"{ // one\n}", "{ /* two */ }", "[ // three"}) {
        const auto parsed = parse_json(text, "x.json");
        ASSERT_FALSE(parsed);
        EXPECT_EQ(parsed.error().code, "json_comment") << text;
        EXPECT_EQ(parsed.error().place, (Place{"x.json", 1, 3})) << text;
    }
    EXPECT_EQ(parse_json("{ / }").error().code, "json_syntax");
    EXPECT_TRUE(parse_json("[\"// none\", \"/* none */\"]"));
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
    EXPECT_EQ(parsed.error().place, (Place{"x.json", 1, 48}));
    EXPECT_TRUE(parse_json(R"({"a": {"b": 1, "c": [{"b": 2}, {"b": 3}]}, "b": {}})"));
}

TEST(Fields, TheEnvelopeIsOfItsKindAndOfAVersionThatIsRead) {
    const auto code = [](const char* text) {
        const Status read = check_envelope(*parse_json(text), "figure", {"porism", "version", "size"});
        return read ? std::string() : read.error().code;
    };
    EXPECT_EQ(code(R"({"porism": "figure", "version": 1, "size": 3})"), "");
    EXPECT_EQ(code("[]"), "json_not_object");
    EXPECT_EQ(code(R"({"version": 1})"), "json_missing");
    EXPECT_EQ(code(R"({"porism": "proof", "version": 1})"), "wrong_kind");
    EXPECT_EQ(code(R"({"porism": "figure"})"), "json_missing");
    for (const char* version : {"0", "-1", "1.0", "1.9", "\"1\"", "true", "null", "9007199254740993"})
        EXPECT_EQ(code((R"({"porism": "figure", "version": )" + std::string(version) + "}").c_str()), "json_type")
            << version;
    EXPECT_EQ(code(R"({"porism": "figure", "version": 4294967297, "colour": 1})"), "newer_version");
    EXPECT_EQ(code(R"({"porism": "figure", "version": 1, "colour": 1})"), "json_unknown_key");
}

TEST(Fields, MembersOfAnotherTypeAreRefused) {
    const Json json = *parse_json(R"({"text": 1, "flag": 1, "count": 1.5, "list": {}, "words": ["a", 2]})");
    std::string text;
    bool flag = false;
    std::size_t count = 0;
    EXPECT_FALSE(read_text(json, "text", text));
    EXPECT_FALSE(read_flag(json, "flag", flag));
    EXPECT_FALSE(read_count(json, "count", count));
    EXPECT_FALSE(read_list(json, "list"));
    EXPECT_FALSE(read_strings(json, "words"));
    EXPECT_FALSE(read_branches(json, "words"));
    EXPECT_TRUE(read_count(json, "none", count));
    EXPECT_EQ(read_strings(json, "none").value(), std::vector<std::string>());
}

TEST(Digits, AreAsManyAsTellNumbersApart) {
    using Texts = std::array<std::string, 2>;
    EXPECT_EQ(told_apart(2.5, 3, 6), (Texts{"2.5", "3"}));
    EXPECT_EQ(told_apart(1.41421356, 1.41421412, 6), (Texts{"1.4142136", "1.4142141"}));
    EXPECT_EQ(told_apart(1e-9, 2e-9, 3), (Texts{"1e-09", "2e-09"}));
    EXPECT_EQ(told_apart(1 / 3.0, 1 / 3.0, 4), (Texts{"0.3333", "0.3333"}));
    EXPECT_EQ(told_apart(1, 1 + 1e-15, 6), (Texts{"1", "1"})) << "that of the calculation";
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
