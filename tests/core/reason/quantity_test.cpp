#include "reason/quantity/primes.h"
#include "reason/quantity/tables.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>

namespace porism::reason {
namespace {

using numbers::Integer;
using numbers::Rational;

const std::vector<std::string> names{"a", "b", "c", "d", "e", "f", "g", "h"};

facts::Statement say(const std::string& text) {
    return facts::parse_statement(text, names).value().front();
}

TEST(Primes, MultiplyBack) {
    EXPECT_TRUE(rc::check([] {
        const auto numerator = *rc::gen::inRange<std::uint64_t>(1, std::uint64_t{1} << 50);
        const auto denominator = *rc::gen::inRange<std::uint64_t>(1, std::uint64_t{1} << 40);
        const Rational value = numbers::ratio(Integer(std::to_string(numerator)), Integer(std::to_string(denominator)));
        const auto factors = prime_factors(value);
        RC_ASSERT(factors.has_value());
        Rational product = 1;
        for (const auto& [prime, exponent] : *factors) {
            RC_ASSERT(mpz_probab_prime_p(prime.get_mpz_t(), 30) > 0);
            for (std::int64_t i = 0; i < std::abs(exponent); ++i)
                product = exponent > 0 ? Rational(product * prime) : Rational(product / prime);
        }
        RC_ASSERT(product == value);
    }));
}

TEST(Primes, SplitsProductsOfLargePrimes) {
    const auto factors = prime_factors(Rational(Integer("1000000007") * Integer("998244353")));
    ASSERT_TRUE(factors);
    ASSERT_EQ(factors->size(), 2U);
    EXPECT_EQ(factors->at(0).first, Integer("998244353"));
    EXPECT_FALSE(prime_factors(Rational(0)));
    EXPECT_FALSE(prime_factors(Rational(-2)));
}

/// Pushes statements in order, as a closure does.
struct FilledTables {
    Tables tables;
    std::uint32_t next = 0;
    std::optional<std::vector<StatementId>> push(const std::string& text) {
        const auto equations = facts::equations(say(text));
        const StatementId id(next++);
        for (std::size_t i = 0; i < equations.size(); ++i)
            if (auto conflict = tables.push(id, i, equations[i], true)) return conflict;
        return std::nullopt;
    }
    Answer ask(const std::string& text, std::optional<Client> client = {}) {
        return tables.ask(facts::equations(say(text)).front(), client);
    }
    std::vector<Client> settled() {
        std::vector<Client> out;
        EXPECT_TRUE(tables.advance(out, {}));
        return out;
    }
};

TEST(Tables, AnswersAndExplainsByStatements) {
    FilledTables t;
    t.push("perp a b c d");
    t.push("cong a b c d");
    t.push("perp c d e f");
    EXPECT_EQ(t.ask("para a b e f"), Answer::follows);
    EXPECT_EQ(t.ask("perp a b e f"), Answer::refused);
    EXPECT_EQ(t.ask("cong a b e f"), Answer::open);
    std::vector<StatementId> premises;
    const auto certificate = t.tables.explain(facts::equations(say("para a b e f")).front(), StatementId(3), premises);
    ASSERT_TRUE(certificate);
    EXPECT_EQ(premises, (std::vector{StatementId(0), StatementId(2)}));
    EXPECT_EQ(certificate->multiple, 1);
    EXPECT_EQ(certificate->terms.size(), 2U);
    premises.clear();
    EXPECT_FALSE(t.tables.explain(facts::equations(say("para a b e f")).front(), StatementId(2), premises));
}

TEST(Tables, WakesAQuestionWhenItIsSettled) {
    FilledTables t;
    EXPECT_EQ(t.ask("eqratio a b c d e f g h", Client{7}), Answer::open);
    EXPECT_EQ(t.ask("eqratio g h e f c d a b", Client{8}), Answer::open);
    EXPECT_TRUE(t.settled().empty());
    t.push("rconst a b c d 2/3");
    EXPECT_TRUE(t.settled().empty());
    t.push("rconst e f g h 2/3");
    EXPECT_EQ(t.settled(), (std::vector<Client>{7, 8}));
    EXPECT_EQ(t.ask("eqratio a b c d e f g h"), Answer::follows);
}

TEST(Tables, TellsWhatFollowsUnderABranchOnly) {
    FilledTables t;
    t.push("eqangle a b c d c d a b");
    EXPECT_EQ(t.ask("para a b c d"), Answer::branch);
    EXPECT_EQ(t.ask("perp a b c d"), Answer::branch);
    t.push("eqratio a b c d e f a b");
    t.push("cong c d e f");
    EXPECT_EQ(t.ask("cong a b c d"), Answer::follows);
}

TEST(Tables, NamesTheStatementsOfAContradiction) {
    FilledTables t;
    EXPECT_FALSE(t.push("rconst a b c d 2"));
    EXPECT_FALSE(t.push("para a b c d"));
    EXPECT_FALSE(t.push("rconst c d e f 2"));
    const auto conflict = t.push("rconst a b e f 5");
    ASSERT_TRUE(conflict);
    EXPECT_EQ(*conflict, (std::vector{StatementId(0), StatementId(2), StatementId(3)}));
}

} // namespace
} // namespace porism::reason
