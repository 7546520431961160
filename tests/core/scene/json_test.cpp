#include "scene/json.h"

#include "support/files.h"
#include "support/random_scene.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>

namespace porism::scene {
namespace {

Result<SceneAndGoals> read(std::string_view text) {
    const auto json = parse_json(text);
    EXPECT_TRUE(json) << text;
    return scene_from_json(*json);
}

/// One action in front of which a triangle a b c stands.
Result<SceneAndGoals> read_action(std::string_view action) {
    return read(R"({"version":1,"actions":[{"op":"Construct","type":"triangle","args":["a","b","c"]},)" +
                std::string(action) + R"(],"goals":[]})");
}

TEST(SceneJson, ReadsTheFormOfTheDocumentation) {
    const auto scene = read_action(R"({"op":"Construct","type":"foot","args":["d","a","b","c"]},
        {"op":"Construct","type":"on_line","args":["e","a","b"],"and":[{"type":"on_circle","args":["e","c","a"]}],
         "branch":1,"at":[{"x":"1/2","y":"0.25","kind":"sketch"}],"auxiliary":true})");
    ASSERT_TRUE(scene) << to_string(scene.error());
    const Action& last = scene->scene.actions().back();
    EXPECT_EQ(last.uses.size(), 2u);
    EXPECT_EQ(last.branch, 1);
    EXPECT_TRUE(last.auxiliary);
    EXPECT_EQ(last.at.front()->x.text(), "1/2");
    EXPECT_EQ(last.at.front()->y.text(), "0.25");
    EXPECT_FALSE(last.at.front()->given);
}

TEST(SceneJson, TheExampleOfTheDocumentationIsRead) {
    const auto blocks = test::fenced_blocks("docs/formats/scene.md", "json");
    ASSERT_EQ(blocks.size(), 1u);
    const auto scene = read(blocks[0]);
    ASSERT_TRUE(scene) << to_string(scene.error());
    EXPECT_EQ(to_json(scene->scene, scene->goals), *parse_json(blocks[0]));
}

TEST(SceneJson, WhatIsStatedComesBack) {
    for (const char* action : {R"({"op":"State","type":"perp","args":["a","b","a","c"]})",
                               R"({"op":"State","type":"aconst","args":["a","b","a","c","35o"]})",
                               R"({"op":"State","type":"acute_angle","args":["a","b","c"]})",
                               R"({"op":"State","type":"relation","args":["length(a,b) = 2*x + 10"]})",
                               R"({"op":"State","type":"relation","args":["2*x = pi*y^2"]})",
                               R"({"op":"State","type":"comparison","args":["length(a,b) > 4"]})",
                               R"({"op":"State","type":"comparison","args":["length(a,b) != 2*x"]})"}) {
        const auto scene = read_action(action);
        ASSERT_TRUE(scene) << action << to_string(scene.error());
        ASSERT_TRUE(scene->scene.actions().back().states) << action;
        const Json json = to_json(scene->scene, scene->goals);
        EXPECT_EQ(scene_from_json(json), *scene) << json.dump();
        EXPECT_EQ(json["actions"][1]["op"], "State");
    }
}

TEST(SceneJson, AnAliasIsReadAndTheWordItselfWritten) {
    const auto scene = read_action(R"({"op":"Construct","type":"circumcentre","args":["o","a","b","c"]})");
    ASSERT_TRUE(scene) << to_string(scene.error());
    EXPECT_EQ(to_json(scene->scene)["actions"][1]["type"], "circumcenter");
}

TEST(SceneJson, QuestionsComeBackAndAreLeftOutWhereThereAreNone) {
    const auto scene = read(R"({"version":1,"actions":[{"op":"Construct","type":"triangle","args":["a","b","c"]}],
        "goals":["coll a b c"],"questions":["lcompute a b","lequation 1/1 a b * a c -2 b c 0"]})");
    ASSERT_TRUE(scene) << to_string(scene.error());
    EXPECT_EQ(scene->questions.size(), 2u);
    const Json json = to_json(scene->scene, scene->goals, scene->questions);
    EXPECT_EQ(json["questions"][1], "lequation 1/1 a b * a c -2 b c 0");
    EXPECT_EQ(scene_from_json(json), *scene);
    EXPECT_FALSE(to_json(scene->scene, scene->goals).contains("questions"));
    const auto bad = read(R"({"version":1,"actions":[],"questions":["lcompute a b"]})");
    ASSERT_FALSE(bad);
    EXPECT_EQ(bad.error().pointer, "/questions/0");
    EXPECT_NE(bad.error().what.find("there is no point"), std::string::npos) << bad.error().what;
}

TEST(SceneJson, EveryRandomSceneComesBack) {
    EXPECT_TRUE(rc::check([](std::uint64_t seed) {
        const auto made = test::random_scene(seed, {.actions = 12, .given = true, .branches = true});
        const Json json = to_json(made.scene, made.goals);
        const auto back = scene_from_json(*parse_json(json.dump()));
        RC_ASSERT(back.has_value());
        RC_ASSERT(*back == made);
        RC_ASSERT(to_json(back->scene, back->goals) == json);
    }));
}

struct Refusal {
    const char* action;
    const char* code;
    const char* words; ///< part of the message
};

TEST(SceneJson, RefusesWithTheActionAndTheReason) {
    const Refusal refusals[] = {
        {R"({"op":"Construct","type":"foot","args":["d","a","b"]})", "argument_count",
         "/actions/1/args: foot is given 3 arguments; it takes 4: x a b c"},
        {R"({"op":"Construct","type":"foott","args":[]})", "unknown_construction", "foott"},
        {R"({"op":"Construct","type":"s_angle","args":["d","a","b","sqrt(2)*1"]})", "bad_number", "/args/3: "},
        {R"({"op":"Construct","type":"rconst","args":["d","a","b","c","-1"]})", "bad_number", "positive rational"},
        {R"({"op":"Construct","type":"lconst","args":["d","a","1/0"]})", "scalar_zero_division", "/args/2: "},
        {R"({"op":"Construct","type":"foot","args":["d","a","b","q"]})", "undefined_point", "\"q\""},
        {R"({"op":"Construct","type":"foot","args":["a","a","b","c"]})", "repeated_definition", "\"a\""},
        {R"({"op":"Construct","type":"foot","args":["d","a","b","c"],"colour":"red"})", "json_unknown_key", "colour"},
        {R"({"op":"Construct","type":"foot","arg":["d","a","b","c"]})", "json_unknown_key", "did you mean args?"},
        {R"({"op":"Draw","type":"foot","args":["d","a","b","c"]})", "unknown_op", "Draw"},
        {R"({"type":"foot","args":["d","a","b","c"]})", "json_missing", "op"},
        {R"({"op":"Construct","type":"foot"})", "json_missing", "args"},
        {R"({"op":"Construct","type":"foot","args":["d",1,"b","c"]})", "json_type",
         "/actions/1/args/1: this is a number; expected a string"},
        {R"({"op":"Construct","type":"foot","args":"d a b c"})", "json_type",
         "/actions/1/args: this is a string; expected a list"},
        {R"({"op":"Construct","type":"foot","args":["d","a","b","c"],"branch":-1})", "json_type", "branch"},
        {R"({"op":"Construct","type":"foot","args":["d","a","b","c"],"branch":1e99})", "json_type", "branch"},
        {R"({"op":"Construct","type":"foot","args":["d","a","b","c"],"auxiliary":1})", "json_type", "auxiliary"},
        {R"({"op":"Construct","type":"foot","args":["d","a","b","c"],"at":[{"x":"1","y":"2"}]})", "json_missing",
         "/actions/1/at/0: the member \"kind\""},
        {R"({"op":"Construct","type":"foot","args":["d","a","b","c"],"at":[{"x":"1","y":"2","kind":"drawn"}]})",
         "coordinate_kind", "given"},
        {R"({"op":"Construct","type":"foot","args":["d","a","b","c"],"at":[{"x":"1","kind":"sketch"}]})",
         "json_missing", "y"},
        {R"({"op":"Construct","type":"foot","args":["d","a","b","c"],"at":[{"x":0.5,"y":"2","kind":"sketch"}]})",
         "scalar_json", ""},
        {R"({"op":"Construct","type":"on_line","args":["d","a","b"],"and":[{"type":"foot","args":["d","a","b","c"]}]})",
         "not_a_locus", "foot"},
        {R"({"op":"Construct","type":"on_line","args":["d","a","b"],"and":[{"type":"on_line","args":["e","a","c"]}]})",
         "output_mismatch", "different points"},
        {R"(7)", "json_not_object", "object"},
        {R"({"op":"State","type":"perp","args":["a","b","a","q"]})", "unknown_point", "/actions/1/args: "},
        {R"({"op":"State","type":"relation","args":["length(a,b) = "]})", "relation_syntax", "/actions/1/args/0: "},
        {R"({"op":"State","type":"relation","args":["x = 1","y = 2"]})", "json_type", "a list of one equation"},
        {R"({"op":"State","type":"comparison","args":["length(a,b) < "]})", "relation_syntax", "/actions/1/args/0: "},
        {R"({"op":"State","type":"comparison","args":["length(a,b) = 3"]})", "relation_syntax", "/actions/1/args/0: "},
        {R"({"op":"State","type":"coll","args":["a","b","c"],"branch":1})", "json_unknown_key", "branch"},
        {R"({"op":"State","type":"perpp","args":["a","b","a","c"]})", "unknown_predicate", "perpp"},
    };
    for (const auto& refusal : refusals) {
        SCOPED_TRACE(refusal.action);
        const auto scene = read_action(refusal.action);
        ASSERT_FALSE(scene);
        EXPECT_EQ(scene.error().code, refusal.code);
        const std::string text = to_string(scene.error());
        EXPECT_NE(text.find("/actions/1"), std::string::npos) << text;
        EXPECT_NE(text.find(refusal.words), std::string::npos) << text;
    }
}

TEST(SceneJson, RefusesANewerVersionWithAClearWord) {
    const auto scene = read(R"({"version":2,"actions":[]})");
    ASSERT_FALSE(scene);
    EXPECT_EQ(scene.error().code, "newer_version");
    EXPECT_EQ(scene.error().mend, "a newer version of Porism reads it");
    EXPECT_FALSE(read(R"({"actions":[]})"));
    EXPECT_FALSE(read(R"({"version":true,"actions":[]})"));
    EXPECT_FALSE(read(R"({"version":1})"));
    EXPECT_FALSE(read(R"({"version":1,"actions":[],"title":"x"})"));
    EXPECT_FALSE(read(R"([])"));
}

TEST(SceneJson, AGoalThatCannotBeReadNamesItsNumber) {
    const auto scene = read(R"({"version":1,"actions":[{"op":"Construct","type":"triangle","args":["a","b","c"]}],
        "goals":["coll a b c","perpp a b b c"]})");
    ASSERT_FALSE(scene);
    EXPECT_EQ(scene.error().pointer, "/goals/1");
}

} // namespace
} // namespace porism::scene
