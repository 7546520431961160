// Problems that are solved by the methods of a school: each holds, and beside it what is nearly so does not.
#include "base/json.h"
#include "base/text.h"
#include "core/workflow/conversions.h"
#include "workflow/verify/verification.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace porism::workflow {
namespace {

using problem::Outcome;

struct SchoolProblem {
    const char *points, *actions, *goal, *answer;
    Outcome outcome;
};

std::ostream& operator<<(std::ostream& out, const SchoolProblem& one) {
    return out << one.actions << ": " << one.goal;
}

constexpr std::pair<std::string_view, std::string_view> action_words[] = {
    {"triangle", "AddTriangle ByPoints"}, {"quadrilateral", "AddQuadrilateral"}, {"segment", "AddEdge PointOnSegment"},
    {"line", "AddEdge PointOnLine"},      {"midpoint", "AddEdge Midpoint"},      {"vector", "AddEdge VectorLinear"},
    {"given", "AddEdge ExprConstraint"}};

/// The points, free, and each action in full.
std::string lines_of_school(const SchoolProblem& one) {
    std::vector<std::string> lines;
    for (const std::string_view name : split(one.points, ' ')) lines.push_back("AddPoint Free " + std::string(name));
    for (const std::string_view action : split(one.actions, ';')) {
        const std::string_view told = trim(action), word = told.substr(0, told.find(' '));
        const auto* const full =
            std::ranges::find(action_words, word, &std::pair<std::string_view, std::string_view>::first);
        if (!told.empty()) lines.push_back(std::string(full->second) + std::string(told.substr(word.size())));
    }
    return join(lines, "; ");
}

LoadedProblem problem_of_school(const SchoolProblem& one) {
    Json json = parse_json(envelope_of_lines(lines_of_school(one))).value();
    json["goal"] = one.goal;
    json["answer"] = one.answer;
    return load_bytes(to_text(json), "school.json")->problems.front();
}

class SchoolMethods : public testing::TestWithParam<SchoolProblem> {};

TEST_P(SchoolMethods, DecideWhatIsAsked) {
    const auto verdict = verify(problem_of_school(GetParam()));
    ASSERT_TRUE(verdict) << to_string(verdict.error());
    EXPECT_EQ(verdict->outcome, GetParam().outcome)
        << (verdict->outcome == Outcome::accepted ? std::string() : verdict->deciding()->message);
}

constexpr auto accepted = Outcome::accepted;
constexpr auto rejected = Outcome::rejected;
constexpr auto undecided = Outcome::undecided;

const SchoolProblem by_unknown_angles[] = {
    {"A B C", "triangle t A B C; given 2*∠BAC+∠ABC = 180", "Prove AB = BC", "", accepted},
    {"A B C", "triangle t A B C; given ∠ABC = 180-2*∠BAC; given AB = 4", "Find BC", "4", accepted},
    {"A B C", "triangle t A B C; given 2*∠BAC+∠ABC = 180; given AB = 4", "Find BC", "5", rejected},
    {"A B C", "triangle t A B C; given 2*∠BAC+∠ABC = 170", "Prove AB = BC", "", rejected},
    {"A B C", "triangle t A B C; given 2*∠BAC+∠ABC = 180", "Prove AB = AC", "", rejected},
    {"A B C D", "triangle t A B C; segment D BC; given ∠ADC = ∠BAD+∠ACD", "Prove ∠ABC = ∠ACB", "", accepted},
    {"A B C D", "triangle t A B C; segment D BC; given ∠ADC = ∠BAD+∠ACD", "Prove AB = BC", "", rejected},
    {"A B C D", "triangle t A B C; segment D BC; given ∠ADC = ∠BAD+2*∠ACD", "Prove ∠ABC = ∠ACB", "", rejected},
};
INSTANTIATE_TEST_SUITE_P(UnknownAngles, SchoolMethods, testing::ValuesIn(by_unknown_angles));

const SchoolProblem by_functions[] = {
    {"A B C", "triangle t A B C; given cos(∠ABC) = cos(∠ACB)", "Prove AC = AB", "", accepted},
    {"A B C", "triangle t A B C; given tan(∠ABC) = tan(∠ACB)", "Prove AC = AB", "", accepted},
    {"A B C", "triangle t A B C; given sin(∠ABC) = sin(∠ACB)", "Prove AC = AB", "", accepted},
    {"A B C", "triangle t A B C; given cos(∠ABC) = cos(∠ACB)", "Prove AC = BC", "", rejected},
    {"A B C M", "triangle t A B C; given cos(∠ABC) = cos(∠ACB); midpoint M BC", "Prove AM ⊥ BC", "", accepted},
    {"A B C", "triangle t A B C; given cos(∠BAC) = cos(∠ABC); given ∠ACB = 40", "Find ∠BAC", "70", accepted},
    {"A B C", "triangle t A B C; given cos(∠BAC) = cos(∠ABC); given ∠ACB = 40", "Find ∠BAC", "71", rejected},
    {"A B C", "triangle t A B C; given tan(∠BAC)*tan(∠ABC) = 1", "Prove AC ⊥ BC", "", accepted},
    {"A B C", "triangle t A B C; given tan(∠A) = 1/tan(∠B)", "Prove AC ⊥ BC", "", accepted},
    {"A B C", "triangle t A B C; given tan(∠BAC) = 2/tan(∠ABC)", "Prove AC ⊥ BC", "", rejected},
    {"A B C D E F", "triangle t A B C; triangle u D E F; given cos(∠ABC) = cos(∠DEF); given AB = DE; given BC = EF",
     "Prove AC = DF", "", accepted},
    {"A B C D E F", "triangle t A B C; triangle u D E F; given sin(∠ABC) = sin(∠DEF); given AB = DE; given BC = EF",
     "Prove AC = DF", "", rejected},
    {"A B C D E F", "triangle t A B C; triangle u D E F; given cos(∠ABC)+cos(∠DEF) = 0; given AB = DE; given BC = EF",
     "Prove AC = DF", "", rejected},
    {"A B C D", "quadrilateral General q A B C D; given sin(∠ABC) = sin(∠BCD)", "Prove ∠ABC = ∠BCD", "", rejected},
    {"A B C M", "triangle t A B C; given AC = BC*sin(∠ABC); midpoint M BC", "Prove AM = BM", "", accepted},
    {"A B C M", "triangle t A B C; given AC = BC*sin(∠ACB); midpoint M BC", "Prove AM = BM", "", rejected},
    {"A B C", "triangle t A B C; given BC = 2*AC*cos(∠ACB)", "Prove AB = AC", "", accepted},
    {"A B C", "triangle t A B C; given BC = 2*AC*cos(∠BAC)", "Prove AB = AC", "", rejected},
    {"A B C", "triangle t A B C; given AB*cos(∠BAC) = BC*cos(∠BCA)", "Prove AB = BC", "", accepted},
    {"A B C", "triangle t A B C; given BC*cos(∠ABC) = AC*cos(∠BAC)", "Prove AC = BC", "", accepted},
    {"A B C", "triangle t A B C; given AB*cos(∠ABC) = BC*cos(∠BAC)", "Prove AB = BC", "", rejected},
};
INSTANTIATE_TEST_SUITE_P(Functions, SchoolMethods, testing::ValuesIn(by_functions));

const char* const crossing =
    "quadrilateral General q A B C D; segment O AC; segment O BD; given Area(O,A,B) = Area(O,C,D)";
const SchoolProblem by_areas_and_midpoints[] = {
    {"A B C D O", crossing, "Prove AD ∥ BC", "", accepted},
    {"A B C D O", crossing, "Prove AB ∥ CD", "", rejected},
    {"A B C D", "triangle t A B C; segment D BC; given Area(A,B,D) = Area(A,C,D)", "Prove BD = CD", "", accepted},
    {"A B C D", "triangle t A B C; segment D BC; given Area(A,B,D) = 2*Area(A,C,D)", "Prove BD = 2*CD", "", accepted},
    {"A B C D", "triangle t A B C; segment D BC; given Area(A,B,D) = 2*Area(A,C,D)", "Prove BD = CD", "", rejected},
    {"A B C D M N", "quadrilateral Trapezoid q A B C D; midpoint M AC; midpoint N BD; given AB = 10; given CD = 4",
     "Find MN", "3", accepted},
    {"A B C D M N", "quadrilateral Trapezoid q A B C D; midpoint M AC; midpoint N BD; given AB = 10; given CD = 4",
     "Find MN", "7", rejected},
    {"A B C G", "triangle t A B C; vector A G 1/3 A B 1/3 A C", "Prove G is the centroid of ABC", "", accepted},
    {"A B C G", "triangle t A B C; vector A G 1/3 A B 1/4 A C", "Prove G is the centroid of ABC", "", rejected},
};
INSTANTIATE_TEST_SUITE_P(AreasAndMidpoints, SchoolMethods, testing::ValuesIn(by_areas_and_midpoints));

const SchoolProblem by_inequalities[] = {
    {"A B C D", "triangle t A B C; segment D BC", "Prove AD < AB + BD", "", accepted},
    {"A B C D", "triangle t A B C; segment D BC", "Prove AD < AB + AC", "", accepted},
    {"A B C D", "triangle t A B C; segment D BC", "Prove AD < AC", "", rejected},
    {"A B C D", "triangle t A B C; line D BC", "Prove AD < AB + AC", "", rejected},
    {"A B C D", "segment D BC", "Prove AD < AB + BD", "", undecided},
    {"A B C D E", "triangle t A B C; segment D AB; segment E AC", "Prove DE < AD + AE", "", accepted},
    {"A B C D", "triangle t A B C; midpoint D BC; given ∠BAC > 90", "Prove AD < BD", "", accepted},
    {"A B C D", "triangle t A B C; midpoint D BC; given ∠BAC < 90", "Prove AD > BD", "", accepted},
    {"A B C D", "triangle t A B C; midpoint D BC; given ∠BAC > 90", "Prove AD > BD", "", rejected},
    {"A B C D", "triangle t A B C; segment D BC; given ∠BAC > 90", "Prove AD < BD", "", rejected},
    {"A B C D", "triangle t A B C; midpoint D BC; given AD < BD", "Prove ∠BAC > 90", "", accepted},
};
INSTANTIATE_TEST_SUITE_P(Inequalities, SchoolMethods, testing::ValuesIn(by_inequalities));

const SchoolProblem by_words[] = {
    {"A B C", "triangle t A B C; given ∠A = 60°; given AB = AC", "Prove AB = BC", "", accepted},
    {"A B C", "triangle t A B C; given ∠A = 61; given AB = AC", "Prove AB = BC", "", rejected},
    {"A B C D", "triangle t A B C; given ∠A = 60; given AB = AC", "Prove AB = BC", "", undecided},
    {"A B C", "given AB = 5; given BC = 6; given CA = 7", "Find the length of the median from A", "sqrt(28)", accepted},
    {"A B C", "given AB = 5; given BC = 6; given CA = 7", "Find the median from A", "sqrt(27)", rejected},
    {"A B C", "given AB = 6; given BC = 7; given CA = 8", "Find the length of the angle bisector from A", "6",
     accepted},
};
INSTANTIATE_TEST_SUITE_P(Words, SchoolMethods, testing::ValuesIn(by_words));

} // namespace
} // namespace porism::workflow
