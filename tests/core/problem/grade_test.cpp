// Answers graded: exact equivalence, then one part in a hundred.
#include "problem/grade.h"

#include <gtest/gtest.h>

namespace porism::problem {
namespace {

Grade of(const char* given, const char* expected) {
    return grade(*numbers::Scalar::parse(given), *numbers::Scalar::parse(expected));
}

TEST(Grade, FormsOfOneNumberAreExact) {
    EXPECT_EQ(of("2*sqrt(2)", "sqrt(8)"), Grade::exact);
    EXPECT_EQ(of("0.5", "1/2"), Grade::exact);
    EXPECT_EQ(of("cos(arctan(15/8))", "8/17"), Grade::exact);
    EXPECT_EQ(of("arccos(sqrt(33)/7)/1o", "180*arcsin(4/7)/pi"), Grade::exact);
    EXPECT_EQ(of("121pi/4", "121*pi/4"), Grade::exact);
}

TEST(Grade, NeighboursAreNotExact) {
    EXPECT_EQ(of("1414213562373095/1000000000000000", "sqrt(2)"), Grade::near) << "equal to 15 digits";
    EXPECT_EQ(of("5", "sqrt(25+24*cos(8999999999999pi/18000000000000))"), Grade::near) << "and to 12 with a cosine";
    EXPECT_EQ(of("36.86989764584402", "arccos(4/5)/1o"), Grade::near);
    EXPECT_EQ(of("36.4", "21*sqrt(3)"), Grade::near);
    EXPECT_EQ(of("-5", "5"), Grade::wrong);
    EXPECT_EQ(of("28.5", "29"), Grade::wrong);
    EXPECT_EQ(of("0", "0"), Grade::exact);
    EXPECT_EQ(of("1/1000", "0"), Grade::wrong);
}

Grade told(const char* answer, const char* value) {
    return grade_told(*numbers::Scalar::parse(answer), *numbers::Scalar::parse(value));
}

TEST(Grade, AToldDecimalIsARoundingWithinHalfAUnitOfItsLastDigit) {
    EXPECT_EQ(told("12.1", "7*sqrt(3)"), Grade::near) << "12.124";
    EXPECT_EQ(told("12.12", "7*sqrt(3)"), Grade::near);
    EXPECT_EQ(told("12.13", "7*sqrt(3)"), Grade::wrong);
    EXPECT_EQ(told("12.2", "7*sqrt(3)"), Grade::wrong);
    EXPECT_EQ(told("3.14", "pi"), Grade::near);
    EXPECT_EQ(told("-3.14", "-pi"), Grade::near);
    EXPECT_EQ(told("3.15", "pi"), Grade::wrong);
    EXPECT_EQ(told("0.63", "5/8"), Grade::near) << "half a unit, as far up as down";
    EXPECT_EQ(told("0.62", "5/8"), Grade::near);
    EXPECT_EQ(told("36.86989764584402", "arccos(4/5)/1o"), Grade::near);
    EXPECT_EQ(told("209.9", "210"), Grade::wrong);
    EXPECT_EQ(told("210.0", "210"), Grade::exact);
}

TEST(Grade, AToldWholeNumberIsNoRoundingOfAnother) {
    EXPECT_EQ(told("209", "210"), Grade::wrong);
    EXPECT_EQ(told("211", "210"), Grade::wrong);
    EXPECT_EQ(told("121", "70*sqrt(3)"), Grade::near) << "121.24";
    EXPECT_EQ(told("122", "70*sqrt(3)"), Grade::wrong);
    EXPECT_EQ(told("3", "pi"), Grade::wrong) << "it is off by more than one part in a hundred";
}

TEST(Grade, AToldExpressionIsMeantExactly) {
    EXPECT_EQ(told("22/7", "pi"), Grade::wrong);
    EXPECT_EQ(told("7*sqrt(3)", "12+sqrt(1/65)"), Grade::wrong);
    EXPECT_EQ(told("sqrt(147)", "7*sqrt(3)"), Grade::exact);
    EXPECT_EQ(told("7*1.73", "7*sqrt(3)"), Grade::near) << "a part of it is rounded";
    EXPECT_EQ(told("7*1.6", "7*sqrt(3)"), Grade::wrong);
}

} // namespace
} // namespace porism::problem
