#include "workflow/library/library.h"

#include "scratch.h"
#include "workflow/convert.h"
#include "workflow/figure.h"
#include "workflow/solve/solve.h"
#include "workflow/told.h"
#include "workflow/verify/diagnosis/inspect.h"
#include "workflow/verify/soundness.h"
#include "workflow/verify/verification.h"
#include "workflow/words.h"

#include <algorithm>
#include <fmt/format.h>
#include <functional>
#include <gtest/gtest.h>
#include <set>

namespace porism::workflow {
namespace {

using test::example;
using test::Scratch;

ImportSummary import(const std::string& library, const std::string& file, std::vector<KeptProblem>* kept = nullptr) {
    Stopping stopping;
    ImportReport report;
    report.kept = [&](const KeptProblem& problem) {
        if (kept) kept->push_back(problem);
    };
    return import_into(library, file, {}, {}, stopping, report).value();
}

TEST(Library, KeepsAProblemWithEverythingThatWasFound) {
    const Scratch scratch;
    std::vector<KeptProblem> kept;
    import(scratch.path("l.porism"), example("orthocentre.txt"), &kept);
    ASSERT_EQ(kept.size(), 1U);
    EXPECT_TRUE(kept.front().solved);
    const Library library = Library::open(scratch.path("l.porism"), false).value();
    const auto sample = library.sample(kept.front().id).value();
    EXPECT_EQ(sample.problem.paths.size(), 1U);
    EXPECT_EQ(sample.problem.verdict.outcome, problem::Outcome::accepted);
    EXPECT_GT(sample.problem.difficulty.length, 0U);
    ASSERT_EQ(sample.problem.texts.size(), 1U);
    EXPECT_NE(sample.problem.texts.front().statement.find("Prove"), std::string::npos);
    ASSERT_TRUE(sample.problem.picture);
    EXPECT_NE(sample.problem.picture->find("<svg"), std::string::npos);
    EXPECT_EQ(library.check()->problems, 1U);
}

/// A right triangle with legs 3 and 4: the answer, and what a solver claims of the hypotenuse.
std::string right_triangle(const char* answer, const char* claimed) {
    return fmt::format(
        R"({{"problem": "p", "givens": [], "goal": "Find BC", "answer": "{}", "comment": "", "actions": [
        {{"op": "AddPoint", "type": "Free", "args": ["A"]}}, {{"op": "AddPoint", "type": "Free", "args": ["B"]}},
        {{"op": "AddPoint", "type": "Free", "args": ["C"]}},
        {{"op": "AddEdge", "type": "Perpendicular", "args": ["AB", "AC"]}},
        {{"op": "AddEdge", "type": "ExprConstraint", "args": ["AB", "=", "3"]}},
        {{"op": "AddEdge", "type": "ExprConstraint", "args": ["AC", "=", "4"]}}], "solver_actions": [
        {{"op": "AddEdge", "type": "ExprConstraint", "args": ["BC", "=", "{}"]}}]}})",
        answer, claimed);
}

TEST(Library, KeepsAsRejectedWhatAFileSaysFalsely) {
    struct Row {
        const char *answer, *claimed;
        problem::Outcome outcome;
    };
    for (const Row& row : {Row{"5", "5", problem::Outcome::accepted}, Row{"6", "5", problem::Outcome::rejected},
                           Row{"5", "6", problem::Outcome::rejected}}) {
        const Scratch place;
        std::vector<KeptProblem> kept;
        const std::string path = place.path("l.porism");
        import(path, place.put("e.json", right_triangle(row.answer, row.claimed)), &kept);
        ASSERT_EQ(kept.size(), 1U);
        const auto sample = Library::open(path, false)->sample(kept.front().id).value();
        EXPECT_EQ(sample.problem.verdict.outcome, row.outcome) << row.answer << ", " << row.claimed;
        const auto again = library_problems(path);
        ASSERT_TRUE(again);
        EXPECT_EQ(verify(as_told(again->front()))->outcome, row.outcome) << row.answer << ", " << row.claimed;
        const auto opened = Library::open(path, false)->document(kept.front().id);
        ASSERT_TRUE(opened);
        EXPECT_EQ(verify(as_told(as_problem(*opened)))->outcome, row.outcome) << row.answer << ", " << row.claimed;
    }
}

