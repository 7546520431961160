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

TEST(SceneText, AGivenStatementIsToldByItsLocus) {
    const auto here = test::told("a b c = triangle a b c; o = circle o a b c; n = on_line n o a, on_circle n o b");
    EXPECT_EQ(given_text(here.scene, 2, here.statement("cong o n o b")),
              "N lies on the circle with centre O through B");
    EXPECT_EQ(given_text(here.scene, 2, here.statement("coll n o a")), "N lies on the line OA");
}

TEST(SceneText, NoGoalsNoSentence) {
    EXPECT_EQ(goal_text({}, {}), "");
}

} // namespace
} // namespace porism::translate
