// Mends of problems of files: what all three verifications say of them, and another name for a point.
#include "workflow/verify/diagnosis/diagnose.h"
#include "workflow/verify/diagnosis/inspect.h"
#include "workflow/verify/diagnosis/rename.h"
#include "workflow/verify/verification.h"
#include "workflow/verify/verify.h"

#include "base/json.h"
#include "base/random.h"
#include "scene/json.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <gtest/gtest.h>

namespace porism::workflow {
namespace {

using problem::Outcome;

std::vector<LoadedProblem> read_all(const std::string& text) {
    auto loaded = load_bytes(text, "file");
    EXPECT_TRUE(loaded) << text;
    return std::move(loaded->problems);
}

/// What verify says of the scene that a mend shows, read back.
Outcome shown_outcome(const diagnose::Sample& sample) {
    const auto text = to_text(scene::to_json(sample.scene, sample.goals, sample.questions));
    return verify(read_all(text).front())->outcome;
}

TEST(Mends, AreWhatVerifySaysOfTheMendedScene) {
    for (const char* const text : {
             "a b c = triangle a b c; m = midpoint m a b; n = midpoint n a c ? para m n a c",
             "a b c = triangle a b c; m = midpoint m b c ? perp a m b c",
             "a b c = triangle a b c; d = eq_triangle d a b; e = eq_triangle e a c ? cong c d b e",
             "a b = segment a b; c = on_line c a b ? sum a c c b a b",
             "a@0_0 b@1_0 c@2_0 = triangle a b c; m = midpoint m a b; n = midpoint n a c ? para m n b c",
         }) {
        const LoadedProblem problem = read_all(std::string("one\n") + text + "\n").front();
        const auto offered = mends_of(problem);
        ASSERT_TRUE(offered) << text;
        EXPECT_FALSE(offered->empty()) << text;
        for (const diagnose::Mend& mend : *offered)
            EXPECT_EQ(shown_outcome(mend.sample), mend.verdict.outcome) << text << ": " << mend.text;
        const auto mended = repaired(problem);
        ASSERT_TRUE(mended) << text;
        EXPECT_TRUE(mended->verdict.repaired) << text;
        EXPECT_EQ(shown_outcome(mended->sample), Outcome::accepted) << text;
    }
}

/// Where points were put is in what is printed.
TEST(Mends, TheMendedSceneHasItsCoordinates) {
    const auto mended = repaired(read_all("one\na@0_0 b@1_0 c@2_0 = triangle a b c; m = midpoint m a b; "
                                          "n = midpoint n a c ? para m n b c\n")
                                     .front());
    ASSERT_TRUE(mended);
    const scene::Action& triangle = mended->sample.scene.actions().front();
    ASSERT_EQ(triangle.at.size(), 3U);
    const std::vector<std::string> lines = words_of(*mended);
    const auto line = std::ranges::find_if(lines, [](const auto& one) { return one.starts_with("action 1: "); });
    ASSERT_NE(line, lines.end());
    for (std::size_t i = 0; i < triangle.at.size(); ++i) {
        ASSERT_TRUE(triangle.at[i]);
        const std::string place = mended->sample.scene.name(triangle.outputs[i]) + " drawn at (" +
                                  triangle.at[i]->x.text() + ", " + triangle.at[i]->y.text() + ")";
        EXPECT_NE(line->find(place), std::string::npos) << *line;
    }
}

/// M and D lie a little beside the lines that they are said to be on, and are put there.
TEST(Mends, PutAPointOnTheLineThatItIsSaidToBeOn) {
    const auto envelope = [](const std::string& points, const std::string& edges, const std::string& goal,
                             const std::string& answer) {
        std::string actions;
        std::istringstream all(points);
        for (std::string name, x, y; all >> name >> x >> y;)
            for (const std::string_view part :
                 {std::string_view(R"({"op": "AddPoint", "type": "Cartesian", "args": [")"), std::string_view(name),
                  std::string_view(R"(", ")"), std::string_view(x), std::string_view(R"(", ")"), std::string_view(y),
                  std::string_view(R"("]}, )")})
                actions += part;
        return R"({"problem": "", "givens": [], "goal": ")" + goal + R"(", "answer": ")" + answer +
               R"(", "comment": "", "actions": [)" + actions + edges + "]}";
    };
    const std::string midpoint = R"({"op": "AddEdge", "type": "Midpoint", "args": ["M", "AB"]})",
                      middle = R"({"op": "AddEdge", "type": "PointOnSegment", "args": ["D", "BC"]},
                                  {"op": "AddEdge", "type": "EqualLength", "args": ["DB", "DC"]})";
    for (const std::string& text : {envelope("A 0 0 B 4 0 M 2 0.001 Q 1 5", midpoint, "Find AM", "2"),
                                    envelope("A 0 0 B 6 0 C 0 8 D 3 4.01", middle, "Find AD", "5")}) {
        const auto mended = repaired(read_all(text).front());
        ASSERT_TRUE(mended) << text;
        EXPECT_TRUE(mended->done.front().starts_with("Put ")) << mended->done.front();
        EXPECT_EQ(mended->verdict.outcome, Outcome::accepted);
    }
}