/// A triangle with two sides that are told, a third as it is stated, and what is asked.
std::string triangle_asking(const char* goal, const char* answer, const char* stated) {
    return fmt::format(
        R"({{"problem": "p", "givens": [], "goal": "{}", "answer": "{}", "comment": "", "actions": [
        {{"op": "AddPoint", "type": "Free", "args": ["A"]}}, {{"op": "AddPoint", "type": "Free", "args": ["B"]}},
        {{"op": "AddPoint", "type": "Free", "args": ["C"]}},
        {{"op": "AddEdge", "type": "ExprConstraint", "args": ["BC", "=", "14"]}},
        {{"op": "AddEdge", "type": "ExprConstraint", "args": ["CA", "=", "15"]}},
        {{"op": "AddEdge", "type": "ExprConstraint", "args": ["{}", "=", "13"]}}]}})",
        goal, answer, stated);
}

std::string ending(const problem::Verdict& verdict) {
    const problem::Check* deciding = verdict.deciding();
    return fmt::format("{} {}", static_cast<int>(verdict.outcome), deciding == nullptr ? "" : deciding->name);
}

TEST(Library, KeepsTheVerdictThatTheFileHas) {
    for (const std::string& text :
         {triangle_asking("Find the area of ABC", "84", "AB"), triangle_asking("Find the area of ABC", "85", "AB"),
          triangle_asking("Find the area of ABC", "84", "AB joined"),
          triangle_asking("Prove that it is as it should be", "", "AB"), triangle_asking("Prove AB = BC", "", "AB")}) {
        const Scratch place;
        const std::string path = place.path("l.porism"), file = place.put("e.json", text);
        import(path, file);
        const std::string verdict = ending(verify(load(file)->problems.front()).value());
        EXPECT_EQ(ending(Library::open(path, false)->sample(1)->problem.verdict), verdict) << text;
        EXPECT_EQ(ending(verify(as_told(library_problems(path)->front())).value()), verdict) << text;
    }
}

/// Exact numbers prove what no step leads to.
TEST(Library, KeepsAsAcceptedWhatPlacesDecide) {
    const Scratch place;
    const std::string path = place.path("l.porism");
    import(path, place.put("e.json", R"json({"problem": "", "givens": [], "goal": "Prove AB = CD", "answer": "",
        "comment": "", "actions": [{"op": "AddPoint", "type": "Cartesian", "args": ["A", "0", "0"]},
        {"op": "AddPoint", "type": "Cartesian", "args": ["B", "sqrt(3)", "1"]},
        {"op": "AddPoint", "type": "Cartesian", "args": ["C", "1", "sqrt(2)"]},
        {"op": "AddPoint", "type": "Cartesian", "args": ["D", "1", "2+sqrt(2)"]}]})json"));
    const Library library = Library::open(path, false).value();
    EXPECT_EQ(library.sample(1)->problem.verdict.outcome, problem::Outcome::accepted);
    EXPECT_TRUE(library.check()->faults.empty());
}

/// The same figure with another answer or another claim has a verdict of its own.
TEST(Library, WhatIsToldTellsProblemsOfOneSceneApart) {
    const Scratch place;
    const std::string path = place.path("l.porism"), good = place.put("good.json", right_triangle("5", "5"));
    const auto added = [&](const std::string& file) { return import(path, file).kept; };
    EXPECT_EQ(added(good), 1U);
    EXPECT_EQ(added(place.put("answer.json", right_triangle("6", "5"))), 1U);
    EXPECT_EQ(added(place.put("claim.json", right_triangle("5", "6"))), 1U);
    EXPECT_EQ(added(good), 0U);
    EXPECT_EQ(added(place.path("answer.json")), 0U);
    const std::string copy = place.path("copy.porism");
    EXPECT_EQ(import(copy, path).kept, 3U);
    EXPECT_EQ(import(copy, path).kept, 0U);
    EXPECT_EQ(import(copy, good).kept, 0U);
}

