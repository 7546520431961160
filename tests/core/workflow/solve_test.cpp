#include "workflow/solve/solve.h"

#include "proof/rules/rule.h"
#include "scene/json.h"
#include "scratch.h"
#include "support/stated.h"
#include "workflow/solve/find.h"
#include "workflow/solve/proof_folder.h"
#include "workflow/verify/verify.h"
#include "workflow/words.h"

#include <algorithm>
#include <csignal>
#include <gtest/gtest.h>
#include <thread>

namespace porism::workflow {
namespace {

using test::example;
using test::Scratch;

LoadedProblem problem_of(const std::string& text) {
    return load_bytes("p\n" + text + "\n", "p.txt").value().problems.front();
}
Analysis analysis_of(const std::string& text) {
    return analyse(problem_of(text)).value();
}

const std::string meeting_altitudes = "a b c = triangle a b c; d = on_tline d b a c, on_tline d c a b ? perp a d b c";
const std::string heavy = [] {
    std::string text = "a b c = triangle a b c; o = circle o a b c";
    for (int i = 0; i < 60; ++i) text += "; p" + std::to_string(i) + " = on_circle p" + std::to_string(i) + " o a";
    return text + " ? perp a b b c";
}();

// What follows as the points lie here has a path: it names the conditions that other pictures of the scene fail.
TEST(SolveGoal, ProvesWhatWasFoundThoughOtherPicturesFailIt) {
    Options options;
    options.consequences = true;
    Analysis analysis =
        analyse(problem_of("a b c = triangle a b c; d = mirror d b c; e = eqdistance e a b c, eqdistance e c "
                           "d a; f = reflect f e b a; g = orthocenter g c a f; h = reflect h g b d; i = foot "
                           "i c g f"),
                options)
            .value();
    std::size_t here = 0;
    for (std::size_t i = 0; i < analysis.session->graph().statements.size(); ++i) {
        const facts::Statement statement = analysis.session->graph().statements[i];
        const GoalResult result = solve_goal(analysis, statement);
        EXPECT_TRUE(result.solved()) << facts::to_string(statement, analysis.scene.names()) << ": " << result.reason;
        EXPECT_EQ(fails_elsewhere(*analysis.diagram, result), result.sight == Sight::here);
        here += result.sight == Sight::here ? 1 : 0;
    }
    EXPECT_GE(here, 1U);
}

TEST(Analyse, SolvesAndChecks) {
    const Analysis analysis = analysis_of(meeting_altitudes);
    ASSERT_EQ(analysis.goals.size(), 1U);
    const GoalResult& goal = analysis.goals.front();
    EXPECT_TRUE(goal.seen() && goal.derived && goal.path && goal.solved()) << goal.reason;
    EXPECT_EQ(goal.path->goal(), goal.goal);
    EXPECT_EQ(goal.reason, "");
}

TEST(Analyse, ProvesOfPointsThatFallTogetherThatTheyAreOne) {
    const Analysis analysis = analysis_of("a b c = triangle a b c; h = foot h a b c; k = foot k a c b ? same h k");
    ASSERT_FALSE(analysis.diagram->coincidences.empty());
    EXPECT_TRUE(analysis.goals.front().solved()) << analysis.goals.front().reason;
}

TEST(Analyse, SaysWhatIsNotKnownOfPointsThatFallTogether) {
    Options options;
    for (std::size_t i = 0; i < proof::rules().size(); ++i)
        if (proof::concludes_one_point(proof::rule(RuleId(i)))) options.bans.ban(RuleId(i));
    const LoadedProblem feet = problem_of("a b c = triangle a b c; h = foot h a b c; k = foot k a c b ? same h k");
    const auto analysis = analyse(feet, options);
    ASSERT_TRUE(analysis);
    EXPECT_TRUE(analysis->goals.front().seen());
    EXPECT_EQ(analysis->goals.front().reason, "everything that follows was found, and neither the goal nor that the "
                                              "points that fall together are one is in it");
}

TEST(Analyse, SaysThatALineThroughOnePointUnderTwoNamesIsNone) {
    const Analysis analysis =
        analysis_of("a b c = triangle a b c; h = foot h a b c; k = foot k a c b; d = free d ? para h k a d");
    EXPECT_EQ(analysis.goals.front().reason, "it speaks of the line through two points that are one in every picture");
}

TEST(Solve, SaysOfAQuestionThatItIsOneAndWhatIsSeen) {
    const auto loaded = load_bytes("p\na b c = triangle a b c; d = foot d a b c ? perp a d b c; acompute a d b c; "
                                   "aequation 1 a d b c 90o; lequation 1 a b * a b -1 a d * a d -1 b d * b d 0\n",
                                   "p.txt");
    Stopping stopping;
    std::vector<GoalRecord> records;
    SolveReport report;
    report.record = [&](const GoalRecord& record) { records.push_back(record); };
    const auto summary = solve(loaded.value(), {}, stopping, report);
    ASSERT_TRUE(summary);
    EXPECT_EQ(summary->goals, 4U);
    EXPECT_EQ(summary->solved, 3U);
    ASSERT_EQ(records.size(), 4U);
    for (const std::size_t i : {0U, 2U, 3U}) EXPECT_TRUE(records[i].solved) << records[i].reason;
    EXPECT_EQ(records[1].goal, "acompute a d b c");
    EXPECT_NE(records[1].reason.find("it asks for a value: values of this kind are not derived"), std::string::npos)
        << records[1].reason;
    EXPECT_NE(records[1].reason.find("90° is seen in all 4 pictures"), std::string::npos) << records[1].reason;
}

std::vector<GoalRecord> records_of(const std::string& bytes) {
    Stopping stopping;
    std::vector<GoalRecord> records;
    SolveReport report;
    report.record = [&](const GoalRecord& record) { records.push_back(record); };
    EXPECT_TRUE(solve(load_bytes(bytes, "p").value(), {}, stopping, report));
    return records;
}

/// A question about points without places.
std::string asked(std::string_view names, const std::vector<std::string>& statements, const std::string& question) {
    const scene::Scene scene = porism::test::points_with(names, statements);
    return to_text(scene::to_json(scene, {}, {*scene::parse_question(question, scene.names())}));
}

// A value that the pictures show alike is one of two all the same: by an even power, or by the law of sines.
TEST(Solve, NamesTwoValuesOfWhatTheGivensDoNotDetermine) {
    struct Open {
        std::string problem;
        const char* both;
    };
    for (const Open& one :
         {Open{asked("p q r", {"angle(p,q,r) = y^2", "angle(q,r,p) = 50", "angle(r,p,q) = 66"}, "compute y"),
               "y is 8 in the scene's own picture, and -8 in another figure of what is given"},
          Open{asked("p q r", {"length(p,q) = y^4", "length(q,r) = 81", "cong p q q r"}, "compute y"),
               "y is 3 in the scene's own picture, and -3 in another figure of what is given"},
          Open{asked("p q r s",
                     {"length(p,q) = y + z", "length(q,r) = y*z", "length(p,q) = 7", "length(q,r) = 12",
                      "length(r,s) = y"},
                     "compute length(r,s)"),
               " in another figure of what is given"},
          Open{asked("p q r", {"length(p,q) = 8", "length(q,r) = 5", "angle(q,p,r) = 30"}, "compute length(p,r)"),
               " in another figure of what is given"}}) {
        const GoalRecord record = records_of(one.problem).front();
        EXPECT_FALSE(record.solved);
        EXPECT_NE(record.reason.find("the givens do not determine it: "), std::string::npos) << record.reason;
        EXPECT_NE(record.reason.find(one.both), std::string::npos) << record.reason;
        EXPECT_EQ(record.reason.find("is seen"), std::string::npos) << record.reason;
    }
}

TEST(Solve, HoldsTheAnswerAgainstThatOfTheFile) {
    for (const auto& [expected, matches] : {std::pair{"arccos(-11/24)/1o", true}, {"117", true}, {"11", false}}) {
        auto loaded = load_bytes(
            "p\na = free a; b = lconst b a 3; c = lconst c b 4, lconst c a 6 ? compute angle a b c\n", "p.txt");
        loaded->problems.front().answers = {numbers::Scalar::parse(expected).value()};
        Stopping stopping;
        std::vector<GoalRecord> records;
        SolveReport report;
        report.record = [&](const GoalRecord& record) { records.push_back(record); };
        ASSERT_TRUE(solve(loaded.value(), {}, stopping, report));
        ASSERT_EQ(records.size(), 1U);
        EXPECT_EQ(records[0].answer_words, "arccos(−11/24), about 117.28°");
        EXPECT_EQ(records[0].answer_matches, matches) << expected;
        EXPECT_EQ(to_json(records[0])["answer_matches"], matches);
        EXPECT_TRUE(to_json(records[0]).contains("answer"));
    }
}

TEST(Solve, AProblemWithQuestionsAloneIsNotClosed) {
    const auto loaded = load_bytes("p\na b c = triangle a b c ? lcompute a b\n", "p.txt");
    Stopping stopping;
    std::vector<GoalRecord> records;
    SolveReport report;
    report.record = [&](const GoalRecord& record) { records.push_back(record); };
    ASSERT_TRUE(solve(loaded.value(), {}, stopping, report));
    ASSERT_EQ(records.size(), 1U);
    EXPECT_EQ(records[0].statements, 0U);
    EXPECT_NE(records[0].reason.find("the pictures differ"), std::string::npos) << records[0].reason;
}

TEST(Analyse, NamesGivensThatContradictEachOtherOnce) {
    const Analysis analysis = analysis_of(
        "a b c = triangle a b c; m = midpoint m b c; d = s_angle a b d 30, s_angle a b d 40 ? cong m b m c");
    EXPECT_EQ(analysis.goals.front().reason,
              "these statements contradict each other: aconst a b b d 30o, aconst a b b d 40o");
}

TEST(Analyse, SaysWhyAGoalIsNotSolved) {
    auto false_goal = problem_of("a b c = triangle a b c; d = foot d a b c ? cong d b d c");
    false_goal.choose_branch = false;
    EXPECT_EQ(analyse(false_goal).value().goals.front().reason, "it is false in the picture");
    const Analysis order = analysis_of("a b c = triangle a b c; m = midpoint m a b ? ncoll a m c");
    EXPECT_NE(order.goals.front().reason.find("order statement"), std::string::npos);
    EXPECT_FALSE(order.goals.front().solved());
}

TEST(Analyse, ChoosesTheBranchInWhichTheGoalHolds) {
    // The second meeting point of two circles about a and b is the mirror image of the first.
    const std::string text = "a b c = triangle a b c; d = on_circle d a c, on_circle d b c ? perp c d a b";
    const Analysis analysis = analysis_of(text);
    EXPECT_TRUE(analysis.goals.front().solved()) << analysis.goals.front().reason;
    EXPECT_EQ(analysis.diagram->branches.size(), analysis.scene.actions().size());
}

const std::string bisectors = " = triangle a b c; h = orthocenter h a b c; d = angle_bisector d b a c; e = "
                              "angle_bisector e b h c ? ";

/// The side condition that names a branch, as the records have it.
std::string branch_condition(const Analysis& analysis) {
    const GoalResult& goal = analysis.goals.front();
    EXPECT_TRUE(goal.solved()) << goal.reason;
    if (!goal.verdict) return {};
    for (const auto& condition : goal.verdict->conditions) {
        if (condition.multiple == 1) continue;
        EXPECT_EQ(condition.decision, numbers::Decision::yes);
        EXPECT_FALSE(condition.guaranteed);
        return verify::to_string(condition, analysis.scene.names());
    }
    return {};
}

TEST(Analyse, NamesTheBranchOnWhichAProofRests) { // definition 9
    const Analysis acute = analysis_of("a@0.3_2 b@-1_0 c@1.2_0" + bisectors + "para a d h e");
    EXPECT_EQ(branch_condition(acute), "branch 0 of 2: para a d h e");
    const std::string plainly = "the angle between AD and HE is 0°, not 90°";
    EXPECT_EQ(std::ranges::count(solution_words(acute, acute.goals.front()).conditions, plainly), 1);
    const auto listed = open_condition_words(*acute.goals.front().verdict, acute.scene);
    EXPECT_EQ(std::ranges::count(listed, plainly), 1) << "one line of solve and of check says it so too";
    EXPECT_EQ(listed.size(), verify::open_conditions(*acute.goals.front().verdict, acute.scene.names()).size());
    const Analysis obtuse = analysis_of("a@3_1 b@-1_0 c@1_0" + bisectors + "perp a d h e");
    EXPECT_EQ(branch_condition(obtuse), "branch 0 of 2: perp a d h e");
}

TEST(Analyse, DrawsOtherTrianglesBeforeItGivesUp) {
    const Analysis obtuse = analysis_of("a b c" + bisectors + "perp a d h e");
    EXPECT_EQ(branch_condition(obtuse), "branch 0 of 2: perp a d h e");
}

TEST(Analyse, KeepsTheGoalsThatFitTogether) {
    const Analysis analysis =
        analysis_of("a b c = triangle a b c; m = midpoint m a b ? coll a m b; para a b a c; cong m a m b");
    ASSERT_EQ(analysis.goals.size(), 3U);
    EXPECT_TRUE(analysis.goals[0].solved());
    EXPECT_FALSE(analysis.goals[1].seen());
    EXPECT_TRUE(analysis.goals[2].solved());
}

/// X on AB as far from A as C: on the ray AB the bisector at A is across XC, beyond A it is along it.
const std::string two_places =
    "a b c = triangle a b c; x = on_line x a b, on_circle x a c; d = angle_bisector d b a c ? ";

TEST(Analyse, SaysWhichBranchWasChosenForTheGoal) { // definition 3
    std::vector<std::string> said;
    for (const std::string goal : {"perp a d x c", "para a d x c"}) {
        const LoadedProblem one = problem_of(two_places + goal);
        const Analysis analysis = analyse(one).value();
        EXPECT_TRUE(analysis.goals.front().seen());
        for (const BranchChoice& choice : chosen_branches(one, *analysis.diagram))
            said.push_back(to_string(choice, analysis.scene));
    }
    EXPECT_EQ(said, std::vector<std::string>{"x 2 of 2"}) << "the first place is no choice";
}

/// C between A and B or not.
const std::string on_a_line = "a b = segment a b; c = on_line c a b ? ";

TEST(Analyse, SaysThatThePictureWasChosenForTheGoal) {
    const Analysis analysis = analyse(problem_of(on_a_line + "sum a c c b a b")).value();
    EXPECT_TRUE(analysis.goals.front().solved());
    EXPECT_TRUE(fails_elsewhere(*analysis.diagram, analysis.goals.front()));
    const Analysis always = analyse(problem_of(on_a_line + "coll a b c")).value();
    EXPECT_FALSE(fails_elsewhere(*always.diagram, always.goals.front()));
}

TEST(Analyse, SaysOfTheGoalAloneThatOthersFailIt) {
    const Analysis analysis = analyse(problem_of(on_a_line + "coll a b c; sum a c c b a b")).value();
    EXPECT_FALSE(fails_elsewhere(*analysis.diagram, analysis.goals[0]));
    EXPECT_TRUE(fails_elsewhere(*analysis.diagram, analysis.goals[1]));
}

TEST(Analyse, AnswersAGoalPickedLater) {
    Analysis analysis = analysis_of("a b c = triangle a b c; d = midpoint d a b; e = midpoint e a c");
    const auto goal = facts::parse_statement("para d e b c", analysis.scene.names()).value().front();
    EXPECT_TRUE(solve_goal(analysis, goal).solved());
    const auto wrong = facts::parse_statement("perp d e b c", analysis.scene.names()).value().front();
    EXPECT_FALSE(solve_goal(analysis, wrong).solved());
}

struct Lines {
    std::vector<std::string> records;
    SolveSummary summary;
};
Lines solve_all(const Loaded& loaded, SolveOptions options) {
    Stopping stopping;
    Lines out;
    SolveReport report;
    report.record = [&](const GoalRecord& record) {
        Json json = to_json(record);
        json.erase("ms");
        json.erase("realize_ms");
        out.records.push_back(json.dump());
    };
    out.summary = solve(loaded, options, stopping, report).value();
    return out;
}

TEST(Solve, TriesEachGoalInABranchOfItsOwnWhereNoneFitsAll) {
    const Loaded loaded{FileKind::jgex, {problem_of(two_places + "perp a d x c; para a d x c; para a b a c")}};
    const Lines lines = solve_all(loaded, {});
    ASSERT_EQ(lines.records.size(), 3U);
    const auto member = [&](std::size_t i, const char* key) { return parse_json(lines.records[i]).value()[key]; };
    EXPECT_NE(member(0, "branches"), member(1, "branches"));
    EXPECT_EQ(member(0, "chosen_branches").size() + member(1, "chosen_branches").size(), 1U);
    EXPECT_NE(member(2, "reason").get<std::string>().find("false in the pictures drawn"), std::string::npos);
    EXPECT_EQ(lines.summary.unread, 0U);
}

TEST(Solve, ListsEveryConditionThatTheConstructionDoesNotGuarantee) {
    const LoadedProblem one = problem_of(meeting_altitudes);
    const Analysis analysis = analyse(one).value();
    std::vector<std::string> open;
    for (const auto& condition : analysis.goals.front().verdict->conditions)
        if (!condition.guaranteed) open.push_back(verify::to_string(condition, analysis.scene.names()));
    const Lines lines = solve_all(Loaded{FileKind::jgex, {one}}, {});
    EXPECT_EQ(parse_json(lines.records.front()).value()["side_conditions"], Json(open));
    EXPECT_TRUE(std::ranges::any_of(open, [](const std::string& text) { return text.starts_with("diff"); }));
}

TEST(Solve, GivesTheSameRecordsWhateverTheJobs) {
    const Loaded loaded = load(example("problems.txt")).value();
    SolveOptions one, four;
    four.jobs = 4;
    const Lines alone = solve_all(loaded, one);
    EXPECT_EQ(alone.records, solve_all(loaded, four).records);
    EXPECT_EQ(alone.summary.goals, alone.summary.solved);
    EXPECT_GE(alone.summary.solved, 30U);
}

TEST(Solve, WritesProofsThatTheCheckerPasses) {
    const Scratch scratch;
    SolveOptions options;
    options.proofs = scratch.path("proofs");
    const Lines lines = solve_all(load(example("problems.txt")).value(), options);
    std::size_t proofs = 0;
    for (const auto& entry : std::filesystem::directory_iterator(*options.proofs)) {
        ++proofs;
        const auto checked = check_proof(entry.path().string());
        ASSERT_TRUE(checked) << entry.path() << ": " << to_string(checked.error());
        EXPECT_TRUE(checked->verdict.valid) << entry.path() << ": " << checked->verdict.summary;
    }
    EXPECT_EQ(proofs, lines.summary.solved);
}

TEST(Solve, ReportsAProblemWithoutAFigureAndGoesOn) {
    const Loaded loaded =
        load_bytes("bad\na b c d = sqare a b c d ? perp a c b d\ngood\n" + meeting_altitudes + "\n", "f.txt").value();
    const Lines lines = solve_all(loaded, {});
    ASSERT_EQ(lines.records.size(), 2U);
    EXPECT_NE(lines.records[0].find("there is no construction called"), std::string::npos);
    EXPECT_EQ(lines.summary.unread, 1U);
    EXPECT_EQ(lines.summary.solved, 1U);
}

TEST(Solve, StopsAProblemAtItsTimeLimit) {
    SolveOptions options;
    options.time_limit = 0.05;
    auto slow = problem_of(heavy);
    slow.choose_branch = false;
    const Lines lines = solve_all(Loaded{FileKind::jgex, {slow, problem_of(meeting_altitudes)}}, options);
    ASSERT_EQ(lines.records.size(), 2U);
    EXPECT_NE(lines.records[0].find("the time limit was reached"), std::string::npos) << lines.records[0];
    EXPECT_NE(lines.records[1].find("\"solved\":true"), std::string::npos) << lines.records[1];
}

TEST(TimeLimit, HasNoMoreSharesThanTime) {
    Stopping stopping;
    const TimeLimit none(stopping, 0), soon(stopping, 0.001);
    while (!soon.token().stop_requested()) std::this_thread::yield();
    EXPECT_TRUE(soon.share(1).stop_requested());
    EXPECT_FALSE(none.share(3).stop_requested());
    const StopToken part = TimeLimit(stopping, 3600).share(3'600'000);
    while (!part.stop_requested()) std::this_thread::yield();
}

TEST(Solve, KeepsWhatWasFinishedWhenInterrupted) {
    Stopping stopping;
    std::size_t finished = 0;
    SolveReport report;
    report.record = [&](const GoalRecord& record) {
        finished += record.solved ? 1 : 0;
        ::kill(::getpid(), SIGINT);
    };
    auto slow = problem_of(heavy);
    slow.choose_branch = false;
    const auto summary =
        solve(Loaded{FileKind::jgex, {problem_of(meeting_altitudes), slow, slow}}, {}, stopping, report).value();
    EXPECT_TRUE(summary.interrupted);
    EXPECT_EQ(finished, 1U);
    EXPECT_EQ(summary.goals, 1U);
}

TEST(Solve, StopsWhenAProofCannotBeWritten) {
    const Scratch scratch;
    scratch.put("file", "in the way");
    SolveOptions options;
    options.proofs = scratch.path("file");
    Stopping stopping;
    const auto summary = solve(Loaded{FileKind::jgex, {problem_of(meeting_altitudes)}}, options, stopping, {});
    ASSERT_FALSE(summary);
    EXPECT_EQ(summary.error().kind, ErrorKind::unavailable);
}

TEST(FileName, IsSafeAndShort) {
    EXPECT_EQ(file_name_for("a/b c.gex"), "a_b_c.gex");
    EXPECT_EQ(file_name_for("../../etc"), "_.._etc");
    EXPECT_EQ(file_name_for(""), "problem");
    EXPECT_LE(file_name_for(std::string(500, 'x')).size(), 100U);
    EXPECT_NE(file_name_for(std::string(500, 'x')), file_name_for(std::string(501, 'x')));
}

problem::ProofFile stored() {
    const Analysis analysis = analysis_of(meeting_altitudes);
    return problem::proof_file_from_json(proof_file("p", analysis, analysis.goals.front())).value();
}

TEST(CheckProof, RebuildsTheFigureFromTheFile) {
    const auto checked = check_proof(stored()).value();
    EXPECT_TRUE(checked.verdict.valid) << checked.verdict.summary;
    EXPECT_EQ(checked.goal, stored().path.goal());
}

TEST(CheckProof, RefusesCoordinatesOfAnotherFigure) {
    problem::ProofFile file = stored();
    file.inputs.pop_back();
    EXPECT_EQ(check_proof(file).error().code, "proof_picture");
    file = stored();
    std::ranges::fill(file.inputs, 0.0);
    const auto flat = check_proof(file);
    EXPECT_TRUE(!flat || !flat->verdict.valid) << "all points in one place prove nothing";
}

/// In a right triangle the orthocentre is a vertex: no picture of a scene in which they are two points.
TEST(CheckProof, RefusesAPictureInWhichPointsOfTheSceneFallTogether) {
    const Analysis analysis = analysis_of("a b c = triangle a b c; h = orthocenter h a b c; o = circle o a b c; "
                                          "m = midpoint m b c ? para a h o m");
    auto file = problem::proof_file_from_json(proof_file("p", analysis, analysis.goals.front())).value();
    EXPECT_TRUE(check_proof(file).value().verdict.valid);
    file.inputs = {0, 0, 1, 0, 0, 1};
    EXPECT_EQ(check_proof(file).error().code, "proof_picture");
}

/// Where 5 and 3 leave AC open the picture chooses; it cannot choose what the scene says it is not.
TEST(CheckProof, RefusesAPictureInWhichWhatIsStatedDoesNotHold) {
    const auto problem = [](const std::string& stated, const std::string& asked) {
        const std::string text = R"({"version":1,"actions":[
            {"op":"Construct","type":"free","args":["a"],"at":[{"x":"0","y":"0","kind":"sketch"}]},
            {"op":"Construct","type":"free","args":["b"],"at":[{"x":"5","y":"0","kind":"sketch"}]},
            {"op":"Construct","type":"free","args":["c"],"at":[{"x":"2","y":"0","kind":"sketch"}]},
            {"op":"State","type":"coll","args":["a","b","c"]},
            {"op":"State","type":"relation","args":["length(a,b) = 2*x - 1"]},
            {"op":"State","type":"relation","args":["x = 3"]},
            {"op":"State","type":"relation","args":["length(b,c) = 3"]})" +
                                 stated + R"(],"goals":[")" + asked + R"("]})";
        return load_bytes(text, "stated").value().problems.front();
    };
    Options options;
    options.consequences = true;
    const Analysis analysis = analyse(problem("", "length(a,c) = 2"), options).value();
    ASSERT_TRUE(analysis.goals.front().solved()) << analysis.goals.front().reason;
    const auto good = problem::proof_file_from_json(proof_file("p", analysis, analysis.goals.front())).value();
    EXPECT_TRUE(check_proof(good).value().verdict.valid);
    auto other = good;
    other.inputs[2] = 6;
    EXPECT_EQ(check_proof(other).error().code, "proof_picture");
    other = good;
    other.letters["x"] = 4;
    EXPECT_EQ(check_proof(other).error().code, "proof_picture");
    other = good;
    other.letters.clear();
    EXPECT_EQ(check_proof(other).error().code, "proof_picture");
    other = good;
    other.letters["z"] = 1;
    EXPECT_EQ(check_proof(other).error().code, "proof_picture");
    other = good;
    other.branches.back() = 1;
    EXPECT_EQ(check_proof(other).error().code, "proof_picture");
    other = good;
    const std::string against = R"(,{"op":"State","type":"relation","args":["length(a,c) = 8"]})";
    other.scene = problem(against, "length(a,c) = 2").document->scene;
    other.branches.push_back(0);
    EXPECT_EQ(check_proof(other).error().code, "proof_picture");
}

TEST(CheckProof, RefusesTheProofOfAnotherBranchThanTheSceneSays) {
    const Analysis analysis = analysis_of("a = free a; b = free b; c = on_circle c a b, on_circle c b a; "
                                          "m = midpoint m a b ? perp c m a b");
    auto file = problem::proof_file_from_json(proof_file("p", analysis, analysis.goals.front())).value();
    EXPECT_TRUE(check_proof(file).value().verdict.valid);
    file.scene = file.scene.with_branch(2, 1 - file.branches[2]);
    EXPECT_EQ(check_proof(file).error().code, "proof_picture");
}

TEST(CheckProof, SaysWhatAFileIsThatIsNoProof) {
    const auto scene = check_proof(example("orthocentre.txt"));
    ASSERT_FALSE(scene);
    EXPECT_EQ(scene.error().code, "not_a_proof");
    EXPECT_NE(scene.error().what.find("JGEX"), std::string::npos);
}

TEST(Find, ListsTheLongestPathsFirstAndChecksThem) {
    Analysis analysis =
        analysis_of("a b c = triangle a b c; d = foot d a b c; e = foot e b a c; f = foot f c a b; m = midpoint m b c");
    FindOptions options;
    options.count = 15;
    const Findings findings = find_problems(analysis, options).value();
    ASSERT_EQ(findings.problems.size(), 15U);
    EXPECT_GT(findings.matching, 15U);
    for (std::size_t i = 0; i < findings.problems.size(); ++i) {
        EXPECT_TRUE(findings.problems[i].checked) << findings.problems[i].reason;
        if (i > 0) {
            EXPECT_LE(findings.problems[i].length, findings.problems[i - 1].length);
        }
    }
    options.min_length = 1000;
    EXPECT_TRUE(find_problems(analysis, options).value().problems.empty());
}

TEST(Words, TellProblemAndSolution) {
    const Analysis analysis = analysis_of(meeting_altitudes);
    const std::string text = problem_words(analysis, {analysis.goals.front().goal});
    EXPECT_NE(text.find("Prove that"), std::string::npos) << text;
    const SolutionWords words = solution_words(analysis, analysis.goals.front());
    EXPECT_EQ(words.steps.size(), analysis.goals.front().path->steps.size());
    EXPECT_FALSE(words.listing.empty());
}

TEST(VerifyNumerically, GivesAVerdict) {
    EXPECT_EQ(verify_numerically(problem_of(meeting_altitudes)).value().outcome, problem::Outcome::accepted);
    EXPECT_EQ(verify_numerically(problem_of("a b c = triangle a b c; d = foot d a b c ? cong d b d c")).value().outcome,
              problem::Outcome::rejected);
}

} // namespace
} // namespace porism::workflow