/// BC = 9 does not fit the sides; without it the triangle is any isosceles one, and its product of vectors is left
/// behind.
TEST(Mends, WhatIsGivenBesideTheSceneIsNotLeftBehind) {
    const auto mended = [](const std::string& beside) {
        return repaired(
            read_all(R"json({"problem": "", "givens": [], "goal": "Prove ∠ABC = ∠ACB", "answer": "", "comment": "",
            "actions": [{"op": "AddPoint", "type": "Free", "args": ["A"]}, {"op": "AddPoint", "type": "Free", "args": ["B"]},
            {"op": "AddPoint", "type": "Free", "args": ["C"]},
            {"op": "AddTriangle", "type": "ByPoints", "args": ["T", "A", "B", "C"]},
            {"op": "AddEdge", "type": "ExprConstraint", "args": ["AB", "=", "3"]},
            {"op": "AddEdge", "type": "ExprConstraint", "args": ["AC", "=", "3"]},
            {"op": "AddEdge", "type": "ExprConstraint", "args": ["BC", "=", "9"]})json" +
                     beside + "]}")
                .front());
    };
    const auto alone = mended("");
    ASSERT_TRUE(alone) << to_string(alone.error());
    EXPECT_TRUE(alone->verdict.repaired);
    const auto with_product = mended(R"json(, {"op": "AddEdge", "type": "ExprConstraint",
        "args": ["Cross(Vector(A,B),Vector(A,C)) + AB", "=", "9"]})json");
    EXPECT_TRUE(!with_product || !with_product->verdict.repaired);
}

/// A mend is held against all that the file tells; words that say what is mended are left out, and that is told.
TEST(Mends, AreHeldAgainstWhatTheFileTells) {
    const auto right_triangle = [](const char* hypotenuse, const char* givens, const char* solver) {
        std::string points, edges;
        for (const char* point : {"A", "B", "C"})
            points += fmt::format(R"({{"op": "AddPoint", "type": "Free", "args": ["{}"]}}, )", point);
        for (const auto& [side, length] : {std::pair{"AB", "3"}, std::pair{"BC", "4"}, std::pair{"AC", hypotenuse}})
            edges += fmt::format(R"(, {{"op": "AddEdge", "type": "ExprConstraint", "args": ["{}", "=", "{}"]}})", side,
                                 length);
        return read_all(fmt::format(R"json({{"problem": "", "givens": [{}], "goal": "Find Area(A,B,C)", "answer": "6",
            "comment": "", "actions": [{}{{"op": "AddEdge", "type": "Perpendicular", "args": ["AB", "BC"]}}{}],
            "solver_actions": [{}]}})json",
                                    givens, points, edges, solver))
            .front();
    };
    constexpr const char* false_claim = R"json({"op": "AddEdge", "type": "Perpendicular", "args": ["AC", "BC"]})json";
    const auto plain = repaired(right_triangle("6", "", ""));
    ASSERT_TRUE(plain) << to_string(plain.error());
    EXPECT_EQ(plain->verdict.outcome, Outcome::accepted);
    EXPECT_FALSE(plain->words_left_out);

    const auto worded = repaired(right_triangle("6", R"("AC = 6")", ""));
    ASSERT_TRUE(worded) << to_string(worded.error());
    EXPECT_TRUE(worded->words_left_out);
    EXPECT_NE(worded->done.back().find("Leave out the words"), std::string::npos) << worded->done.back();
    const auto agreeing = repaired(right_triangle("6", R"("AC = 5")", ""));
    ASSERT_TRUE(agreeing) << to_string(agreeing.error());
    EXPECT_FALSE(agreeing->words_left_out);

    const LoadedProblem claimed = right_triangle("6", "", false_claim);
    EXPECT_FALSE(repaired(claimed)) << "the claim of the solver stays false";
    const auto offered = mends_of(claimed);
    ASSERT_TRUE(offered);
    for (const WholeMend& mend : *offered) EXPECT_NE(mend.verdict.outcome, Outcome::accepted) << mend.text;
}

/// An angle of degrees with its cosine and the square of its sine: of AB = c, BC = a and this angle at A two triangles
/// are given where c sin A < a < c, of which AC is c cos A - r and c cos A + r with r^2 = a^2 - (c sin A)^2.
struct GivenAngle {
    const char *degrees, *cosine, *squared_sine;
};
constexpr std::array given_angles{GivenAngle{"30", "sqrt(3)/2", "1/4"}, GivenAngle{"45", "sqrt(2)/2", "1/2"},
                                  GivenAngle{"60", "1/2", "3/4"}};

struct TwoTriangles {
    std::string longer, shorter;
    const GivenAngle& angle;

    std::string answer(char sign) const {
        return longer + "*" + angle.cosine + sign + "sqrt((" + shorter + ")^2-(" + longer + ")^2*" +
               angle.squared_sine + ")";
    }
    LoadedProblem asking(const std::string& answer) const {
        const auto given = [](const std::string& left, const std::string& right) {
            return R"(, {"op": "AddEdge", "type": "ExprConstraint", "args": [")" + left + R"(", "=", ")" + right +
                   R"("]})";
        };
        return read_all(R"({"problem": "", "givens": [], "goal": "Find AC", "answer": ")" + answer +
                        R"(", "comment": "", "actions": [{"op": "AddPoint", "type": "Free", "args": ["A"]},
                        {"op": "AddPoint", "type": "Free", "args": ["B"]},
                        {"op": "AddPoint", "type": "Free", "args": ["C"]})" +
                        given("AB", longer) + given("BC", shorter) + given("∠BAC", angle.degrees) + "]}")
            .front();
    }
};