TEST(Library, OneFigureUnderTwoNamesIsOneProblem) {
    const Scratch place;
    const std::string path = place.path("l.porism");
    const std::string text = place.put("named.txt", "one\na b c = triangle a b c; m = midpoint m b c; n = midpoint n a "
                                                    "c ? para a b m n\n");
    EXPECT_EQ(import(path, text).kept, 1U);
    EXPECT_EQ(import(path, place.put("other.txt", "two\na b c = triangle a b c; m = midpoint m b c; n = midpoint n "
                                                  "a c ? para a b m n\n"))
                  .kept,
              0U);
    EXPECT_EQ(import(place.path("copy.porism"), path).kept, 1U);
    EXPECT_EQ(import(path, place.path("copy.porism")).kept, 0U);
}

/// On the other side of its line the goal fails, and the text does not say which is meant.
TEST(Library, KeepsAsRejectedWhatFailsInAnotherBranch) {
    const Scratch place;
    const std::string path = place.path("l.porism");
    std::vector<KeptProblem> kept;
    import(path,
           place.put("p.txt",
                     "square\na b c = triangle a b c; d e = square a b d e; f g = square a c f g ? cong b g c e\n"),
           &kept);
    ASSERT_EQ(kept.size(), 1U);
    const auto sample = Library::open(path, false)->sample(kept.front().id).value();
    const auto of_file = verify(load(place.path("p.txt"))->problems.front());
    ASSERT_TRUE(of_file);
    EXPECT_EQ(sample.problem.verdict.outcome, of_file->outcome);
    EXPECT_EQ(verify(as_told(library_problems(path)->front()))->outcome, of_file->outcome);
}

TEST(Library, KeepsAsRejectedWhatIsGivenAway) {
    const Scratch place;
    const std::string path = place.path("l.porism");
    std::vector<KeptProblem> kept;
    import(path, place.put("p.txt", "given\na b c = triangle a b c; d = on_tline d a b c ? perp a d b c\n"), &kept);
    ASSERT_EQ(kept.size(), 1U);
    const auto sample = Library::open(path, false)->sample(kept.front().id).value();
    EXPECT_EQ(sample.problem.verdict.outcome, problem::Outcome::rejected);
    EXPECT_EQ(sample.problem.verdict.deciding()->name, "goal_not_given");
}

TEST(Library, AFileThatWasNotVerifiedForLackOfTimeIsUndecided) {
    const Scratch place;
    const LoadedProblem file = load(place.put("e.json", right_triangle("6", "5")))->problems.front();
    const auto analysis = analyse(file);
    ASSERT_TRUE(analysis);
    StopSource stopping;
    stopping.request_stop();
    const auto kept = problem_of(*analysis, {}, *file.document, &file, Control{stopping.get_token(), {}});
    const auto open = std::ranges::find(kept.verdict.checks, "told_held", &problem::Check::name);
    ASSERT_NE(open, kept.verdict.checks.end());
    EXPECT_EQ(open->state, problem::CheckState::undecided);
    EXPECT_NE(open->message.find("stopped"), std::string::npos) << open->message;
    EXPECT_NE(kept.verdict.outcome, problem::Outcome::accepted);
}

TEST(Library, KeepsWhichGivensTheGoalsNeed) {
    const Scratch scratch;
    const std::string file = scratch.put(
        "two.txt", "redundant\na b c = triangle a b c; d = foot d a b c; m = midpoint m a b ? perp a d b c\n"
                   "missing\na b c = triangle a b c; m = midpoint m b c ? perp a m b c\n");
    import(scratch.path("l.porism"), file);
    EXPECT_TRUE(Library::open(scratch.path("l.porism"), false)->given_counts()->empty());
    Stopping stopping;
    std::vector<KeptProblem> kept;
    ImportReport report;
    report.kept = [&](const KeptProblem& problem) { kept.push_back(problem); };
    ASSERT_TRUE(import_into(scratch.path("l.porism"), file, {}, {.necessity = true}, stopping, report));
    ASSERT_EQ(kept.size(), 2U);
    ASSERT_TRUE(kept[0].duplicate && kept[0].givens && kept[1].givens) << "also what was there already";
    EXPECT_EQ(words_of(*kept[0].givens), "1 needed, 3 redundant");
    EXPECT_EQ(words_of(*kept[1].givens), "1 missing");
    const Library library = Library::open(scratch.path("l.porism"), false).value();
    ASSERT_EQ(library.rows({}, "missing")->size(), 1U);
    EXPECT_EQ(library.rows({}, "missing")->front().title, "missing");
    EXPECT_EQ(library.rows({}, "redundant")->front().title, "redundant");
    const auto givens = library.givens(kept[1].id).value();
    ASSERT_TRUE(givens && givens->size() == 1);
    EXPECT_EQ(givens->front().given, "cong a b a c");
    EXPECT_EQ(givens->front().goal, "perp a m b c");
    EXPECT_NE(givens->front().text.find("without it there is a figure in which the goal is false"), std::string::npos);
}

