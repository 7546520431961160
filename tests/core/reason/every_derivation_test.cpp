// Multi mode: the graph keeps every derivation by a rule, and algebra is explained in several ways (definition 17).
#include "corpus_of_ours.h"
#include "reason/explanations.h"
#include "reason/quantity/tables.h"

#include "support/samples.h"

#include <algorithm>
#include <set>

namespace porism::reason::test {
namespace {

using facts::Statement;
using proof::Derivation;
using proof::Explanation;

Session with_all(const Figure& figure) {
    Options options;
    options.every_derivation = true;
    return closed(figure, options);
}

/// A session in which one statement came by another of its derivations.
class Told final : public proof::Explainer {
public:
    Told(const Session& session, DerivationId derivation, Explanation explanation)
        : session_(session), derivation_(derivation), explanation_(std::move(explanation)), graph_(session.graph()) {
        graph_.first[graph_.derivations[derivation.index()].conclusion.index()] = derivation;
        graph_.derivations[derivation.index()].view = explanation_.view;
    }
    const proof::Graph& graph() const override { return graph_; }
    Result<Explanation> explain(DerivationId derivation) const override {
        return derivation == derivation_ ? explanation_ : session_.explain(derivation);
    }

private:
    const Session& session_;
    DerivationId derivation_;
    Explanation explanation_;
    proof::Graph graph_;
};

struct DerivationTally {
    std::size_t derivations = 0, others = 0, circular = 0, explanations = 0, several = 0;
};

class DerivationInspector {
public:
    DerivationInspector(const Figure& figure, DerivationTally& tally)
        : figure_(figure), session_(with_all(figure)), tally_(tally) {}

    void inspect() {
        const auto& all = session_.graph().derivations;
        tally_.derivations += all.size();
        for (std::size_t i = 0; i < all.size(); ++i) look_at(DerivationId(i), all[i]);
    }

private:
    void look_at(DerivationId id, const Derivation& derivation) {
        const bool first = session_.graph().first[derivation.conclusion.index()] == id;
        if (!first) ++tally_.others;
        if (!proof::lowers_rank(derivation)) {
            EXPECT_FALSE(first);
            ++tally_.circular;
            return;
        }
        const auto found = explanations(Surroundings(session_), id, {.most = 3});
        ASSERT_TRUE(found) << to_string(found.error());
        if (derivation.reason == proof::Reason::algebra) tally_.explanations += found->size();
        if (found->size() > 1) ++tally_.several;
        std::set<std::set<StatementId>> different;
        for (const Explanation& one : *found) {
            different.emplace(one.premises.begin(), one.premises.end());
            for (const StatementId premise : one.premises) EXPECT_LT(premise, derivation.conclusion);
            if (derivation.reason == proof::Reason::algebra) expect_irreducible(derivation, one);
            if (!first || found->size() > 1) check(id, derivation, one);
        }
        EXPECT_EQ(different.size(), found->size());
    }

    void expect_irreducible(const Derivation& derivation, const Explanation& explanation) {
        const auto& statements = session_.graph().statements;
        for (const StatementId left_out : explanation.premises) {
            Tables tables;
            for (const StatementId premise : explanation.premises) {
                if (premise == left_out) continue;
                const Statement& statement = statements[premise.index()];
                for (const facts::Equation& equation : facts::telling_equations(statement))
                    if (!figure_.diagram.collapses(equation)) tables.push(premise, 0, equation, false);
            }
            const Statement& conclusion = statements[derivation.conclusion.index()];
            const auto view = facts::alternatives(conclusion).at(explanation.view);
            const auto targets = facts::equations(conclusion);
            const bool follows =
                std::ranges::all_of(std::span(targets).subspan(view.first, view.count), [&](const auto& target) {
                    return tables.ask(target, std::nullopt) == Answer::follows;
                });
            EXPECT_FALSE(follows) << facts::to_string(conclusion, figure_.diagram.names) << " without "
                                  << facts::to_string(statements[left_out.index()], figure_.diagram.names);
        }
    }

    void check(DerivationId id, const Derivation& derivation, const Explanation& explanation) {
        const auto path = proof::trace_back(Told(session_, id, explanation), derivation.conclusion);
        ASSERT_TRUE(path) << to_string(path.error());
        const auto verdict = verify::check(*path, figure_.scene, figure_.diagram);
        EXPECT_TRUE(verdict.valid) << facts::to_string(path->goal(), figure_.diagram.names) << ": " << verdict.summary;
    }