/// Lengths in quarters.
std::vector<TwoTriangles> drawn_triangles(std::size_t count) {
    const auto quarters = [](std::uint64_t number) { return std::to_string(number) + "/4"; };
    std::vector<TwoTriangles> out;
    for (Rng rng(20); out.size() < count;) {
        const std::uint64_t longer = 12 + rng.below(80), shorter = 1 + rng.below(longer - 1);
        const GivenAngle& angle = given_angles[rng.below(given_angles.size())];
        const double part = numbers::to_double(*numbers::Scalar::parse(angle.squared_sine));
        const auto squared = [](std::uint64_t number) { return static_cast<double>(number * number); };
        if (squared(shorter) > squared(longer) * part) out.push_back({quarters(longer), quarters(shorter), angle});
    }
    return out;
}

/// Whatever the numbers are, an answer that is right in one of two triangles is that of another figure, and the order
/// that leaves this one mends it.
TEST(Mends, OfTwoTrianglesTheOneWhoseAnswerIsToldIsLeft) {
    for (const TwoTriangles& one : drawn_triangles(12)) {
        std::size_t elsewhere = 0;
        for (const char sign : {'-', '+'}) {
            const std::string answer = one.answer(sign);
            const LoadedProblem problem = one.asking(answer);
            const auto verdict = verify(problem);
            ASSERT_TRUE(verdict) << answer;
            EXPECT_EQ(verdict->outcome, Outcome::rejected) << answer;
            elsewhere += verdict->deciding()->message.find("both are right") != std::string::npos ? 1 : 0;
            const auto mended = repaired(problem);
            ASSERT_TRUE(mended) << answer << ": " << to_string(mended.error());
            EXPECT_TRUE(mended->verdict.repaired) << answer;
            ASSERT_EQ(mended->done.size(), 1U) << answer;
            EXPECT_NE(mended->done.front().find("besides"), std::string::npos) << answer << mended->done.front();
            EXPECT_EQ(mended->sample.answers, answers_of(problem)) << answer;
        }
        EXPECT_EQ(elsewhere, 1U) << one.answer('+') << ": one of them is that of the figure";
    }
}

/// AB = 3, BC = 4 and CD = 5 on a line: AD may be 2, 4, 6 or 12.
TEST(Mends, SeveralOrdersTogetherMayLeaveTheFigureOfAnAnswer) {
    const LoadedProblem problem =
        read_all(
            R"({"problem": "", "givens": [], "goal": "Find AD", "answer": "12", "comment": "", "actions": [
        {"op": "AddPoint", "type": "Free", "args": ["A"]}, {"op": "AddPoint", "type": "Free", "args": ["B"]},
        {"op": "AddPoint", "type": "Free", "args": ["C"]}, {"op": "AddPoint", "type": "Free", "args": ["D"]},
        {"op": "AddEdge", "type": "Collinear", "args": ["A", "B", "C"]},
        {"op": "AddEdge", "type": "Collinear", "args": ["B", "C", "D"]},
        {"op": "AddEdge", "type": "ExprConstraint", "args": ["AB", "=", "3"]},
        {"op": "AddEdge", "type": "ExprConstraint", "args": ["BC", "=", "4"]},
        {"op": "AddEdge", "type": "ExprConstraint", "args": ["CD", "=", "5"]}]})")
            .front();
    const auto mended = repaired(problem);
    ASSERT_TRUE(mended) << to_string(mended.error());
    EXPECT_TRUE(mended->verdict.repaired);
    EXPECT_EQ(mended->sample.answers, answers_of(problem));
    ASSERT_EQ(mended->done.size(), 1U);
    EXPECT_NE(mended->done.front().find(" and "), std::string::npos) << mended->done.front();
}

TEST(Mends, OfAnOrderGoalAreUndecidedAsVerifySays) {
    LoadedProblem problem =
        read_all("one\na b c = triangle a b c; d = on_circle d a b, on_line d a c ? same_side_of c d a b\n").front();
    problem.choose_branch = false;
    problem.document->scene = problem.document->scene.with_branch(1, 1);
    const auto mended = repaired(problem);
    ASSERT_TRUE(mended) << to_string(mended.error());
    EXPECT_EQ(mended->verdict.outcome, Outcome::undecided);
    EXPECT_FALSE(mended->verdict.repaired);
    EXPECT_EQ(shown_outcome(mended->sample), Outcome::undecided);
}

TEST(Mends, WhatFailsBesideTheSceneIsSaid) {
    LoadedProblem problem = read_all("one\na b c = triangle a b c; d = foot d a b c ? perp a d b d\n").front();
    problem.solution_texts = {"AB = AC, because the triangle is isosceles. AD ⊥ BC."};
    const auto none = repaired(problem);
    ASSERT_FALSE(none);
    EXPECT_EQ(none.error().code, "no_mend");
    EXPECT_NE(none.error().what.find("text_holds"), std::string::npos) << none.error().what;
    EXPECT_NE(none.error().what.find("beside the scene"), std::string::npos) << none.error().what;
}

TEST(Mends, AMissingGivenIsNamedAmongTheNeeds) {
    const auto needs = needs_of(read_all("one\na b c = triangle a b c; m = midpoint m b c ? perp a m b c\n").front());
    ASSERT_TRUE(needs) << to_string(needs.error());
    EXPECT_TRUE(needs->needs.empty());
    ASSERT_EQ(needs->missing.size(), 1U);
    const std::string words = words_of(needs->missing.front(), needs->sample);
    EXPECT_TRUE(words.starts_with("missing    AB = AC  for AM ⊥ BC: ")) << words;
}

