// Values chosen among several: by order statements that are given and by what follows from each; never by the picture.
#include "figures.h"

#include "proof/calculated.h"
#include "reason/value/values.h"
#include "support/stated.h"

#include <algorithm>

namespace porism::reason::test {
namespace {

using porism::test::points_with;

const std::string open = "its value was not derived";

std::string value_in(const scene::Scene& scene, const char* asked) {
    const Figure f = realised(scene, {});
    Session session = closed(f);
    const auto quantity = facts::parse_quantity(asked, f.diagram.names);
    const auto answer = value_of(session, f.diagram, *quantity, f.diagram.scene_picture.letters);
    if (!answer) return answer.error().what;
    const auto verdict = verify::check(answer->path, f.scene, f.diagram);
    return verdict.valid ? answer->value.text() : verdict.summary;
}

struct Chosen {
    const char* points;
    std::vector<std::string> statements;
    const char* asked;
    std::string value;
};

class Choosing : public testing::TestWithParam<Chosen> {};

TEST_P(Choosing, TakesTheOnlyValueThatIsLeft) {
    EXPECT_EQ(value_in(points_with(GetParam().points, GetParam().statements), GetParam().asked), GetParam().value);
}

const std::vector<std::string> quadratic{"angle(a,b,c) = 3x", "x*x + 250 = 55x"}; // x = 5 or x = 50
std::vector<std::string> with(std::vector<std::string> all, std::initializer_list<const char*> more) {
    all.insert(all.end(), more.begin(), more.end());
    return all;
}
const std::vector<std::string> two_sides{"angle(b,a,c) = 30", "length(a,b) = 10", "length(b,c) = 6"};
const std::vector<std::string> area{"length(a,b) = 6", "length(a,c) = 8", "area(a,b,c) = 12"};
const std::vector<std::string> on_a_line{"coll a p b", "length(a,b) = 10", "length(a,p) = x", "x*x + 30 = 17x"};

const Chosen chosen_rows[] = {
    {"a b c", quadratic, "x", open},
    {"a b c", with(quadratic, {"obtuse_angle a b c"}), "x", "50"},
    {"a b c", with(quadratic, {"acute_angle a b c"}), "x", "5"},
    {"a b c", with(quadratic, {"acute_angle b a c"}), "x", open},
    {"a b c", with(quadratic, {"angle(b,a,c) = 40"}), "x", "5"},
    {"a b c", with(quadratic, {"angle(b,a,c) = 20"}), "x", open},
    {"a b c", with(quadratic, {"perp a b a c"}), "x", "5"},
    {"a b c", with(quadratic, {"obtuse_angle b a c"}), "x", "5"},
    {"a b c", with(quadratic, {"cong a b a c"}), "x", "5"},
    {"a b c", two_sides, "length(a,c)", open},
    {"a b c", two_sides, "angle(a,c,b)", open},
    {"a b c", with(two_sides, {"obtuse_angle a c b"}), "angle(a,c,b)", "180-arcsin(5/6)/(pi/180)"},
    {"a b c", with(two_sides, {"acute_angle a c b"}), "angle(a,c,b)", "arcsin(5/6)/(pi/180)"},
    {"a b c", with(two_sides, {"acute_angle a b c"}), "angle(a,c,b)",
     "180-arcsin(5/6)/(pi/180)"}, // 93.6 or 26.4 degrees at b
    {"a b c", area, "angle(b,a,c)", open},
    {"a b c", with(area, {"acute_angle b a c"}), "angle(b,a,c)", "30"},
    {"a b c", with(area, {"obtuse_angle b a c"}), "angle(b,a,c)", "150"},
    {"a b c", with(area, {"length(b,c) = sqrt(100-48*sqrt(3))"}), "angle(b,a,c)", "30"},
    {"a b p", with(on_a_line, {"obtuse_angle a p b"}), "x", "2"},
    {"a b c", {"length(a,b) = x", "x*x + 40 = 13x", "length(b,c) = 1", "length(a,c) = 8"}, "x", "8"},
    {"a b c", {"length(a,b) = x", "x*x + 48 = 14x", "length(b,c) = 3", "length(a,c) = 7"}, "x", open},
    {"a b c", {"length(a,b) = x", "length(b,c) = 7 - x", "area(a,b,c) = 6", "perp a b b c"}, "x", open},
    {"a b c", {"length(a,b) = x", "x*x = 5x - 6", "x*x = 8x - 15"}, "x", "3"},
};
INSTANTIATE_TEST_SUITE_P(Rows, Choosing, testing::ValuesIn(chosen_rows));

/// The order of points on a line in a picture that was solved for is that of one solution: the other has another.
TEST(Choosing, ThePictureOfOneSolutionChoosesNone) {
    EXPECT_EQ(value_in(points_with("a b p", on_a_line), "x"), open);
}

struct Drawn {
    const char* points; ///< where they were put down
    std::vector<std::string> statements;
    const char* asked;
    std::string value;
};
class ChosenAsDrawn : public testing::TestWithParam<Drawn> {};

/// A sketch that shows an order clearly means it (definition 8).
TEST_P(ChosenAsDrawn, TakesTheValueOfTheSketch) {
    EXPECT_EQ(value_in(porism::test::stated(GetParam().points, GetParam().statements), GetParam().asked),
              GetParam().value);
}

const Drawn drawn_rows[] = {
    {"a@0_0 = free a; b@9_5 = free b; c@14_0 = free c", two_sides, "angle(a,c,b)", "arcsin(5/6)/(pi/180)"},
    {"a@0_0 = free a; b@9_5 = free b; c@4_0 = free c", two_sides, "angle(a,c,b)", "180-arcsin(5/6)/(pi/180)"},
    {"a@0_0 = free a; b@9_5 = free b; c@14_0 = free c", two_sides, "length(a,c)", "sqrt(11)+5*sqrt(3)"},
    {"a@0_0 = free a; b@9_5 = free b; c@4_0 = free c", two_sides, "length(a,c)", "5*sqrt(3)-sqrt(11)"},
    {"a@0_0 = free a; b@6_0 = free b; c@7_4 = free c", area, "angle(b,a,c)", "30"},
    {"a@0_0 = free a; b@6_0 = free b; c@-7_4 = free c", area, "angle(b,a,c)", "150"},
    {"a@0_0 = free a; b@10_0 = free b; p@2_0 = free p", on_a_line, "x", "2"},
    // The angle at b is drawn acute and so is that at c: one of the two cannot be.
    {"a@0_0 = free a; b@3_9 = free b; c@9_0 = free c", two_sides, "length(a,c)", open},
    // The angle at c is drawn nearly right and means nothing; that at b is clearly acute.
    {"a@0_0 = free a; b@9_5 = free b; c@8.95_0.05 = free c", two_sides, "length(a,c)", "5*sqrt(3)-sqrt(11)"},
};
INSTANTIATE_TEST_SUITE_P(Rows, ChosenAsDrawn, testing::ValuesIn(drawn_rows));

/// The path to x = 50 where the angle is stated to be obtuse.
struct Stated {
    Figure figure;
    proof::Path path;
};
Stated path_to_the_obtuse() {
    Figure f = realised(points_with("a b c", with(quadratic, {"obtuse_angle a b c"})), {});
    Session session = closed(f);
    auto answer =
        value_of(session, f.diagram, *facts::parse_quantity("x", f.diagram.names), f.diagram.scene_picture.letters);
    EXPECT_TRUE(answer);
    return {std::move(f), answer ? std::move(answer->path) : proof::Path{}};
}

TEST(Choosing, IsRefusedWithoutItsCondition) {
    auto [figure, path] = path_to_the_obtuse();
    ASSERT_FALSE(path.steps.empty());
    ASSERT_EQ(path.steps.back().conditions.size(), 1U);
    path.steps.back().conditions.clear();
    const auto verdict = verify::check(path, figure.scene, figure.diagram);
    EXPECT_FALSE(verdict.valid);
    EXPECT_NE(verdict.summary.find("5, is not excluded"), std::string::npos) << verdict.summary;
}

/// The same figure without the statement: the picture shows the angle obtuse, and that chooses nothing.
TEST(Choosing, IsRefusedWhereOnlyThePictureShowsTheOrder) {
    const auto [figure, path] = path_to_the_obtuse();
    ASSERT_FALSE(path.steps.empty());
    const scene::Scene bare = points_with("a b c", quadratic);
    const auto verdict = verify::check(path, bare, figure.diagram);
    EXPECT_FALSE(verdict.valid);
    EXPECT_NE(verdict.summary.find("nothing but the picture"), std::string::npos) << verdict.summary;
}

TEST(Choosing, OfTheOtherValueIsRefused) {
    auto [figure, path] = path_to_the_obtuse();
    ASSERT_FALSE(path.steps.empty());
    path.steps.back().conclusion = facts::make(*facts::parse_relation("x = 5", figure.diagram.names));
    EXPECT_FALSE(verify::check(path, figure.scene, figure.diagram).valid);
}

/// Random sides and a random angle opposite one of them: a value is told only where the triangle is the only one.
TEST(Choosing, TellsNothingOfTwoTriangles) {
    Rng rng(20261123, 5);
    int told = 0, left_open = 0;
    for (int i = 0; i < 16; ++i) {
        const auto c = 4 + rng.below(8), a = 4 + rng.below(8);
        const auto sine = 1 + rng.below(4); // of five: the angle at A is acute
        const scene::Scene scene =
            points_with("a b c", {"length(a,b) = " + std::to_string(c), "length(b,c) = " + std::to_string(a),
                                  "angle(b,a,c) = number(arcsin(" + std::to_string(sine) + "/5)/1o)"});
        const bool exists = 5 * a > sine * c, one = a >= c;
        if (!exists || !realize::realize(scene)) continue;
        const std::string found = value_in(scene, "length(a,c)");
        EXPECT_EQ(found == open, !one) << a << " " << c << " " << sine << ": " << found;
        (one ? told : left_open)++;
    }
    EXPECT_GT(told, 2);
    EXPECT_GT(left_open, 2);
}

} // namespace
} // namespace porism::reason::test
