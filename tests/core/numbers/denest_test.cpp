// Roots of sums are taken apart where that is possible, and what is written equals the number exactly.
#include "numbers/denest.h"
#include "numbers/exact.h"
#include "numbers/scalar.h"

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <rapidcheck.h>

namespace porism::numbers {
namespace {

std::string flat(const std::string& text) {
    return canonical_text(denested(Scalar::parse(text).value()));
}

bool equal_values(const std::string& a, const std::string& b) {
    const ExactContext context;
    return equal(to_exact(Scalar::parse(a).value()), to_exact(Scalar::parse(b).value())) == Decision::yes;
}

bool has_nested_root(const std::string& text) {
    const std::size_t outer = text.find("sqrt(");
    return outer != std::string::npos && text.find("sqrt(", outer + 1) < text.find(')', outer);
}

TEST(Denesting, TakesRootsOfSumsApart) {
    const std::pair<const char*, const char*> rows[] = {
        {"sqrt(86+10*sqrt(33))", "5*sqrt(3)+sqrt(11)"},
        {"sqrt(5-2*sqrt(6))", "sqrt(3)-sqrt(2)"},
        {"sqrt(3+2*sqrt(2))", "sqrt(2)+1"},
        {"sqrt(86-10*sqrt(33))-1", "5*sqrt(3)-sqrt(11)-1"},
        {"sqrt((7+sqrt(40))/4)", "(sqrt(5)+sqrt(2))/2"},
        {"2/(1+sqrt(7-sqrt(40)))", "2/(1+sqrt(5)-sqrt(2))"},
        {"sqrt(9+2*sqrt(11+4*sqrt(7)))", "sqrt(9+2*(sqrt(7)+2))"},
    };
    for (const auto& [nested, apart] : rows) {
        EXPECT_TRUE(equal_values(flat(nested), apart)) << nested << " became " << flat(nested);
    }
}

TEST(Denesting, LeavesOtherRootsAsTheyAre) {
    for (const char* const text : {"sqrt(2+sqrt(2))", "sqrt(2)", "sqrt(1+sqrt(2)+sqrt(3))", "7", "sin(pi/7)"})
        EXPECT_EQ(flat(text), text);
}

/// The square of what is written is the radicand, and it is not negative.
TEST(Denesting, KeepsTheValueExactly) {
    EXPECT_TRUE(rc::check([] {
        const int a = *rc::gen::inRange(1, 60), b = *rc::gen::inRange(1, 60), d = *rc::gen::inRange(1, 5);
        const bool minus = *rc::gen::arbitrary<bool>();
        const std::string radicand = fmt::format("{}/{}{}2*sqrt({}/{})", a + b, d, minus ? "-" : "+", a * b, d * d);
        const std::string apart = flat("sqrt(" + radicand + ")");
        RC_ASSERT(!has_nested_root(apart));
        RC_ASSERT(equal_values("(" + apart + ")^2", radicand));
        RC_ASSERT(to_double(Scalar::parse(apart).value()) >= 0);
    }));
}

TEST(CanonicalText, HasSignsBetweenTerms) {
    const std::pair<const char*, const char*> rows[] = {
        {"1+(-10*sqrt(33))", "1-10*sqrt(33)"},
        {"1-(-10*sqrt(33))", "1+10*sqrt(33)"},
        {"-1*sqrt(3)", "-sqrt(3)"},
        {"sqrt(2)+(-3)", "sqrt(2)-3"},
        {"2-(-sqrt(3))/2", "2+sqrt(3)/2"},
        {"-15/(-1*sin(pi/9))", "15/sin(pi/9)"},
        {"15/(-sin(pi/9))", "-15/sin(pi/9)"},
        {"-1*(-2*sqrt(3))^2", "-(-2*sqrt(3))^2"},
        {"-3*sqrt(2)+1", "-3*sqrt(2)+1"},
    };
    for (const auto& [typed, canonical] : rows) {
        EXPECT_EQ(canonical_text(Scalar::parse(typed).value()), canonical);
        EXPECT_TRUE(equal_values(typed, canonical));
        EXPECT_EQ(canonical_text(Scalar::parse(canonical).value()), canonical) << "it is its own";
    }
}

} // namespace
} // namespace porism::numbers
