#include "numbers/power_of_pi.h"

#include "numbers/exact.h"

#include <cmath>
#include <gtest/gtest.h>
#include <string>

namespace porism::numbers {
namespace {

std::string simple(const std::string& text) {
    const ExactContext context;
    const auto value = as_power_of_pi(Scalar::parse(text).value());
    return value ? value->text() : "none";
}

TEST(PowerOfPi, IsWrittenOnce) {
    EXPECT_EQ(simple("10/(2pi)"), "5/pi");
    EXPECT_EQ(simple("4*(36/(2pi))*pi/9"), "8");
    EXPECT_EQ(simple("540/(291600pi/(2160*pi^2)*pi)"), "4");
    EXPECT_EQ(simple("sqrt(2)*sqrt(8)*pi^2"), "4*pi^2");
    EXPECT_EQ(simple("sqrt(9*pi^2)/2"), "3pi/2");
    EXPECT_EQ(simple("pi/pi^3-1/pi^2"), "0");
    EXPECT_EQ(simple("(7pi+pi)/(6*pi^2)"), "4/(3pi)");
    EXPECT_EQ(simple("sin(60o)*pi"), "sqrt(3)/2*pi");
}

TEST(PowerOfPi, IsNotFoundInOtherNumbers) {
    for (const char* text : {"3", "sqrt(2)", "4-pi", "arccos(3/5)/(pi/180)", "sqrt(pi)", "1/(1+pi)", "sin(1)*pi"})
        EXPECT_EQ(simple(text), "none") << text;
}

TEST(PowerOfPi, KeepsTheValue) {
    const ExactContext context;
    for (const char* text : {"2pi/3*7", "1/(3pi)/(2pi)", "(sqrt(5)-1)*pi/(2pi)^2", "-(pi^3)", "(-pi)^3/5"}) {
        const Scalar scalar = Scalar::parse(text).value();
        const auto value = as_power_of_pi(scalar);
        ASSERT_TRUE(value) << text;
        EXPECT_NEAR(to_double(*value), to_double(scalar), 1e-12 * std::fabs(to_double(scalar))) << value->text();
    }
}

} // namespace
} // namespace porism::numbers
