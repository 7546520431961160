// Questions for values: answered with a derivation that the checker passes, and told in words.
#include "workflow/solve/answer.h"

#include "base/text.h"
#include "workflow/load.h"
#include "workflow/solve/why_not.h"
#include "workflow/words.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <string>
#include <utility>
#include <vector>

namespace porism::workflow {
namespace {

struct Solved {
    Analysis analysis;
    std::vector<Answer> answers;
};

Solved solved_text(const std::string& text) {
    const auto loaded = load_bytes(text, "p");
    EXPECT_TRUE(loaded);
    Options options;
    options.consequences = true;
    auto analysis = analyse(loaded->problems.front(), options);
    EXPECT_TRUE(analysis) << (analysis ? "" : to_string(analysis.error()));
    Solved out{*std::move(analysis), {}};
    for (const scene::Question& question : loaded->problems.front().document->questions)
        out.answers.push_back(answer(out.analysis, question));
    return out;
}

Solved solved(const std::string& problem) {
    return solved_text("p\n" + problem + "\n");
}

TEST(Answer, IsExactAndChecked) {
    const Solved found = solved("o = free o; a = lconst a o 13; b = on_circle b o a, lconst b a 24; m = midpoint m a b "
                                "? lcompute o m; acompute o m m a");
    ASSERT_EQ(found.answers.size(), 2U);
    EXPECT_TRUE(found.answers[0].answered()) << found.answers[0].result.reason;
    EXPECT_EQ(found.answers[0].value->text(), "5");
    EXPECT_EQ(found.answers[1].value->text(), "90");
}

TEST(Answer, OfADirectedAngleFollowsItsTurn) {
    const Solved found =
        solved("a@0_0 b@4_0 = segment a b; c@3_2.5 = s_angle a b c 40o ? acompute b a b c; acompute b c b a");
    ASSERT_TRUE(found.answers[0].answered() && found.answers[1].answered());
    EXPECT_EQ(found.answers[0].value->text(), "40");
    EXPECT_EQ(found.answers[1].value->text(), "140");
}

/// AB = 5 and AD = 3: sums, differences and quotients of lengths that have values.
TEST(Answer, OfEquationsBetweenLengths) {
    const Solved found = solved("a = free a; c = lconst c a 3; b = on_tline b c c a, lconst b c 4; d = lconst d a 3 "
                                "? rcompute a b a d; lequation 1 a b -1 a d 2; lequation 2 a b * a d -1 c b 26");
    ASSERT_TRUE(found.answers[0].answered()) << found.answers[0].result.reason;
    EXPECT_EQ(found.answers[0].value->text(), "5/3");
    for (const Answer& one : {found.answers[1], found.answers[2]}) {
        EXPECT_TRUE(one.answered()) << one.result.reason;
        EXPECT_FALSE(one.value);
        EXPECT_EQ(one.result.verdict->valid, true);
    }
}

TEST(Answer, OfARatioNeedsNoLengths) {
    const Solved found =
        solved("a b c = triangle a b c; d = midpoint d b c; e = midpoint e a c; "
               "g = on_line g a d, on_line g b e ? rcompute b d b c; rcompute a g g d; rcompute a b d e");
    const Solved square = solved("a b = segment a b; c d = square a b c d ? rcompute a c a b; rcompute c d a b");
    std::vector<std::string> values;
    for (const Solved* one : {&found, &square})
        for (const Answer& answer : one->answers)
            values.push_back(answer.answered() ? answer.value->text() : answer.result.reason);
    EXPECT_EQ(values, (std::vector<std::string>{"1/2", "2", "2", "sqrt(2)", "1"}));
}

/// Seen to hold within what doubles tell, and false by the values that follow.
TEST(Answer, AGoalThatValuesRefuteIsFalse) {
    const auto loaded = load_bytes("p\na = free a; c = lconst c a 1; b = on_tline b c c a, lconst b c 1 "
                                   "? lconst a b 141421356237/100000000000\n",
                                   "p");
    auto analysis = analyse(loaded->problems.front());
    ASSERT_TRUE(analysis);
    const GoalResult& goal = analysis->goals.front();
    EXPECT_FALSE(goal.solved());
    ASSERT_EQ(goal.refuting.size(), 1U) << goal.reason;
    EXPECT_EQ(goal.reason, "it is false, for it follows that AB = √2");
    EXPECT_EQ(why_not(*analysis, goal).cause, Cause::fails);
}

TEST(Answer, OfAFalseEquationIsNone) {
    const Solved found = solved("a = free a; c = lconst c a 3; b = on_tline b c c a, lconst b c 4 "
                                "? lequation 1 a b -1 a c 2; lequation 1 a b -1 a c 1");
    EXPECT_TRUE(found.answers[0].answered());
    EXPECT_FALSE(found.answers[1].answered());
}

/// A triangle or quadrilateral of free points in which that is stated.
std::string stating(const std::string& points, const std::vector<std::string>& statements, const std::string& asked) {
    std::string actions;
    const auto add = [&](const std::string& action) { actions.append(actions.empty() ? "" : ",").append(action); };
    for (const char point : points) add(fmt::format(R"({{"op":"Construct","type":"free","args":["{}"]}})", point));
    for (const std::string& one : statements) {
        std::vector<std::string> words;
        for (const std::string_view word : split(one, ' ')) words.emplace_back(word);
        const bool relation = one.find('=') != std::string::npos;
        const std::string type = relation ? "relation" : words.front();
        words.erase(words.begin());
        add(fmt::format(R"({{"op":"State","type":"{}","args":["{}"]}})", type, relation ? one : join(words, R"(",")")));
    }
    const std::string question = asked.find(' ') == std::string::npos ? "compute " + asked : asked;
    return fmt::format(R"({{"version":1,"actions":[{}],"questions":["{}"]}})", actions, question);
}

/// Equations say it, where no table of ratios does and no length has a value.
TEST(Answer, OfARatioByAnglesAndByLinesThatCross) {
    const auto value = [](const std::string& text) {
        const Solved found = solved_text(text);
        const Answer& answer = found.answers.front();
        return answer.answered() ? answer.value->text() : answer.result.reason;
    };
    EXPECT_EQ(value(stating("abc", {"angle(a,c,b) = 90", "angle(b,a,c) = 30"}, "rcompute b c a b")), "1/2");
    EXPECT_EQ(value(stating("abc", {"angle(a,c,b) = 90", "angle(b,a,c) = 30"}, "rcompute a c b c")), "sqrt(3)");
    EXPECT_EQ(value("p\na b = segment a b; c = s_angle b a c 36o, on_circle c a b ? rcompute a b b c\n"),
              "(1+sqrt(5))/2");
    EXPECT_EQ(value(stating("abcdef",
                            {"coll b d c", "coll a e c", "obtuse_angle b d c", "obtuse_angle a e c", "coll a f d",
                             "coll b f e", "length(b,d) = 2/3*length(d,c)", "length(a,e) = 1/2*length(e,c)"},
                            "rcompute a f f d")),
              "5/4")
        << "the lengths of the two sides, which nothing relates, cancel";
}

struct Open {
    const char* points;
    std::vector<std::string> statements;
    const char* asked;
};
const Open open_questions[] = {
    {"oabc",
     {"cong o a o b", "cong o a o c", "length(o,a) = 5", "length(a,b) = 6", "length(b,c) = 8"},
     "length(a,c)"}, // 14/5, or a diameter
    {"abcd",
     {"angle(a,d,c) = 45", "angle(a,d,b) = 45", "perp a c a d", "length(b,d) = 2*sqrt(2)", "length(b,c) = sqrt(2)"},
     "length(a,c)"}, // 1 or 3
    {"abcd",
     {"perp d a d b", "length(c,d) = sqrt(2)", "perp a c b d", "length(a,c) = sqrt(18)", "length(b,c) = sqrt(10)"},
     "length(a,b)"},                                                                            // 4 or 2√10
    {"abcd", {"angle(a,b,c) = 80", "angle(b,c,d) = 100", "angle(d,a,b) = 90"}, "angle(c,d,a)"}, // 90 or, crossed, 70
};

/// Whatever figure is found first: the answer does not depend on the order of what is given.
TEST(Answer, IsLeftOpenWhereAnotherFigureOfTheGivensShowsAnotherValue) {
    for (Open one : open_questions)
        for (std::size_t turn = 0; turn < one.statements.size(); ++turn) {
            const Solved found = solved_text(stating(one.points, one.statements, one.asked));
            const Answer& answer = found.answers.front();
            EXPECT_FALSE(answer.answered()) << one.asked << " is " << answer.value->text() << ", turn " << turn;
            EXPECT_EQ(answer.result.reason, "the givens do not determine it");
            std::ranges::rotate(one.statements, one.statements.begin() + 1);
        }
}

/// Whoever states lengths and angles of triangles says nothing of the sense in which they turn.
TEST(Answer, OfADirectedAngleIsLeftOpenWhereTheMirrorImageHasAnother) {
    const std::vector<std::string> sides{"length(a,b) = 13", "length(b,c) = 14", "length(a,c) = 15"};
    const std::vector<std::string> right{"perp a b b c", "angle(a,c,b) = 30"};
    for (const auto& [statements, asked] : std::vector<std::pair<std::vector<std::string>, std::string>>{
             {right, "acompute c a c b"}, {sides, "acompute b a b c"}, {right, "aequation 1 c a c b 30o"}}) {
        const Solved found = solved_text(stating("abc", statements, asked));
        const Answer& answer = found.answers.front();
        EXPECT_FALSE(answer.answered()) << asked;
        EXPECT_EQ(answer.result.reason, "the givens do not determine it") << asked;
        ASSERT_TRUE(answer.result.elsewhere) << asked;
        for (const scene::Action& action : found.analysis.scene.actions())
            EXPECT_TRUE(!action.states || facts::seen(*action.states, answer.result.elsewhere->points)) << asked;
    }
    EXPECT_TRUE(solved_text(stating("abc", right, "acompute b a b c")).answers.front().answered());
}

/// P lies anywhere on the segment, a hundredth of which is AQ.
TEST(Answer, IsLeftOpenWhereAPointSeldomLiesInAnotherPartOfALine) {
    const char* const text = R"json({"version": 1, "actions": [
        {"op": "Construct", "type": "segment", "args": ["a", "b"]},
        {"op": "Construct", "type": "between_bound", "args": ["q", "a", "b"]},
        {"op": "State", "type": "relation", "args": ["length(a,b) = 100"]},
        {"op": "State", "type": "relation", "args": ["length(a,q) = 1"]},
        {"op": "Construct", "type": "between_bound", "args": ["p", "a", "b"]},
        {"op": "State", "type": "relation", "args": ["length(a,p) - length(p,q) = s"]}], "questions": ["compute s"]})json";
    const Solved found = solved_text(text);
    EXPECT_FALSE(found.answers.front().answered()) << found.answers.front().value->text();
}

