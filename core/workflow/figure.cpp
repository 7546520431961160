#include "workflow/figure.h"

#include "workflow/stated.h"

#include <utility>

namespace porism::workflow {
namespace {

using document::Document;

/// Where the action stands that is to blame, or the goals do, or the problem.
Place place_of(const LoadedProblem& problem, const Error& error, const realize::Options& options,
               const Control& control) {
    if (is_about_branches(error)) return problem.goals.empty() ? problem.place : problem.goals.front();
    if (problem.actions.empty() || error.kind == ErrorKind::interrupted) return problem.place;
    const auto blamed = realize::blamed_action(problem.document->scene, options, control);
    return blamed ? problem.actions[*blamed] : problem.place;
}

Figure figure(const scene::Scene& scene, diagram::Diagram diagram, realize::Wanted chosen_for) {
    scene::Scene with = realize::with_branches(scene, diagram);
    return {std::move(with), std::make_shared<const diagram::Diagram>(std::move(diagram)), std::move(chosen_for), {}};
}

} // namespace

bool is_about_branches(const Error& error) {
    return error.code == "goal_false" || error.code == "goal_undecided";
}

realize::Wanted wanted_of(const LoadedProblem& problem) {
    if (!problem.choose_branch || !problem.document) return {};
    return realize::wanted_of(problem.document->goals, problem.document->questions);
}

realize::Wanted holding_together(const scene::Scene& scene, const realize::Wanted& wanted, realize::Options options,
                                 const Control& control) {
    realize::Wanted kept;
    if (wanted.goals.size() + wanted.equations.size() < 2) return kept;
    const auto keep = [&](auto member, const auto& one) {
        options.choose_branch_for = kept;
        (options.choose_branch_for.*member).push_back(one);
        if (realize::realize(scene, options, control)) (kept.*member).push_back(one);
    };
    for (const facts::Statement& goal : wanted.goals) keep(&realize::Wanted::goals, goal);
    for (const scene::Question& equation : wanted.equations) keep(&realize::Wanted::equations, equation);
    return kept;
}

Result<Figure> figure_of(const LoadedProblem& problem, realize::Options options, const Control& control) {
    if (!problem.document) return fail(problem.document.error());
    const Document& document = *problem.document;
    const auto at_problem = [&](Error error) {
        if (!error.place) error.place = place_of(problem, error, options, control);
        error.what = conflict_in_words(error.what, document.scene, error.actions, &problem);
        return error;
    };
    options.choose_branch_for = wanted_of(problem);
    auto diagram = realize::realize(document.scene, options, control);
    std::optional<Error> no_branch;
    if (!diagram && is_about_branches(diagram.error())) {
        no_branch = at_problem(std::move(diagram.error()));
        options.choose_branch_for = holding_together(document.scene, wanted_of(problem), options, control);
        diagram = realize::realize(document.scene, options, control);
    }
    if (!diagram) return fail(at_problem(std::move(diagram.error())));
    Figure out = figure(document.scene, *std::move(diagram), std::move(options.choose_branch_for));
    out.no_branch = std::move(no_branch);
    return out;
}

std::vector<BranchChoice> chosen_branches(const LoadedProblem& problem, const diagram::Diagram& diagram) {
    std::vector<BranchChoice> out;
    if (!problem.choose_branch || !problem.document) return out;
    const auto actions = problem.document->scene.actions();
    for (std::size_t i = 0; i < actions.size(); ++i) {
        const bool open = !actions[i].branch && actions[i].at.empty();
        if (open && diagram.branches[i] > 0)
            out.push_back({actions[i].outputs, diagram.branches[i] + 1, diagram.branch_counts[i]});
    }
    return out;
}

std::string to_string(const BranchChoice& choice, const scene::Scene& scene) {
    std::string out;
    for (const PointId point : choice.points) out += scene.name(point) + " ";
    return out + std::to_string(choice.place) + " of " + std::to_string(choice.count);
}

} // namespace porism::workflow
