#include "workflow/verify/diagnosis/smallest.h"

#include "diagnose/branches.h"
#include "scene/json.h"
#include "workflow/figure.h"
#include "workflow/verify/diagnosis/diagnose.h"
#include "workflow/verify/diagnosis/part.h"
#include "workflow/verify/diagnosis/smaller_envelope.h"
#include "workflow/verify/diagnosis/spoken.h"
#include "workflow/verify/diagnosis/wrong_steps.h"
#include "workflow/verify/envelope.h"
#include "workflow/verify/record.h"
#include "workflow/verify/text/claims.h"
#include "workflow/verify/text/spelling.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <iterator>
#include <utility>

namespace porism::workflow {
namespace {

using diagnose::Sample;
using facts::Statement;
using problem::Check;
using problem::CheckState;

struct Rejected {
    const LoadedProblem& problem;
    const problem::Verdict& verdict;
    const Check& check; ///< the first that failed
    const Control& control;

    const scene::Scene& scene() const { return problem.document->scene; }
};

tl::unexpected<Error> whole(const Rejected& rejected, const std::string& why) {
    return fail(Error{ErrorKind::unavailable,
                      "whole_is_smallest",
                      fmt::format("{}: {}", said_in(rejected.check.message, rejected.scene()), why),
                      {},
                      rejected.problem.place});
}

Result<Smallest> by_sample(const Rejected& rejected) {
    const Sample sample = sample_as_it_stands(rejected.problem, rejected.control);
    auto out = diagnose::shrink(sample, {}, rejected.control);
    if (!out && out.error().code == "not_rejected") {
        diagnose::ShrinkOptions options;
        options.verifier = verifier_of(rejected.problem, rejected.control);
        out = diagnose::shrink(sample, options, rejected.control);
    }
    if (out) return Smallest{*std::move(out)};
    if (out.error().code != "not_rejected") return fail(std::move(out.error()));
    return whole(rejected, "it is about what the file says beside the scene, and no smaller scene has that");
}

/// Each part is surveyed anew, in all its branches.
Result<Smallest> by_branches(const Rejected& rejected) {
    diagnose::ShrinkOptions options;
    options.verifier = [&](const Sample& part) {
        auto verdict = diagnose::verified(part, rejected.control);
        if (verdict.outcome == problem::Outcome::rejected) return verdict;
        Sample open = part;
        open.chosen_for = {};
        std::ranges::move(diagnose::branch_checks(open, diagnose::branches_of(open, {}, rejected.control)),
                          std::back_inserter(verdict.checks));
        return problem::verdict_of(std::move(verdict.checks));
    };
    auto out = diagnose::shrink(sample_as_it_stands(rejected.problem, rejected.control), options, rejected.control);
    if (!out) return fail(std::move(out.error()));
    return Smallest{*std::move(out)};
}

/// What the file claims beside its goals.
std::vector<Statement> claimed(const LoadedProblem& problem, const Figure& figure) {
    std::vector<Statement> out;
    if (problem.envelope)
        for (const verigeo::Claim& claim : problem.envelope->content.claims)
            std::ranges::copy(claim.statements, std::back_inserter(out));
    for (const genesisgeo::Claim& claim : problem.claims)
        if (claim.readings.size() == 1) out.push_back(claim.readings.front());
    const auto& picture = figure.diagram->scene_picture.points;
    const Spelling spelling(problem, figure.scene, picture);
    for (const std::string& text : spelling.spelled_out(problem.solution_texts, Supposing::supposes))
        for (const TextClaim& claim : claims_in(text, figure.scene.names(), picture, Supposing::supposes))
            std::ranges::copy(claim.statements, std::back_inserter(out));
    return out;
}

std::optional<Smallest> first_false(const Rejected& rejected, const Figure& figure, std::span<const Statement> claims) {
    for (const Statement& claim : claims) {
        if (rejected.control.stopped()) break;
        diagnose::ShrinkOptions options;
        options.keeps_a_given = false;
        auto out = diagnose::shrink({figure.scene, {claim}}, options, rejected.control);
        if (!out || !out->failure.check.starts_with("goal_")) continue;
        out->failure.check = rejected.check.name;
        return Smallest{*std::move(out)};
    }
    return std::nullopt;
}

Smallest of_envelope(const Rejected& rejected, SmallerEnvelope smaller) {
    Smallest out;
    out.part.sample = {smaller.problem.document->scene, {}, {}};
    out.part.failure = {rejected.check.stage, rejected.check.name, {}, {}};
    out.part.actions = std::move(smaller.actions);
    out.part.verifications = smaller.verifications;
    out.part.minimal = smaller.minimal;
    out.steps = {smaller.check.message};
    out.part.verdict = problem::verdict_of({std::move(smaller.check)});
    return out;
}

/// The claim that the message names, as a statement or as an action of the envelope; else the first that is false.
Result<Smallest> by_claims(const Rejected& rejected) {
    const auto figure = figure_of(rejected.problem, {}, rejected.control);
    if (!figure) return fail(figure.error());
    std::vector<Statement> claims = claimed(rejected.problem, *figure);
    const auto others = std::ranges::stable_partition(claims, [&](const Statement& statement) {
        return rejected.check.message.find(facts::to_string(statement, figure->scene.names())) != std::string::npos;
    });
    if (auto out = first_false(rejected, *figure, std::span(claims.begin(), others.begin()))) return *std::move(out);
    if (auto smaller = smaller_envelope(rejected.problem, rejected.check, rejected.control))
        return of_envelope(rejected, *std::move(smaller));
    if (auto out = first_false(rejected, *figure, others)) return *std::move(out);
    return whole(rejected, "what is claimed is no statement that a smaller scene could be asked for");
}

bool fails_record(const LoadedProblem& part, const std::string& name, const Control& control) {
    return std::ranges::any_of(check_record(part, control), [&](const Check& check) {
        return check.name == name && check.state == CheckState::failed;
    });
}

/// Actions are left out from the last to the first, each with what depends on it.
Result<Smallest> by_record(const Rejected& rejected) {
    if (!rejected.check.action)
        return whole(rejected, "what is recorded is of other actions than the scene has, and not of one of them");
    std::vector<bool> keep(rejected.scene().actions().size(), true);
    Smallest out;
    for (std::size_t i = keep.size(); i-- > 0 && !rejected.control.stopped();) {
        if (!keep[i]) continue;
        auto fewer = keep;
        fewer[i] = false;
        fewer = with_what_it_needs(rejected.scene(), std::move(fewer));
        ++out.part.verifications;
        if (fails_record(part_of(rejected.problem, fewer), rejected.check.name, rejected.control))
            keep = std::move(fewer);
    }
    const LoadedProblem part = part_of(rejected.problem, keep);
    out.part.sample = {part.document->scene, {}, {}};
    out.part.verdict = problem::verdict_of(check_record(part, rejected.control));
    out.part.failure = {
        "record", rejected.check.name, diagnose::kind_of(rejected.scene().actions()[*rejected.check.action]), {}};
    for (std::size_t i = 0; i < keep.size(); ++i)
        if (keep[i]) out.part.actions.push_back(i);
    out.part.minimal = !rejected.control.stopped();
    return out;
}

/// What is left of the problem when only these steps are, in the branches of its figure.
std::optional<Smallest> with_steps(const Rejected& rejected, const LoadedProblem& solved, const WrongStep& wrong,
                                   const std::vector<bool>& keep) {
    std::vector<std::vector<bool>> steps;
    for (const proof::Path& path : solved.solution) steps.emplace_back(path.steps.size(), false);
    steps[wrong.path] = cone_of(solved.solution[wrong.path], wrong.step);
    LoadedProblem part = part_of(solved, keep, steps);
    const auto figure = figure_of(part, {}, rejected.control);
    if (!figure) return std::nullopt;
    const auto fails = wrong_steps(part.solution, *figure, rejected.control);
    const auto still = std::ranges::find_if(
        fails, [&](const WrongStep& one) { return one.path == wrong.path && one.reason == wrong.reason; });
    if (still == fails.end()) return std::nullopt;
    Smallest out;
    out.part.sample = {part.document->scene, {}, {}};
    out.part.failure = {
        "logical", rejected.check.name, std::string(reason_of(solved.solution[wrong.path].steps[wrong.step])), {}};
    Check check = rejected.check;
    check.message = fmt::format("step {} of the solution does not hold: {}", still->step + 1, still->reason);
    out.part.verdict = problem::verdict_of({std::move(check)});
    out.steps = in_words(part.solution[wrong.path], part.document->scene);
    const auto left = with_what_it_needs(solved.document->scene, keep);
    for (std::size_t i = 0; i < left.size(); ++i)
        if (left[i]) out.part.actions.push_back(i);
    return out;
}

/// Of a solution only the steps that lead to the wrong one, and of the scene what they speak of; all of the scene where
/// the step fails otherwise in less of it.
Result<Smallest> by_steps(const Rejected& rejected) {
    const auto figure = figure_of(rejected.problem, {}, rejected.control);
    if (!figure) return fail(figure.error());
    LoadedProblem solved = rejected.problem;
    solved.document->scene = figure->scene;
    if (solved.proof) solved.solution.push_back(solved.proof->path);
    const auto all = wrong_steps(solved.solution, *figure, rejected.control);
    if (all.empty()) return whole(rejected, "no single step of it is wrong, so that none can be shown apart");
    std::size_t tried = 0;
    for (const WrongStep& wrong : all) {
        const proof::Path& path = solved.solution[wrong.path];
        const std::vector<bool> everything(solved.document->scene.actions().size(), true);
        const std::array scenes{actions_of(path, cone_of(path, wrong.step), solved.document->scene), everything};
        for (std::size_t i = 0; i < scenes.size(); ++i) {
            ++tried;
            auto out = with_steps(rejected, solved, wrong, scenes[i]);
            if (!out) continue;
            out->part.verifications = tried;
            out->part.minimal = i == 0;
            return *std::move(out);
        }
    }
    return whole(rejected, "what is wrong with the step is wrong only beside the others");
}

struct Row {
    std::string_view check;
    Result<Smallest> (*find)(const Rejected&);
};
/// All others are checks of a scene with what is asked of it.
constexpr std::array rows{
    Row{"branch_complete", by_branches}, Row{"claim_holds", by_claims},      Row{"claim_exact", by_claims},
    Row{"text_holds", by_claims},        Row{"constraint_holds", by_claims}, Row{"branch_as_recorded", by_record},
    Row{"given_as_told", by_record},     Row{"solution_holds", by_steps},
};

} // namespace

Result<Smallest> smallest(const LoadedProblem& problem, const problem::Verdict& verdict, const Control& control) {
    if (!problem.document) return fail(problem.document.error());
    const auto failed = std::ranges::find(verdict.checks, CheckState::failed, &Check::state);
    if (failed == verdict.checks.end())
        return fail(Error{ErrorKind::bad_input, "not_rejected", "no check of this problem fails",
                          "only what is rejected can be shrunk", problem.place});
    const auto row = std::ranges::find(rows, failed->name, &Row::check);
    const diagnose::WorkSince work(control);
    const Rejected rejected{problem, verdict, *failed, work.control()};
    auto out = row == rows.end() ? by_sample(rejected) : row->find(rejected);
    if (!out && !out.error().place) out.error().place = problem.place;
    return out;
}

std::vector<std::string> words_of(const Smallest& smallest) {
    const diagnose::Shrunk& part = smallest.part;
    std::vector<std::string> out;
    for (std::size_t i = 0; i < part.actions.size(); ++i)
        out.push_back(fmt::format("action {}: {}", part.actions[i] + 1, action_words(part.sample.scene, i)));
    add_asked(out, part.sample);
    for (const std::string& step : smallest.steps) out.push_back(said_in(step, part.sample.scene));
    return out;
}

Json to_json(const Smallest& smallest) {
    const diagnose::Shrunk& part = smallest.part;
    Json out{{"scene", scene::to_json(part.sample.scene, part.sample.goals, part.sample.questions)},
             {"actions", part.actions},
             {"check", part.failure.check},
             {"kind", part.failure.kind},
             {"minimal", part.minimal},
             {"kept_a_given", part.kept_a_given},
             {"verifications", part.verifications}};
    if (!smallest.steps.empty()) out["steps"] = smallest.steps;
    return out;
}

} // namespace porism::workflow
