// Samples of VeriGeo as authors write them: what they ask for, what their edges mean, and what is told of those that
// fail.
#include "base/json.h"
#include "core/workflow/conversions.h"
#include "workflow/same_figure.h"
#include "workflow/verify/diagnosis/inspect.h"
#include "workflow/verify/verification.h"

#include <gtest/gtest.h>
#include <regex>

namespace porism::workflow {
namespace {

using problem::Check;
using problem::CheckState;
using problem::Outcome;

/// "A B C" as free points, then actions with semicolons between.
LoadedProblem authored(std::string_view points, std::string_view actions, std::string_view goal,
                       std::string_view answer = "") {
    std::string lines;
    std::istringstream names{std::string(points)};
    for (std::string name; names >> name;) lines += "AddPoint Free " + name + "; ";
    Json json = parse_json(envelope_of_lines(lines + std::string(actions))).value();
    json["goal"] = goal;
    json["answer"] = answer;
    return load_bytes(to_text(json), "sample.json")->problems.front();
}

LoadedProblem read_text(const std::string& text) {
    return load_bytes(text, "text")->problems.front();
}

problem::Verdict verdict_on_authored(const LoadedProblem& problem) {
    auto verdict = verify(problem);
    EXPECT_TRUE(verdict) << to_string(verdict.error());
    return verdict.value_or(problem::Verdict());
}

const Check* decided_on(const problem::Verdict& verdict) {
    return verdict.outcome == Outcome::accepted ? nullptr : verdict.deciding();
}

TEST(VerigeoSamples, AKiteIsConvex) {
    const auto verdict =
        verdict_on_authored(authored("A B C D",
                                     "AddQuadrilateral Kite q A B C D; AddEdge ExprConstraint ∠ABC = 45; "
                                     "AddEdge ExprConstraint ∠CDA = 65",
                                     "Find ∠BCD", "125"));
    EXPECT_EQ(verdict.outcome, Outcome::accepted);
}

TEST(VerigeoSamples, AGivenIsSolvedForHoweverItIsSpelled) {
    for (const char* const given :
         {"Norm(B-A) = 13", "Dot(B-A,B-C) = 70", "Abs(Complex(Vector(A,B))) = 13", "sqrt(AB) = sqrt(13)"}) {
        const auto verdict =
            verdict_on_authored(authored("A B C",
                                         std::string("AddEdge ExprConstraint BC = 14; AddEdge ExprConstraint CA = 15; "
                                                     "AddEdge ExprConstraint ") +
                                             given,
                                         "Find the area of ABC", "84"));
        EXPECT_EQ(verdict.outcome, Outcome::accepted) << given;
    }
}

TEST(VerigeoSamples, CoordinatesTurnsAndComplexNumbersAreGivens) {
    struct Sample {
        const char *points, *actions, *goal, *answer;
        Outcome outcome;
    };
    const char* const turn = "AddTriangle ByPoints t A B C; AddEdge ExprConstraint AB = 6; "
                             "AddEdge ExprConstraint Cross(Vector(A,B),Vector(A,C)) = 24";
    const char* const mirrored = "AddTriangle ByPoints t A B C; AddEdge ExprConstraint "
                                 "Conj(Complex(Vector(A,B))) = Complex(Vector(A,C))";
    const char* const turned = "AddTriangle ByPoints t A B C; AddEdge ExprConstraint AB = 3; AddEdge ExprConstraint "
                               "Complex(Vector(A,C)) = i*Complex(Vector(A,B))";
    for (const Sample& sample :
         {Sample{"A B C", turn, "Find the distance from C to AB", "4", Outcome::accepted},
          Sample{"A B C", turn, "Find the distance from C to AB", "8", Outcome::rejected},
          Sample{"A B C", turn, "Find Area(A,B,C)", "12", Outcome::rejected}, // that is what is given
          Sample{"B", "AddPoint Cartesian A 0 0; AddEdge ExprConstraint X(B) = 3; AddEdge ExprConstraint Y(B) = 4",
                 "Find AB", "5", Outcome::accepted},
          Sample{"B", "AddPoint Cartesian A 0 0; AddEdge ExprConstraint B = Vec(3,4)", "Find AB", "6",
                 Outcome::rejected},
          Sample{"A B C", "AddEdge ExprConstraint Vector(A,B) = Vec(3,4)", "Find AB", "5", Outcome::accepted},
          Sample{"A B C", mirrored, "Prove AB = AC", "", Outcome::accepted},
          Sample{"A B C", turned, "Find BC", "3*sqrt(2)", Outcome::accepted}}) {
        const auto verdict = verdict_on_authored(authored(sample.points, sample.actions, sample.goal, sample.answer));
        EXPECT_EQ(verdict.outcome, sample.outcome)
            << sample.actions << (decided_on(verdict) ? decided_on(verdict)->message : "");
    }
}

TEST(VerigeoSamples, GoalsThatAreInequalitiesAreDecided) {
    const std::string isosceles = "AddTriangle ByPoints t A B C; AddEdge EqualLength AB AC; AddEdge Midpoint D BC";
    const std::string triangle = "AddTriangle ByPoints t A B C";
    const std::string rigid = triangle + "; AddEdge ExprConstraint AB = 13; AddEdge ExprConstraint BC = 14; "
                                         "AddEdge ExprConstraint CA = 15";
    struct Row {
        const char* points;
        std::string actions;
        const char* goal;
        Outcome outcome;
    };
    for (const Row& row : {Row{"A B C D", isosceles, "Prove AB + AC > 2AD", Outcome::accepted},
                           Row{"A B C D", isosceles, "Prove AB > AD", Outcome::accepted},
                           Row{"A B C D", isosceles, "Prove AD > BD", Outcome::rejected},
                           Row{"A B C D", isosceles, "Prove AB > AC", Outcome::rejected},
                           Row{"A B C D", isosceles, "Prove AB >= AC", Outcome::accepted},
                           Row{"A B C", triangle, "Prove AB + BC > AC", Outcome::accepted},
                           Row{"A B C", triangle, "Prove AB > AC", Outcome::rejected},
                           Row{"A B C", rigid, "Prove AB < AC", Outcome::accepted},
                           Row{"A B C", rigid, "Prove ∠ABC < 90°", Outcome::accepted},
                           Row{"A B C", rigid, "Prove AB > AC", Outcome::rejected}}) {
        const auto verdict = verdict_on_authored(authored(row.points, row.actions, row.goal));
        EXPECT_EQ(verdict.outcome, row.outcome)
            << row.goal << (decided_on(verdict) ? decided_on(verdict)->message : "");
    }
}

/// No figure was found, and none can be: nothing beside that says that one may.
TEST(VerigeoSamples, AContradictionOfCoordinatesLeavesNoHope) {
    const auto on = [](const char* comparison) {
        return verdict_on_authored(authored("R",
                                            "AddPoint Cartesian P 0 0; AddPoint Cartesian Q 0 2; "
                                            "AddEdge ExprConstraint X(R) > 7; AddEdge ExprConstraint " +
                                                std::string(comparison),
                                            "Prove PR > PQ"));
    };
    const auto verdict = on("X(R) < 6");
    EXPECT_EQ(verdict.outcome, Outcome::rejected);
    EXPECT_EQ(verdict.deciding()->name, "givens_consistent");
    for (const Check& check : verdict.checks)
        EXPECT_EQ((check.message + check.mend).find("may fit"), std::string::npos) << check.name << check.mend;
    EXPECT_NE(on("X(R) > 6").outcome, Outcome::rejected);
}

/// A figure was found without comparisons that no statement says.
TEST(VerigeoSamples, AContradictionOfCoordinatesIsSeenInAFigureWithoutThem) {
    const auto between = [](const std::string& points, const std::string& places, const char* least, const char* most) {
        return verdict_on_authored(authored(
            points, places + "AddEdge ExprConstraint Y(R) <= " + most + "; AddEdge ExprConstraint Y(R) " + least,
            "Prove PR + QR >= PQ"));
    };
    for (const auto& [points, places] :
         {std::pair{"R", "AddPoint Cartesian P 0 0; AddPoint Cartesian Q 0 2; "}, {"P Q R", ""}}) {
        const auto verdict = between(points, places, "> 5", "4");
        EXPECT_EQ(verdict.outcome, Outcome::rejected) << points;
        ASSERT_NE(verdict.deciding(), nullptr);
        EXPECT_EQ(verdict.deciding()->name, "givens_consistent");
        for (const char* said : {"Y(R) <= 4", "Y(R) > 5"})
            EXPECT_NE(verdict.deciding()->message.find(said), std::string::npos) << verdict.deciding()->message;
        EXPECT_NE(between(points, places, "> 3", "4").outcome, Outcome::rejected) << points;
    }
}

TEST(VerigeoSamples, ValuesOfTwoFiguresAreToldSoThatTheyDiffer) {
    const auto verdict = verdict_on_authored(authored("A B C",
                                                      "AddTriangle ByPoints t A B C; AddEdge ExprConstraint AB = 4; "
                                                      "AddEdge ExprConstraint AC = 2.000000000001; "
                                                      "AddEdge ExprConstraint ∠ABC = 30",
                                                      "Find BC"));
    const std::string message = verdict.deciding()->message;
    const std::regex told("is ([0-9.]+) there, and ([0-9.]+) in the first figure");
    std::smatch values;
    ASSERT_TRUE(std::regex_search(message, values, told)) << message;
    EXPECT_NE(values[1].str(), values[2].str());
}

/// Each with what is near it and does not follow.
TEST(VerigeoSamples, OrderFollowsFromWhatIsGiven) {
    const std::string triangle = "AddTriangle ByPoints t A B C";
    const auto given = [](const std::string& comparison) { return "; AddEdge ExprConstraint " + comparison; };
    const std::string legs = triangle + given("AB = 5") + given("AC = 12");
    const std::string on_side = triangle + "; AddEdge PointOnSegment D BC";
    const std::string midpoints = triangle + "; AddEdge Midpoint D AB; AddEdge Midpoint E AC";
    const std::string chord = "AddEdge Midpoint O AB; AddEdge EqualLength OC OA; AddEdge EqualLength OD OA";
    struct Row {
        const char* points;
        std::string actions;
        const char* goal;
        Outcome outcome;
    };
    for (const Row& row :
         {Row{"A B C", legs + given("∠BAC > 90"), "Prove BC > 13", Outcome::accepted},
          Row{"A B C", legs + given("∠BAC > 90"), "Prove BC > 14", Outcome::rejected},
          Row{"A B C", legs + given("BC > 13"), "Prove ∠BAC > 90", Outcome::accepted},
          Row{"A B C", legs + given("BC > 12"), "Prove ∠BAC > 90", Outcome::rejected},
          Row{"A B C D E", midpoints, "Prove DE < BC", Outcome::accepted},
          Row{"A B C D E", midpoints, "Prove DE < AB", Outcome::rejected},
          Row{"A B C D", on_side + given("AB <= AC"), "Prove AD < AC", Outcome::accepted},
          Row{"A B C D", on_side + given("AB <= AC"), "Prove AD < AB", Outcome::rejected},
          Row{"A B C D", on_side + given("AD > AB") + given("AD > AC"), "Prove AB > 0", Outcome::rejected},
          Row{"A B C D O", chord, "Prove CD <= AB", Outcome::accepted}}) {
        const auto verdict = verdict_on_authored(authored(row.points, row.actions, row.goal));
        EXPECT_EQ(verdict.outcome, row.outcome)
            << row.actions << row.goal << (decided_on(verdict) ? decided_on(verdict)->message : "");
    }
}

/// Premises of proofs, and equations of the figure that is certified.
/// Not longer than the diameter, and as long only through the centre (Euclid III.15).
TEST(VerigeoSamples, ChordsAreComparedWithTheDiameter) {
    struct Row {
        std::string given;
        const char* goal;
        Outcome outcome;
        const char* decided = "";
    };
    const std::string circle = "AddCircle CenterPoint CIR_O O A; AddEdge OnCircle B CIR_O; AddEdge OnCircle C CIR_O";
    for (const Row& row :
         {Row{"", "Prove AB <= 2*OA", Outcome::accepted}, Row{"", "Prove BC <= 2*OA", Outcome::accepted},
          Row{"", "Prove AB < 2*OA", Outcome::rejected, "goal_proved"},
          Row{"AddTriangle ByPoints t A O B", "Prove AB < 2*OA", Outcome::accepted},
          Row{"AddEdge ExprConstraint ∠AOB < 120", "Prove AB < 2*OA", Outcome::accepted},
          Row{"AddEdge ExprConstraint AB != 2*OA", "Prove AB < 2*OA", Outcome::accepted},
          Row{"AddEdge ExprConstraint AB > 2*OA", "Prove BC <= 2*OA", Outcome::rejected, "figure_exists"},
          Row{"AddTriangle ByPoints t A O B; AddEdge ExprConstraint AB >= 2*OA", "Prove BC <= 2*OA", Outcome::rejected,
              "figure_exists"},
          Row{"AddEdge ExprConstraint AB >= 2*OA", "Prove AB = 2*OA", Outcome::accepted},
          Row{"AddEdge Collinear A O B", "Prove BC <= AB", Outcome::accepted}}) {
        const auto verdict =
            verdict_on_authored(authored("O A B C", circle + (row.given.empty() ? "" : "; " + row.given), row.goal));
        const Check* decided = decided_on(verdict);
        EXPECT_EQ(verdict.outcome, row.outcome) << row.given << row.goal << (decided ? decided->message : "");
        EXPECT_EQ(decided && row.outcome == Outcome::rejected ? decided->name : "", row.decided) << row.given;
    }
}

/// A figure at the edge of what is strict has it for rounding alone, and denies nothing.
TEST(VerigeoSamples, AFigureAtTheEdgeOfAStrictComparisonDeniesNothing) {
    for (const char* const given : {"∠ACB < 90", "∠ACB != 90"}) {
        const auto verdict = verdict_on_authored(
            authored("O A B C",
                     "AddCircle CenterPoint CIR_O O A; AddEdge OnCircle B CIR_O; AddEdge OnCircle C CIR_O; "
                     "AddEdge ExprConstraint " +
                         std::string(given),
                     "Prove AB < 2*OA"));
        EXPECT_NE(verdict.outcome, Outcome::rejected) << given;
    }
}

TEST(VerigeoSamples, ComparisonsThatLeaveEqualityAloneAreEquations) {
    const std::string triangle = "AddTriangle ByPoints t A B C";
    const auto given = [](const std::string& comparison) { return "; AddEdge ExprConstraint " + comparison; };
    const std::string equal = triangle + given("BA >= BC") + given("BA <= BC");
    const std::string angles = triangle + given("∠A >= 60") + given("∠B >= 60") + given("∠C >= 60");
    struct Row {
        std::string actions;
        const char *goal, *answer;
        Outcome outcome;
    };
    for (const Row& row :
         {Row{equal, "Prove ∠BAC = ∠BCA", "", Outcome::accepted},
          Row{equal, "Prove ∠ABC = ∠BCA", "", Outcome::rejected}, Row{angles, "Prove AB = AC", "", Outcome::accepted},
          Row{angles, "Find ∠ACB", "60", Outcome::accepted}, Row{angles, "Find ∠ACB", "61", Outcome::rejected},
          Row{triangle + given("BA >= BC") + given("BA <= 2BC"), "Prove ∠BAC = ∠BCA", "", Outcome::rejected}}) {
        const auto verdict = verdict_on_authored(authored("A B C", row.actions, row.goal, row.answer));
        EXPECT_EQ(verdict.outcome, row.outcome)
            << row.actions << row.goal << (decided_on(verdict) ? decided_on(verdict)->message : "");
    }
}

TEST(VerigeoSamples, AnAngleIsGivenWithTheSignOfDegreesOrTex) {
    const std::string sides = "AddTriangle ByPoints t A B C; AddEdge ExprConstraint AB = 5; AddEdge ExprConstraint ";
    for (const char* const more :
         {"BC = 12; AddEdge ExprConstraint ∠ABC = 90°", R"(BC = 12; AddEdge ExprConstraint Angle(A,B,C) = 90^\\circ)",
          R"(BC = 4\\sqrt{9}; AddEdge Perpendicular AB BC)"}) {
        EXPECT_EQ(verdict_on_authored(authored("A B C", sides + more, "Find AC", "13")).outcome, Outcome::accepted)
            << more;
        EXPECT_EQ(verdict_on_authored(authored("A B C", sides + more, "Find AC", "14")).outcome, Outcome::rejected)
            << more;
    }
    const auto impossible = authored(
        "A B C", sides + "BC = 12; AddEdge Perpendicular AB BC; AddEdge ExprConstraint ∠ABC = 80°", "Find AC", "13");
    EXPECT_EQ(verdict_on_authored(impossible).outcome, Outcome::rejected);
}

/// Of the triangle with AB = 3, BC = 5 and CA = 4, and of those that vectors say to be right, or isosceles.
TEST(VerigeoSamples, NormsAndProductsOfSumsOfVectorsAreGiven) {
    const auto outcome = [](const std::string& given, const char* goal, const char* answer = "") {
        return verdict_on_authored(
                   authored("A B C P", "AddTriangle ByPoints t A B C; AddEdge ExprConstraint " + given, goal, answer))
            .outcome;
    };
    const std::string legs = "; AddEdge ExprConstraint AB = 3; AddEdge ExprConstraint AC = 4";
    EXPECT_EQ(outcome("Norm(Vector(A,B)-Vector(A,C)) = 5" + legs, "Find ∠BAC", "90"), Outcome::accepted);
    EXPECT_EQ(outcome("Norm(Vector(A,B)+Vector(A,C)) = 5" + legs, "Find BC", "5"), Outcome::accepted);
    EXPECT_EQ(outcome("Norm(Vector(A,B)+Vector(A,C)) = 5" + legs, "Find BC", "6"), Outcome::rejected);
    EXPECT_EQ(outcome("Dot(Vector(A,B)+Vector(A,C),Vector(A,B)-Vector(A,C)) = 0", "Prove AB = AC"), Outcome::accepted);
    EXPECT_EQ(outcome("Vector(P,A)+Vector(P,B)+Vector(P,C) = 0; AddEdge ExprConstraint Area(A,B,C) = 12",
                      "Find Area(P,B,C)", "4"),
              Outcome::accepted);
    EXPECT_EQ(outcome("Cross(Vector(A,B),Vector(A,C)) = 0", "Find AB", "3"), Outcome::rejected) << "it is a triangle";
}

constexpr std::string_view proper_triangle = "AddTriangle ByPoints t A B C; ";

TEST(VerigeoSamples, WhatFollowsFromAnEquationBetweenVectorsIsNotGiven) {
    const auto outcome = [](const std::string& edge, const char* goal, const char* answer = "") {
        return verdict_on_authored(authored("A B C D", std::string(proper_triangle) + edge, goal, answer)).outcome;
    };
    EXPECT_EQ(outcome("AddEdge VectorSum A D A B A C", "Prove AC ∥ BD"), Outcome::accepted);
    EXPECT_EQ(outcome("AddEdge VectorDiff A D A B A C", "Prove AD ∥ BC"), Outcome::accepted);
    EXPECT_EQ(outcome("AddEdge VectorLinear A D 2/3 A B 1/3 A C", "Prove B, C, D are collinear"), Outcome::accepted);
    EXPECT_EQ(outcome("AddEdge VectorLinear A D 1/4 A B 3/4 A C", "Find BD/DC", "3"), Outcome::accepted);
    EXPECT_EQ(outcome("AddEdge ExprConstraint Vector(B,D) = 3*Vector(D,C)", "Find BD/DC", "3"), Outcome::accepted);
    EXPECT_EQ(outcome("AddEdge VectorSum A D A B A C", "Prove AC ⊥ BD"), Outcome::rejected);
}

TEST(VerigeoSamples, AnAngleByItsVertexAloneIsNamedWhereThereAreSeveral) {
    const auto verdict = verdict_on_authored(
        authored("A B C M", "AddTriangle ByPoints t A B C; AddEdge Midpoint M BC; AddEdge ExprConstraint ∠A > 90",
                 "Prove AB = AC"));
    const auto given = std::ranges::find(verdict.checks, "constraint_holds", &Check::name);
    ASSERT_NE(given, verdict.checks.end());
    EXPECT_NE(given->message.find("∠A does not say which angle at A is meant"), std::string::npos) << given->message;
    EXPECT_NE(given->mend.find("∠BAC"), std::string::npos) << given->mend;
}

TEST(VerigeoSamples, AnEquationBetweenVectorsIsReadAlikeWhereverItStands) {
    const std::string sum = "AddEdge ExprConstraint Vector(G,A)+Vector(G,B)+Vector(G,C) = 0", and_then = "; ";
    const std::string triangle = "AddTriangle ByPoints t A B C", midpoint = "AddPoint Free M; AddEdge Midpoint M BC";
    for (const auto& [first, second, third] :
         {std::tuple(triangle, midpoint, sum), std::tuple(triangle, sum, midpoint), std::tuple(sum, triangle, midpoint),
          std::tuple(sum, midpoint, triangle)}) {
        const std::string actions = first + and_then + second + and_then + third;
        const auto verdict = verdict_on_authored(authored("A B C G", actions, "Prove A, G, M are collinear"));
        EXPECT_EQ(verdict.outcome, Outcome::accepted) << actions;
    }
}

TEST(VerigeoSamples, AnEdgeThatSaysTheGoalGivesItAway) {
    for (const char* edge : {"AddEdge VectorDotZero A B A C", "AddEdge Perpendicular A B A C"}) {
        const auto verdict = verdict_on_authored(authored("A B C", edge, "Prove AB ⊥ AC"));
        ASSERT_NE(decided_on(verdict), nullptr) << edge;
        EXPECT_EQ(decided_on(verdict)->name, "goal_not_given") << edge;
    }
}

constexpr std::string_view legs_six_and_eight =
    "AddEdge ExprConstraint AB = 6; AddEdge ExprConstraint AC = 8; AddEdge ExprConstraint ∠BAC = 90; ";

TEST(VerigeoSamples, AnAnswerBelongsToTheValueThatIsAskedForBesidesAProof) {
    const auto decided = [](const char* goal, const char* answer) {
        const auto verdict = verdict_on_authored(
            authored("A B C M", std::string(legs_six_and_eight) + "AddEdge Midpoint M BC", goal, answer));
        const Check* check = decided_on(verdict);
        return check == nullptr ? std::string("accepted") : check->name;
    };
    EXPECT_EQ(decided("Find AM; Prove AM = BM", "5"), "accepted");
    EXPECT_EQ(decided("Prove AM = BM; Find AM", "proved; 5"), "accepted");
    EXPECT_EQ(decided("Find AM; Prove AM = BM", "6"), "answer_holds");
    EXPECT_EQ(decided("Find AM; Prove AM = BM", "proved"), "answer_read");
    EXPECT_EQ(decided("Find AM; Prove AM = BM", ""), "accepted") << "the value that follows is the answer";
}

TEST(VerigeoSamples, ARatioOfAreasIsAskedFor) {
    const auto verdict =
        verdict_on_authored(authored("A B C D", std::string(legs_six_and_eight) + "AddEdge PointOnSegment D BC 1/4",
                                     "Find Area(A,B,D)/Area(A,B,C)", "1/4"));
    EXPECT_EQ(verdict.outcome, Outcome::accepted);
    std::string edges(proper_triangle);
    edges += "AddEdge PointOnSegment D AB 7/9; AddEdge PointOnSegment E AC; AddEdge Parallel DE BC";
    const auto of_any_size = [&](const char* answer) {
        return verdict_on_authored(authored("A B C D E", edges, "Find Area(A,D,E)/Area(A,B,C)", answer)).outcome;
    };
    EXPECT_EQ(of_any_size("49/81"), Outcome::accepted);
    EXPECT_EQ(of_any_size("7/9"), Outcome::rejected);
}

std::string why_no_figure(const LoadedProblem& problem) {
    const auto verdict = verdict_on_authored(problem);
    const Check* check = decided_on(verdict);
    return check && check->name == "figure_exists" ? check->message : std::string();
}

TEST(VerigeoSamples, WhatDoesNotGoTogetherIsNamedWithWhatIsConstructedAndPlaced) {
    const auto square = read_text("Square(A,B,C,D)=(4)\nLine(A,C)=(4)\n");
    EXPECT_EQ(why_no_figure(square), "no figure was found in which these hold: AB = 4; AC = 4, where ABCD is a square "
                                     "(AC is told as 4, and the others make it 5.65685)");
    const auto circles = authored("",
                                  "AddPoint Cartesian O 0 0; AddPoint Cartesian Q 12 0; AddPoint Free T; "
                                  "AddEdge ExprConstraint OT = 5; AddEdge ExprConstraint QT = 5",
                                  "Find OT", "5");
    EXPECT_EQ(why_no_figure(circles),
              "no figure was found in which these hold: OT = 5; QT = 5, where O is the point (0, 0) "
              "and Q is the point (12, 0)");
    EXPECT_EQ(why_no_figure(read_text("Triangle(A,B,C)=(1,2)\nLine(A,C)=(4)\n")),
              "no figure was found in which these hold: AB = 1; BC = 2; AC = 4 (AC is told as 4, and the others leave "
              "it at most 3)");
}

TEST(VerigeoSamples, AFalseSentenceIsBlamedOnThePointsThatItNames) {
    LoadedProblem problem =
        authored("A B C H", std::string(legs_six_and_eight) + "AddEdge PointOnLine H BC; AddEdge Perpendicular AH BC",
                 "Find AH", "24/5");
    problem.statement_texts = {"H is the midpoint of BC."};
    const auto inspection = inspect(problem).value();
    const auto shown = std::ranges::find(inspection.verdict.checks, "text_shown", &Check::name);
    ASSERT_NE(shown, inspection.verdict.checks.end());
    EXPECT_EQ(shown->state, CheckState::failed);
    const auto at = static_cast<std::size_t>(shown - inspection.verdict.checks.begin());
    std::vector<std::string> blamed;
    for (const PointId point : inspection.blamed[at]) blamed.push_back(problem.document->scene.name(point));
    EXPECT_EQ(blamed, (std::vector<std::string>{"h", "b", "c"}));
}

/// Where an envelope is read in another figure, or fails a goal of a branch, places tell which is meant.
TEST(VerigeoSamples, AnEnvelopeIsReadInTheFigureThatItWasWrittenFrom) {
    for (const char* text :
         {"p\na b c = triangle a b c; e d = square a c e d; f g = square c b f g; h = midpoint h a e; "
          "i = midpoint i b g; j = midpoint j a b ? perp h j j i",
          "Trapezoid(A,B,C,D)\nCircle(O)\nIsOnarc(A,Circle(O)); IsOnarc(B,Circle(O)); IsOnarc(C,Circle(O)); "
          "IsOnarc(D,Circle(O))\nLine(A,B)=(10); Line(C,D)=(4); Line(O,A)=(6)\n",
          "Circle(O)=(5)\nSector(O,A,B)=(5,60)\nArc(B,C)=(O,90)\nCen_angle(C,D,Circle(O),70)\n"
          "Ins_angle(A,E,B,Circle(O),30)\n",
          "a b c = triangle a b c; d = foot d a b c ? perp a d b c"}) {
        const LoadedProblem problem = read_text(text);
        const auto envelope = convert(problem, "verigeo");
        ASSERT_TRUE(envelope) << text << to_string(envelope.error());
        const LoadedProblem again = read_text(envelope->bytes);
        const auto figure = figure_of(problem), read = figure_of(again);
        ASSERT_TRUE(figure && read) << text;
        EXPECT_TRUE(is_figure_of(problem, *figure->diagram, again, *read->diagram)) << envelope->bytes;
    }
}

} // namespace
} // namespace porism::workflow
