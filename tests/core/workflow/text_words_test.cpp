#include "facts/truth.h"
#include "formats/verigeo/words.h"
#include "workflow/verify/texts.h"

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
    {"AM bisects ∠BAC", {"∠BAM = ∠MAC"}},
    {"AM is the bisector of angle CAB", {"∠CAM = ∠MAB"}},
    {"MA bisects the angle BAC", {"∠BAM = ∠MAC"}},
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
};

TEST(TextWords, AreSaidInSigns) {
    for (const auto& [words, signs] : said_cases) EXPECT_EQ(verigeo::in_signs(words), signs) << words;
}

TEST(TextWords, ThatAreNotKnownStayAsTheyAre) {
    for (const std::string words :
         {"AB is not perpendicular to CD", "the lines meet", "AM bisects ∠BCD", "ABCD is a kite", "AB = CD", ""})
        EXPECT_EQ(verigeo::in_signs(words), std::vector{words});
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

TEST(TextWords, OfAnyLengthEndInBoundedTime) {
    EXPECT_EQ(verigeo::in_signs(std::string(100'000, 'A')).size(), 1U);
    EXPECT_EQ(verigeo::in_signs(std::string(199, '(')).size(), 1U);
}

} // namespace
} // namespace porism::workflow
