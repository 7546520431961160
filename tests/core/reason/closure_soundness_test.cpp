// Nothing false is concluded, though the pictures may not object to it (definition 23): random scenes and our own
// problems are closed with instances of rules whose conclusions nobody has looked at, and every statement of the graph
// is then looked at in many pictures, and decided over exact numbers. PORISM_SCENES=2000 makes the random scenes so
// many.
#include "corpus_of_ours.h"

#include "support/exact_pictures.h"
#include "support/random_scene.h"
#include "support/samples.h"

#include <algorithm>
#include <cstdlib>
#include <iostream>

namespace porism::reason::test {
namespace {

using facts::Statement;
using numbers::Decision;
using porism::test::ExactPicture;

/// Few points say little, and hypotheses alone are slow to match in many.
constexpr std::size_t least_points = 5, most_points = 11;

std::size_t wanted_scenes() {
    const char* text = std::getenv("PORISM_SCENES");
    return text ? std::strtoul(text, nullptr, 10) : porism::test::samples(200);
}

struct Tally {
    std::size_t scenes = 0, statements = 0, by_rules = 0, checked = 0;
    std::size_t seen = 0, unclear = 0, not_meant = 0; ///< of all statements in all pictures
    std::size_t exact = 0, undecided = 0;             ///< likewise, in exact pictures
};

/// The pictures of the diagram and of others of the same branches, some of which order the points differently, each as
/// the scene picture of a diagram.
std::vector<diagram::Diagram> many_pictures(const Figure& figure) {
    std::vector<diagram::Diagram> sources{figure.diagram}, out;
    for (const std::uint64_t seed : {11U, 12U, 13U}) {
        realize::Options options;
        options.seed = seed;
        options.any_order = seed > 11;
        if (auto diagram = realize::realize(figure.scene, options)) sources.push_back(*std::move(diagram));
    }
    for (const diagram::Diagram& source : sources) {
        out.push_back(source);
        for (const diagram::Picture& picture : source.generic) {
            out.push_back(source);
            out.back().scene_picture = picture;
        }
    }
    return out;
}

bool taken(const std::vector<proof::Branch>& branches, const diagram::Diagram& picture) {
    return std::ranges::all_of(branches, [&](const proof::Branch& branch) {
        return diagram::decide_torsion_branch(picture, branch.conclusion, branch.equation, branch.multiple) ==
               Decision::yes;
    });
}

class Inspector {
public:
    Inspector(const Figure& figure, Tally& tally) : figure_(figure), session_(closed_trusting(figure)), tally_(tally) {}

    void inspect() {
        const proof::Graph& graph = session_.graph();
        ++tally_.scenes;
        tally_.statements += graph.statements.size();
        tally_.by_rules += static_cast<std::size_t>(
            std::ranges::count(graph.derivations, proof::Reason::rule, &proof::Derivation::reason));
        EXPECT_NE(session_.ending(), Ending::inconsistent) << session_.ending_detail();
        for (const diagram::Diagram& picture : many_pictures(figure_)) look_at(picture);
        check_paths();
        Rng rng(20240614);
        for (ExactPicture& picture : porism::test::exact_pictures(figure_.scene, figure_.diagram, 2, rng))
            decide_in(picture);
    }

private:
    static Session closed_trusting(const Figure& figure) {
        Options options;
        options.trust_conclusions = true;
        options.consequences = true;
        return closed(figure, options);
    }

    /// The checker passes whatever is concluded, not goals alone: every third statement is looked at.
    void check_paths() {
        for (std::size_t i = 0; i < session_.graph().statements.size(); i += 3) {
            const auto verdict = verify::check(path_of(StatementId(i)), figure_.scene, figure_.diagram);
            EXPECT_TRUE(verdict.valid) << told(session_.graph().statements[i]) << ": " << verdict.summary;
            ++tally_.checked;
        }
    }

