#include "verify/certificate.h"

#include <gtest/gtest.h>
#include <map>
#include <rapidcheck.h>

namespace porism::verify {
namespace {

using facts::Equation;
using numbers::Integer;
using numbers::Rational;

const std::vector<std::string> names = {"a", "b", "c", "d", "e", "f", "g", "h"};

facts::Statement say(const std::string& text) {
    return facts::parse_statement(text, names).value().front();
}

std::string verdict(const std::vector<std::string>& premises, const std::string& target,
                    const proof::Certificate& certificate, std::size_t equation = 0) {
    std::vector<std::vector<Equation>> equations;
    for (const std::string& premise : premises) equations.push_back(facts::equations(say(premise)));
    return check_certificate(certificate, facts::equations(say(target)).at(equation), equations);
}

TEST(Certificate, AddsUpParallels) {
    EXPECT_EQ(verdict({"para a b c d", "para c d e f"}, "para a b e f", {{{0, 0, 1}, {1, 0, 1}}, 1, 0}), "");
    EXPECT_NE(verdict({"para a b c d", "para c d e f"}, "para a b e f", {{{0, 0, 1}, {1, 0, -1}}, 1, 0}), "");
    EXPECT_NE(verdict({"para a b c d", "para c d e f"}, "para a b e f", {{{0, 0, 1}}, 1, 0}), "");
}

TEST(Certificate, CountsTurnsOfPi) {
    const std::vector<std::string> two = {"perp a b c d", "perp c d e f"};
    EXPECT_EQ(verdict(two, "para a b e f", {{{0, 0, 1}, {1, 0, 1}}, 1, 1}), "");
    EXPECT_EQ(verdict(two, "para a b e f", {{{0, 0, 1}, {1, 0, 1}}, 1, 0}),
              "the angles do not add up to the conclusion");
    EXPECT_EQ(verdict(two, "para a b e f", {{{0, 0, 1}, {1, 0, 1}}, 1, 2}),
              "the angles do not add up to the conclusion");
}

TEST(Certificate, KnowsTorsion) {
    // Twice a direction difference being zero is "multiple 2", never multiple 1 (definition 9).
    const std::vector<std::string> premise = {"eqangle a b c d c d a b"};
    EXPECT_NE(verdict(premise, "para a b c d", {{{0, 0, 1}}, 2, 0}).empty(),
              verdict(premise, "para a b c d", {{{0, 0, -1}}, 2, 0}).empty());
    EXPECT_NE(verdict(premise, "para a b c d", {{{0, 0, 1}}, 1, 0}), "");
    EXPECT_NE(verdict(premise, "para a b c d", {{{0, 0, -1}}, 1, 0}), "");
}

TEST(Certificate, AddsLengths) {
    const std::vector<std::string> sums = {"sum a b b c a c", "sum a d d c a c", "cong a b c d"};
    // BC = AD: the equation of lengths stands third among those of an equal length.
    EXPECT_EQ(verdict(sums, "cong b c a d", {{{0, 0, 1}, {1, 0, -1}, {2, 2, -1}}, 1, 0}, 2),
              "the equations do not combine to the conclusion");
    EXPECT_EQ(verdict(sums, "cong b c a d", {{{0, 0, -1}, {1, 0, 1}, {2, 2, 1}}, 1, 0}, 2), "");
    EXPECT_EQ(verdict(sums, "cong b c a d", {{{0, 0, -1}, {1, 0, 1}, {2, 2, 1}}, 1, 1}, 2),
              "turns have no meaning for lengths");
    EXPECT_EQ(verdict(sums, "cong b c a d", {{{0, 0, -1}, {1, 0, 1}, {2, 2, 1}}, 1, 0}, 1),
              "a term takes an equation from the other table");
    EXPECT_EQ(verdict({"lconst a b 2", "lconst b c 3/2", "sum a b b c a c"}, "lconst a c 7/2",
                      {{{0, 2, 1}, {1, 2, 1}, {2, 0, -1}}, 1, 0}, 2),
              "");
    EXPECT_EQ(verdict({"lconst a b 2", "lconst b c 3/2", "sum a b b c a c"}, "lconst a c 4",
                      {{{0, 2, 1}, {1, 2, 1}, {2, 0, -1}}, 1, 0}, 2),
              "the lengths do not add up to the conclusion");
}

TEST(Certificate, RefusesMultiplesThatAreNotPositive) {
    EXPECT_EQ(verdict({"para a b c d"}, "para a b c d", {{{0, 0, 1}}, 0, 0}),
              "the multiple of the conclusion is not positive");
    EXPECT_EQ(verdict({"para a b c d"}, "para a b c d", {{{0, 0, -1}}, -1, 0}),
              "the multiple of the conclusion is not positive");
}

TEST(Certificate, MultipliesRatios) {
    EXPECT_EQ(
        verdict({"rconst a b c d 2/3", "rconst c d e f 9/4"}, "rconst a b e f 3/2", {{{0, 0, 1}, {1, 0, 1}}, 1, 0}),
        "");
    EXPECT_EQ(
        verdict({"rconst a b c d 2/3", "rconst c d e f 9/4"}, "rconst a b e f 3/4", {{{0, 0, 1}, {1, 0, 1}}, 1, 0}),
        "the length ratios do not multiply to the conclusion");
    EXPECT_EQ(verdict({"cong a b c d"}, "cong a b c d", {{{0, 0, 1}}, 1, 1}), "turns have no meaning for lengths");
}

TEST(Certificate, DividesLengthsByAnyMultiple) {
    // ab/cd = ef/gh = cd/ab, so the square of ab/cd is 1: lengths know no torsion.
    const std::vector<std::string> premises = {"eqratio a b c d e f g h", "eqratio e f g h c d a b"};
    int sums = 0;
    for (const int i : {1, -1})
        for (const int j : {1, -1}) {
            if (verdict(premises, "cong a b c d", {{{0, 0, i}, {1, 0, j}}, 2, 0}).empty()) ++sums;
            EXPECT_NE(verdict(premises, "cong a b c d", {{{0, 0, i}, {1, 0, j}}, 1, 0}), "");
        }
    EXPECT_EQ(sums, 1);
}

TEST(Certificate, KeepsTheTablesApart) {
    EXPECT_EQ(verdict({"cong a b c d"}, "para a b c d", {{{0, 0, 1}}, 1, 0}),
              "a term takes an equation from the other table");
}

TEST(Certificate, RefusesTermsThatNameNothing) {
    EXPECT_NE(verdict({"para a b c d"}, "para a b c d", {{{1, 0, 1}}, 1, 0}), "");
    EXPECT_NE(verdict({"para a b c d"}, "para a b c d", {{{0, 1, 1}}, 1, 0}), "");
    EXPECT_NE(verdict({"para a b c d"}, "para a b c d", {{{0, 0, 1}, {0, 0, 0}}, 1, 0}), "");
}

TEST(Product, IsExactForHugeExponents) {
    const Integer big("100000000000000000000");
    EXPECT_TRUE(product_is_one(std::vector<Power>{{Rational(6), big}, {Rational(1, 12), big}, {Rational(2), big}}));
    EXPECT_FALSE(
        product_is_one(std::vector<Power>{{Rational(6), big}, {Rational(1, 12), big}, {Rational(2), big + 1}}));
    EXPECT_TRUE(product_is_one({}));
}

TEST(Product, AgreesWithMultiplication) {
    EXPECT_TRUE(rc::check([] {
        std::vector<Power> powers;
        Rational product = 1;
        for (int i = *rc::gen::inRange(0, 6); i > 0; --i) {
            const Rational base = numbers::ratio(*rc::gen::inRange(1, 13), *rc::gen::inRange(1, 13));
            const int exponent = *rc::gen::inRange(-3, 4);
            powers.push_back({base, exponent});
            for (int k = 0; k < exponent; ++k) product *= base;
            for (int k = 0; k > exponent; --k) product /= base;
        }
        RC_ASSERT(product_is_one(powers) == (product == 1));
        powers.push_back({product, -1});
        RC_ASSERT(product_is_one(powers));
    }));
}

TEST(Certificate, HoldsForSumsThatWereMadeAndForNothingElse) {
    std::vector<Equation> pool;
    for (const char* text : {"para a b c d", "perp c d e f", "eqangle a b c d e f g h", "aconst a b g h 1pi/3",
                             "coll a b c", "cyclic a b c d"})
        for (const Equation& equation : facts::equations(say(text)))
            if (equation.table == facts::TableKind::direction) pool.push_back(equation);
    EXPECT_TRUE(rc::check([&] {
        std::vector<std::vector<Equation>> premises;
        proof::Certificate certificate;
        std::map<facts::PointPair, Integer> sum;
        Rational constant = 0;
        for (std::size_t i = 0; i < 4; ++i) {
            premises.emplace_back();
            for (int k = 0; k < 2; ++k) premises.back().push_back(*rc::gen::elementOf(pool));
            const std::size_t equation = *rc::gen::inRange<std::size_t>(0, premises.back().size());
            const int coefficient = *rc::gen::inRange(1, 4) * (*rc::gen::arbitrary<bool>() ? 1 : -1);
            certificate.terms.push_back({i, equation, coefficient});
            for (const auto& term : premises.back()[equation].terms)
                sum[term.pair] += coefficient * numbers::from_int64(term.coefficient);
            constant += coefficient * premises.back()[equation].constant;
        }
        Equation target{facts::TableKind::direction, {}, constant};
        for (const auto& [pair, coefficient] : sum)
            if (coefficient != 0) target.terms.push_back({pair, *numbers::to_int64(coefficient)});
        RC_ASSERT(check_certificate(certificate, target, premises).empty());
        certificate.turns = 1;
        RC_ASSERT(!check_certificate(certificate, target, premises).empty());
        target.constant -= 1;
        RC_ASSERT(check_certificate(certificate, target, premises).empty());
        if (!target.terms.empty()) {
            target.terms.front().coefficient += 1;
            RC_ASSERT(!check_certificate(certificate, target, premises).empty());
        }
    }));
}

} // namespace
} // namespace porism::verify
