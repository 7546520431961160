// Each row of the catalogue says the truth (definition 23): what it gives and what it guarantees hold in every picture
// of it, in every branch, seen in doubles and decided over exact numbers; and what it needs, it needs. The problems
// that Porism carries are true in every branch of their figures (definition 13).
#include "base/text.h"
#include "facts/truth.h"
#include "formats/jgex/jgex.h"
#include "realize/realize.h"
#include "scene/catalogue.h"
#include "support/exact_figure.h"
#include "support/files.h"

#include <gtest/gtest.h>

#include <functional>
#include <iostream>
#include <numeric>

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

/// All of them, or a sample that holds the one in which all inputs differ.
std::vector<std::vector<std::size_t>> some_partitions(std::size_t inputs) {
    constexpr std::size_t most = 60;
    auto all = partitions(inputs);
    if (all.size() <= most) return all;
    Rng rng(19, inputs);
    std::vector<std::vector<std::size_t>> some{all.back()};
    while (some.size() < most) some.push_back(all[rng.below(all.size())]);
    return some;
}

/// A number of each measure that spoils no construction: 70 degrees, 3/2.
std::vector<numbers::Scalar> some_numbers(const Construction& row) {
    std::vector<numbers::Scalar> values;
    for (const Slot& slot : row.slots)
        if (slot.kind == SlotKind::number)
            values.push_back(*numbers::Scalar::parse(slot.measure == facts::ConstantKind::turns_of_pi ? "60o" : "3/2"));
    return values;
}

/// Inputs that have the equalities which a row requires; it is realised over no others.
struct Inputs {
    std::string_view row, scene, points;
};
constexpr std::array required_inputs{
    Inputs{"2l1c", "a = free a; b = free b; c = free c; o = on_bline o a b", "a b c o"},
    Inputs{"2l1c", "a = free a; c = free c; b = eqdistance b c c a", "a b c c"},
    Inputs{"e5128", "b = free b; c = free c; a = on_tline a b b c; d = on_circle d c b", "a b c d"},
};

/// The row behind the last action of a scene; empty where the row forbids that.
std::optional<Scene> with_row(Scene scene, std::size_t row, std::vector<PointId> inputs) {
    std::vector<std::string> names;
    for (std::size_t i = 0; i < output_count(catalogue()[row]); ++i) names.push_back("x" + std::to_string(i));
    Action action;
    action.uses.push_back(Use{ConstructionId(row), std::move(inputs), some_numbers(catalogue()[row])});
    if (!scene.append(action, names)) return std::nullopt;
    return scene;
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
    return with_row(std::move(scene), row, {partition.begin(), partition.end()});
}

Scene over_different_free_points(std::size_t row) {
    std::vector<std::size_t> different(point_input_count(catalogue()[row]));
    std::iota(different.begin(), different.end(), std::size_t{0});
    return *scene_of(row, different);
}

