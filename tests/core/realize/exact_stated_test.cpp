// Exact pictures of figures that are stated.
#include "realize/exact/exact_picture.h"
#include "realize/exact/exact_question.h"
#include "support/stated.h"

#include <gtest/gtest.h>

namespace porism::realize {
namespace {

using numbers::Decision;
using test::points_with;
using test::stated;

struct StatedCase {
    scene::Scene scene;
    std::string claim;
    Decision decision;
};

ExactAnswer decided_exactly(const scene::Scene& scene, const std::string& claim, const ExactOptions& options = {}) {
    const auto diagram = realize(scene);
    EXPECT_TRUE(diagram) << claim << ": " << (diagram ? "" : to_string(diagram.error()));
    if (!diagram) return {};
    return decide_exactly(scene, *diagram, test::statement_of(claim, scene.names()), options);
}

const std::vector<std::string> three_four_five{"length(a,b) = 3", "length(b,c) = 4", "length(c,a) = 5"};

TEST(ExactStated, PointsStandWhereLociMeet) {
    const std::vector<StatedCase> cases{
        {points_with("a b c", three_four_five), "perp a b b c", Decision::yes},
        {points_with("a b c", three_four_five), "cong a b b c", Decision::no},
        {points_with("a b c", three_four_five), "area(a,b,c) = 6", Decision::yes},
        {points_with("a b c m", {"cong a b a c", "midp m b c"}), "perp a m b c", Decision::yes},
        {points_with("a b c m", {"cong a b a c", "midp m b c"}), "perp a b a c", Decision::no},
        {points_with("a b c d", {"para a b c d", "para b c d a"}), "cong a b c d", Decision::yes},
        {points_with("a b c", {"length(a,b) = 2", "angle(b,a,c) = 60", "cong a b a c"}), "length(b,c) = 2",
         Decision::yes},
        {points_with("a b c", {"length(a,b) = 6", "length(a,c) = 5", "area(a,b,c) = 12"}), "length(b,c) = 5",
         Decision::yes},
        {points_with("a b c", {"length(a,b) = 8", "angle(b,a,c) = 60", "length(a,c) = 5"}), "length(b,c) = 7",
         Decision::yes},
        {points_with("o a b c", {"cong o a o b", "cong o b o c", "midp o a b"}), "perp a c b c", Decision::yes},
    };
    for (const auto& [scene, claim, decision] : cases) {
        const ExactAnswer answer = decided_exactly(scene, claim);
        EXPECT_EQ(answer.decision, decision) << claim << ": " << answer.reason;
        EXPECT_TRUE(answer.inputs.empty());
    }
}

TEST(ExactStated, LociMayTouch) {
    const scene::Scene thales = stated("o = free; b = free; c = on_circle c o b; a = on_circle a o b",
                                       {"length(o,b) = 5", "length(b,c) = 10", "length(a,b) = 6"});
    EXPECT_EQ(decided_exactly(thales, "length(a,c) = 8").decision, Decision::yes);
    EXPECT_EQ(decided_exactly(thales, "perp a b a c").decision, Decision::yes);
    EXPECT_EQ(decided_exactly(thales, "length(a,c) = 7").decision, Decision::no);
    const scene::Scene chain = points_with("a b c", {"length(a,b) = 2", "length(b,c) = 3", "length(a,c) = 5"});
    EXPECT_EQ(decided_exactly(chain, "coll a b c").decision, Decision::yes);
}

TEST(ExactStated, ConstructedPointsFollow) {
    const scene::Scene scene =
        stated("a = free; b = free; c = free; m = midpoint m b c; h = foot h a b c", {"cong a b a c"});
    const auto diagram = realize(scene);
    ASSERT_TRUE(diagram) << to_string(diagram.error());
    EXPECT_EQ(diagram->coincidences.size(), 1U) << "the foot is the midpoint";
    const scene::Scene altitude = stated("a = free; b = free; c = free; h = foot h a b c",
                                         {"length(a,b) = 13", "length(b,c) = 14", "length(c,a) = 15"});
    EXPECT_EQ(decided_exactly(altitude, "length(a,h) = 12").decision, Decision::yes);
    EXPECT_EQ(decided_exactly(altitude, "length(b,h) = 5").decision, Decision::yes);
}

TEST(ExactStated, AValueIsRecognised) {
    scene::Scene scene = points_with("a b c", {"length(a,b) = 2", "length(b,c) = 3", "perp a b b c"});
    const auto diagram = realize(scene);
    ASSERT_TRUE(diagram);
    const auto question = scene::parse_question("lcompute a c", scene.names());
    const ExactQuestion answer = answer_exactly(scene, *diagram, *question);
    ASSERT_TRUE(answer.value) << answer.answer.reason;
    EXPECT_EQ(answer.value->text(), "sqrt(13)");
}

TEST(ExactStated, LettersAreTheSimpleNumbersThatTheyAreNearTo) {
    const auto value = [](const scene::Scene& scene, const char* asked) {
        const auto diagram = realize(scene);
        EXPECT_TRUE(diagram) << asked;
        const ExactQuestion answer = answer_exactly(scene, *diagram, *scene::parse_question(asked, scene.names()));
        return answer.value ? answer.value->text() : answer.answer.reason;
    };
    const scene::Scene right =
        points_with("a b c", {"length(a,b) = x + 1", "length(b,c) = 2*x", "length(c,a) = 5", "perp a b b c"});
    EXPECT_EQ(value(right, "compute x"), "2");
    EXPECT_EQ(value(right, "compute area(a,b,c)"), "6");
    const scene::Scene even =
        points_with("a b c", {"length(a,b) = 2", "angle(a,b,c) = 4*x", "angle(b,c,a) = 4*x", "angle(c,a,b) = 60"});
    EXPECT_EQ(value(even, "compute x"), "15");
    const scene::Scene far =
        points_with("a b c", {"length(a,b) = 2", "angle(a,b,c) = 41", "angle(b,c,a) = 61", "length(b,c) = x"});
    EXPECT_NE(value(far, "compute x"), "2");
}

/// What is false by less than doubles see is no figure, and no picture of one is exact.
TEST(ExactStated, ANearMissHasNone) {
    for (const char* last : {"length(c,a) = 5.0000000000001", "length(c,a) = 4.99999999999999"}) {
        const scene::Scene scene = points_with("a b c", {"length(a,b) = 3", "length(b,c) = 4", "perp a b b c", last});
        const auto diagram = realize(scene);
        if (!diagram) continue;
        EXPECT_EQ(exists_exactly(scene, *diagram, {}).decision, Decision::undecided) << last;
    }
}

TEST(ExactStated, EndsWhereItsLimitsAre) {
    const scene::Scene scene = points_with("a b c", {"length(a,b) = 3", "angle(c,a,b) = 41", "angle(a,b,c) = 61"});
    EXPECT_EQ(decided_exactly(scene, "cong a b a c", {.work = 1000}).decision, Decision::undecided);
    EXPECT_EQ(decided_exactly(scene, "cong a b a c", {.pictures = 0}).reason, "no_exact_picture");
}

} // namespace
} // namespace porism::realize