/// Where a branch chooses the sense, the path has it as a condition.
TEST(Answer, OfADirectedAngleInABranchIsProvedAsOne) {
    const Solved found = solved("a b = segment a b; c = eqdistance c a a b, eqdistance c b a b ? acompute a b a c");
    const Answer& answer = found.answers.front();
    ASSERT_TRUE(answer.answered());
    EXPECT_EQ(answer.result.goal.predicate(), facts::Predicate::aconst);
    EXPECT_FALSE(verify::order_conditions(*answer.result.verdict, found.analysis.scene.names()).empty());
}

TEST(Answer, ShowsTheFigureThatHasAnotherValue) {
    for (const Open& one : open_questions) {
        const Solved found = solved_text(stating(one.points, one.statements, one.asked));
        const Answer& answer = found.answers.front();
        if (!answer.result.elsewhere) continue; // two figures were found at once
        const auto& points = answer.result.elsewhere->points;
        const auto quantity = facts::parse_quantity(one.asked, found.analysis.scene.names());
        const double here = facts::value_in(*quantity, found.analysis.diagram->scene_picture.points);
        EXPECT_GT(std::fabs(facts::value_in(*quantity, points) - here), 1e-3) << one.asked;
        for (const scene::Action& action : found.analysis.scene.actions()) {
            EXPECT_TRUE(!action.states || facts::seen(*action.states, points)) << one.asked;
        }
    }
}

