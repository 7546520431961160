// Records of GenesisGeo: where points stand, what is stated, what the solution claims, and what is refused.
#include "formats/genesisgeo/genesisgeo.h"

#include "facts/statement.h"
#include "formats/genesisgeo/loci.h"
#include "scene/catalogue.h"

#include <gtest/gtest.h>

namespace porism::genesisgeo {
namespace {

/// "c: on_circle b a, on_bline a b" or "states perp a b c d", by action.
std::vector<std::string> actions(const Problem& problem) {
    if (!problem.content) return {to_string(problem.content.error())};
    const scene::Scene& scene = problem.content->scene;
    std::vector<std::string> out;
    for (const scene::Action& action : scene.actions()) {
        std::string text = action.auxiliary ? "aux " : "";
        if (action.states) text += "states " + facts::to_string(*action.states, scene.names());
        if (!action.outputs.empty()) text += scene.name(action.outputs.front()) + ":";
        for (const scene::Use& use : action.uses) {
            text += ' ' + scene::construction(use.construction).name;
            for (const PointId point : use.points) text += ' ' + scene.name(point);
            for (const auto& value : use.values) text += ' ' + value.text();
        }
        out.push_back(std::move(text));
    }
    return out;
}

std::vector<std::string> actions(const std::string& text) {
    return actions(parse_file(text, "r").front());
}

std::string code_of(const std::string& text) {
    const auto problems = parse_file(text, "r");
    EXPECT_FALSE(problems.front().content) << text;
    if (problems.front().content) return "";
    const Error& error = problems.front().content.error();
    EXPECT_TRUE(error.place) << text;
    EXPECT_FALSE(error.mend.empty()) << text;
    return error.code;
}

constexpr const char* kite =
    "<problem> a : ; b : ; c : ; d : cong a b a d [000] cong c b c d [001] ? perp a c b d </problem>\n"
    "<aux> x00 m : coll a c m [002] coll b d m [003] ; </aux>\n"
    "<numerical_check> ncoll a b c [004] ; </numerical_check>\n"
    "<proof> contrir a b c a d c [005] r64 [000] [001] [004] ; eqangle a b a c a c a d [006] r53 [005] ; "
    "perp a c b d [007] a01 [006] ; </proof>";

TEST(GenesisGeo, PointsStandWhereTheirStatementsPutThem) {
    EXPECT_EQ(actions(kite),
              (std::vector<std::string>{"a: free", "b: free", "c: free", "d: on_circle a b on_circle c b",
                                        "aux m: on_line a c on_line b d"}));
    EXPECT_EQ(
        actions("<problem> a : ; b : ; c : aconst a b b c 60o [000] ; d : rconst c d a b 2/3 [001] "
                "cyclic a b c d [002] ? cong a d b c </problem>"),
        (std::vector<std::string>{"a: free", "b: free", "c: s_angle a b pi/3", "d: rconst a b c 3/2 on_circum a b c"}));
}

/// What determines a help point constructs it.
TEST(GenesisGeo, AnAuxiliaryMidpointIsConstructed) {
    EXPECT_EQ(
        actions("<problem> a : ; b : ; c : ; d : midp d a b [000] ; e : midp e a c [001] ? para b c d e </problem>\n"
                "<aux> x00 f : midp f b c [010] ; </aux>"),
        (std::vector<std::string>{"a: free", "b: free", "c: free", "d: free", "states midp d a b", "e: free",
                                  "states midp e a c", "aux f: midpoint b c"}));
}

/// With what a help point cannot be placed by, the problem would be another one.
TEST(GenesisGeo, AnAuxiliaryClauseGivesNothing) {
    for (const char* help : {"e : cong a b a c [001]", "e : midp e b c [001] perp e b b c [002]",
                             "e : coll b c e [001] perp a e b c [002] cong b e c e [003]"})
        EXPECT_EQ(code_of(std::string("<problem> a : ; b : ; c : ; d : midp d b c [009] ? perp a d b c </problem>\n"
                                      "<aux> x00 ") +
                          help + " ; </aux>"),
                  "auxiliary_statement");
}

TEST(GenesisGeo, WhatIsNoLocusIsStated) {
    const auto found =
        actions("<problem> a : ; b : ; c : ; d : perp a b c d [000] cong a d b c [001] para a d b c [002] "
                "? cong a b c d </problem>");
    EXPECT_EQ(found, (std::vector<std::string>{"a: free", "b: free", "c: free", "d: on_tline c a b eqdistance a b c",
                                               "states para a d b c"}));
}

TEST(GenesisGeo, TheSolutionClaims) {
    const auto problem = parse_file(kite).front();
    ASSERT_EQ(problem.claims.size(), 4U);
    EXPECT_EQ(problem.claims[0].origin, "numerical check [004]");
    EXPECT_EQ(problem.claims[1].origin, "proof [005] by r64");
    EXPECT_EQ(problem.claims[3].readings, problem.content->goals);
}

TEST(GenesisGeo, TheNumericalCheckMayStandInTheProof) {
    const auto problem =
        parse_file("<problem> a : ; b : ; c : ? coll a b c </problem> <proof> para a b a c [000] a01 ; "
                   "<numerical_check> diff a b [001] ; </numerical_check> coll a b c [002] r [000] [001] ; "
                   "</proof>")
            .front();
    ASSERT_TRUE(problem.content) << to_string(problem.content.error());
    ASSERT_EQ(problem.claims.size(), 3U);
    EXPECT_EQ(problem.claims[0].origin, "numerical check [001]");
    EXPECT_EQ(problem.claims[2].origin, "proof [002] by r");
}

TEST(GenesisGeo, SomeStatementsHaveSeveralReadings) {
    const std::string premises = "<problem> o : ; a : ; b : cong o a o b [000] ; p : coll a b p [001] ? ";
    const auto problem =
        parse_file(premises + "cong o a o b </problem><proof> secant o a b p [002] r07 [000] [001] ; </proof>").front();
    ASSERT_EQ(problem.claims.size(), 1U);
    EXPECT_EQ(problem.claims[0].readings.size(), 2U);
    const auto off =
        parse_file(premises + "cong o a o b </problem><numerical_check> ncoll o a b p [002] ; </numerical_check>")
            .front();
    EXPECT_EQ(off.claims.at(0).readings.size(), 2U);
    EXPECT_EQ(code_of(premises + "secant o a b p </problem>"), "several_readings");
}

TEST(GenesisGeo, JsonRecordsStandInLines) {
    const std::string line = R"({"id":3,"llm_input_renamed":"<problem> a : ; b : ? cong a b b a </problem>"})";
    const auto problems = parse_file("\n" + line + "\n{\"llm_input_renamed\":7}\n", "r");
    ASSERT_EQ(problems.size(), 2U);
    EXPECT_EQ(problems[0].name, "problem 3");
    EXPECT_EQ(problems[0].line, 2);
    ASSERT_FALSE(problems[1].content);
    EXPECT_EQ(problems[1].content.error().code, "json_type");
    EXPECT_EQ(problems[1].content.error().place->line, 3);
    EXPECT_TRUE(looks_like_genesisgeo(line));
    EXPECT_TRUE(looks_like_genesisgeo(kite));
    EXPECT_FALSE(looks_like_genesisgeo("{\"actions\":[]}"));
    EXPECT_FALSE(looks_like_genesisgeo("a = free a ? coll a a a"));
}

TEST(GenesisGeo, ErrorsHaveTheirPlace) {
    EXPECT_EQ(code_of("<problem> a : ; b : "), "open_block");
    EXPECT_EQ(code_of("<problem> a ; b : ? coll a b a </problem>"), "missing_colon");
    EXPECT_EQ(code_of("<problem> a : ; b : </problem>"), "missing_goal");
    EXPECT_EQ(code_of("<problem> a : ; a : ? coll a a a </problem>"), "repeated_definition");
    EXPECT_EQ(code_of("<problem> a : ; b : coll a b c [000] ? cong a b a b </problem>"), "unknown_point");
    EXPECT_EQ(code_of("<problem> a : ; b : cong a b a b [000] cong a b a b [000] ? cong a b b a </problem>"),
              "repeated_id");
    EXPECT_EQ(
        code_of("<problem> a : ; b : ; c : ? cong a b b c </problem><proof> cong a b b c [001] r1 [000] ; </proof>"),
        "unknown_id");
    EXPECT_EQ(code_of("<problem> a : ; b : [000] ? cong a b b c </problem>"), "missing_statement");
}

/// Each locus of the catalogue that says one thing of its point is found again by what it says.
TEST(GenesisGeo, EveryLocusIsFoundByItsStatement) {
    std::size_t found = 0;
    for (const scene::Construction& row : scene::catalogue()) {
        const bool one_thing = row.places == scene::Places::locus && row.gives.size() == 1 && row.restricts.empty() &&
                               row.required.empty() && scene::number_input_count(row) == 0;
        if (!one_thing) continue;
        std::vector<PointId> inputs;
        for (std::size_t i = 0; i < scene::point_input_count(row); ++i) inputs.emplace_back(i);
        const PointId output(inputs.size());
        const auto said = scene::instantiate(row.gives, std::span(&output, 1), inputs);
        ASSERT_EQ(said.size(), 1U);
        const auto use = locus_for(said.front(), output);
        ASSERT_TRUE(use) << row.name;
        EXPECT_EQ(scene::instantiate(scene::construction(use->construction).gives, std::span(&output, 1), *use), said)
            << row.name;
        ++found;
    }
    EXPECT_GE(found, 12U);
}

} // namespace
} // namespace porism::genesisgeo