const std::string right_isosceles = "asking\na = free a; b = lconst b a 3; c = on_tline c a a b, lconst c a 3 "
                                    "? cong a b a c; compute length(b,c); rcompute a b b c; lequation 1 a b 1 a c 6\n";

TEST(Library, KeepsQuestionsWithTheirAnswers) {
    const Scratch scratch;
    std::vector<KeptProblem> kept;
    import(scratch.path("l.porism"), scratch.put("f.txt", right_isosceles), &kept);
    ASSERT_EQ(kept.size(), 1U);
    EXPECT_TRUE(kept.front().solved);
    const Library library = Library::open(scratch.path("l.porism"), false).value();
    const problem::Problem problem = library.sample(kept.front().id)->problem;
    ASSERT_EQ(problem.answers.size(), 3U);
    EXPECT_EQ(problem.answers[0]->text(), "3*sqrt(2)");
    EXPECT_TRUE(problem.answers[1]);
    EXPECT_FALSE(problem.answers[2]) << "an equation has no value";
    EXPECT_EQ(problem.paths.size(), 4U);
    EXPECT_EQ(problem.verdict.outcome, problem::Outcome::accepted);
    EXPECT_EQ(answer_words(problem).front(), "BC: 3√2, about 4.243");
    const auto check = library.check().value();
    EXPECT_EQ(check.paths, 4U);
    EXPECT_TRUE(check.faults.empty()) << to_string(check.faults.front());
}

TEST(Library, TellsAQuestionAsItIsExplained) {
    const Scratch scratch;
    const std::string one = "one\na = free a; b = lconst b a 3; c = on_tline c a a b, lconst c a 3 "
                            "? compute length(b,c)\n";
    import(scratch.path("l.porism"), scratch.put("f.txt", one));
    const Loaded again = load(scratch.path("l.porism")).value();
    const document::Document& document = *again.problems.front().document;
    ASSERT_EQ(document.questions.size(), 1U);
    Options options;
    options.consequences = true;
    auto analysis = analyse(again.problems.front(), options).value();
    const Answer found = answer(analysis, document.questions.front());
    const problem::Text text = Library::open(scratch.path("l.porism"), false)->sample(1)->problem.texts.front();
    EXPECT_EQ(text.statement, problem_words(analysis, document.goals, document.questions));
    EXPECT_TRUE(text.statement.ends_with("Find BC.")) << text.statement;
    EXPECT_EQ(text.solution, solution_words(analysis, found.result).listing);
    EXPECT_FALSE(text.solution.empty());
}

TEST(Library, KeepsAQuestionThatIsNotAnswered) {
    const Scratch scratch;
    std::vector<KeptProblem> kept;
    import(scratch.path("l.porism"), scratch.put("f.txt", "open\na b c = triangle a b c ? compute length(a,b)\n"),
           &kept);
    ASSERT_EQ(kept.size(), 1U);
    EXPECT_FALSE(kept.front().solved);
    const Library library = Library::open(scratch.path("l.porism"), false).value();
    const problem::Problem problem = library.sample(1)->problem;
    EXPECT_EQ(problem.verdict.outcome, problem::Outcome::rejected) << "nothing could be answered";
    EXPECT_FALSE(problem.answers.front());
    EXPECT_TRUE(library.check()->faults.empty());
}

TEST(Library, FindsAnAnswerThatWasChanged) {
    const Scratch scratch;
    import(scratch.path("l.porism"), scratch.put("f.txt", right_isosceles));
    auto sample = Library::open(scratch.path("l.porism"), false)->sample(1).value();
    const corpus::SampleRow row = corpus::row_of(sample);
    EXPECT_EQ(fault_of(row, sample), "");
    sample.problem.answers[0] = numbers::Scalar(4);
    EXPECT_NE(fault_of(row, sample).find("answer"), std::string::npos);
    sample.problem.answers[0].reset();
    sample.problem.answers[1] = numbers::Scalar::parse("sqrt(2)/2").value();
    std::erase_if(sample.problem.paths, [](const auto& path) { return path.goal().points().size() != 2; });
    EXPECT_NE(fault_of(row, sample), "");
}

