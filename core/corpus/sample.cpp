#include "corpus/sample.h"

#include <algorithm>

namespace porism::corpus {

SampleRow row_of(const Sample& sample) {
    const problem::Problem& problem = sample.problem;
    SampleRow row;
    row.identity = problem::identity(problem.scene, problem.goals, problem.questions);
    row.title = problem.title;
    for (const auto& goal : problem.goals) row.goals.push_back(facts::to_string(goal, problem.scene.names()));
    for (const auto& question : problem.questions)
        row.goals.push_back(scene::to_string(question, problem.scene.names()));
    row.outcome = problem.verdict.outcome;
    row.points = problem.scene.point_count();
    row.length = problem.difficulty.length;
    row.raw_length = problem.difficulty.raw_length;
    const auto length = [](const proof::Path& path) { return proof::length(path); };
    const auto shortest = std::ranges::min_element(problem.paths, {}, length);
    if (shortest != problem.paths.end()) row.theorems = problem::theorems(*shortest);
    row.tags = sample.tags;
    row.created = sample.created;
    row.modified = sample.modified;
    return row;
}

} // namespace porism::corpus
