#include "workflow/verify/text/values.h"

#include "workflow/verify/text/claims.h"

#include <gtest/gtest.h>

namespace porism::workflow {
namespace {

/// A right angle at C, CA = 3, CB = 4.
const std::vector<std::string> of_right_triangle{"a", "b", "c"};

std::vector<TextValue> read_values(std::string_view text, Supposing supposing = Supposing::supposes) {
    diagram::Picture picture;
    picture.points = {{3, 0}, {0, 4}, {0, 0}};
    return values_in(text, supposing, of_right_triangle, picture);
}

std::string values_told(std::string_view text, Supposing supposing = Supposing::supposes) {
    std::string out;
    for (const TextValue& value : read_values(text, supposing)) {
        const bool holds = value.state == TextValue::State::holds, fails = value.state == TextValue::State::fails;
        out += (out.empty() ? "" : "; ") + value.text + (holds ? " yes" : fails ? " no" : " ?" + value.point);
    }
    return out;
}

TEST(TextValues, EachComparisonOfAChainIsMeasured) {
    EXPECT_EQ(values_told("By Pythagoras AB^2 = AC^2 + BC^2 = 3^2 + 4^2 = 26, so AB = 5."),
              "AB^2 = AC^2 + BC^2 yes; AC^2 + BC^2 = 3^2 + 4^2 yes; AC^2 = 3^2 yes; BC^2 = 4^2 yes; 3^2 + 4^2 = 26 no; "
              "AB = 5 yes");
    EXPECT_EQ(values_told("1. AC*BC/2 = 12\n2. AC + BC = 8"), "AC*BC/2 = 12 no; AC + BC = 8 no");
    EXPECT_EQ(values_told("The area of ABC is AC*BC/2 = 12."), "TRI_ABC = AC*BC/2 yes; AC*BC/2 = 12 no");
    EXPECT_EQ(values_told("AB < AC and BC > AB"), "AB < AC no; BC > AB no");
    EXPECT_EQ(values_told("AB < AC, BC >= AC"), "AB < AC no; BC >= AC yes");
}

TEST(TextValues, DecimalsAreRoundedByTheirLastDigits) {
    EXPECT_EQ(values_told("CA = 2·3.5, CB = 30/7.0, AB = 6.5 - 1"), "CA = 2*3.5 no; CB = 30/7.0 no; AB = 6.5 - 1 no");
    EXPECT_EQ(values_told("CA/AB = 0.6, CA/CB = 3/4.0, CB/CA = 1.33, CB/CA = 1.34"),
              "CA/AB = 0.6 yes; CA/CB = 3/4.0 yes; CB/CA = 1.33 yes; CB/CA = 1.34 no");
    EXPECT_EQ(values_told("CA:CB = 3:400.5"), "CA / CB = 3 / 400.5 no");
    EXPECT_EQ(values_told("∠CAB = 53.13°, ∠CAB = 53.2°"), "ANG_CAB = 53.13° yes; ANG_CAB = 53.2° no");
}

TEST(TextValues, TheLawsOfSinesAndCosinesAreRead) {
    EXPECT_EQ(values_told("By the law of cosines AB^2 = AC^2 + BC^2 - 2·AC·BC·cos∠ACB."),
              "AB^2 = AC^2 + BC^2 - 2*AC*BC*cos(ANG_ACB) yes");
    EXPECT_EQ(values_told("By the law of cosines BC^2 = AB^2 + AC^2 - 2·AB·AC·cos∠ABC."),
              "BC^2 = AB^2 + AC^2 - 2*AB*AC*cos(ANG_ABC) no");
    EXPECT_EQ(values_told("By the law of sines AB/sin∠ACB = AC/sin∠ABC"), "AB/sin(ANG_ACB) = AC/sin(ANG_ABC) yes");
}

TEST(TextValues, WhatIsRoundedHasItsSign) {
    EXPECT_EQ(values_told("∠ABC ≈ 36.87°, ∠BAC ≈ 53.2°"), "ANG_ABC = 36.87° yes; ANG_BAC = 53.2° no");
    EXPECT_EQ(values_told("AB ≈ 5"), "");
}

TEST(TextValues, SignsOfTexAndOfPrintAreRead) {
    EXPECT_EQ(values_told("Hence $AC=BC$ with $\\angle ABC = 90^\\circ$."), "AC = BC no; ANG_ABC = 90° no");
    EXPECT_EQ(values_told("$AB^{2} = 25$, $AB = \\sqrt{25}$, $AB = \\frac{10}{2}$"),
              "AB^(2) = 25 yes; AB = sqrt(25) yes; AB = ((10)/(2)) yes");
    EXPECT_EQ(values_told("sin ∠ABC = 4/5; cos ∠ABC = 4/5; AB² ≠ 25; AB ≤ 5"),
              "sin(ANG_ABC) = 4/5 no; cos(ANG_ABC) = 4/5 yes; AB^2 != 25 no; AB <= 5 yes");
    EXPECT_EQ(values_told("$\\overline{AB}=\\overline{BC}$, $[ABC] = 100$, $m\\angle ABC = 61^\\circ$"),
              "AB = BC no; TRI_ABC = 100 no; ANG_ABC = 61° no");
    EXPECT_EQ(values_told("AC:BC = 3:4, AB:BC=1:2"), "AC / BC = 3 / 4 yes; AB / BC = 1 / 2 no");
    EXPECT_EQ(values_told("AC : BC = 3 : 4, area of triangle ABC = 6"), "AC / BC = 3 / 4 yes; TRI_ABC = 6 yes");
}

TEST(TextValues, FractionsOfALengthAreRead) {
    EXPECT_EQ(values_told("$AC = \\frac{3}{5}AB$, AC = ⅗ AB, BC = ½AB"),
              "AC = ((3)/(5))* AB yes; AC = (3/5) * AB yes; BC = (1/2)* AB no");
    EXPECT_EQ(values_told("AB = 4½"), "AB = (4+1/2) no");
    EXPECT_EQ(values_told("AC is three fifths of AB, and AC = 3/5 AB"), "AC = 3/5*AB yes; AC = 3/5 * AB yes");
}

TEST(TextValues, PairsAreSaidInTheirOrder) {
    EXPECT_EQ(values_told("AC, BC = 4, 3."), "AC = 4 no; BC = 3 no");
    EXPECT_EQ(values_told("AC, BC, AB = 3, 4 and 5."), "AC = 3 yes; BC = 4 yes; AB = 5 yes");
    EXPECT_EQ(values_told("AB, BC, CA, AB = 3, 4, 5, 6."), "") << "which is which is not read";
    EXPECT_EQ(values_told("AC and BC are 3 and 4 respectively."), "AC = 3 yes; BC = 4 yes");
}

TEST(TextValues, MixedNumbersAreSums) {
    EXPECT_EQ(values_told("$AB = 4\\frac{1}{2}$, AB = 4 1/2, AB = 4 2/2"),
              "AB = (4+1/2) no; AB = (4+1/2) no; AB = (4+2/2) yes");
}

TEST(TextValues, WordsOfTrianglesAndCirclesAreRead) {
    EXPECT_EQ(values_told("The circumradius of triangle ABC is 3."), "(AB*BC*CA/(4*TRI_ABC)) = 3 no");
    EXPECT_EQ(values_told("The radius of the inscribed circle of ABC is 1."), "(2*TRI_ABC/(AB + BC + CA)) = 1 yes");
    EXPECT_EQ(values_told("Legs CA and CB measure 4 and 3."), "CA = 4 no; CB = 3 no");
    EXPECT_EQ(values_told("In ABC, where the right angle is at C, the legs CA and CB are 3 and 4 respectively"),
              "CA = 3 yes; CB = 4 yes");
    EXPECT_EQ(values_told("The triangle is right-angled at C, AC is longer than BC"), "AC > BC no");
    EXPECT_EQ(values_told("∠ABC and ∠BAC are equal to 45° each"), "ANG_ABC = 45° no; ANG_BAC = 45° no");
    EXPECT_EQ(values_told("The sides are in ratio AB:AC:BC = 5:3:6."), "AB/AC = 5/3 yes; AC/BC = 3/6 no");
    EXPECT_EQ(values_told("Chord AB = 8 in a circle"), "AB = 8 no");
    EXPECT_EQ(values_told("A chord AB of length 8 in a circle"), "AB = 8 no");
}

TEST(TextValues, ADecimalEqualsWhatRoundsToIt) {
    EXPECT_EQ(values_told("∠ABC = 36.87°"), "ANG_ABC = 36.87° yes");
    EXPECT_EQ(values_told("∠ABC = 36.9"), "ANG_ABC = 36.9 yes");
    EXPECT_EQ(values_told("∠ABC = 36.86"), "ANG_ABC = 36.86 no");
    EXPECT_EQ(values_told("AB = 5.1 cm"), "AB = 5.1 no");
    EXPECT_EQ(values_told("ABCD is a square with AB = 3"), "AB = 3 no");
    EXPECT_EQ(values_told("the square of AB = 25"), "AB^2 = 25 yes");
}

TEST(TextValues, WhatOtherWordsMayBelongToIsLeftOut) {
    for (const std::string_view text :
         {"twice AB = 6", "the mean of AB and BC = 12", "AB = 7 is false, so it is not", "AB is not = 4",
          "if AB = 4 then AC = 1", "z = -3 or z = 3; with z = -3, AB = -3, but a length is positive", "Suppose AB = 9",
          "AB = x + 1", "Is AB = x", "AB = ", "= 3", "A = 5", "I = 12 and rs = 4", "steps 1 = 2 = banana",
          "AB : BC = 1 : 2 : 3", "ABC = 5"})
        EXPECT_EQ(values_told(text), "") << text;
    EXPECT_EQ(values_told("Suppose AB = 9", Supposing::tells), "AB = 9 no");
}

TEST(TextValues, DistancesAndPlacesOnALineAreRead) {
    EXPECT_EQ(values_told("The distance from C to AB is 2."), "2*TRI_CAB/AB = 2 no");
    EXPECT_EQ(values_told("The distance between A and B is 5."), "AB = 5 yes");
    EXPECT_EQ(values_told("The semiperimeter of ABC is 6."), "(AB + BC + CA) = 2*(6) yes");
    EXPECT_EQ(values_told("C lies between A and B."), "AC + CB <= AB no");
    EXPECT_EQ(values_told("C is not between A and B."), "AC + CB > AB yes");
    EXPECT_EQ(values_told("cos∠ABC = 4/5, BC = 2√4"), "cos(ANG_ABC) = 4/5 yes; BC = 2*√4 yes");
}

TEST(TextValues, PointsThatTheFigureLacksAreNamed) {
    EXPECT_EQ(values_told("Let D be the midpoint of AB. Then CD = 3."), "CD = 3 ?D");
    EXPECT_EQ(values_told("Then PM = 3."), "PM = 3 ?M");
}

TEST(TextValues, WorkIsBounded) {
    std::string long_text;
    while (long_text.size() < 2 * most_text_bytes) long_text += "so AB + ";
    EXPECT_TRUE(read_values(long_text + "= 3").empty());
    std::string many;
    for (std::size_t i = 0; i < 2 * most_text_claims; ++i) many += "AB = 5. ";
    EXPECT_EQ(read_values(many).size(), most_text_claims);
}

} // namespace
} // namespace porism::workflow
