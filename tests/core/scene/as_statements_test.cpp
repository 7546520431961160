// What statements say in place of a construction: in its figures, and in no others, with as much freedom.
#include "facts/truth.h"
#include "formats/jgex/jgex.h"
#include "realize/realize.h"
#include "scene/as_statements.h"
#include "scene/catalogue.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace porism::scene {
namespace {

bool uses(const Action& action, const Construction& row) {
    return !action.uses.empty() && construction(action.uses.front().construction).name == row.name;
}

/// The scene with free points and statements in place of a row's actions; nothing where no statements say them.
std::optional<Scene> stated(const Scene& scene, const Construction& row) {
    Scene out;
    for (std::size_t i = 0; i < scene.actions().size(); ++i) {
        Action action = scene.actions()[i];
        action.at.clear();
        if (!uses(action, row)) {
            EXPECT_TRUE(out.append(std::move(action), scene.names_of(i)));
            continue;
        }
        const auto statements = as_statements(action);
        if (!statements) return std::nullopt;
        for (std::size_t k = 0; k < action.outputs.size(); ++k) {
            Action free;
            free.uses = {{*construction_by_name("free"), {}, {}}};
            EXPECT_TRUE(out.append(std::move(free), scene.names_of(i).subspan(k, 1)));
        }
        for (const facts::Statement& statement : *statements) {
            Action stating;
            stating.states = statement;
            EXPECT_TRUE(out.append(std::move(stating), {})) << row.name;
        }
    }
    return out;
}

/// Besides motions, and size where no length fixes it.
int shape_freedom(const diagram::Diagram& figure, const Scene& scene) {
    if (figure.solution) return figure.solution->shape_freedom;
    const bool sized = std::ranges::any_of(scene.actions(), [](const Action& action) {
        return std::ranges::any_of(said_by(action, &Construction::gives), [](const facts::Statement& given) {
            return given.predicate() == facts::Predicate::lconst || given.predicate() == facts::Predicate::l2const;
        });
    });
    return figure.freedom - (sized ? 3 : 4);
}

void expect_all_seen(const Scene& scene, const diagram::Diagram& figure, Patterns patterns, const std::string& row) {
    for (const Action& action : scene.actions())
        for (const facts::Statement& one : said_by(action, patterns))
            for (const auto& picture : figure.pictures()) {
                const bool holds = facts::row(one.predicate()).order ? facts::relative_residual(one, picture) > 0
                                                                     : facts::seen(one, picture);
                EXPECT_TRUE(holds) << row << ": " << facts::to_string(one, scene.names());
            }
}

/// Whatever figure of the statements is found, the construction's is meant.
TEST(AsStatements, HoldInTheFiguresOfTheConstructionAlone) {
    constexpr std::uint64_t seeds = 4;
    for (const Construction& row : catalogue()) {
        const auto content = jgex::parse_problem(row.example);
        ASSERT_TRUE(content) << row.name;
        const auto scene = stated(content->scene, row);
        if (!scene || *scene == content->scene) continue;
        for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
            realize::Options options;
            options.seed = seed;
            options.any_order = seed % 2 == 0;
            const auto figure = realize::realize(*scene, options);
            ASSERT_TRUE(figure) << row.name << ": " << to_string(figure.error());
            expect_all_seen(content->scene, *figure, &Construction::gives, row.name);
            expect_all_seen(content->scene, *figure, &Construction::guarantees, row.name);
        }
    }
}

TEST(AsStatements, LeaveAsMuchFreedom) {
    for (const Construction& row : catalogue()) {
        const auto content = jgex::parse_problem(row.example);
        const auto scene = stated(content->scene, row);
        if (!scene) continue;
        const auto constructed = realize::realize(content->scene), figure = realize::realize(*scene);
        ASSERT_TRUE(constructed && figure) << row.name;
        EXPECT_EQ(shape_freedom(*figure, *scene), shape_freedom(*constructed, content->scene)) << row.name;
    }
}

TEST(AsStatements, WhichWayAPointTurnsIsNoneOfThem) {
    std::set<std::string> unsaid;
    for (const Construction& row : catalogue()) {
        const auto content = jgex::parse_problem(row.example);
        if (!stated(content->scene, row)) unsaid.insert(row.name);
    }
    EXPECT_EQ(unsaid, (std::set<std::string>{"2l1c", "nsquare", "psquare", "rotate"}));
}

TEST(AsStatements, OfTwoLociBothAreSaid) {
    const auto content = jgex::parse_problem("a b c = triangle a b c; x = on_line x a b, on_tline x c a b");
    ASSERT_TRUE(content);
    const auto statements = as_statements(content->scene.actions().back());
    ASSERT_TRUE(statements);
    ASSERT_EQ(statements->size(), 2U);
    EXPECT_EQ(facts::to_string((*statements)[0], content->scene.names()), "coll a b x");
    EXPECT_EQ(facts::to_string((*statements)[1], content->scene.names()), "perp a b c x");
}

} // namespace
} // namespace porism::scene
