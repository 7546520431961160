// The schemas and the reader say the same of the form of an envelope.
#include "envelopes.h"
#include "schema_check.h"
#include "source_tree/source_tree.h"

#include <fmt/format.h>
#include <fstream>
#include <gtest/gtest.h>

namespace porism::verigeo {
namespace {

using namespace test;

bool is_read(const Json& json) {
    return envelope_from_json(json).has_value();
}

/// An envelope that holds one action behind what others define for it.
Json author_of(const Json& one) {
    Json actions = setting();
    actions.push_back(one);
    return author(std::move(actions));
}

/// Lists of arguments of one type.
struct Samples {
    std::string_view op, type;
    const char* args; ///< JSON
};
const Samples all_samples[] = {
    {"AddPoint", "Free",
     R"json([["P"], ["p"], ["P1"], ["P'"], ["P_2"], ["P1'_20"], [""], [" "], ["PP"], ["P P"], ["1"], ["_"], ["P_"], ["Ω"],
         ["P-1"], ["P12345678901234567890123456789012"], ["P1234567890123456789012345678901"], [], [5], ["P", "R"]])json"},
    {"AddPoint", "Cartesian",
     R"json([["P", 1, 2], ["P", -2, 0.5], ["P", 1e6, "1"], ["P", "-2.50", ".5"], ["P", "5.", 1], ["P", "1e6", 1],
         ["P", "1e301", 1], ["P", "1/2", "sqrt(2)"], ["P", "1/2+sqrt(2)", "2sqrt(3)"], ["P", "(1+sqrt(5))/2", 1],
         ["P", "sqrt(2+sqrt(2))", 1], ["P", "pi", "7pi/12"], ["P", "1/2pi", 1], ["P", "30°", "cos(20o)"],
         ["P", "√2", "2 ^ 3"], ["P", "2^-1", "-(-3)"], ["P", "foo", 1], ["P", "", 1], ["P", " ", 1], ["P", "x", 1],
         ["P", "1+", 1], ["P", "*2", 1], ["P", "(1", 1], ["P", "1)", 1], ["P", "1 2", 1], ["P", "1,5", 1],
         ["P", "sqrt2", 1], ["P", "NaN", 1], ["P", "--1", "2*-3"], ["P", true, 1], ["P", null, 1], ["P", [], 1],
         ["P", ["1"], 1], ["P", 1], ["P", 1, 2, 3]])json"},
    {"AddPoint", "OnSegment", R"json([["P", "AB"], ["P", "AB", 0.5], ["P", "A", "B", "0.5"], ["P", "AB", "x"]])json"},
    {"AddAuxLine", "Segment", R"json([["AB"], ["A", "B"], ["SEG_AB", "A", "B"], ["A", "AB"]])json"},
    {"AddQuadrilateral", "Square",
     R"json([["q", "A", "B", "C", "D"], ["Q_1'", "A", "B", "C", "D"], ["1q", "A", "B", "C", "D"],
         ["q q", "A", "B", "C", "D"], ["", "A", "B", "C", "D"], ["q", "A", "B", "C"]])json"},
    {"AddQuadrilateral", "Deltoid", R"json([["q", "A", "B", "C", "D"]])json"},
    {"AddFunction", "Linear", R"json([["f", "x"]])json"},
    {"VerifyPoint", "Cartesian", R"json([["A", "0", "0"], ["A", 0, 0, "1e-6"], ["A", "0"]])json"},
    {"AddEdge", "ExprConstraint",
     R"json([["AB", "=", "CD"], ["AB", "==", "CD"], ["AB", "!=", "CD"], ["AB", "<", "CD"], ["AB", "<=", "CD"],
         ["AB", ">", "CD"], ["AB", ">=", "CD"], ["AB", "~", "CD"], ["AB", "≤", "CD"], ["AB", "≥", "CD"],
         ["AB", "≠", "CD"], ["AB", "=>", "CD"], ["AB", "===", "CD"], ["AB", "", "CD"], ["AB", "+", "CD"],
         ["AB", "<>", "CD"], ["AB", "=", 4], [5, "=", "AB", 0.1], ["AB", "=", "CD", "x"], ["", "=", "AC"], []])json"},
    {"AddEdge", "ExprConstraint",
     R"json([["AB = CD"], ["AB = CD", "0.1"], ["AB = CD", 0.1], ["AB = CD", "CD"], ["AB + BC = AC"], ["AB"], ["= CD"],
         ["AB ="], ["AB = BC = CA"], ["AB ≤ 2*CD"], ["AB ~ CD"], ["AB", "0.1"], ["√2*AB ≥ CD"]])json"},
    {"AddEdge", "ExprConstraint",
     R"json([["AB", "=", "CD", "0.1", "x"], ["AB", "+", "BC", "=", "AC"], ["AB", "+", "BC", "=", "AC", "0.1"],
         ["AB", "plus", "BC", "=", "AC"], ["AB", "+", "BC", "~", "AC"], ["AB", "+ BC =", "AC"],
         ["AB", "BC =", "AC"], ["AB", "+", "2", "BC =", "AC"], ["AB", "+", "BC", "=", "AC", "x"]])json"},
    {"AddEdge", "Parallel",
     R"json([["AB", "CD"], ["BA", "CD"], ["SEG_AB", "CD"], ["ABC", "CD"], ["A", "CD"], ["A B", "CD"], ["seg_AB", "CD"],
         ["AB_", "CD"], ["LINE_AB", "CD"], ["A", "B", "C", "D"], ["AB", "C", "D"], [5, "CD"]])json"},
    {"AddEdge", "EqualAngle",
     R"json([["BAC", "DEF"], ["∠BAC", "DEF"], ["ANG_BAC", "DEF"], ["\\angle BAC", "DEF"], ["angle BAC", "DEF"],
         ["alpha", "DEF"], ["∠BA", "DEF"], ["<BAC", "DEF"]])json"},
    {"AddEdge", "SimilarTriangles",
     R"json([["ABC", "DEF"], ["△ABC", "DEF"], ["TRI_ABC", "DEF"], ["\\triangle ABC", "DEF"], ["△AB", "DEF"],
         ["∆ABC", "DEF"]])json"},
    {"AddEdge", "OnCircle",
     R"json([["D", "O"], ["D", "CIR_O"], ["D", "⊙O"], ["D", "circle O"], ["D", "ring"], ["D", "⊙OQ"], ["D", "(O)"],
         ["D", "1"]])json"},
    {"AddEdge", "Collinear",
     R"json([["A", "B"], ["A", "B", "C", "D", "E", "F"], ["A", "B", "C", "D", 5], ["A", "B", "AB"]])json"},
    {"AddEdge", "VectorLinear",
     R"json([["A", "B", 1, "C", "D"], ["A", "B", "1", "C", "D", "-2", "E", "F"], ["A", "B"],
         ["A", "B", "1", "C", "D", "-2", "E"], ["A", "B", "x", "C", "D"]])json"},
    {"AddEdge", "Midpoint", R"json([["D", "AB"], ["D", "A", "B"], ["AB", "D"]])json"},
};

