// Samples from JGEX text.
#pragma once

#include "diagnose/sample.h"
#include "formats/jgex/jgex.h"
#include "support/stated.h"

#include <gtest/gtest.h>
#include <string>
#include <vector>

namespace porism::diagnose::test {

inline Sample sample(const std::string& text, bool choose = false) {
    auto problem = jgex::parse_problem(text);
    EXPECT_TRUE(problem) << text << ": " << (problem ? "" : to_string(problem.error()));
    if (!problem) return {};
    Sample out{problem->scene, problem->goals, problem->questions, {}};
    if (choose) out.chosen_for = realize::wanted_of(out.goals, out.questions);
    return out;
}

/// Free points of which something is stated, and goals.
inline Sample stated(const std::string& points, const std::vector<std::string>& statements,
                     const std::string& goal = {}) {
    Sample out = sample(points);
    for (const std::string& text : statements) porism::test::state(out.scene, text);
    if (!goal.empty()) out.goals = {porism::test::statement_of(goal, out.scene.names())};
    return out;
}

inline Sample asked(Sample of, const std::string& question) {
    of.questions = {scene::parse_question(question, of.scene.names()).value()};
    return of;
}

} // namespace porism::diagnose::test