TEST(Library, KeepsTheOrderOfPointsForWhichAGoalHolds) {
    const Scratch scratch;
    const std::string text = "obtuse\na b c = triangle a b c; h = orthocenter h a b c; d = angle_bisector d b a c; "
                             "e = angle_bisector e b h c ? perp a d h e\n";
    std::vector<KeptProblem> kept;
    import(scratch.path("l.porism"), scratch.put("f.txt", text), &kept);
    ASSERT_EQ(kept.size(), 1U);
    EXPECT_TRUE(kept.front().solved);
    EXPECT_TRUE(analyse(load(scratch.path("l.porism"))->problems.front())->goals.front().solved());
}

TEST(Library, LeavesOutWhatItHas) {
    const Scratch scratch;
    EXPECT_EQ(import(scratch.path("l.porism"), example("orthocentre.txt")).kept, 1U);
    const ImportSummary again = import(scratch.path("l.porism"), example("orthocentre.txt"));
    EXPECT_EQ(again.kept, 0U);
    EXPECT_EQ(again.duplicates, 1U);
}

TEST(Library, IsReadBackAsAFileOfProblems) {
    const Scratch scratch;
    import(scratch.path("l.porism"), example("orthocentre.txt"));
    EXPECT_TRUE(is_library(scratch.path("l.porism")));
    const Loaded loaded = load(scratch.path("l.porism")).value();
    EXPECT_EQ(loaded.kind, FileKind::store);
    ASSERT_EQ(loaded.problems.size(), 1U);
    EXPECT_TRUE(analyse(loaded.problems.front())->goals.front().solved());
}

TEST(Library, FindsByNumberOrTitle) {
    const Scratch scratch;
    std::vector<KeptProblem> kept;
    import(scratch.path("l.porism"), example("orthocentre.txt"), &kept);
    const Library library = Library::open(scratch.path("l.porism"), false).value();
    const std::string title = library.rows()->front().title;
    EXPECT_EQ(find_problem(library, title).value(), kept.front().id);
    EXPECT_EQ(find_problem(library, std::to_string(kept.front().id)).value(), kept.front().id);
    EXPECT_EQ(find_problem(library, "no such title").error().code, "no_such_problem");
}

TEST(Library, KeepsTheVerdictOfAProblemWithoutAFigure) {
    const Scratch scratch;
    std::vector<KeptProblem> kept;
    const auto summary = import(scratch.path("l.porism"), example("broken/impossible_figure.txt"), &kept);
    EXPECT_EQ(summary.kept, 1U);
    EXPECT_EQ(summary.refused, 0U);
    ASSERT_EQ(kept.size(), 1U);
    EXPECT_EQ(kept.front().decided_by, "figure_exists");
    EXPECT_FALSE(kept.front().solved);
    const Library library = Library::open(scratch.path("l.porism"), false).value();
    const auto sample = library.sample(kept.front().id).value();
    EXPECT_EQ(sample.problem.verdict.outcome, problem::Outcome::rejected);
    EXPECT_FALSE(sample.problem.picture);
    ASSERT_EQ(sample.problem.texts.size(), 1U);
    EXPECT_FALSE(sample.problem.texts.front().statement.empty());
    EXPECT_FALSE(library.fault_of(kept.front().id));
    EXPECT_TRUE(library.document(kept.front().id));
}

TEST(Library, RefusesWhatCannotBeRead) {
    const Scratch scratch;
    Stopping stopping;
    std::vector<Error> errors;
    ImportReport report;
    report.problem_error = [&](const Error& error) { errors.push_back(error); };
    const auto summary =
        import_into(scratch.path("l.porism"), example("broken/undefined_point.txt"), {}, {}, stopping, report).value();
    EXPECT_GE(summary.refused, 1U);
    ASSERT_EQ(errors.size(), summary.refused);
    EXPECT_TRUE(errors.front().place);
}

