#include "corpus/json.h"

#include "support/files.h"

#include <gtest/gtest.h>

namespace porism::corpus {
namespace {

Result<Sample> example() {
    const auto blocks = test::fenced_blocks("docs/formats/store.md", "json");
    EXPECT_EQ(blocks.size(), 1u);
    return sample_from_json(*parse_json(blocks.at(0)));
}

TEST(SampleJson, TheExampleOfTheDocumentationIsRead) {
    auto sample = example();
    ASSERT_TRUE(sample) << to_string(sample.error());
    EXPECT_EQ(sample->problem.title, "Midline");
    EXPECT_EQ(sample->tags, std::vector<std::string>{"midpoints"});
    sample->document = R"({"porism":"document","version":1})";
    EXPECT_EQ(*sample_from_json(to_json(*sample)), *sample);
}

TEST(SampleJson, RefusesWithAReason) {
    const Json good = to_json(*example());
    const auto code_with = [&](const char* key, Json value) {
        Json json = good;
        json[key] = std::move(value);
        const auto read = sample_from_json(json);
        return read ? std::string() : read.error().code;
    };
    EXPECT_EQ(code_with("tags", {"b", "a", "b"}), "");
    EXPECT_EQ(code_with("version", 2), "newer_version");
    EXPECT_EQ(code_with("porism", "problem"), "wrong_kind");
    EXPECT_EQ(code_with("tags", 1), "json_type");
    EXPECT_EQ(code_with("problem", 1), "json_not_object");
    EXPECT_EQ(code_with("colour", 1), "json_unknown_key");
}

TEST(RowJson, SaysWhatATableShows) {
    SampleRow row;
    row.id = 3;
    row.title = "Midline";
    row.goals = {"para b c m n"};
    row.outcome = problem::Outcome::accepted;
    row.length = 2;
    const Json json = to_json(row);
    EXPECT_EQ(json["id"], 3);
    EXPECT_EQ(json["verdict"], "accepted");
    EXPECT_EQ(json["path_length"], 2);
    EXPECT_FALSE(json.contains("removed"));
    row.removed = "2025-01-31T12:00:00.000Z";
    EXPECT_EQ(to_json(row)["removed"], row.removed);
    EXPECT_EQ(to_json(Collection{1, "Sheet", "note", 4})["size"], 4);
}

} // namespace
} // namespace porism::corpus
