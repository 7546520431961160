// Figures for the tests of the reasoner: realised from text, or put together by hand.
#pragma once

#include "formats/jgex/jgex.h"
#include "proof/trace.h"
#include "realize/realize.h"
#include "reason/path.h"
#include "reason/reason.h"
#include "scene/json.h"
#include "verify/proofcheck.h"

#include <gtest/gtest.h>
#include <string>
#include <vector>

namespace porism::reason::test {

struct Figure {
    scene::Scene scene;
    scene::Goals goals;
    diagram::Diagram diagram;

    facts::Statement say(const std::string& text) const {
        auto parsed = facts::parse_statement(text, diagram.names);
        EXPECT_TRUE(parsed) << text;
        return parsed.value().front();
    }
};

inline Figure realised(const scene::Scene& scene, const scene::Goals& goals) {
    realize::Options options;
    options.choose_branch_for.goals = goals;
    auto diagram = realize::realize(scene, options);
    EXPECT_TRUE(diagram) << (diagram ? "" : to_string(diagram.error()));
    return {realize::with_branches(scene, *diagram), goals, std::move(*diagram)};
}

/// JGEX text, or a scene as JSON.
inline scene::SceneAndGoals problem_of(const std::string& text) {
    if (text.starts_with('{')) return scene::scene_from_json(Json::parse(text)).value();
    auto problem = jgex::parse_problem(text).value();
    return {std::move(problem.scene), std::move(problem.goals), std::move(problem.questions)};
}

inline Figure figure(const std::string& text) {
    auto problem = jgex::parse_problem(text);
    EXPECT_TRUE(problem) << (problem ? "" : to_string(problem.error()));
    return realised(problem->scene, problem->goals);
}

/// One picture of free points, in which what is said to be given need not hold: for questions about the givens alone.
inline Figure drawn(std::vector<std::string> names, const std::vector<geometry::Point<double>>& points,
                    const std::vector<std::string>& givens) {
    Figure out;
    out.diagram.names = std::move(names);
    out.diagram.scene_picture.points = points;
    for (const auto& point : points) {
        const auto input = static_cast<std::uint32_t>(out.diagram.scene_picture.inputs.size());
        out.diagram.program.point_registers.push_back(
            static_cast<std::uint32_t>(out.diagram.program.instructions.size()));
        out.diagram.program.instructions.push_back({diagram::Primitive::free_point, 0, {}, input});
        out.diagram.scene_picture.inputs.push_back(point.x);
        out.diagram.scene_picture.inputs.push_back(point.y);
    }
    out.diagram.program.input_count = static_cast<std::uint32_t>(out.diagram.scene_picture.inputs.size());
    for (const std::string& given : givens) out.diagram.givens.push_back({out.say(given), out.diagram.givens.size()});
    return out;
}

inline Session closed(const Figure& figure, Options options = {}, const Control& control = {}) {
    options.goals = figure.goals;
    auto session = close(figure.diagram, options, control);
    EXPECT_TRUE(session);
    return std::move(*session);
}

/// The path to a goal, passed by the independent checker; empty where there is none.
inline std::optional<proof::Path> checked_path(const Figure& figure, const Session& session,
                                               const facts::Statement& goal) {
    const auto id = session.find(goal);
    if (!id) return std::nullopt;
    auto path = path_to(session, *id);
    EXPECT_TRUE(path) << (path ? "" : to_string(path.error()));
    if (!path) return std::nullopt;
    const auto verdict = verify::check(*path, figure.scene, figure.diagram);
    EXPECT_TRUE(verdict.valid) << verdict.summary;
    return verdict.valid ? std::optional(std::move(*path)) : std::nullopt;
}

/// Total length of the checked paths to all goals; empty if some goal is not reached.
inline std::optional<std::size_t> solved_length(const Figure& figure, const Options& options = {}) {
    const Session session = closed(figure, options);
    std::size_t length = 0;
    for (const facts::Statement& goal : figure.goals) {
        const auto path = checked_path(figure, session, goal);
        if (!path) return std::nullopt;
        length += proof::length(*path);
    }
    return length;
}

} // namespace porism::reason::test
