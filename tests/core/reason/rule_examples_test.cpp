// Each row earns its place (definition 23): its example cannot be solved without it, or takes a longer path.
#include "figures.h"

#include "algebra/table.h"
#include "facts/equation.h"
#include "proof/rules/rule.h"
#include "proof/theorem.h"
#include "reason/value/flow.h"
#include "reason/value/values.h"
#include "support/samples.h"

#include <algorithm>
#include <set>
#include <span>

namespace porism::reason::test {
namespace {

class RuleExample : public testing::TestWithParam<std::size_t> {};

TEST_P(RuleExample, NeedsItsRule) {
    if (!porism::test::sampled(GetParam())) GTEST_SKIP();
    const proof::Rule& rule = proof::rules()[GetParam()];
    ASSERT_FALSE(rule.example.empty());
    const Figure example = figure(rule.example);
    const auto with = solved_length(example);
    ASSERT_TRUE(with) << "the example is not solved";
    Options options;
    options.bans = {RuleId(GetParam())};
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

using TableKinds = std::set<facts::TableKind>;

/// All equations of one of its alternatives are integral combinations of known ones of their table, which is one of
/// these.
bool follows(const facts::Statement& statement, const std::vector<facts::Equation>& known, const TableKinds& tables) {
    const auto equations = facts::equations(statement);
    const auto combined = [&](const facts::Equation& wanted) {
        if (!tables.contains(wanted.table)) return false;
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

/// Every set of tables.
std::vector<TableKinds> sets_of_tables() {
    std::vector<TableKinds> out(std::size_t{1} << facts::table_kinds);
    for (std::size_t set = 0; set < out.size(); ++set)
        for (std::size_t table = 0; table < facts::table_kinds; ++table)
            if ((set >> table & 1) != 0) out[set].insert(static_cast<facts::TableKind>(table));
    return out;
}

/// What makes it a row that nothing needs to match; with those tables that it names, and no others.
TEST_P(ImpliedRow, FollowsFromItsHypothesesByAlgebraAlone) {
    const proof::Rule& rule = proof::rules()[GetParam()];
    std::vector<PointId> points;
    for (std::size_t i = 0; i < rule.letters.size(); ++i) points.emplace_back(i);
    std::vector<facts::Equation> known;
    for (const facts::Pattern& pattern : rule.hypotheses)
        std::ranges::move(facts::equations(*facts::instantiate(pattern, points)), std::back_inserter(known));
    const auto said_by = [&](const TableKinds& tables) {
        return std::ranges::any_of(rule.said_by, [&](const auto& all) {
            return std::ranges::all_of(all, [&](facts::TableKind table) { return tables.contains(table); });
        });
    };
    for (const TableKinds& tables : sets_of_tables())
        for (const facts::Pattern& pattern : rule.conclusions)
            EXPECT_EQ(follows(*facts::instantiate(pattern, points), known, tables), said_by(tables));
}

class RelationExample : public testing::TestWithParam<std::size_t> {
protected:
    const proof::Rule& row() const { return proof::relation_rows()[GetParam()]; }
    const std::string& problem_of_use() const { return row().used_in.empty() ? row().example : row().used_in; }
    /// The checked path to the value that a problem asks for.
    static std::optional<proof::Path> path(const std::string& text, const proof::Bans& bans) {
        const scene::SceneAndGoals problem = problem_of(text);
        const Figure example = realised(problem.scene, {});
        Options options;
        options.consequences = true;
        options.bans = bans;
        Session session = closed(example, options);
        const facts::Letters& letters = example.diagram.scene_picture.letters;
        let_values_flow(session, example.diagram, letters);
        auto answer = value_of(session, example.diagram, *problem.questions.front().quantity, letters);
        if (!answer) return std::nullopt;
        const auto verdict = verify::check(answer->path, example.scene, example.diagram);
        EXPECT_TRUE(verdict.valid) << verdict.summary;
        return std::move(answer->path);
    }
    static bool uses(const proof::Path& path, const std::string& row) {
        for (std::size_t i = 0; i < path.steps.size(); ++i)
            if (proof::theorem_name(path, i) == row) return true;
        return false;
    }
};

TEST_P(RelationExample, IsAnsweredWithItsRow) {
    if (!porism::test::sampled(GetParam())) GTEST_SKIP();
    const auto answered = path(row().example, {});
    ASSERT_TRUE(answered);
    EXPECT_TRUE(uses(*answered, row().name));
}

/// Without a derived row the value is still reached, by a longer path.
TEST_P(RelationExample, NeedsItsRow) {
    if (!porism::test::sampled(GetParam())) GTEST_SKIP();
    const auto with = path(problem_of_use(), {});
    ASSERT_TRUE(with);
    EXPECT_TRUE(uses(*with, row().name));
    proof::Bans bans;
    bans.ban(row());
    const auto without = path(problem_of_use(), bans);
    ASSERT_EQ(without.has_value(), row().standing != proof::Standing::needed);
    if (!without) return;
    EXPECT_FALSE(uses(*without, row().name));
    EXPECT_LT(proof::length(*with), proof::length(*without));
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
INSTANTIATE_TEST_SUITE_P(Rows, RelationExample, testing::Range<std::size_t>(0, proof::relation_rows().size()),
                         [](const auto& row) { return proof::relation_rows()[row.param].name; });
INSTANTIATE_TEST_SUITE_P(Rows, ImpliedRow, testing::ValuesIn(rows_that_are(true)), name_of);

} // namespace
} // namespace porism::reason::test
