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
                             "=9", "\\boxed{", "\\boxed{}"})
        EXPECT_EQ(told(text), "none") << text;
    EXPECT_EQ(told(std::string(300, '1')), "none");
    EXPECT_EQ(told(std::string(150, '{')), "none");
}

} // namespace
} // namespace porism::numbers
