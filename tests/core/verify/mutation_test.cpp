// The checker against damaged proofs. Each proof that the engine finds for the problems that the project carries and
// for the examples of the rule table is damaged in one place, in some thirty ways; the checker must refuse each, or the
// damaged proof must be a proof again. That is told in a third way (third_way.h), which shares nothing with the
// checker: exact numbers in several pictures, and the engine from the premises of each step alone.
//
// PORISM_MUTANTS=30000 verify_test --gtest_filter='Mutation.*' looks at so many.
#include "mutants.h"
#include "third_way.h"

#include "proof/rules/rule.h"
#include "tests/core/reason/corpus_of_ours.h"

#include <algorithm>
#include <cstdlib>
#include <iomanip>
#include <iostream>
#include <map>

namespace porism::verify {
namespace {

using proof::Path;
using test::Mutant;
using test::MutationKind;
using test::ThirdWay;

std::size_t wanted_mutants() {
    const char* text = std::getenv("PORISM_MUTANTS");
    return text ? std::strtoul(text, nullptr, 10) : 10'000;
}

struct Theorem {
    std::string name;
    reason::test::Figure figure;
    Path path;
};

void add_theorem(std::vector<Theorem>& out, const std::string& name, reason::test::Figure figure) {
    const reason::Session session = reason::test::closed(figure);
    for (const facts::Statement& goal : figure.goals)
        if (auto path = reason::test::checked_path(figure, session, goal))
            return out.push_back({name, std::move(figure), std::move(*path)});
}

/// Each solved problem with the path to its first goal, the short ones first.
const std::vector<Theorem>& theorems() {
    static const std::vector<Theorem> all = [] {
        std::vector<Theorem> out;
        for (const auto& problem : reason::test::problems_of_ours())
            add_theorem(out, problem.name, reason::test::realised(problem.scene, problem.goals));
        for (const proof::Rule& rule : proof::rules()) add_theorem(out, rule.name, reason::test::figure(rule.example));
        std::ranges::stable_sort(out, {}, [](const Theorem& one) { return one.path.steps.size(); });
        return out;
    }();
    return all;
}

struct Tally {
    std::size_t made = 0, refused = 0, right = 0, wrong = 0;

    Tally& operator+=(const Tally& other) {
        made += other.made;
        refused += other.refused;
        right += other.right;
        wrong += other.wrong;
        return *this;
    }
};

std::ostream& operator<<(std::ostream& out, const Tally& tally) {
    return out << std::setw(6) << tally.made << std::setw(9) << tally.refused << std::setw(7) << tally.right
               << std::setw(7) << tally.wrong;
}

class Trial {
public:
    /// At most so many different mutants of a theorem, the kinds in turn.
    void damage(const Theorem& theorem, std::size_t wanted, Rng& rng) {
        ThirdWay third(theorem.figure);
        std::vector<Path> seen{theorem.path};
        const auto kinds = test::mutation_kinds();
        const std::size_t first = rng.below(kinds.size());
        for (std::size_t i = 0; seen.size() <= wanted && i < 20 * wanted; ++i) {
            const MutationKind& kind = kinds[(first + i) % kinds.size()];
            const auto mutant = kind.make(theorem.path, theorem.figure.scene.point_count(), rng);
            if (!mutant || std::ranges::count(seen, mutant->path) > 0) continue;
            seen.push_back(mutant->path);
            judge(theorem, kind, *mutant, third);
        }
        exact_.pictures += third.tally().pictures;
        exact_.decided += third.tally().decided;
        exact_.undecided += third.tally().undecided;
        made_ += seen.size() - 1;
    }

    std::size_t made() const { return made_; }
    const test::ExactTally& exact() const { return exact_; }
    const Tally& of(const MutationKind& kind) { return tallies_[kind.name]; }

private:
    void judge(const Theorem& theorem, const MutationKind& kind, const Mutant& mutant, ThirdWay& third) {
        Tally& tally = tallies_[kind.name];
        ++tally.made;
        const ProofVerdict verdict = check(mutant.path, theorem.figure.scene, theorem.figure.diagram);
        if (!verdict.valid) {
            ++tally.refused;
            return;
        }
        const std::string objection = third.objection(mutant.path, verdict);
        ++(objection.empty() ? tally.right : tally.wrong);
        EXPECT_EQ(objection, "") << theorem.name << ", " << kind.name << " in step " << mutant.step + 1;
    }

