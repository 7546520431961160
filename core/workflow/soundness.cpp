#include "workflow/soundness.h"

#include "realize/realize.h"
#include "verify/proofcheck.h"

#include <algorithm>

namespace porism::workflow {
namespace {

using problem::Problem;

bool says_what_it_holds(corpus::SampleRow row, const corpus::Sample& sample) {
    corpus::SampleRow expected = corpus::row_of(sample);
    row.id = expected.id;
    row.removed = expected.removed;
    return row == expected;
}

bool is_proved(const Problem& problem, const facts::Statement& goal) {
    return std::ranges::any_of(problem.paths, [&](const proof::Path& path) { return path.goal() == goal; });
}

scene::Scene realised_scene(const Problem& problem) {
    scene::Scene scene = problem.scene;
    for (std::size_t i = 0; i < problem.branches.size() && i < scene.actions().size(); ++i)
        scene = scene.with_branch(i, problem.branches[i]);
    return scene;
}

std::string fault_of_paths(const Problem& problem, const Control& control) {
    if (problem.paths.empty()) return {};
    const scene::Scene scene = realised_scene(problem);
    const auto diagram = realize::realize(scene, {}, control);
    if (!diagram) return "its scene has no figure: " + diagram.error().what;
    for (const proof::Path& path : problem.paths) {
        if (path.steps.empty() || std::ranges::find(problem.goals, path.goal()) == problem.goals.end())
            return "a path does not end in a goal";
        const auto verdict = verify::check(path, scene, *diagram, control);
        if (!verdict.valid) return "a path is no proof: " + verdict.summary;
    }
    return {};
}

} // namespace

std::string fault_of(const corpus::SampleRow& row, const corpus::Sample& sample, const Control& control) {
    const Problem& problem = sample.problem;
    if (!says_what_it_holds(row, sample)) return "the list says something else of it than the problem itself";
    if (std::string fault = fault_of_paths(problem, control); !fault.empty()) return fault;
    if (problem.difficulty != problem::difficulty_of(problem.paths)) return "its difficulty is not that of its paths";
    const auto open = [&](const facts::Statement& goal) { return !is_proved(problem, goal); };
    if (problem.verdict.outcome == problem::Outcome::accepted && std::ranges::any_of(problem.goals, open))
        return "it is accepted without a path to each goal";
    return {};
}

} // namespace porism::workflow
