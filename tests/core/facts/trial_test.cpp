// Values on trial: order rows are true of every triangle, each needs its order statement, and nothing is refused that
// may be.
#include "facts/trial.h"

#include "base/random.h"
#include "facts/comparison.h"
#include "facts/truth.h"

#include <algorithm>
#include <cmath>
#include <gtest/gtest.h>

namespace porism::facts {
namespace {

using Points = std::vector<geometry::Point<double>>;

const std::vector<std::string> names{"a", "b", "c", "d"};
const std::array corners{PointId(0), PointId(1), PointId(2)};

bool holds(const OrderBound& bound, const Points& points) {
    constexpr double margin = 1e-9;
    double sum = bound.constant;
    for (const OrderTerm& term : bound.terms)
        if (term.factor != 0)
            sum += term.factor * std::pow(value_in(at_corner(term.kind, term.corner, corners), points), term.exponent);
    return bound.strict ? sum > margin : sum > -margin;
}

bool breaks(const OrderRow& row, const Points& points) {
    return std::ranges::all_of(
        row.never, [&](const OrderBound& bound) { return bound.terms.front().factor == 0 || holds(bound, points); });
}

Points lattice_triangle(Rng& rng) {
    Points out;
    for (int i = 0; i < 3; ++i) out.push_back({static_cast<double>(rng.below(6)), static_cast<double>(rng.below(6))});
    return out;
}

bool proper(const Points& points) {
    return seen(*make(Predicate::ncoll, corners), points);
}

/// Points on a line have no angles; rows about sides alone are true of them too.
bool speaks_of_angles(const OrderRow& row) {
    return std::ranges::any_of(row.never, [](const OrderBound& bound) {
        return std::ranges::any_of(
            bound.terms, [](const OrderTerm& term) { return term.factor != 0 && term.kind != QuantityKind::length; });
    });
}

TEST(OrderRows, AreTrueOfEveryTriangle) {
    Rng rng(20261123, 3);
    for (int i = 0; i < 5000; ++i) {
        const Points points = lattice_triangle(rng);
        for (const OrderRow& row : order_rows()) {
            if (row.order && !seen(*make(*row.order, corners), points)) continue;
            if (speaks_of_angles(row) && !proper(points)) continue;
            EXPECT_FALSE(breaks(row, points)) << row.name << " " << i;
        }
    }
}

TEST(OrderRows, NeedTheirOrderStatements) {
    for (const OrderRow& row : order_rows()) {
        if (!row.order) continue;
        Rng rng(20261123, 4);
        bool needed = false;
        for (int i = 0; i < 2000 && !needed; ++i) {
            const Points points = lattice_triangle(rng);
            if (speaks_of_angles(row) && !proper(points)) continue;
            needed = !seen(*make(*row.order, corners), points) && breaks(row, points);
        }
        EXPECT_TRUE(needed) << row.name;
    }
}

struct Tried {
    const char* quantity;
    const char* value;
    std::vector<const char*> equations;
    std::vector<const char*> orders;
    const char* refused_by; ///< name of a row, "equation", "kind"; empty: it may be
};

std::string refused_by(const Tried& one) {
    const auto quantity = parse_quantity(one.quantity, names);
    std::vector<Polynomial> equations;
    for (const char* const text : one.equations) equations.push_back(parse_relation(text, names)->polynomial());
    std::vector<Statement> orders;
    for (const char* const text : one.orders) orders.push_back(parse_statement(text, names)->front());
    const Trial trial = tried(*quantity, numbers::Scalar::parse(one.value).value(), equations, orders);
    if (!trial.refusal()) return {};
    if (trial.refusal()->row != nullptr) return std::string(trial.refusal()->row->name);
    return trial.refusal()->equation ? "equation" : "kind";
}

TEST(Trial, RefusesWhatCannotBe) {
    const Tried rows[] = {
        {"length(a,b)", "-3", {}, {}, "kind"},
        {"x", "-3", {"length(a,b) = x"}, {}, "kind"},
        {"x", "3", {"length(a,b) = x"}, {}, ""},
        {"x", "-3", {}, {}, ""},
        {"x", "60", {"angle(a,b,c) = 3x"}, {}, "kind"},
        {"x", "50", {"angle(a,b,c) = 3x"}, {"acute_angle a b c"}, "acute_angle"},
        {"x", "30", {"angle(a,b,c) = 3x"}, {"acute_angle a b c"}, "acute_angle"},
        {"x", "30", {"angle(a,b,c) = 3x"}, {"obtuse_angle a b c"}, "obtuse_angle"},
        {"x", "29", {"angle(a,b,c) = 3x"}, {"acute_angle a b c"}, ""},
        {"x", "50", {"angle(a,b,c) = 3x"}, {"acute_angle b a c"}, ""},
        {"x", "50", {"angle(a,b,c) = 3x", "angle(b,a,c) = 30"}, {}, "two_angles"},
        {"x", "50", {"angle(a,b,c) = 3x", "angle(b,a,c) = 29"}, {}, ""},
        {"x", "7", {"length(a,b) = x", "length(b,c) = 1", "length(a,c) = 8"}, {}, ""},
        {"x", "7", {"length(a,b) = x", "length(b,c) = 1", "length(a,c) = 8"}, {"ncoll a b c"}, "no_flat_triangle"},
        {"x", "6", {"length(a,b) = x", "length(b,c) = 1", "length(a,c) = 8"}, {}, "triangle_inequality"},
        {"x", "15", {"length(a,b) = x", "length(a,c) = 10"}, {"obtuse_angle a b c"}, "obtuse_side"},
        {"x", "15", {"length(a,b) = x", "length(a,c) = 10"}, {}, ""},
        {"length(a,c)",
         "5*sqrt(3)-sqrt(11)",
         {"length(a,b) = 10", "length(b,c) = 6"},
         {"acute_angle a c b"},
         "acute_sides"},
        {"length(a,c)", "5*sqrt(3)+sqrt(11)", {"length(a,b) = 10", "length(b,c) = 6"}, {"acute_angle a c b"}, ""},
        {"length(a,c)", "8", {"length(a,b) = 10", "length(b,c) = 6"}, {"acute_angle a c b"}, "acute_sides"},
        {"angle(a,c,b)", "150", {"length(a,b) = 4", "length(a,c) = 5"}, {}, "greatest_side"},
        {"angle(a,c,b)", "150", {"length(a,b) = 6", "length(a,c) = 5"}, {}, ""},
        {"angle(a,c,b)", "80", {"length(a,b) = 6", "length(a,c) = 5", "angle(a,b,c) = 81"}, {}, "greater_side"},
        {"x", "2", {"x^2 = 5x - 6", "x^2 = 8x - 15"}, {}, "equation"},
        {"x", "3", {"x^2 = 5x - 6", "x^2 = 8x - 15"}, {}, ""},
        {"x", "2", {"x*length(a,b) = 6", "length(a,b) + length(b,c) = 3"}, {}, "kind"},
        {"cosine(a,b,c)", "-1/2", {}, {"acute_angle a b c"}, "acute_cosine"},
    };
    for (const Tried& one : rows) EXPECT_EQ(refused_by(one), one.refused_by) << one.quantity << " = " << one.value;
}

/// What hangs by a hair is decided exactly: sqrt(2) + sqrt(3) is not longer than a side that it makes.
TEST(Trial, DecidesExactly) {
    EXPECT_EQ(
        refused_by({"length(a,c)", "sqrt(5+2*sqrt(6))", {"length(a,b) = sqrt(2)", "length(b,c) = sqrt(3)"}, {}, ""}),
        "");
    EXPECT_EQ(refused_by({"length(a,c)",
                          "sqrt(5+2*sqrt(6))",
                          {"length(a,b) = sqrt(2)", "length(b,c) = sqrt(3)"},
                          {"ncoll a b c"},
                          ""}),
              "no_flat_triangle");
    EXPECT_EQ(refused_by({"length(a,c)",
                          "sqrt(5+2*sqrt(6))+1/1000000000000",
                          {"length(a,b) = sqrt(2)", "length(b,c) = sqrt(3)"},
                          {},
                          ""}),
              "triangle_inequality");
}

/// Whichever way round it is said.
TEST(Trial, AComparisonRefusesAValue) {
    const Quantity ac = parse_quantity("length(a,c)", names).value();
    for (const char* const text : {"length(a,c) > 4", "4 < length(a,c)", "length(a,c) != 3", "2length(a,c) >= 7"}) {
        const std::vector<Statement> orders{parse_comparison(text, names).value()};
        const auto with = [&](int value) { return tried(ac, numbers::Scalar(numbers::Rational(value)), {}, orders); };
        EXPECT_FALSE(with(5).refusal()) << text;
        const Trial refused = with(3);
        ASSERT_TRUE(refused.refusal()) << text;
        EXPECT_EQ(refused.refusal()->order, orders.front()) << text;
        EXPECT_EQ(refused.refusal()->quantities, std::vector{ac}) << text;
    }
}

} // namespace
} // namespace porism::facts
