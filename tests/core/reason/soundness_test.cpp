// Where other engines conclude what does not follow. What each is known to say is in the comments.
#include "figures.h"

#include <cmath>
#include <numbers>

namespace porism::reason::test {
namespace {

using Points = std::vector<geometry::Point<double>>;

/// Ends of unit segments from the origin's neighbourhood at these angles, in degrees.
Points segments_at(std::initializer_list<double> degrees) {
    Points out;
    double offset = 0;
    for (const double angle : degrees) {
        const double radians = angle * std::numbers::pi / 180;
        out.push_back({offset, offset * offset});
        out.push_back({offset + std::cos(radians), offset * offset + std::sin(radians)});
        offset += 0.37;
    }
    return out;
}

const std::vector<std::string> six{"a", "b", "c", "d", "e", "f"};
// angle(ab, cd) = angle(cd, ef) = angle(ef, ab), so three times each is zero modulo 180 degrees.
const std::vector<std::string> thrice{"eqangle a b c d c d e f", "eqangle c d e f e f a b"};

/// The multiple of the one certificate with which a statement of angles was proved.
std::optional<numbers::Integer> multiple_of(const Figure& figure, const std::string& goal) {
    Session session = closed(figure);
    const auto id = session.prove(figure.say(goal));
    if (!id) return std::nullopt;
    const auto explanation = session.explain(session.graph().first[id->index()]);
    EXPECT_TRUE(explanation);
    return explanation->certificates.at(0).multiple;
}

// Yuclid and AlphaGeometry 2 conclude 60 degrees from 3t = 0 whatever the picture.
TEST(Soundness, DividesByThreeOnlyUnderANamedBranch) {
    const Figure sixty = drawn(six, segments_at({0, 60, 120}), thrice);
    EXPECT_EQ(multiple_of(sixty, "aconst a b c d pi/3"), 3);
    EXPECT_FALSE(multiple_of(sixty, "aconst a b c d 2pi/3"));
    EXPECT_FALSE(multiple_of(sixty, "para a b c d"));

    const Figure parallel = drawn(six, segments_at({10, 10, 10}), thrice);
    EXPECT_EQ(multiple_of(parallel, "para a b c d"), 3);
    EXPECT_FALSE(multiple_of(parallel, "aconst a b c d pi/3"));

    const Figure turned = drawn(six, segments_at({0, 120, 60}), thrice);
    EXPECT_EQ(multiple_of(turned, "aconst a b c d 2pi/3"), 3);
    EXPECT_FALSE(multiple_of(turned, "aconst a b c d pi/3"));
}

// Both conclude that two bisectors of one pair of lines are perpendicular.
TEST(Soundness, TellsTheTwoBisectorsOfAPairOfLinesApart) {
    const std::vector<std::string> names{"a", "b", "c", "x", "y"};
    const std::vector<std::string> givens{"eqangle a b a x a x a c", "eqangle a b a y a y a c"};
    const Points one_bisector{{0, 0}, {1, 0}, {0, 1}, {1, 1}, {2, 2}};
    const Points both_bisectors{{0, 0}, {1, 0}, {0, 1}, {1, 1}, {-2, 2}};
    EXPECT_FALSE(multiple_of(drawn(names, one_bisector, givens), "perp a x a y"));
    EXPECT_EQ(multiple_of(drawn(names, one_bisector, givens), "para a x a y"), 2);
    EXPECT_EQ(multiple_of(drawn(names, both_bisectors, givens), "perp a x a y"), 2);
    EXPECT_FALSE(multiple_of(drawn(names, both_bisectors, givens), "para a x a y"));
}

TEST(Soundness, LengthsKnowNoTorsion) {
    // (ab/cd)^2 = 1 over a detour.
    const Figure detour = drawn({"a", "b", "c", "d", "e", "f"}, {{0, 0}, {1, 0}, {2, 1}, {2, 2}, {5, 0}, {5, 3}},
                                {"eqratio a b c d e f a b", "eqratio a b c d c d e f", "cong a b e f"});
    Session session = closed(detour);
    EXPECT_TRUE(session.prove(detour.say("cong a b c d")));
}

// GenesisGeo takes 2001/4000 for 1/2, AB for BC from the ratio 2001/2000, and 60.05 degrees for 60: it compares at
// 1e-3.
TEST(Soundness, ComparesConstantsExactly) {
    const std::vector<std::string> names{"a", "b", "c", "d"};
    const Points points{{0, 0}, {1, 0}, {0, 1}, {2, 1.001}};
    const Figure halves = drawn(names, points, {"rconst a b c d 2001/4000"});
    Session of_halves = closed(halves);
    EXPECT_FALSE(of_halves.prove(halves.say("rconst a b c d 1/2")));
    EXPECT_TRUE(of_halves.prove(halves.say("rconst c d a b 4000/2001")));

    const Figure equal = drawn(names, points, {"rconst a b b c 2001/2000"});
    EXPECT_FALSE(closed(equal).prove(equal.say("cong a b b c")));

    const Figure angle = drawn(names, segments_at({0, 60.05}), {"aconst a b c d 1201pi/3600"});
    Session of_angle = closed(angle);
    EXPECT_FALSE(of_angle.prove(angle.say("aconst a b c d pi/3")));
    EXPECT_TRUE(of_angle.prove(angle.say("aconst c d a b 2399pi/3600")));
    // Nor does a torsion branch let it through: the picture is near, but no multiple of the angle is whole.
    std::vector<std::string> with_torsion = thrice;
    const Figure near = drawn(six, segments_at({0, 60.0000000001, 120}), with_torsion);
    EXPECT_FALSE(multiple_of(near, "aconst a b c d 600000000001pi/1800000000000"));
}

// Yuclid aborts on a length of 16 digits.
TEST(Soundness, TakesConstantsOfAnySize) {
    const std::vector<std::string> names{"a", "b", "c", "d"};
    const Figure long_ones =
        drawn(names, {{0, 0}, {1, 0}, {0, 1}, {2, 1}},
              {"lconst a b 1234567890123457/1000000007", "lconst c d 2469135780246914/1000000007"});
    Session session = closed(long_ones);
    EXPECT_TRUE(session.prove(long_ones.say("rconst c d a b 2")));
    EXPECT_FALSE(session.prove(long_ones.say("rconst c d a b 3")));
}

TEST(Soundness, NamesGivensThatContradictEachOther) {
    const std::vector<std::string> names{"a", "b", "c", "d", "e", "f"};
    const Points points = segments_at({0, 60, 120});
    const Figure angles = drawn(names, points, {"cong a b e f", "aconst a b c d pi/3", "aconst a b c d pi/4"});
    const Session of_angles = closed(angles);
    EXPECT_EQ(of_angles.ending(), Ending::inconsistent);
    EXPECT_EQ(of_angles.ending_detail(),
              "these statements contradict each other: aconst a b c d 60o, aconst a b c d 45o");

    const Figure ratios =
        drawn(names, points, {"rconst a b c d 2", "rconst c d e f 3", "perp a b c d", "rconst a b e f 5"});
    const Session of_ratios = closed(ratios);
    EXPECT_EQ(of_ratios.ending(), Ending::inconsistent);
    EXPECT_EQ(of_ratios.ending_detail(),
              "these statements contradict each other: rconst a b c d 2, rconst c d e f 3, rconst a b e f 5");

    // 3t = 0 and t = 45 degrees.
    std::vector<std::string> givens = thrice;
    givens.emplace_back("aconst a b c d pi/4");
    EXPECT_EQ(closed(drawn(names, points, givens)).ending(), Ending::inconsistent);
}

// A cyclic trapezoid with two corners in one point is none: ab and aq need not be equal, though here they are.
TEST(Soundness, TheCheckerRefusesASetWithARepeatedPoint) {
    const Figure scene = figure("a@0_0 b@1_0 = segment a b; q@-1_0 = on_line q a b");
    proof::Path path;
    path.steps.resize(3);
    path.steps[0].conclusion = scene.say("coll q a b");
    path.steps[0].action = 1;
    path.steps[1].conclusion = scene.say("para a q a b");
    path.steps[1].reason = proof::Reason::algebra;
    path.steps[1].premises = {0};
    path.steps[1].certificates.push_back({{{0, 0, -1}}, 1, 0});
    path.steps[2].conclusion = scene.say("cong a b a q");
    path.steps[2].reason = proof::Reason::rule;
    path.steps[2].rule = "parallel_chords";
    path.steps[2].binding = {PointId(0), PointId(1), PointId(0), PointId(2)};
    path.steps[2].premises = {1};
    const auto verdict = verify::check(path, scene.scene, scene.diagram);
    EXPECT_FALSE(verdict.valid);
    EXPECT_EQ(verdict.steps.back().reason, "a hypothesis of the rule cannot hold for these points");
}

// A perpendicular through two points that are one says nothing of any line, and two lines that meet in a point under
// two names need not be one line.
TEST(Soundness, ConcludesNothingFromTwoPointsThatAreOne) {
    for (const char* text : {"a b c = r_triangle a b c; h = orthocenter h a b c; d = foot d a b c; x = on_line x h d",
                             "a b c = triangle a b c; d = midpoint d b c; e = midpoint e a c; f = midpoint f a b; "
                             "x = on_line x a d, on_line x b e; y = on_line y a d, on_line y c f; z = midpoint z a y",
                             "a b = segment a b; x y = square a b x y; u v = square a b u v; p q = square a b p q"}) {
        const Figure scene = figure(text);
        ASSERT_FALSE(scene.diagram.coincidences.empty()) << text;
        Options options;
        options.consequences = true;
        const Session session = closed(scene, options);
        EXPECT_EQ(session.ending(), Ending::saturated);
        for (const facts::Statement& statement : session.graph().statements) {
            EXPECT_FALSE(scene.diagram.speaks_of_merged(statement));
            for (const auto points : scene.diagram.pictures())
                EXPECT_TRUE(facts::seen(statement, points)) << facts::to_string(statement, scene.diagram.names);
        }
    }
}

} // namespace
} // namespace porism::reason::test
