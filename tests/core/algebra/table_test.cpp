#include "algebra/table.h"

#include "algebra/modular.h"
#include "base/random.h"

#include <algorithm>
#include <chrono>
#include <gtest/gtest.h>
#include <map>
#include <rapidcheck.h>

namespace porism::algebra {
namespace {

using numbers::ratio;

Equation equation(std::vector<Term> terms, Rational constant = 0) {
    return {std::move(terms), std::move(constant)};
}

/// Plain Gaussian elimination in rationals: the slow and obvious way, to compare with.
class Oracle {
public:
    /// What is left of the equation after elimination.
    std::pair<std::map<Var, Rational>, Rational> reduced(const Equation& e) const {
        std::map<Var, Rational> terms;
        Rational constant = e.constant;
        for (const auto& term : e.terms) terms[term.var] += Rational(static_cast<long>(term.coefficient));
        for (const auto& [pivot, row] : rows_) {
            const Rational factor = terms[pivot];
            if (factor == 0) continue;
            for (const auto& [var, value] : row.first) terms[var] -= factor * value;
            constant -= factor * row.second;
        }
        std::erase_if(terms, [](const auto& entry) { return entry.second == 0; });
        return {terms, constant};
    }

    void add(const Equation& e) {
        auto [terms, constant] = reduced(e);
        if (terms.empty()) return;
        const Var pivot = terms.begin()->first;
        const Rational scale = terms.begin()->second;
        for (auto& [var, value] : terms) value /= scale;
        constant /= scale;
        rows_.emplace_back(pivot, std::pair{terms, constant});
    }

    bool holds(const Equation& e) const {
        const auto [terms, constant] = reduced(e);
        return terms.empty() && constant == 0;
    }
    bool determines(const Equation& e) const { return reduced(e).first.empty(); }
    std::size_t rank() const { return rows_.size(); }

private:
    std::vector<std::pair<Var, std::pair<std::map<Var, Rational>, Rational>>> rows_;
};

/// A system that is true for hidden values of the variables, so that it never contradicts itself.
struct System {
    std::vector<Rational> values;
    std::vector<Equation> rows;

