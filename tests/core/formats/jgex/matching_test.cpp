// Patterns that are matched together, against all choices of statements one after the other.
#include "formats/jgex/matching.h"

#include "base/random.h"

#include <algorithm>
#include <array>
#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <set>
#include <string>
#include <vector>

namespace porism::jgex {
namespace {

using facts::Pattern;
using facts::Statement;
using Bindings = std::set<std::vector<std::optional<PointId>>>;

void add_all(Bindings& out, std::span<const Pattern> patterns, std::span<const Statement> statements,
             const Binding& binding) {
    if (patterns.empty()) {
        out.insert(binding.points);
        return;
    }
    for (const Statement& statement : statements)
        each_match(patterns.front(), statement, binding, [&](const Binding& next) {
            add_all(out, patterns.subspan(1), statements, next);
            return false;
        });
}

std::vector<Statement> random_statements(Rng& rng) {
    constexpr std::array predicates{facts::Predicate::cong, facts::Predicate::para, facts::Predicate::perp};
    std::vector<Statement> out;
    while (out.size() < 12) {
        std::vector<PointId> points;
        for (int i = 0; i < 4; ++i) points.emplace_back(static_cast<std::size_t>(rng.below(6)));
        const auto predicate = predicates.at(static_cast<std::size_t>(rng.below(predicates.size())));
        if (auto one = facts::make(predicate, points); one && std::ranges::find(out, *one) == out.end())
            out.push_back(*std::move(one));
    }
    return out;
}

TEST(Matching, TogetherFindsWhatOneByOneDoes) {
    const std::vector<std::string> slots{"a", "b", "c", "d", "e"};
    std::vector<std::vector<Pattern>> rows;
    for (const char* const row :
         {"cong a b b c", "cong a b b c, para a b c d", "cong a b c d, cong b c d e, perp a b b c",
          "para a b c d, para a d b c, cong a b c e", "cong a b a c, cong d b d c"})
        rows.push_back(*facts::parse_patterns(row, slots));
    EXPECT_TRUE(rc::check([&](std::uint64_t seed) {
        Rng rng(seed);
        const auto statements = random_statements(rng);
        const StatementsByPoint by_point(statements);
        for (const auto& row : rows) {
            Binding start{std::vector<std::optional<PointId>>(slots.size())};
            if (rng.below(2) == 0) start.points[0] = PointId(static_cast<std::size_t>(rng.below(6)));
            Bindings one_by_one, together;
            add_all(one_by_one, row, statements, start);
            for (const Binding& binding : matches(row, by_point, start)) together.insert(binding.points);
            RC_ASSERT(one_by_one == together);
        }
    }));
}

} // namespace
} // namespace porism::jgex