/// It holds in the figure that is drawn first, and is false in another branch and in a picture: it is told once.
TEST(Mends, AGoalThatIsNotForcedLacksOneGiven) {
    const auto record = load_bytes("<problem> a : ; b : ; c : cong a b b c [000] cong a b a c [001] ; "
                                   "d : perp b c c d [002] cong b c c d [003] ? aconst a c b d 15o </problem>",
                                   "record.txt");
    ASSERT_TRUE(record);
    const auto needs = needs_of(record->problems.front());
    ASSERT_TRUE(needs) << to_string(needs.error());
    EXPECT_EQ(needs->missing.size(), 1U);
}

/// A problem that asks for a value, of free points.
LoadedProblem asking(const std::vector<std::string>& points, const std::vector<std::vector<std::string>>& edges,
                     const std::string& goal, const std::string& answer) {
    Json json{{"problem", ""}, {"givens", Json::array()}, {"goal", goal}, {"answer", answer}, {"comment", ""}};
    for (const std::string& point : points)
        json["actions"].push_back({{"op", "AddPoint"}, {"type", "Free"}, {"args", {point}}});
    for (const auto& edge : edges)
        json["actions"].push_back(
            {{"op", edge[0]}, {"type", edge[1]}, {"args", std::vector<std::string>(edge.begin() + 2, edge.end())}});
    return read_all(to_text(json)).front();
}

/// D may lie on either side of C: no given is needed for what is not forced.
TEST(Mends, AMissingOrderIsNamedAndNoGivenIsCalledRedundant) {
    LoadedProblem problem = asking({"A", "B", "C", "D"},
                                   {{"AddTriangle", "ByPoints", "T_ABC", "A", "B", "C"},
                                    {"AddEdge", "PointOnLine", "D", "BC"},
                                    {"AddEdge", "Perpendicular", "AD", "BC"}},
                                   "Prove BD + DC = BC", "");
    const auto needs = needs_of(problem);
    ASSERT_TRUE(needs) << to_string(needs.error());
    EXPECT_TRUE(needs->needs.empty());
    ASSERT_EQ(needs->missing.size(), 1U);
    EXPECT_TRUE(needs->missing.front().given);
    EXPECT_TRUE(needs->missing.front().figure);
    const auto told = givens_told(problem);
    ASSERT_TRUE(told) << to_string(told.error());
    ASSERT_EQ(told->size(), 1U);
    EXPECT_TRUE(told->front().counter);
}

/// Told of the figure that was found, of another one, or to be proved.
TEST(Mends, AMissingOrderOfAValueIsNamed) {
    const std::vector<std::vector<std::string>> two_sides{{"AddTriangle", "ByPoints", "TRI_ABC", "A", "B", "C"},
                                                          {"AddEdge", "ExprConstraint", "AB", "=", "8"},
                                                          {"AddEdge", "ExprConstraint", "BC", "=", "5"},
                                                          {"AddEdge", "ExprConstraint", "∠BAC", "=", "30"}};
    const std::vector<std::vector<std::string>> isosceles{{"AddTriangle", "ByPoints", "TRI_ABC", "A", "B", "C"},
                                                          {"AddEdge", "ExprConstraint", "AB", "=", "5"},
                                                          {"AddEdge", "ExprConstraint", "AC", "=", "5"},
                                                          {"AddEdge", "ExprConstraint", "Area(A,B,C)", "=", "12"}};
    for (const LoadedProblem& problem :
         {asking({"A", "B", "C"}, two_sides, "Find AC", "4√3-3"),
          asking({"A", "B", "C"}, two_sides, "Find AC", "4√3+3"), asking({"A", "B", "C"}, isosceles, "Find BC", "6"),
          asking({"A", "B", "C"}, isosceles, "Find BC", "8"), asking({"A", "B", "C"}, isosceles, "Find BC + AB", "13"),
          asking({"A", "B", "C"}, isosceles, "Prove BC = 6", "")}) {
        const auto needs = needs_of(problem);
        ASSERT_TRUE(needs) << to_string(needs.error());
        ASSERT_EQ(needs->missing.size(), 1U);
        ASSERT_TRUE(needs->missing.front().given);
        EXPECT_TRUE(facts::row(needs->missing.front().given->predicate()).order);
        EXPECT_TRUE(needs->missing.front().figure);
    }
}

/// G stands on either side of A, and only one of these places will do: an order is no mend by itself.
TEST(Mends, AnOrderIsNotOfferedWithABranchThatNobodySays) {
    for (const char* const text : {
             "a b c = triangle a b c; d e = square a b d e; f = foot f a b c; "
             "g = on_line g a f, eqdistance g a b c ? perp g b c d",
             "a b = segment a b; c = midpoint c b a; d = on_tline d c a b, on_circle d c a; "
             "e = on_circle e c d, on_line e d c; f = on_line f a b; g = on_line g c d, on_circle g c f; "
             "h = on_circle h c e, on_line h e f; i = on_line i b g, on_circle i c a ? perp e h b i",
         }) {
        const LoadedProblem problem = read_all(std::string("one\n") + text + "\n").front();
        const auto offered = mends_of(problem);
        ASSERT_TRUE(offered) << text;
        for (const WholeMend& mend : *offered) {
            if (mend.verdict.outcome != Outcome::accepted || mend.kind != "state_order") continue;
            EXPECT_TRUE(mend.text.starts_with("Take the figure with ")) << text << ": " << mend.text;
            const auto actions = mend.sample.scene.actions();
            EXPECT_GT(std::ranges::count_if(actions, [](const auto& one) { return one.branch.has_value(); }), 0);
        }
        const auto needs = needs_of(problem);
        ASSERT_TRUE(needs) << text;
        ASSERT_EQ(needs->missing.size(), 1U) << text;
        EXPECT_FALSE(needs->missing.front().given) << text;
    }
}

