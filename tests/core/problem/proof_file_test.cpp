#include "problem/proof_file.h"

#include "support/files.h"
#include "support/random_path.h"

#include <gtest/gtest.h>
#include <limits>
#include <rapidcheck.h>

namespace porism::problem {
namespace {

ProofFile random_file(std::uint64_t seed) {
    Rng rng(seed);
    ProofFile file;
    do file.scene = test::random_scene(rng, {.actions = 6, .goals = 0}).scene;
    while (file.scene.point_count() < 3);
    file.name = "p" + std::to_string(seed);
    file.branches.assign(file.scene.actions().size(), static_cast<int>(rng.below(3)));
    for (int i = 0; i < 6; ++i) file.inputs.push_back(rng.uniform(-2, 2));
    file.inputs.push_back(0.1 + 0.2);
    file.inputs.push_back(std::numeric_limits<double>::denorm_min());
    if (rng.below(2) == 0) file.letters = {{"x", rng.uniform(-2, 2)}, {"y", 0.1 + 0.2}};
    file.path = test::random_path(rng, file.scene, 1 + rng.below(6));
    return file;
}

TEST(ProofFile, ComesBackToTheVeryBit) {
    EXPECT_TRUE(rc::check([](std::uint64_t seed) {
        const ProofFile made = random_file(seed);
        const auto back = proof_file_from_json(*parse_json(to_text(to_json(made), 1)));
        RC_ASSERT(back.has_value());
        RC_ASSERT(*back == made);
    }));
}

TEST(ProofFile, TheExampleOfTheDocumentationIsRead) {
    const auto blocks = test::fenced_blocks("docs/formats/proof.md", "json");
    ASSERT_EQ(blocks.size(), 1u);
    const auto json = parse_json(blocks[0]);
    ASSERT_TRUE(json) << to_string(json.error());
    const auto file = proof_file_from_json(*json);
    ASSERT_TRUE(file) << to_string(file.error());
    EXPECT_EQ(file->path.steps.size(), 2u);
    EXPECT_EQ(to_json(*file), *json);
}

TEST(ProofFile, RefusesWhatIsWrongBeforeTheCheckerSeesIt) {
    const Json good = to_json(random_file(3));
    const auto code_with = [&](const char* key, Json value) {
        Json json = good;
        json[key] = std::move(value);
        const auto read = proof_file_from_json(json);
        return read ? std::string() : read.error().code;
    };
    EXPECT_EQ(code_with("name", "x"), "");
    EXPECT_EQ(code_with("version", 2), "newer_version");
    EXPECT_EQ(code_with("porism", "problem"), "wrong_kind");
    EXPECT_EQ(code_with("branches", Json::array()), "proof_branches");
    EXPECT_EQ(code_with("coordinates", {"0.5", "nan"}), "proof_inputs");
    EXPECT_EQ(code_with("coordinates", {"1e999"}), "proof_inputs");
    EXPECT_EQ(code_with("coordinates", {"0x1"}), "proof_inputs");
    EXPECT_EQ(code_with("coordinates", {0.5}), "proof_inputs")
        << "a JSON number has been through another program's doubles";
    EXPECT_EQ(code_with("extra", 1), "json_unknown_key");
    for (const char* key : {"scene", "path", "branches"}) {
        Json json = good;
        json.erase(key);
        EXPECT_FALSE(proof_file_from_json(json)) << key;
    }
}

TEST(ProofFile, TheGoalOfTheSceneIsWhatThePathConcludes) {
    Json json = to_json(random_file(3));
    json["scene"]["goals"] = Json::array();
    EXPECT_EQ(proof_file_from_json(json).error().code, "proof_goal");
}

} // namespace
} // namespace porism::problem
