// Each row of the catalogue says the truth: what it gives and what it guarantees hold in every picture of it, in every
// branch (definition 23); and the problems that Porism carries are true in every branch of their figures (definition
// 13).
#include "facts/truth.h"
#include "formats/jgex/jgex.h"
#include "realize/realize.h"
#include "scene/catalogue.h"
#include "support/files.h"

#include <gtest/gtest.h>

namespace porism::scene {
namespace {

/// Every way in which inputs can stand for the same point: block of each, the first new block is the next number.
std::vector<std::vector<std::size_t>> partitions(std::size_t inputs) {
    std::vector<std::vector<std::size_t>> all{{}};
    for (std::size_t i = 0; i < inputs; ++i) {
        std::vector<std::vector<std::size_t>> longer;
        for (const auto& partition : all) {
            const std::size_t blocks =
                partition.empty() ? 0 : 1 + *std::max_element(partition.begin(), partition.end());
            for (std::size_t block = 0; block <= blocks; ++block) {
                longer.push_back(partition);
                longer.back().push_back(block);
            }
        }
        all = std::move(longer);
    }
    return all;
}

/// The row over free points, its inputs being those of the partition; empty where the row forbids that.
std::optional<Scene> scene_of(std::size_t row, const std::vector<std::size_t>& partition) {
    Scene scene;
    const std::size_t blocks = partition.empty() ? 0 : 1 + *std::max_element(partition.begin(), partition.end());
    for (std::size_t i = 0; i < blocks; ++i) {
        Action point;
        point.uses.push_back({*construction_by_name("free"), {}, {}});
        const std::vector<std::string> name{"p" + std::to_string(i)};
        EXPECT_TRUE(scene.append(point, name));
    }
    Use use{ConstructionId(row), {}, {}};
    for (const std::size_t block : partition) use.points.emplace_back(block);
    std::vector<std::string> names;
    for (std::size_t i = 0; i < output_count(catalogue()[row]); ++i) names.push_back("x" + std::to_string(i));
    Action action;
    action.uses.push_back(use);
    if (!scene.append(action, names)) return std::nullopt;
    return scene;
}

void expect_true(const diagram::Diagram& diagram) {
    for (const auto& picture : diagram.pictures()) {
        for (const auto& given : diagram.givens)
            EXPECT_TRUE(facts::seen(given.statement, picture)) << facts::to_string(given.statement, diagram.names);
        for (const auto& guarantee : diagram.guarantees)
            EXPECT_GT(facts::relative_residual(guarantee.statement, picture), 0.0)
                << facts::to_string(guarantee.statement, diagram.names);
    }
}

TEST(Rows, GiveAndGuaranteeTheTruthInEveryPicture) {
    std::size_t instances = 0;
    for (std::size_t row = 0; row < catalogue().size(); ++row) {
        SCOPED_TRACE(catalogue()[row].name);
        std::size_t of_row = 0;
        for (const auto& partition : partitions(point_input_count(catalogue()[row]))) {
            const auto scene = scene_of(row, partition);
            if (!scene) continue;
            for (std::uint64_t seed = 1; seed <= 25; ++seed) {
                const auto diagram = realize::realize(*scene, {.seed = seed});
                // Some repetitions make the point fall onto an input in every picture; that is refused, and rightly.
                if (!diagram) continue;
                expect_true(*diagram);
                of_row += diagram->pictures().size();
            }
        }
        EXPECT_GE(of_row, 75u);
        instances += of_row;
    }
    RecordProperty("instances", static_cast<int>(instances));
}

/// A point on both loci over random points of a small figure; empty where a row forbids them.
std::optional<Scene> meeting(ConstructionId first, ConstructionId second, Rng& rng) {
    Scene scene = jgex::parse_problem("a b c = triangle a b c; d e = segment d e; f = on_line f a b")->scene;
    Action action;
    for (const ConstructionId row : {first, second}) {
        Use use{row, {}, {}};
        for (std::size_t i = 0; i < point_input_count(construction(row)); ++i)
            use.points.emplace_back(rng.below(scene.point_count()));
        action.uses.push_back(use);
    }
    if (!scene.append(action, std::vector<std::string>{"x"})) return std::nullopt;
    return scene;
}

TEST(Rows, TwoLociGiveAndGuaranteeTheTruthInEveryBranch) {
    constexpr int draws_per_pair = 12;
    Rng rng(11);
    std::vector<ConstructionId> loci;
    for (std::size_t i = 0; i < catalogue().size(); ++i)
        if (catalogue()[i].places == Places::locus) loci.emplace_back(i);
    std::size_t realised = 0;
    for (const ConstructionId first : loci)
        for (const ConstructionId second : loci)
            for (int draw = 0; draw < draws_per_pair; ++draw) {
                SCOPED_TRACE(construction(first).name + " and " + construction(second).name);
                const auto scene = meeting(first, second, rng);
                for (int branch = 0; scene && branch < 2; ++branch) {
                    const auto diagram =
                        realize::realize(scene->with_branch(scene->actions().size() - 1, branch), {.seed = 5});
                    // Loci that never meet, or only in an old point, are refused.
                    if (!diagram) continue;
                    expect_true(*diagram);
                    ++realised;
                }
            }
    EXPECT_GE(realised, 400u);
}

/// All branches of a figure, as scenes.
std::vector<Scene> every_branch(const Scene& scene) {
    const auto first = realize::realize(scene, {.seed = 1});
    EXPECT_TRUE(first) << to_string(first.error());
    if (!first) return {};
    std::vector<Scene> scenes{scene};
    for (std::size_t action = 0; action < first->branch_counts.size(); ++action) {
        if (first->branch_counts[action] < 2) continue;
        const std::vector<Scene> before = std::move(scenes);
        scenes.clear();
        for (const auto& one : before)
            for (int branch = 0; branch < first->branch_counts[action]; ++branch)
                scenes.push_back(one.with_branch(action, branch));
    }
    return scenes;
}

TEST(Examples, AreTrueInEveryBranch) {
    for (const char* file : {"problems.txt", "orthocentre.txt"})
        for (const auto& problem : jgex::parse_file(test::read_file("resources/examples/" + std::string(file)))) {
            SCOPED_TRACE(problem.name);
            ASSERT_TRUE(problem.content);
            std::size_t realised = 0;
            for (const auto& scene : every_branch(problem.content->scene)) {
                const auto diagram = realize::realize(scene, {.seed = 3});
                if (!diagram) continue;
                ++realised;
                for (const auto& picture : diagram->pictures())
                    for (const auto& goal : problem.content->goals)
                        EXPECT_TRUE(facts::seen(goal, picture)) << facts::to_string(goal, diagram->names);
            }
            EXPECT_GE(realised, 1u);
        }
}

TEST(Examples, OfTheCatalogueAreRealisable) {
    for (const auto& row : catalogue()) {
        const auto read = jgex::parse_problem(row.example);
        ASSERT_TRUE(read) << row.name;
        const auto diagram = realize::realize(read->scene);
        EXPECT_TRUE(diagram) << row.name << ": " << to_string(diagram.error());
    }
}

TEST(Examples, BrokenFiguresAreRefusedWithAReason) {
    const auto realise = [](const std::string& name) {
        const auto problems = jgex::parse_file(test::read_file("resources/examples/broken/" + name + ".txt"));
        const auto diagram = realize::realize(problems.at(0).content->scene);
        return diagram ? std::string() : diagram.error().code;
    };
    EXPECT_EQ(realise("impossible_figure"), "impossible_figure");
    EXPECT_EQ(realise("accidental_coincidence"), "coincident_points");
    EXPECT_EQ(realise("false_goal"), "");
}

} // namespace
} // namespace porism::scene