/// Whether a comparison is forced without a given is decided by what verifies it: a theorem of the table, sums of
/// others.
TEST(Mends, AGivenComparisonWithoutWhichTheGoalIsVerifiedIsRedundant) {
    const std::vector<std::vector<std::string>> edges{{"AddTriangle", "ByPoints", "T_ABC", "A", "B", "C"},
                                                      {"AddEdge", "ExprConstraint", "∠BAC", ">", "∠ABC"},
                                                      {"AddEdge", "ExprConstraint", "∠ABC", ">", "∠ACB"},
                                                      {"AddEdge", "ExprConstraint", "AB", "<", "BC"}};
    const auto needs = needs_of(asking({"A", "B", "C"}, edges, "Prove ∠BAC > ∠ACB", ""));
    ASSERT_TRUE(needs) << to_string(needs.error());
    ASSERT_EQ(needs->needs.size(), 4U);
    for (const diagnose::GivenNeed& need : needs->needs)
        EXPECT_EQ(need.need, diagnose::Need::redundant) << words_of(need, needs->sample);
    const auto sums = needs_of(asking({"A", "B", "C"}, {edges[0], edges[1], edges[2]}, "Prove ∠BAC > ∠ACB", ""));
    ASSERT_TRUE(sums) << to_string(sums.error());
    for (const diagnose::GivenNeed& need : sums->needs)
        EXPECT_EQ(need.need == diagnose::Need::needed, need.action > 3) << words_of(need, sums->sample);
}

bool names_help_point(const std::string& text) {
    return text.find("V_") != std::string::npos || text.find("v_") != std::string::npos;
}

/// One place is wrong, and what is stated tells the right one: the point that it moves least, of two the later.
TEST(Mends, APlaceThatDoesNotFitIsMended) {
    struct Row {
        std::vector<std::vector<std::string>> actions;
        const char* goal;
        const char* done;
    };
    const auto at = [](const char* point, const char* x, const char* y) {
        return std::vector<std::string>{"AddPoint", "Cartesian", point, x, y};
    };
    const auto equation = [](const char* left, const char* sign, const char* right) {
        return std::vector<std::string>{"AddEdge", "ExprConstraint", left, sign, right};
    };
    const auto shape = [](const char* type) {
        return std::vector<std::string>{"AddQuadrilateral", type, "ABCD", "A", "B", "C", "D"};
    };
    const auto a = at("A", "0", "0"), b = at("B", "4", "0");
    for (const Row& row : {
             Row{{a, b, at("M", "2", "1"), {"AddEdge", "Midpoint", "M", "AB"}}, "Find AM", "Put M at (2, 0)."},
             Row{{a,
                  b,
                  at("M", "2", "0"),
                  {"MovePoint", "Cartesian", "M", "2", "1"},
                  {"AddEdge", "Midpoint", "M", "AB"}},
                 "Find AM",
                 "Put M at (2, 0)."},
             Row{{a, at("B", "4", "2"), at("D", "-2", "4"), at("C", "2", "7"), shape("Square")},
                 "Find AC",
                 "Put C at (2, 6)."},
             Row{{a, b, at("D", "2", "3"), at("C", "7", "3"), shape("Parallelogram")}, "Find AC", "Put C at (6, 3)."},
             Row{{a, b, at("M", "1", "1"), {"AddEdge", "PointOnSegment", "M", "AB", "1/3"}},
                 "Find AM",
                 "Put M at (4/3, 0)."},
             Row{{a, b, at("C", "1", "3"), equation("AC", "=", "5"), equation("BC", "=", "3"),
                  equation("X(C)", ">", "0"), equation("Y(C)", ">", "0")},
                 "Find ∠ABC",
                 "Put C at (4, 3)."},
         }) {
        const auto mended = repaired(asking({}, row.actions, row.goal, ""));
        ASSERT_TRUE(mended) << row.done;
        EXPECT_EQ(mended->done, std::vector<std::string>{row.done});
        EXPECT_EQ(mended->verdict.outcome, Outcome::accepted) << row.done;
    }
}

/// Sides of lines through help points say what is compared; nobody added these.
TEST(Mends, AComparisonOfCoordinatesIsToldInItsOwnWords) {
    const LoadedProblem problem = asking({"A", "B", "C"},
                                         {{"AddEdge", "ExprConstraint", "X(A)", "=", "0"},
                                          {"AddEdge", "ExprConstraint", "Y(A)", "=", "0"},
                                          {"AddEdge", "ExprConstraint", "X(B)", "=", "4"},
                                          {"AddEdge", "ExprConstraint", "Y(B)", "=", "0"},
                                          {"AddEdge", "ExprConstraint", "X(C)", ">", "3"}},
                                         "Prove AC > 1", "");
    const auto verdict = verify(problem).value();
    std::string said;
    for (const problem::Check& check : verdict.checks) {
        EXPECT_FALSE(names_help_point(check.message + check.mend)) << check.message;
        if (check.name == "definition_holds") said = check.message;
    }
    EXPECT_EQ(said, "X(C) > 3 (/actions/7) is seen in all pictures");
    const auto needs = needs_of(problem).value();
    for (const diagnose::GivenNeed& need : needs.needs)
        EXPECT_FALSE(names_help_point(words_of(need, needs.sample))) << words_of(need, needs.sample);
    const auto compared = std::ranges::find(needs.comparisons, "/actions/7", &ComparisonNeed::pointer);
    ASSERT_NE(compared, needs.comparisons.end());
    EXPECT_EQ(compared->need, diagnose::Need::needed) << compared->reason;
}

