#include "numbers/quotient_form.h"

#include <cmath>
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <string>

namespace porism::numbers {
namespace {

std::string reduced(const std::string& text) {
    const auto value = as_quotient(Scalar::parse(text).value());
    return value ? value->text() : "none";
}

TEST(QuotientForm, CancelsWhatIsCommon) {
    EXPECT_EQ(reduced("8*sin(25o)/sin(25o)"), "8");
    EXPECT_EQ(reduced("4*(8*sin(5pi/36)/sin(5pi/36))-2"), "30");
    EXPECT_EQ(reduced("(sin(25o)^2-1)/(sin(25o)-1)"), "sin(5pi/36)+1");
    EXPECT_EQ(reduced("(pi^2-pi*sqrt(2))/(2*pi)"), "(pi-sqrt(2))/2");
}

TEST(QuotientForm, KnowsThatTheSquaresOfSineAndCosineAreOne) {
    EXPECT_EQ(reduced("sin(25o)^2+cos(25o)^2"), "1");
    EXPECT_EQ(reduced("tan(25o)*cos(25o)"), "sin(5pi/36)");
    EXPECT_EQ(reduced("sin(25o)*sin(25o)+sin(65o)*sin(65o)+pi"), "pi+1");
    EXPECT_EQ(reduced("sqrt(1-cos(47o)^2)"), "cos(43pi/180)");
}

TEST(QuotientForm, TakesSquaresOutOfRoots) {
    EXPECT_EQ(reduced("sqrt((12*sin(35o))^2/(1-cos(47o)^2))"), "12*sin(7pi/36)/cos(43pi/180)");
    EXPECT_EQ(reduced("sqrt(-(12/tan(35o))^2/(-1+cos(47o)^2))"), "12*cos(7pi/36)/(cos(43pi/180)*sin(7pi/36))");
    EXPECT_EQ(reduced("sqrt(4*pi^2+4*pi+1)"), "2pi+1");
    EXPECT_EQ(reduced("sqrt(pi^2-8*pi+16)"), "4-pi");
}

TEST(QuotientForm, LeavesWhatGetsNoShorter) {
    for (const char* text : {"3", "sqrt(2)", "sin(25o)", "11/cos(23pi/60)", "1-pi", "12/tan(35o)"})
        EXPECT_EQ(reduced(text), "none") << text;
}

TEST(QuotientForm, KeepsTheValue) {
    for (const char* text : {"sqrt(3-sin(25o)-2*sin(25o))*sqrt(3)", "(sin(20o)+cos(20o))^2-1", "(pi-4)^3/(pi-4)",
                             "1/(1/sin(25o)+1/cos(25o))", "sqrt((pi-4)^2)*arccos(3/5)/(pi/180)"}) {
        const Scalar scalar = Scalar::parse(text).value();
        const auto value = as_quotient(scalar);
        EXPECT_NEAR(to_double(value.value_or(scalar)), to_double(scalar), 1e-12) << text;
    }
}

TEST(QuotientForm, LeavesWhatIsTooLarge) {
    std::string text = "sin(25o)";
    for (int i = 2; i < 4; ++i) text = fmt::format("({}+sqrt({})+pi)^8", text, i);
    const auto large = Scalar::parse(text);
    ASSERT_TRUE(large);
    EXPECT_EQ(as_quotient(*large), std::nullopt);
}

} // namespace
} // namespace porism::numbers
