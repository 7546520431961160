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

} // namespace
} // namespace porism::problem
