#include "verify/proofcheck.h"

#include "figures.h"
#include "proof/rules/rule.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace porism::verify {
namespace {

using proof::Certificate;
using proof::Path;
using proof::Reason;
using proof::Step;
using test::Figure;
using test::figure;

Step given(const Figure& f, const std::string& text, std::size_t action) {
    Step step;
    step.conclusion = f.say(text);
    step.action = action;
    return step;
}

Step derived(const Figure& f, const std::string& text, Reason reason, std::vector<std::size_t> premises,
             const std::vector<std::string>& conditions, std::vector<Certificate> certificates = {}) {
    Step step;
    step.conclusion = f.say(text);
    step.reason = reason;
    step.premises = std::move(premises);
    for (const std::string& condition : conditions) step.conditions.push_back(f.say(condition));
    step.certificates = std::move(certificates);
    return step;
}

std::string why(const Path& path, const Figure& f) {
    return check(path, f.scene, f.diagram).summary;
}

/// d, e on two perpendiculars to one line: ad and be are parallel, by 1/2 - 1/2 turns.
struct Perpendiculars {
    Figure f = figure("a b c = triangle a b c; d = on_tline d a b c; e = on_tline e b b c");
    Path path() const {
        // perp a d b c: d(ad) - d(bc) = 1/2; perp b c b e: d(bc) - d(be) = 1/2.
        return {{given(f, "perp a d b c", 1), given(f, "perp b e b c", 2),
                 derived(f, "para a d b e", Reason::algebra, {0, 1}, {"diff a d", "diff b c", "diff b e"},
                         {combination()})}};
    }
    Certificate combination() const {
        const auto first = facts::equations(f.say("perp a d b c")).front();
        const auto second = facts::equations(f.say("perp b e b c")).front();
        const auto target = facts::equations(f.say("para a d b e")).front();
        for (int i : {1, -1})
            for (int j : {1, -1})
                for (int turns : {-1, 0, 1}) {
                    Certificate tried{{{0, 0, i}, {1, 0, j}}, 1, turns};
                    if (adds_up(tried, {first, second}, target)) return tried;
                }
        ADD_FAILURE() << "no combination";
        return {};
    }
    static bool adds_up(const Certificate& c, const std::vector<facts::Equation>& rows, const facts::Equation& target) {
        std::vector<facts::PairTerm> sum;
        numbers::Rational constant = -target.constant - c.turns;
        const auto add = [&](const facts::Equation& row, const numbers::Integer& factor) {
            for (const auto& term : row.terms) {
                auto at = std::ranges::find(sum, term.pair, &facts::PairTerm::pair);
                if (at == sum.end()) at = sum.insert(sum.end(), {term.pair, 0});
                at->coefficient += term.coefficient * factor.get_si();
            }
        };
        for (const auto& term : c.terms) {
            add(rows[term.premise], term.coefficient);
            constant += rows[term.premise].constant * term.coefficient;
        }
        add(target, -1);
        return constant == 0 && std::ranges::all_of(sum, [](const auto& term) { return term.coefficient == 0; });
    }
};

TEST(ProofCheck, PassesASum) {
    const Perpendiculars p;
    const auto verdict = check(p.path(), p.f.scene, p.f.diagram);
    EXPECT_TRUE(verdict.valid) << verdict.summary;
    EXPECT_EQ(verdict.steps.size(), 3U);
    EXPECT_EQ(verdict.conditions.size(), 3U);
    for (const auto& condition : verdict.conditions) EXPECT_EQ(condition.decision, numbers::Decision::yes);
}

/// The same of free points, where a scene states what the constructions gave.
TEST(ProofCheck, WhatASceneStatesIsGiven) {
    Perpendiculars p;
    const Path path = p.path();
    auto free = jgex::parse_problem("a b c = triangle a b c; d = free; e = free");
    ASSERT_TRUE(free);
    for (const char* text : {"perp a d b c", "perp b e b c"}) {
        scene::Action action;
        action.states = p.f.say(text);
        ASSERT_TRUE(free->scene.append(std::move(action), {}));
    }
    auto diagram = realize::realize(free->scene);
    ASSERT_TRUE(diagram) << to_string(diagram.error());
    Path stated = path;
    stated.steps[0].action = 3;
    stated.steps[1].action = 4;
    const auto verdict = check(stated, free->scene, *diagram);
    EXPECT_TRUE(verdict.valid) << verdict.summary;
    stated.steps[1].action = 3;
    EXPECT_FALSE(check(stated, free->scene, *diagram).valid);
    stated.steps[1].action = 4;
    stated.steps[1].conclusion = p.f.say("perp a e b c");
    EXPECT_NE(check(stated, free->scene, *diagram).summary, "");
}

TEST(ProofCheck, TellsGuaranteedConditionsFromSeenOnes) {
    const Perpendiculars p;
    const auto verdict = check(p.path(), p.f.scene, p.f.diagram);
    const auto found = std::ranges::find(verdict.conditions, p.f.say("diff b c"), &ProofVerdict::Condition::statement);
    ASSERT_NE(found, verdict.conditions.end());
    EXPECT_TRUE(found->guaranteed) << "a triangle's points differ";
}

TEST(ProofCheck, TakesNothingForGuaranteedThatOnlyAHelpPointNeeds) {
    // An isosceles trapezoid, unless d makes a parallelogram: there the lines ab and cd do not meet, and the goal is
    // false.
    const Figure f = figure("a b c = triangle a b c; d = on_pline d a c b, eqdistance d c a b | "
                            "x = intersection_ll x a b c d");
    const Figure plain = figure("a b c = triangle a b c; d = on_pline d a c b, eqdistance d c a b; "
                                "x = intersection_ll x a b c d");
    const auto lists = [](const Figure& figure, const Path& path) {
        const ProofVerdict verdict = check(path, figure.scene, figure.diagram);
        EXPECT_TRUE(verdict.valid) << verdict.summary;
        return std::ranges::any_of(verdict.conditions, [&](const ProofVerdict::Condition& condition) {
            return condition.statement == figure.say("npara a b c d") && !condition.guaranteed;
        });
    };
    EXPECT_TRUE(lists(f, {{given(f, "coll x a b", 2)}}));
    EXPECT_FALSE(lists(f, {{given(f, "para d a c b", 1)}})) << "the path does not use it";
    EXPECT_FALSE(lists(plain, {{given(plain, "coll x a b", 2)}})) << "the problem speaks of it";
}

TEST(ProofCheck, RefusesAMissingCondition) {
    const Perpendiculars p;
    Path path = p.path();
    path.steps[2].conditions.pop_back();
    EXPECT_NE(why(path, p.f).find("is not listed"), std::string::npos) << why(path, p.f);
}

TEST(ProofCheck, RefusesAConditionThatIsFalse) {
    const Perpendiculars p;
    Path path = p.path();
    path.steps[2].conditions.push_back(p.f.say("nperp a d b c"));
    const std::string found = why(path, p.f);
    EXPECT_TRUE(found.find("could not be decided") != std::string::npos || found.find("is false") != std::string::npos)
        << found;
}

TEST(ProofCheck, RefusesAGivenThatTheActionDoesNotGive) {
    const Perpendiculars p;
    Path path = p.path();
    path.steps[0].action = 2;
    EXPECT_NE(why(path, p.f).find("does not give"), std::string::npos);
    path.steps[0].action = 99;
    EXPECT_NE(why(path, p.f).find("does not have"), std::string::npos);
}

TEST(ProofCheck, NamesTheStepAndItsStatement) {
    const Perpendiculars p;
    Path path = p.path();
    path.steps[2].certificates[0].turns += 1;
    EXPECT_EQ(why(path, p.f), "step 3 (" + facts::to_string(path.steps[2].conclusion, p.f.scene.names()) +
                                  "): the angles do not add up to the conclusion");
}

TEST(ProofCheck, RefusesCirclesOfReasons) {
    const Perpendiculars p;
    Path path = p.path();
    path.steps[2].premises = {0, 1, 2};
    EXPECT_NE(why(path, p.f).find("before the step"), std::string::npos);
}

TEST(ProofCheck, RefusesWhatIsLeftOver) {
    const Perpendiculars p;
    Path path = p.path();
    path.steps.insert(path.steps.begin() + 1, given(p.f, "perp b e b c", 2));
    path.steps[3].premises = {0, 1};
    EXPECT_NE(why(path, p.f).find("concludes the same"), std::string::npos);
    path.steps.erase(path.steps.begin() + 1);
    path.steps[2].premises = {0};
    EXPECT_NE(why(path, p.f).find("no later step uses it"), std::string::npos);
}

TEST(ProofCheck, RefusesAnEmptyPath) {
    EXPECT_EQ(why({}, Perpendiculars().f), "the path has no steps");
}

TEST(ProofCheck, RefusesPointsThatAreNotThere) {
    const Perpendiculars p;
    Path path = p.path();
    path.steps[2].conditions.push_back(*facts::make(facts::Predicate::diff, {0, 50}));
    EXPECT_NE(why(path, p.f).find("does not have"), std::string::npos);
}

TEST(ProofCheck, RefusesFalseConclusionsWhateverTheCertificate) {
    const Perpendiculars p;
    Path path = p.path();
    path.steps[2].conclusion = p.f.say("cong a d b e");
    EXPECT_NE(why(path, p.f).find("false in the picture"), std::string::npos);
}

TEST(ProofCheck, AsksForTheBranchOfADivision) {
    // That twice the angle between two lines is zero leaves them parallel or perpendicular (definition 9).
    const Figure f = figure("a b c = triangle a b c; d = on_pline d a b c");
    EXPECT_EQ(diagram::decide_torsion_branch(f.diagram, f.say("para a d b c"), 0, 2), numbers::Decision::yes);
    EXPECT_EQ(diagram::decide_torsion_branch(f.diagram, f.say("perp a d b c"), 0, 2), numbers::Decision::no);
}

TEST(ProofCheck, MergesLines) {
    const Figure f = figure("a b = segment a b; c = on_line c a b; d = on_line d b c");
    const Path path{{given(f, "coll a b c", 1), given(f, "coll b c d", 2),
                     derived(f, "coll a c d", Reason::line_class, {0, 1},
                             {"diff a b", "diff a c", "diff b c", "diff b d", "diff c d", "diff a d"})}};
    EXPECT_EQ(why(path, f), "");
    Path wrong = path;
    wrong.steps[2].conclusion = f.say("cong a b c d");
    EXPECT_NE(why(wrong, f), "");
}

TEST(ProofCheck, TakesARuleRowAtItsWord) {
    // Every row, bound to points of which its hypotheses are not premises, is refused.
    const Perpendiculars p;
    for (const proof::Rule& row : proof::rules()) {
        Path path{{given(p.f, "perp a d b c", 1)}};
        Step step;
        step.reason = Reason::rule;
        step.rule = row.name;
        step.premises = {0};
        for (std::size_t i = 0; i < row.letters.size(); ++i) step.binding.emplace_back(i % p.f.scene.point_count());
        step.conclusion = p.f.say("para a d b e");
        path.steps.push_back(step);
        EXPECT_NE(why(path, p.f), "") << row.name;
    }
}

TEST(ProofCheck, TakesNoHypothesisWithARepeatedPointForTrivial) {
    // "coll a b b" holds for any points, but the rows are sound only where the points of a hypothesis differ.
    const Perpendiculars p;
    std::size_t tried = 0;
    for (const proof::Rule& row : proof::rules())
        for (const facts::Pattern& pattern : row.hypotheses) {
            if (pattern.predicate != facts::Predicate::coll && pattern.predicate != facts::Predicate::cyclic) continue;
            std::vector<PointId> binding;
            for (std::size_t i = 0; i < row.letters.size(); ++i) binding.emplace_back(i);
            binding[pattern.slots[1]] = binding[pattern.slots[0]];
            EXPECT_FALSE(proof::needs_no_proof(pattern, binding)) << row.name;
            ++tried;
        }
    EXPECT_GT(tried, 0U);
}

TEST(ProofCheck, RefusesARuleThatDoesNotExist) {
    const Perpendiculars p;
    Path path = p.path();
    path.steps[2].reason = Reason::rule;
    path.steps[2].certificates.clear();
    path.steps[2].rule = "because";
    EXPECT_NE(why(path, p.f).find("no rule called \"because\""), std::string::npos);
}

} // namespace
} // namespace porism::verify