    void look_at(const diagram::Diagram& picture) {
        const auto& statements = session_.graph().statements;
        const auto& points = picture.scene_picture.points;
        for (std::size_t i = 0; i < statements.size(); ++i) {
            if (facts::seen(statements[i], points))
                ++tally_.seen;
            else if (!facts::refuted(statements[i], points))
                ++tally_.unclear;
            else if (!is_meant(StatementId(i), picture))
                ++tally_.not_meant;
            else
                ADD_FAILURE() << told(statements[i]) << " is false in a picture";
        }
    }

    /// Whether the picture shows all side conditions of the statement's path, so that it should be true there.
    bool is_meant(StatementId id, const diagram::Diagram& picture) const {
        const proof::Path path = path_of(id);
        return std::ranges::all_of(
                   proof::conditions(path),
                   [&](const Statement& condition) { return facts::seen(condition, picture.scene_picture.points); }) &&
               taken(proof::branches(path), picture);
    }

    proof::Path path_of(StatementId id) const {
        auto path = proof::trace_back(session_, id);
        EXPECT_TRUE(path) << told(session_.graph().statements[id.index()]);
        return path ? *std::move(path) : proof::Path();
    }

    void decide_in(ExactPicture& picture) {
        const auto& statements = session_.graph().statements;
        const auto decisions = picture.decide(statements);
        for (std::size_t i = 0; i < statements.size(); ++i) {
            ++(decisions[i] == Decision::undecided ? tally_.undecided : tally_.exact);
            if (decisions[i] == Decision::no && conditions_hold(StatementId(i), picture))
                ADD_FAILURE() << told(statements[i]) << " is false in an exact picture";
        }
    }

    bool conditions_hold(StatementId id, ExactPicture& picture) const {
        const proof::Path path = path_of(id);
        std::vector<Statement> asked = proof::conditions(path);
        std::ranges::move(porism::test::differences(path.goal()), std::back_inserter(asked));
        return std::ranges::all_of(picture.decide(asked),
                                   [](Decision decision) { return decision == Decision::yes; }) &&
               taken(proof::branches(path), picture.diagram());
    }

    std::string told(const Statement& statement) const {
        return scene::to_json(figure_.scene).dump() + "\n" + facts::to_string(statement, figure_.diagram.names);
    }

    const Figure& figure_;
    Session session_;
    Tally& tally_;
};

void report(const Tally& tally) {
    std::cout << tally.scenes << " figures, " << tally.statements << " statements (" << tally.by_rules << " by rules), "
              << tally.checked << " traces checked; in pictures: " << tally.seen << " seen, " << tally.unclear
              << " unclear, " << tally.not_meant << " not meant there; exactly: " << tally.exact << " decided, "
              << tally.undecided << " undecided\n";
}

TEST(ClosureSoundness, RandomScenesHoldNothingFalse) {
    const std::size_t wanted = wanted_scenes();
    Tally tally;
    for (std::uint64_t seed = 1; tally.scenes < wanted && seed < 20 * wanted; ++seed) {
        const auto made = porism::test::random_scene(seed, {.actions = 10, .coordinates = false, .branches = true});
        if (made.scene.point_count() < least_points || made.scene.point_count() > most_points) continue;
        auto diagram = realize::realize(made.scene);
        if (!diagram) continue;
        const Figure figure{realize::with_branches(made.scene, *diagram), {}, *std::move(diagram)};
        Inspector(figure, tally).inspect();
    }
    report(tally);
    EXPECT_EQ(tally.scenes, wanted);
    EXPECT_GE(tally.by_rules, 10 * wanted) << "hardly anything was concluded";
    EXPECT_GE(tally.exact, 5 * tally.undecided);
}

TEST(ClosureSoundness, OurProblemsHoldNothingFalse) {
    Tally tally;
    for (const OurProblem& problem : problems_of_ours()) {
        const Figure figure = realised(problem.scene, problem.goals);
        Inspector(figure, tally).inspect();
    }
    report(tally);
    EXPECT_GE(tally.by_rules, 10 * tally.scenes);
}

} // namespace
} // namespace porism::reason::test
