#include "document/document.h"

#include "support/files.h"
#include "support/random_scene.h"

#include <cmath>
#include <gtest/gtest.h>
#include <rapidcheck.h>

namespace porism::document {
namespace {

Document random_document(std::uint64_t seed) {
    Rng rng(seed);
    const auto made = test::random_scene(rng, {.given = true, .branches = true});
    Document document{made.scene, made.goals, {}, "T\xC3\xAFtle " + std::to_string(seed)};
    for (const auto& name : document.scene.names()) {
        if (rng.below(3) == 0) document.presentation.labels[name] = {rng.uniform(-2, 2), rng.uniform(-2, 2)};
        if (rng.below(4) == 0) document.presentation.hidden[name] = true;
    }
    const auto& names = document.scene.names();
    if (names.size() > 2 && rng.below(2) == 0) {
        using Kind = DrawnObject::Kind;
        document.presentation.styles[DrawnObject::of(Kind::segment, {names[1], names[0]})] = {"blue", "dashed", ""};
        document.presentation.styles[DrawnObject::of(Kind::circle, {names[2], names[0]})] = {"", "", "thick"};
        document.presentation.styles[DrawnObject::of(Kind::point, {names[2]})] = {"orange", "", ""};
        document.presentation.marks = {{"arcs", {names[0], names[1], names[2]}, 2}, {"ticks", {names[0], names[1]}, 3}};
        document.presentation.drawn = {DrawnObject::of(Kind::segment, {names[1], names[2]}),
                                       DrawnObject::of(Kind::circle, {names[2], names[0]})};
        document.presentation.undrawn = {DrawnObject::of(Kind::circle, {names[0], names[1]})};
    }
    if (rng.below(2) == 0) document.presentation.view = {rng.uniform(-9, 9), 0.1, rng.uniform(0.1, 20), 0};
    return document;
}

TEST(DocumentJson, EveryDocumentComesBack) {
    EXPECT_TRUE(rc::check([](std::uint64_t seed) {
        const Document made = random_document(seed);
        const auto back = document_from_json(*parse_json(to_text(to_json(made), 2)));
        RC_ASSERT(back.has_value());
        RC_ASSERT(*back == made);
    }));
}

TEST(DocumentJson, TheExampleOfTheDocumentationIsRead) {
    const auto blocks = test::fenced_blocks("docs/formats/document.md", "json");
    ASSERT_EQ(blocks.size(), 1u);
    const auto json = parse_json(blocks[0]);
    ASSERT_TRUE(json);
    const auto document = document_from_json(*json);
    ASSERT_TRUE(document) << to_string(document.error());
    EXPECT_EQ(to_json(*document), *json);
    EXPECT_EQ(document->presentation.labels.at("a"), (LabelPlace{0.5, -1}));
}

TEST(DocumentJson, NeverWritesWhatItWouldNotRead) {
    Document document = random_document(5);
    document.presentation.labels["gone"] = {1, 2};
    document.presentation.labels[document.scene.name(PointId(0))] = {std::nan(""), 0};
    document.presentation.hidden["gone"] = true;
    document.presentation.styles[DrawnObject::of(DrawnObject::Kind::point, {"gone"})] = {"blue", "", ""};
    document.presentation.marks = {{"ticks", {"gone", document.scene.name(PointId(0))}, 1}};
    document.presentation.drawn = {DrawnObject::of(DrawnObject::Kind::circle, {"gone", "a"})};
    document.presentation.view = {0, 0, INFINITY, 0};
    document.title = "bad \xFF bytes";
    const auto json = parse_json(to_text(to_json(document)));
    ASSERT_TRUE(json);
    const auto back = document_from_json(*json);
    ASSERT_TRUE(back) << to_string(back.error());
    EXPECT_EQ(back->scene, document.scene);
    EXPECT_FALSE(back->presentation.labels.contains("gone"));
    EXPECT_FALSE(back->presentation.styles.contains(DrawnObject::of(DrawnObject::Kind::point, {"gone"})));
    EXPECT_TRUE(back->presentation.marks.empty());
    EXPECT_TRUE(back->presentation.drawn.empty());
    EXPECT_FALSE(back->presentation.view);
}

TEST(DocumentJson, RefusesWithAReason) {
    const Json good = to_json(random_document(2));
    const auto error_with = [&](const char* key, Json value) {
        Json json = good;
        json[key] = std::move(value);
        const auto read = document_from_json(json);
        return read ? Error{} : read.error();
    };
    EXPECT_EQ(error_with("version", 1).code, "");
    const Error newer = error_with("version", 2);
    EXPECT_EQ(newer.code, "newer_version");
    EXPECT_EQ(newer.what, "the document has version 2, this program reads up to version 1");
    EXPECT_EQ(error_with("version", 0).code, "json_type");
    EXPECT_EQ(error_with("porism", "proof").code, "wrong_kind");
    EXPECT_EQ(error_with("colour", 1).code, "json_unknown_key");
    EXPECT_EQ(error_with("title", 1).code, "json_type");
    EXPECT_EQ(error_with("scene", 1).code, "json_not_object");
    EXPECT_EQ(error_with("presentation", {{"zoom", 2}}).code, "json_unknown_key");
    EXPECT_EQ(error_with("presentation", {{"labels", {{"none", {0, 0}}}}}).code, "undefined_point");
    EXPECT_EQ(error_with("presentation", {{"hidden", {"none"}}}).code, "undefined_point");
    const std::string point = random_document(2).scene.name(PointId(0));
    const auto styled = [&](const std::string& object, Json style) {
        return error_with("presentation", {{"styles", {{object, std::move(style)}}}}).code;
    };
    EXPECT_EQ(styled("point " + point, {{"colour", "blue"}}), "");
    EXPECT_EQ(styled("point " + point, {{"colour", "ultramarine"}}), "unknown_style");
    EXPECT_EQ(styled("point " + point, {{"size", 2}}), "json_unknown_key");
    EXPECT_EQ(styled("point none", {{"colour", "blue"}}), "undefined_point");
    EXPECT_EQ(styled("sphere " + point, {{"colour", "blue"}}), "unknown_object");
    EXPECT_EQ(styled("", {{"colour", "blue"}}), "unknown_object");
    const auto marked = [&](Json mark) {
        return error_with("presentation", {{"marks", Json::array({std::move(mark)})}}).code;
    };
    EXPECT_EQ(marked({{"kind", "stars"}, {"points", {point, point}}}), "bad_mark");
    EXPECT_EQ(marked({{"kind", "ticks"}, {"points", {point}}}), "bad_mark");
    EXPECT_EQ(marked({{"kind", "ticks"}, {"points", {point, "none"}}}), "bad_mark");
    EXPECT_EQ(marked({{"kind", "ticks"}, {"points", {point, point}}}), "bad_mark");
    EXPECT_EQ(marked({{"kind", "ticks"}, {"points", {point, point}}, {"count", 9}}), "bad_mark");
    const auto drawn = [&](const std::string& object) {
        return error_with("presentation", {{"drawn", Json::array({object})}}).code;
    };
    EXPECT_EQ(drawn("segment " + point + " none"), "bad_drawn");
    EXPECT_EQ(drawn("circle " + point), "bad_drawn");
    EXPECT_EQ(error_with("presentation", {{"undrawn", "circle"}}).code, "bad_drawn");
    EXPECT_EQ(drawn("point " + point), "bad_drawn");
    EXPECT_EQ(drawn("circle " + point + " " + point), "bad_drawn");
    EXPECT_EQ(error_with("presentation", {{"view", {0, 0, 0, 0}}}).code, "json_type");
    EXPECT_EQ(error_with("presentation", {{"view", {0, 0, 1}}}).code, "json_type");
    EXPECT_EQ(document_from_json(Json::array()).error().code, "json_not_object");
}

TEST(DocumentJson, AFileFromTheFutureIsRefusedBeforeItsContent) {
    const auto json = parse_json(test::read_file("resources/examples/broken/newer_version.json"));
    ASSERT_TRUE(json);
    EXPECT_EQ(document_from_json(*json).error().code, "newer_version");
    EXPECT_EQ(parse_json(test::read_file("resources/examples/broken/truncated.json")).error().code, "json_syntax");
    const auto unknown = parse_json(test::read_file("resources/examples/broken/unknown_member.json"));
    ASSERT_TRUE(unknown);
    EXPECT_EQ(scene::scene_from_json(*unknown).error().code, "json_unknown_key");
}

} // namespace
} // namespace porism::document
