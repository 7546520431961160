// Scenes from text, realised, for the tests of the checkers.
#pragma once

#include "formats/jgex/jgex.h"
#include "realize/realize.h"

#include <gtest/gtest.h>
#include <string>

namespace porism::verify::test {

struct Figure {
    scene::Scene scene;
    scene::Goals goals;
    diagram::Diagram diagram;

    facts::Statement say(const std::string& text) const {
        auto parsed = facts::parse_statement(text, scene.names());
        EXPECT_TRUE(parsed) << text;
        return parsed.value().front();
    }
};

inline Figure figure(const std::string& text) {
    auto problem = jgex::parse_problem(text);
    EXPECT_TRUE(problem) << (problem ? "" : to_string(problem.error()));
    realize::Options options;
    options.choose_branch_for.goals = problem->goals;
    auto diagram = realize::realize(problem->scene, options);
    EXPECT_TRUE(diagram) << (diagram ? "" : to_string(diagram.error()));
    scene::Scene scene = realize::with_branches(problem->scene, *diagram);
    return {std::move(scene), problem->goals, std::move(*diagram)};
}

} // namespace porism::verify::test
