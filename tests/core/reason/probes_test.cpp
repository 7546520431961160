// Where other engines conclude what does not follow, or stop. What each is known to say is in the comments.
#include "figures.h"

#include <algorithm>
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

struct Proved {
    proof::Path path;
    std::vector<std::string> open_conditions;
};

/// What is proved by a path that the checker passes.
std::optional<Proved> proved(const Figure& figure, const std::string& statement) {
    Session session = closed(figure);
    const auto goal = figure.say(statement);
    if (!session.prove(goal)) return std::nullopt;
    auto path = checked_path(figure, session, goal);
    EXPECT_TRUE(path) << statement;
    if (!path) return std::nullopt;
    auto conditions = verify::open_conditions(verify::check(*path, figure.scene, figure.diagram), figure.scene.names());
    return Proved{std::move(*path), std::move(conditions)};
}

// Yuclid and AlphaGeometry 2 conclude 60 degrees from 3t = 0 whatever the picture.
TEST(Probes, DividesByThreeOnlyUnderANamedBranch) {
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
TEST(Probes, TellsTheTwoBisectorsOfAPairOfLinesApart) {
    const std::vector<std::string> names{"a", "b", "c", "x", "y"};
    const std::vector<std::string> givens{"eqangle a b a x a x a c", "eqangle a b a y a y a c"};
    const Points one_bisector{{0, 0}, {1, 0}, {0, 1}, {1, 1}, {2, 2}};
    const Points both_bisectors{{0, 0}, {1, 0}, {0, 1}, {1, 1}, {-2, 2}};
    EXPECT_FALSE(multiple_of(drawn(names, one_bisector, givens), "perp a x a y"));
    EXPECT_EQ(multiple_of(drawn(names, one_bisector, givens), "coll a x y"), 2);
    EXPECT_EQ(multiple_of(drawn(names, both_bisectors, givens), "perp a x a y"), 2);
    EXPECT_FALSE(multiple_of(drawn(names, both_bisectors, givens), "coll a x y"));
}

// The same in a figure: through b the two centres lie on different bisectors, through a on one. The branch is a
// condition of the proof.
TEST(Probes, NamesTheBranchAmongTheConditionsOfAProof) {
    const Figure centres = figure("a b c = triangle a b c; i = incenter i a b c; j = excenter j a b c");
    const auto right = proved(centres, "perp b i b j");
    ASSERT_TRUE(right);
    EXPECT_TRUE(std::ranges::count(right->open_conditions, "branch 0 of 2: perp b i b j"));
    EXPECT_TRUE(proved(centres, "coll a i j"));
    EXPECT_FALSE(proved(centres, "perp a i a j"));
    EXPECT_FALSE(proved(centres, "coll b i j"));
}

TEST(Probes, LengthsKnowNoTorsion) {
    // (ab/cd)^2 = 1 over a detour.
    const Figure detour = drawn({"a", "b", "c", "d", "e", "f"}, {{0, 0}, {1, 0}, {2, 1}, {2, 2}, {5, 0}, {5, 3}},
                                {"eqratio a b c d e f a b", "eqratio a b c d c d e f", "cong a b e f"});
    Session session = closed(detour);
    EXPECT_TRUE(session.prove(detour.say("cong a b c d")));
}

// GenesisGeo takes 2001/4000 for 1/2, AB for BC from the ratio 2001/2000, and 60.05 degrees for 60: it compares at
// 1e-3.
TEST(Probes, ComparesConstantsExactly) {
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

// The same in figures, and by a trace that says so: nearer and nearer, until no picture tells the two apart.
TEST(Probes, TheCheckerTakesNoConstantForItsNeighbour) {
    struct Near {
        std::string scene, true_one, false_one;
    };
    const std::vector<Near> pairs{
        {"x = rconst a b c x 2001/4000", "rconst a b c x 2001/4000", "rconst a b c x 1/2"},
        {"x = rconst a b b x 2001/2000", "rconst a b b x 2001/2000", "cong a b b x"},
        {"x = rconst a b b x 1000000000001/1000000000000", "rconst a b b x 1000000000001/1000000000000",
         "cong a b b x"},
        {"x = aconst a b c x 1201pi/3600", "aconst a b c x 1201pi/3600", "aconst a b c x pi/3"},
        {"x = aconst a b c x 1000000000001pi/3000000000000", "aconst a b c x 1000000000001pi/3000000000000",
         "aconst a b c x pi/3"}};
    for (const Near& near : pairs) {
        const Figure scene = figure("a b c = triangle a b c; " + near.scene);
        const auto right = proved(scene, near.true_one);
        ASSERT_TRUE(right) << near.true_one;
        EXPECT_FALSE(proved(scene, near.false_one)) << near.false_one;
        proof::Path path = right->path;
        path.steps.back().conclusion = scene.say(near.false_one);
        EXPECT_FALSE(verify::check(path, scene.scene, scene.diagram).valid) << near.false_one;
        path = right->path;
        path.steps.push_back({});
        path.steps.back().conclusion = scene.say(near.false_one);
        path.steps.back().reason = proof::Reason::algebra;
        path.steps.back().premises = {path.steps.size() - 2};
        for (const int factor : {1, -1}) {
            path.steps.back().certificates = {{{{0, 0, factor}}, 1, 0}};
            EXPECT_FALSE(verify::check(path, scene.scene, scene.diagram).steps.back().holds) << near.false_one;
        }
    }
}

// Yuclid aborts on a length of 16 digits.
TEST(Probes, TakesConstantsOfAnySize) {
    const std::vector<std::string> names{"a", "b", "c", "d"};
    const Figure long_ones =
        drawn(names, {{0, 0}, {1, 0}, {0, 1}, {2, 1}},
              {"lconst a b 1234567890123457/1000000007", "lconst c d 2469135780246914/1000000007"});
    Session session = closed(long_ones);
    EXPECT_TRUE(session.prove(long_ones.say("rconst c d a b 2")));
    EXPECT_FALSE(session.prove(long_ones.say("rconst c d a b 3")));
}

// Doubles do not tell 9007199254740993 from 9007199254740992.
TEST(Probes, TellsLengthsOfSixteenDigitsApart) {
    const Figure lengths = figure("x = free x; a = lconst a x 1.234567890123457; b = lconst b x 2.469135780246914; "
                                  "c = lconst c x 9.007199254740993; d = lconst d x 9.007199254740992");
    EXPECT_TRUE(proved(lengths, "rconst b x a x 2"));
    EXPECT_FALSE(proved(lengths, "cong c x d x"));
    EXPECT_TRUE(proved(lengths, "rconst c x d x 9007199254740993/9007199254740992"));
}

// Yuclid aborts on a figure of this kind (E051-28 of JGEX-231): ab touches the circle about c in b, and the circle
// through a, d and e in a. Their common chord halves ab.
TEST(Probes, EndsWhereTwoCirclesHaveACommonTangent) {
    const Figure circles = figure("b c = segment b c; a = on_tline a b b c; d = on_circle d c b; e = on_circle e c b, "
                                  "eqangle3 e a d a b d; g = intersection_ll g d e a b ? cong a g g b");
    EXPECT_TRUE(proved(circles, "cong a g g b"));
    EXPECT_FALSE(proved(circles, "cong a d d b"));
}

TEST(Probes, NamesGivensThatContradictEachOther) {
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

    // Yuclid says so of one, and goes on with it.
    Session ended = closed(ratios);
    EXPECT_FALSE(ended.prove(ratios.say("rconst a b e f 6")));

    // 3t = 0 and t = 45 degrees.
    std::vector<std::string> givens = thrice;
    givens.emplace_back("aconst a b c d pi/4");
    EXPECT_EQ(closed(drawn(names, points, givens)).ending(), Ending::inconsistent);
}

// The only figure of such givens has points that fall together, where their equations say nothing.
TEST(Probes, NamesGivensThatContradictEachOtherWherePointsFallTogether) {
    struct Row {
        const char *scene, *named;
    };
    for (const Row& row : {
             Row{"a b c = triangle a b c; d = s_angle a b d 30, s_angle a b d 40",
                 "aconst a b b d 30o, aconst a b b d 40o"},
             Row{"a b c = triangle a b c; d = on_tline d a b c, on_pline d a b c", "perp a d b c, para a d b c"},
         }) {
        const Figure scene = figure(row.scene);
        ASSERT_EQ(scene.diagram.coincidences.size(), 1U) << row.scene;
        const Session session = closed(scene);
        EXPECT_EQ(session.ending(), Ending::inconsistent) << row.scene;
        EXPECT_EQ(session.ending_detail(), std::string("these statements contradict each other: ") + row.named);
    }
    // Nor does one that says nothing contradict the others.
    const Figure right = figure("a b c = r_triangle a b c; h = orthocenter h a b c; d = foot d a b c");
    ASSERT_FALSE(right.diagram.coincidences.empty());
    EXPECT_EQ(closed(right).ending(), Ending::saturated);
    const Figure touching = figure("o a b = triangle o a b; d = on_circle d o a, on_tline d a o a");
    ASSERT_FALSE(touching.diagram.coincidences.empty());
    EXPECT_EQ(closed(touching).ending(), Ending::saturated);
}

// All of them read off one picture how points are ordered, and say nothing of it. Here the triangles have the same
// orientation or not, as a, b, c happen to be drawn.
TEST(Probes, ListsWhatIsReadOffThePicture) {
    const std::string rest = " = triangle a b c; d = free d; e = eqdistance e d a b; "
                             "f = eqdistance f d a c, eqdistance f e b c";
    const Figure one = figure("a@0_0 b@3_0 c@1_2" + rest), other = figure("a@0_0 b@3_0 c@1_-2" + rest);
    const std::string names[] = {"contri a b c d e f", "contrir a b c d e f"};
    const bool same = proved(one, names[0]).has_value();
    for (const auto& [scene, way] : {std::pair(&one, same), std::pair(&other, !same)}) {
        const auto found = proved(*scene, names[way ? 0 : 1]);
        ASSERT_TRUE(found);
        const std::string condition = way ? "sameclock a b c d e f" : "sameclock a b c d f e";
        EXPECT_TRUE(std::ranges::count(found->open_conditions, condition)) << condition;
        EXPECT_FALSE(proved(*scene, names[way ? 1 : 0]));
        const Figure& else_drawn = scene == &one ? other : one;
        EXPECT_FALSE(verify::check(found->path, else_drawn.scene, else_drawn.diagram).valid);
    }
}

// GenesisGeo takes three points for collinear when they are so up to 1e-3, the others up to 1e-12. Balls decide, and
// what they cannot decide is no condition that holds.
TEST(Probes, DecidesDegeneracyExactly) {
    const Points nearly{{0, 0}, {1, 0}, {0.5, 1e-14}}, flat{{0, 0}, {1, 0.5}, {2, 1}};
    const Figure thin = drawn({"a", "b", "c"}, nearly, {}), none = drawn({"a", "b", "c"}, flat, {});
    EXPECT_EQ(diagram::decide_condition(thin.diagram, thin.say("ncoll a b c")), numbers::Decision::yes);
    EXPECT_NE(diagram::decide_condition(none.diagram, none.say("ncoll a b c")), numbers::Decision::yes);
    const Figure sketched = figure("a@0_0 b@1_0 c@0.5_1e-5 = triangle a b c; m = midpoint m a b; n = midpoint n a c");
    EXPECT_FALSE(proved(sketched, "coll a b c"));
    EXPECT_FALSE(proved(sketched, "coll m n b"));
    EXPECT_FALSE(proved(sketched, "cong a c c b")) << "isosceles in the sketch alone";
    EXPECT_TRUE(proved(sketched, "para m n b c"));
}

// A cyclic trapezoid with two corners in one point is none: ab and aq need not be equal, though here they are.
TEST(Probes, TheCheckerRefusesASetWithARepeatedPoint) {
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
TEST(Probes, ConcludesNothingFromTwoPointsThatAreOne) {
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
            EXPECT_FALSE(scene.diagram.senseless(statement)) << facts::to_string(statement, scene.diagram.names);
            for (const auto points : scene.diagram.pictures())
                EXPECT_TRUE(facts::seen(statement, points) || statement.predicate() == facts::Predicate::sum)
                    << facts::to_string(statement, scene.diagram.names);
            EXPECT_TRUE(facts::seen(statement, scene.diagram.scene_picture.points)); // sums are as it has the points
        }
    }
}

} // namespace
} // namespace porism::reason::test
