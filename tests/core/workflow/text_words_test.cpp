#include "facts/truth.h"
#include "formats/verigeo/words.h"
#include "workflow/verify/text/claims.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace porism::workflow {
namespace {

const std::vector<std::string> names_of_square{"a", "b", "c", "d", "m"};
/// A square, and the midpoint of a diagonal.
const std::vector<geometry::Point<double>> square_places{{0, 0}, {2, 0}, {2, 2}, {0, 2}, {1, 1}};

struct SaidCase {
    std::string words;
    std::vector<std::string> signs;
};
const std::vector<SaidCase> said_cases{
    {"AB is perpendicular to CD", {"AB ⊥ CD"}},
    {"The lines AB and CD are parallel", {"AB ∥ CD"}},
    {"Segment AB is equal to CD", {"AB = CD"}},
    {"AM bisects ∠BAC", {"∠BAM = ∠MAC", "∠BAM + ∠MAC = ∠BAC"}},
    {"AM is the bisector of angle CAB", {"∠CAM = ∠MAB", "∠CAM + ∠MAB = ∠CAB"}},
    {"MA bisects the angle BAC", {"∠BAM = ∠MAC", "∠BAM + ∠MAC = ∠BAC"}},
    {"Angle ABC is a right angle", {"∠ABC = 90°"}},
    {"M is the midpoint of the segment AC", {"M is the midpoint of AC"}},
    {"Points A, M, and C are collinear", {"A, M and C lie on one line"}},
    {"M lies on line AC", {"M, A and C lie on one line"}},
    {"Triangle ABC is equilateral", {"AB = BC", "BC = CA"}},
    {"ABC is an isosceles triangle with apex B", {"BA = BC"}},
    {"Triangle ABC is right-angled at B", {"BA ⊥ BC"}},
    {"ABCD is a parallelogram", {"AB ∥ CD", "BC ∥ DA"}},
    {"Triangles ABM and CBM are congruent", {"△ABM ≅ △CBM"}},
    {"triangle ABM is similar to triangle CBM", {"△ABM ∼ △CBM"}},
    {"△ABM ≅ △CBM (SSS)", {"△ABM ≅ △CBM"}},
    {"A, B, C and D lie on a circle", {"A, B, C and D lie on one circle"}},
    {"P1 lies on AB", {"P1, A and B lie on one line"}},
    {"M lies on segment AC", {"AM + MC = AC"}},
    {"The point M is on the side AC", {"AM + MC = AC"}},
    {"M ∈ segment AC", {"AM + MC = AC"}},
    {"M lies on the ray AC", {"M, A and C lie on one line", "MA + AC > MC"}},
    {"A, B, M are collinear", {"A, B and M lie on one line"}},
    {"Let ABC be an equilateral triangle", {"Let ABC be an equilateral triangle"}},
    {"ABC be an equilateral triangle", {"AB = BC", "BC = CA"}},
    {"∠ABC ≅ ∠ACB", {"∠ABC = ∠ACB"}},
    {"angles ABC and ACB are equal", {"∠ABC = ∠ACB"}},
    {"Triangle ABC has a right angle at C", {"CA ⊥ CB"}},
    {"triangle ABC is isosceles", {"triangle ABC is isosceles"}},
    {"BM is a median of triangle ABC", {"M is the midpoint of AC"}},
    {"AD is the altitude of triangle ABC", {"AD ⊥ BC", "D, B and C lie on one line"}},
    {"AB is the altitude of triangle ACD", {"AB ⊥ CD", "B, C and D lie on one line"}},
    {"CD is an altitude of △ABC", {"CD ⊥ AB", "D, A and B lie on one line"}},
    {"O is the circumcentre of triangle ABC", {"OA = OB", "OB = OC"}},
    {"M is equidistant from A and B", {"MA = MB"}},
    {"the point M is equidistant from the points A, B and C", {"MA = MB", "MB = MC"}},
    {"M is equally far from A, B, C and D", {"MA = MB", "MB = MC", "MC = MD"}},
    {"B, D, M and C are collinear", {"B, D and M lie on one line", "B, D and C lie on one line"}},
    {"the angles ∠ABC and ∠ACB are equal", {"∠ABC = ∠ACB"}},
};

/// The claims of words that say one thing.
std::vector<std::string> in_signs(const std::string& words) {
    const verigeo::Ways ways = verigeo::ways_in_signs(words);
    return ways.size() == 1 ? ways.front().claims : std::vector{words};
}

TEST(TextWords, AreSaidInSigns) {
    for (const auto& [words, signs] : said_cases) EXPECT_EQ(in_signs(words), signs) << words;
}

TEST(TextWords, ThatAreNotKnownStayAsTheyAre) {
    for (const std::string words :
         {"AB is not perpendicular to CD", "the lines meet", "AM bisects ∠BCD", "ABCD is a kite", "AB = CD", ""})
        EXPECT_EQ(in_signs(words), std::vector{words});
}

TEST(TextWords, AreClaimsOfATextBetweenItsOtherWords) {
    const auto claims = claims_in(
        "Since ABCD is a square, AC and BD are perpendicular. Hence AC bisects ∠BAD, and M is the midpoint of BD.",
        names_of_square, square_places);
    ASSERT_EQ(claims.size(), 4U);
    EXPECT_EQ(claims[0].statements.size(), 4U);
    for (const TextClaim& claim : claims)
        for (const facts::Statement& statement : claim.statements)
            EXPECT_TRUE(facts::seen(statement, square_places)) << claim.text;
}

TEST(TextWords, SupposeThatAFigureIsWhatItIsCalled) {
    const auto supposed = [](const char* words) { return verigeo::ways_in_signs(words).front().supposed; };
    EXPECT_EQ(supposed("ABCD is a parallelogram"), std::vector<std::string>{"ncoll A B C"});
    EXPECT_EQ(supposed("ABCD is a cyclic quadrilateral"),
              (std::vector<std::string>{"apart_by A C B D", "apart_by B D A C"}));
    EXPECT_EQ(supposed("△ABC ≅ △DEF"), std::vector<std::string>{"ncoll A B C"});
    EXPECT_TRUE(supposed("AB bisects ∠CAD").empty());
}

TEST(TextWords, OfTheOrderOfPointsAreReadOfGoalsAlone) {
    const auto claims = [](const verigeo::Ways& ways) { return ways.front().claims; };
    EXPECT_EQ(claims(verigeo::ways_of_goal("ABC is an acute triangle")),
              (std::vector<std::string>{"∠CAB < 90°", "∠ABC < 90°", "∠BCA < 90°"}));
    EXPECT_EQ(claims(verigeo::ways_of_goal("AB:BC:CA = 3:4:5")),
              (std::vector<std::string>{"AB/BC = 3/4", "BC/CA = 4/5"}));
    EXPECT_EQ(in_signs("ABC is an acute triangle"), std::vector<std::string>{"ABC is an acute triangle"});
}

TEST(TextWords, MayLeaveOpenInWhichWay) {
    EXPECT_EQ(verigeo::ways_in_signs("triangle ABC is isosceles"),
              (verigeo::Ways{
                  {{"AB = AC"}, {"ncoll A B C"}}, {{"BA = BC"}, {"ncoll A B C"}}, {{"CA = CB"}, {"ncoll A B C"}}}));
    const auto claim = [](const char* text) { return claims_in(text, names_of_square, square_places); };
    const auto right = claim("Hence ABD is a right triangle");
    ASSERT_EQ(right.size(), 1U);
    EXPECT_TRUE(facts::seen(right[0].statements[0], square_places)) << "as the picture has it";
    const auto called = claim("The diagonals of the square ABCD meet in M");
    ASSERT_EQ(called.size(), 1U);
    EXPECT_EQ(called[0].text, "square ABCD");
    EXPECT_EQ(called[0].statements.size(), 4U);
}

TEST(TextWords, ThatDenyOrSupposeAreNoClaims) {
    for (const char* const text : {"It is not so that AB = CD", "AB = AC is impossible", "Suppose AB = AC"})
        EXPECT_TRUE(claims_in(text, names_of_square, square_places, Supposing::supposes).empty()) << text;
    EXPECT_EQ(claims_in("Suppose AB = AC", names_of_square, square_places).size(), 1U);
}

TEST(TextWords, OfAnyLengthEndInBoundedTime) {
    EXPECT_EQ(in_signs(std::string(100'000, 'A')).size(), 1U);
    EXPECT_EQ(in_signs(std::string(199, '(')).size(), 1U);
}

} // namespace
} // namespace porism::workflow
