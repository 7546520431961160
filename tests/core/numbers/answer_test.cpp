#include "numbers/answer.h"

#include <gtest/gtest.h>
#include <string>

namespace porism::numbers {
namespace {

std::string told(std::string_view text) {
    const auto value = told_answer(text);
    return value ? value->text() : "none";
}

TEST(ToldAnswer, IsANumberAsPeopleWriteIt) {
    const std::pair<const char*, const char*> answers[] = {
        {"5", "5"},
        {" 3/4. ", "3/4"},
        {"$9$", "9"},
        {"\\frac{1}{2}", "1/2"},
        {"9\\sqrt{3}", "9*sqrt(3)"},
        {"$\\frac{9\\sqrt{3}}{4}$", "9*sqrt(3)/4"},
        {"24\\pi", "24*pi"},
        {"2\\sqrt2", "2*sqrt(2)"},
        {"4√2", "4*sqrt(2)"},
        {"√16.25", "sqrt(16.25)"},
        {"√4.", "2"},
        {"9 cm", "9"},
        {"9cm", "9"},
        {"6 cm^2", "6"},
        {"6 square units", "6"},
        {"36^\\circ", "36"},
        {"36°", "36"},
        {"40 degrees", "40"},
        {"x=9", "9"},
        {"\\boxed{12}", "12"},
        {"$\\boxed{\\frac{3}{4}}$", "3/4"},
        {"\\boxed{AC = 2\\sqrt{5}}", "2*sqrt(5)"},
        {"5\\text{ cm}", "5"},
        {"AB = 2\\cdot 3", "6"},
        {"asin(1/2)", "arcsin(1/2)"},
        {"\\frac35", "3/5"},
        {"\\frac73", "7/3"},
        {"2\\frac{1}{4}", "9/4"},
        {"2\\frac14", "9/4"},
        {"2 1/4 cm", "9/4"},
        {"3\\frac{\\sqrt{3}}{4}", "3*sqrt(3)/4"},
        {"12 sin 30°", "6"},
        {"12·sin 30° cm", "6"},
        {"12\\cos 60^\\circ", "6"},
        {"\\sqrt[3]{216}", "6"},
        {"√(13²−(5√1)²)", "12"},
        {"|−7|", "7"},
        {"|7|", "7"},
        {"cos^{-1}(4/5)", "arccos(4/5)"},
        {"\\tan^{-1}(4/5)", "arctan(4/5)"},
        {"sin⁻¹(4/5)", "arcsin(4/5)"},
        {"\\arcsin(4/5)", "arcsin(4/5)"},
    };
    for (const auto& [text, value] : answers) {
        const auto read = told_answer(text);
        ASSERT_TRUE(read) << text;
        const auto wanted = Scalar::parse(value);
        EXPECT_NEAR(to_double(*read), to_double(*wanted), 1e-12) << text;
    }
}

TEST(ToldAnswer, IsNothingWhereThereIsNoNumber) {
    for (const char* text : {"", "banana", "cm", "\\frac{1}", "\\frac{1}{0}", "3 or 4", "x", "NaN", "\\sqrt", "x=y",
                             "=9", "\\boxed{", "\\boxed{}", "sin 30", "1 2 3/4", "|3|4|", "||"})
        EXPECT_EQ(told(text), "none") << text;
    EXPECT_EQ(told(std::string(300, '1')), "none");
    EXPECT_EQ(told(std::string(150, '{')), "none");
}

} // namespace
} // namespace porism::numbers
