#include "workflow/verify/diagnose.h"

#include "diagnose/branches.h"
#include "problem/json.h"
#include "scene/json.h"
#include "workflow/solve/answer.h"
#include "workflow/stated.h"
#include "workflow/verify/verification.h"
#include "workflow/verify/verify.h"

#include <fmt/format.h>
#include <utility>

namespace porism::workflow {
namespace {

diagnose::Sample sample_as_it_stands(const LoadedProblem& problem, const Control& control) {
    const document::Document& document = *problem.document;
    return {document.scene, document.goals, document.questions, asked_of_branch(problem, control),
            problem.answer_to(0)};
}

template<class T>
Result<T> at_problem(Result<T> result, const LoadedProblem& problem) {
    if (!result && !result.error().place) result.error().place = problem.place;
    return result;
}

std::string joined(const std::vector<std::string>& parts, std::string_view between) {
    return fmt::format("{}", fmt::join(parts, between));
}

/// What all three verifications say of a sample that was made from a problem.
Result<problem::Verdict> whole_verdict(const diagnose::Sample& sample, const LoadedProblem& from,
                                       const Control& control) {
    LoadedProblem mended{from.name, document::Document{}};
    mended.document->scene = sample.scene;
    mended.document->goals = sample.goals;
    mended.document->questions = sample.questions;
    mended.choose_branch = !sample.chosen_for.empty();
    mended.answers = {sample.answer};
    return verify(mended, control);
}

/// The mends after which all of them accept it, or leave open what a mend has not to do with; with their verdicts.
std::vector<diagnose::Mend> confirmed(std::vector<diagnose::Mend> mends, const LoadedProblem& problem,
                                      const Control& control) {
    std::vector<diagnose::Mend> out;
    for (diagnose::Mend& mend : mends) {
        auto verdict = whole_verdict(mend.sample, problem, control);
        if (!verdict || verdict->outcome == problem::Outcome::rejected) continue;
        mend.verdict = *std::move(verdict);
        out.push_back(std::move(mend));
    }
    std::ranges::stable_partition(
        out, [](const diagnose::Mend& mend) { return mend.verdict.outcome == problem::Outcome::accepted; });
    return out;
}

/// What mends a problem that holds in some of its branches alone.
std::vector<diagnose::Mend> branches_to_choose(const LoadedProblem& problem, const Control& control) {
    diagnose::Sample open = sample_as_it_stands(problem, control);
    open.chosen_for = {};
    return diagnose::branch_mends(open, diagnose::branches_of(open, {}, control), control);
}

void add_asked(std::vector<std::string>& out, const diagnose::Sample& sample) {
    for (const facts::Statement& goal : sample.goals)
        out.push_back("goal: " + facts::to_string(goal, sample.scene.names()));
    for (const scene::Question& question : sample.questions)
        out.push_back("question: " + scene::to_string(question, sample.scene.names()));
    if (sample.answer) out.push_back("answer: " + sample.answer->text());
}

} // namespace

Result<diagnose::Sample> sample_of(const LoadedProblem& problem, const Control& control) {
    if (!problem.document) return fail(problem.document.error());
    diagnose::Sample out = sample_as_it_stands(problem, control);
    if (out.questions.empty()) return out;
    Options options;
    options.consequences = true;
    auto analysis = analyse(problem, options, control);
    if (!analysis) return fail(std::move(analysis.error()));
    for (const Answer& answer : answers(*analysis, out.questions, control))
        if (answer.answered()) out.goals.push_back(answer.result.goal);
    return out;
}

Result<ProblemNeeds> needs_of(const LoadedProblem& problem, const Control& control) {
    auto sample = sample_of(problem, control);
    if (!sample) return fail(std::move(sample.error()));
    auto needs = at_problem(diagnose::necessity(*sample, {}, control), problem);
    if (!needs) return fail(std::move(needs.error()));
    return ProblemNeeds{*std::move(sample), *std::move(needs)};
}

Result<diagnose::Shrunk> shrunk(const LoadedProblem& problem, const Control& control) {
    if (!problem.document) return fail(problem.document.error());
    return at_problem(diagnose::shrink(sample_as_it_stands(problem, control), {}, control), problem);
}

Result<std::vector<diagnose::Mend>> mends_of(const LoadedProblem& problem, const Control& control) {
    if (!problem.document) return fail(problem.document.error());
    auto mends = diagnose::mends(sample_as_it_stands(problem, control), {}, control);
    if (mends.empty()) mends = branches_to_choose(problem, control);
    return confirmed(std::move(mends), problem, control);
}

Result<diagnose::Repaired> repaired(const LoadedProblem& problem, const Control& control) {
    if (!problem.document) return fail(problem.document.error());
    auto repaired = diagnose::repair(sample_as_it_stands(problem, control), {}, control);
    if (!repaired && repaired.error().code == "not_rejected")
        if (auto chosen = branches_to_choose(problem, control); !chosen.empty())
            repaired = diagnose::Repaired{std::move(chosen.front().sample), {}, {std::move(chosen.front().text)}};
    if (!repaired) return at_problem(std::move(repaired), problem);
    auto verdict = whole_verdict(repaired->sample, problem, control);
    if (!verdict) return fail(std::move(verdict.error()));
    if (verdict->outcome == problem::Outcome::rejected)
        return fail(Error{ErrorKind::unavailable, "no_mend",
                          "what mends the first failure leaves another: " + verdict->deciding()->message,
                          "change more than one thing by hand", problem.place});
    repaired->verdict = *std::move(verdict);
    repaired->verdict.repaired = repaired->verdict.outcome == problem::Outcome::accepted;
    return repaired;
}

std::string words_of(const diagnose::GivenNeed& need, const diagnose::Sample& sample) {
    std::string out =
        fmt::format("{:<9}  action {} ({})", diagnose::name_of(need.need), need.action + 1, joined(need.given, ", "));
    if (!need.instead.empty()) out += fmt::format(", with {} kept", need.instead);
    out += fmt::format("  for {}: {}", facts::to_string(sample.goals[need.goal], sample.scene.names()), need.reason);
    if (need.picture) {
        std::vector<std::string> places;
        for (std::size_t i = 0; i < need.picture->points.size(); ++i)
            places.push_back(fmt::format("{} ({:.4g}, {:.4g})", need.picture->names[i], need.picture->points[i].x,
                                         need.picture->points[i].y));
        out += ": " + joined(places, ", ");
    }
    if (!need.conditions.empty()) out += ", if " + joined(need.conditions, ", ");
    return out;
}

std::vector<std::string> words_of(const diagnose::Shrunk& shrunk) {
    std::vector<std::string> out;
    for (std::size_t i = 0; i < shrunk.actions.size(); ++i)
        out.push_back(fmt::format("action {}: {}", shrunk.actions[i] + 1, diagnose::text_of(shrunk.sample.scene, i)));
    add_asked(out, shrunk.sample);
    return out;
}

std::vector<std::string> words_of(const diagnose::Repaired& repaired) {
    std::vector<std::string> out = repaired.done;
    for (std::size_t i = 0; i < repaired.sample.scene.actions().size(); ++i)
        out.push_back(fmt::format("action {}: {}", i + 1, diagnose::text_of(repaired.sample.scene, i)));
    add_asked(out, repaired.sample);
    return out;
}

Json to_json(const diagnose::Repaired& repaired) {
    const diagnose::Sample& sample = repaired.sample;
    Json out{{"done", repaired.done},
             {"scene", scene::to_json(sample.scene, sample.goals, sample.questions)},
             {"verdict", problem::to_json(repaired.verdict)}};
    if (sample.answer) out["answer"] = sample.answer->text();
    return out;
}

Json to_json(const diagnose::Shrunk& shrunk) {
    return Json{{"scene", scene::to_json(shrunk.sample.scene, shrunk.sample.goals, shrunk.sample.questions)},
                {"actions", shrunk.actions},
                {"check", shrunk.failure.check},
                {"kind", shrunk.failure.kind},
                {"minimal", shrunk.minimal},
                {"verifications", shrunk.verifications}};
}

} // namespace porism::workflow
