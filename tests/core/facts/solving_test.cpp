// Putting one quantity in for another, and exact roots.
#include "facts/constants.h"
#include "facts/solving.h"

#include <cmath>
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <map>
#include <rapidcheck.h>

namespace porism::facts {
namespace {

const std::vector<std::string> names{"a", "b", "c", "d"};

Relation read(const std::string& text) {
    auto relation = parse_relation(text, names);
    EXPECT_TRUE(relation) << text << ": " << (relation ? "" : to_string(relation.error()));
    return relation ? *relation : *Relation::of(constant(numbers::Rational(1)));
}

std::string roots_of(const std::string& text) {
    const auto roots = real_roots(read(text).polynomial());
    if (!roots) return "none found";
    std::string out;
    for (const numbers::Scalar& value : roots->values) out += (out.empty() ? "" : ", ") + value.text();
    return out;
}

TEST(Solving, RootsAreExact) {
    const std::pair<const char*, const char*> rows[] = {
        {"2x + 10 = 64", "27"},
        {"x^2 = 144", "-12, 12"},
        {"x^2 + 25 = 169", "-12, 12"},
        {"x^2 = 12", "-2*sqrt(3), 2*sqrt(3)"},
        {"x^2 = 5x - 6", "2, 3"},
        {"x^2 + 1 = 0", ""},
        {"x^2 - 2x + 1 = 0", "1"},
        {"x^2 - x = 1", "(1-sqrt(5))/2, (1+sqrt(5))/2"},
        {"x^3 = 8", "2"},
        {"x^3 = -8", "-2"},
        {"x^4 - 5x^2 + 4 = 0", "-2, -1, 1, 2"},
        {"x^3 - 6x^2 + 11x - 6 = 0", "1, 2, 3"},
        {"x^2 = 3x", "0, 3"},
        {"pi*x = 20*pi", "20"},
        {"pi*x^2 = 49*pi", "-7, 7"},
        {"2*pi*x = 5", "5/(2pi)"},
        {"x = 10*sin(40o)", "10*sin(2pi/9)"},
        {"sqrt(2)*x = 6", "3*sqrt(2)"},
        {"length(a,b)^2 = 50", "-5*sqrt(2), 5*sqrt(2)"},
        {"x^5 - x = 1", "none found"},
        {"x + y = 3", "none found"},
        {"sqrt(2)*x + sqrt(3)*x = sqrt(5+2*sqrt(6))*x + 1", "none found"},
        {"sqrt(2)*x^2 + sqrt(3)*x^2 = sqrt(5+2*sqrt(6))*x^2 + x - 1", "1"},
    };
    for (const auto& [equation, roots] : rows) EXPECT_EQ(roots_of(equation), roots) << equation;
}

TEST(Solving, CommonFactorsAreLeftOutWhereTheyArePositive) {
    const std::pair<const char*, const char*> rows[] = {
        {"2*area(a,b,c)*length(b,c) = 24*length(b,c)", "area(a,b,c) = 12"},
        {"area(a,b,c)*length(b,c)^2 = area(a,b,d)*length(b,c)^3", "area(a,b,c) = area(a,b,d)*length(b,c)"},
        {"length(a,b)*x = length(a,b)*x^2", "x = x^2"},
        {"cosine(a,b,c)*length(a,b) = cosine(a,b,c)", "cosine(a,b,c)*length(a,b) = cosine(a,b,c)"},
        {"length(a,b) + 1 = length(b,c)", "length(a,b) + 1 = length(b,c)"},
    };
    for (const auto& [equation, bare] : rows)
        EXPECT_EQ(Relation::of(without_common_factors(read(equation).polynomial())), read(bare)) << equation;
}

TEST(Solving, RootsOfProductsOfLinearFactorsAreFound) {
    EXPECT_TRUE(rc::check("three rational roots", [] {
        std::vector<int> wanted;
        Polynomial all = constant(numbers::Rational(1));
        const Polynomial x = variable(*Quantity::letter("x"));
        for (int i = 0; i < 3; ++i) {
            wanted.push_back(*rc::gen::inRange(-40, 40));
            all = *product(all, x - constant(numbers::Rational(wanted.back())));
        }
        std::ranges::sort(wanted);
        wanted.erase(std::unique(wanted.begin(), wanted.end()), wanted.end());
        const auto roots = real_roots(all);
        RC_ASSERT(roots.has_value());
        RC_ASSERT(roots->values.size() == wanted.size());
        for (std::size_t i = 0; i < wanted.size(); ++i)
            RC_ASSERT(numbers::as_rational(roots->values[i]) == numbers::Rational(wanted[i]));
    }));
}

std::string without(const std::string& in, const Quantity& quantity, const std::string& by) {
    const auto result = eliminated(read(in).polynomial(), quantity, read(by).polynomial());
    const auto relation = result ? Relation::of(*result) : std::nullopt;
    return relation ? to_string(*relation, names) : "nothing";
}

TEST(Solving, OneQuantityIsPutInForAnother) {
    const auto length = [](std::size_t i, std::size_t j) {
        return *Quantity::of(QuantityKind::length, std::vector{PointId(i), PointId(j)});
    };
    const std::string pythagoras = "length(a,b)^2 + length(b,c)^2 = length(a,c)^2";
    EXPECT_EQ(without(pythagoras, length(0, 1), "length(a,b) = 5"),
              to_string(read("25 + length(b,c)^2 = length(a,c)^2"), names));
    EXPECT_EQ(without(pythagoras, length(0, 2), "length(a,c) = x + 2"),
              to_string(read("length(a,b)^2 + length(b,c)^2 = x^2 + 4x + 4"), names));
    EXPECT_EQ(without("length(a,b) = 3*length(b,c)", length(1, 2), "length(a,c)*length(b,c) = 12"),
              to_string(read("length(a,b)*length(a,c) = 36"), names));
    EXPECT_EQ(without("length(a,b) = 1", length(0, 1), "x*length(a,b) = 3"), "nothing") << "x may be zero";
    EXPECT_EQ(without("length(a,b) = 1", length(0, 1), "length(a,b)^2 = 3"), "nothing");
    EXPECT_EQ(without("length(a,b) = 1", length(0, 1), "length(a,c) = 3"), "nothing");
}

std::string consequence_of(const std::string& in, const std::string& by, const Quantity& quantity) {
    const auto result = consequence(read(in).polynomial(), quantity, read(by).polynomial());
    if (!result) return "nothing";
    const auto relation = Relation::of(*result);
    return relation ? to_string(*relation, names) : "0 = 0";
}

TEST(Solving, TwoQuadraticEquationsSayOneWithoutAQuantity) {
    const Quantity x = *Quantity::letter("x"), y = *Quantity::letter("y");
    struct Row {
        const char *in, *by;
        const Quantity& without;
        const char* left;
    };
    const Row rows[] = {
        {"y^2 + x^2 = 169", "y^2 + x^2 - 28x = 29", y, "28x = 140"},
        {"y^4 + x*y^2 = 6", "y^2 = 3", y, "3x = -3"},
        {"x + y = 7", "x^2 + y^2 = 25", x, "2y^2 - 14y + 24 = 0"},
        {"x*y = 12", "x^2 + y^2 = 25", x, "y^4 - 25y^2 + 144 = 0"},
        {"z = x^2 - 3x + 5", "x^2 = 3x - 1", x, "z = 4"},
        {"x^3 = z", "x^2 = x + 1", x, "z^2 - 4z = 1"},
        {"x*y + y = 3", "x*y = 5", y, "2x = -5"},
        {"x^2 = y", "x^2 = y", x, "0 = 0"},
        {"x = y", "x^3 = 2", x, "nothing"},
        {"x = y", "y = 2", x, "nothing"},
    };
    for (const Row& row : rows) {
        const std::string left = row.left;
        const std::string expected =
            left.find('=') == std::string::npos || left == "0 = 0" ? left : to_string(read(left), names);
        EXPECT_EQ(consequence_of(row.in, row.by, row.without), expected) << row.in << " and " << row.by;
    }
}

numbers::Rational value_at(const Polynomial& polynomial, const std::map<Quantity, numbers::Rational>& point) {
    numbers::Rational sum = 0;
    for (const auto& [monomial, coefficient] : polynomial) {
        numbers::Rational term = coefficient;
        for (const auto& [quantity, exponent] : monomial.factors)
            for (std::uint32_t i = 0; i < exponent; ++i) term *= point.at(quantity);
        sum += term;
    }
    return sum;
}

/// Wherever both hold it holds, leading coefficients that vanish there included, and it speaks of the quantity no more.
TEST(Solving, WhatTwoEquationsSayHoldsWhereBothDo) {
    EXPECT_TRUE(rc::check("common zeros stay", [] {
        const std::vector<Quantity> all{*Quantity::letter("x"), *Quantity::letter("y"), *Quantity::letter("z")};
        std::map<Quantity, numbers::Rational> point;
        for (const Quantity& quantity : all) point[quantity] = *rc::gen::inRange(-2, 3);
        const auto through_the_point = [&](std::uint32_t most) {
            Polynomial out;
            for (std::uint32_t degree = 0; degree <= most; ++degree) {
                Polynomial term = constant(numbers::Rational(*rc::gen::inRange(-3, 4)));
                if (*rc::gen::arbitrary<bool>()) term = term + variable(all[*rc::gen::inRange<std::size_t>(1, 3)]);
                for (std::uint32_t i = 0; i < degree; ++i) term = *product(term, variable(all[0]));
                out = out + term;
            }
            return out - constant(value_at(out, point));
        };
        const Polynomial in = through_the_point(*rc::gen::inRange<std::uint32_t>(1, 5));
        const Polynomial by = through_the_point(*rc::gen::inRange<std::uint32_t>(1, 3));
        const auto said = consequence(in, all[0], by);
        RC_PRE(said.has_value());
        RC_ASSERT(value_at(*said, point) == 0);
        for (const auto& [monomial, coefficient] : *said)
            for (const auto& factor : monomial.factors) RC_ASSERT(factor.quantity != all[0]);
    }));
}

TEST(Solving, KindsBoundTheirValues) {
    const std::vector<PointId> points{PointId(0), PointId(1), PointId(2)};
    const auto angle = *Quantity::of(QuantityKind::angle, points);
    const auto area = *Quantity::of(QuantityKind::area, points);
    const auto cosine = *Quantity::of(QuantityKind::cosine, points);
    const auto value = [](const char* text) { return numbers::Scalar::parse(text).value(); };
    EXPECT_EQ(admits(angle, value("179.9")), true);
    EXPECT_EQ(admits(angle, value("180")), false);
    EXPECT_EQ(admits(angle, value("arccos(3/5)/1o")), true);
    EXPECT_EQ(admits(angle, value("0")), false);
    EXPECT_EQ(admits(area, value("1-sqrt(2)")), false);
    EXPECT_EQ(admits(area, value("sqrt(8)-2*sqrt(2)")), false);
    EXPECT_EQ(admits(cosine, value("-1/2")), true);
}

TEST(Solving, FunctionsOfArcsAreWrittenWithoutThem) {
    const std::vector<PointId> points{PointId(0), PointId(1), PointId(2)};
    const auto of = [&](QuantityKind wanted, const char* angle) {
        const auto values = function_values(*Quantity::of(wanted, points), *Quantity::of(QuantityKind::angle, points),
                                            numbers::Scalar::parse(angle).value());
        return values.size() == 1 ? values.front().text() : "none";
    };
    EXPECT_EQ(of(QuantityKind::cosine, "arctan(15/8)/1o"), "8/17");
    EXPECT_EQ(of(QuantityKind::sine, "arctan(15/8)/1o"), "15/17");
    EXPECT_EQ(of(QuantityKind::tangent, "arccos(-3/5)/1o"), "-4/3");
    EXPECT_EQ(of(QuantityKind::sine, "arccos(-3/5)/1o"), "4/5");
    EXPECT_EQ(of(QuantityKind::cosine, "arcsin(4/7)/1o"), "sqrt(33)/7");
    EXPECT_EQ(of(QuantityKind::cosine, "60"), "1/2");
    // What only begins so is another angle.
    const auto near = [&](const char* angle, double degrees) {
        const auto values =
            function_values(*Quantity::of(QuantityKind::cosine, points), *Quantity::of(QuantityKind::angle, points),
                            numbers::Scalar::parse(angle).value());
        ASSERT_EQ(values.size(), 1U) << angle;
        EXPECT_NEAR(numbers::to_double(values.front()), std::cos(degrees * std::acos(-1) / 180), 1e-12) << angle;
    };
    near("180+arctan(-3/4)/1o", 180 - 36.86989764584402);
    near("2*arctan(3/4)/1o", 2 * 36.86989764584402);
    near("arctan(3/4)/1o+arctan(1/2)/1o", 36.86989764584402 + 26.56505117707799);
}

/// Over a common divisor its terms are longer than a number may be written.
TEST(Solving, ALongSumStaysAsItIs) {
    std::string first, second;
    for (int i = 2; i < 200; ++i) {
        (first += first.empty() ? "" : "+") += "sqrt(" + std::to_string(i) + ")";
        (second += second.empty() ? "" : "+") += "sqrt(" + std::to_string(i + 200) + ")";
    }
    const auto value = numbers::Scalar::parse("(" + first + ")/1000003+(" + second + ")/1000033");
    ASSERT_TRUE(value) << to_string(value.error());
    EXPECT_NEAR(numbers::to_double(in_terms(*value)), numbers::to_double(*value), 1e-12);
}

TEST(Solving, TwoAnglesHaveOneSine) {
    const std::vector<PointId> points{PointId(0), PointId(1), PointId(2)};
    const auto angles = [&](QuantityKind known, const char* value) {
        std::string out;
        for (const numbers::Scalar& angle :
             function_values(*Quantity::of(QuantityKind::angle, points), *Quantity::of(known, points),
                             numbers::Scalar::parse(value).value()))
            out += (out.empty() ? "" : ", ") + angle.text();
        return out;
    };
    EXPECT_EQ(angles(QuantityKind::sine, "1/2"), "30, 150");
    EXPECT_EQ(angles(QuantityKind::sine, "1"), "90");
    EXPECT_EQ(angles(QuantityKind::sine, "0"), "");
    EXPECT_EQ(angles(QuantityKind::sine, "3/2"), "");
    EXPECT_EQ(angles(QuantityKind::sine, "-1/2"), "");
    EXPECT_EQ(angles(QuantityKind::cosine, "-1/2"), "120");
    EXPECT_EQ(angles(QuantityKind::tangent, "-1"), "135");
}

TEST(Solving, QuotientsOfTwoLengths) {
    const auto quotient = [](const char* text) -> std::string {
        const Polynomial polynomial = read(text).polynomial();
        const auto found = quotients(polynomial, *parse_quantity("length(a,b)", names));
        if (!found) return "none";
        std::string out;
        for (const numbers::Scalar& value : found->values) out += value.text() + ";";
        return out;
    };
    EXPECT_EQ(quotient("length(a,b)^2 = 3length(b,c)^2"), "sqrt(3);");
    EXPECT_EQ(quotient("length(a,b)^2 + 2length(b,c)^2 = 3length(a,b)*length(b,c)"), "1;2;");
    EXPECT_EQ(quotient("length(a,b) = 5length(b,c)"), "5;");
    EXPECT_EQ(quotient("length(a,b)^2 = length(b,c)"), "none") << "not of one degree";
    EXPECT_EQ(quotient("length(a,b) = length(b,c) + length(c,d)"), "none");
    EXPECT_EQ(quotient("length(a,b)^2 + length(b,c)^2 = 0"), "") << "no quotient is possible";
}

TEST(Solving, AMultipleOfASineStaysOneWhereRadicalsAreNested) {
    const std::vector<std::string> names{"a", "b"};
    const auto root_of = [&](const char* text) {
        return real_roots(parse_relation(text, names)->polynomial())->values.front().text();
    };
    EXPECT_EQ(root_of("length(a,b) = 12*sin(36o)"), "12*sin(pi/5)");
    EXPECT_EQ(root_of("length(a,b) = 4*sin(15o)"), "sqrt(6)-sqrt(2)");
    EXPECT_EQ(root_of("length(a,b) = sqrt(8)"), "2*sqrt(2)");
}

TEST(Solving, FindsTheOneRealRootOfACubic) {
    const std::pair<const char*, double> rows[] = {
        {"x^3 - x = 1", 1.3247179572447458},     {"x^3 + x = 3", 1.2134116627622296},
        {"2*x^3 - x^2 = 5", 1.5459890944706598}, {"x^3 + 3*x^2 + 5*x = -1", -0.2290830029407519},
        {"x^3 + 3*x^2 + 3*x = 7", 1.0},          {"x^3 + 6*x^2 + 12*x = -6", -0.7400789501051269},
        {"x^6 - x^2 = 1", 1.150963925257758},    {"5*x^3 + x = 1/7", 0.1314900652104348},
    };
    for (const auto& [text, value] : rows) {
        const Polynomial equation = read(text).polynomial();
        const auto roots = real_roots(equation);
        ASSERT_TRUE(roots) << text;
        ASSERT_FALSE(roots->values.empty()) << text;
        EXPECT_NEAR(numbers::to_double(roots->values.back()), value, 1e-12) << text;
        for (const numbers::Scalar& root : roots->values) {
            const auto left = substituted(equation, roots->quantity, constant(root));
            EXPECT_TRUE(left && vanishes(*left)) << text << ": " << root.text();
        }
    }
    EXPECT_EQ(roots_of("sqrt(2)*x^3 - x = 1"), "none found");
}

TEST(Solving, FindsThreeRealRootsWhereTheyAreCosinesOfPartsOfATurn) {
    EXPECT_EQ(roots_of("x^3 - 3x = 1"), "-2*cos(2pi/9), -2*sin(pi/18), 2*cos(pi/9)");
    EXPECT_EQ(roots_of("8x^3 - 6x + 1 = 0"), "-cos(pi/9), sin(pi/18), cos(2pi/9)");
    EXPECT_EQ(roots_of("x^3 - 4x = 1"), "none found");
}

/// Each can be written, all of them together cannot.
TEST(Solving, AProductThatIsTooLongToBeWrittenIsNone) {
    std::optional<Polynomial> all = constant(numbers::Rational(1));
    for (int i = 1; all && i < 10; ++i) {
        const std::string digits = std::string(400, '7') + std::to_string(i);
        const std::string text = fmt::format("sqrt({0}+sqrt({0}3))", digits);
        all = product(*all, constant(numbers::Scalar::parse(text).value()));
    }
    EXPECT_FALSE(all);
}

} // namespace
} // namespace porism::facts
