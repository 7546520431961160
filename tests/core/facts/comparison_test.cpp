#include "facts/comparison.h"
#include "facts/truth.h"

#include <gtest/gtest.h>

#include <array>
#include <string>
#include <vector>

namespace porism::facts {
namespace {

using numbers::Decision;
using ComparedPicture = std::vector<geometry::Point<double>>;

const std::vector<std::string> compared_names{"a", "b", "c", "d"};
/// A right_triangle angle at a, ab = 3, ac = 4; d is the midpoint of bc.
const ComparedPicture right_triangle{{0, 0}, {3, 0}, {0, 4}, {1.5, 2}};

Statement read_comparison(std::string_view text) {
    const auto statement = parse_comparison(text, compared_names);
    EXPECT_TRUE(statement) << text;
    return statement ? *statement : Statement{};
}

template<class N>
std::vector<geometry::Point<N>> over(const std::array<int, 8>& halves) {
    std::vector<geometry::Point<N>> out;
    for (std::size_t i = 0; i < halves.size(); i += 2) out.push_back({N(halves[i]) / N(2), N(halves[i + 1]) / N(2)});
    return out;
}

/// Rounding would make it a great number of either sign.
TEST(Comparison, OfTheTangentOfARightAngleIsNotSeen) {
    for (const char* text : {"tangent(b,a,c) < 0", "tangent(b,a,c) > 0"})
        EXPECT_FALSE(seen(read_comparison(text), right_triangle)) << text;
    EXPECT_TRUE(seen(read_comparison("tangent(a,b,c) > 1"), right_triangle));
}

TEST(Comparison, IsAnOrderStatementOfQuantities) {
    const Statement statement = read_comparison("length(a,c) > 4");
    EXPECT_TRUE(row(statement.predicate()).order);
    EXPECT_EQ(statement.relation(), nullptr);
    ASSERT_NE(statement.compared(), nullptr);
    EXPECT_EQ(statement.points().size(), 2U);
    EXPECT_EQ(to_string(statement, compared_names), "length(a,c) > 4");
    EXPECT_FALSE(make(Predicate::less_than, {}));
}

TEST(Comparison, IsTheSameWithItsSidesExchangedAndMultiplied) {
    for (const auto& [one, other] :
         std::vector<std::pair<std::string, std::string>>{{"length(a,c) > 4", "4 < length(c,a)"},
                                                          {"2length(a,c) ≥ 8", "4 <= length(c,a)"},
                                                          {"length(a,b) != length(c,d)", "length(c,d) ≠ length(a,b)"},
                                                          {"length(a,b) < length(c,d)", "length(c,d) > length(a,b)"}}) {
        EXPECT_EQ(read_comparison(one), read_comparison(other)) << one;
        EXPECT_EQ(read_comparison(one).hash(), read_comparison(other).hash()) << one;
        EXPECT_EQ(read_comparison(to_string(read_comparison(one), compared_names)), read_comparison(one)) << one;
    }
    EXPECT_NE(read_comparison("length(a,c) > 4"), read_comparison("length(a,c) >= 4"));
    EXPECT_NE(read_comparison("length(a,c) > 4"), read_comparison("length(a,c) < 4"));
    EXPECT_NE(read_comparison("length(a,c) > 4"), make(parse_relation("length(a,c) = 4", compared_names).value()));
}

TEST(Comparison, ReadsBackFromEveryParser) {
    for (const ComparisonRow& row : comparison_rows()) {
        const Statement statement = read_comparison("length(a,b) " + std::string(row.sign) + " 2*length(c,d) + 1");
        const std::string text = to_string(statement, compared_names);
        EXPECT_EQ(parse_statement(text, compared_names).value().front(), statement) << text;
        EXPECT_EQ(parse_goal(text, compared_names).value().front(), statement) << text;
    }
}

TEST(Comparison, NamesThePlaceOfWhatItCannotRead) {
    const auto unknown = parse_comparison("length(a,b) <= length(a,x)", compared_names);
    ASSERT_FALSE(unknown);
    EXPECT_EQ(unknown.error().code, "unknown_point");
    EXPECT_EQ(unknown.error().place->column, 25);
    EXPECT_EQ(parse_comparison("length(a,b) < length(b,a)", compared_names).error().code, "relation_trivial");
    EXPECT_EQ(parse_comparison("length(a,b)", compared_names).error().code, "relation_syntax");
}

struct ComparedCase {
    std::string text;
    Decision holds;
};
const std::vector<ComparedCase> compared_cases{{"length(a,c) > 3", Decision::yes},
                                               {"length(a,c) > 4", Decision::no},
                                               {"length(a,c) >= 4", Decision::yes},
                                               {"length(a,c) <= 4", Decision::yes},
                                               {"length(a,c) < 4", Decision::no},
                                               {"length(a,c) != 4", Decision::no},
                                               {"length(a,b) != length(a,c)", Decision::yes},
                                               {"length(b,c) < length(a,b) + length(a,c)", Decision::yes},
                                               {"length(b,d) != length(d,c)", Decision::no},
                                               {"area(a,b,c) > 5", Decision::yes},
                                               {"angle(a,b,c) > angle(b,c,a)", Decision::yes},
                                               {"angle(b,a,c) <= 80", Decision::no}};

TEST(Comparison, IsSeenAndDecided) {
    const numbers::QuadraticTower tower;
    const auto exact = over<numbers::Constructible>({0, 0, 6, 0, 0, 8, 3, 4});
    const auto balls = over<numbers::Ball>({0, 0, 6, 0, 0, 8, 3, 4});
    for (const auto& [text, holds] : compared_cases) {
        const Statement statement = read_comparison(text);
        EXPECT_EQ(seen(statement, right_triangle), holds == Decision::yes) << text;
        EXPECT_EQ(decide_exactly(statement, Points<numbers::Constructible>(exact)), holds) << text;
        const Decision by_balls = decide_order(statement, Points<numbers::Ball>(balls));
        EXPECT_TRUE(by_balls == holds || by_balls == Decision::undecided) << text;
    }
}

TEST(Comparison, IsClearlyFalseByMoreThanTheToleranceAlone) {
    EXPECT_TRUE(refuted(read_comparison("length(a,c) >= 5"), right_triangle));
    EXPECT_TRUE(refuted(read_comparison("length(a,c) > 5"), right_triangle));
    EXPECT_FALSE(refuted(read_comparison("length(a,c) >= 4.000000001"), right_triangle));
    EXPECT_FALSE(refuted(read_comparison("length(a,c) > 4"), right_triangle));
    EXPECT_FALSE(refuted(read_comparison("length(a,c) != 4"), right_triangle));
}

TEST(Comparison, IsCarriedToOtherPoints) {
    std::vector<PointId> points;
    for (const std::size_t i : {3, 2, 1, 0}) points.emplace_back(i);
    EXPECT_EQ(renamed(read_comparison("length(a,b) < 2*length(a,c)"), points),
              read_comparison("length(d,c) < 2*length(d,b)"));
    points[1] = points[0];
    EXPECT_FALSE(renamed(read_comparison("length(a,b) < 2*length(a,c)"), points));
}

TEST(Comparison, OfAnAngleWithARightOneIsAnOrderOfPoints) {
    const std::vector<std::string> names{"a", "b", "c"};
    const auto said = [&](const std::string& text) -> std::string {
        const auto order = order_said(parse_comparison(text, names).value());
        return order ? to_string(*order, names) : "";
    };
    EXPECT_EQ(said("angle(a,b,c) > 90"), "obtuse_angle a b c");
    EXPECT_EQ(said("2*angle(a,b,c) < 180"), "acute_angle a b c");
    EXPECT_EQ(said("90 > angle(b,a,c)"), "acute_angle b a c");
    EXPECT_EQ(said("180 < 2*angle(b,a,c)"), "obtuse_angle b a c");
    for (const char* const text : {"angle(a,b,c) >= 90", "angle(a,b,c) != 90", "angle(a,b,c) > 80", "area(a,b,c) > 90",
                                   "angle(a,b,c) > angle(b,a,c)", "angle(a,b,c) + x > 90", "angle(a,b,c) > 90*x"})
        EXPECT_EQ(said(text), "") << text;
}

TEST(Comparison, IsDecidedByAnEquationThatSaysTheDifference) {
    const auto decided = [](const char* comparison, const char* equation) {
        return decided_by(read_comparison(comparison), *parse_relation(equation, compared_names));
    };
    EXPECT_EQ(decided("length(a,b) > 4", "length(a,b) = 5"), true);
    EXPECT_EQ(decided("length(a,b) < 4", "2*length(a,b) = 10"), false);
    EXPECT_EQ(decided("length(a,b) < length(a,c)", "length(a,c) - length(a,b) = sqrt(2)"), true);
    EXPECT_EQ(decided("length(a,b) < length(a,c)", "length(a,b) - length(a,c) = sqrt(2)"), false);
    EXPECT_EQ(decided("length(a,b) >= length(a,c)", "length(a,b) = length(a,c)"), true);
    EXPECT_EQ(decided("length(a,b) != length(a,c)", "length(a,b) = length(a,c)"), false);
    EXPECT_EQ(decided("length(a,b) > length(a,c)", "length(a,b) = 5"), std::nullopt);
    EXPECT_EQ(decided("length(a,b) > 4", "length(a,d) = 5"), std::nullopt);
    EXPECT_EQ(decided("length(a,b) > 4", "length(a,b)^2 = 25"), std::nullopt);
}

} // namespace
} // namespace porism::facts
