#include "translate/question_text.h"

#include <gtest/gtest.h>

namespace porism::translate {
namespace {

struct Told {
    const char* question;
    const char* text;
};

TEST(QuestionText, EveryKindIsASentence) {
    const std::vector<std::string> names{"a", "b", "c", "o", "m_ab"};
    const Told table[] = {
        {"lcompute a m_ab", "Find the length AM_ab."},
        {"rcompute a b b c", "Find the ratio AB : BC."},
        {"acompute a b b c", "Find the angle from AB to BC."},
        {"lequation 1 a c * a c -2/1 b o 3", "Prove that AC · AC − 2 BO = 3."},
        {"lequation -1/2 a c sqrt(2) b o 0", "Prove that −1/2 AC + (sqrt(2)) BO = 0."},
        {"aequation 1 a b b c -3 c a a o 90o", "Prove that ∠(AB, BC) − 3 ∠(CA, AO) ≡ 90° (mod 180°)."},
        {"aequation 2 a b b c pi/3", "Prove that 2 ∠(AB, BC) ≡ 60° (mod 180°)."},
    };
    for (const Told& row : table) {
        const auto question = scene::parse_question(row.question, names);
        ASSERT_TRUE(question) << row.question << ": " << to_string(question.error());
        EXPECT_EQ(question_text(*question, names), row.text);
    }
}

} // namespace
} // namespace porism::translate
