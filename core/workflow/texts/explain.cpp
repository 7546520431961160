#include "workflow/texts/explain.h"

#include "translate/path_text.h"

#include <algorithm>
#include <cassert>
#include <iterator>

namespace porism::workflow {
namespace {

PictureOptions orthogonal_picture(const scene::Goals& goals, const scene::Questions& questions) {
    PictureOptions options;
    options.goals = goals;
    options.strategy = "orthogonal";
    options.asked = questions;
    return options;
}

Figure figure_of(const Analysis& analysis) {
    return {analysis.scene, analysis.diagram, {}, {}};
}

/// Auxiliary actions that place points of the path and that the problem does not speak of.
std::vector<bool> added_by(const proof::Path& path, const translate::Tale& tale) {
    std::vector<PointId> points;
    for (const proof::Step& step : path.steps) std::ranges::copy(step.conclusion.points(), std::back_inserter(points));
    std::vector<bool> out = tale.scene.actions_behind(points);
    const auto told = translate::told_actions(tale);
    for (std::size_t i = 0; i < out.size(); ++i) out[i] = out[i] && tale.scene.actions()[i].auxiliary && !told[i];
    return out;
}

} // namespace

std::vector<translate::Proviso> provisos(const verify::ProofVerdict& verdict) {
    std::vector<translate::Proviso> out;
    for (const auto& condition : verdict.conditions) {
        if (condition.statement.predicate() == facts::Predicate::diff || condition.guaranteed) continue;
        const auto branch = condition.branch();
        const auto strict = branch ? translate::strict_condition(*branch) : std::nullopt;
        out.push_back(strict ? translate::Proviso{*strict}
                             : translate::Proviso{condition.statement, condition.multiple});
    }
    return out;
}

std::vector<bool> said_in_picture(const Figure& figure, const document::Presentation& presentation,
                                  const PictureOptions& options) {
    const auto said = said_by_picture(figure.scene, *figure.diagram, presentation, options);
    std::vector<bool> out(figure.scene.actions().size());
    for (std::size_t i = 0; i < out.size(); ++i) {
        if (!figure.scene.actions()[i].states) continue;
        bool any = false, all = true;
        for (std::size_t k = 0; k < figure.diagram->givens.size(); ++k) {
            if (figure.diagram->givens[k].action != i) continue;
            any = true;
            all = all && std::ranges::count(said, k) > 0;
        }
        out[i] = any && all;
    }
    return out;
}

bool in_plain_steps(const translate::Wording& wording, translate::Voice voice) {
    return voice == translate::Voice::steps && wording.language == &translate::languages().front() && !wording.seed;
}

translate::Tale tale_of(const Figure& figure, const scene::Goals& goals, const scene::Questions& questions,
                        Strategy strategy, const ToldBranches& branches) {
    translate::Tale tale{figure.scene, goals, questions, figure.diagram->scene_picture.points};
    tale.orders = branches.orders;
    tale.turns = branches.turns;
    if (strategy == Strategy::orthogonal)
        tale.in_picture = said_in_picture(figure, {}, orthogonal_picture(goals, questions));
    return tale;
}

translate::Tale tale_of(const Figure& figure, const scene::Goals& goals, const scene::Questions& questions,
                        Strategy strategy, const Control& control) {
    return tale_of(figure, goals, questions, strategy, told_branches(figure, control));
}

ToldBranches told_branches(const Analysis& analysis, const Control& control) {
    return told_branches(figure_of(analysis), control);
}

std::vector<std::string> choice_sentences(const LoadedProblem& problem, const Analysis& analysis,
                                          const ToldBranches& branches, const translate::Wording& wording) {
    const scene::Goals no_goals;
    const scene::Questions no_questions;
    const translate::Tale tale{analysis.scene, no_goals, no_questions, analysis.diagram->scene_picture.points};
    std::vector<PointId> open;
    for (const BranchChoice& choice : chosen_branches(problem, *analysis.diagram))
        if (branches.open[analysis.scene.action_of(choice.points.front())])
            open.insert(open.end(), choice.points.begin(), choice.points.end());
    const bool chosen = std::ranges::any_of(
        analysis.goals, [&](const GoalResult& goal) { return fails_elsewhere(*analysis.diagram, goal); });
    std::vector<std::string> out;
    if (!open.empty()) out.push_back(translate::write_chosen(open, tale, wording));
    if (chosen && branches.goals_open) out.push_back(translate::write_chosen({}, tale, wording));
    return out;
}

std::string phrased_problem(const Analysis& analysis, const scene::Goals& goals, const scene::Questions& questions,
                            const Phrasing& phrasing, const ToldBranches& branches, translate::ToldBefore* told) {
    const Figure figure = figure_of(analysis);
    const translate::Tale tale = tale_of(figure, goals, questions, phrasing.strategy, branches);
    for (const auto& orders : tale.orders)
        if (told != nullptr) told->orders.insert(orders.begin(), orders.end());
    return translate::write_problem(tale, phrasing.wording);
}

std::string phrased_caption(const Analysis& analysis, const scene::Goals& goals, const scene::Questions& questions,
                            const Phrasing& phrasing, const ToldBranches& branches) {
    const Figure figure = figure_of(analysis);
    const scene::Goals no_goals;
    const scene::Questions no_questions;
    translate::Tale tale = tale_of(figure, no_goals, no_questions, Strategy::full, branches);
    tale.in_picture = tale_of(figure, goals, questions, phrasing.strategy, branches).in_picture;
    return translate::write_problem(tale, phrasing.wording);
}

std::string phrased_unanswered(const Analysis& analysis, const scene::Question& question, const Phrasing& phrasing) {
    const scene::Goals no_goals;
    const scene::Questions no_questions;
    const translate::Tale tale{analysis.scene, no_goals, no_questions, analysis.diagram->scene_picture.points};
    return translate::write_unanswered(question, tale, phrasing.wording);
}

SolutionWords phrased_solution(const Analysis& analysis, const GoalResult& goal, const Phrasing& phrasing,
                               translate::ToldBefore* before) {
    if (in_plain_steps(phrasing.wording, phrasing.voice)) return solution_words(analysis, goal, before);
    const scene::Goals goals{goal.goal};
    const scene::Questions no_questions;
    const translate::Tale tale{analysis.scene, goals, no_questions, analysis.diagram->scene_picture.points};
    SolutionWords out;
    out.goal = translate::write_statement(goal.goal, tale, phrasing.wording);
    out.heading = translate::write_heading(goal.goal, tale, phrasing.wording);
    if (!goal.solved() || !goal.path) {
        out.unproved = translate::write_unproved(goal.goal, tale, phrasing.wording);
        return out;
    }
    out.auxiliaries = translate::write_actions(tale, added_by(*goal.path, tale), phrasing.wording);
    const auto told = translate::write_solution(*goal.path, tale, phrasing.wording, phrasing.voice, before);
    for (const translate::SolutionSentence& sentence : told.sentences) {
        StepWords step{sentence.steps.front() + 1, sentence.text, {}, {}};
        if (!sentence.bridge)
            for (const std::size_t premise : told.told.steps[sentence.steps.front()].premises)
                step.premises.push_back(premise + 1);
        out.steps.push_back(std::move(step));
    }
    auto orders = provisos(*goal.verdict);
    if (before != nullptr)
        std::erase_if(orders, [&](const translate::Proviso& proviso) {
            return proviso.multiple == 1 && before->orders.contains(proviso.statement);
        });
    if (!orders.empty()) out.conditions.push_back(translate::write_proviso(orders, tale, phrasing.wording));
    out.listing = (out.auxiliaries.empty() ? "" : out.auxiliaries + "\n") + told.text + "\n";
    return out;
}

} // namespace porism::workflow
