// What texts say of "the triangle" in words, with its corners in signs.
#include "workflow/verify/text/shapes.h"

#include "base/text.h"
#include "scene/catalogue.h"

#include <gtest/gtest.h>

#include <array>
#include <set>
#include <sstream>
#include <string>
#include <vector>

namespace porism::workflow {
namespace {

/// A right angle at C, CA = 3, CB = 4.
Polygons polygons_of_right_triangle(std::vector<std::string> texts = {}) {
    LoadedProblem problem{{}, document::Document{}};
    problem.statement_texts = std::move(texts);
    scene::Scene scene;
    scene::Action triangle;
    triangle.uses = {{*scene::construction_by_name("triangle"), {}, {}}};
    const std::array<std::string, 3> names{"a", "b", "c"};
    EXPECT_TRUE(scene.append(triangle, names));
    const std::vector<geometry::Point<double>> places{{3, 0}, {0, 4}, {0, 0}};
    return Polygons(problem, scene, places, Supposing::tells);
}

/// CA = 3, CB = 4 and AB = 5 are seen, and nothing else.
bool is_seen(const std::string& signs) {
    const std::set<std::string> seen{"CA = 3", "BC = 4", "AB = 5"};
    std::string one;
    for (std::istringstream words(signs); std::getline(words, one, 'd');) {
        if (one.ends_with(" an")) one.resize(one.size() - 3);
        if (!seen.contains(std::string(trim(one)))) return false;
    }
    return !signs.empty();
}

struct ShapeCase {
    std::string words, signs;
};

TEST(TextShapes, AreSaidOfTheOnlyTriangle) {
    const Polygons polygons = polygons_of_right_triangle();
    const std::string all_acute = "∠ABC < 90° and ∠BCA < 90° and ∠CAB < 90°";
    for (const auto& [words, signs] : std::vector<ShapeCase>{
             {"The triangle is isosceles", "triangle ABC is isosceles"},
             {"so the perimeter is 12", "so the perimeter of ABC is 12"},
             {"Its area is 6", "area of ABC is 6"},
             {"Area = 6", "Area of ABC = 6"},
             {"Triangle ABC is right, so its perimeter = 12 and area = 6",
              "Triangle ABC is right, so perimeter of ABC = 12 and area of ABC = 6"},
             {"the circumradius is 3", "the circumradius of ABC is 3"},
             {"The radius of the inscribed circle is 2", "The radius of the inscribed circle of ABC is 2"},
             {"Triangle ABC is acute", all_acute},
             {"In acute triangle ABC", "In acute triangle ABC, " + all_acute},
             {"In an obtuse triangle",
              "In an obtuse triangle, (AB^2 + BC^2 - CA^2)*(BC^2 + CA^2 - AB^2)*(CA^2 + AB^2 - BC^2) < 0"},
             {"The triangle is scalene", "AB != BC and BC != CA and CA != AB"},
             {"a right triangle with right angle at A", "a right triangle with right angle at A, ∠CAB = 90°"},
             {"AB = 5 is the longest side of triangle ABC", "AB = 5 and AB > BC and AB > CA"},
             {"The hypotenuse is 6", "AB = 6"},
             {"Both legs are 3", "BC = 3 and CA = 3"},
             {"The largest angle of the triangle is 90°", "∠BCA = 90°"},
             {"The hypotenuse is AC", "The hypotenuse is AC, ∠ABC = 90°"},
             {"a right triangle with right angle at C", "a right triangle with ∠BCA = 90°"},
             {"with hypotenuse BC = 5", "with hypotenuse BC = 5, ∠BAC = 90°"},
             {"Hence BC is the shortest side", "Hence BC < AB and BC < CA"},
             {"with legs of length 5 and 3", "with legs of length 5 and 3, CA = 3 and BC = 5"},
             {"the sides are 5, 3 and 4", "the sides are 5, 3 and 4, CA = 3 and BC = 4 and AB = 5"},
             {"An equilateral triangle of side 3", "An equilateral triangle of side 3, AB = 3 and BC = 3 and CA = 3"}})
        EXPECT_EQ(shapes_spelled_out(words, polygons, Supposing::tells, is_seen), signs);
}

/// A solution means its own triangle where what it says of it is so.
TEST(TextShapes, ValuesThatAreSeenAreThoseOfTheTriangle) {
    const Polygons polygons = polygons_of_right_triangle();
    for (const auto& [words, signs] :
         std::vector<ShapeCase>{{"The legs are 3 and 4", "CA = 3 and BC = 4"},
                                {"The hypotenuse is 5", "AB = 5"},
                                {"The longest side is 5", "AB = 5"},
                                {"The sides are 3, 4 and 5", "The sides are 3, 4 and 5, CA = 3 and BC = 4 and AB = 5"},
                                {"The legs are 3 and 5", "The legs are 3 and 5"},
                                {"The hypotenuse is 10", "The hypotenuse is 10"}})
        EXPECT_EQ(shapes_spelled_out(words, polygons, Supposing::supposes, is_seen), signs);
    EXPECT_EQ(shapes_spelled_out("The longest side is AB", polygons, Supposing::supposes, is_seen),
              "AB > BC and AB > CA");
}

TEST(TextShapes, ThatAreNotCertainStay) {
    const Polygons polygons = polygons_of_right_triangle();
    for (const std::string words :
         {"The hypotenuse is AB", "∠ABC is acute", "the angle ABC is acute", "Find the hypotenuse AC",
          "the area of ABD is 3", "the triangle ABC", "the triangle with sides AB and AC"})
        EXPECT_EQ(shapes_spelled_out(words, polygons, Supposing::tells, is_seen), words);
    for (const std::string words : {"In an acute triangle", "the legs are 6 and 8", "the sides are 1, 2 and 3"})
        EXPECT_EQ(shapes_spelled_out(words, polygons, Supposing::supposes, is_seen), words) << "of any triangle";
    for (const std::string words : {"the shaded area is 3", "Half of its area is 3", "base area = 3"})
        EXPECT_EQ(shapes_spelled_out(words, polygons, Supposing::tells, is_seen), words);
    const Polygons inscribed = polygons_of_right_triangle({"The circle with diameter AB goes through C."});
    EXPECT_EQ(shapes_spelled_out("Its area is 6", inscribed, Supposing::tells, is_seen), "Its area is 6");
    const Polygons several = polygons_of_right_triangle({"Triangles ABC and ABA."});
    EXPECT_EQ(shapes_spelled_out("The triangle is isosceles", several, Supposing::tells, is_seen),
              "The triangle is isosceles");
}

} // namespace
} // namespace porism::workflow
