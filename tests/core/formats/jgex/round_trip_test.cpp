// Scenes between the text and the actions (definition 3): 10,000 random ones over the whole catalogue each way.
#include "base/text.h"
#include "formats/jgex/jgex.h"
#include "support/random_scene.h"
#include "support/samples.h"

#include <algorithm>
#include <fmt/format.h>
#include <gtest/gtest.h>

namespace porism::jgex {
namespace {

using scene::SceneAndGoals;

constexpr std::size_t scenes = test::samples(10000);

facts::Statement constant_goal(Rng& rng, std::size_t points) {
    using enum facts::Predicate;
    const facts::Predicate predicates[] = {aconst, rconst, lconst, r2const, l2const};
    for (;;) {
        const auto& row = facts::row(predicates[rng.below(5)]);
        std::vector<PointId> arguments;
        for (int i = 0; i < row.arity; ++i) arguments.emplace_back(rng.below(points));
        const auto constant = numbers::ratio(static_cast<int>(1 + rng.below(40)), static_cast<int>(1 + rng.below(40)));
        if (auto goal = facts::make(row.predicate, arguments, constant)) return *std::move(goal);
    }
}

scene::Question question(Rng& rng, std::size_t points) {
    const auto& row = scene::question_table()[rng.below(scene::question_table().size())];
    if (row.kind == scene::QuestionKind::compute) {
        const auto ends = test::detail::distinct_points(rng, points, 2);
        const auto length = facts::Quantity::of(facts::QuantityKind::length, ends);
        return scene::question_for(rng.below(2) == 0 ? *length : *facts::Quantity::letter("x"));
    }
    scene::Question made{row.kind, {}, numbers::Scalar(0)};
    const std::size_t terms = row.equation ? 1 + rng.below(4) : 1;
    for (std::size_t t = 0; t < terms; ++t) {
        scene::Term term{row.equation ? test::detail::random_scalar(rng) : numbers::Scalar(1), {}};
        const std::size_t factors = row.equation && !row.angles ? 1 + rng.below(3) : 1;
        for (std::size_t i = 0; i < factors * row.arity / 2; ++i) {
            const auto pair = test::detail::distinct_points(rng, points, 2);
            term.points.insert(term.points.end(), pair.begin(), pair.end());
        }
        made.terms.push_back(std::move(term));
    }
    if (row.equation) made.constant = row.angles ? *numbers::Scalar::parse("7pi/12") : test::detail::random_scalar(rng);
    return made;
}

SceneAndGoals random_content(std::uint64_t seed, const test::RandomSceneOptions& options) {
    Rng rng(seed);
    SceneAndGoals made = test::random_scene(rng, options);
    if (made.scene.point_count() < 2) return made;
    if (rng.below(2) == 0) made.goals.push_back(constant_goal(rng, made.scene.point_count()));
    if (rng.below(3) == 0) made.questions.push_back(question(rng, made.scene.point_count()));
    return made;
}

SceneAndGoals good(const std::string& text) {
    const auto read = parse_problem(text);
    EXPECT_TRUE(read) << text << '\n' << to_string(read.error());
    return read.value_or(SceneAndGoals{});
}

std::string text_of(const SceneAndGoals& content) {
    return print(content.scene, content.goals, content.questions);
}
Json actions_of(const SceneAndGoals& content) {
    return scene::to_json(content.scene, content.goals, content.questions);
}

/// What is left of a scene in the text, but for the order of auxiliary actions and their marks.
scene::Scene as_text_says(const scene::Scene& scene) {
    scene::Scene said = scene;
    for (std::size_t i = 0; i < scene.actions().size(); ++i) {
        auto at = scene.actions()[i].at;
        for (auto& each : at)
            if (each) each->given = false;
        said = said.with_coordinates(i, std::move(at)).with_branch(i, std::nullopt);
    }
    return said;
}

/// Reading text sets no branches: realising takes those nearest to the coordinates, which workflow tests.
SceneAndGoals without_branches(SceneAndGoals content) {
    for (std::size_t i = 0; i < content.scene.actions().size(); ++i)
        content.scene = content.scene.with_branch(i, std::nullopt);
    return content;
}

bool said_of(const std::vector<std::string>& lost, std::string_view words) {
    return std::ranges::any_of(lost, [&](const std::string& loss) { return loss.find(words) != std::string::npos; });
}

TEST(RoundTrip, TextActionsTextIsTheSameToTheLetter) {
    for (std::uint64_t seed = 0; seed < scenes; ++seed) {
        const auto made = random_content(seed, {.actions = 10, .goals = 3});
        const std::string text = text_of(made);
        const auto read = parse_problem(text);
        ASSERT_TRUE(read) << text << '\n' << to_string(read.error());
        const auto through = scene::scene_from_json(*parse_json(to_text(actions_of(*read))));
        ASSERT_TRUE(through) << text << '\n' << to_string(through.error());
        EXPECT_EQ(*through, *read) << text;
        EXPECT_EQ(text_of(*through), text);
    }
}

TEST(RoundTrip, ActionsTextActionsIsTheSameWhereTheTextCanSayIt) {
    std::size_t exact = 0;
    for (std::uint64_t seed = 0; seed < scenes; ++seed) {
        const auto made =
            random_content(seed, {.actions = 10, .given = seed % 3 == 0, .branches = seed % 5 == 0, .goals = 3});
        const auto lost = losses(made.scene);
        const auto read = scene::scene_from_json(actions_of(made));
        ASSERT_TRUE(read);
        const auto back = parse_problem(text_of(*read));
        ASSERT_TRUE(back) << text_of(*read) << '\n' << to_string(back.error());
        EXPECT_EQ(back->goals, made.goals);
        EXPECT_EQ(back->questions, made.questions);
        if (lost.empty()) {
            ++exact;
            EXPECT_EQ(actions_of(*back), actions_of(without_branches(made))) << text_of(made);
        } else if (!said_of(lost, "auxiliary")) {
            EXPECT_EQ(back->scene, as_text_says(made.scene)) << text_of(made);
            EXPECT_NE(back->scene, made.scene) << text_of(made) << "\na loss that is none: " << lost.front();
        }
    }
    EXPECT_GT(exact, scenes / 3);
}

TEST(RoundTrip, CoversTheWholeCatalogue) {
    std::vector<bool> seen(scene::catalogue().size());
    for (std::uint64_t seed = 0; seed < scenes / 10; ++seed) {
        const auto made = random_content(seed, {.actions = 10, .own = true});
        for (const auto& action : made.scene.actions())
            for (const auto& use : action.uses) seen[use.construction.index()] = true;
    }
    for (std::size_t row = 0; row < seen.size(); ++row) EXPECT_TRUE(seen[row]) << scene::catalogue()[row].name;
}

// Every long form, the short one, and every alias, of each row.
TEST(RoundTrip, EveryFormOfEveryRowIsTheSameAction) {
    const std::string names[] = {"a", "b", "c", "d", "e", "f", "g", "h"};
    for (std::size_t i = 0; i < scene::catalogue().size(); ++i) {
        const auto& row = scene::catalogue()[i];
        std::vector<std::string> words, outputs;
        std::size_t point = 0;
        for (const auto& slot : row.slots) {
            if (slot.kind == scene::SlotKind::number)
                words.emplace_back("7/3");
            else
                words.push_back(slot.kind == scene::SlotKind::output ? "p_" + slot.letter : names[point++]);
            if (slot.kind == scene::SlotKind::output) outputs.push_back(words.back());
        }
        const std::string left = "; " + join(outputs, " ") + " = ";
        std::string before;
        for (const auto& name : names) before += fmt::format("{}{} = free {}", before.empty() ? "" : "; ", name, name);
        std::string short_form;
        for (std::size_t k = outputs.size(); k < words.size(); ++k) short_form += fmt::format(" {}", words[k]);
        const auto expected = good(fmt::format("{}{}{}{}", before, left, row.name, short_form));
        ASSERT_GT(expected.scene.point_count(), std::size(names));
        for (const auto& form : row.forms) {
            std::string long_form;
            for (const std::size_t slot : form) long_form += fmt::format(" {}", words[slot]);
            EXPECT_EQ(good(fmt::format("{}{}{}{}", before, left, row.name, long_form)), expected)
                << row.name << long_form;
            for (const auto& alias : row.aliases)
                EXPECT_EQ(good(fmt::format("{}{}{}{}", before, left, alias, long_form)), expected) << alias;
        }
        EXPECT_EQ(good(print(expected.scene)), expected) << row.name;
    }
}

} // namespace
} // namespace porism::jgex