/// Parallels on one line, and a figure that is flat as a whole, are no other figures.
TEST(Answer, IsNotLeftOpenForAFigureThatIsNone) {
    const auto value = [](const std::string& text) {
        const Solved found = solved_text(text);
        const Answer& answer = found.answers.front();
        return answer.answered() ? answer.value->text() : answer.result.reason;
    };
    EXPECT_EQ(value(stating("abcd",
                            {"para a b c d", "para a d b c", "length(a,b) = 9", "length(a,d) = 7", "length(a,c) = 14"},
                            "length(b,d)")),
              "8");
    EXPECT_EQ(value(stating("abcdo",
                            {"para a b c d", "coll a o c", "coll b o d", "obtuse_angle a o c", "length(a,b) = 12",
                             "length(c,d) = 8", "length(a,o) = 9"},
                            "length(o,c)")),
              "6");
    EXPECT_EQ(value(stating("abcdef",
                            {"length(d,e) + 4 = x", "length(a,b) = x", "length(e,f) = 3", "length(b,c) = 5",
                             "eqangle a b a c d e d f", "eqangle a b b c d e e f"},
                            "x")),
              "10")
        << "corners that are flat have equal angles of no size";
}

/// That a point lies between two others is said by lengths or by an angle as well as by coll.
TEST(Answer, OfChordsThatCrossWhereLengthsAddUp) {
    for (const char* between : {"sum a p p b a b", "angle(a,p,b) = 180"}) {
        const Solved found =
            solved_text(stating("oabcdp",
                                {between, "length(c,p) + length(p,d) = length(c,d)", "cong o a o b", "cong o a o c",
                                 "cong o a o d", "length(p,a) = 6", "length(p,b) = 4", "length(p,c) = 3"},
                                "length(p,d)"));
        ASSERT_TRUE(found.answers.front().answered()) << found.answers.front().result.reason;
        EXPECT_EQ(found.answers.front().value->text(), "8");
    }
}