/// The row over free points with every repetition of its inputs that it allows, or over inputs as it requires them.
std::vector<Scene> scenes_of(std::size_t row) {
    std::vector<Scene> scenes;
    if (catalogue()[row].required.empty()) {
        for (const auto& partition : some_partitions(point_input_count(catalogue()[row])))
            if (auto scene = scene_of(row, partition)) scenes.push_back(*std::move(scene));
        return scenes;
    }
    for (const Inputs& inputs : required_inputs) {
        if (inputs.row != catalogue()[row].name) continue;
        const Scene scene = jgex::parse_problem(inputs.scene)->scene;
        std::vector<PointId> points;
        for (const auto word : split(inputs.points, ' ')) points.push_back(*scene.find(word));
        scenes.push_back(*with_row(scene, row, std::move(points)));
    }
    return scenes;
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
        for (const Scene& scene : scenes_of(row)) {
            for (std::uint64_t seed = 1; seed <= 25; ++seed) {
                const auto diagram = realize::realize(scene, {.seed = seed});
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

using numbers::Decision;
using test::ExactPoints;

/// The row over its example and its scenes, in every branch.
std::vector<test::Realised> figures_of(std::size_t row) {
    auto figures = test::realised_branches(jgex::parse_problem(catalogue()[row].example)->scene);
    for (const Scene& scene : scenes_of(row))
        for (auto& figure : test::realised_branches(scene)) figures.push_back(std::move(figure));
    return figures;
}

/// The needs of all actions of a scene. What a construction restricts is a need of the places that it is given.
std::vector<facts::Statement> needs_of(const Scene& scene) {
    std::vector<facts::Statement> needs;
    for (const Action& action : scene.actions())
        for (const Use& use : action.uses)
            for (const auto* patterns :
                 {&construction(use.construction).needs, &construction(use.construction).required,
                  &construction(use.construction).restricts})
                for (const auto& need : instantiate(*patterns, action.outputs, use)) needs.push_back(need);
    return needs;
}

/// Yes only if all are; no if one is false.
Decision decide_all(const std::vector<facts::Statement>& statements, const ExactPoints& points) {
    Decision all = Decision::yes;
    for (const auto& statement : statements) {
        const Decision one = facts::decide_exactly(statement, points);
        if (one == Decision::no) return one;
        if (one == Decision::undecided) all = one;
    }
    return all;
}

std::vector<facts::Statement> claims_of(const diagram::Diagram& diagram) {
    std::vector<facts::Statement> claims;
    for (const auto* list : {&diagram.givens, &diagram.guarantees})
        for (const auto& claim : *list) claims.push_back(claim.statement);
    return claims;
}

std::string false_claim(const diagram::Diagram& diagram, const ExactPoints& points) {
    for (const auto& claim : claims_of(diagram))
        if (facts::decide_exactly(claim, points) == Decision::no) return facts::to_string(claim, diagram.names);
    return "";
}

TEST(Rows, GiveAndGuaranteeTheTruthDecidedExactly) {
    const std::size_t wanted = test::wanted_instances(100);
    std::size_t undecided = 0;
    for (std::size_t row = 0; row < catalogue().size(); ++row) {
        SCOPED_TRACE(catalogue()[row].name);
        const auto figures = figures_of(row);
        Rng rng(20240503, row);
        std::size_t decided = 0;
        for (std::size_t i = 0; decided < wanted && i < wanted * 250; ++i) {
            const test::Realised& figure = figures[i % figures.size()];
            const numbers::ExactContext context;
            const auto points = test::draw_exact(figure.diagram.program, rng);
            if (!points || decide_all(needs_of(figure.scene), *points) != Decision::yes) continue;
            const Decision claims = decide_all(claims_of(figure.diagram), *points);
            EXPECT_NE(claims, Decision::no)
                << jgex::print(figure.scene) << ": " << false_claim(figure.diagram, *points);
            ++(claims == Decision::undecided ? undecided : decided);
        }
        EXPECT_EQ(decided, wanted);
    }
    std::cout << catalogue().size() << " rows, " << wanted << " exact instances each, " << undecided << " undecided\n";
    EXPECT_LE(undecided, wanted * catalogue().size() / 100);
}

TEST(Rows, AreRefusedWhereTheyLackWhatTheyRequire) {
    std::size_t asked = 0;
    for (std::size_t row = 0; row < catalogue().size(); ++row) {
        if (catalogue()[row].required.empty()) continue;
        const auto scene = over_different_free_points(row);
        const auto diagram = realize::realize(scene);
        ASSERT_FALSE(diagram) << catalogue()[row].name;
        EXPECT_EQ(diagram.error().code, "precondition");
        EXPECT_EQ(realize::blamed_action(scene, {}), scene.actions().size() - 1);
        ++asked;
    }
    EXPECT_EQ(asked, 2U);
}

TEST(Rows, NameWhatTheyRequire) {
    const auto told = [](std::string_view text) {
        const Error error = realize::realize(jgex::parse_problem(text)->scene).error();
        return error.code + ": " + error.what + "; " + error.mend;
    };
    EXPECT_EQ(told("a b c d = quadrangle a b c d; x y = e5128 x y a b c d"),
              "precondition: X, Y cannot be placed: B and D must be at one distance from C; construct B and D at one "
              "distance from C first");
    EXPECT_EQ(told("a b c = triangle a b c; d = on_circle d c b; x y = e5128 x y a b c d"),
              "precondition: X, Y cannot be placed: AB and BC must be perpendicular; construct AB perpendicular to BC "
              "first");
    EXPECT_EQ(told("a b c = triangle a b c; o = incenter o a b c; x y z i = 2l1c x y z i a b c o"),
              "precondition: X, Y, Z, I cannot be placed: A and B must be at one distance from O; construct A and B at "
              "one distance from O first");
}

/// Visits the program over every choice of inputs from a few rationals.
void each_input(const diagram::Program& program, std::vector<numbers::Exact>& inputs,
                const std::function<bool(const std::vector<numbers::Exact>&)>& visit, bool& stopped) {
    if (inputs.size() == program.input_count) {
        stopped = visit(inputs);
        return;
    }
    for (const int value : {0, 1, 2}) {
        if (stopped) return;
        inputs.emplace_back(value);
        each_input(program, inputs, visit, stopped);
        inputs.pop_back();
    }
}

/// Whether a need is about two points that this one wants to be different: then it fails with it, and is not asked.
bool presupposes(const facts::Statement& need, const facts::Statement& different) {
    return different.predicate() == facts::Predicate::diff &&
           std::ranges::all_of(different.points(),
                               [&](PointId point) { return std::ranges::count(need.points(), point) > 0; });
}

/// Whether there is a figure in which this need fails, the others hold, and the row cannot be placed or is false.
bool is_needed(const test::Realised& figure, std::size_t which) {
    const numbers::ExactContext context;
    const auto needs = needs_of(figure.scene);
    std::vector<facts::Statement> others;
    for (std::size_t i = 0; i < needs.size(); ++i)
        if (i != which && !presupposes(needs[i], needs[which])) others.push_back(needs[i]);
    const auto inputs_of_row = realize::realize(figure.scene.prefix(figure.scene.actions().size() - 1), {.seed = 1});
    std::vector<numbers::Exact> inputs;
    bool found = false;
    each_input(
        figure.diagram.program, inputs,
        [&](const std::vector<numbers::Exact>& chosen) {
            const auto points = diagram::evaluate<numbers::Exact>(
                inputs_of_row->program, std::span(chosen).first(inputs_of_row->program.input_count));
            if (!points || facts::decide_exactly(needs[which], *points) != Decision::no) return false;
            if (decide_all(others, *points) != Decision::yes) return false;
            const auto placed = diagram::evaluate<numbers::Exact>(figure.diagram.program, chosen);
            return !placed || decide_all(claims_of(figure.diagram), *placed) == Decision::no;
        },
        found);
    return found;
}

TEST(Rows, NeedWhatTheyNeed) {
    std::size_t needs = 0;
    for (std::size_t row = 0; row < catalogue().size(); ++row) {
        const Scene scene =
            catalogue()[row].required.empty() ? over_different_free_points(row) : scenes_of(row).front();
        const auto diagram = realize::realize(scene, {.seed = 1});
        ASSERT_TRUE(diagram);
        const std::size_t before = needs_of(scene.prefix(scene.actions().size() - 1)).size();
        for (std::size_t i = 0; i < catalogue()[row].needs.size(); ++i, ++needs)
            EXPECT_TRUE(is_needed({scene, *diagram}, before + i))
                << catalogue()[row].name << ": no figure was found in which need " << i + 1
                << " alone fails and the construction with it";
    }
    EXPECT_GE(needs, 20U);
}

/// A point on both loci over random points of a small figure; empty where a row forbids them.
std::optional<Scene> meeting(ConstructionId first, ConstructionId second, Rng& rng) {
    Scene scene = jgex::parse_problem("a b c = triangle a b c; d e = segment d e; f = on_line f a b")->scene;
    Action action;
    for (const ConstructionId row : {first, second}) {
        Use use{row, {}, some_numbers(construction(row))};
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

TEST(Examples, AreTrueInEveryBranch) {
    for (const char* file : {"problems.txt", "constructions.txt", "orthocentre.txt"})
        for (const auto& problem : jgex::parse_file(test::read_file("resources/examples/" + std::string(file)))) {
            SCOPED_TRACE(problem.name);
            ASSERT_TRUE(problem.content);
            std::size_t realised = 0;
            for (const auto& scene : test::every_branch(problem.content->scene)) {
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