/// Without it the point is free, and not where it was by it.
TEST(Mends, AnEquationThatTellsAPlaceIsLeftOutOfTheFigure) {
    const auto needs = needs_of(asking({"A", "B"},
                                       {{"AddEdge", "ExprConstraint", "X(A)", "=", "0"},
                                        {"AddEdge", "ExprConstraint", "Y(A)", "=", "0"},
                                        {"AddEdge", "ExprConstraint", "X(B)", "=", "3"},
                                        {"AddEdge", "ExprConstraint", "Y(B)", "=", "4"}},
                                       "Find AB", "5"))
                           .value();
    EXPECT_TRUE(needs.needs.empty());
    ASSERT_EQ(needs.comparisons.size(), 4U);
    for (const ComparisonNeed& one : needs.comparisons)
        EXPECT_NE(one.need, diagnose::Need::redundant) << one.pointer << one.reason;
}

/// D stands where C leads it, also in a scene without C.
TEST(Mends, APlaceFromWhichAnEquationTellsAnotherIsNeeded) {
    const LoadedProblem problem = asking({"D"},
                                         {{"AddPoint", "Cartesian", "A", "0", "0"},
                                          {"AddPoint", "Cartesian", "B", "4", "0"},
                                          {"AddPoint", "Cartesian", "C", "1", "3"},
                                          {"AddEdge", "ExprConstraint", "D", "=", "0.5*B + 0.75*C"}},
                                         "Find the area of ABD", "4.5");
    const auto needs = needs_of(problem);
    ASSERT_TRUE(needs) << to_string(needs.error());
    for (const diagnose::GivenNeed& need : needs->needs) EXPECT_NE(need.need, diagnose::Need::redundant);
    const auto place = std::ranges::find(needs->comparisons, "C at (1, 3)", &ComparisonNeed::text);
    ASSERT_NE(place, needs->comparisons.end());
    EXPECT_NE(place->need, diagnose::Need::redundant) << place->reason;
}

/// That of the file without it is accepted, and says so of what given places determine as of all else.
TEST(Mends, AComparisonThatGivenPlacesImplyIsRedundant) {
    const std::vector<std::vector<std::string>> placed{{"AddEdge", "ExprConstraint", "B", "=", "Vec(6,0)"},
                                                       {"AddEdge", "ExprConstraint", "X(C)", "=", "6"},
                                                       {"AddEdge", "ExprConstraint", "Y(C)", "=", "-8"}};
    for (const char* const implied : {"Y(C) < 0", "Y(C) < Y(B)", "X(C) > 5"}) {
        auto edges = placed;
        const std::string text = implied;
        edges.push_back({"AddEdge", "ExprConstraint", text.substr(0, 4), text.substr(5, 1), text.substr(7)});
        edges.push_back({"AddEdge", "ExprConstraint", "A", "=", "Vec(0,0)"});
        const auto needs = needs_of(asking({"A", "B", "C"}, edges, "Find AC", "10")).value();
        const auto compared = std::ranges::find(needs.comparisons, "/actions/6", &ComparisonNeed::pointer);
        ASSERT_NE(compared, needs.comparisons.end()) << implied;
        EXPECT_EQ(compared->need, diagnose::Need::redundant) << implied << ": " << compared->reason;
        for (const char* const place : {"/actions/4", "/actions/5"}) {
            const auto told = std::ranges::find(needs.comparisons, place, &ComparisonNeed::pointer);
            ASSERT_NE(told, needs.comparisons.end()) << place;
            EXPECT_NE(told->need, diagnose::Need::redundant) << place << ": " << told->reason;
        }
    }
}

TEST(Mends, WordsThatAreNotReadSayNothingElse) {
    LoadedProblem problem = asking({"A", "B", "C"},
                                   {{"AddEdge", "ExprConstraint", "AB", "=", "3"},
                                    {"AddEdge", "ExprConstraint", "BC", "=", "4"},
                                    {"AddEdge", "Perpendicular", "AB", "BC"}},
                                   "Find AC", "6");
    problem.statement_texts = {"ABC is a triangle of the kind that Thales drew, with AB = 3 and BC = 4."};
    const auto mended = repaired(problem);
    ASSERT_TRUE(mended) << to_string(mended.error());
    EXPECT_NE(mended->done.back().find("of which not all is read"), std::string::npos) << mended->done.back();
    problem.statement_texts = {"AB = 3, BC = 4 and AC = 6."};
    const auto other = repaired(problem);
    ASSERT_TRUE(other) << to_string(other.error());
    EXPECT_NE(other->done.back().find("which say otherwise"), std::string::npos) << other->done.back();
}

TEST(Mends, TheGivenThatForcesTheAnswerIsNamedAndOffered) {
    const LoadedProblem problem = asking(
        {"A", "B", "C"}, {{"AddEdge", "ExprConstraint", "AB", "=", "3"}, {"AddEdge", "ExprConstraint", "BC", "=", "4"}},
        "Find AC", "5");
    const auto needs = needs_of(problem);
    ASSERT_TRUE(needs) << to_string(needs.error());
    ASSERT_EQ(needs->missing.size(), 1U);
    const std::string words = words_of(needs->missing.front(), needs->sample);
    EXPECT_TRUE(words.starts_with("missing    AB ⊥ BC  for AC = 5: ")) << words;
    const auto mended = repaired(problem);
    ASSERT_TRUE(mended) << to_string(mended.error());
    EXPECT_TRUE(mended->verdict.repaired);
    EXPECT_EQ(mended->sample.answers, answers_of(problem));
}