/// No equation has all but one of its quantities known: two of them have the same two unknown.
TEST(Answer, OfTwoUnknownsTogether) {
    const auto value = [](const std::string& text) {
        const Solved found = solved_text(text);
        const Answer& answer = found.answers.front();
        return answer.answered() ? answer.value->text() : answer.result.reason;
    };
    EXPECT_EQ(
        value(stating("abcmn", {"midp m b c", "midp n a c", "length(a,b) = 7", "length(a,m) = 5", "length(b,n) = 6"},
                      "length(b,c)")),
        "sqrt(282)/3");
    EXPECT_EQ(
        value(stating("abcd",
                      {"para a b c d", "para a d b c", "perp a b a d", "area(a,b,c,d) = 12", "perimeter(a,b,c,d) = 16"},
                      "length(a,c)")),
        "2*sqrt(10)")
        << "the sides may be exchanged, the diagonal not";
    EXPECT_EQ(value(stating("oab", {"cong o a o b", "arc_length(o,a,b) = 3", "sector(o,a,b) = 6"}, "length(o,a)")),
              "4");
}

/// A reading says in other words what was proved of directed angles; one line tells both.
TEST(Answer, TellsAnglesAsTheyAreRead) {
    const Solved found = solved_text(R"({"version":1,"actions":[
        {"op":"Construct","type":"triangle","args":["a","b","c"],"at":[{"x":"3","y":"4","kind":"sketch"},
         {"x":"-4","y":"3","kind":"sketch"},{"x":"-3","y":"-4","kind":"sketch"}]},
        {"op":"Construct","type":"on_circum","args":["d","a","b","c"],"at":[{"x":"1","y":"-4.9","kind":"sketch"}]},
        {"op":"State","type":"relation","args":["angle(a,c,b) = 2*x"]},
        {"op":"State","type":"relation","args":["angle(a,d,b) = x + 20"]}],"questions":["compute x"]})");
    ASSERT_TRUE(found.answers.front().answered()) << found.answers.front().result.reason;
    const std::string words = solution_words(found.analysis, found.answers.front().result).listing;
    EXPECT_NE(words.find("∠ADB = ∠ACB, since"), std::string::npos) << words;
    EXPECT_NE(words.find(": inscribed angles."), std::string::npos) << words;
    EXPECT_EQ(words.find("since ∠"), std::string::npos) << words;
}

