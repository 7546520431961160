#include "workflow/solve/solve.h"

#include "jobs/pool.h"
#include "problem/grade.h"
#include "problem/proof_file.h"
#include "workflow/either_stop.h"
#include "workflow/solve/answer.h"
#include "workflow/solve/proof_folder.h"
#include "workflow/solve/unanswered_words.h"
#include "workflow/solve/why_no_value.h"
#include "workflow/words.h"

#include <algorithm>
#include <chrono>

namespace porism::workflow {
namespace {

using facts::Statement;

/// All that is left of a problem once its analysis is let go.
struct Attempt {
    std::vector<GoalRecord> records;
    std::vector<std::optional<Json>> proofs; ///< by record
    std::optional<Error> error;
    bool unfinished = false; ///< stopped before every goal was settled
};

GoalRecord record_of(const LoadedProblem& problem, const Analysis& analysis, const GoalResult& goal) {
    GoalRecord out;
    out.name = problem.name;
    out.goal = facts::to_string(goal.goal, analysis.scene.names());
    out.solved = out.checked = goal.solved();
    out.realize_ms = analysis.times.realize;
    out.counts = analysis.session->counts();
    out.statements = analysis.session->graph().statements.size();
    out.derivations = analysis.session->graph().derivations.size();
    if (goal.path) out.path_length = proof::length(*goal.path);
    if (goal.solved()) {
        out.side_conditions = verify::open_conditions(*goal.verdict, analysis.scene.names());
        out.condition_words =
            open_condition_words(*goal.verdict, analysis.scene, analysis.diagram->scene_picture.points);
    }
    out.branches = analysis.diagram->branches;
    if (goal.seen())
        for (const BranchChoice& choice : chosen_branches(problem, *analysis.diagram))
            out.chosen_branches.push_back(to_string(choice, analysis.scene));
    out.chosen_picture = fails_elsewhere(*analysis.diagram, goal);
    if (const auto& solution = analysis.diagram->solution) {
        out.freedom = solution->shape_freedom;
        out.redundant = solution->redundant;
    }
    out.reason = goal.reason;
    return out;
}

/// Of a goal that the clock ended, while its figure was drawn or later.
constexpr const char* out_of_time = "the time limit was reached";

Attempt failed(const LoadedProblem& problem, Error error) {
    Attempt out;
    if (!error.place) error.place = problem.place;
    const auto unsolved = [&](std::string goal) {
        GoalRecord record;
        record.name = problem.name;
        record.goal = std::move(goal);
        record.reason = error.kind == ErrorKind::interrupted ? out_of_time : error.what;
        out.records.push_back(std::move(record));
        out.proofs.emplace_back();
    };
    if (problem.document) {
        const auto names = problem.document->scene.names();
        for (const auto& goal : problem.document->goals) unsolved(facts::to_string(goal, names));
        for (const auto& question : problem.document->questions) unsolved(scene::to_string(question, names));
    }
    if (out.records.empty()) unsolved({});
    out.unfinished = error.kind == ErrorKind::interrupted;
    out.error = std::move(error);
    return out;
}

void tell_why(GoalRecord& record, const Analysis& analysis, const WhyNot& why) {
    if (why.picture && why.picture->other) record.reason = why.reason;
    record.why_not = to_json(analysis, why);
    record.why_not_words = words_of(analysis, why);
    if (why.picture) record.why_not_words.insert(record.why_not_words.begin() + 1, place_words(analysis, *why.picture));
}

Attempt attempt_of(const LoadedProblem& problem, const Analysis& analysis, const GoalResult& goal,
                   const SolveOptions& options, const Control& control) {
    Attempt out;
    out.records.push_back(record_of(problem, analysis, goal));
    if (options.why_not && !goal.solved()) tell_why(out.records.back(), analysis, why_not(analysis, goal, control));
    out.proofs.push_back(goal.solved() ? std::optional(proof_file(problem.name, analysis, goal)) : std::nullopt);
    return out;
}

/// A goal that does not hold where the others do, in a branch of its own.
Attempt attempt_alone(const LoadedProblem& problem, const Statement& goal, const SolveOptions& options,
                      const Control& control) {
    LoadedProblem single = problem;
    single.document->goals = {goal};
    const auto analysis = analyse(single, options.analysis, control);
    return analysis ? attempt_of(single, *analysis, analysis->goals.front(), options, control)
                    : failed(single, analysis.error());
}

void tell(GoalRecord& record, const scene::Question& question, const numbers::Scalar& value,
          const std::optional<numbers::Scalar>& expected) {
    record.answer = value.text();
    record.answer_words = value_words(question, value);
    if (expected) record.answer_matches = problem::grade_told(*expected, value) != problem::Grade::wrong;
}

Attempt attempt_of(const LoadedProblem& problem, std::size_t i, const Analysis& analysis, const Answer& found,
                   const SolveOptions& options, const Control& control) {
    const scene::Question& question = problem.document->questions[i];
    Attempt out;
    GoalRecord record = record_of(problem, analysis, found.result);
    record.goal = scene::to_string(question, analysis.scene.names());
    if (found.value && found.answered()) tell(record, question, *found.value, problem.answer_to(i));
    if (const std::string turn = turn_condition(analysis, question, found); !turn.empty())
        for (auto* const conditions : {&record.side_conditions, &record.condition_words}) conditions->push_back(turn);
    record.chosen_picture &= found.answered();
    out.unfinished = found.stopped;
    if (!found.answered())
        record.reason = unanswered_words(question, analysis, found, found.stopped ? out_of_time : found.result.reason);
    if (options.why_not && !found.answered())
        tell_why(record, analysis, why_not(analysis, question, found.result, control));
    out.records.push_back(std::move(record));
    out.proofs.push_back(found.answered() ? std::optional(proof_file(problem.name, analysis, found.result))
                                          : std::nullopt);
    return out;
}

void add(Attempt& all, Attempt one) {
    all.unfinished |= one.unfinished;
    std::ranges::move(one.records, std::back_inserter(all.records));
    std::ranges::move(one.proofs, std::back_inserter(all.proofs));
}

void answer_questions(Attempt& all, const LoadedProblem& problem, Analysis& analysis, const SolveOptions& options,
                      const Control& control, const Share& share) {
    const std::vector<Answer> found = answers(analysis, problem.document->questions, control, share);
    for (std::size_t i = 0; i < found.size(); ++i)
        add(all, attempt_of(problem, i, analysis, found[i], options, control));
}

Attempt attempt(const LoadedProblem& problem, const SolveOptions& options, const Control& control, const Share& share) {
    if (!problem.document) return failed(problem, problem.document.error());
    const document::Document& document = *problem.document;
    if (document.goals.empty() && document.questions.empty())
        return failed(problem, Error{ErrorKind::bad_input, "no_goal", "the problem has no goal",
                                     "write one after \"?\"", std::nullopt});
    Options wanted = options.analysis;
    wanted.consequences |= !document.questions.empty(); // they are read for quantities
    auto analysis = analyse(problem, wanted, control);
    if (!analysis) return failed(problem, std::move(analysis.error()));
    Attempt out;
    if (std::ranges::none_of(analysis->goals, &GoalResult::seen)) out.error = analysis->no_branch;
    for (const GoalResult& goal : analysis->goals) {
        const bool alone = problem.choose_branch && !goal.seen() && analysis->goals.size() > 1 && !control.stopped();
        add(out, alone ? attempt_alone(problem, goal.goal, options, control)
                       : attempt_of(problem, *analysis, goal, options, control));
        if (out.records.back().solved || !control.stopped()) continue;
        out.unfinished = true;
        out.records.back().reason = out_of_time;
    }
    answer_questions(out, problem, *analysis, options, control, share);
    return out;
}

Attempt timed_attempt(const LoadedProblem& problem, const SolveOptions& options, const Control& control,
                      const Share& share) {
    const auto start = std::chrono::steady_clock::now();
    Attempt out = attempt(problem, options, control, share);
    const std::chrono::duration<double, std::milli> taken = std::chrono::steady_clock::now() - start;
    for (GoalRecord& record : out.records) record.ms = taken.count();
    return out;
}

Status deliver(const Attempt& attempt, ProofFolder& folder, SolveSummary& summary, const SolveReport& report) {
    if (attempt.error) {
        summary.internal_error |= attempt.error->kind == ErrorKind::internal;
        // A goal that is false in every branch is an answer; what has no figure is not.
        if (!is_about_branches(*attempt.error) && attempt.error->kind != ErrorKind::interrupted) ++summary.unread;
        if (report.problem_error) report.problem_error(*attempt.error);
    }
    for (std::size_t i = 0; i < attempt.records.size(); ++i) {
        const GoalRecord& record = attempt.records[i];
        ++summary.goals;
        if (record.solved) ++summary.solved;
        if (attempt.proofs[i] && folder.wanted()) {
            if (auto written = folder.write(record.name, *attempt.proofs[i]); !written) return written;
            ++summary.proofs;
        }
        if (report.record) report.record(record);
    }
    return {};
}

} // namespace

Json to_json(const GoalRecord& record) {
    Json out{{"name", record.name},
             {"goal", record.goal},
             {"solved", record.solved},
             {"checked", record.checked},
             {"ms", record.ms},
             {"realize_ms", record.realize_ms},
             {"statements", record.statements},
             {"derivations", record.derivations},
             {"matches", record.counts.matches},
             {"pivots", record.counts.pivots},
             {"path_length", record.path_length ? Json(*record.path_length) : Json()},
             {"side_conditions", record.side_conditions},
             {"branches", record.branches},
             {"chosen_branches", record.chosen_branches},
             {"chosen_picture", record.chosen_picture}};
    if (record.freedom) {
        out["freedom"] = *record.freedom;
        out["redundant"] = record.redundant;
    }
    if (record.answer) out["answer"] = *record.answer;
    if (record.answer_matches) out["answer_matches"] = *record.answer_matches;
    out["reason"] = record.reason.empty() ? Json() : Json(record.reason);
    if (record.why_not) out["why_not"] = *record.why_not;
    return out;
}

Json proof_file(const std::string& name, const Analysis& analysis, const GoalResult& goal) {
    problem::ProofFile file;
    file.name = name;
    file.scene = analysis.scene;
    file.branches = analysis.diagram->branches;
    file.inputs = analysis.diagram->scene_picture.inputs;
    file.letters = analysis.diagram->scene_picture.letters;
    file.path = *goal.path;
    return problem::to_json(file);
}

Result<SolveSummary> solve(const Loaded& loaded, const SolveOptions& options, Stopping& stopping,
                           const SolveReport& report) {
    SolveSummary summary;
    summary.problems = loaded.problems.size();
    ProofFolder folder(options.proofs);
    if (auto opened = folder.open(); !opened) return fail(std::move(opened.error()));
    std::vector<jobs::Handle<Attempt>> handles;
    jobs::Pool pool(options.jobs);
    for (const LoadedProblem& problem : loaded.problems) {
        handles.push_back(pool.submit([&](const Control& job) {
            const TimeLimit limit(stopping, options.time_limit);
            const EitherStop either(limit.token(), job.stop);
            return timed_attempt(problem, options, Control{either.token(), {}},
                                 [&](std::size_t parts) { return limit.share(parts); });
        }));
    }
    for (std::size_t i = 0; i < handles.size(); ++i) {
        const auto done = handles[i].get();
        handles[i] = {};
        if (!done) return fail(done.error());
        if (stopping.interrupted() && done->unfinished) {
            summary.interrupted = true;
            continue;
        }
        ++summary.finished;
        if (auto delivered = deliver(*done, folder, summary, report); !delivered)
            return fail(std::move(delivered.error()));
        if (report.progress) report.progress(i + 1, handles.size());
    }
    summary.interrupted |= stopping.interrupted();
    return summary;
}

} // namespace porism::workflow
