// What a file tells besides its scene: kept with the document, read again where it is verified, carried over edits.
#include "workflow/told.h"

#include "problem/json.h"
#include "realize/realize.h"
#include "scene/catalogue.h"
#include "workflow/figure.h"
#include "workflow/library/library.h"
#include "workflow/verify/diagnosis/diagnose.h"
#include "workflow/verify/diagnosis/inspect.h"
#include "workflow/verify/envelope.h"
#include "workflow/verify/verification.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <gtest/gtest.h>

namespace porism::workflow {
namespace {

using document::Document;
using problem::Check;
using problem::CheckState;
using problem::Outcome;

/// A right triangle with legs 3 and 4, the answer and what a solver claims.
std::string right_triangle_told(const char* answer, const char* claimed) {
    return fmt::format(
        R"({{"problem": "", "givens": [], "goal": "Find BC", "answer": "{}", "comment": "", "actions": [
        {{"op": "AddPoint", "type": "Free", "args": ["A"]}}, {{"op": "AddPoint", "type": "Free", "args": ["B"]}},
        {{"op": "AddPoint", "type": "Free", "args": ["C"]}},
        {{"op": "AddEdge", "type": "Perpendicular", "args": ["AB", "AC"]}},
        {{"op": "AddEdge", "type": "ExprConstraint", "args": ["AB", "=", "3"]}},
        {{"op": "AddEdge", "type": "ExprConstraint", "args": ["AC", "=", "4"]}},
        {{"op": "AddPoint", "type": "Free", "args": ["M"]}},
        {{"op": "AddEdge", "type": "Midpoint", "args": ["M", "BC"]}}], "solver_actions": [
        {{"op": "AddEdge", "type": "ExprConstraint", "args": ["{}"]}}]}})",
        answer, claimed);
}
const std::string wrong_answer = right_triangle_told("6", R"(BM", "=", "2.5)");
const std::string false_claim = right_triangle_told("5", R"(AM", "=", "BM + 1)");
const std::string unsaid_claim = right_triangle_told("5", R"(AM", ">", "BC)");

const std::string geometry3k =
    R"json({"id": "k4", "diagram_logic_forms": ["Equals(LengthOf(Line(A, B)), 8)", "Equals(LengthOf(Line(B, C)), 6)",
    "Perpendicular(Line(A,B),Line(B,C))"], "text_logic_forms": ["Find(LengthOf(Line(A,C)))"],
    "point_positions": {"A": [0, 0], "B": [0, 200], "C": [150, 200]}, "line_instances": ["AB", "AC", "BC"],
    "circle_instances": [], "point_instances": ["A", "B", "C"], "answer": "14"})json";

const std::string genesisgeo =
    "<problem> a : ; b : ; c : ; d : cong a b a d [000] cong c b c d [001] ? perp a c b d </problem>\n"
    "<numerical_check> ncoll a b c [002] ; </numerical_check>\n"
    "<proof> cong a b c b [003] r64 [000] [001] [002] ; perp a c b d [004] a01 [003] ; </proof>";

const std::string altitudes = "one\na b c = triangle a b c; e = foot e b a c; f = foot f c a b; "
                              "h = on_line h b e, on_line h c f ? perp a h b c";

const std::vector<std::string> files{wrong_answer,
                                     false_claim,
                                     unsaid_claim,
                                     geometry3k,
                                     genesisgeo,
                                     altitudes,
                                     "false\na b c = triangle a b c; d = foot d a b c ? cong d b d c"};

LoadedProblem read_one(const std::string& text) {
    auto loaded = load_bytes(text, "file");
    EXPECT_TRUE(loaded) << text;
    EXPECT_EQ(loaded->problems.size(), 1U);
    EXPECT_TRUE(loaded->problems.front().document) << text;
    return std::move(loaded->problems.front());
}

/// As the window opens it: the places and branches of its figure are written in.
Document in_window(const std::string& text) {
    LoadedProblem problem = read_one(text);
    const auto figure = figure_of(problem);
    Document out = *opened(std::move(problem));
    if (figure)
        out.scene = realize::with_places(realize::with_branches(out.scene, *figure->diagram), *figure->diagram,
                                         figure->diagram->scene_picture);
    return out;
}

