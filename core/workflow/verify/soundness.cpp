#include "workflow/verify/soundness.h"

#include "geometry/tolerance.h"
#include "realize/realize.h"
#include "verify/proofcheck.h"
#include "workflow/solve/named_quotient.h"
#include "workflow/verify/by_places.h"

#include <algorithm>
#include <array>
#include <cmath>

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

/// Whether what a path proves speaks of what the question asks for, and of nothing else.
bool is_about(const facts::Statement& proved, const scene::Question& question, const scene::Scene& scene) {
    if (question.quantity && proved.relation()) {
        const auto& amounts = proved.relation()->quantities();
        const auto quotient = quotient_asked(question, scene);
        return std::ranges::equal(amounts, std::array{*question.quantity}) ||
               (quotient && std::ranges::is_permutation(amounts, std::array{quotient->above, quotient->below}));
    }
    const auto asked = scene::points_of(question);
    return std::ranges::all_of(proved.points(),
                               [&](PointId point) { return std::ranges::find(asked, point) != asked.end(); });
}

/// An answer that no path proves, or that the picture does not show.
std::string fault_of_answers(const Problem& problem, const diagram::Diagram& diagram) {
    for (std::size_t i = 0; i < problem.answers.size(); ++i) {
        const scene::Question& question = problem.questions[i];
        const auto& value = problem.answers[i];
        if (!value) continue;
        if (std::ranges::none_of(problem.paths,
                                 [&](const auto& path) { return is_about(path.goal(), question, problem.scene); }))
            return "no path proves an answer";
        const std::array picture = {diagram.pictures().front()};
        const std::array letters = {diagram.letters().front()};
        const double seen = scene::as_counted(question, scene::seen_in(question, picture, letters).value);
        const double told = numbers::to_double(*value);
        if (!(std::fabs(seen - told) <= geometry::Tolerance{}.clear * std::max(1.0, std::fabs(told))))
            return "an answer is not what the picture shows";
    }
    return {};
}

bool ends_where_asked(const Problem& problem, const proof::Path& path) {
    if (path.steps.empty()) return false;
    return std::ranges::find(problem.goals, path.goal()) != problem.goals.end() ||
           std::ranges::any_of(problem.questions,
                               [&](const auto& question) { return is_about(path.goal(), question, problem.scene); });
}

scene::Scene realised_scene(const Problem& problem) {
    scene::Scene scene = problem.scene;
    for (std::size_t i = 0; i < problem.branches.size() && i < scene.actions().size(); ++i)
        scene = scene.with_branch(i, problem.branches[i]);
    return scene;
}

std::string fault_of_paths(const Problem& problem, const Control& control) {
    if (problem.paths.empty() && problem.answers.empty()) return {};
    const scene::Scene scene = realised_scene(problem);
    const auto diagram = realize::realize(scene, {}, control);
    if (!diagram) return "its scene has no figure: " + diagram.error().what;
    for (const proof::Path& path : problem.paths) {
        if (!ends_where_asked(problem, path)) return "a path does not end in a goal";
        const auto verdict = verify::check(path, scene, *diagram, control);
        if (!verdict.valid) return "a path is no proof: " + verdict.summary;
    }
    return fault_of_answers(problem, *diagram);
}

/// Neither a path proves them all, nor do the places of their points.
bool has_open_goal(const Problem& problem, const Control& control) {
    const auto open = [&](const facts::Statement& goal) { return !is_proved(problem, goal); };
    if (std::ranges::none_of(problem.goals, open)) return false;
    const scene::Scene scene = realised_scene(problem);
    const auto diagram = realize::realize(scene, {}, control);
    return !diagram || std::ranges::any_of(problem.goals, [&](const facts::Statement& goal) {
        return open(goal) && !holds_by_places(goal, scene, *diagram, control);
    });
}

} // namespace

std::string fault_of(const corpus::SampleRow& row, const corpus::Sample& sample, const Control& control) {
    const Problem& problem = sample.problem;
    if (!says_what_it_holds(row, sample)) return "the list says something else of it than the problem itself";
    if (std::string fault = fault_of_paths(problem, control); !fault.empty()) return fault;
    if (problem.difficulty != problem::difficulty_of(problem.paths)) return "its difficulty is not that of its paths";
    if (problem.verdict.outcome == problem::Outcome::accepted && has_open_goal(problem, control))
        return "it is accepted without a path to each goal";
    return {};
}

} // namespace porism::workflow