TEST(Library, CountsWhichChecksRefuse) {
    const Scratch scratch;
    const std::string path = scratch.path("l.porism");
    import(path, example("broken/impossible_figure.txt"));
    import(path, scratch.put("one.json", right_triangle("6", "5")));
    import(path, scratch.put("other.json", right_triangle("7", "5")));
    import(path, scratch.put("good.json", right_triangle("5", "5")));
    const Library library = Library::open(path, false).value();
    EXPECT_EQ(library.refusals().value(), (std::vector<Refusals>{{"answer_holds", 2}, {"figure_exists", 1}}));
}

TEST(Library, AnAnswerInAnotherUnitIsAnotherProblem) {
    const Scratch scratch;
    const std::string path = scratch.path("l.porism");
    EXPECT_EQ(import(path, scratch.put("area.json", right_triangle("5 cm^2", "5"))).kept, 1U);
    EXPECT_EQ(import(path, scratch.put("length.json", right_triangle("5 cm", "5"))).kept, 1U);
    EXPECT_EQ(import(path, scratch.put("length.json", right_triangle("5 cm", "5"))).duplicates, 1U);
    const Library library = Library::open(path, false).value();
    EXPECT_EQ(library.refusals().value(), (std::vector<Refusals>{{"answer_fits", 1}}));
}

TEST(Library, IsTakenOverRowByRowWhereItIsDamaged) {
    const Scratch scratch;
    const std::string old = scratch.path("old.porism");
    {
        std::string text;
        for (int i = 0; i < 12; ++i) {
            const std::string d = "d" + std::to_string(i);
            text += fmt::format("p{0}\na b c = triangle a b c; {1} = foot a b c ? perp a {1} b c\n", i, d);
        }
        import(old, scratch.put("f.txt", text));
    }
    // One page in the middle is lost.
    std::string bytes = scratch.get("old.porism");
    const std::size_t pages = bytes.size() / 4096;
    bytes.replace(pages / 2 * 4096, 4096, std::string(4096, '\x5a'));
    scratch.put("old.porism", bytes);
    const auto check = Library::open(old, false).value().check();
    ASSERT_FALSE(check);
    EXPECT_NE(check.error().mend.find("store import"), std::string::npos) << to_string(check.error());
    const ImportSummary taken = import(scratch.path("new.porism"), old);
    EXPECT_GE(taken.kept, 6U) << "most of it is readable";
    EXPECT_EQ(Library::open(scratch.path("new.porism"), false)->check()->problems, taken.kept);
}

TEST(Library, ThatIsCutOffIsTakenOverAsFarAsItGoes) {
    const Scratch scratch;
    std::string text;
    for (int i = 0; i < 12; ++i) {
        const std::string d = "d" + std::to_string(i);
        text += fmt::format("p{0}\na b c = triangle a b c; {1} = foot a b c ? perp a {1} b c\n", i, d);
    }
    import(scratch.path("whole.porism"), scratch.put("f.txt", text));
    const std::string bytes = scratch.get("whole.porism");
    const std::string part = scratch.put("part.porism", bytes.substr(0, bytes.size() / 4 * 3));
    EXPECT_EQ(Library::open(part, false).error().code, "store_corrupt");
    const ImportSummary taken = import(scratch.path("new.porism"), part);
    EXPECT_GE(taken.kept, 3U);
    EXPECT_EQ(taken.refused, 1U) << "what is lost is told";
    const auto nothing = library_problems(scratch.put("head.porism", bytes.substr(0, 4096)));
    ASSERT_FALSE(nothing);
    EXPECT_NE(nothing.error().what.find("no problem in it can be read"), std::string::npos) << nothing.error().what;
    EXPECT_EQ(nothing.error().mend.find("store import"), std::string::npos) << nothing.error().mend;
}

TEST(Library, WhoseLogIsDamagedFromItsBeginningOnSaysThatNothingIsLeft) {
    const Scratch scratch;
    import(scratch.path("whole.porism"), example("orthocentre.txt"));
    const std::string path = scratch.put("l.porism", scratch.get("whole.porism").substr(0, 4096));
    scratch.put("l.porism-wal", std::string(9000, 'x'));
    const auto nothing = library_problems(path);
    ASSERT_FALSE(nothing);
    EXPECT_EQ(nothing.error().code, "store_log_damaged");
    EXPECT_NE(nothing.error().what.find("no problem in it can be read"), std::string::npos) << nothing.error().what;
}

