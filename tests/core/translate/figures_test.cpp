// What several actions say together is told as the figure that they are.
#include "support/stated.h"
#include "translate/language/told_alike.h"

namespace porism::translate {
namespace {

using test::stated;

std::string told(const scene::Scene& scene, std::string_view tongue = "en") {
    const std::string text = write_problem({scene, {}, {}}, {language(tongue)});
    const auto read = read_problem(text, *language(tongue));
    EXPECT_TRUE(read) << text;
    if (read) {
        EXPECT_EQ(told_otherwise({scene, {}, {}}, *read), std::nullopt) << text;
    }
    return text;
}

const std::string three = "a = free a; b = free b; c = free c";
const std::string four = three + "; d = free d";

TEST(FiguresSaid, ATriangleAndItsSides) {
    EXPECT_EQ(told(stated("a b c = triangle a b c", {"cong a b a c"})),
              "Let ABC be an isosceles triangle with AB = AC.");
    EXPECT_EQ(told(stated(three, {"ncoll a b c", "cong b a b c"})), "Let BAC be an isosceles triangle with BA = BC.");
    EXPECT_EQ(told(stated("a b c = triangle a b c", {"cong a b a c", "cong a b b c"})),
              "Let ABC be an equilateral triangle.");
    EXPECT_EQ(told(stated("a b c = triangle a b c", {"length(a,b) = length(a,c)"})),
              "Let ABC be an isosceles triangle with AB = AC.");
    EXPECT_EQ(told(stated("a b c = triangle a b c", {"perp c a c b"})),
              "Let CAB be a right triangle with its right angle at C.");
}

TEST(FiguresSaid, PointsByWhatIsStatedOfThem) {
    EXPECT_EQ(told(stated("a b c = triangle a b c; d = on_line d b c", {"perp a d b c"})),
              "Let ABC be a triangle. Let D be the foot of the perpendicular from A to BC.");
    EXPECT_EQ(told(stated("a b c = triangle a b c; m = free m", {"coll a m c", "cong m a m c"})),
              "Let ABC be a triangle. Let M be the midpoint of AC.");
    EXPECT_EQ(told(stated("a b c = triangle a b c; h = free h", {"perp a h b c", "perp c h a b"})),
              "Let ABC be a triangle. Let H be the orthocentre of the triangle ABC.");
    EXPECT_EQ(told(stated("a b c = triangle a b c; o = on_bline o a b", {"cong o b o c"})),
              "Let ABC be a triangle. Let O be the circumcentre of the triangle ABC.");
}

TEST(FiguresSaid, Quadrilaterals) {
    EXPECT_EQ(told(stated(four, {"para a b c d", "para a d b c", "perp a b b c"})), "Let ABCD be a rectangle.");
    EXPECT_EQ(told(stated(four, {"para a b c d", "para a d b c", "cong a b b c", "ncoll a b c"})),
              "Let ABCD be a rhombus.");
    const std::string parallelogram = "Let ABC be a triangle. Let D be the fourth vertex of the parallelogram ABCD.";
    EXPECT_EQ(told(stated(four, {"para a b c d", "para a d b c", "ncoll a b c"})), parallelogram);
    EXPECT_EQ(told(stated("a b c d = quadrangle a b c d", {"para a b c d", "para a d b c"})), parallelogram);
    EXPECT_EQ(told(stated("a b c d = quadrangle a b c d", {"para a b c d"})),
              "Let ABCD be a quadrilateral. Suppose that AB ∥ CD.");
}

/// Of points that are there, said once they are: with what is stated behind it, and what was said before.
TEST(ShapesSaid, Quadrilaterals) {
    const std::string points = "Let A, B, C and D be points. ";
    EXPECT_EQ(told(stated(four, {"para a b c d", "para a d b c"})), points + "Suppose that ABCD is a parallelogram.");
    EXPECT_EQ(told(stated(four, {"para a b c d", "para a d b c", "cong a b b c"})),
              points + "Suppose that ABCD is a rhombus.");
    EXPECT_EQ(told(stated(four, {"cong a b a d", "cong c b c d"})),
              points + "Suppose that ABCD is a kite with AB = AD and CB = CD.");
    EXPECT_EQ(told(stated(four, {"para a b c d", "para a d b c", "perp a b b c", "cong a b b c"})),
              "Let ABCD be a square.");
}

TEST(ShapesSaid, PointsOfALine) {
    const std::string pairs = "a b c = triangle a b c; x y z = triangle x y z";
    EXPECT_EQ(told(stated(pairs, {"coll a b x", "coll a x y"})),
              "Let ABC be a triangle. Let XYZ be a triangle. Suppose that A, B, X and Y lie on one line.");
    EXPECT_EQ(told(stated(pairs, {"coll a x y", "cong a x a y"})),
              "Let ABC be a triangle. Let XYZ be a triangle. Suppose that A is the midpoint of XY.");
    EXPECT_EQ(told(stated(pairs, {"coll a b x", "coll a x y", "obtuse_angle a b x", "obtuse_angle b x y"})),
              "Let ABC be a triangle. Let XYZ be a triangle. Suppose that A, B, X and Y lie on a line in this order.");
    const std::string segment = "a b = segment a b; x = between_bound x a b; y = free y";
    EXPECT_EQ(told(stated(segment, {"perp x y x b"})),
              "Let AB be a segment. Let X lie on the segment AB. Let Y be a point. "
              "Suppose that X is the foot of the perpendicular from Y to AB.");
}

TEST(ShapesSaid, NothingTwice) {
    EXPECT_EQ(told(stated(three, {"length(a,b) = 3", "cong a b a c", "cong a c a b"})),
              "Let A, B and C be points. Suppose that AB = 3. Suppose that AB = AC.");
}

TEST(ShapesSaid, InEachLanguage) {
    EXPECT_EQ(told(stated(four, {"para a b c d", "para a d b c"}), "zh"),
              "设A、B、C和D为平面内的点。已知四边形ABCD是平行四边形。");
}

/// A figure says no more than what is given.
TEST(FiguresSaid, NothingThatIsNotGiven) {
    EXPECT_EQ(told(stated(three, {"cong a b a c"})), "Let A, B and C be points. Suppose that AB = AC.");
    EXPECT_EQ(told(stated(four, {"para a b c d", "cong a d b c"})),
              "Let A, B, C and D be points. Suppose that AB ∥ CD. Suppose that AD = BC.");
    EXPECT_EQ(told(stated("a b c = triangle a b c; d = free d", {"perp a d b c", "perp c d a c"})),
              "Let ABC be a triangle. Let D be a point. Suppose that AD ⊥ BC. Suppose that AC ⊥ CD.");
}

TEST(FiguresSaid, InEachLanguage) {
    EXPECT_EQ(told(stated("a b c = triangle a b c", {"cong a b a c"}), "zh"), "设ABC为等腰三角形（AB = AC）。");
}

} // namespace
} // namespace porism::translate