/// Equal angles at the base, and the sum of the angles of a triangle in both turns: modulo 180 degrees.
TEST(Answer, OfEquationsBetweenDirectedAngles) {
    const Solved found = solved("a b c = triangle a b c; d = on_bline d b c ? aequation 1 b c c d -1 d b b c 0o; "
                                "aequation 1 a b b c 1 b c c a 1 c a a b 0o; aequation 1 c b b a 1 a c c b 1 b a a c "
                                "180o; aequation 1 a b b c 1 b c c a 1 c a a b 90o; aequation 2 b c c d -2 d b b c 0o");
    for (const std::size_t holds : {0U, 1U, 2U, 4U}) {
        EXPECT_TRUE(found.answers[holds].answered()) << holds << found.answers[holds].result.reason;
        EXPECT_TRUE(found.answers[holds].equation);
    }
    EXPECT_FALSE(found.answers[3].answered());
}

/// Two adjacent angles, ∠ABD 40 or 100 degrees: who is stopped before the other figure was looked at has not answered.
TEST(Answer, AStopIsNoSecondFigureThatIsMissing) {
    Solved found = solved_text(stating("abcd", {"angle(a,b,c) = 70", "angle(c,b,d) = 30"}, "angle(a,b,d)"));
    EXPECT_EQ(found.answers.front().result.reason, "the givens do not determine it");
    std::stop_source stopped;
    stopped.request_stop();
    const auto question = scene::parse_question("compute angle(a,b,d)", found.analysis.scene.names()).value();
    const Answer answer = porism::workflow::answer(found.analysis, question, Control{stopped.get_token(), {}});
    EXPECT_FALSE(answer.answered()) << answer.value->text();
}

/// The first question's share of the time is spent before it begins; what the others leave settles it.
TEST(Answers, OfEasyQuestionsDoNotWaitForAHardOne) {
    const auto loaded = load_bytes("p\na = free a; c = lconst c a 3; b = on_tline b c c a, lconst b c 4 "
                                   "? lcompute a b; lcompute a c; lcompute c b\n",
                                   "p");
    ASSERT_TRUE(loaded);
    Options options;
    options.consequences = true;
    auto analysis = analyse(loaded->problems.front(), options).value();
    std::stop_source spent;
    spent.request_stop();
    std::vector<std::size_t> parts;
    const Share share = [&](std::size_t among) {
        parts.push_back(among);
        return parts.size() == 1 ? spent.get_token() : StopToken{};
    };
    const auto found = answers(analysis, loaded->problems.front().document->questions, {}, share);
    ASSERT_EQ(found.size(), 3U);
    for (const Answer& one : found) EXPECT_TRUE(one.answered()) << one.result.reason;
    EXPECT_EQ(found[0].value->text(), "5");
    EXPECT_EQ(parts, (std::vector<std::size_t>{4, 3, 2, 2})) << "one part is kept for what is left then";
}

