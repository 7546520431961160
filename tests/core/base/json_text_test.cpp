// Where values stand in JSON text: over values drawn at random, and the errors that are told with it.
#include "base/json_text.h"

#include "base/fields.h"
#include "base/json.h"
#include "base/text.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>

namespace porism {
namespace {

const std::string names[] = {"a", "b", "", "a/b", "~", "~1", "q\"uote", "back\\slash", "\u00e9", "nested"};

Json drawn(int depth) {
    const int kind = *rc::gen::inRange(0, depth > 0 ? 7 : 5);
    if (kind == 0) return nullptr;
    if (kind == 1) return *rc::gen::arbitrary<bool>();
    if (kind == 2) return *rc::gen::arbitrary<int>();
    if (kind == 3) return 0.25 * *rc::gen::inRange(-9, 9);
    if (kind == 4) return *rc::gen::elementOf(std::vector<std::string>{"", "{\"", "}", "\\\"]", "a, b: c", "\n"});
    const int children = *rc::gen::inRange(0, 4);
    Json json = kind == 5 ? Json::array() : Json::object();
    for (int i = 0; i < children; ++i) {
        if (kind == 5)
            json.push_back(drawn(depth - 1));
        else
            json[*rc::gen::elementOf(std::vector<std::string>(std::begin(names), std::end(names)))] = drawn(depth - 1);
    }
    return json;
}

/// Every value within one, by its pointer.
void pointers(const Json& json, const std::string& pointer, std::vector<std::pair<std::string, Json>>& out) {
    out.emplace_back(pointer, json);
    if (json.is_array())
        for (std::size_t i = 0; i < json.size(); ++i) pointers(json[i], pointer + '/' + std::to_string(i), out);
    if (json.is_object())
        for (const auto& [key, value] : json.items()) pointers(value, pointer + '/' + pointer_token(key), out);
}

TEST(JsonText, EveryValueIsFoundWhereItIsWritten) {
    EXPECT_TRUE(rc::check([] {
        const Json json = Json::array({drawn(4), drawn(4), drawn(4)});
        std::vector<std::pair<std::string, Json>> values;
        pointers(json, "", values);
        for (const int indent : {-1, 0, 2}) {
            const std::string text = to_text(json, indent);
            RC_ASSERT(!repeated_member(text));
            for (const auto& [pointer, value] : values) {
                const std::size_t at = offset_of(text, pointer);
                // Of the rest of the text the value is what a reader takes first.
                std::size_t length = 1;
                while (!Json::accept(text.substr(at, length)) || Json::parse(text.substr(at, length)) != value)
                    RC_ASSERT(at + ++length <= text.size());
            }
        }
    }));
}

TEST(JsonText, AnUnknownPathEndsAtTheLastValueOnTheWay) {
    constexpr std::string_view text = R"( {"a": [1, {"b": 2}]} )";
    EXPECT_EQ(offset_of(text, ""), 1u);
    EXPECT_EQ(offset_of(text, "/a/1/c"), text.find("{\"b\""));
    EXPECT_EQ(offset_of(text, "/b"), 1u);
    EXPECT_EQ(offset_of(text, "/a/7"), text.find('['));
}

TEST(JsonText, ElementsOfAListAreFoundInOnePass) {
    constexpr std::string_view text = "{\"a\": [1,\n [2, 3], {\"b\": 4}], \"c\": []}";
    const auto offsets = element_offsets(text, "/a");
    ASSERT_EQ(offsets.size(), 3u);
    for (std::size_t i = 0; i < offsets.size(); ++i) EXPECT_EQ(offsets[i], offset_of(text, "/a/" + std::to_string(i)));
    const auto places = places_in(text, offsets, "x.json");
    EXPECT_EQ(places[1], (Place{"x.json", 2, 2}));
    EXPECT_EQ(places[2], place_in(text, offsets[2], "x.json"));
    EXPECT_TRUE(element_offsets(text, "/c").empty());
    EXPECT_TRUE(element_offsets(text, "/a/2").empty());
}

TEST(JsonText, RepeatedMembersAreFoundHoweverTheyAreWritten) {
    const std::string text = R"([{"x": {"y": 1}, "z": {"y": 2}}, {"y": 1, "\u0079": 2}])";
    const auto repeated = repeated_member(text);
    ASSERT_TRUE(repeated);
    EXPECT_EQ(repeated->name, "y");
    EXPECT_EQ(repeated->offset, text.find("\"\\u0079"));
}

TEST(JsonText, ErrorsOfMeaningHaveLineAndColumn) {
    const std::string text = "{\n  \"version\": 1,\n  \"figures\": [3,\n    {\"size\": \"no\"}]\n}";
    const Json json = *parse_json(text);
    std::size_t size = 0;
    const Status read = read_count(json["figures"][1], "size", size);
    ASSERT_FALSE(read);
    const Error error = placed_in(in_member(element("figures", 1), read.error()), text, "x.json");
    EXPECT_EQ(error.pointer, "/figures/1/size");
    EXPECT_EQ(error.place, (Place{"x.json", 4, 14}));
    EXPECT_EQ(to_string(error).substr(0, 39), "x.json:4:14: error: /figures/1/size: th");
}

TEST(JsonText, NumbersTooLargeHaveAPlaceToo) {
    const auto parsed = parse_json("{\"a\": \"1e999\",\n \"b\": [1, -1e999]}", "x.json");
    ASSERT_FALSE(parsed);
    EXPECT_EQ(parsed.error().code, "json_number");
    EXPECT_EQ(parsed.error().place, (Place{"x.json", 2, 11}));
}

} // namespace
} // namespace porism
