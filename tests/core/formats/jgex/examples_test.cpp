// The problems that Porism carries, as text.
#include "formats/jgex/jgex.h"
#include "scene/catalogue.h"
#include "support/files.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <iterator>
#include <set>

namespace porism::jgex {
namespace {

std::string example(const std::string& name) {
    return test::read_file("resources/examples/" + name);
}

bool is_snake_case(std::string_view name) {
    return std::all_of(name.begin(), name.end(), [](char c) { return (c >= 'a' && c <= 'z') || c == '_'; });
}

std::set<std::string> constructions_of(const scene::Scene& scene) {
    std::set<std::string> names;
    for (const auto& action : scene.actions())
        for (const auto& use : action.uses) names.insert(scene::construction(use.construction).name);
    return names;
}

TEST(Examples, AreReadAndNamed) {
    auto problems = parse_file(example("problems.txt"), "problems.txt");
    EXPECT_GE(problems.size(), 34u);
    std::ranges::move(parse_file(example("constructions.txt"), "constructions.txt"), std::back_inserter(problems));
    std::set<std::string> names, constructions;
    for (const auto& problem : problems) {
        ASSERT_TRUE(problem.content) << to_string(problem.content.error());
        EXPECT_TRUE(names.insert(problem.name).second) << problem.name;
        EXPECT_TRUE(is_snake_case(problem.name)) << problem.name;
        EXPECT_FALSE(problem.content->goals.empty()) << problem.name;
        constructions.merge(constructions_of(problem.content->scene));
    }
    EXPECT_EQ(constructions.size(), scene::catalogue().size()) << "every construction has a problem of ours";
}

TEST(Examples, TheGuidedOneIsOneProblem) {
    const auto problems = parse_file(example("orthocentre.txt"));
    ASSERT_EQ(problems.size(), 1u);
    EXPECT_TRUE(problems[0].content);
}

TEST(Examples, TheOneOfTheDocumentationIsRead) {
    const auto blocks = test::fenced_blocks("docs/formats/jgex.md", "jgex");
    ASSERT_EQ(blocks.size(), 1u);
    const auto problems = parse_file(blocks[0]);
    ASSERT_EQ(problems.size(), 2u);
    for (const auto& problem : problems) EXPECT_TRUE(problem.content) << to_string(problem.content.error());
}

TEST(Examples, EveryRowOfTheCatalogueHasOneThatUsesIt) {
    for (const auto& row : scene::catalogue()) {
        const auto read = parse_problem(row.example);
        ASSERT_TRUE(read) << row.name << ": " << to_string(read.error());
        EXPECT_TRUE(constructions_of(read->scene).contains(row.name)) << row.name;
    }
}

struct Broken {
    const char* file;
    const char* code;
    int column;
};

TEST(Examples, EveryBrokenTextIsAnErrorAtItsPlace) {
    const Broken files[] = {
        {"malformed", "missing_equals", 1},
        {"unknown_construction", "unknown_construction", 29},
        {"bad_number", "bad_number", 38},
        {"undefined_point", "undefined_point", 40},
        {"repeated_definition", "repeated_definition", 25},
        {"wrong_argument_count", "argument_count", 29},
        {"not_a_locus", "not_a_locus", 44},
        {"unknown_goal", "unknown_predicate", 44},
        {"nameless_text", "missing_problem", 1},
    };
    for (const auto& file : files) {
        SCOPED_TRACE(file.file);
        const auto problems = parse_file(example("broken/" + std::string(file.file) + ".txt"), file.file);
        ASSERT_EQ(problems.size(), 1u);
        EXPECT_EQ(problems[0].name, file.file);
        ASSERT_FALSE(problems[0].content);
        const Error& error = problems[0].content.error();
        EXPECT_EQ(error.code, file.code) << to_string(error);
        ASSERT_TRUE(error.place);
        EXPECT_EQ(error.place->line, file.code == std::string_view("missing_problem") ? 2 : 3);
        EXPECT_EQ(error.place->column, file.column) << to_string(error);
    }
}

TEST(Examples, WhatIsBrokenInTheFigureIsGoodText) {
    for (const char* name : {"impossible_figure", "accidental_coincidence", "false_goal"}) {
        const auto problems = parse_file(example("broken/" + std::string(name) + ".txt"));
        ASSERT_EQ(problems.size(), 1u);
        EXPECT_TRUE(problems[0].content) << name;
    }
}

TEST(Examples, BytesThatAreNoTextAreNotTakenForIt) {
    EXPECT_FALSE(looks_like_jgex(example("broken/not_text.bin")));
    for (const auto& problem : parse_file(example("broken/not_text.bin"))) EXPECT_FALSE(problem.content);
}

} // namespace
} // namespace porism::jgex