/// Points that are two in the figure are two (definition 4): one tangent twice is no other figure of two tangents.
TEST(Mends, NoFigureInWhichTwoPointsFallTogetherIsAnotherOne) {
    const LoadedProblem chord = asking({"O", "P", "T", "U"},
                                       {{"AddCircle", "CenterRadius", "c", "O", "5"},
                                        {"AddEdge", "ExprConstraint", "OP", "=", "13"},
                                        {"AddEdge", "Tangent", "PT", "c", "T"},
                                        {"AddEdge", "Tangent", "PU", "c", "U"}},
                                       "Find TU", "120/13");
    const LoadedProblem rhombus = asking({"A", "B", "C", "D"},
                                         {{"AddEdge", "ExprConstraint", "AB", "=", "5"},
                                          {"AddEdge", "ExprConstraint", "BC", "=", "5"},
                                          {"AddEdge", "ExprConstraint", "CD", "=", "5"},
                                          {"AddEdge", "ExprConstraint", "DA", "=", "5"},
                                          {"AddEdge", "ExprConstraint", "AC", "=", "6"}},
                                         "Find BD", "8");
    for (const LoadedProblem* const problem : {&chord, &rhombus}) {
        const auto verdict = verify(*problem);
        ASSERT_TRUE(verdict);
        EXPECT_EQ(verdict->outcome, Outcome::accepted) << verdict->deciding()->message;
    }
}

Result<Renamed> renamed_in(const std::string& text, std::size_t number = 0) {
    const auto problems = read_all(text);
    EXPECT_FALSE(problems[number].document);
    EXPECT_TRUE(is_clash(problems[number].document.error())) << to_string(problems[number].document.error());
    return renamed(text, "file", problems[number]);
}

TEST(Rename, TheSecondPointOfANameGetsAnother) {
    const auto found =
        renamed_in("x\na b c = triangle a b c; o = circumcenter o a b c; a = midpoint a b c ? perp o a b c\n");
    ASSERT_TRUE(found) << to_string(found.error());
    EXPECT_EQ(found->bytes, "x\na b c = triangle a b c; o = circumcenter o a b c; d = midpoint d b c ? perp o d b c\n");
    EXPECT_EQ(found->text, "Call the second point a d.");
    EXPECT_EQ(found->verdict.outcome, Outcome::accepted);
    EXPECT_EQ(verify(read_all(found->bytes).front())->outcome, Outcome::accepted);
}

TEST(Rename, LaterTheFirstPointMayBeMeant) {
    const auto circle = renamed_in(
        "x\na b c = triangle a b c; o = circle o a b c; m = midpoint m a b; b = midpoint b a c ? perp o m a b\n");
    ASSERT_TRUE(circle) << to_string(circle.error());
    EXPECT_EQ(circle->bytes,
              "x\na b c = triangle a b c; o = circle o a b c; m = midpoint m a b; d = midpoint d a c ? perp o m a b\n");
    EXPECT_NE(circle->text.find("in the action that places it"), std::string::npos);
}

TEST(Rename, OtherProblemsOfTheFileStayAsTheyAre) {
    const std::string first = "good\na b c = triangle a b c; d = foot d a b c ? perp a d b d\n";
    const std::string last = "last\na b c = triangle a b c; m = midpoint m a b ? cong a m m b\n";
    const auto found = renamed_in(
        first + "x\na b c = triangle a b c; o = circumcenter o a b c; a = midpoint a b c ? perp o a b c\n" + last, 1);
    ASSERT_TRUE(found) << to_string(found.error());
    EXPECT_EQ(found->bytes,
              first + "x\na b c = triangle a b c; o = circumcenter o a b c; e = midpoint e b c ? perp o e b c\n" +
                  last);
    EXPECT_EQ(found->problem.name, "x");
}

TEST(Rename, ScenesAndEnvelopesAreRenamedToo) {
    const auto scene = renamed_in(R"({"version": 1, "actions": [
        {"op": "Construct", "type": "triangle", "args": ["a", "b", "c"]},
        {"op": "Construct", "type": "circumcenter", "args": ["o", "a", "b", "c"]},
        {"op": "Construct", "type": "midpoint", "args": ["a", "b", "c"]}], "goals": ["perp o a b c"]})");
    ASSERT_TRUE(scene) << to_string(scene.error());
    EXPECT_EQ(scene->problem.document->scene.names().back(), "d");
    EXPECT_NE(scene->bytes.find(R"(["a", "b", "c"]},)"), std::string::npos) << "the first action stays";
    const auto envelope = renamed_in(R"({"problem": "p", "givens": [], "goal": "", "answer": "", "comment": "",
        "actions": [{"op": "AddPoint", "type": "Cartesian", "args": ["A", "0", "0"]},
                    {"op": "AddPoint", "type": "Cartesian", "args": ["A", "3", "4"]}],
        "solver_actions": []})");
    ASSERT_TRUE(envelope) << to_string(envelope.error());
    EXPECT_EQ(envelope->problem.document->scene.point_count(), 2U);
}