Document saved(const Document& document) {
    const auto read = document::document_from_json(*parse_json(to_text(document::to_json(document))));
    EXPECT_TRUE(read) << to_string(read.error());
    return *read;
}

problem::Verdict verdict(const Document& document) {
    return *verify(as_told(as_problem(document)));
}

std::vector<std::string> lines_of(const problem::Verdict& verdict) {
    std::vector<std::string> out;
    for (const Check& check : verdict.checks)
        out.push_back(fmt::format("{} {} {}", static_cast<int>(check.state), check.name, check.message));
    return out;
}

std::vector<Check> open_checks(const problem::Verdict& verdict) {
    std::vector<Check> out;
    std::ranges::copy_if(verdict.checks, std::back_inserter(out),
                         [](const Check& check) { return check.name == "told_held"; });
    return out;
}

const Check* find(const problem::Verdict& verdict, std::string_view name) {
    const auto found = std::ranges::find(verdict.checks, name, &Check::name);
    return found == verdict.checks.end() ? nullptr : &*found;
}

TEST(Told, AnOpenedDocumentIsVerifiedAsItsFile) {
    for (const std::string& text : files) {
        const auto expected = verify(read_one(text));
        ASSERT_TRUE(expected) << text;
        const Document window = in_window(text);
        EXPECT_EQ(lines_of(verdict(window)), lines_of(*expected)) << text;
        EXPECT_EQ(lines_of(verdict(saved(window))), lines_of(*expected)) << text;
    }
    for (const std::string& text : {wrong_answer, false_claim, unsaid_claim, geometry3k, genesisgeo})
        EXPECT_EQ(verdict(in_window(text)).outcome, Outcome::rejected) << text;
}

TEST(Told, EachProblemOfAFileHasItsOwnText) {
    const auto loaded = load_bytes("one\na b c = triangle a b c ? cong a b a c\n\ntwo\n"
                                   "a b c = triangle a b c; d = foot d a b c ? perp a d b d\n",
                                   "file");
    ASSERT_TRUE(loaded);
    EXPECT_EQ(loaded->problems[1].told.text(), "two\na b c = triangle a b c; d = foot d a b c ? perp a d b d");

    std::string records = geometry3k;
    std::erase(records, '\n');
    const auto two = load_bytes(records + "\n" + records + "\n", "file");
    ASSERT_TRUE(two);
    ASSERT_EQ(two->problems.size(), 2U);
    EXPECT_EQ(two->problems[1].told.text(), records);
    EXPECT_EQ(two->problems[1].told.language(), "geometry3k");
}

TEST(Told, AnAnswerStaysWithItsQuestionInTheEditedScene) {
    Document document = in_window(wrong_answer);
    scene::Action action;
    action.uses = {
        {*scene::construction_by_name("midpoint"), {*document.scene.find("a"), *document.scene.find("b")}, {}}};
    const std::string name = "n";
    ASSERT_TRUE(document.scene.append(action, {&name, 1}));
    const auto after = verdict(document);
    EXPECT_EQ(after.outcome, Outcome::rejected);
    ASSERT_TRUE(find(after, "answer_holds"));
    EXPECT_EQ(find(after, "answer_holds")->state, CheckState::failed);
    EXPECT_TRUE(open_checks(after).empty());
}

TEST(Told, AClaimOfWhatIsGoneIsNamedAndNotDropped) {
    for (const std::string& text : {false_claim, unsaid_claim}) {
        Document document = in_window(text);
        const Document before = document;
        document.scene = document.scene.without(document.scene.action_of(*document.scene.find("m")));
        document.questions = scene::Questions{*scene::parse_question("lcompute b c", document.scene.names())};
        const auto after = verdict(document);
        EXPECT_EQ(after.outcome, Outcome::undecided) << text;
        const auto open = open_checks(after);
        ASSERT_EQ(open.size(), 1U) << text;
        EXPECT_EQ(open.front().state, CheckState::undecided);
        EXPECT_NE(open.front().message.find("/solver_actions/0"), std::string::npos) << open.front().message;
        EXPECT_NE(open.front().message.find("what is gone (m)"), std::string::npos) << open.front().message;
        EXPECT_EQ(verdict(before).outcome, Outcome::rejected) << "undone";
    }
}

