#include "numbers/scalar.h"

#include "numbers/exact.h"
#include "numbers/json.h"

#include <cmath>
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <limits>
#include <rapidcheck.h>
#include <string>
#include <unordered_set>

namespace porism::numbers {
namespace {

Scalar read(const std::string& text) {
    auto scalar = Scalar::parse(text);
    EXPECT_TRUE(scalar) << text << ": " << (scalar ? "" : to_string(scalar.error()));
    return scalar ? *scalar : Scalar();
}

struct Value {
    const char* text;
    Rational value;
};

TEST(Scalar, RationalsAreExact) {
    const Value rows[] = {
        {"0.125", ratio(1, 8)},    {".5", ratio(1, 2)},      {"1/3+1/6", ratio(1, 2)},  {"-2^2", Rational(-4)},
        {"2^-3", ratio(1, 8)},     {"2^3^2", Rational(512)}, {"8^(1/3)", Rational(2)},  {"sqrt(9/4)", ratio(3, 2)},
        {"2(3+4)", Rational(14)},  {" 1 / 2 ", ratio(1, 2)}, {"--3", Rational(3)},      {"pi/pi", Rational(1)},
        {"1-2-3", Rational(-4)},   {"12/2/3", Rational(2)},  {"2\u00d73", Rational(6)}, {"5\u22127", Rational(-2)},
        {"\u221a16", Rational(4)}, {"(-8)^2", Rational(64)}, {"4^(-1/2)", ratio(1, 2)}, {"0*sqrt(2)", Rational(0)},
        {"60o/30o", Rational(2)},  {"+7", Rational(7)},      {"0^5", Rational(0)},      {"1.50", ratio(3, 2)},
    };
    for (const auto& row : rows) EXPECT_EQ(as_rational(read(row.text)), row.value) << row.text;
    EXPECT_EQ(as_rational(read("sqrt(2)")), std::nullopt);
    EXPECT_EQ(as_rational(read("pi")), std::nullopt);
}

TEST(Scalar, PowersOfTenAreExact) {
    const Value rows[] = {{"1e6", Rational(1000000)}, {"2.5e-3", ratio(1, 400)}, {"-1E2", Rational(-100)},
                          {".5e+1", Rational(5)},     {"0e9", Rational(0)},      {"2*1e1+1", Rational(21)}};
    for (const auto& row : rows) EXPECT_EQ(as_rational(read(row.text)), row.value) << row.text;
    EXPECT_EQ(Scalar::parse("1e").error().code, "scalar_syntax");
    EXPECT_EQ(Scalar::parse("1e-").error().code, "scalar_syntax");
    EXPECT_EQ(Scalar::parse("1e301").error().code, "scalar_too_large");
    EXPECT_EQ(Scalar::parse("1e-99999999999999999999").error().code, "scalar_too_large");
    EXPECT_EQ(Scalar::parse("8^1e3").error().code, "scalar_too_large") << "no double is near it";
    EXPECT_EQ(to_double(*Scalar::parse("1/8^1e3")), 0);
    EXPECT_TRUE(Scalar::parse("1e300"));
}

TEST(Scalar, AnglesAreMultiplesOfPi) {
    const Value rows[] = {
        {"60o", ratio(1, 3)},   {"60\u00b0", ratio(1, 3)}, {"pi/3", ratio(1, 3)},          {"7pi/12", ratio(7, 12)},
        {"-pi", Rational(-1)},  {"30o+pi/6", ratio(1, 3)}, {"(180-2*35)o", ratio(11, 18)}, {"0", Rational(0)},
        {"22.5o", ratio(1, 8)}, {"\u03c0/2", ratio(1, 2)}, {"2pi-pi", Rational(1)},        {"pi*3/4", ratio(3, 4)},
    };
    for (const auto& row : rows) EXPECT_EQ(as_turns_of_pi(read(row.text)), row.value) << row.text;
    EXPECT_EQ(as_turns_of_pi(read("60")), std::nullopt);
    for (const char* text : {"60", "60o", "120/2", "pi/3"}) EXPECT_EQ(as_angle(read(text)), ratio(1, 3)) << text;
    EXPECT_EQ(as_angle(read("-15")), ratio(-1, 12));
    EXPECT_EQ(as_angle(read("22.5")), ratio(1, 8));
    EXPECT_EQ(as_angle(read("0")), ratio(0, 1));
    EXPECT_EQ(as_angle(read("sqrt(2)")), std::nullopt);
    EXPECT_EQ(as_turns_of_pi(read("pi*pi")), std::nullopt);
    EXPECT_NEAR(to_double(read("60o")), M_PI / 3, 1e-15);
}

TEST(Scalar, FunctionsOfKnownAnglesFold) {
    const std::pair<const char*, const char*> rows[] = {
        {"sin(30o)", "1/2"},
        {"cos(60o)", "1/2"},
        {"sin(45o)", "sqrt(2)/2"},
        {"cos(30o)", "sqrt(3)/2"},
        {"tan(60o)", "sqrt(3)"},
        {"tan(30o)", "sqrt(3)/3"},
        {"tan(45o)", "1"},
        {"sin(150o)", "1/2"},
        {"cos(120o)", "-1/2"},
        {"sin(-90o)", "-1"},
        {"cos(180o)", "-1"},
        {"tan(135o)", "-1"},
        {"sin(0)", "0"},
        {"cos(0)", "1"},
        {"tan(180o)", "0"},
        {"sin(720o)", "0"},
        {"arcsin(1/2)", "pi/6"},
        {"arccos(-1/2)", "2pi/3"},
        {"arctan(1)", "pi/4"},
        {"arctan(-sqrt(3))", "-pi/3"},
        {"arccos(sqrt(3)/2)", "pi/6"},
        {"arcsin(1)", "pi/2"},
        {"arccos(-1)", "pi"},
        {"arccos(0)/1o", "90"},
        {"cos(140o)", "-cos(2pi/9)"},
        {"sin(140o)", "sin(2pi/9)"},
        {"tan(-20o)", "-tan(pi/9)"},
        {"2sin(40o)", "2*sin(2pi/9)"},
    };
    for (const auto& [text, canonical] : rows) EXPECT_EQ(canonical_text(read(text)), canonical) << text;
}

TEST(Scalar, FunctionsHaveTheirValues) {
    const std::pair<const char*, double> rows[] = {
        {"sin(40o)", std::sin(40 * M_PI / 180)},   {"cos(1)", std::cos(1)},
        {"tan(100o)", std::tan(100 * M_PI / 180)}, {"arccos(3/5)/1o", 53.13010235415598},
        {"arcsin(-0.2)", std::asin(-0.2)},         {"arctan(sqrt(2))", std::atan(std::sqrt(2))},
        {"sqrt(2-2cos(36o))", 0.6180339887498949},
    };
    for (const auto& [text, value] : rows) EXPECT_NEAR(to_double(read(text)), value, 1e-13) << text;
    const ExactContext context;
    EXPECT_EQ(equal(to_exact(read("2cos(36o)")), to_exact(read("(1+sqrt(5))/2"))), Decision::yes);
    EXPECT_EQ(to_exact(read("cos(1)")).state(), Exact::State::beyond);
    EXPECT_EQ(to_exact(read("arccos(3/5)")).state(), Exact::State::beyond);
}

TEST(Scalar, FunctionsWithoutAValueAreRefused) {
    const std::pair<const char*, const char*> rows[] = {
        {"tan(90o)", "scalar_tangent"}, {"arcsin(2)", "scalar_arc"}, {"arccos(-sqrt(2))", "scalar_arc"},
        {"sin 40o", "scalar_syntax"},   {"sin()", "scalar_syntax"},  {"arccos(pi)", "scalar_not_a_number"},
    };
    for (const auto& [text, code] : rows) {
        const auto scalar = Scalar::parse(text);
        ASSERT_FALSE(scalar) << text;
        EXPECT_EQ(scalar.error().code, code) << text;
    }
}

TEST(Scalar, TheTextIsKeptButForBlanksAndEqualityIsByText) {
    EXPECT_EQ(read(" 1/2 + sqrt( 2 )\t").text(), "1/2+sqrt(2)");
    EXPECT_EQ(read("0/ pi/12"), read("0/pi/12"));
    EXPECT_NE(read("1/2"), read("0.5"));
    EXPECT_EQ(read("0.5"), read("0.5"));
    EXPECT_EQ(std::unordered_set<Scalar>({read("1"), read("1"), read("2")}).size(), 2U);
    EXPECT_EQ(Scalar().text(), "0");
    EXPECT_EQ(Scalar(ratio(-7, 12)).text(), "-7/12");
}

TEST(Scalar, DoublesAreNearest) {
    EXPECT_EQ(to_double(read("0.1")), 0.1);
    EXPECT_EQ(to_double(read("0.30000000000000004")), 0.30000000000000004);
    EXPECT_NEAR(to_double(read("1/2+sqrt(2)")), 0.5 + std::sqrt(2.0), 1e-15);
    EXPECT_NEAR(to_double(read("2^(1/3)")), std::cbrt(2.0), 1e-15);
    EXPECT_NEAR(to_double(read("sqrt(10^40+1)-10^20")), 5e-21, 1e-30);
    EXPECT_NEAR(to_double(read("1/(sqrt(10^40+1)-10^20)")), 2e20, 1e6);
}

struct Canonical {
    const char* text;
    const char* canonical;
};

TEST(Scalar, CanonicalTextOfManySignsIsRead) {
    const auto read = Scalar::parse("3" + std::string(60, std::string::value_type{45}) + "sqrt(2)");
    ASSERT_TRUE(read);
    EXPECT_EQ(canonical_text(*read), canonical_text(*Scalar::parse(canonical_text(*read))));
    std::string nested = "sqrt(2)";
    for (int i = 0; i < 25; ++i) nested = fmt::format("-({}*sqrt(3))*sqrt(5)", nested);
    const auto product = Scalar::parse(nested);
    ASSERT_TRUE(product) << "one sign stands in front";
    EXPECT_EQ(canonical_text(*product), canonical_text(*Scalar::parse(canonical_text(*product))));
    std::string roots = "sqrt(2)";
    for (int i = 0; i < 70; ++i) {
        roots.insert(0, "√");
        const auto root = Scalar::parse(roots);
        EXPECT_EQ(root ? "" : root.error().code, root ? "" : "scalar_too_deep");
        EXPECT_TRUE(!root || Scalar::parse(canonical_text(*root))) << "its canonical text would be deeper";
    }
    EXPECT_FALSE(Scalar::parse(roots));
    EXPECT_FALSE(Scalar::parse("pi+1/1e-300^20")) << "its canonical text would be longer";
    EXPECT_FALSE(Scalar::parse("pi+1e-300^20")) << "its canonical text would be longer";
}

TEST(Scalar, CanonicalTextFoldsRationals) {
    const Canonical rows[] = {
        {"0.50", "1/2"},
        {"60o", "pi/3"},
        {"3*pi", "3pi"},
        {"1 + 2*sqrt(2)", "1+2*sqrt(2)"},
        {"sqrt(2)-(1-sqrt(3))", "sqrt(2)-(1-sqrt(3))"},
        {"-(sqrt(2))", "-sqrt(2)"},
        {"sqrt(2)^-3", "sqrt(2)^(-3)"},
        {"(1+sqrt(2))^2", "(1+sqrt(2))^2"},
        {"2^(1/2)/(3sqrt(5))", "2^(1/2)/(3*sqrt(5))"},
        {"(0-2)*sqrt(2)", "-2*sqrt(2)"},
    };
    for (const auto& row : rows) EXPECT_EQ(canonical_text(read(row.text)), row.canonical) << row.text;
}

struct Refused {
    std::string text;
    const char* code;
    int column;
};

TEST(Scalar, BadTextIsRefusedWithItsColumn) {
    const Refused rows[] = {
        {"", "scalar_empty", 1},
        {"   ", "scalar_empty", 4},
        {"1+", "scalar_syntax", 3},
        {"1..2", "scalar_syntax", 2},
        {"2 3", "scalar_syntax", 3},
        {"1,5", "scalar_syntax", 2},
        {"(1+2", "scalar_syntax", 1},
        {"1+2)", "scalar_syntax", 4},
        {"ln(3)", "scalar_syntax", 1},
        {"1e", "scalar_syntax", 2},
        {"sqrt 2", "scalar_syntax", 6},
        {"\u03c0+x", "scalar_syntax", 3},
        {"1/0", "scalar_zero_division", 2},
        {"1/(2-2)", "scalar_zero_division", 2},
        {"0^-1", "scalar_zero_division", 2},
        {"0^0", "scalar_exponent", 2},
        {"3+sqrt(-1)", "scalar_negative_root", 3},
        {"sqrt(1-sqrt(2))", "scalar_negative_root", 1},
        {"(-2)^(1/2)", "scalar_negative_root", 5},
        {"2^sqrt(2)", "scalar_exponent", 2},
        {"2^1001", "scalar_exponent", 2},
        {"2^(1/13)", "scalar_exponent", 2},
        {"((2^1000)^1000)^1000", "scalar_too_large", 10},
        {"1/2pi", "scalar_ambiguous", 4},
        {"1/(sqrt(2)*sqrt(3)-sqrt(6))", "scalar_not_a_number", 1},
        {"sqrt(sqrt(2)*sqrt(3)-sqrt(6))", "scalar_not_a_number", 1},
        {std::string(5000, '1'), "scalar_too_long", 1},
        {std::string(1001, '1'), "scalar_too_long", 1},
        {std::string("1\0002", 3), "scalar_syntax", 2},
        {"\xff\xfe", "scalar_syntax", 1},
    };
    for (const auto& row : rows) {
        const auto scalar = Scalar::parse(row.text);
        ASSERT_FALSE(scalar) << row.text;
        EXPECT_EQ(scalar.error().code, row.code) << row.text << ": " << to_string(scalar.error());
        ASSERT_TRUE(scalar.error().place) << row.text;
        EXPECT_EQ(scalar.error().place->column, row.column) << row.text << ": " << to_string(scalar.error());
        EXPECT_EQ(scalar.error().kind, ErrorKind::bad_input);
    }
}

TEST(Scalar, NestingIsBounded) {
    for (const std::string open : {"(", "-", "sqrt(", "\u221a", "2^", "2^-("}) {
        std::string text;
        while (text.size() + open.size() < 4000) text += open;
        const auto scalar = Scalar::parse(text + "2");
        ASSERT_FALSE(scalar) << open;
        EXPECT_EQ(scalar.error().code, "scalar_too_deep") << open << to_string(scalar.error());
    }
    EXPECT_TRUE(Scalar::parse(std::string(50, '(') + "1" + std::string(50, ')')));
}

TEST(Scalar, LongSumsAreFine) {
    std::string text = "sqrt(2)";
    while (text.size() < 4080) text += "+pi";
    EXPECT_GT(to_double(read(text)), 4000);
}

TEST(Scalar, ArbitraryBytesNeverCrash) {
    EXPECT_TRUE(rc::check("parse is total", [](const std::string& text) { static_cast<void>(Scalar::parse(text)); }));
}

TEST(Scalar, WhatParsesIsFiniteAndReadsBack) {
    const auto token = rc::gen::elementOf(std::vector<std::string>{
        "1",      "2.5", "pi", "o",  "+",     "-",    "*",    "/",    "^",       "(",       ")",  "sqrt(",
        "\u221a", " ",   "0",  "37", "(1/3)", "sin(", "cos(", "tan(", "arccos(", "arctan(", "40o"});
    EXPECT_TRUE(rc::check("canonical texts read back to the same value", [token] {
        const auto tokens = *rc::gen::container<std::vector<std::string>>(token);
        std::string text;
        for (const auto& t : tokens) text += t;
        const auto scalar = Scalar::parse(text);
        if (!scalar) return;
        const double value = to_double(*scalar);
        RC_ASSERT(!std::isnan(value));
        RC_ASSERT(scalar->text().find(' ') == std::string::npos);
        RC_ASSERT(Scalar::parse(scalar->text()) == *scalar);
        RC_ASSERT(to_double(*Scalar::parse(scalar->text())) == value);
        const auto again = Scalar::parse(canonical_text(*scalar));
        RC_ASSERT(again.has_value());
        RC_ASSERT(canonical_text(*again) == canonical_text(*scalar));
        RC_ASSERT(to_double(*again) == value || std::fabs(to_double(*again) - value) <= 1e-14 * std::fabs(value));
    }));
}

TEST(Scalar, EveryDoubleIsWrittenSoThatItReadsBack) {
    EXPECT_TRUE(rc::check("from_double then to_double", [](double value) {
        RC_PRE(std::isfinite(value) && std::fabs(value) < 1e300);
        const Scalar scalar = Scalar::from_double(value);
        RC_ASSERT(to_double(scalar) == value);
        RC_ASSERT(Scalar::parse(scalar.text()) == scalar);
    }));
    EXPECT_EQ(Scalar::from_double(0.1).text(), "0.1");
    EXPECT_EQ(Scalar::from_double(-0.0).text(), "0");
    constexpr double kTiny = std::numeric_limits<double>::denorm_min();
    EXPECT_EQ(to_double(Scalar::from_double(kTiny)), kTiny);
}

TEST(NumbersJson, RoundTripsAndRefusesInexactNumbers) {
    const Scalar scalar = read("1/2 + sqrt(2)");
    EXPECT_EQ(scalar_from_json(to_json(scalar)), scalar);
    EXPECT_EQ(scalar_from_json(Json(3))->text(), "3");
    EXPECT_EQ(scalar_from_json(Json(0.1)).error().code, "scalar_json");
    EXPECT_EQ(scalar_from_json(Json::array()).error().code, "scalar_json");
    EXPECT_EQ(rational_from_json(to_json(ratio(-7, 12))), ratio(-7, 12));
    EXPECT_EQ(integer_from_json(to_json(Integer("-123456789012345678901234567890"))),
              Integer("-123456789012345678901234567890"));
    EXPECT_EQ(integer_from_json(Json("1/2")).error().code, "number_syntax");
}

} // namespace
} // namespace porism::numbers