    std::map<std::string_view, Tally> tallies_;
    test::ExactTally exact_;
    std::size_t made_ = 0;
};

TEST(Mutation, EveryDamagedProofIsRefusedOrStillAProof) {
    const std::size_t wanted = wanted_mutants();
    ASSERT_GE(theorems().size(), 50U);
    Trial trial;
    std::size_t left = theorems().size();
    for (const Theorem& theorem : theorems()) {
        Rng rng(20240607, left);
        trial.damage(theorem, (wanted - std::min(wanted, trial.made()) + left - 1) / left, rng);
        --left;
    }
    Tally all;
    std::cout << std::left << std::setw(26) << "kind" << std::right << "  made  refused  right  wrong\n";
    for (const MutationKind& kind : test::mutation_kinds()) {
        const Tally& tally = trial.of(kind);
        std::cout << std::left << std::setw(26) << kind.name << std::right << tally << "\n";
        EXPECT_GE(tally.made, 1U) << kind.name << " never happened";
        // A certificate times a number still adds up, and the branch that it leaves open is that of the picture.
        if (kind.name != "scale_certificate") {
            EXPECT_GE(tally.refused, 1U) << kind.name << " was never refused";
        }
        all += tally;
    }
    std::cout << std::left << std::setw(26) << "all" << std::right << all << "\n"
              << trial.exact().pictures << " exact pictures, " << trial.exact().decided
              << " conclusions decided in them, " << trial.exact().undecided << " undecided\n";
    EXPECT_GE(all.made, wanted);
    EXPECT_EQ(all.wrong, 0U);
    EXPECT_GE(trial.exact().decided, 10 * trial.exact().undecided);
}

TEST(Mutation, TheThirdWayObjectsToWhatIsWrong) {
    const Theorem& theorem = theorems().back();
    const reason::test::Figure& figure = theorem.figure;
    const ProofVerdict verdict = check(theorem.path, figure.scene, figure.diagram);
    ThirdWay third(figure);
    EXPECT_EQ(third.objection(theorem.path, verdict), "");
    Path wrong = theorem.path;
    wrong.steps.back().conclusion = *facts::make(facts::Predicate::cong, {0, 1, 1, 2});
    EXPECT_NE(third.objection(wrong, verdict).find("is false in an exact picture"), std::string::npos);
    Path unfounded = theorem.path;
    unfounded.steps.back().premises.clear();
    EXPECT_NE(third.objection(unfounded, verdict).find("does not follow"), std::string::npos);
    Path unsaid = theorem.path;
    unsaid.steps.front().action += 1;
    EXPECT_NE(third.objection(unsaid, verdict).find("does not follow"), std::string::npos);
    EXPECT_GE(third.tally().pictures, 2U);
}

TEST(Mutation, AListedConditionCannotBeLeftOut) {
    for (const auto& [name, figure, path] : theorems())
        for (std::size_t i = 0; i < path.steps.size(); ++i)
            for (std::size_t k = 0; k < path.steps[i].conditions.size(); ++k) {
                Path less = path;
                less.steps[i].conditions.erase(less.steps[i].conditions.begin() + static_cast<std::ptrdiff_t>(k));
                EXPECT_FALSE(check(less, figure.scene, figure.diagram).valid) << name << ": step " << i + 1;
            }
}

TEST(Mutation, AProofIsNoProofOfAnotherFigure) {
    // The same trace over a scene in which one foot is a midpoint.
    const reason::test::Figure f =
        reason::test::figure("a b c = triangle a b c; d = foot d a b c; e = foot e b a c; f = foot f c a b "
                             "? eqangle d e d a d a d f");
    const auto path = reason::test::checked_path(f, reason::test::closed(f), f.goals.front());
    ASSERT_TRUE(path);
    const reason::test::Figure other = reason::test::figure(
        "a b c = triangle a b c; d = midpoint d b c; e = foot e b a c; f = foot f c a b ? midp d b c");
    EXPECT_FALSE(check(*path, other.scene, other.diagram).valid);
}

} // namespace
} // namespace porism::verify