TEST(Told, AnAnswerToWhatIsNotAskedAnyMoreIsNamed) {
    Document document = in_window(geometry3k);
    document.questions.clear();
    const auto open = open_checks(verdict(document));
    ASSERT_EQ(open.size(), 1U);
    EXPECT_NE(open.front().message.find("14"), std::string::npos) << open.front().message;
    EXPECT_NE(open.front().message.find("length(a,c)"), std::string::npos) << open.front().message;
}

TEST(Told, StepsOfAProofStayAsLongAsTheirPointsDo) {
    Document document = in_window(genesisgeo);
    const auto goal = document.goals;
    document.goals.push_back(facts::parse_statement("cong a b a d", document.scene.names())->front());
    EXPECT_EQ(verdict(document).outcome, Outcome::rejected) << "the claim is as false as before";
    document.scene = document.scene.without(document.scene.action_of(*document.scene.find("d")));
    document.goals = scene::Goals{facts::parse_statement("cong a b a c", document.scene.names())->front()};
    const auto after = verdict(document);
    const auto open = open_checks(after);
    ASSERT_FALSE(open.empty());
    EXPECT_NE(open.back().message.find("what is gone (d)"), std::string::npos) << open.back().message;
}

/// A solved problem as its file: paths, answers, texts.
std::string solved_file(const std::string& text) {
    const LoadedProblem problem = read_one(text);
    const auto analysis = analyse(problem);
    EXPECT_TRUE(analysis) << to_string(analysis.error());
    return to_text(problem::to_json(problem_of(*analysis, {}, *problem.document)));
}

TEST(Told, ASolutionStaysWithItsGoalAndItsGivens) {
    const Document whole =
        in_window(solved_file("one\na b c = triangle a b c; e = foot e b a c; f = foot f c a b; "
                              "h = on_line h b e, on_line h c f; m = midpoint m a b ? perp a h b c"));
    ASSERT_TRUE(find(verdict(whole), "solution_holds"));
    EXPECT_EQ(verdict(whole).outcome, Outcome::accepted);

    Document fewer = whole;
    fewer.scene = whole.scene.without(whole.scene.action_of(*whole.scene.find("m")));
    ASSERT_TRUE(find(verdict(fewer), "solution_holds"));
    EXPECT_EQ(find(verdict(fewer), "solution_holds")->state, CheckState::passed);
    EXPECT_TRUE(open_checks(verdict(fewer)).empty());

    Document other_goal = whole;
    other_goal.goals = scene::Goals{facts::parse_statement("cyclic b c e f", whole.scene.names())->front()};
    EXPECT_FALSE(find(verdict(other_goal), "solution_holds"));
    const auto open = open_checks(verdict(other_goal));
    ASSERT_FALSE(open.empty());
    EXPECT_NE(open.front().message.find("a goal that is not asked for any more"), std::string::npos)
        << open.front().message;
    EXPECT_EQ(verdict(other_goal).outcome, Outcome::undecided);
}

TEST(Told, ASolutionFromAGivenThatIsGoneIsNamed) {
    Document document = in_window(solved_file("one\na b c = triangle a b c; m = midpoint m b c ? coll b m c"));
    Document stated = in_window("one\na b c = triangle a b c; m = free m ? coll b m c");
    stated.told = document.told;
    const auto after = verdict(stated);
    ASSERT_FALSE(open_checks(after).empty());
    EXPECT_NE(open_checks(after).front().message.find("what was given as"), std::string::npos)
        << open_checks(after).front().message;
    EXPECT_FALSE(find(after, "given_as_told") && find(after, "given_as_told")->state == CheckState::failed);
}

