// Scenes of free points of which something is stated.
#pragma once

#include "base/text.h"
#include "facts/comparison.h"
#include "facts/relation.h"
#include "formats/jgex/jgex.h"
#include "realize/realize.h"
#include "scene/scene.h"

#include <gtest/gtest.h>
#include <string>
#include <string_view>
#include <vector>

namespace porism::test {

inline facts::Statement statement_of(std::string_view text, std::span<const std::string> names) {
    if (facts::compares(text)) {
        auto comparison = facts::parse_comparison(text, names);
        EXPECT_TRUE(comparison) << text;
        return *std::move(comparison);
    }
    if (text.find('=') != std::string_view::npos) {
        auto relation = facts::parse_relation(text, names);
        EXPECT_TRUE(relation) << text;
        return facts::make(*std::move(relation));
    }
    const auto statements = facts::parse_statement(text, names);
    EXPECT_TRUE(statements && statements->size() == 1) << text;
    return statements->front();
}

inline void state(scene::Scene& scene, std::string_view text) {
    scene::Action action;
    action.states = statement_of(text, scene.names());
    const auto done = scene.append(std::move(action), {});
    EXPECT_TRUE(done) << text;
}

/// Constructions as the family writes them, then statements and equations.
inline scene::Scene stated(std::string_view constructions, const std::vector<std::string>& statements) {
    auto problem = jgex::parse_problem(constructions);
    EXPECT_TRUE(problem) << constructions;
    scene::Scene scene = problem ? problem->scene : scene::Scene();
    for (const std::string& text : statements) state(scene, text);
    return scene;
}

/// The same places, found by the program: nobody means the order in which they lie.
inline scene::Scene as_found(const scene::Scene& scene) {
    scene::Scene out = scene;
    for (std::size_t i = 0; i < scene.actions().size(); ++i) {
        auto at = scene.actions()[i].at;
        for (auto& one : at)
            if (one) one->found = !one->given;
        out = out.with_coordinates(i, std::move(at));
    }
    return out;
}

/// "a b c": free points of these names.
inline scene::Scene points_with(std::string_view names, const std::vector<std::string>& statements) {
    std::string clauses;
    for (const std::string_view name : split(names, ' '))
        clauses += (clauses.empty() ? "" : "; ") + std::string(name) + " = free";
    return stated(clauses, statements);
}

} // namespace porism::test