    Equation random_row(Rng& rng, std::size_t width, int size, TableKind kind) const {
        Equation e;
        Rational sum = 0;
        for (std::size_t i = 0; i < width; ++i) {
            const Var var = static_cast<Var>(rng.below(values.size()));
            const auto coefficient = static_cast<std::int64_t>(rng.below(2 * size + 1)) - size;
            e.terms.push_back({var, coefficient});
            sum += Rational(static_cast<long>(coefficient)) * values[var];
        }
        e.constant = sum;
        if (kind == TableKind::modulo_one) e.constant += Rational(static_cast<long>(rng.below(5)) - 2);
        return normalized(e);
    }
};

System random_system(Rng& rng, TableKind kind, std::size_t variables, std::size_t rows, int size = 2) {
    System system;
    for (std::size_t i = 0; i < variables; ++i)
        system.values.push_back(
            ratio(Integer(static_cast<long>(rng.below(60))), Integer(static_cast<long>(1 + rng.below(12)))));
    for (std::size_t i = 0; i < rows; ++i) system.rows.push_back(system.random_row(rng, 2 + rng.below(3), size, kind));
    return system;
}

/// A sum of some rows with small integer factors.
Equation mixture(Rng& rng, const std::vector<Equation>& rows, std::size_t count) {
    Equation e;
    for (std::size_t i = 0; i < count; ++i) {
        const Equation& row = rows[rng.below(rows.size())];
        const auto factor = static_cast<std::int64_t>(rng.below(3)) + 1;
        for (const auto& term : row.terms) e.terms.push_back({term.var, factor * term.coefficient});
        e.constant += Rational(static_cast<long>(factor)) * row.constant;
    }
    return normalized(e);
}

TEST(Modular, RecoversSmallRationals) {
    EXPECT_TRUE(rc::check("recover inverts residue", [] {
        const auto numerator = *rc::gen::inRange<std::int64_t>(-500000000, 500000000);
        const auto denominator = *rc::gen::inRange<std::int64_t>(1, 500000000);
        const Rational q = ratio(numbers::from_int64(numerator), numbers::from_int64(denominator));
        RC_ASSERT(modular::recover(modular::residue(q)) == q);
    }));
    EXPECT_EQ(modular::recover(modular::residue(Rational(Integer("123456789012345678")))), std::nullopt);
    EXPECT_EQ(modular::multiply(modular::inverse(12345), 12345), 1U);
    EXPECT_EQ(modular::residue(std::int64_t{-1}), modular::kPrime - 1);
    EXPECT_EQ(modular::residue(INT64_MIN), modular::negate(modular::residue(INT64_MAX) + 1));
}

TEST(Equation, NormalFormAddsUpTerms) {
    const Equation e = normalized(equation({{3, 1}, {1, 2}, {3, -1}, {1, 1}}, 5));
    EXPECT_EQ(e, equation({{1, 3}}, 5));
}

TEST(Table, AgreesWithRationalElimination) {
    EXPECT_TRUE(rc::check("rank, consequences and certificates", [](std::uint64_t seed) {
        Rng rng(seed);
        const System system = random_system(rng, TableKind::real, 3 + rng.below(10), 1 + rng.below(14));
        Table table(TableKind::real);
        Oracle oracle;
        for (const auto& row : system.rows) {
            const auto before = oracle.rank();
            oracle.add(row);
            const Added added = table.add(row);
            RC_ASSERT((added.fate == RowFate::raised_rank) == (oracle.rank() > before));
            RC_ASSERT(added.fate != RowFate::contradiction);
        }
        RC_ASSERT(table.pivots().size() == oracle.rank());
        for (int i = 0; i < 10; ++i) {
            const Equation target =
                i % 2 ? system.random_row(rng, 3, 3, TableKind::real) : mixture(rng, system.rows, 4);
            const Remainder remainder = table.query(target);
            RC_ASSERT(remainder.holds() == oracle.holds(target));
            RC_ASSERT(remainder.settled() == oracle.determines(target));
            const auto certificate = table.explain(target);
            RC_ASSERT(certificate.has_value() == oracle.holds(target));
            if (!certificate) continue;
            RC_ASSERT(verify(TableKind::real, *certificate, table.rows(), target));
            for (const auto& left_out : certificate->combination) {
                Oracle others;
                for (const auto& entry : certificate->combination) {
                    if (entry.first != left_out.first) others.add(system.rows[entry.first]);
                }
                RC_ASSERT(!others.holds(target));
            }
        }
    }));
}

TEST(Table, AWrongConstantFailsAndHasNoCertificate) {
    Table table(TableKind::real);
    table.add(equation({{0, 1}, {1, -1}}, 3));
    const Equation wrong = equation({{0, 2}, {1, -2}}, 7);
    EXPECT_TRUE(table.query(wrong).fails());
    EXPECT_EQ(table.query(wrong).value(), Rational(6));
    EXPECT_EQ(table.explain(wrong), std::nullopt);
}

TEST(Table, ATinyExcessOverATorsionIsAContradiction) {
    Integer power("1000000000");
    for (int exponent = 9; exponent < 60; ++exponent, power *= 10) {
        Table table(TableKind::modulo_one);
        table.add(equation({{0, 3}}, 0));
        const Added added =
            table.add(equation({{0, 1}}, ratio(1, 3) + ratio(1, power)), Table::Search::without_torsion);
        EXPECT_TRUE(added.conflict) << "1e-" << exponent;
    }
    Table table(TableKind::modulo_one);
    table.add(equation({{0, 3}}, 0));
    EXPECT_FALSE(table.add(equation({{0, 1}}, ratio(1, 3)), Table::Search::without_torsion).conflict);
}

TEST(Table, ResumedQueriesEqualFreshOnes) {
    EXPECT_TRUE(rc::check("resume", [](std::uint64_t seed) {
        Rng rng(seed);
        const System system = random_system(rng, TableKind::real, 4 + rng.below(10), 4 + rng.below(12));
        Table table(TableKind::real);
        struct Question {
            Equation target;
            std::vector<Remainder::Part> parts;
        };
        std::vector<Question> questions;
        for (int i = 0; i < 6; ++i) {
            const Equation target = system.random_row(rng, 3, 2, TableKind::real);
            questions.push_back({target, table.query(target).parts()});
        }
        std::size_t pivots_seen = 0;
        for (const auto& row : system.rows) {
            table.add(row);
            const auto fresh_pivots = table.pivots().subspan(pivots_seen);
            pivots_seen = table.pivots().size();
            for (auto& [target, parts] : questions) {
                const bool woken = std::any_of(fresh_pivots.begin(), fresh_pivots.end(), [&](Var var) {
                    return std::ranges::find(parts, var, &Remainder::Part::var) != parts.end();
                });
                RC_ASSERT(table.resume(parts) == woken);
                const Remainder fresh = table.query(target);
                RC_ASSERT(fresh.parts() == parts);
                RC_ASSERT(fresh.settled() == table.settled(parts));
                RC_ASSERT(!table.resume(parts));
            }
        }
    }));
}

TEST(Table, ExplanationsUseOlderRowsOnly) {
    Table table(TableKind::real);
    table.add(equation({{0, 1}, {1, -1}}));
    table.add(equation({{1, 1}, {2, -1}}));
    const Equation target = equation({{0, 1}, {2, -1}});
    const RowIndex epoch = table.epoch();
    table.add(target);
    table.add(equation({{0, 1}, {3, -1}}));
    const auto certificate = table.explain(target, epoch);
    ASSERT_TRUE(certificate);
    EXPECT_EQ(certificate->combination, (std::vector<std::pair<RowIndex, Integer>>{{0, 1}, {1, 1}}));
    EXPECT_EQ(table.explain(target, 1), std::nullopt);
    EXPECT_EQ(table.explain(equation({{0, 1}, {3, -1}}), epoch), std::nullopt);
    EXPECT_EQ(table.explain(target), certificate) << "older rows are preferred to the row itself";
}

TEST(Table, LargeNumbersNeverOverflow) {
    Table table(TableKind::real);
    const Integer huge("1234567890123456789012345678901234567890");
    table.add(equation({{0, 1}}, Rational(huge)));
    table.add(equation({{0, 3000000019}, {1, -4000000007}}, ratio(1, huge)));
    const auto value = table.value({{1, 1}});
    ASSERT_TRUE(value);
    EXPECT_EQ(*value, (3000000019 * Rational(huge) - ratio(1, huge)) / 4000000007);
    const auto certificate = table.explain(equation({{1, 1}}, *value));
    ASSERT_TRUE(certificate);
    EXPECT_TRUE(verify(TableKind::real, *certificate, table.rows(), equation({{1, 1}}, *value)));
    EXPECT_EQ(table.explain(equation({{1, 1}}, *value + 1)), std::nullopt);
}

TEST(Table, MultiplesOfThePrimeProposeButProveNothing) {
    Table table(TableKind::real);
    const auto p = static_cast<std::int64_t>(modular::kPrime);
    table.add(equation({{0, p}, {1, 1}}));
    EXPECT_TRUE(table.query(equation({{1, 1}})).holds()) << "modulo p the first term is invisible";
    EXPECT_EQ(table.explain(equation({{1, 1}})), std::nullopt);
    EXPECT_EQ(table.add(equation({{1, 1}}, ratio(1, Integer(static_cast<long>(p))))).row, 1U);
}

TEST(Table, ContradictionNamesItsSupport) {
    Table table(TableKind::real);
    table.add(equation({{0, 1}, {1, -2}}, 1));
    table.add(equation({{5, 1}}, 4));
    table.add(equation({{1, 3}}, 6));
    const Added added = table.add(equation({{0, 1}}, 6));
    ASSERT_EQ(added.fate, RowFate::contradiction);
    ASSERT_TRUE(added.conflict);
    EXPECT_EQ(added.conflict->combination, (std::vector<std::pair<RowIndex, Integer>>{{0, -3}, {2, -2}, {3, 3}}));
    EXPECT_EQ(added.conflict->rest, Rational(3));
}

TEST(Table, ConstantVariablesAreNeverDetermined) {
    Table table(TableKind::real);
    const Var log2 = 0, log3 = 1, ab = 2, cd = 3;
    table.mark_constant(log2);
    table.mark_constant(log3);
    table.add(equation({{ab, 2}, {log2, -1}}));
    table.add(equation({{cd, 1}, {ab, -1}, {log3, -1}}));
    const Remainder value = table.query(equation({{cd, 2}}));
    ASSERT_TRUE(value.settled());
    EXPECT_FALSE(value.holds());
    const std::vector<std::pair<Var, Rational>> six_squared{{log2, 1}, {log3, 2}};
    EXPECT_EQ(value.constant_terms(), six_squared);
    EXPECT_TRUE(table.query(equation({{cd, 2}, {log2, -1}, {log3, -2}})).holds());
    EXPECT_TRUE(table.explain(equation({{cd, 2}, {log2, -1}, {log3, -2}})));
    EXPECT_TRUE(table.explain(equation({{cd, 1}, {ab, -1}, {log3, -1}})));

    const Added conflict = table.add(equation({{cd, 2}, {log2, -3}}));
    ASSERT_EQ(conflict.fate, RowFate::contradiction);
    const std::vector<std::pair<Var, Integer>> rest{{log2, -2}, {log3, 2}};
    EXPECT_EQ(conflict.conflict->rest_terms, rest);
    EXPECT_EQ(table.pivots().size(), 2U);
}

TEST(Directions, TwiceZeroIsNotZero) {
    Table table(TableKind::modulo_one);
    table.add(equation({{0, 2}}));
    const auto certificate = table.explain(equation({{0, 1}}));
    ASSERT_TRUE(certificate);
    EXPECT_EQ(certificate->multiple, 2);
    EXPECT_EQ(certificate->turns, 0);
    const auto right_angle = table.explain(equation({{0, 1}}, ratio(1, 2)));
    ASSERT_TRUE(right_angle);
    EXPECT_EQ(right_angle->multiple, 2);
    EXPECT_EQ(right_angle->turns, -1);
    EXPECT_EQ(table.explain(equation({{0, 1}}, ratio(1, 3))), std::nullopt);
}

TEST(Directions, IntegralRemaindersSayThatTheyAre) {
    Table table(TableKind::modulo_one);
    table.add(equation({{0, 2}, {1, -1}}));
    EXPECT_TRUE(table.query(equation({{1, 1}, {0, -2}})).integral());
    table.add(equation({{1, 1}}, ratio(1, 2)));
    EXPECT_FALSE(table.query(equation({{0, 1}}, ratio(1, 4))).integral()) << "0 is half of a row";
    EXPECT_TRUE(table.query(equation({{0, 2}}, ratio(1, 2))).integral());
    EXPECT_EQ(table.explain(equation({{0, 2}}, ratio(1, 2)))->multiple, 1);
}

TEST(Directions, TwoBisectorsOfOnePairOfLinesAreOnlyBranchwisePerpendicular) {
    // 2b = l + m and 2c = l + m give 2(b - c) = 0: equal or perpendicular, the picture must say which.
    Table table(TableKind::modulo_one);
    table.add(equation({{2, 2}, {0, -1}, {1, -1}}));
    table.add(equation({{3, 2}, {0, -1}, {1, -1}}));
    const auto perpendicular = table.explain(equation({{2, 1}, {3, -1}}, ratio(1, 2)));
    ASSERT_TRUE(perpendicular);
    EXPECT_EQ(perpendicular->multiple, 2);
}

TEST(Directions, AnIntegralCertificateIsFoundBesideATorsionOne) {
    Table table(TableKind::modulo_one);
    table.add(equation({{0, 2}}));
    table.add(equation({{0, 3}}));
    const auto certificate = table.explain(equation({{0, 1}}));
    ASSERT_TRUE(certificate);
    EXPECT_EQ(certificate->multiple, 1);
    EXPECT_TRUE(verify(TableKind::modulo_one, *certificate, table.rows(), equation({{0, 1}})));
}

TEST(Directions, WholeTurnsAreNothing) {
    Table table(TableKind::modulo_one);
    EXPECT_EQ(table.add(equation({{0, 1}, {1, -1}}, ratio(1, 2))).fate, RowFate::raised_rank);
    EXPECT_EQ(table.add(equation({{1, 1}, {2, -1}}, ratio(1, 2))).fate, RowFate::raised_rank);
    EXPECT_EQ(table.add(equation({{0, 1}, {2, -1}})).fate, RowFate::redundant) << "perpendicular twice is parallel";
    const auto certificate = table.explain(equation({{0, 1}, {2, -1}}), 2);
    ASSERT_TRUE(certificate);
    EXPECT_EQ(certificate->turns, 1);
    EXPECT_EQ(table.add(equation({{0, 1}, {2, -1}}, ratio(1, 3))).fate, RowFate::contradiction);
}

TEST(Directions, ContradictionsBehindTorsionAreFoundInAnyOrder) {
    const Equation twice = equation({{0, 2}}), zero = equation({{0, 1}}), half = equation({{0, 1}}, ratio(1, 2));
    for (const auto& order :
         {std::vector{twice, zero, half}, std::vector{twice, half, zero}, std::vector{zero, twice, half},
          std::vector{zero, half, twice}, std::vector{half, zero, twice}}) {
        Table table(TableKind::modulo_one);
        bool found = false;
        for (const auto& row : order) {
            const Added added = table.add(row);
            if (added.fate != RowFate::contradiction) continue;
            found = true;
            ASSERT_TRUE(added.conflict);
            Rational rest = 0;
            std::int64_t coefficient = 0;
            for (const auto& [index, factor] : added.conflict->combination) {
                rest += factor * table.rows()[index].constant;
                coefficient += factor.get_si() * table.rows()[index].terms[0].coefficient;
            }
            EXPECT_EQ(coefficient, 0);
            EXPECT_EQ(rest, added.conflict->rest);
            EXPECT_FALSE(numbers::is_integer(rest));
        }
        EXPECT_TRUE(found);
    }
    Table consistent(TableKind::modulo_one);
    EXPECT_EQ(consistent.add(twice).fate, RowFate::raised_rank);
    EXPECT_EQ(consistent.add(half).fate, RowFate::redundant);
    EXPECT_EQ(consistent.explain(half)->multiple, 1);
}

TEST(Directions, IntegralConsequencesGetIntegralCertificates) {
    EXPECT_TRUE(rc::check("mixtures of rows have multiple 1", [](std::uint64_t seed) {
        Rng rng(seed);
        const System system = random_system(rng, TableKind::modulo_one, 2 + rng.below(6), 2 + rng.below(10));
        Table table(TableKind::modulo_one);
        for (const auto& row : system.rows) RC_ASSERT(table.add(row).fate != RowFate::contradiction);
        for (int i = 0; i < 5; ++i) {
            Equation target = mixture(rng, system.rows, 1 + rng.below(4));
            target.constant += Rational(static_cast<long>(rng.below(7)) - 3);
            const Remainder remainder = table.query(target);
            RC_ASSERT(remainder.settled());
            const auto certificate = table.explain(target);
            RC_ASSERT(certificate.has_value());
            RC_ASSERT(certificate->multiple == 1);
            RC_ASSERT(verify(TableKind::modulo_one, *certificate, table.rows(), target));
            for (const auto& left_out : certificate->combination) {
                Table others(TableKind::modulo_one);
                for (const auto& entry : certificate->combination) {
                    if (entry.first != left_out.first) others.add(system.rows[entry.first]);
                }
                const auto smaller = others.explain(target);
                RC_ASSERT(!smaller || smaller->multiple > 1);
            }
        }
    }));
}

TEST(Directions, TrueTargetsNeverContradictAndFalseOnesAreNotProved) {
    EXPECT_TRUE(rc::check("sound for the hidden values", [](std::uint64_t seed) {
        Rng rng(seed);
        const System system = random_system(rng, TableKind::modulo_one, 2 + rng.below(5), 2 + rng.below(8), 3);
        Table table(TableKind::modulo_one);
        for (const auto& row : system.rows) table.add(row);
        for (int i = 0; i < 8; ++i) {
            Equation target = system.random_row(rng, 2, 3, TableKind::modulo_one);
            target.constant += ratio(static_cast<long>(rng.below(4)), 4);
            const Remainder remainder = table.query(target);
            const auto certificate = table.explain(target);
            const auto value = remainder.value();
            if (remainder.holds() && remainder.integral() && value && numbers::is_integer(*value - target.constant))
                RC_ASSERT(certificate && certificate->multiple == 1);
            if (!certificate) continue;
            RC_ASSERT(verify(TableKind::modulo_one, *certificate, table.rows(), target));
            Rational error = -target.constant;
            for (const auto& term : target.terms)
                error += Rational(static_cast<long>(term.coefficient)) * system.values[term.var];
            RC_ASSERT(numbers::is_integer(certificate->multiple * error));
        }
    }));
}

TEST(Verify, RefusesForgedCertificates) {
    const std::vector<Equation> rows{equation({{0, 2}}), equation({{0, 1}, {1, 1}}, ratio(1, 2))};
    const Equation target = equation({{0, 1}});
    const auto ok = [&](TableKind kind, Certificate c) { return verify(kind, c, rows, target); };
    EXPECT_TRUE(ok(TableKind::modulo_one, {{{0, 1}}, 2, 0}));
    EXPECT_TRUE(ok(TableKind::real, {{{0, 1}}, 2, 0}));
    EXPECT_FALSE(ok(TableKind::modulo_one, {{{0, 1}}, 1, 0}));
    EXPECT_FALSE(ok(TableKind::modulo_one, {{{0, 1}}, 2, 1}));
    EXPECT_FALSE(ok(TableKind::modulo_one, {{{7, 1}}, 2, 0}));
    EXPECT_FALSE(ok(TableKind::modulo_one, {{{1, 1}}, 1, 0}));
    EXPECT_FALSE(ok(TableKind::modulo_one, {{}, 0, 0}));
    EXPECT_FALSE(ok(TableKind::modulo_one, {{{0, -1}}, -2, 0}));
    EXPECT_FALSE(verify(TableKind::real, {{}, 1, 1}, rows, equation({}, -1)));
    EXPECT_TRUE(verify(TableKind::modulo_one, {{}, 1, 1}, rows, equation({}, -1)));
}

TEST(Explain, StopsWhenAsked) {
    Table table(TableKind::modulo_one);
    table.add(equation({{0, 2}}));
    table.add(equation({{0, 3}}));
    StopSource stop;
    stop.request_stop();
    const auto certificate = table.explain(equation({{0, 1}}), kNoLimit, {}, Control{stop.get_token(), {}});
    ASSERT_TRUE(certificate) << "the search for a better one was cut short";
    EXPECT_EQ(certificate->multiple, 2);
}

TEST(Work, CountsAreTheSameEachTime) {
    const auto run = [] {
        Rng rng(7);
        const System system = random_system(rng, TableKind::modulo_one, 40, 60);
        Table table(TableKind::modulo_one);
        for (const auto& row : system.rows) table.add(row);
        for (int i = 0; i < 10; ++i) table.explain(mixture(rng, system.rows, 3));
        return table.work();
    };
    const Work a = run(), b = run();
    EXPECT_EQ(a.rows, 60U);
    EXPECT_GT(a.row_operations, 0U);
    EXPECT_EQ(a.row_operations, b.row_operations);
    EXPECT_EQ(a.lattice_steps, b.lattice_steps);
    EXPECT_EQ(a.pivots, b.pivots);
}

TEST(Work, FiveHundredRowsOverTwoHundredVariablesAreQuick) {
    Rng rng(3);
    const System system = random_system(rng, TableKind::modulo_one, 200, 500, 1);
    const auto start = std::chrono::steady_clock::now();
    Table table(TableKind::modulo_one);
    for (const auto& row : system.rows) table.add(row);
    int explained = 0;
    for (int i = 0; i < 50; ++i) {
        const Equation target = mixture(rng, system.rows, 2);
        const auto certificate = table.explain(target);
        ASSERT_TRUE(certificate);
        EXPECT_TRUE(verify(TableKind::modulo_one, *certificate, table.rows(), target));
        ++explained;
    }
    const auto taken = std::chrono::steady_clock::now() - start;
    EXPECT_EQ(explained, 50);
    // Generous, for sanitizers and busy machines; the work counts are what is really bounded.
    EXPECT_LT(std::chrono::duration<double>(taken).count(), 20.0);
    EXPECT_LT(table.work().row_operations, 100000U);
}

} // namespace
} // namespace porism::algebra
