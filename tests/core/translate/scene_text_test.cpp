// Scenes and goals in sentences.
#include "translate/scene_text.h"

#include "scene/catalogue.h"
#include "support/golden.h"
#include "told.h"

namespace porism::translate {
namespace {

std::string scene_golden(std::string_view problem) {
    const auto here = test::told(problem);
    return std::string(problem) + "\n    " + problem_text(here.scene, here.goals, here.picture()) + "\n";
}

TEST(SceneText, EveryConstruction) {
    std::string all;
    for (const scene::Construction& row : scene::catalogue()) all += scene_golden(row.example);
    test::expect_golden("translate/constructions.txt", all);
}

TEST(SceneText, Problems) {
    std::string all;
    for (const char* problem : {
             "a b c = triangle a b c; d = foot d a b c; e = foot e b a c; h = on_line h a d, on_line h b e ? perp c h "
             "a b",
             "a b c = triangle a b c; e = foot e b a c; f = foot f c a b ? cyclic b c e f; eqangle e f e b c f c b",
             "a b c = triangle a b c; o = circle o a b c; d = foot d a b c; n = on_line n a d, on_circle n o a ? "
             "eqangle b c b n a c a n",
             "o a = segment o a; b = on_circle b o a; c = on_circle c o a; m = midpoint m b c ? perp o m b c",
             "a b c = triangle a b c; i = incenter i a b c; d = on_line d a i, on_circum d a b c ? cong d b d i; cong "
             "d c d i",
             "a b = segment a b; c = on_bline c a b; d = on_pline d c a b; e = on_tline e b a c ? cong c a c b",
             "a b c = triangle a b c; h = orthocenter h a b c; x = reflect x h b c; y = mirror y h a ? cyclic a b c x",
             "a b c = triangle a b c; d = on_line d b c, angle_bisector d b a c ? eqratio d b d c a b a c",
             "a b c = triangle a b c; x = eqdistance x a b c, on_line x a b ? cong a x b c",
         })
        all += scene_golden(problem);
    test::expect_golden("translate/problems.txt", all);
}

TEST(SceneText, AMeetingPointThatIsKnownAlreadyIsExcluded) {
    const auto here =
        test::told("a b c = triangle a b c; o = circle o a b c; d = foot d a b c; m = on_line m a d, on_circle m o a");
    const auto by_definition = action_text(here.scene, 3);
    EXPECT_EQ(by_definition,
              "Let M lie on the line AD and on the circle with centre O through A, and be different from A.");
    EXPECT_EQ(action_text(here.scene, 3, here.picture()), by_definition);
}

TEST(SceneText, ThePictureKnowsMoreMeetingPoints) {
    const auto here =
        test::told("a b c = triangle a b c; o = circle o a b c; d = foot d a b c; m = on_line m a d, on_circle m o b");
    EXPECT_EQ(action_text(here.scene, 3), "Let M lie on the line AD and on the circle with centre O through B.");
    EXPECT_EQ(action_text(here.scene, 3, here.picture()),
              "Let M lie on the line AD and on the circle with centre O through B, and be different from A.");
}

TEST(SceneText, APointIsNotToldToBeDifferentFromWhereItIs) {
    const auto here =
        test::told("a b c = triangle a b c; o = circumcenter o a b c; d = on_line d b c, on_circle d o a");
    const auto text = action_text(here.scene, 2, here.picture());
    const bool at_b = here.diagram.merged_into(*here.scene.find("d")) == here.scene.find("b");
    EXPECT_TRUE(text.ends_with(at_b ? ", and be different from C." : ", and be different from B.")) << text;
}

TEST(SceneText, AGivenStatementIsToldByItsLocus) {
    const auto here = test::told("a b c = triangle a b c; o = circle o a b c; n = on_line n o a, on_circle n o b");
    EXPECT_EQ(given_text(here.scene, 2, here.statement("cong o n o b")),
              "N lies on the circle with centre O through B");
    EXPECT_EQ(given_text(here.scene, 2, here.statement("coll n o a")), "N lies on the line OA");
}

TEST(SceneText, APlaceThatIsGivenIsToldAndIsAReason) {
    scene::Scene scene = test::told("a = free a; b = free b; c = free c").scene;
    const auto put = [&](std::size_t point, const char* x, const char* y) {
        scene = scene.with_coordinates(
            point, {scene::Coordinates{numbers::Scalar::parse(x).value(), numbers::Scalar::parse(y).value(), true}});
    };
    put(0, "0", "-1/2");
    put(1, "3", "7/2");
    EXPECT_EQ(scene_text(scene), "Let A be the point (0, −1/2). Let B be the point (3, 7/2). Let C be a point.");
    EXPECT_EQ(given_text(scene, 1, facts::parse_statement("lconst a b 5", scene.names()).value().front()),
              "A is the point (0, −1/2) and B is the point (3, 7/2)");
}

TEST(SceneText, AuxiliaryPointsBelongToTheSolution) { // definition 22
    const auto here = test::told("a b c = triangle a b c; d = foot d a b c | m = midpoint m a b; n = midpoint n m c; "
                                 "k = midpoint k a c ? perp a d b c");
    EXPECT_EQ(problem_text(here.scene, here.goals),
              "Let ABC be a triangle. Let D be the foot of the perpendicular from A to BC. Prove that AD ⊥ BC.");
    const facts::Statement used[] = {here.statement("coll a m b"), here.statement("midp n m c")};
    EXPECT_EQ(auxiliaries_text(here.scene, here.goals, used),
              "Let M be the midpoint of AB. Let N be the midpoint of MC.");
    EXPECT_EQ(auxiliaries_text(here.scene, {here.statement("cong a m m b")}, {used, 1}), "")
        << "the problem speaks of what its goals need";
}

TEST(SceneText, AGoalAboutAnglesNamesTheOrderThatMakesItTrue) { // definition 10
    const auto goal = [](std::string_view problem) {
        const auto here = test::told(problem);
        return goal_text(here.goals, here.scene, here.picture());
    };
    EXPECT_EQ(goal("a@0_3 b@-2_0 c@3_0 = triangle a b c; d@1_2.7 = on_circum d a b c ? eqangle a b a c d b d c"),
              "Prove that ∠BAC = ∠BDC, where A and D lie on the same side of BC.");
    EXPECT_EQ(goal("a@0_3 b@-2_0 c@3_0 = triangle a b c; d@0_-2 = on_circum d a b c ? eqangle a b a c d b d c"),
              "Prove that ∠BAC + ∠BDC = 180°, where A and D lie on different sides of BC.");
    EXPECT_EQ(goal("a b c = triangle a b c; i = incenter i a b c ? eqangle a b a i a i a c"),
              "Prove that ∠BAI = ∠IAC."); // an incentre lies inside
    EXPECT_EQ(goal("o a = segment o a; b = on_circle b o a ? eqangle a o a b b a b o"),
              "Prove that ∠OAB = ∠ABO."); // one triangle has one orientation
}

TEST(SceneText, CopiedAnglesAreDirected) { // what is said of D holds on both sides of AB
    const auto here =
        test::told("a@0_3 b@-2_0 c@3_0 = triangle a b c; d@1_2.6 = on_aline d a b a c b ? eqangle a d a b c a c b");
    EXPECT_EQ(action_text(here.scene, 1, here.picture()),
              "Let D be such that ∠(AD, AB) = ∠(CA, CB) as directed angles modulo 180°.");
}

TEST(SceneText, ActionsInARowThatSayTheSameAreOneSentence) {
    const auto text = [](std::string_view problem) {
        const auto here = test::told(problem);
        return scene_text(here.scene, here.picture());
    };
    EXPECT_EQ(text("p = free p; q = free q; r = free r"), "Let P, Q and R be points.");
    EXPECT_EQ(text("a b c = triangle a b c; d e f = triangle d e f"), "Let ABC and DEF be triangles.");
    EXPECT_EQ(text("o a = segment o a; b = on_circle b o a; c = on_circle c o a"),
              "Let OA be a segment. Let B and C lie on the circle with centre O through A.");
    EXPECT_EQ(text("a b = segment a b; c = eqdistance c a a b, eqdistance c b a b"),
              "Let AB be a segment. Let C be such that CA = AB and CB = AB.");
}

TEST(SceneText, WhatIsNoClauseAboutThePointComesLast) { // or "BC = 24 and lie on ..."
    const auto told = jgex::parse_problem("a b = segment a b; c = lconst c b 24, on_tline c b a b").value();
    EXPECT_EQ(action_text(told.scene, 1), "Let C lie on the perpendicular to AB through B and be such that BC = 24.");
}

/// Of what no figure has a point that is known, nothing is said.
TEST(SceneText, APointOfACircleIsNotToldToBeDifferentFromItsCentre) {
    for (const char* problem :
         {"a = free a; b = lconst b a 3; c = lconst c a 4, on_tline c a a b",
          "a b c = triangle a b c; o = circumcenter o a b c; t = lc_tangent t b o, lc_tangent t c o",
          "a = free a; b = lconst b a 3; c = lconst c a 3, lconst c b 3",
          "a b = segment a b; c = s_angle b a c 40o, s_angle a b c -70o"}) {
        const auto here = test::told(problem);
        const std::size_t last = here.scene.actions().size() - 1;
        EXPECT_EQ(action_text(here.scene, last, here.picture()).find("different"), std::string::npos) << problem;
    }
}

TEST(SceneText, WhatAnActionSaysIsNotAReasonForItself) {
    const auto here = test::told("c a = segment c a; e = midpoint e c a; d = eqdistance d c a e; b = free b; "
                                 "f = foot f b a c");
    EXPECT_TRUE(says_the_same(here.scene, 1, here.statement("midp e a c")));
    EXPECT_TRUE(says_the_same(here.scene, 2, here.statement("cong c d a e")));
    EXPECT_FALSE(says_the_same(here.scene, 4, here.statement("perp b f a c")));
}

TEST(SceneText, NoGoalsNoSentence) {
    EXPECT_EQ(goal_text({}, scene::Scene{}), "");
}

TEST(SceneText, WhatIsStatedStandsInOneSentence) {
    auto told = jgex::parse_problem("a b c = triangle a b c; m = midpoint m b c ? cong m a m b");
    ASSERT_TRUE(told);
    for (const char* text : {"perp a b a c", "lconst a b 5"}) {
        scene::Action action;
        action.states = facts::parse_statement(text, told->scene.names())->front();
        ASSERT_TRUE(told->scene.append(std::move(action), {}));
    }
    EXPECT_EQ(problem_text(told->scene, told->goals),
              "Let ABC be a triangle. Let M be the midpoint of BC. Suppose that AB ⊥ AC and that AB = 5. "
              "Prove that AM = BM.");
    EXPECT_EQ(action_text(told->scene, 3), "Suppose that AB = 5.");
    const auto& statement = *told->scene.actions()[2].states;
    EXPECT_EQ(given_text(told->scene, 2, statement), "AB ⊥ AC");
    EXPECT_TRUE(says_the_same(told->scene, 2, statement));
}

} // namespace
} // namespace porism::translate
