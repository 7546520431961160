// Each row earns its place (definition 23): its example cannot be solved without it, or takes a longer path.
#include "figures.h"

#include "algebra/table.h"
#include "facts/equation.h"
#include "proof/rule.h"
#include "proof/theorem.h"

#include <algorithm>
#include <span>

namespace porism::reason::test {
namespace {

class RuleExample : public testing::TestWithParam<std::size_t> {};

TEST_P(RuleExample, NeedsItsRule) {
    const proof::Rule& rule = proof::rules()[GetParam()];
    ASSERT_FALSE(rule.example.empty());
    const Figure example = figure(rule.example);
    const auto with = solved_length(example);
    ASSERT_TRUE(with) << "the example is not solved";
    Options options;
    options.banned = {RuleId(GetParam())};
    const auto without = solved_length(example, options);
    EXPECT_EQ(rule.standing == proof::Standing::derived, without.has_value());
    EXPECT_LT(*with, without.value_or(SIZE_MAX));
}

constexpr algebra::Var log_of_two = 0; // the only number in the view of a row's statements

algebra::Equation written(const facts::Equation& equation) {
    algebra::Equation out;
    for (const facts::PairTerm& term : equation.terms)
        out.terms.push_back(
            {static_cast<algebra::Var>(1 + facts::max_arity * term.pair.first.index() + term.pair.second.index()),
             term.coefficient});
    if (equation.table != facts::TableKind::log_length)
        out.constant = equation.constant;
    else if (equation.constant != 1)
        out.terms.push_back({log_of_two, -1});
    return out;
}

/// All equations of one of its alternatives are integral combinations of known ones of their table.
bool follows(const facts::Statement& statement, const std::vector<facts::Equation>& known) {
    const auto equations = facts::equations(statement);
    const auto combined = [&](const facts::Equation& wanted) {
        const bool angles = wanted.table == facts::TableKind::direction;
        algebra::Table table(angles ? algebra::TableKind::modulo_one : algebra::TableKind::real);
        for (const facts::Equation& row : known)
            if (row.table == wanted.table) table.add(written(row));
        const auto certificate = table.explain(written(wanted));
        return certificate && (!angles || certificate->multiple == 1);
    };
    return std::ranges::any_of(facts::alternatives(statement), [&](const facts::Alternative& all) {
        return std::ranges::all_of(std::span(equations).subspan(all.first, all.count), combined);
    });
}

class ImpliedRow : public testing::TestWithParam<std::size_t> {};

TEST_P(ImpliedRow, NamesAStepOfItsExample) {
    const Figure example = figure(proof::rules()[GetParam()].example);
    const Session session = closed(example);
    const auto path = checked_path(example, session, example.goals.front());
    ASSERT_TRUE(path);
    std::vector<std::string> names;
    for (std::size_t i = 0; i < path->steps.size(); ++i) names.push_back(proof::theorem_name(*path, i));
    EXPECT_EQ(std::ranges::count(names, proof::rules()[GetParam()].name), 1) << testing::PrintToString(names);
}

/// What makes it a row that nothing needs to match.
TEST_P(ImpliedRow, FollowsFromItsHypothesesByAlgebraAlone) {
    const proof::Rule& rule = proof::rules()[GetParam()];
    std::vector<PointId> points;
    for (std::size_t i = 0; i < rule.letters.size(); ++i) points.emplace_back(i);
    std::vector<facts::Equation> known;
    for (const facts::Pattern& pattern : rule.hypotheses)
        std::ranges::move(facts::equations(*facts::instantiate(pattern, points)), std::back_inserter(known));
    for (const facts::Pattern& pattern : rule.conclusions)
        EXPECT_TRUE(follows(*facts::instantiate(pattern, points), known));
}

std::vector<std::size_t> rows_that_are(bool implied) {
    std::vector<std::size_t> out;
    for (std::size_t i = 0; i < proof::rules().size(); ++i)
        if ((proof::rules()[i].standing == proof::Standing::implied) == implied) out.push_back(i);
    return out;
}

std::string name_of(const testing::TestParamInfo<std::size_t>& row) {
    return proof::rules()[row.param].name;
}

INSTANTIATE_TEST_SUITE_P(Rows, RuleExample, testing::ValuesIn(rows_that_are(false)), name_of);
INSTANTIATE_TEST_SUITE_P(Rows, ImpliedRow, testing::ValuesIn(rows_that_are(true)), name_of);

} // namespace
} // namespace porism::reason::test
