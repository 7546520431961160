// Problems and solutions in phrases: each voice and language, over the examples of the project.
#include "workflow/texts/explain.h"

#include "facts/readings.h"
#include "facts/truth.h"
#include "scratch.h"
#include "translate/language/statement_said.h"
#include "translate/language/told_alike.h"
#include "workflow/solve/answer.h"
#include "workflow/texts/branch_orders.h"

#include <gtest/gtest.h>
#include <map>
#include <set>

namespace porism::workflow {
namespace {

struct SolvedProblem {
    std::string name;
    Analysis analysis;
};

/// The example problems whose goals are solved; analysed once.
const std::vector<SolvedProblem>& solved_problems() {
    static const std::vector<SolvedProblem> all = [] {
        std::vector<SolvedProblem> out;
        const auto loaded = load(test::example("problems.txt"));
        for (const LoadedProblem& problem : loaded->problems) {
            if (out.size() == 25) break;
            auto analysis = analyse(problem);
            if (analysis && !analysis->goals.empty() && analysis->goals.front().solved())
                out.push_back({problem.name, *std::move(analysis)});
        }
        return out;
    }();
    return all;
}

translate::Wording in(std::string_view code, std::optional<std::uint64_t> seed = {}) {
    return {translate::language(code), seed};
}

class InEachLanguage : public testing::TestWithParam<std::string> {};

/// What a bridge says, read back: statements of the path.
std::set<facts::Statement> statements_of(const std::string& sentence, const translate::Language& language,
                                         const scene::Scene& scene, translate::Picture picture) {
    std::string_view text = sentence;
    const std::string_view stop = std::string_view(language.stop).substr(0, language.stop.find(' '));
    while (text.ends_with(' ')) text.remove_suffix(1);
    if (text.ends_with(stop)) text.remove_suffix(stop.size());
    const translate::SpokenNames spoken(scene.names());
    translate::Matching matching(language, text, spoken, scene.names());
    std::set<facts::Statement> out;
    for (const std::string_view kind : {"known", "bears", "serves", "lacks", "reached", "by construction"})
        for (const translate::Matched& matched : matching.at(kind, 0)) {
            if (matched.end != text.size()) continue;
            for (const auto& [key, match] : matched.match->phrases)
                if (const auto statement = translate::statement_said(*match, spoken, scene.names(), picture))
                    out.insert(*statement);
        }
    return out;
}

/// Whether two statements say the same of what they speak of, in the picture.
bool say_the_same(const facts::Statement& one, const facts::Statement& other, translate::Picture picture) {
    if (one == other) return true;
    const auto relations = [&](const facts::Statement& statement) {
        std::set<facts::Relation> out;
        for (const facts::Reading& reading : facts::readings(statement))
            if (std::ranges::all_of(reading.conditions, [&](const auto& each) { return facts::seen(each, picture); }))
                out.insert(reading.relation);
        return out;
    };
    const auto first = relations(one), second = relations(other);
    return std::ranges::any_of(first, [&](const facts::Relation& each) { return second.contains(each); });
}

/// What stands before a question mark and behind it are sentences of their own.
std::vector<std::string> asked_and_answered(std::string text) {
    std::vector<std::string> out;
    for (const std::string mark : {"?", "？"})
        for (std::size_t at = text.find(mark); at != std::string::npos; at = text.find(mark)) {
            out.push_back(text.substr(0, at));
            text.erase(0, at + mark.size());
        }
    if (text.find_first_not_of(' ') != std::string::npos) out.push_back(text);
    return out;
}

/// A drawn phrase may ask, and the answer is as long as what a step rests on.
TEST_P(InEachLanguage, NoSentenceOfNumberedStepsComesTwice) {
    for (const SolvedProblem& problem : solved_problems()) {
        const scene::Goals goals{problem.analysis.goals.front().goal};
        const translate::Tale tale{problem.analysis.scene, goals, {}, problem.analysis.diagram->scene_picture.points};
        for (std::uint64_t seed = 0; seed < 40; ++seed) {
            const auto told = translate::write_solution(*problem.analysis.goals.front().path, tale,
                                                        in(GetParam(), seed), translate::Voice::steps);
            std::set<std::string> said;
            for (const translate::SolutionSentence& sentence : told.sentences)
                for (const std::string& each : asked_and_answered(sentence.text))
                    EXPECT_TRUE(said.insert(each).second) << problem.name << " " << seed << ": twice: " << each;
        }
    }
}

TEST_P(InEachLanguage, BridgesNameStatementsOfThePathAndNoneComesTwice) {
    const translate::Language& language = *translate::language(GetParam());
    std::size_t bridges = 0;
    for (const SolvedProblem& problem : solved_problems()) {
        const auto& [name, analysis] = problem;
        const translate::Picture picture = analysis.diagram->scene_picture.points;
        const scene::Goals goals{analysis.goals.front().goal};
        const translate::Tale tale{analysis.scene, goals, {}, picture};
        for (const std::optional<std::uint64_t> seed : {std::optional<std::uint64_t>(), {1}, {2}}) {
            const auto told = translate::write_solution(*analysis.goals.front().path, tale, {&language, seed},
                                                        translate::Voice::connected);
            std::set<std::string> said;
            for (const translate::SolutionSentence& sentence : told.sentences) {
                ASSERT_FALSE(sentence.steps.empty()) << sentence.text;
                for (const std::string& each : asked_and_answered(sentence.text))
                    EXPECT_TRUE(said.insert(each).second) << name << ": twice: " << each;
                if (!sentence.bridge) continue;
                ++bridges;
                const auto read = statements_of(sentence.text, language, analysis.scene, picture);
                for (const std::size_t step : sentence.steps)
                    EXPECT_TRUE(std::ranges::any_of(read,
                                                    [&](const facts::Statement& each) {
                                                        return say_the_same(each, told.told.steps[step].conclusion,
                                                                            picture);
                                                    }))
                        << name << ": " << sentence.text;
            }
        }
    }
    EXPECT_GT(bridges, 100U);
}

/// Two steps rest on the line BCD; the second is led to by what is new in it.
TEST_P(InEachLanguage, WhatIsKnownLeadsToOneStepWhereOthersHaveMore) {
    const auto loaded = load_bytes("a b c = r_triangle a b c; d = foot d a b c ? eqratio d b d a d a d c", "mean.txt");
    ASSERT_TRUE(loaded);
    const auto analysis = analyse(loaded->problems.front());
    ASSERT_TRUE(analysis && analysis->goals.front().solved());
    const translate::Tale tale{
        analysis->scene, {analysis->goals.front().goal}, {}, analysis->diagram->scene_picture.points};
    const auto told =
        translate::write_solution(*analysis->goals.front().path, tale, in(GetParam()), translate::Voice::connected);
    std::map<std::size_t, int> led_by;
    for (const translate::SolutionSentence& sentence : told.sentences) {
        const bool of_a_given =
            sentence.bridge && sentence.steps.size() == 1 && told.told.steps[sentence.steps.front()].premises.empty();
        if (!of_a_given) continue;
        EXPECT_EQ(++led_by[sentence.steps.front()], 1) << sentence.text;
    }
    EXPECT_GE(led_by.size(), 2U);
}

/// The second goal rests on the first, the last is the first in other words.
constexpr std::string_view several_goals = "a b c = iso_triangle a b c; d = midpoint d b c; e = midpoint e c a; f = "
                                           "midpoint f a b ? perp a d b c; eqangle a b a d a d a c; para e f b c; perp "
                                           "e f a d; perp a d b c";

TEST_P(InEachLanguage, WhatAnEarlierSolutionShowsIsNotShownAgain) {
    const auto loaded = load_bytes(std::string(several_goals), "several.txt");
    ASSERT_TRUE(loaded);
    const auto analysis = analyse(loaded->problems.front());
    ASSERT_TRUE(analysis);
    for (const auto& row : translate::voices())
        for (const std::optional<std::uint64_t> seed : {std::optional<std::uint64_t>(), {1}, {2}}) {
            translate::ToldBefore before;
            std::set<std::string> sentences;
            std::size_t derived = 0;
            for (const GoalResult& goal : analysis->goals) {
                ASSERT_TRUE(goal.solved());
                const SolutionWords words =
                    phrased_solution(*analysis, goal, {in(GetParam(), seed), row.voice}, &before);
                ASSERT_FALSE(words.steps.empty());
                for (const StepWords& step : words.steps)
                    if (row.voice == translate::Voice::connected || !step.premises.empty()) {
                        EXPECT_TRUE(sentences.insert(step.sentence).second) << row.name << ": twice: " << step.sentence;
                        ++derived;
                    }
            }
            EXPECT_GE(derived, 4U);
        }
}

/// A theorem is cited in at least eight ways, by its name in each.
TEST_P(InEachLanguage, ATheoremIsCitedInManyWays) {
    const auto loaded = load_bytes("a b c = triangle a b c; d = on_bline d a b ? eqangle a b a d b d b a", "base.txt");
    ASSERT_TRUE(loaded);
    const auto analysis = analyse(loaded->problems.front());
    ASSERT_TRUE(analysis && analysis->goals.front().solved());
    std::set<std::string> said;
    // But for its first letter, which is a small one within a sentence.
    const std::string_view name = translate::language(GetParam())->theorem("isosceles").substr(1);
    for (std::uint64_t seed = 0; seed < 80; ++seed) {
        const Phrasing phrasing{in(GetParam(), seed), translate::Voice::steps};
        const SolutionWords words = phrased_solution(*analysis, analysis->goals.front(), phrasing);
        for (const StepWords& step : words.steps)
            if (!step.premises.empty()) said.insert(step.sentence);
    }
    EXPECT_GE(said.size(), 8U);
    for (const std::string& sentence : said) EXPECT_NE(sentence.find(name), std::string::npos) << sentence;
}

/// What the problem's text says of a branch is no proviso of its solution.
TEST(ToldBefore, WhatTellsABranchIsNoProviso) {
    const auto loaded =
        load_bytes("a = free a; b = lconst b a 5; c = lconst c b 5, s_angle a b c 60o; d = parallelogram "
                   "a b c d ? cong a b b c",
                   "branch.txt");
    ASSERT_TRUE(loaded);
    auto analysis = analyse(loaded->problems.front());
    ASSERT_TRUE(analysis);
    const scene::Question length = scene::parse_question("lcompute b d", analysis->scene.names()).value();
    const Answer answered = answer(*analysis, length);
    ASSERT_TRUE(answered.answered());
    for (const auto& row : translate::voices()) {
        const Phrasing phrasing{in("en"), row.voice};
        translate::ToldBefore told;
        phrased_problem(*analysis, {}, {length}, phrasing, told_branches(*analysis), &told);
        ASSERT_FALSE(told.orders.empty());
        const auto mentions = [](const SolutionWords& words) {
            return std::ranges::count_if(words.conditions, [](const std::string& condition) {
                return condition.find("∠ABC < 90°") != std::string::npos;
            });
        };
        EXPECT_EQ(mentions(phrased_solution(*analysis, answered.result, phrasing, &told)), 0) << row.name;
        EXPECT_GT(mentions(phrased_solution(*analysis, answered.result, phrasing)), 0) << row.name;
    }
}

TEST(ToldBefore, IsNamedAsThat) {
    const auto loaded = load_bytes(std::string(several_goals), "several.txt");
    const auto analysis = analyse(loaded->problems.front());
    ASSERT_TRUE(analysis);
    translate::ToldBefore before;
    std::string last;
    for (const GoalResult& goal : analysis->goals)
        last = phrased_solution(*analysis, goal, {in("en"), translate::Voice::steps}, &before).listing;
    EXPECT_EQ(last, "1. AD ⊥ BC, as shown above.\n");
    EXPECT_NE(phrased_solution(*analysis, analysis->goals.back(), {in("en"), translate::Voice::steps}).listing, last)
        << "told alone";
}

TEST_P(InEachLanguage, EachStepIsToldWithItsPremises) {
    for (const SolvedProblem& problem : solved_problems())
        for (const translate::Voice voice : {translate::Voice::formal, translate::Voice::steps}) {
            const GoalResult& goal = problem.analysis.goals.front();
            const SolutionWords words = phrased_solution(problem.analysis, goal, {in(GetParam()), voice});
            ASSERT_FALSE(words.steps.empty()) << problem.name;
            for (std::size_t i = 0; i < words.steps.size(); ++i) {
                EXPECT_EQ(words.steps[i].number, i + 1);
                for (const std::size_t premise : words.steps[i].premises) {
                    EXPECT_LT(premise, i + 1);
                    EXPECT_NE(words.steps[i].sentence.find(std::to_string(premise)), std::string::npos)
                        << words.steps[i].sentence;
                }
            }
        }
}

TEST_P(InEachLanguage, BranchesAreToldAndReadBack) {
    const translate::Language& language = *translate::language(GetParam());
    const auto loaded = load(test::example("constructions.txt"));
    std::size_t told_branches = 0;
    for (const LoadedProblem& problem : loaded->problems) {
        const auto figure = figure_of(problem);
        if (!figure) continue;
        const document::Document& document = *problem.document;
        const translate::Tale tale = tale_of(*figure, document.goals, document.questions, Strategy::full);
        for (const auto& orders : tale.orders) told_branches += orders.size();
        const std::string text = translate::write_problem(tale, {&language, 5});
        translate::Annotations annotations;
        for (std::size_t i = 0; i < tale.picture.size(); ++i)
            annotations.places.emplace(figure->scene.name(PointId(i)), tale.picture[i]);
        const auto read = translate::read_problem(text, language, annotations);
        ASSERT_TRUE(read) << text << "\n" << to_string(read.error());
        EXPECT_EQ(translate::told_otherwise(tale, *read), std::nullopt) << text;
    }
    EXPECT_GT(told_branches, 5U);
}

INSTANTIATE_TEST_SUITE_P(Ready, InEachLanguage, testing::Values("en", "zh"), [](const auto& one) { return one.param; });

/// What is told of a branch holds in it; in the other something of that fails.
TEST(BranchOrders, TellOneBranchFromTheOther) {
    const auto loaded = load_bytes("a b = segment a b; c = free c; d = on_circle d a b, on_circle d c b; "
                                   "x = on_tline x d a c, on_circle x a c\n",
                                   "crossing.txt");
    ASSERT_TRUE(loaded);
    const scene::Scene& scene = loaded->problems.front().document->scene;
    for (const int branch : {0, 1}) {
        LoadedProblem problem = loaded->problems.front();
        problem.document->scene = scene.with_branch(3, branch);
        problem.choose_branch = false;
        const auto figure = figure_of(problem);
        ASSERT_TRUE(figure) << to_string(figure.error());
        const auto orders = told_branches(*figure).orders;
        ASSERT_EQ(orders.size(), 4U);
        EXPECT_TRUE(orders[2].empty()); // the other meeting point of the circles is B
        ASSERT_FALSE(orders[3].empty());
        problem.document->scene = scene.with_branch(3, 1 - branch);
        const auto other = figure_of(problem);
        ASSERT_TRUE(other);
        const auto seen_in = [](const Figure& one) {
            return [&one](const facts::Statement& each) {
                return std::ranges::all_of(one.diagram->pictures(),
                                           [&](const auto& picture) { return facts::seen(each, picture); });
            };
        };
        EXPECT_TRUE(std::ranges::all_of(orders[3], seen_in(*figure)));
        EXPECT_FALSE(std::ranges::all_of(orders[3], seen_in(*other)));
    }
}

struct OfFile {
    LoadedProblem problem;
    Analysis analysis;
    ToldBranches branches;
};
OfFile of_file(std::string_view text) {
    LoadedProblem problem = load_bytes(std::string(text) + "\n", "one.txt").value().problems.front();
    Analysis analysis = analyse(problem).value();
    ToldBranches branches = told_branches(analysis);
    return {std::move(problem), std::move(analysis), std::move(branches)};
}
std::string problem_text(const OfFile& one, std::string_view code = "en") {
    const document::Document& document = *one.problem.document;
    Phrasing phrasing{{translate::language(code)}};
    return phrased_problem(one.analysis, document.goals, document.questions, phrasing, one.branches);
}

/// Whatever the triangle, and by the line on which the construction works.
TEST(BranchOrders, HoldInEveryFigureOfTheBranch) {
    const OfFile apexes = of_file("a b c = triangle a b c; d = eq_triangle d a b; e = eq_triangle e a c; "
                                  "f = eq_triangle f c b ? para e d c f");
    EXPECT_NE(problem_text(apexes).find("A and F lie on different sides of BC"), std::string::npos)
        << problem_text(apexes);
    const OfFile arc = of_file("a b c = triangle; o = circumcenter a b c; i = incenter a b c; m = on_bline b c, "
                               "on_circle o a ? perp m a a i");
    EXPECT_NE(problem_text(arc).find("A and M lie on the same side of BC"), std::string::npos) << problem_text(arc);
}

TEST(BranchOrders, TellTheWayRoundWhereNumbersTurn) {
    const OfFile square = of_file("a b c d = isquare a b c d; e = s_angle c d e 15, s_angle d c e -15; "
                                  "f = reflect f e a c ? contri e a b a b e");
    EXPECT_NE(problem_text(square).find("square, with A, B, C and D in clockwise order"), std::string::npos);
    EXPECT_NE(problem_text(square, "zh").find("A、B、C和D按顺时针方向排列"), std::string::npos);
    EXPECT_TRUE(
        choice_sentences(square.problem, square.analysis, square.branches, {translate::language("en")}).empty());
}

TEST(BranchOrders, TellWhatKeepsAGoalThatOtherFiguresFail) {
    const OfFile between = of_file("a b = segment a b; c = on_line c a b ? sum a c c b a b");
    EXPECT_NE(problem_text(between).find("C lies between A and B"), std::string::npos) << problem_text(between);
    EXPECT_FALSE(between.branches.goals_open);
}

TEST(BranchOrders, LeaveToThePictureWhatNothingTells) {
    const OfFile open = of_file("a b c = triangle; d = on_line b c; m = midpoint b c; e = mirror d m; "
                                "o1 = circumcenter a d e; p = on_circle o1 a, eqdistance p c a b; "
                                "q = on_circle o1 a, eqdistance q b a c ? cong a p a q");
    for (const std::string code : {"en", "zh"})
        for (const auto& sentence :
             choice_sentences(open.problem, open.analysis, open.branches, {translate::language(code)}))
            EXPECT_EQ(sentence.find("2 of 2"), std::string::npos) << sentence;
    EXPECT_GT(std::ranges::count(open.branches.open, true), 0);
}

/// What is asked for has no mark, and the caption is all that says it.
TEST(Caption, SaysWhatTheMarksDoNot) {
    const OfFile one = of_file(
        R"geometry({"id": 1, "text_logic_forms": ["Isosceles(Triangle(A,B,C))", "Find(LengthOf(Line(A,C)))"], )geometry"
        R"geometry("diagram_logic_forms": ["Equals(LengthOf(Line(A, C)), 4x+1)", "Equals(LengthOf(Line(C, B)), 5x-0.5)", )geometry"
        R"geometry("Equals(LengthOf(Line(C, A)), LengthOf(Line(B, C)))"], )geometry"
        R"geometry("point_positions": {"A": [0.0, 1.0], "B": [539.0, 1.0], "C": [273.0, 136.0]}})geometry");
    const document::Document& document = *one.problem.document;
    const Phrasing phrasing{{translate::language("en")}, translate::Voice::steps, Strategy::orthogonal};
    const std::string caption =
        phrased_caption(one.analysis, document.goals, document.questions, phrasing, one.branches);
    EXPECT_NE(caption.find("AC = 4x + 1"), std::string::npos) << caption;
    EXPECT_EQ(caption.find("10x"), std::string::npos) << caption;
    EXPECT_EQ(caption.find("Find"), std::string::npos) << caption;
}

} // namespace
} // namespace porism::workflow
