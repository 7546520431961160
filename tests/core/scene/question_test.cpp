// Questions: their values in pictures. Their text is tested with the languages that hold them.
#include "scene/question.h"

#include <cmath>
#include <gtest/gtest.h>
#include <numbers>

namespace porism::scene {
namespace {

const std::vector<std::string> names{"a", "b", "c", "d"};
using Picture = std::vector<geometry::Point<double>>;
// A right angle at b; d is the fourth corner of the rectangle.
const Picture rectangle{{0, 3}, {0, 0}, {4, 0}, {4, 3}};

double value(const char* text, const Picture& picture = rectangle) {
    const auto question = parse_question(text, names);
    EXPECT_TRUE(question) << text << ": " << to_string(question.error());
    return question ? value_in(*question, picture) : -1;
}

TEST(Questions, AskForAValue) {
    EXPECT_NEAR(value("lcompute a c"), 5, 1e-12);
    EXPECT_NEAR(value("rcompute a b b c"), 0.75, 1e-12);
    EXPECT_NEAR(value("acompute a b b c"), 0.5, 1e-12);
    EXPECT_NEAR(value("acompute b c a c"), 1 - std::atan2(3, 4) / std::numbers::pi, 1e-12)
        << "directed, modulo a half turn";
    EXPECT_NEAR(value("acompute a c b c"), std::atan2(3, 4) / std::numbers::pi, 1e-12);
}

TEST(Questions, EquationsFailByHowMuch) {
    EXPECT_NEAR(value("lequation 1/1 a b * a b 1/1 b c * b c -1/1 a c * a c 0"), 0, 1e-12);
    EXPECT_NEAR(value("lequation 1 a b 1 b c 7"), 0, 1e-12);
    EXPECT_NEAR(value("lequation 1 a b 1 b c 6"), 1.0 / 13, 1e-12) << "relative to the size of the terms";
    EXPECT_NEAR(value("aequation 1 a b b c 1 b c c d 0"), 0, 1e-12) << "two right angles are none";
    EXPECT_NEAR(value("aequation 1 a b b c 60o"), 1.0 / 6, 1e-12);
    EXPECT_NEAR(value("aequation 2 a b b c 180"), 0, 1e-12);
}

TEST(Questions, TellValuesApartUpToRounding) {
    EXPECT_TRUE(same_value(QuestionKind::acompute, 0.0, 1 - 1e-12)) << "angles modulo a half turn";
    EXPECT_FALSE(same_value(QuestionKind::acompute, 0.0, 0.5));
    EXPECT_TRUE(same_value(QuestionKind::lcompute, 5, 5 + 1e-12));
    EXPECT_FALSE(same_value(QuestionKind::lcompute, 5, 5.001));
}

Seen seen(const char* text, const std::vector<Picture>& pictures) {
    return seen_in(parse_question(text, names).value(),
                   {std::vector<facts::Points<double>>(pictures.begin(), pictures.end())});
}

TEST(Questions, AreSeenInAllPicturesOrNot) {
    Picture wide = rectangle, bent = rectangle;
    wide[2].x = wide[3].x = 5;
    bent[0].x = 1e-7;
    const char* equal = "lequation 1 a b -1 c d 0";
    EXPECT_EQ(seen(equal, {rectangle, wide}).sight, Sight::seen);
    EXPECT_EQ(seen("lequation 1 b c 4", {rectangle, wide}).sight, Sight::refuted);
    EXPECT_EQ(seen("aequation 1 a b b c 90", {rectangle, bent}).sight, Sight::near);
    EXPECT_EQ(seen("lcompute a b", {rectangle, wide}).sight, Sight::seen);
    const Seen apart = seen("lcompute b c", {rectangle, rectangle, wide});
    EXPECT_EQ(apart.sight, Sight::differing);
    EXPECT_EQ(apart.value, 4);
    EXPECT_EQ(apart.other, 5);
    const Picture one_point{{1, 1}, {1, 1}, {1, 1}, {1, 1}};
    for (const char* nothing : {"rcompute a b c d", "acompute a b c d", "aequation 1 a b c d 0"})
        EXPECT_EQ(seen(nothing, {rectangle, one_point}).sight, Sight::meaningless) << nothing;
    EXPECT_EQ(seen("lequation 1 a b 0", {one_point}).sight, Sight::seen);
}

TEST(Questions, TakeOneRowEach) {
    for (const QuestionRow& each : question_table()) {
        EXPECT_EQ(question_by_name(each.name), each.kind);
        EXPECT_EQ(&row(each.kind), &each);
        EXPECT_TRUE(asks("  " + std::string(each.name) + " a b"));
    }
    EXPECT_FALSE(asks("coll a b c"));
    EXPECT_FALSE(asks(""));
}

TEST(Questions, AskForAnyQuantity) {
    const auto area = parse_question("compute area(a,b,c)", names);
    ASSERT_TRUE(area) << to_string(area.error());
    EXPECT_EQ(to_string(*area, names), "compute area(a,b,c)");
    EXPECT_EQ(points_of(*area).size(), 3U);
    EXPECT_EQ(*area, question_for(*area->quantity));
    const auto letter = parse_question("compute x", names);
    ASSERT_TRUE(letter);
    const Picture picture{{0, 0}, {3, 0}, {3, 4}, {0, 4}};
    const facts::Points<double> pictures[] = {picture};
    const facts::Letters letters[] = {{{"x", 7}}};
    EXPECT_NEAR(value_in(*area, picture), 6, 1e-12);
    EXPECT_EQ(seen_in(*letter, pictures, letters).value, 7);
    EXPECT_EQ(seen_in(*letter, pictures).sight, Sight::meaningless);
    const auto unknown = parse_question("compute area(a,b,q)", names, Place{"f", 3, 5});
    ASSERT_FALSE(unknown);
    EXPECT_EQ(unknown.error().code, "unknown_point");
    EXPECT_EQ(unknown.error().place->line, 3);
    EXPECT_EQ(parse_question("compute 2*x", names).error().code, "relation_syntax");
}

TEST(Questions, NameTheirPointsAsWordsToo) {
    EXPECT_EQ(parse_question("compute area a b c", names).value(),
              parse_question("compute area(a,b,c)", names).value());
    EXPECT_EQ(parse_question("compute length A C", names).value(),
              parse_question("compute length(a,c)", names).value());
    const auto few = parse_question("compute angle a b", names, Place{"f", 3, 5});
    ASSERT_FALSE(few);
    EXPECT_EQ(few.error().code, "quantity_points");
    EXPECT_EQ(few.error().place->column, 13);
    const auto unknown = parse_question("compute length a q", names);
    ASSERT_FALSE(unknown);
    EXPECT_EQ(unknown.error().code, "unknown_point");
    EXPECT_EQ(unknown.error().place->column, 18);
}

TEST(Questions, AProductIsBounded) {
    std::string long_product = "lequation 1 a b";
    for (int i = 0; i < 8; ++i) long_product += " * a b";
    const auto read = parse_question(long_product + " 0", names);
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().code, "question_terms");
}

} // namespace
} // namespace porism::scene