    const Figure& figure_;
    Session session_;
    DerivationTally& tally_;
};

TEST(EveryDerivation, IsCheckedWhereverItLowersTheRank) {
    DerivationTally tally;
    const std::vector<OurProblem> problems = problems_of_ours();
    constexpr std::size_t one_of = 3; // hundreds of derivations each
    for (std::size_t i = 0; i < problems.size(); i += one_of * porism::test::sample_share) {
        SCOPED_TRACE(problems[i].name);
        const Figure figure = realised(problems[i].scene, problems[i].goals);
        if (figure.diagram.point_count() <= 9) DerivationInspector(figure, tally).inspect();
    }
    // What the test is about is there.
    EXPECT_GT(tally.others, tally.derivations / 20);
    EXPECT_GT(tally.circular, 0U);
    EXPECT_GT(tally.several, tally.explanations / 20);
}

TEST(EveryDerivation, ProvesWhatTheFirstOnesProve) {
    for (const OurProblem& problem : problems_of_ours()) {
        SCOPED_TRACE(problem.name);
        const Figure figure = realised(problem.scene, problem.goals);
        const Session one = closed(figure);
        Session all = with_all(figure);
        for (const Statement& statement : one.graph().statements)
            EXPECT_TRUE(all.prove(statement)) << facts::to_string(statement, figure.diagram.names);
        Session again = closed(figure);
        for (const Statement& statement : all.graph().statements)
            EXPECT_TRUE(again.prove(statement)) << facts::to_string(statement, figure.diagram.names);
    }
}

TEST(EveryDerivation, ListsTheSameStatements) {
    const auto listed = [](const Figure& figure, bool every) {
        Options options;
        options.consequences = true;
        options.every_derivation = every;
        std::set<std::string> out;
        const Session session = closed(figure, options);
        for (const Statement& statement : session.graph().statements)
            out.insert(facts::to_string(statement, figure.diagram.names));
        return out;
    };
    for (const OurProblem& problem : problems_of_ours()) {
        SCOPED_TRACE(problem.name);
        const Figure figure = realised(problem.scene, problem.goals);
        EXPECT_EQ(listed(figure, false), listed(figure, true));
    }
}

TEST(EveryDerivation, KeepsEachOnce) {
    for (const OurProblem& problem : problems_of_ours()) {
        const Figure figure = realised(problem.scene, problem.goals);
        const Session session = with_all(figure);
        std::set<std::pair<std::size_t, std::pair<std::size_t, std::set<StatementId>>>> seen;
        for (const Derivation& one : session.graph().derivations) {
            EXPECT_EQ(std::ranges::count(one.premises, one.conclusion), 0) << problem.name;
            if (one.reason != proof::Reason::rule) continue;
            const std::set<StatementId> premises(one.premises.begin(), one.premises.end());
            EXPECT_TRUE(seen.insert({one.conclusion.index(), {one.rule.index(), premises}}).second) << problem.name;
        }
    }
}

// The same lines are the sides of the angles and of the congruent triangles.
TEST(EveryDerivation, TakesNoPremiseThatOthersMakeUpFor) {
    const Figure scene = figure("b = free b; m = free m; c = mirror c b m; h = free h; d = mirror d h m "
                                "? eqangle b m b d c m c h");
    const Session session = closed(scene);
    const auto goal = session.find(scene.goals.front());
    ASSERT_TRUE(goal);
    const auto explanation = session.explain(session.graph().first[goal->index()]);
    ASSERT_TRUE(explanation);
    EXPECT_EQ(explanation->premises.size(), 1U);
}

// AB = AC by construction; the altitude from A is a median, by congruent triangles and as the line of the apex.
TEST(EveryDerivation, GivesTheSameTheoremInSeveralWays) {
    const Figure scene = figure("b c = segment b c; a = iso_triangle_vertex a b c; m = midpoint m b c; "
                                "d = foot d a b c ? cong d b d c");
    const Session session = with_all(scene);
    std::size_t most = 0;
    std::map<StatementId, std::size_t> count;
    for (const Derivation& one : session.graph().derivations) most = std::max(most, ++count[one.conclusion]);
    EXPECT_GE(most, 3U);
}

TEST(EveryDerivation, LaterTheoremsExplainWhatTheyDoNotRestOn) {
    const Figure scene = figure("a b c = iso_triangle a b c; m = midpoint m b c ? perp a m b c");
    const Session session = with_all(scene);
    const proof::Graph& graph = session.graph();
    const Dependents dependents(session);
    const Surroundings around(session);
    std::size_t later = 0;
    for (std::size_t i = 0; i < graph.derivations.size(); ++i) {
        const StatementId conclusion = graph.derivations[i].conclusion;
        if (graph.derivations[i].reason != proof::Reason::algebra) continue;
        const auto found = explanations(around, DerivationId(i), {}, {}, &dependents);
        ASSERT_TRUE(found) << to_string(found.error());
        const std::vector<bool> resting = dependents.of(conclusion);
        for (const Explanation& one : *found) {
            later += std::ranges::any_of(one.premises, [&](StatementId premise) { return premise > conclusion; });
            for (const StatementId premise : one.premises) EXPECT_FALSE(resting[premise.index()]);
        }
    }
    EXPECT_GT(later, 0U);
}

} // namespace
} // namespace porism::reason::test
