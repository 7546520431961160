// What the commands print as JSON, against the schemas of docs/formats/schemas.
#include "running.h"
#include "source_tree/source_tree.h"
#include "support/json_schema.h"

#include <filesystem>
#include <gtest/gtest.h>
#include <set>

namespace porism::cli {
namespace {

using test::example;
using test::lines;
using test::run;
using test::Scratch;
using Json = nlohmann::ordered_json;

class Schemas : public testing::Test {
protected:
    void expect_valid(const std::string& schema, const std::string& text) {
        ASSERT_TRUE(Json::accept(text)) << text;
        EXPECT_EQ(schemas_.violation(schema, Json::parse(text)), "") << schema << ": " << text.substr(0, 400);
    }
    void expect_lines(const std::string& schema, const std::string& text, std::size_t least) {
        EXPECT_GE(lines(text).size(), least) << schema;
        for (const std::string& line : lines(text)) expect_valid(schema, line);
    }

    Scratch scratch_;
    porism::test::JsonSchemas schemas_;
};

constexpr const char* mixed = "good\na b c = triangle a b c; d = foot d a b c ? perp a d b d\n"
                              "unsolved\na b c = triangle a b c ? cong a b a c\n"
                              "bad\na b c = triangle a b c; d = foott d a b c ? perp a d b c\n";

TEST_F(Schemas, DescribeRecordsOfProblems) {
    const std::string file = scratch_.put("mixed.txt", mixed);
    expect_lines("solve", run({"solve", "--json", "--proofs", scratch_.path("p"), file}).out, 3);
    expect_lines("solve", run({"solve", "--json", example("problems.txt")}).out, 30);
    expect_lines("verify", run({"verify", "--json", file}).out, 2);
    expect_lines("verify", run({"verify", "--json", "--necessity", "--shrink", "--repair", file}).out, 2);
    const std::string clash = scratch_.put(
        "clash.txt", "x\na b c = triangle a b c; o = circumcenter o a b c; a = midpoint a b c ? perp o a b c\n"
                     "y\na b c = triangle a b c; m = midpoint m b c ? perp a m b c\n"
                     "z\na b c = triangle a b c; d = free d; e = free e ? cong a d b e; cong a e b c\n");
    expect_lines("verify", run({"verify", "--json", "--necessity", "--shrink", "--repair", clash}).out, 3);
    const std::string counted = run({"verify", "--json", "--rates", file}).out;
    expect_lines("verify_rates", counted.substr(counted.rfind('\n', counted.size() - 2) + 1), 1);
    const std::string nearest = run({"verify", "--json", "--nearest", file}).out;
    expect_lines("verify_nearest", nearest.substr(nearest.rfind('\n', nearest.size() - 2) + 1), 1);
    expect_valid("proof", scratch_.get("p/good.json"));
    Json broken = Json::parse(scratch_.get("p/good.json"));
    broken["path"]["steps"].back()["premises"] = Json::array({0});
    scratch_.put("broken.json", broken.dump());
    expect_lines(
        "check",
        run({"check", "--json", scratch_.path("p/good.json"), scratch_.path("broken.json"), "/no/such/file"}).out, 3);
    expect_lines("bench", run({"bench", "reason", "--json", file}).out, 2);
    expect_lines("bench", run({"bench", "reason", "--profile", "--json", file}).out, 2);
    expect_lines("bench_series", run({"bench", "reason", "--series", "--json"}).out, 6);
    expect_lines("bench_live", run({"bench", "live", "--json", file}).out, 1);
    expect_lines("bench_exact", run({"bench", "exact", "--json", file}).out, 2);
    expect_lines(
        "bench_answers",
        run({"bench", "answers", "--json", porism::test::in_source("tests/core/formats/geometry3k/school.jsonl")}).out,
        17);
    expect_lines("bench_realize", run({"bench", "realize", "--json", file}).out, 1);
    const std::string bare = scratch_.put("bare.txt", "a b = segment a b\n");
    const std::string no_angle = run({"bench", "realize", "--json", bare}).out;
    expect_lines("bench_realize", no_angle, 1);
    EXPECT_EQ(no_angle.find("angle"), std::string::npos) << no_angle;
    const std::string shown = run({"bench", "realize", bare}).out;
    EXPECT_NE(shown.find(" -\n"), std::string::npos) << shown;
    EXPECT_EQ(shown.find("inf"), std::string::npos) << shown;
    const std::string asked =
        scratch_.put("asked.txt", "a b = segment a b; c d = square a b c d ? rcompute a b a c; lcompute a b\n");
    expect_lines("bench_exact", run({"bench", "exact", "--json", asked}).out, 2);
    expect_lines("verify", run({"verify", "--json", asked}).out, 1);
}

TEST_F(Schemas, DescribeEnvelopesByBothProfiles) {
    const std::string file = porism::test::in_source("tests/core/formats/verigeo/bisector.json");
    const std::string ours = run({"verify", "--json", file}).out;
    expect_lines("verify", ours, 1);
    EXPECT_EQ(Json::parse(ours)["sources"][0], "given");
    const auto told = run({"verify", "--checks", "verigeo", "--json", file});
    expect_lines("verify_verigeo", told.out, 1);
    EXPECT_NE(Json::parse(told.out)["constraints"].size(), 0U);
    EXPECT_NE(run({"verify", "--profile", "verigeo", file}).out.find("the checks of VeriGeo"), std::string::npos);
    EXPECT_EQ(run({"verify", "--profile", "verigeo", example("orthocentre.txt")}).status, 2);
    EXPECT_EQ(run({"verify", "--profile", "author", "--json", file}).out, ours);
    const auto solver = run({"verify", "--profile", "solver", file});
    EXPECT_EQ(solver.status, 2);
    EXPECT_NE(solver.err.find("is not allowed in the solver's actions"), std::string::npos) << solver.err;
    EXPECT_EQ(run({"verify", "--profile", "author", example("orthocentre.txt")}).status, 2) << "no envelope";
}

TEST_F(Schemas, DescribeGraphsAndPaths) {
    for (const char* name : {"altitudes_meet", "kite_diagonals"}) {
        const std::string file = example("problems.txt");
        expect_valid("close", run({"close", "--json", "--name", name, file}).out);
        expect_valid("close",
                     run({"close", "--json", "--name", name, "--why", "cong a b a c", "--kind", "line", file}).out);
        expect_lines("explore", run({"explore", "--method", "single", "--json", "--name", name, file}).out, 1);
        expect_lines("explore",
                     run({"explore", "--method", "single", "--problems", "--json", "--name", name, file}).out, 1);
        expect_lines(
            "explore",
            run({"explore", "--method", "single", "--goal", "cong a b a c", "--json", "--name", name, file}).out, 1);
        expect_valid("explain", run({"explain", "--json", "--name", name, file}).out);
    }
}

TEST_F(Schemas, DescribeAnswersOfAClosure) {
    expect_valid("close", run({"close", "--json", "--find", "perp f h", example("orthocentre.txt")}).out);
    expect_valid("close", run({"close", "--json", "--why", "perp a h b c", "--follows", "perp a c b e", "--points",
                               "A,H", example("orthocentre.txt")})
                              .out);
}

TEST_F(Schemas, DescribeScenesAndLibraries) {
    const std::string scene = scratch_.path("scene.json"), library = scratch_.path("l.porism");
    for (const char* name : {"altitudes_meet", "tangent_and_chord"}) {
        run({"convert", example("problems.txt"), "--name", name, "--to", "actions", "--out", scene});
        expect_valid("scene", scratch_.get("scene.json"));
    }
    expect_lines("store_import", run({"store", "import", "--json", library, example("problems.txt")}).out, 30);
    expect_lines("store_list", run({"store", "list", "--json", library}).out, 30);
    run({"store", "import", library, example("broken/impossible_figure.txt")});
    expect_lines("store_reasons", run({"store", "list", "--reasons", "--json", library}).out, 1);
    expect_valid("store_check", run({"store", "check", "--json", library}).out);
    const std::string needs = scratch_.path("needs.porism");
    expect_lines("store_import",
                 run({"store", "import", "--necessity", "--json", needs, example("orthocentre.txt")}).out, 1);
    expect_lines("store_list", run({"store", "list", "--json", needs}).out, 1);
    for (const char* number : {"1", "7", "20"}) {
        const std::string sample = run({"store", "show", "--json", library, number}).out;
        expect_valid("sample", sample);
        expect_valid("problem", Json::parse(sample)["problem"].dump());
        expect_valid("document", Json::parse(sample)["document"].dump());
    }
}

TEST_F(Schemas, DescribeTheCatalogue) {
    for (const char* table : {"constructions", "rules", "statements"})
        expect_valid("catalogue", run({"catalogue", table, "--json"}).out);
}

TEST_F(Schemas, RefuseWhatIsNotMeant) {
    const Json good = Json::parse(run({"solve", "--json", example("orthocentre.txt")}).out);
    for (const auto& [key, value] : good.items()) {
        Json lacking = good;
        lacking.erase(key);
        EXPECT_NE(schemas_.violation("solve", lacking), "") << key;
        Json other = good;
        other[key] = Json::object();
        EXPECT_NE(schemas_.violation("solve", other), "") << key;
    }
    Json more = good;
    more["colour"] = "red";
    EXPECT_EQ(schemas_.violation("solve", more), "$ has the unknown member colour");
}

} // namespace
} // namespace porism::cli