TEST(Told, ABranchThatIsNotTakenAnyMoreIsNamed) {
    Document document =
        in_window(solved_file("one\na b c = triangle a b c; d = eqdistance d a b c, eqdistance d b a c ? "
                              "cong a d b c"));
    ASSERT_TRUE(document.scene.actions()[1].branch);
    document.scene = document.scene.with_branch(1, 1 - *document.scene.actions()[1].branch);
    const auto after = verdict(document);
    ASSERT_FALSE(open_checks(after).empty());
    EXPECT_NE(open_checks(after).front().message.find("branch"), std::string::npos);
    ASSERT_TRUE(find(after, "branch_as_recorded"));
    EXPECT_EQ(find(after, "branch_as_recorded")->state, CheckState::passed);
}

TEST(Told, AMendedAnswerStandsInPlaceOfTheOneThatWasTold) {
    for (const std::string& text : {wrong_answer, geometry3k}) {
        Document document = in_window(text);
        const auto mends = offers(as_told(as_problem(document)));
        ASSERT_TRUE(mends) << to_string(mends.error());
        ASSERT_FALSE(mends->empty());
        ASSERT_FALSE(mends->front().answers.empty()) << mends->front().text;
        EXPECT_FALSE(mends->front().rewrites);
        document.told = document.told.with_answers(mends->front().answers);
        EXPECT_EQ(verdict(saved(document)).outcome, mends->front().verdict.outcome) << text;
    }
}

std::string triangle_told(const std::string& goal, const std::string& answer,
                          const std::vector<std::array<const char*, 2>>& given) {
    Json actions = Json::array();
    for (const char* const point : {"A", "B", "C"})
        actions.push_back({{"op", "AddPoint"}, {"type", "Free"}, {"args", {point}}});
    for (const auto& [left, right] : given)
        actions.push_back({{"op", "AddEdge"}, {"type", "ExprConstraint"}, {"args", {left, "=", right}}});
    return to_text(Json{{"problem", ""},
                        {"givens", Json::array()},
                        {"goal", goal},
                        {"answer", answer},
                        {"comment", ""},
                        {"actions", std::move(actions)}});
}

/// As a window applies it.
Document applied(Document document, const Offer& offer) {
    if (!offer.answers.empty()) document.told = document.told.with_answers(offer.answers);
    if (!offer.rewrites) return document;
    document.scene = offer.mended.document.scene;
    document.goals = offer.mended.document.goals;
    document.questions = offer.mended.document.questions;
    document.told = document.told.with_branches_meant();
    return document;
}

TEST(Told, AMendThatIsAppliedIsWhatItWasOfferedAs) {
    const std::vector<std::array<const char*, 2>> right{{"AB", "6"}, {"AC", "8"}, {"∠BAC", "90"}};
    const std::vector<std::array<const char*, 2>> two_figures{{"AB", "8"}, {"BC", "7"}, {"∠BAC", "60"}};
    for (const std::string& text :
         {triangle_told("Find BC; Find the area of ABC; Find the perimeter of ABC", "11; 25; 20", right),
          triangle_told("Find BC; Find the area of ABC", "10; 25", right), triangle_told("Find AC", "4", two_figures),
          triangle_told("Find AC; Find the area of ABC", "5; 6*sqrt(3)", two_figures)}) {
        const Document document = in_window(text);
        EXPECT_EQ(verdict(document).outcome, Outcome::rejected) << text;
        const auto mends = offers(as_told(as_problem(document)));
        ASSERT_TRUE(mends) << to_string(mends.error());
        ASSERT_FALSE(mends->empty()) << text;
        for (const Offer& mend : *mends) {
            EXPECT_EQ(mend.verdict.outcome, Outcome::accepted) << mend.text;
            EXPECT_EQ(verdict(saved(applied(document, mend))).outcome, mend.verdict.outcome) << mend.text;
        }
        const auto repaired = workflow::repaired(read_one(text));
        ASSERT_TRUE(repaired) << to_string(repaired.error());
        EXPECT_TRUE(repaired->verdict.repaired);
        EXPECT_EQ(repaired->sample.answers.size(), repaired->sample.questions.size());
    }
}

TEST(Told, BranchesThatAreMeantAreNotOpen) {
    const std::string text = "two\na b c = triangle a b c; o = circumcenter o a b c; "
                             "d = on_line d a o, on_circle d o a ? perp a b b d";
    Document document = in_window(text);
    const auto open = verdict(document);
    EXPECT_EQ(lines_of(open), lines_of(*verify(read_one(text))));
    document.told = document.told.with_branches_meant();
    EXPECT_EQ(lines_of(verdict(document)), lines_of(*verify(as_problem(in_window(text)))));
}

