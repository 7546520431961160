// A rule profile is an input of the closure: what it leaves out reaches no explanation (definition 26).
#include "corpus_of_ours.h"
#include "proof/rules/rule_profile.h"
#include "reason/explanations.h"
#include "reason/value/values.h"

#include "proof/theorem.h"
#include "support/samples.h"
#include "support/stated.h"

#include <algorithm>
#include <set>

namespace porism::reason::test {
namespace {

using proof::RuleProfile;

/// The same question as proof::banned_steps, asked of the data of the profile alone.
std::string outside(const proof::Path& path, const RuleProfile& profile) {
    std::set<std::string> allowed;
    for (const proof::Rule* row : profile.rules()) allowed.insert(row->name);
    const auto calculates = [&](facts::TableKind table) {
        return std::ranges::count(profile.calculations(), proof::calculation_with(table)) > 0;
    };
    for (std::size_t i = 0; i < path.steps.size(); ++i) {
        const proof::Step& step = path.steps[i];
        std::string theorem = proof::theorem_name(path, i);
        if (!theorem.empty() && !allowed.contains(theorem)) return theorem;
        for (const proof::Certificate& certificate : step.certificates)
            for (const proof::CertificateTerm& term : certificate.terms) {
                const facts::Statement& premise = path.steps[step.premises[term.premise]].conclusion;
                const facts::Equation equation = facts::equations(premise).at(term.equation);
                if (!calculates(equation.table)) return "a table";
                const bool inscribed = premise.predicate() == facts::Predicate::cyclic;
                if (inscribed && !allowed.contains("inscribed_angles")) return "angles of a circle";
                if (!equation.sines.empty() && !calculates(facts::TableKind::log_length)) return "sines";
            }
    }
    return {};
}

std::vector<OurProblem> examples_of_rules() {
    std::vector<OurProblem> out;
    for (const proof::Rule& row : proof::rules()) {
        auto problem = jgex::parse_problem(row.example);
        if (problem) out.push_back({row.name, std::move(problem->scene), std::move(problem->goals)});
    }
    return out;
}

class UnderRuleProfile : public testing::TestWithParam<std::size_t> {
protected:
    const RuleProfile& profile() const { return proof::ready_rule_profiles()[GetParam()]; }
    Session closed_under(const Figure& figure, bool consequences = false) const {
        Options options;
        options.bans = profile().bans;
        options.consequences = consequences;
        return closed(figure, options);
    }
};

TEST_P(UnderRuleProfile, NoPathTouchesABannedRule) {
    std::vector<OurProblem> problems = problems_of_ours();
    std::ranges::move(examples_of_rules(), std::back_inserter(problems));
    std::size_t solved = 0;
    for (const OurProblem& problem : problems) {
        const Figure figure = realised(problem.scene, problem.goals);
        const Session session = closed_under(figure);
        for (const facts::Statement& goal : figure.goals) {
            const auto path = checked_path(figure, session, goal);
            if (!path) continue;
            ++solved;
            EXPECT_EQ(outside(*path, profile()), "") << problem.name;
            EXPECT_TRUE(proof::banned_steps(*path, profile().bans).empty()) << problem.name;
        }
    }
    EXPECT_GT(solved, 10U);
}

/// The path to what the example of a row asks for, under a profile; empty where it is not reached.
std::optional<proof::Path> path_of_example(const proof::Rule& row, const RuleProfile& profile) {
    const scene::SceneAndGoals problem = problem_of(row.example);
    const Figure example = realised(problem.scene, problem.goals);
    Options options;
    options.bans = profile.bans;
    options.consequences = !problem.questions.empty();
    Session session = closed(example, options);
    if (problem.questions.empty()) return checked_path(example, session, example.goals.front());
    auto answer = value_of(session, example.diagram, *problem.questions.front().quantity);
    if (!answer) return std::nullopt;
    const auto verdict = verify::check(answer->path, example.scene, example.diagram);
    EXPECT_TRUE(verdict.valid) << verdict.summary;
    return std::move(answer->path);
}

/// What a class has met is of use to it: each row that a profile allows, of both tables, takes part in the path of its
/// example under the profile, and no row that it leaves out does.
TEST_P(UnderRuleProfile, EveryRowOfItIsUsed) {
    const auto rows = profile().rules();
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (!porism::test::sampled(i)) continue;
        const proof::Rule* row = rows[i];
        const auto path = path_of_example(*row, profile());
        if (!path) {
            ADD_FAILURE() << row->name << ": its example is not solved";
            continue;
        }
        EXPECT_EQ(outside(*path, profile()), "") << row->name;
        EXPECT_TRUE(proof::banned_steps(*path, profile().bans).empty()) << row->name;
        bool used = false;
        for (std::size_t k = 0; k < path->steps.size(); ++k) used = used || proof::theorem_name(*path, k) == row->name;
        EXPECT_TRUE(used) << row->name << ": its example is solved without it";
    }
}

/// Not only what is asked for: each derivation of everything that is listed.
TEST_P(UnderRuleProfile, NoExplanationOfWhatIsListedTouchesABannedRule) {
    for (const char* text :
         {"a b c = triangle a b c; h = orthocenter h a b c; o = circle o a b c; m = midpoint m b c; d = foot d a b c",
          "a b c = triangle a b c; o = circle o a b c; d = on_circum d a b c; e = on_line e a b, on_line e c d; t = "
          "on_line t b c, on_tline t a a o",
          "a b c = r_triangle a b c; m = midpoint m b c; h = foot h a b c; i = incenter i a b c"}) {
        const Figure scene = figure(text);
        const Session session = closed_under(scene, true);
        const auto& statements = session.graph().statements;
        ASSERT_GT(statements.size(), scene.diagram.givens.size());
        for (std::size_t i = 0; i < statements.size(); i += 3) {
            const auto path = proof::trace_back(session, StatementId(i));
            ASSERT_TRUE(path) << to_string(path.error());
            EXPECT_EQ(outside(*path, profile()), "") << facts::to_string(statements[i], scene.diagram.names);
        }
    }
}

/// Every derivation that is kept, in all the ways in which algebra explains it.
TEST_P(UnderRuleProfile, NoOtherWayTouchesABannedRule) {
    const Figure scene =
        figure("a b c = triangle a b c; o = circle o a b c; d = on_circum d a b c; m = midpoint m b c; "
               "h = orthocenter h a b c");
    Options options;
    options.bans = profile().bans;
    options.every_derivation = true;
    const Session session = closed(scene, options);
    const proof::Graph& graph = session.graph();
    for (std::size_t i = 0; i < graph.derivations.size(); ++i) {
        const proof::Derivation& derivation = graph.derivations[i];
        EXPECT_FALSE(derivation.reason == proof::Reason::rule && profile().bans.bans(derivation.rule));
        const auto ways = explanations(Surroundings(session), DerivationId(i), {});
        ASSERT_TRUE(ways) << to_string(ways.error());
        for (const proof::Explanation& way : *ways)
            for (const proof::Certificate& certificate : way.certificates)
                for (const proof::CertificateTerm& term : certificate.terms) {
                    const facts::Statement& premise = graph.statements[way.premises[term.premise].index()];
                    const auto table = facts::equations(premise).at(term.equation).table;
                    EXPECT_TRUE(profile().bans.takes(premise.predicate(), table))
                        << facts::to_string(premise, scene.diagram.names);
                }
    }
}

INSTANTIATE_TEST_SUITE_P(Ready, UnderRuleProfile, testing::Range<std::size_t>(0, proof::ready_rule_profiles().size()),
                         [](const auto& one) { return proof::ready_rule_profiles()[one.param].name; });

bool solves(const char* profile, const std::string& text) {
    Options options;
    options.bans = proof::ready_rule_profile(profile)->bans;
    return solved_length(figure(text), options).has_value();
}

TEST(RuleProfiles, SolveWhatAClassCanSolveAndNotBefore) {
    struct Problem {
        const char* text;
        const char* not_yet;
        const char* now;
    };
    for (const Problem& problem :
         {Problem{"a b c = triangle a b c; o = circle o a b c; d = on_circum d a b c ? eqangle c a c b d a d b",
                  "quadrilaterals", "circles"},
          Problem{"a b c = triangle a b c; m = midpoint m a b; n = midpoint n a c ? para m n b c", "triangles",
                  "quadrilaterals"},
          Problem{"a b c = triangle a b c; d = on_line d a b; e = on_line e a c, on_pline e d b c ? "
                  "eqratio a d a b a e a c",
                  "pythagoras", "similarity"},
          Problem{"a@0_0 b@4_0 = segment a b; c@2_3 = on_bline c a b ? eqangle a b a c b c b a", "angles",
                  "triangles"}}) {
        EXPECT_FALSE(solves(problem.not_yet, problem.text)) << problem.text;
        EXPECT_TRUE(solves(problem.now, problem.text)) << problem.text;
    }
}

/// Without squares of lengths these are no calculation: a class knows them as theorems.
TEST(RuleProfiles, MatchTheoremsThatCalculationWouldSay) {
    for (const char* name : {"two_tangents_from_one_point", "perpendicular_bisector", "three_altitudes",
                             "line_of_two_equidistant_points"}) {
        const Figure example = figure(proof::row_called(name)->example);
        Options options;
        options.bans = proof::ready_rule_profile("circles")->bans;
        const Session session = closed(example, options);
        const auto path = checked_path(example, session, example.goals.front());
        ASSERT_TRUE(path) << name;
        options.bans.ban(*proof::row_called(name));
        const auto without = solved_length(example, options);
        EXPECT_TRUE(!without || *without > proof::length(*path)) << name;
    }
}

/// What the squares of three lengths say of a right angle is the converse of the theorem of Pythagoras.
TEST(RuleProfiles, WithoutPythagorasSquaresSayNothingOfRightAngles) {
    Options options;
    options.bans.ban(*proof::row_called("pythagoras"));
    for (const char* text :
         {"a@0_0 = free a; b@5_0 = lconst b a 20; c@2_4 = lconst c b 21, lconst c a 29 ? perp a b b c",
          "a = free a; b = lconst b a 3; c = on_tline c a a b, lconst c a 4 ? lconst b c 5"}) {
        const Figure example = figure(text);
        const Session free = closed(example);
        ASSERT_TRUE(checked_path(example, free, example.goals.front())) << text;
        const Session session = closed(example, options);
        EXPECT_FALSE(checked_path(example, session, example.goals.front())) << text;
    }
}

/// The same in letters.
TEST(RuleProfiles, WithoutPythagorasAnEquationOfSquaresSaysNothingOfRightAngles) {
    const std::pair<const char*, facts::Statement> rows[] = {
        {"length(a,b)^2 + length(b,c)^2 = length(a,c)^2", *facts::make(facts::Predicate::perp, {0, 1, 1, 2})},
        {"length(a,b)^2 + length(c,d)^2 = length(a,d)^2 + length(b,c)^2",
         *facts::make(facts::Predicate::perp, {0, 2, 1, 3})}};
    Options options;
    options.bans.ban(*proof::row_called("pythagoras"));
    for (const auto& [equation, right_angle] : rows) {
        const Figure example = realised(porism::test::points_with("a b c d", {equation}), {});
        const Session free = closed(example);
        EXPECT_TRUE(checked_path(example, free, right_angle)) << equation;
        EXPECT_FALSE(checked_path(example, closed(example, options), right_angle)) << equation;
    }
}

/// Squares of lengths as a goal: by a right angle and twice a length.
TEST(RuleProfiles, AnEquationOfSquaresFollowsFromOthersAsFarAsTheyMayBeUsed) {
    const Figure example = figure("a b c = iso_triangle a b c; d = mirror d b a ? perp d c b c");
    const auto goal =
        facts::make(*facts::parse_relation("length(d,c)^2 + length(b,c)^2 = 4*length(a,b)^2", example.diagram.names));
    Session free = closed(example);
    EXPECT_TRUE(free.prove(goal));
    const auto path = checked_path(example, free, goal);
    ASSERT_TRUE(path);
    EXPECT_LE(proof::length(*path), 3U);
    Options options;
    options.bans.ban(*proof::row_called("pythagoras"));
    EXPECT_FALSE(closed(example, options).prove(goal));
}

/// A class that has not met sines does not go from one to its angle.
TEST(RuleProfiles, WithoutSinesAnAngleIsNotItsFunctions) {
    const Figure example = realised(porism::test::points_with("a b c", {"sine(a,b,c) = 1/2", "acute_angle a b c"}), {});
    const auto asked = *facts::parse_quantity("angle(a,b,c)", example.diagram.names);
    Options options;
    options.consequences = true;
    Session free = closed(example, options);
    const auto answer = value_of(free, example.diagram, asked);
    ASSERT_TRUE(answer) << to_string(answer.error());
    options.bans = proof::ready_rule_profile("angles")->bans;
    EXPECT_FALSE(proof::banned_steps(answer->path, options.bans).empty());
    Session session = closed(example, options);
    EXPECT_FALSE(value_of(session, example.diagram, asked));
}

/// The circle is on the path, and what it says of angles would make the path shorter.
TEST(RuleProfiles, KeepPathsThatAreShortenedWithinThem) {
    const Figure scene = figure("a b c = triangle a b c; o = circle o a b c; d = on_circum d a b c ? "
                                "eqangle c a c b d a d b");
    Options options;
    options.bans = {*proof::rule_by_name("inscribed_angles")};
    const Session session = closed(scene, options);
    const auto path = checked_path(scene, session, scene.goals.front());
    ASSERT_TRUE(path);
    EXPECT_TRUE(proof::banned_steps(*path, options.bans).empty());
    const auto shorter = without_detours(*path);
    EXPECT_FALSE(proof::banned_steps(shorter, options.bans).empty()) << "the test tests nothing";
}

} // namespace
} // namespace porism::reason::test