TEST(Library, SaysWhatIsNotThere) {
    const Scratch scratch;
    EXPECT_EQ(Library::open(scratch.path("none.porism"), false).error().code, "store_missing");
    EXPECT_EQ(Library::open(scratch.put("text.porism", "a b = segment a b"), true).error().code, "not_a_store");
}

TEST(Convert, WritesLanguagesThatReadBack) {
    const Loaded loaded = load(example("problems.txt")).value();
    for (const LoadedProblem& problem : loaded.problems) {
        const std::string text = convert(problem, "jgex").value().bytes;
        const Loaded back = load_bytes(text, "text").value();
        ASSERT_EQ(back.problems.size(), 1U) << problem.name;
        ASSERT_TRUE(back.problems.front().document)
            << problem.name << ": " << to_string(back.problems.front().document.error());
        EXPECT_EQ(back.problems.front().name, problem.name);
        EXPECT_EQ(back.problems.front().document->goals, problem.document->goals) << problem.name;
        const std::string json = convert(problem, "actions").value().bytes;
        EXPECT_EQ(kind_of(json), FileKind::scene);
        EXPECT_TRUE(load_bytes(json, "json")->problems.front().document) << problem.name;
    }
}

/// Two meetings of a line and a circle, the second chosen; every point with coordinates.
const std::string second_meeting =
    "o@0_0 a@2_0 = segment o a; b@-3_1 c@3_1.5 = segment b c; d@-1.8_0.7 = on_line d b c, on_circle d o a";

LoadedProblem problem_in(const std::string& text) {
    return load_bytes(text, "text").value().problems.front();
}

TEST(Convert, ABranchIsSaidByCoordinatesAndReadBackAsTheNearest) {
    const std::string text = "second\n" + second_meeting + "\n";
    const std::string json = convert(problem_in(text), "actions").value().bytes;
    const LoadedProblem actions = problem_in(json);
    const int near = actions.document->scene.actions()[2].branch.value_or(0);
    const std::string other_text = "second\no@0_0 a@2_0 = segment o a; b@-3_1 c@3_1.5 = segment b c; d@1.5_1.3 = "
                                   "on_line d b c, on_circle d o a\n";
    const std::string other = convert(problem_in(other_text), "actions").value().bytes;
    EXPECT_EQ(near + problem_in(other).document->scene.actions()[2].branch.value_or(0), 1) << json << other;
    for (const std::string& each : {json, other}) {
        const auto back = convert(problem_in(each), "jgex");
        EXPECT_EQ(back->bytes, each == json ? text : other_text) << "to the letter";
        EXPECT_TRUE(back->losses.empty());
        EXPECT_EQ(convert(problem_in(back->bytes), "actions")->bytes, each);
    }
}

TEST(Convert, ABranchWithoutCoordinatesGetsThem) {
    const LoadedProblem problem =
        problem_in("p\no@0_0 a@2_0 = segment o a; b@-3_1 c@3_1.5 = segment b c; d = on_line d b c, on_circle d o a\n");
    for (const int branch : {0, 1}) {
        LoadedProblem chosen = problem;
        chosen.document->scene = problem.document->scene.with_branch(2, branch);
        const LoadedProblem back = problem_in(convert(chosen, "jgex").value().bytes);
        EXPECT_EQ(back.document->scene.actions()[2].at.empty(), branch == 0) << "the first needs none";
        EXPECT_EQ(figure_of(back).value().diagram->branches[2], branch);
    }
}

// The first square takes a side of the segment, so the second has the other one, and nothing else says so.
TEST(Convert, TheOnlyBranchThatIsLeftIsWrittenIntoTheActionAndNeedsNoCoordinates) {
    const std::string text = "p\na b = segment a b; x y = square a b x y; u v = square a b u v\n";
    const LoadedProblem problem = problem_in(text);
    EXPECT_EQ(convert(problem, "jgex")->bytes, text);
    const LoadedProblem actions = problem_in(convert(problem, "actions").value().bytes);
    EXPECT_EQ(actions.document->scene.actions()[2].branch, 1);
    EXPECT_EQ(convert(actions, "jgex")->bytes, text);
}