/// Actions, well-formed and not; what they refer to is defined before.
Json samples() {
    Json all = Json::array();
    for (const Samples& of : all_samples)
        for (const Json& args : Json::parse(of.args)) all.push_back({{"op", of.op}, {"type", of.type}, {"args", args}});
    return all;
}

TEST(Schema, FilesAreWhatTheTableMakes) {
    for (const Profile profile : {Profile::author, Profile::solver}) {
        const std::string file =
            porism::test::in_source(fmt::format("docs/formats/schemas/verigeo_{}.json", name_of(profile)));
        std::ifstream in(file);
        ASSERT_TRUE(in) << file;
        EXPECT_EQ(Json::parse(in), schema(profile)) << "porism catalogue schema --profile " << name_of(profile);
    }
}

TEST(Schema, TakesWhatIsReadAndRefusesWhatIsNot) {
    const SchemaCheck check(schema(Profile::author));
    std::size_t read = 0, refused = 0;
    for (const Json& one : samples()) {
        const Json json = author_of(one);
        EXPECT_EQ(check.takes(json), is_read(json)) << to_text(one);
        (is_read(json) ? read : refused) += 1;
    }
    EXPECT_GT(read, 50U);
    EXPECT_GT(refused, 50U);
}

TEST(Schema, OfTheSolverTakesWhatIsRead) {
    const SchemaCheck check(schema(Profile::solver));
    for (const Json& one : samples()) {
        const Json json = solver(Json::array({one}));
        EXPECT_EQ(check.takes(json), is_read(json)) << to_text(one);
    }
}

TEST(Schema, TakesEachExampleOfTheTable) {
    const SchemaCheck authors(schema(Profile::author)), solvers(schema(Profile::solver));
    for (const Example& example : examples()) {
        const Operator& row = *find(example.op, example.type);
        for (const auto& args : {example.args, example.other}) {
            if (args.empty()) continue;
            const Json one = action(example.op, example.type, args);
            Json claimed = author(setting());
            claimed["solver_actions"] = Json::array({one});
            EXPECT_EQ(authors.takes(author_of(one)), row.author) << to_text(one);
            EXPECT_EQ(authors.takes(claimed), row.solver) << to_text(one);
            EXPECT_EQ(solvers.takes(solver(Json::array({one}))), is_read(solver(Json::array({one})))) << to_text(one);
        }
    }
}

TEST(Schema, MembersAreAsTheyAreRead) {
    const SchemaCheck check(schema(Profile::author));
    const Json whole = author(setting());
    EXPECT_TRUE(check.takes(whole));
    for (const auto& [key, part] : whole.items()) {
        Json without = whole, wrong = whole, more = whole;
        without.erase(key);
        wrong[key] = 5;
        more[key + "_"] = part;
        for (const Json& json : {without, wrong, more}) {
            EXPECT_FALSE(is_read(json)) << key;
            EXPECT_FALSE(check.takes(json)) << key;
        }
    }
    for (const char* const source : {"given", "solver", "derived", "magic"}) {
        Json json = whole;
        json["actions"][0]["source"] = source;
        EXPECT_EQ(check.takes(json), is_read(json)) << source;
    }
}

} // namespace
} // namespace porism::verigeo
