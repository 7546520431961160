// Questions in exact pictures: equations of lengths and angles, and the values that are asked for.
#include "realize/exact/exact_question.h"

#include "formats/jgex/jgex.h"
#include "realize/realize.h"
#include "support/random_scene.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <iostream>

namespace porism::realize {
namespace {

using numbers::Decision;

const std::string right = "a b c = r_triangle a b c; d = foot d a b c ? ";
const std::string triangle = "a b c = triangle a b c; o = circle o a b c ? ";
const std::string square = "a b = segment a b; c d = square a b c d; o = midpoint o a c ? ";
const std::string even = "a = free a; b = lconst b a 3; c = eq_triangle c a b ? ";
/// An isosceles triangle with an angle of 36 degrees.
const std::string golden = "a b = segment a b; c = s_angle b a c 36o, s_angle a b c 108o ? ";

ExactQuestion asked(const std::string& text, const ExactOptions& options = {}, const Control& control = {}) {
    const auto problem = jgex::parse_problem(text);
    EXPECT_TRUE(problem) << text << (problem ? "" : to_string(problem.error()));
    const auto diagram = realize(problem->scene, {.choose_branch_for = {}});
    EXPECT_TRUE(diagram) << text;
    return answer_exactly(problem->scene, *diagram, problem->questions.at(0), options, control);
}

struct Case {
    std::string text;
    Decision decision;
    int degree = 16; ///< at most
};

void expect(const std::vector<Case>& cases) {
    for (const Case& each : cases) {
        const ExactAnswer answer = asked(each.text).answer;
        EXPECT_EQ(answer.decision, each.decision) << each.text << ": " << answer.reason;
        EXPECT_LE(answer.degree, each.degree) << each.text;
        EXPECT_EQ(answer.decision == Decision::undecided, !answer.reason.empty()) << each.text;
    }
}

TEST(ExactQuestion, SquaresOfLengthsNeedNoRoots) {
    expect({{right + "lequation 1 a b * a b 1 a c * a c -1 b c * b c 0", Decision::yes, 1},
            {right + "lequation 1 a b * a b 1 a c * a c -2 b c * b c 0", Decision::no, 1},
            {right + "lequation 1 a d * a d -1 b d * d c 0", Decision::yes, 1},
            {right + "lequation 1 a b * a c -1 a d * b c 0", Decision::yes, 1},
            {right + "lequation 1 a b * a c 1 a d * b c 0", Decision::no, 1}});
}

/// AB = 3 and AC = 4 at a right angle, D the midpoint of BC.
const std::string measured = "a = free a; b = lconst b a 3; c = on_tline c a a b, lconst c a 4; d = midpoint d b c ? ";

TEST(ExactQuestion, AreasPerimetersAndAnglesHaveExactValues) {
    const auto value = [](const std::string& text) {
        const ExactQuestion answer = asked(text);
        EXPECT_EQ(answer.answer.decision, Decision::yes) << text << ": " << answer.answer.reason;
        return answer.value ? answer.value->text() : "";
    };
    EXPECT_EQ(value(measured + "compute area(a,b,c)"), "6");
    EXPECT_EQ(value(measured + "compute area(a,d,c)"), "3");
    EXPECT_EQ(value(measured + "compute perimeter(a,b,c)"), "12");
    EXPECT_EQ(value(measured + "compute angle(b,a,c)"), "90");
    EXPECT_EQ(value(even + "compute angle(a,c,b)"), "60");
    EXPECT_EQ(value(even + "compute area(a,b,c)"), "9sqrt(3)/4");
    EXPECT_EQ(value(golden + "compute angle(b,a,c)"), "36");
    EXPECT_EQ(asked(measured + "compute angle(a,b,c)").answer.reason, "not_recognised");
    EXPECT_EQ(asked(measured + "compute sine(a,b,c)").answer.reason, "of_no_exact_kind");
}

TEST(ExactQuestion, RelationsAreDecidedInExactPictures) {
    const auto decided = [](const std::string& text, const char* relation) {
        const auto problem = jgex::parse_problem(text + "perp a b a c").value();
        const auto diagram = realize(problem.scene).value();
        const auto statement = facts::parse_goal(relation, problem.scene.names()).value().front();
        return decide_exactly(problem.scene, diagram, statement).decision;
    };
    EXPECT_EQ(decided(measured, "2*area(a,b,d) = area(a,b,c)"), Decision::yes);
    EXPECT_EQ(decided(measured, "length(a,b)^2 + length(a,c)^2 = 25"), Decision::yes);
    EXPECT_EQ(decided(measured, "length(a,b)*length(a,c) = 2*area(a,b,c)"), Decision::yes);
    EXPECT_EQ(decided(measured, "length(a,b)*length(a,c) = 2*area(a,b,d)"), Decision::no);
    EXPECT_EQ(decided(measured, "2*length(a,d) = perimeter(a,b,c) - 7"), Decision::yes);
    EXPECT_EQ(decided(measured, "angle(a,b,c) + angle(a,c,b) = 90"), Decision::yes);
    EXPECT_EQ(decided(measured, "angle(a,d,b) = 2*angle(a,c,b)"), Decision::yes);
    EXPECT_EQ(decided(measured, "angle(a,d,b) = 2*angle(a,b,c)"), Decision::no);
    EXPECT_EQ(decided(measured, "angle(a,d,b) + angle(a,d,c) = 180"), Decision::yes);
    EXPECT_EQ(decided(measured, "angle(a,b,c) + angle(a,c,b) + angle(b,a,c) = 540"), Decision::no);
}

TEST(ExactQuestion, SumsOfLengthsAreDecidedWithTheirSigns) {
    const std::string between = "c a b = between c a b ? ";
    expect({{between + "lequation 1/1 a c 1/1 c b -1/1 a b 0/1", Decision::yes, 1},
            {between + "lequation -2 a c -2 c b 2 a b 0", Decision::yes, 1},
            {between + "lequation 1 a c -1 c b -1 a b 0", Decision::no, 1},
            {between + "lequation 1 a c 1 c b -1 a b 1", Decision::no, 1},
            // Ptolemy, and Pitot's theorem, of four lengths.
            {"a b c = triangle a b c; d = on_circum d a b c ? lequation 1 a b * c d 1 b c * a d -1 a c * b d 0",
             Decision::undecided, 0},
            {even + "lequation 1 a b 1 b c 1 c a 9", Decision::yes, 2},
            {even + "lequation 1 a b 1 b c 1 c a 10", Decision::no}});
}

TEST(ExactQuestion, SumsOfAnglesAreModuloAHalfTurn) {
    expect({{triangle + "aequation 1/1 A B B C 1/1 C A A O 90o", Decision::yes},
            {triangle + "aequation 1/1 A B B C 1/1 C A A O 91o", Decision::no},
            {triangle + "aequation 1 a b b c 1 b c c a 1 c a a b 0", Decision::yes},
            {triangle + "aequation 1 a b b c 1 b c c a 1 c a a b 180", Decision::yes},
            {triangle + "aequation 1 a b b c 1 b c c a 1 c a a b 60", Decision::no},
            {even + "aequation 3 a b b c 3 b c c a 0", Decision::yes},
            {even + "aequation 7 a b b c 120", Decision::yes},
            {even + "aequation 7 a b b c 60", Decision::no},
            {even + "aequation -2 a b b c -1 b c c a 0", Decision::yes},
            {square + "aequation 1 a b a c 7pi/12", Decision::no},
            {square + "aequation 1 a b a c 45", Decision::yes}});
}

TEST(ExactQuestion, PartsOfAnglesAreThoseOfTheirLeastTurns) {
    // Half of 60 is 30, and half of 120 is 60: modulo 180 degrees, not 90.
    expect({{even + "aequation 1/2 a b a c 30", Decision::yes},
            {even + "aequation 1/2 a b a c 120", Decision::no},
            {even + "aequation 1/2 a c a b 60", Decision::yes},
            {even + "aequation 1/2 a c a b 150", Decision::no},
            {even + "aequation 1/2 a b a b 0", Decision::yes},
            {even + "aequation 1/3 a b a c 1/6 a c a b 40", Decision::yes}});
}

TEST(ExactQuestion, NumbersThatAreNotAlgebraicAreLeftOpen) {
    EXPECT_EQ(asked(even + "lequation 1 a b pi").answer.reason, "numbers");
    EXPECT_EQ(asked(even + "aequation sqrt(2) a b a c 60").answer.reason, "numbers");
    EXPECT_EQ(asked(even + "aequation 1000000 a b a c 60").answer.reason, "numbers");
    EXPECT_EQ(asked(square + "lequation 1 a c -sqrt(2) a b 0").answer.decision, Decision::yes);
    EXPECT_EQ(asked(square + "lequation 1 a c sqrt(2) a b 0").answer.decision, Decision::no);
}

void expect_value(const std::string& text, const std::string& value) {
    const ExactQuestion answer = asked(text);
    EXPECT_EQ(answer.answer.decision, Decision::yes) << text << ": " << answer.answer.reason;
    EXPECT_EQ(answer.value ? answer.value->text() : "", value) << text;
}

TEST(ExactQuestion, ValuesThatAreAskedForAreTold) {
    expect_value(even + "acompute a b b c", "120");
    expect_value(even + "acompute b c a b", "60");
    expect_value(even + "acompute a b a b", "0");
    expect_value(even + "lcompute b c", "3");
    expect_value(square + "rcompute a c a b", "sqrt(2)");
    expect_value(square + "rcompute a b a c", "sqrt(2)/2");
    expect_value(square + "rcompute a o a c", "1/2");
    expect_value("a b = segment a b; c = s_angle b a c 7pi/12 ? acompute a b a c", "105");
    expect_value(golden + "rcompute a b b c", "(1+sqrt(5))/2");
    expect_value(golden + "acompute b a b c", "108");
    // "The world's hardest easy geometry problem": no square roots tell its angles.
    expect_value("a b = segment a b; o = s_angle b a o 70o, s_angle a b o 120o; c = s_angle o a c 10o, s_angle o b c "
                 "160o; d = on_line d o b, on_line d c a; e = on_line e o a, on_line e c b ? acompute d e a e",
                 "20");
}

TEST(ExactQuestion, ValuesThatAreNotSimpleAreLeftOpen) {
    const std::string halves = "a = free a; b = lconst b a 4; c = on_tline c b a b, lconst c b 3 ? ";
    EXPECT_EQ(asked(halves + "acompute a b a c").answer.reason, "not_recognised");
    expect_value(halves + "lcompute a c", "5");
    EXPECT_EQ(asked(triangle + "rcompute a b a c").answer.reason, "differing");
    EXPECT_EQ(asked(triangle + "lcompute a b").answer.reason, "differing");
    for (const ExactOptions& options : {ExactOptions{.degree = 1}, {.work = 10}, {.pictures = 0}}) {
        const ExactQuestion answer = asked(golden + "rcompute a b b c", options);
        EXPECT_EQ(answer.answer.decision, Decision::undecided);
        EXPECT_FALSE(answer.value);
        EXPECT_FALSE(answer.answer.reason.empty());
    }
}

TEST(ExactQuestion, TellsApartWhatIsSeenToBeEqual) {
    expect({{even + "lequation 1 a b 3.00000000000000001", Decision::no},
            {even + "lequation 1 a b 1 b c 6.00000000000000001", Decision::no},
            {even + "aequation 1 b c a b 60.0000000000001", Decision::no},
            {even + "aequation 1/2 a b a c 30.0000000000001", Decision::no},
            {square + "lequation 1000000000000000000 a c -1414213562373095049 a b 0", Decision::no}});
}

struct Saying {
    facts::Predicate predicate;
    std::vector<std::string> equations;
};
/// Equations that say what statements say of their points, from A on; of points of a line one of three is true.
const std::vector<Saying> sayings{
    {facts::Predicate::cong, {"lequation 3 A B -3 C D 0"}},
    {facts::Predicate::para, {"aequation 1 A B C D 180"}},
    {facts::Predicate::perp, {"aequation 3 A B C D 90"}},
    {facts::Predicate::eqratio, {"lequation 1 A B * G H -1 C D * E F 0"}},
    {facts::Predicate::eqangle, {"aequation 1 A B C D -1 E F G H 0"}},
    {facts::Predicate::coll,
     {"lequation -1 A B 1 B C 1 C A 0", "lequation 1 A B -1 B C 1 C A 0", "lequation 1 A B 1 B C -1 C A 0"}},
};

std::vector<std::string> equations_of(const facts::Statement& statement, std::span<const std::string> names) {
    const auto row = std::ranges::find(sayings, statement.predicate(), &Saying::predicate);
    std::vector<std::string> out;
    if (row == sayings.end()) return out;
    for (const std::string& equation : row->equations) {
        std::string& text = out.emplace_back();
        for (const char c : equation)
            text +=
                c >= 'A' && c <= 'H' ? names[statement[static_cast<std::size_t>(c - 'A')].index()] : std::string(1, c);
    }
    return out;
}

TEST(ExactQuestion, AgreesWithWhatIsGiven) {
    int asked = 0, held = 0;
    for (std::uint64_t i = 0; i < 80; ++i) {
        Rng rng(20240711, i);
        const auto made = test::random_scene(rng, {.actions = 6, .coordinates = false});
        const auto diagram = realize(made.scene, {.seed = 1 + i});
        if (!diagram) continue;
        for (const diagram::Given& given : diagram->givens) {
            if (diagram->speaks_of_merged(given.statement)) continue;
            int yes = 0, no = 0;
            const auto equations = equations_of(given.statement, diagram->names);
            for (const std::string& equation : equations) {
                const auto question = scene::parse_question(equation, diagram->names);
                ASSERT_TRUE(question) << equation;
                const Decision decision = decide_exactly(made.scene, *diagram, *question).decision;
                yes += decision == Decision::yes ? 1 : 0;
                no += decision == Decision::no ? 1 : 0;
            }
            if (equations.empty()) continue;
            const auto others = static_cast<int>(equations.size()) - 1;
            EXPECT_LE(no, others) << i << ": " << facts::to_string(given.statement, diagram->names);
            EXPECT_LE(yes, 1) << i << ": " << facts::to_string(given.statement, diagram->names);
            ++asked;
            held += yes;
        }
    }
    std::cout << asked << " asked, " << held << " hold\n";
    EXPECT_GT(asked, 300);
    EXPECT_GT(held, asked * 9 / 10);
}

TEST(ExactQuestion, AStopIsNoticed) {
    StopSource source;
    source.request_stop();
    const Control control{source.get_token(), {}};
    EXPECT_EQ(asked(even + "lcompute b c", {}, control).answer.reason, "interrupted");
    EXPECT_EQ(asked(right + "lequation 1 a b 1 a c 1", {}, control).answer.reason, "interrupted");
}

} // namespace
} // namespace porism::realize
