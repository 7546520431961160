// Angles as people tell them, in degrees.
#include "numbers/degrees.h"

#include "numbers/answer.h"

#include <gtest/gtest.h>
#include <string>
#include <utility>

namespace porism::numbers {
namespace {

std::string degrees_told(const char* text) {
    const auto told = told_answer(text);
    return told ? canonical_text(in_degrees(*told)) : "none";
}

TEST(Degrees, AreToldAsTheAngleThatTheyAre) {
    const auto degrees = [](const char* text) { return told_in_degrees(in_degrees(*Scalar::parse(text))); };
    EXPECT_EQ(degrees("arccos(3/5)"), "arccos(3/5)");
    EXPECT_EQ(degrees("2*arctan(1/2)"), "2*arctan(1/2)");
    EXPECT_EQ(degrees("pi/3"), "60");
    EXPECT_EQ(degrees("75"), "75");
    EXPECT_EQ(told_in_degrees(*Scalar::parse("sqrt(2)/(pi/180)")), "sqrt(2)/(pi/180)");
}

TEST(Degrees, OfSumsAndMultiplesOfAnglesAreExact) {
    const std::pair<const char*, const char*> told[] = {
        {"40°+35°", "75"},
        {"150°/2", "75"},
        {"180° − 105°", "75"},
        {"180-105", "75"},
        {"5·15°", "75"},
        {"15°·5", "75"},
        {"90 - 15°", "75"},
        {"45° + arctan(sqrt(3)/3)", "75"},
        {"45 + arcsin(1/2)", "75"},
        {"(180 - arccos(sqrt(3)/2))/2", "75"},
        {"π/4 + π/6", "75"},
        {"5pi/12", "75"},
        {"arccos(1/2)*180/pi + 15", "75"},
        {"arccos(1/2)/1°", "60"},
        {"-(15° - 90)", "75"},
        {"75", "75"},
        {"36.5° + 0.25°", "147/4"},
    };
    for (const auto& [text, value] : told) EXPECT_EQ(degrees_told(text), value) << text;
}

TEST(Degrees, OfArcsAreTheirNumber) {
    const std::pair<const char*, double> told[] = {
        {"arctan(3/4)", 36.86989764584402},         {"90 - arctan(3/4)", 53.13010235415598},
        {"90° − arctan(3/4)", 53.13010235415598},   {"π/2 − arctan(3/4)", 53.13010235415598},
        {"180 - arccos(-3/5)", 53.13010235415598},  {"2arctan(1/2)", 53.13010235415598},
        {"180*arctan(3/4)/pi", 36.86989764584402},  {"arctan(1)+arctan(1/7)", 53.13010235415598},
        {"60 + arctan(3/4)/2", 78.434948822922010},
    };
    for (const auto& [text, value] : told) EXPECT_NEAR(to_double(in_degrees(*told_answer(text))), value, 1e-12) << text;
}

TEST(Degrees, KeepTheirDecimals) {
    EXPECT_EQ(in_degrees(*told_answer("90° - 36.87°")).text(), "53.13");
    EXPECT_EQ(in_degrees(*told_answer("53.13°")).text(), "53.13");
}

TEST(Degrees, OfRadians) {
    EXPECT_EQ(canonical_text(from_radians(*told_answer("π/3"))), "60");
    EXPECT_NEAR(to_double(from_radians(*told_answer("1"))), 57.29577951308232, 1e-12);
}

TEST(Degrees, AreLeftOpenWhereSumsMixKinds) {
    EXPECT_EQ(in_degrees(*told_answer("pi^2 + 1")).text(), "pi^2+1");
}

} // namespace
} // namespace porism::numbers
