// The checker against damaged proofs. Proofs that the engine finds for theorems of the textbook are damaged in one
// place, in some twenty ways; the checker must refuse each, or the damaged proof must be a proof again.
//
// The oracle for the second case shares nothing with the checker: each step of an accepted mutant must be true in all
// pictures of the figure (also in fresh ones of another seed), and the touched step must be derivable by the engine
// from a world in which only the step's own premises are given. A given step must be among the givens of the figure, by
// the action that it names.
#include "figures.h"
#include "mutants.h"
#include "reason/reason.h"
#include "verify/proofcheck.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <iostream>
#include <map>
#include <set>

namespace porism::verify {
namespace {

using proof::Path;
using proof::Reason;
using proof::Step;
using test::Figure;
using test::figure;
using test::Mutant;

const std::vector<std::string> theorems = {
    "a b c = triangle a b c; d = midpoint d a b; e = midpoint e a c ? para d e b c",
    "a b c = triangle a b c; d = on_tline d b a c, on_tline d c a b ? perp a d b c",
    "a b c = triangle a b c; h = orthocenter h a b c; k = reflect k h b c ? cyclic a b c k",
    "a b = segment a b; o = midpoint o a b; c = on_circle c o a ? perp c a c b",
    "a b c = triangle a b c; o = circle o a b c; d = on_circle d o a ? eqangle c a c b d a d b",
    "a b c = triangle a b c; d = foot d a b c; e = foot e b a c; f = foot f c a b ? eqangle d e d a d a d f",
    "a b c = triangle a b c; o = circle o a b c; d = on_circle d o a; e = foot e d b c; f = foot f d a c; g = foot g d "
    "a b ? coll e f g",
    "a b c = triangle a b c; d = free d; e = midpoint e a b; f = midpoint f b c; g = midpoint g c d; h = midpoint h d "
    "a ? para e f g h",
    "a b c = triangle a b c; i = incenter i a b c; o = circle o a b c; m = on_line m a i, on_circle m o a ? cong m b m "
    "i",
    "a b = segment a b; o = midpoint o a b; c = on_circle c o a; d = foot d c a b ? simtri a c d c b d",
    "a b c = triangle a b c; d = foot d a b c; l = midpoint l b c; m = midpoint m c a; n = midpoint n a b ? cyclic d l "
    "m n",
    "a b c = triangle a b c; d = on_pline d a b c, on_pline d c a b; o = on_line o a c, on_line o b d ? midp o a c",
    "a b c = triangle a b c; o = circle o a b c; d = on_circle d o a; e = on_line e a c, on_line e b d ? eqratio e a e "
    "b e d e c",
    "a b c = triangle a b c; d = angle_bisector d b a c, on_line d b c ? eqratio d b d c a b a c",
};
constexpr int mutants_of_a_kind = 12; // for each theorem

Path proof_of(const Figure& f) {
    reason::Options options;
    options.goals = f.goals;
    auto session = reason::close(f.diagram, options);
    EXPECT_TRUE(session);
    const auto goal = session->prove(f.goals.front());
    EXPECT_TRUE(goal) << facts::to_string(f.goals.front(), f.scene.names());
    if (!goal) return {};
    return proof::trace_back(*session, *goal).value();
}

bool seen_in(const diagram::Diagram& diagram, const facts::Statement& statement) {
    return std::ranges::all_of(diagram.pictures(), [&](const auto& points) { return facts::seen(statement, points); });
}

class Oracle {
public:
    explicit Oracle(const Figure& f) : figure_(f) {
        realize::Options options;
        options.seed = 987654321;
        fresh_ = realize::realize(f.scene, options).value();
    }

    /// Empty if the touched step is sound, else what is wrong with it.
    std::string objection(const Path& path) {
        for (const Step& step : path.steps) {
            if (!seen_in(figure_.diagram, step.conclusion) || !seen_in(fresh_, step.conclusion))
                return "a conclusion is false";
            if (!follows(path, step)) return "a conclusion does not follow from its premises";
        }
        return {};
    }

private:
    bool follows(const Path& path, const Step& step) {
        if (step.reason == Reason::given) {
            return std::ranges::any_of(figure_.diagram.givens, [&](const diagram::Given& given) {
                return given.statement == step.conclusion && given.action == step.action;
            });
        }
        std::set<facts::Statement> premises;
        for (const std::size_t premise : step.premises) premises.insert(path.steps[premise].conclusion);
        const auto known = asked_.find({premises, step.conclusion});
        if (known != asked_.end()) return known->second;
        diagram::Diagram world = figure_.diagram;
        world.givens.clear();
        for (const facts::Statement& premise : premises) world.givens.push_back({premise, 0});
        reason::Options options;
        options.goals = {step.conclusion};
        auto session = reason::close(world, options);
        const bool derived = session && session->prove(step.conclusion).has_value();
        return asked_.emplace(std::pair(std::move(premises), step.conclusion), derived).first->second;
    }