/// What adds a point again adds nothing; what puts it elsewhere is another point, of which AB and ∠BAC speak later.
TEST(Rename, AllThatSpeaksOfThePointThatWasMeantSpeaksOfIt) {
    const std::string begins = R"({"problem": "", "givens": [], "goal": "Find ∠QPR", "answer": "90", "comment": "",
        "actions": [{"op": "AddPoint", "type": "Free", "args": ["P"]}, {"op": "AddPoint", "type": "Free", "args": ["Q"]},
        {"op": "AddPoint", "type": "Free", "args": ["R"]}, )";
    const std::string edges = R"({"op": "AddTriangle", "type": "ByPoints", "args": ["t", "P", "Q", "R"]},
        {"op": "AddEdge", "type": "ExprConstraint", "args": ["PQ", "=", "5"]},
        {"op": "AddEdge", "type": "ExprConstraint", "args": ["PR", "=", "12"]},
        {"op": "AddEdge", "type": "ExprConstraint", "args": ["RQ", "=", "13"]}]})";
    const auto again = renamed_in(begins + R"({"op": "AddPoint", "type": "Free", "args": ["P"]}, )" + edges);
    ASSERT_TRUE(again) << to_string(again.error());
    EXPECT_EQ(again->text, "Leave out the second action that adds the point P.");
    EXPECT_EQ(again->problem.document->scene.point_count(), 3U);
    EXPECT_EQ(again->verdict.outcome, Outcome::accepted);
    const auto other =
        renamed_in(begins + R"({"op": "AddPoint", "type": "Cartesian", "args": ["P", "0", "0"]}, )" + edges);
    ASSERT_TRUE(other) << to_string(other.error());
    EXPECT_NE(other->bytes.find(R"("Cartesian", "args": ["A", "0", "0"])"), std::string::npos) << other->bytes;
    for (const char* all_of_one : {R"(["t", "P", "Q", "R"])", R"("PQ")", R"("PR")", "∠QPR"})
        EXPECT_NE(other->bytes.find(all_of_one), std::string::npos) << other->bytes;
}

/// The one name that is spoken of and that no action places is the second point's.
TEST(Rename, TheMissingPointIsTheSecondOne) {
    const auto text = renamed_in("x\na b c = triangle a b c; a = foot a a b c; m = midpoint m b c ? perp a d b d\n");
    ASSERT_TRUE(text) << to_string(text.error());
    EXPECT_EQ(text->bytes, "x\na b c = triangle a b c; d = foot d a b c; m = midpoint m b c ? perp a d b d\n");
    EXPECT_EQ(text->verdict.outcome, Outcome::accepted);
    const auto envelope =
        renamed_in(R"({"problem": "", "givens": [], "goal": "Find PR", "answer": "13", "comment": "", "actions": [
            {"op": "AddPoint", "type": "Cartesian", "args": ["P", "0", "0"]},
            {"op": "AddPoint", "type": "Cartesian", "args": ["Q", "5", "0"]},
            {"op": "AddPoint", "type": "Cartesian", "args": ["Q", "5", "12"]},
            {"op": "AddTriangle", "type": "ByPoints", "args": ["t", "P", "Q", "R"]}]})");
    ASSERT_TRUE(envelope) << to_string(envelope.error());
    EXPECT_EQ(envelope->text.substr(0, 26), "Call the second point Q R ");
    EXPECT_EQ(envelope->verdict.outcome, Outcome::accepted);
    EXPECT_FALSE(renamed_in("x\na b c = triangle a b c; a = foot a a b c ? perp a d b e\n"))
        << "two points are missing";
}

TEST(Rename, WhatIsRejectedAllTheSameIsToldAndOtherErrorsAreTheirOwn) {
    const auto none = renamed_in("x\na b c = triangle a b c; a = midpoint a b c ? perp a b a c\n");
    ASSERT_FALSE(none);
    EXPECT_EQ(none.error().code, "no_mend");
    EXPECT_NE(none.error().what.find("with the second a called d the file can be read, and "), std::string::npos)
        << none.error().what;
    const std::string other = "x\na b c = triangel a b c ? cong a b a c\n";
    const auto error = renamed(other, "file", read_all(other).front());
    ASSERT_FALSE(error);
    EXPECT_EQ(error.error().code, "unknown_construction");
}

/// Two sides and an angle that does not lie between them: AC is 5√3 + √11 = 11.976... or 5√3 − √11 = 5.343...
problem::Check answer_check(const std::string& answer) {
    Json actions = Json::array();
    for (const char* const name : {"A", "B", "C"})
        actions.push_back({{"op", "AddPoint"}, {"type", "Free"}, {"args", {name}}});
    for (const auto& [what, value] : {std::pair("∠BAC", "30"), std::pair("AB", "10"), std::pair("BC", "6")})
        actions.push_back({{"op", "AddEdge"}, {"type", "ExprConstraint"}, {"args", {what, "=", value}}});
    const Json envelope = {{"problem", ""},    {"givens", Json::array()}, {"goal", "Find AC"},
                           {"answer", answer}, {"comment", ""},           {"actions", std::move(actions)}};
    const auto verdict = verify_numerically(load_bytes(to_text(envelope), "envelope.json")->problems.front()).value();
    const auto found = std::ranges::find(verdict.checks, "answer_holds", &problem::Check::name);
    return found == verdict.checks.end() ? problem::Check{} : *found;
}

TEST(RoundedAnswer, OfAnotherFigureIsToldToBeOne) {
    std::string told;
    for (const char* const answer : {"11.98", "5.34"})
        if (const problem::Check check = answer_check(answer); check.state == problem::CheckState::failed)
            told.append(check.message).append("; ").append(check.mend);
    EXPECT_NE(told.find(", of which the one that is told may be a rounding: both are right"), std::string::npos)
        << told;
    EXPECT_NE(told.find("state besides that"), std::string::npos) << told;
    EXPECT_EQ(answer_check("8.5").message.find("both are right"), std::string::npos) << "it is that of no figure";
}

} // namespace
} // namespace porism::workflow
