// Paths as numbered steps.
#include "translate/path_text.h"

#include "support/golden.h"
#include "told.h"
#include "translate/scene_text.h"
#include "translate/wording.h"

namespace porism::translate {
namespace {

using proof::Reason;

/// A step written down: its conclusion, why, the numbers of its premises (from 1).
struct Written {
    const char* conclusion;
    Reason reason;
    const char* rule = "";
    std::vector<std::size_t> premises = {};
    std::size_t action = 0;
    std::vector<const char*> conditions = {};
    int multiple = 1;
    std::uint8_t view = 0;
};

proof::Path path_of(const test::Told& here, const std::vector<Written>& written) {
    proof::Path path;
    for (const Written& one : written) {
        proof::Step step;
        step.conclusion = here.statement(one.conclusion);
        step.reason = one.reason;
        step.rule = one.rule;
        step.action = one.action;
        step.view = one.view;
        for (const std::size_t number : one.premises) step.premises.push_back(number - 1);
        for (const char* condition : one.conditions) step.conditions.push_back(here.statement(condition));
        if (one.reason == Reason::algebra) step.certificates.push_back({{}, one.multiple, 0});
        path.steps.push_back(std::move(step));
    }
    return path;
}

std::string told(const test::Told& here, const std::vector<Written>& written) {
    const auto path = path_of(here, written);
    std::string text = problem_text(here.scene, here.goals, here.picture()) + "\n";
    text += listing(path_text(path, here.scene, here.picture()));
    for (const std::string& condition : conditions_text(path, here.scene, here.picture()))
        text += "  provided that " + condition + "\n";
    return text + "\n";
}

TEST(PathText, FeetOfTwoAltitudes) {
    const auto here =
        test::told("a b c = triangle a b c; e = foot e b a c; f = foot f c a b ? eqangle e f e b c f c b");
    const std::string text = told(here, {
                                            {"perp b e a c", Reason::given, "", {}, 1},
                                            {"coll a c e", Reason::given, "", {}, 1},
                                            {"perp c f a b", Reason::given, "", {}, 2},
                                            {"coll a b f", Reason::given, "", {}, 2},
                                            {"eqangle e b e c f b f c", Reason::algebra, "", {1, 2, 3, 4}},
                                            {"cyclic b c e f",
                                             Reason::rule,
                                             "inscribed_angle_converse",
                                             {5},
                                             0,
                                             {"ncoll b c e", "diff b c", "diff e f"}},
                                            {"eqangle e f e b c f c b", Reason::algebra, "", {6}},
                                        });
    test::expect_golden("translate/path_two_altitudes.txt", text);
}

TEST(PathText, ChordAndItsMidpoint) {
    const auto here =
        test::told("o a = segment o a; b = on_circle b o a; c = on_circle c o a; m = midpoint m b c ? perp o m b c");
    const std::string text = told(here, {
                                            {"cong o b o a", Reason::given, "", {}, 1},
                                            {"cong o c o a", Reason::given, "", {}, 2},
                                            {"midp m b c", Reason::given, "", {}, 3},
                                            {"perp o m b c", Reason::algebra, "", {1, 2, 3}, 0, {}, 1, 1},
                                        });
    test::expect_golden("translate/path_chord.txt", text);
}

TEST(PathText, ClassesSimilarTrianglesAndBranches) {
    const auto here =
        test::told("a b c = triangle a b c; d = on_line d a b; e = on_line e a b; f = on_pline f d b c, on_line f a c"
                   " ? eqratio a d a b a f a c");
    const std::string text = told(
        here,
        {
            {"coll a b d", Reason::given, "", {}, 1},
            {"coll a b e", Reason::given, "", {}, 2},
            {"coll a d e", Reason::line_class, "", {1, 2}},
            {"para d f b c", Reason::given, "", {}, 3},
            {"coll a c f", Reason::given, "", {}, 3},
            {"eqangle d a d f b a b c", Reason::algebra, "", {1, 4}},
            {"eqangle f a f d c a c b", Reason::algebra, "", {4, 5}, 0, {}, 2},
            {"simtri a b c a d f", Reason::rule, "similar_aa", {6, 7}, 0, {"ncoll a b c", "sameclock a b c a d f"}},
            {"eqratio a d a b a f a c", Reason::algebra, "", {8}},
        });
    test::expect_golden("translate/path_intercept.txt", text);
}

TEST(PathText, BranchesNameWhatIsMeantAndWhatIsNot) { // definition 9
    const auto here = test::told("a b c = triangle a b c; d = on_pline d a b c; e = on_tline e b a c");
    const auto said = [&](const char* statement, int multiple) {
        return branch_text({here.statement(statement), 0, multiple}, here.scene.names(), here.picture());
    };
    EXPECT_EQ(said("para a d b c", 2), "the angle between AD and BC is 0°, not 90°");
    EXPECT_EQ(said("perp b e a c", 2), "the angle between AC and BE is 90°, not 0°");
    EXPECT_EQ(said("para a d b c", 3), "AD ∥ BC, not a multiple of 60° away from it");
    EXPECT_EQ(said("para a d b c", 7), "AD ∥ BC, not a multiple of 180°/7 away from it");
}

TEST(PathText, BranchesOfStatementsOfSeveralEquationsNameTheirOwnAngles) {
    const auto here = test::told("a@0_0 b@4_0 c@3_3 = triangle a b c; d@1_3 = on_circum d a b c; e = on_line e a b");
    const auto said = [&](const char* statement, std::size_t equation, int multiple) {
        return branch_text({here.statement(statement), equation, multiple}, here.scene.names(), here.picture());
    };
    EXPECT_EQ(said("coll a b e", 0, 2), "the angle between AB and AE is 0°, not 90°");
    EXPECT_EQ(said("cyclic a b c d", 0, 2), "∠CAD = ∠CBD, not ∠CBD ± 90°");
    EXPECT_EQ(said("cyclic a b c d", 0, 3), "∠CAD = ∠CBD, not ∠CBD ± 60°");
}

/// Either leaves out what the other means: 120 degrees from AB to AC are 60 degrees clockwise.
TEST(PathText, BranchesOfAnglesOfKnownSizeSayWhichWayTheyTurn) {
    const auto said = [](const char* figure, const char* statement) {
        const auto here = test::told(figure);
        return branch_text({here.statement(statement), 0, 3}, here.scene.names(), here.picture());
    };
    EXPECT_EQ(said("a@0_0 b@2_0 c@1_1.7320508 = triangle a b c", "aconst a b a c 60o"),
              "A, B and C run counter-clockwise and ∠BAC = 60°, not 60° ± 60°");
    EXPECT_EQ(said("a@0_0 b@2_0 c@1_-1.7320508 = triangle a b c", "aconst a b a c 120o"),
              "A, B and C run clockwise and ∠BAC = 60°, not 60° ± 60°");
}

TEST(PathText, SaysOnceWhichWayAnAngleTurns) {
    const auto here = test::told("a b = segment a b; c = on_circle c a b, on_circle c b a");
    const auto path = path_of(here, {{"cong a b a c", Reason::given, "", {}, 1},
                                     {"cong b a b c", Reason::given, "", {}, 1},
                                     {"eqangle b a b c c b c a", Reason::rule, "isosceles", {1}},
                                     {"eqangle a b a c c a c b", Reason::rule, "isosceles", {2}},
                                     {"aconst a b a c 60o", Reason::algebra, "", {3, 4}, 0, {}, 3}});
    EXPECT_EQ(conditions_text(path, here.scene, here.picture()),
              std::vector<std::string>{"A, B and C run counter-clockwise and ∠BAC = 60°, not 60° ± 60°"});
}

TEST(PathText, StepsBySquaresHaveTheirNames) {
    constexpr std::uint8_t by_squares = 1;
    const auto here =
        test::told("a b c = triangle a b c; o = circle o a b c; h = orthocenter h a b c; p = on_tline p a "
                   "o a, on_tline p b o b; m = on_tline m a o a; n = on_tline n a o a");
    const auto last = [&](const std::vector<Written>& written) {
        return reason_name(path_of(here, written), written.size() - 1, here.scene, here.picture());
    };
    const auto by = [&](const char* statement, std::vector<std::size_t> premises) {
        return Written{statement, Reason::algebra, "", std::move(premises), 0, {}, 1, by_squares};
    };
    EXPECT_EQ(last({{"perp a h b c", Reason::given}, {"perp b h c a", Reason::given}, by("perp c h a b", {1, 2})}),
              "three altitudes");
    EXPECT_EQ(last({{"perp o a a m", Reason::given}, {"perp o a a n", Reason::given}, by("perp o a m n", {1, 2})}),
              "by comparing parallels and perpendiculars");
    EXPECT_EQ(last({{"cong o a o b", Reason::given},
                    {"perp o a a p", Reason::given},
                    {"perp o b b p", Reason::given},
                    by("cong p a p b", {1, 2, 3})}),
              "two tangents from one point");
}

TEST(PathText, OppositeAnglesAreNotCalledEqual) {
    const auto here = test::told("a@0_3 b@-2_0 c@3_0 = triangle a b c; d@0_-2 = on_circum d a b c");
    auto path = path_of(here, {{"eqangle a b a c d b d c", Reason::given, "", {}, 1},
                               {"cyclic a b c d", Reason::rule, "inscribed_angle_converse", {1}},
                               {"eqangle b a b c d a d c", Reason::algebra, "", {2}}});
    path.steps[1].binding = {PointId(1), PointId(2), PointId(0), PointId(3)};
    const auto steps = path_text(path, here.scene, here.picture());
    EXPECT_EQ(sentence_of(steps[1]), "A, B, C and D lie on one circle, since ∠BAC + ∠BDC = 180° (step 1): opposite "
                                     "angles that make 180° together.");
    EXPECT_EQ(sentence_of(steps[2]), "∠BAD = ∠BCD, since A, B, C and D lie on one circle (step 2): inscribed angles.");
    EXPECT_EQ(steps[2].conditions, std::vector<std::string>{"A and C lie on the same side of BD"});
    EXPECT_EQ(drawn_text(path, here.scene, here.picture()),
              (std::vector<std::string>{"A and D lie on different sides of BC", "A and C lie on the same side of BD"}));
    EXPECT_EQ(reason_name(path, 1, here.scene, here.picture()), "opposite angles that make 180° together");
}

TEST(PathText, InscribedAnglesOnBothSidesOfAChordAreOpposite) {
    const auto here = test::told("a@0_3 b@-2_0 c@3_0 = triangle a b c; d@0_-2 = on_circum d a b c");
    const auto path = path_of(
        here, {{"cyclic a b c d", Reason::given, "", {}, 1}, {"eqangle a b a c d b d c", Reason::algebra, "", {1}}});
    EXPECT_EQ(sentence_of(path_text(path, here.scene, here.picture())[1]),
              "∠BAC + ∠BDC = 180°, since A, B, C and D lie on one circle (step 1): opposite angles of a quadrilateral "
              "in a circle.");
}

TEST(PathText, ALongListOfOrdersBecomesOneClause) {
    const auto here = test::told("a@0_3 b@-2_0 c@3_0 = triangle a b c; d@0_-2 = on_circum d a b c; e = on_circum e a "
                                 "b c");
    const auto path = path_of(here, {{"cyclic a b c d", Reason::given, "", {}, 1},
                                     {"cyclic a b c e", Reason::given, "", {}, 2},
                                     {"eqangle a b a c d b d c", Reason::algebra, "", {1}},
                                     {"eqangle a b a c e b e c", Reason::algebra, "", {2}},
                                     {"eqangle b a b c d a d c", Reason::algebra, "", {1}},
                                     {"eqangle b a b c e a e c", Reason::algebra, "", {2}}});
    const auto told = drawn_text(path, here.scene, here.picture());
    ASSERT_EQ(told.size(), 2U);
    EXPECT_TRUE(told[0].starts_with("A and C lie on ")) << told[0];
    EXPECT_TRUE(told[1].starts_with("the points lie as drawn in steps 3, 4, 5 and 6: ")) << told[1];
}

TEST(PathText, VerticalAnglesAndTheSameSides) {
    const auto here = test::told("a@0_0 b@2_0 d@1_1 = triangle a b d; c@-1_0 = on_line c a b; e@-1_-1 = on_line e a d; "
                                 "f@3_0 = on_line f a b; g@3_3 = on_line g a d");
    const auto path = path_of(here, {{"coll a b c", Reason::given, "", {}, 1},
                                     {"coll a d e", Reason::given, "", {}, 2},
                                     {"coll a b f", Reason::given, "", {}, 3},
                                     {"coll a d g", Reason::given, "", {}, 4},
                                     {"eqangle a b a d a c a e", Reason::algebra, "", {1, 2}},
                                     {"eqangle a b a d a f a g", Reason::algebra, "", {3, 4}}});
    const auto steps = path_text(path, here.scene, here.picture());
    EXPECT_EQ(sentence_of(steps[4]), "∠BAD = ∠CAE, since A, B and C lie on one line (step 1) and A, D and E lie on one "
                                     "line (step 2): vertical angles.");
    EXPECT_EQ(
        sentence_of(steps[5]),
        "∠BAD = ∠FAG, since A, B and F lie on one line (step 3) and A, D and G lie on one line (step 4): the sides lie "
        "on the same lines.");
}

TEST(PathText, ACentreIsToldByItsDistances) {
    const auto here = test::told("o a = segment o a; b = on_circle b o a; c = on_circle c o a");
    const auto path = path_of(here, {{"cong o a o b", Reason::given, "", {}, 1},
                                     {"cong o a o c", Reason::given, "", {}, 2},
                                     {"circle o a b c", Reason::algebra, "", {1, 2}}});
    EXPECT_EQ(sentence_of(path_text(path, here.scene, here.picture())[2]),
              "O is the centre of the circle through A, B and C, since OA = OB (step 1) and OA = OC (step 2): centre "
              "of the circle through "
              "three points.");
}

TEST(PathText, OrientedTrianglesAreNamedAsTheyCorrespond) {
    const auto here = test::told("h a g = triangle h a g; o m = segment o m");
    const auto path =
        path_of(here, {{"eqangle a h a g m o m g", Reason::given},
                       {"simtri h a g o m g", Reason::rule, "similar_sas", {1}, 0, {"sameclock h a g o m g"}}});
    const auto steps = path_text(path, here.scene, here.picture());
    const std::string triangles = steps[1].claim; // △HAG ∼ △OMG
    EXPECT_EQ(triangles, "△HAG ∼ △OMG");
    EXPECT_EQ(conditions_text(path, here.scene, {}).front(), "the triangles HAG and OMG are oriented alike");
}

TEST(PathText, PremisesAreNumbersOfEarlierSteps) {
    const auto here = test::told("a b c = triangle a b c; d = free d");
    const auto path = path_of(here, {{"cong a b c d", Reason::given}, {"cong c d a b", Reason::algebra, "", {1}}});
    const auto steps = path_text(path, here.scene, here.picture());
    ASSERT_EQ(steps.size(), 2U);
    EXPECT_EQ(steps[1].number, 2U);
    EXPECT_EQ(steps[1].premises, std::vector<std::size_t>{1});
    EXPECT_EQ(steps[1].claim, "AB = CD");
    EXPECT_EQ(sentence_of(steps[1]), "AB = CD, since AB = CD (step 1).");
}

TEST(PathText, ListingsSetTheirNumbersRight) {
    std::vector<StepText> steps;
    for (std::size_t i = 1; i <= 10; ++i) steps.push_back({i, "AB = CD", "as said", {}, {}});
    const std::string text = listing(steps);
    EXPECT_TRUE(text.starts_with(" 1. AB = CD, as said.\n"));
    EXPECT_TRUE(text.ends_with("\n10. AB = CD, as said.\n"));
    EXPECT_EQ(listing({}), "");
}

TEST(Wording, ListsNumbersAndSentences) {
    const std::vector<std::string> three{"A", "B", "C"};
    EXPECT_EQ(listed(three), "A, B and C");
    EXPECT_EQ(listed(std::span(three).first(1)), "A");
    EXPECT_EQ(steps(std::vector<std::size_t>{7}), "step 7");
    EXPECT_EQ(steps(std::vector<std::size_t>{9, 2, 9}), "steps 2 and 9");
    EXPECT_EQ(inside_sentence("Similar triangles (AA)"), "similar triangles (AA)");
    EXPECT_EQ(inside_sentence("AA"), "AA");
    EXPECT_EQ(inside_sentence("Simson line"), "Simson line");
    EXPECT_EQ(sentence("the point"), "The point.");
    EXPECT_EQ(sentence("A = B."), "A = B.");
    EXPECT_EQ(sentence("x = 10, from step 1"), "x = 10, from step 1.");
    EXPECT_EQ(sentence("x° + y° = 90°"), "x° + y° = 90°.");
    EXPECT_EQ(sentence("a = 3"), "a = 3.");
    EXPECT_EQ(sentence("a triangle has three sides"), "A triangle has three sides.");
}

} // namespace
} // namespace porism::translate