    const Figure& figure_;
    diagram::Diagram fresh_;
    std::map<std::pair<std::set<facts::Statement>, facts::Statement>, bool> asked_;
};

struct Tally {
    int made = 0, refused = 0, sound = 0;
};

TEST(Mutation, EveryDamagedProofIsRefusedOrStillAProof) {
    std::map<std::string_view, Tally> tallies;
    Tally all;
    for (std::size_t t = 0; t < theorems.size(); ++t) {
        const Figure f = figure(theorems[t]);
        const Path path = proof_of(f);
        ASSERT_FALSE(path.steps.empty());
        const auto verdict = check(path, f.scene, f.diagram);
        ASSERT_TRUE(verdict.valid) << theorems[t] << ": " << verdict.summary;
        Oracle oracle(f);
        Rng rng(20240607, t);
        for (const test::MutationKind& kind : test::mutation_kinds())
            for (int i = 0; i < mutants_of_a_kind; ++i) {
                const auto mutant = kind.make(path, f.scene.point_count(), rng);
                if (!mutant || mutant->path == path) continue;
                Tally& tally = tallies[kind.name];
                ++tally.made;
                if (!check(mutant->path, f.scene, f.diagram).valid) {
                    ++tally.refused;
                    continue;
                }
                const std::string objection = oracle.objection(mutant->path);
                EXPECT_EQ(objection, "") << theorems[t] << "\n"
                                         << kind.name << " in step " << mutant->step + 1 << ": "
                                         << facts::to_string(mutant->path.steps[mutant->step].conclusion,
                                                             f.scene.names());
                ++tally.sound;
            }
    }
    for (const test::MutationKind& kind : test::mutation_kinds()) {
        const Tally& tally = tallies[kind.name];
        EXPECT_GE(tally.made, 30) << kind.name << " hardly happened";
        // A certificate times a number still adds up, and the branch that it leaves open is the one that the picture
        // shows.
        if (kind.name != "scale_certificate") {
            EXPECT_GE(tally.refused, 1) << kind.name << " was never refused";
        }
        all.made += tally.made;
        all.refused += tally.refused;
        all.sound += tally.sound;
        RecordProperty(std::string(kind.name),
                       std::to_string(tally.made) + " made, " + std::to_string(tally.refused) + " refused");
    }
    EXPECT_GE(all.made, 2000);
    EXPECT_EQ(all.made, all.refused + all.sound);
    std::cout << all.made << " mutants: " << all.refused << " refused, " << all.sound << " still proofs\n";
}

TEST(Mutation, AListedConditionCannotBeLeftOut) {
    for (const std::string& text : theorems) {
        const Figure f = figure(text);
        const Path path = proof_of(f);
        for (std::size_t i = 0; i < path.steps.size(); ++i)
            for (std::size_t k = 0; k < path.steps[i].conditions.size(); ++k) {
                Path less = path;
                less.steps[i].conditions.erase(less.steps[i].conditions.begin() + static_cast<std::ptrdiff_t>(k));
                EXPECT_FALSE(check(less, f.scene, f.diagram).valid) << text << ": step " << i + 1;
            }
    }
}

TEST(Mutation, AProofIsNoProofOfAnotherFigure) {
    // The same trace over a scene in which one foot is a midpoint, and in another branch-free figure with as many
    // points.
    const Figure f = figure(theorems[5]);
    const Path path = proof_of(f);
    const Figure other =
        figure("a b c = triangle a b c; d = midpoint d b c; e = foot e b a c; f = foot f c a b ? midp d b c");
    EXPECT_TRUE(check(path, f.scene, f.diagram).valid);
    EXPECT_FALSE(check(path, other.scene, other.diagram).valid);
}

} // namespace
} // namespace porism::verify
