// Answers that can be none to what is asked for.
#include "formats/verigeo/answer_fit.h"

#include <gtest/gtest.h>

namespace porism::verigeo {
namespace {

bool fits(const char* question, const char* answer) {
    const std::vector<std::string> names{"a", "b", "c", "d"};
    return !why_unfit(answer, {scene::parse_question(question, names).value()});
}

TEST(AnswerFit, AUnitIsThatOfTheQuantity) {
    constexpr std::array lengths{"12 cm", "12m", "12 units", "\\sqrt{2}\\text{ cm}", "12", "2/3 in"};
    constexpr std::array areas{"12 cm^2", "12 cm²", "12 square units", "12 sq cm", "$12\\text{ m}^{2}$"};
    constexpr std::array angles{"12°", "12^\\circ", "12 degrees"};
    for (const char* answer : lengths) EXPECT_TRUE(fits("lcompute a b", answer)) << answer;
    for (const char* answer : areas) {
        EXPECT_FALSE(fits("lcompute a b", answer)) << answer;
        EXPECT_TRUE(fits("compute area(a,b,c)", answer)) << answer;
    }
    for (const char* answer : angles) {
        EXPECT_FALSE(fits("lcompute a b", answer)) << answer;
        EXPECT_FALSE(fits("compute area(a,b,c)", answer)) << answer;
        EXPECT_TRUE(fits("acompute a b b c", answer)) << answer;
        EXPECT_TRUE(fits("compute angle(a,b,c)", answer)) << answer;
    }
    for (const char* answer : {"12 sin 30°", "12·cos 60°", "12\\sin 30^\\circ"})
        EXPECT_TRUE(fits("lcompute a b", answer)) << answer << ": the sign is of the function";
    EXPECT_FALSE(fits("compute angle(a,b,c)", "12 cm"));
    EXPECT_FALSE(fits("rcompute a b c d", "2 cm"));
    EXPECT_TRUE(fits("rcompute a b c d", "4:3"));
}

TEST(AnswerFit, ThereIsOneValue) {
    for (const char* answer : {"12; 13", "12 or -12", "12, 13", "3 and 4", "1; 2; 3"})
        EXPECT_FALSE(fits("lcompute a b", answer)) << answer;
    for (const char* answer : {"12", "1,200", "about 12 or so", "AB = 12"})
        EXPECT_TRUE(fits("lcompute a b", answer)) << answer;
}

} // namespace
} // namespace porism::verigeo