TEST(Convert, ANameThatNoLineCanHoldIsToldAndStillReadsBack) {
    LoadedProblem problem = problem_in("p\na b c = triangle a b c\n");
    problem.name = "# is a = b?\nyes";
    const auto text = convert(problem, "jgex").value();
    EXPECT_EQ(text.losses.size(), 1U);
    const LoadedProblem back = problem_in(text.bytes);
    EXPECT_TRUE(back.document) << text.bytes;
    EXPECT_EQ(problem_in(convert(problem, "actions").value().bytes).name, problem.name);
}

// The sketch place of r is that of the other branch.
TEST(Convert, CoordinatesOfAnotherBranchGiveWayToThoseOfTheFigure) {
    const LoadedProblem problem = problem_in(
        R"({"version":1,"actions":[{"op":"Construct","type":"isquare","args":["p","q","r","s"],"branch":1,"at":[)"
        R"({"x":"0","y":"0","kind":"sketch"},{"x":"4","y":"0","kind":"sketch"},{"x":"4","y":"4","kind":"sketch"},null]}]})");
    const auto text = convert(problem, "jgex").value();
    EXPECT_NE(text.bytes.find("p@0_0 q@4_0 r@4_-4 s@0_-4 = isquare p q r s"), std::string::npos) << text.bytes;
    EXPECT_EQ(figure_of(problem_in(text.bytes)).value().diagram->branches[0], 1);
    EXPECT_TRUE(text.losses.empty());
}

TEST(Convert, TextIsTheSameAfterItWasActions) {
    const Loaded loaded = load(example("problems.txt")).value();
    for (const LoadedProblem& problem : loaded.problems) {
        const std::string text = convert(problem, "jgex").value().bytes;
        const LoadedProblem actions = problem_in(convert(problem, "actions").value().bytes);
        EXPECT_EQ(actions.name, problem.name);
        EXPECT_EQ(convert(actions, "jgex")->bytes, text);
    }
}

std::set<std::string> stages_of(const std::function<void(const Control&)>& work) {
    std::set<std::string> stages;
    work(Control{{}, [&](const Progress& progress) { stages.emplace(progress.stage); }});
    return stages;
}

TEST(Convert, AFileWithoutAGoalIsDrawnAndNothingIsClosed) {
    const LoadedProblem problem = problem_in("plain\na b c = triangle a b c; h = orthocenter h a b c\n");
    const auto drawing = stages_of([&](const Control& control) {
        for (const std::string_view format : conversion_formats())
            EXPECT_FALSE(convert(problem, format, {}, control).value().bytes.empty()) << format;
    });
    EXPECT_EQ(drawing, std::set<std::string>{"realising"});
    const auto proving = stages_of([&](const Control& control) { EXPECT_TRUE(analyse(problem, {}, control)); });
    EXPECT_TRUE(proving.contains("matching")) << "what a closure would have said";
}

TEST(Convert, DrawsPictures) {
    const LoadedProblem problem = load_one(example("orthocentre.txt")).value();
    const std::string svg = convert(problem, "svg").value().bytes;
    EXPECT_NE(svg.find("<svg"), std::string::npos);
    EXPECT_EQ(svg, convert(problem, "svg").value().bytes);
    const std::string png = convert(problem, "png").value().bytes;
    EXPECT_TRUE(png.starts_with("\x89PNG"));
    EXPECT_TRUE(convert(problem, "pdf").value().bytes.starts_with("%PDF"));
    EXPECT_TRUE(convert(problem, "tikz").value().bytes.starts_with("\\begin{tikzpicture}"));
    EXPECT_EQ(convert(problem, "dvi").error().code, "unknown_format");
    PictureOptions options;
    options.style = "none";
    EXPECT_EQ(convert(problem, "svg", options).error().code, "unknown_style");
}

TEST(Convert, SaysWhatEachPixelOfAPictureShows) {
    const LoadedProblem problem = load_one(example("orthocentre.txt")).value();
    PictureOptions options;
    options.size = 1280;
    const auto truth = parse_json(convert(problem, "png", options).value().truth);
    ASSERT_TRUE(truth) << to_string(truth.error());
    EXPECT_EQ((*truth)["width"], 1280.0) << "in pixels of the picture";
    std::set<std::string> shown;
    for (const Json& item : (*truth)["items"])
        if (item.contains("subject")) shown.insert(item["subject"].begin().key());
    EXPECT_TRUE(shown.contains("point") && shown.contains("segment") && shown.contains("right_angle"));
}

} // namespace
} // namespace porism::workflow