/// The time ends as soon as a shorter path is looked for.
TEST(Answers, StayWhereNoTimeIsLeftToShortenThem) {
    const auto loaded = load_bytes("p\na = free a; c = lconst c a 3; b = on_tline b c c a, lconst b c 4; "
                                   "d = on_tline d b b a, lconst d b 12 ? lcompute d a\n",
                                   "p");
    ASSERT_TRUE(loaded);
    Options options;
    options.consequences = true;
    auto analysis = analyse(loaded->problems.front(), options).value();
    std::stop_source whole;
    bool first = true;
    const Share share = [&](std::size_t) {
        if (!std::exchange(first, false)) whole.request_stop();
        return whole.get_token();
    };
    const auto found =
        answers(analysis, loaded->problems.front().document->questions, Control{whole.get_token(), {}}, share);
    ASSERT_TRUE(found.front().answered()) << found.front().result.reason;
    EXPECT_EQ(found.front().value->text(), "13");
    EXPECT_GT(proof::length(*found.front().result.path), 2U) << "otherwise no shorter one is looked for";
}

TEST(Answers, ThatWereStoppedSaySo) {
    const auto loaded = load_bytes("p\na = free a; c = lconst c a 3; b = on_tline b c c a, lconst b c 4 "
                                   "? lcompute a b\n",
                                   "p");
    ASSERT_TRUE(loaded);
    Options options;
    options.consequences = true;
    auto analysis = analyse(loaded->problems.front(), options).value();
    std::stop_source stopped;
    stopped.request_stop();
    const auto found =
        answers(analysis, loaded->problems.front().document->questions, Control{stopped.get_token(), {}});
    EXPECT_FALSE(found.front().answered());
    EXPECT_TRUE(found.front().stopped);
}

TEST(Answer, IsNotGuessed) {
    const Solved found = solved("a b c = triangle a b c ? lcompute a b; rcompute a b a c; acompute a b a c");
    for (const Answer& one : found.answers) {
        EXPECT_FALSE(one.answered());
        EXPECT_FALSE(one.result.reason.empty());
    }
}

TEST(Answer, IsToldInWords) {
    const Solved found = solved("a = free a; c = lconst c a 3; b = on_tline b c c a, lconst b c 4 ? lcompute a b");
    ASSERT_TRUE(found.answers.front().answered());
    const SolutionWords words = solution_words(found.analysis, found.answers.front().result);
    EXPECT_NE(words.listing.find("AC² + CB² = AB², since AC ⊥ CB"), std::string::npos) << words.listing;
    EXPECT_NE(words.listing.find(": theorem of Pythagoras."), std::string::npos) << words.listing;
    EXPECT_NE(words.listing.find("AB = 5"), std::string::npos) << words.listing;
    EXPECT_EQ(words.steps.size(), 5U) << "given lengths are told once: " << words.listing;
}

/// The central angle modulo 180 degrees: so in every picture, whatever the order in which it was proved.
TEST(Answer, OfAnEquationIsSeenWhereTheEquationIs) {
    const Solved found = solved("a@1_0.5 b@4_0 c@-3_0.2 = triangle a b c; o = circumcenter o a b c "
                                "? aequation 1 o b o c -2 a b a c 0o");
    ASSERT_TRUE(found.answers[0].answered()) << found.answers[0].result.reason;
    EXPECT_EQ(found.answers[0].result.sight, Sight::everywhere);
}

/// Right angles on different sides of a chord are told as what makes a circle there.
TEST(Solution, TellsRightAnglesAsWhatStaysTrueOfThem) {
    const auto loaded =
        load_bytes("p\na@0_3 b@-2_0 c@3_0 = triangle a b c; d = foot d a b c; e = foot e d a b; f = foot f d a c "
                   "? cyclic a e d f\n",
                   "p");
    const auto analysis = analyse(loaded->problems.front());
    ASSERT_TRUE(analysis && analysis->goals.front().solved());
    const SolutionWords words = solution_words(*analysis, analysis->goals.front());
    EXPECT_NE(words.listing.find("∠AED + ∠AFD = 180°"), std::string::npos) << words.listing;
    for (const std::string& condition : words.conditions)
        EXPECT_EQ(condition.find("sides of AD"), std::string::npos) << condition;
}

} // namespace
} // namespace porism::workflow
