#include "base/random.h"
#include "envelopes.h"
#include "source_tree/source_tree.h"
#include "support/samples.h"

#include <fstream>
#include <gtest/gtest.h>
#include <set>

namespace porism::verigeo {
namespace {

using test::action;
using test::author;
using test::Example;
using test::examples;
using test::setting;
using test::solver;

std::string code_of(const Json& json) {
    const auto read = envelope_from_json(json);
    if (read) return "";
    EXPECT_FALSE(read.error().mend.empty()) << to_string(read.error());
    return read.error().code + " " + read.error().pointer;
}

/// Behind the setting, in the list where the row may stand.
Json envelope_of(const Example& example, const std::vector<std::string>& args) {
    Json actions = setting();
    if (find(example.op, example.type)->author) {
        actions.push_back(action(example.op, example.type, args));
        return author(std::move(actions));
    }
    Json out = author(std::move(actions));
    out["solver_actions"] = Json::array({action(example.op, example.type, args)});
    return out;
}

const Action& last_of(const Envelope& envelope) {
    return envelope.solver_actions ? envelope.solver_actions->back() : envelope.actions.back();
}

TEST(Table, EachRowHasAnExample) {
    std::set<std::pair<std::string_view, std::string_view>> told;
    for (const Example& example : examples()) {
        EXPECT_NE(find(example.op, example.type), nullptr) << example.op << " " << example.type;
        EXPECT_TRUE(told.emplace(example.op, example.type).second) << example.type;
    }
    EXPECT_EQ(told.size(), operators().size());
}

TEST(Table, ThePageNamesEachRow) {
    std::ifstream in(porism::test::in_source("docs/formats/verigeo.md"));
    const std::string page((std::istreambuf_iterator<char>(in)), {});
    for (const Operator& row : operators())
        EXPECT_TRUE(page.find(fmt::format("`{}`", row.op)) != std::string::npos &&
                    page.find(fmt::format("`{}`", row.type)) != std::string::npos)
            << row.op << " " << row.type;
}

TEST(Table, FormsTakeTheCountsThatTheySay) {
    const Form& linear = forms_of(*find("AddEdge", "VectorLinear")).front();
    for (const auto& [count, fits] : {std::pair{4U, false}, {5U, true}, {6U, false}, {8U, true}, {11U, true}})
        EXPECT_EQ(linear.fits(count), fits) << count;
    EXPECT_EQ(linear.kind(5), Kind::number);
    EXPECT_EQ(linear.kind(7), Kind::point);
    const Form& on_segment = forms_of(*find("AddPoint", "OnSegment")).front();
    EXPECT_TRUE(on_segment.fits(2) && on_segment.fits(3));
    EXPECT_FALSE(on_segment.fits(1) || on_segment.fits(4));
}

TEST(Envelope, EachOperatorIsReadAndBroughtIntoOneForm) {
    for (const Example& example : examples()) {
        const auto read = envelope_from_json(envelope_of(example, example.args));
        ASSERT_TRUE(read) << example.type << ": " << to_string(read.error());
        EXPECT_EQ(last_of(*read).args, example.args) << example.type;
        if (example.other.empty()) continue;
        const auto other = envelope_from_json(envelope_of(example, example.other));
        ASSERT_TRUE(other) << example.type << ": " << to_string(other.error());
        EXPECT_EQ(last_of(*other).args, example.args) << example.type;
    }
}

TEST(Envelope, IsWrittenAsItWasRead) {
    for (const Example& example : examples()) {
        const Json json = envelope_of(example, example.args);
        const auto written = to_json(*envelope_from_json(json));
        ASSERT_TRUE(written) << to_string(written.error());
        EXPECT_EQ(to_text(*written), to_text(json));
    }
}

/// Actions drawn from the examples, each new name another one.
Json random_actions(Rng& rng, Profile profile) {
    Json out = Json::array();
    for (std::size_t i = 0, count = rng.below(12); i < count; ++i) {
        const Example& example = examples()[rng.below(examples().size())];
        if (!find(example.op, example.type)->in(profile)) continue;
        auto args = example.other.empty() || rng.below(2) == 0 ? example.args : example.other;
        if (forms_of(*find(example.op, example.type)).front().kinds.front() == Kind::new_point)
            args[0] = fmt::format("P{}{}", profile == Profile::author ? 1 : 2, i);
        else if (example.op.starts_with("Add") && example.op != "AddEdge" && example.op != "AddAuxLine")
            args[0] = fmt::format("id_{}", i);
        out.push_back(action(example.op, example.type, args));
        if (rng.below(4) == 0) out.back()["source"] = "derived";
    }
    return out;
}

TEST(Envelope, RandomOnesComeBack) {
    Rng rng(7);
    for (std::size_t round = 0; round < porism::test::samples(3000); ++round) {
        Json actions = setting();
        for (Json& one : random_actions(rng, Profile::author)) actions.push_back(std::move(one));
        Json json = author(std::move(actions));
        if (rng.below(2) == 0) json["solver_actions"] = random_actions(rng, Profile::solver);
        const auto read = envelope_from_json(json);
        ASSERT_TRUE(read) << to_string(read.error()) << "\n" << to_text(json);
        const Json written = *to_json(*read);
        const auto back = parse(to_text(written, 1));
        ASSERT_TRUE(back) << to_string(back.error());
        EXPECT_EQ(*back, *read);
        EXPECT_EQ(to_text(*to_json(*back)), to_text(written));
    }
}

TEST(Envelope, SolverStandsAloneWithPointsFromElsewhere) {
    Json json = solver(Json::array({action("AddEdge", "OnCircle", {"P", "⊙O"}), action("AddPoint", "Free", {"X"}),
                                    action("AddEdge", "EqualAngle", {"CAB", "DEF"})}));
    json["proof"] = "As drawn.";
    const auto read = envelope_from_json(json);
    ASSERT_TRUE(read) << to_string(read.error());
    EXPECT_EQ(read->profile, Profile::solver);
    EXPECT_EQ(read->actions[0].source, Source::solver);
    EXPECT_EQ(read->actions[0].args[1], "CIR_O");
    EXPECT_EQ(read->actions[2].args[0], "ANG_BAC");
    EXPECT_EQ(envelope_from_json(*to_json(*read)), *read);
}

TEST(Envelope, SourcesAreKept) {
    Json actions = setting();
    actions.push_back(action("AddEdge", "Midpoint", {"D", "AB"}));
    actions.back()["source"] = "derived";
    const auto read = envelope_from_json(author(actions));
    ASSERT_TRUE(read);
    EXPECT_EQ(read->actions.front().source, Source::given);
    EXPECT_EQ(read->actions.back().source, Source::derived);
    EXPECT_EQ((*to_json(*read))["actions"].back()["source"], "derived");
}

TEST(Envelope, NumbersMayBeJsonNumbersAndStayAsWritten) {
    Json actions = Json::array({{{"op", "AddPoint"}, {"type", "Cartesian"}, {"args", {"A", 3, -0.5}}}});
    const auto read = envelope_from_json(author(actions));
    ASSERT_TRUE(read) << to_string(read.error());
    EXPECT_EQ(read->actions[0].args, (std::vector<std::string>{"A", "3", "-0.5"}));
}

TEST(Envelope, ProfilesAreKept) {
    for (const Operator& row : operators()) {
        const Json one = Json::array({{{"op", row.op}, {"type", row.type}, {"args", Json::array()}}});
        if (!row.solver) {
            EXPECT_EQ(code_of(solver(one)), "profile /actions/0/op") << row.type;
            Envelope made;
            made.profile = Profile::solver;
            made.actions.push_back(Action{&row, {}});
            EXPECT_FALSE(to_json(made));
        }
        if (!row.author) {
            EXPECT_EQ(code_of(author(one)), "profile /actions/0/op") << row.type;
        }
    }
}

TEST(Envelope, BadOnesSayWhereAndWhy) {
    const auto with = [](std::string_view op, std::string_view type, const std::vector<std::string>& args) {
        Json actions = setting();
        actions.push_back(action(op, type, args));
        return code_of(author(actions));
    };
    EXPECT_EQ(with("AddFunction", "Explicit", {"f", "y=x"}), "functions /actions/12/op");
    EXPECT_EQ(with("AddPont", "Free", {"P"}), "unknown_operator /actions/12/op");
    EXPECT_EQ(with("AddPoint", "Fre", {"P"}), "unknown_type /actions/12/type");
    EXPECT_EQ(with("AddPoint", "Free", {"A"}), "repeated_definition /actions/12/args/0");
    EXPECT_EQ(with("AddPoint", "Free", {"CIR_O"}), "bad_name /actions/12/args/0");
    EXPECT_EQ(with("AddPoint", "Free", {}), "argument_count /actions/12/args");
    EXPECT_EQ(with("AddPoint", "Cartesian", {"P", "1/0", "1"}), "scalar_zero_division /actions/12/args/1");
    EXPECT_EQ(with("AddEdge", "Midpoint", {"M", "AB"}), "unknown_id /actions/12/args/0");
    EXPECT_EQ(with("AddEdge", "Midpoint", {"D", "AX"}), "unknown_id /actions/12/args/1");
    EXPECT_EQ(with("AddEdge", "Parallel", {"AA", "BC"}), "repeated_point /actions/12/args/0");
    EXPECT_EQ(with("AddEdge", "Parallel", {"A", "A", "B", "C"}), "repeated_point /actions/12/args");
    EXPECT_EQ(with("AddEdge", "Collinear", {"A", "B", "A"}), "repeated_point /actions/12/args");
    EXPECT_EQ(with("AddEdge", "OnCircle", {"D", "CIR_A"}), "unknown_id /actions/12/args/1");
    EXPECT_EQ(with("AddEdge", "ExprConstraint", {"1", "=<", "2"}), "bad_comparison /actions/12/args/1");
    EXPECT_EQ(with("AddEdge", "ExprConstraint", {" ", "=", "2"}), "empty_expression /actions/12/args/0");
    EXPECT_EQ(with("AddAngle", "ByPoints", {"ANG_ABC", "B", "A", "C"}), "misleading_id /actions/12/args/0");
    EXPECT_EQ(with("AddAuxLine", "Segment", {"AC", "A", "B"}), "argument_count /actions/12/args/0");
}

TEST(Envelope, MembersAreChecked) {
    Json json = author(Json::array());
    EXPECT_EQ(code_of(json), "");
    for (const char* const name : {"problem", "givens", "goal", "answer", "comment", "actions"}) {
        Json without = json;
        without.erase(name);
        EXPECT_EQ(code_of(without), "json_missing ") << name;
        Json wrong = json;
        wrong[name] = 5;
        EXPECT_EQ(code_of(wrong), std::string("json_type /") + name);
    }
    json["more"] = 1;
    EXPECT_EQ(code_of(json), "json_unknown_key ");
    EXPECT_EQ(code_of(Json::array()), "json_not_object ");
    EXPECT_EQ(code_of(author(Json::array({7}))).substr(0, 15), "json_not_object");
}

TEST(Envelope, SizesAreBounded) {
    Json many = Json::array();
    for (std::size_t i = 0; i <= max_actions; ++i) many.push_back(action("AddPoint", "Free", {fmt::format("P{}", i)}));
    EXPECT_EQ(code_of(author(many)), "too_many_actions /actions/2000");
    many.erase(many.size() - 1);
    EXPECT_EQ(code_of(author(many)), "");
    EXPECT_EQ(parse(std::string(max_bytes + 1, ' ')).error().code, "envelope_too_large");
    const std::string deep = std::string(100, '[') + std::string(100, ']');
    EXPECT_EQ(parse(R"({"actions":)" + deep + "}").error().code, "json_too_deep");
    std::vector<std::string> points(max_arguments + 1, "A");
    EXPECT_EQ(code_of(author(Json::array({action("AddEdge", "Collinear", points)}))), "argument_count /actions/0/args");
}

} // namespace
} // namespace porism::verigeo