TEST(Told, WhatIsMovedStaysWhereItIs) {
    Document document = in_window(files.back());
    auto at = document.scene.actions()[0].at;
    at[0] = scene::Coordinates{*numbers::Scalar::parse("7"), *numbers::Scalar::parse("5")};
    document.scene = document.scene.with_coordinates(0, at);
    const LoadedProblem told = as_told(as_problem(document));
    ASSERT_TRUE(told.document->scene.actions()[0].at[0]);
    EXPECT_EQ(told.document->scene.actions()[0].at[0]->x.text(), "7");
    EXPECT_FALSE(told.document->scene.actions()[0].at[1]) << "found by the program, and not meant";
    EXPECT_TRUE(told.choose_branch);
}

TEST(Told, ASolutionThatASampleTellsIsReadWithWhatItsDocumentWasTold) {
    LoadedProblem loaded = read_one(false_claim);
    corpus::Sample sample;
    sample.problem.scene = loaded.document->scene;
    sample.problem.questions = loaded.document->questions;
    sample.problem.answers = {*numbers::Scalar::parse("4")};
    sample.document = to_text(document::to_json(*opened(std::move(loaded))));
    Document document = *kept_document(sample);
    document.told = told_by(sample);
    const auto twice = verdict(saved(document));
    EXPECT_EQ(twice.outcome, Outcome::rejected);
    EXPECT_TRUE(find(twice, "claim_holds"));
    EXPECT_EQ(told_before(document.told).language(), "verigeo");
}

TEST(Told, WhatCannotBeReadAgainIsUndecidedWithItsReason) {
    const auto reason = [](document::Told told) {
        Document document = in_window(altitudes);
        document.told = std::move(told);
        const auto found = verdict(document);
        EXPECT_EQ(found.outcome, Outcome::undecided);
        const auto open = open_checks(found);
        return open.size() == 1 ? open.front().message : std::string();
    };
    EXPECT_NE(reason(document::Told("proof", std::string(document::max_told_bytes + 1, ' '))).find("was not kept"),
              std::string::npos);
    EXPECT_NE(reason(document::Told("klingon", "x")).find("klingon"), std::string::npos);
    EXPECT_NE(reason(document::Told("jgex", "x\na = free\ny\nb = free")).find("2 problems"), std::string::npos);
    EXPECT_FALSE(reason(document::Told("sample", R"({"porism":"sample","problem":3})")).empty());
    for (const char* language :
         {"jgex", "geodsl", "geometry3k", "genesisgeo", "verigeo", "scene", "problem", "proof", "sample"})
        for (const char* text : {"", "[]", "{", "3", "null", "\"a\"", "\x01\x02", "<problem>"})
            EXPECT_FALSE(reason(document::Told(language, text)).empty()) << language << ": " << text;
}

TEST(Told, WhatIsGoneStaysNamedWhenItWasKeptAndEditedAgain) {
    Document document = in_window(false_claim);
    document.scene = document.scene.without(document.scene.action_of(*document.scene.find("m")));
    corpus::Sample sample;
    sample.problem.scene = document.scene;
    sample.problem.questions = document.questions;
    sample.document = to_text(document::to_json(document));
    document.told = told_by(sample);
    EXPECT_EQ(open_checks(verdict(document)).size(), 1U);
    document.goals.push_back(facts::parse_statement("perp a b a c", document.scene.names())->front());
    EXPECT_EQ(open_checks(verdict(document)).size(), 1U);
}

/// Each is told by the one inside it.
TEST(Told, SamplesWithinSamplesEnd) {
    Document document = in_window(false_claim);
    for (int depth = 0; depth < 4; ++depth) {
        corpus::Sample sample;
        sample.problem.scene = document.scene;
        sample.problem.questions = document.questions;
        sample.document = to_text(document::to_json(document));
        document.told = told_by(std::move(sample));
    }
    EXPECT_EQ(verdict(document).outcome, Outcome::rejected);
}

} // namespace
} // namespace porism::workflow
