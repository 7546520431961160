// Trying every goal of every problem of a file: what `porism solve` does.
#pragma once

#include "base/json.h"
#include "workflow/solve/analyse.h"
#include "workflow/stopping.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace porism::workflow {

/// One goal and what became of it (docs/formats/records.md).
struct GoalRecord {
    std::string name;           ///< of the problem
    std::string goal;           ///< as text; empty if the problem could not be read or has none
    bool solved = false;        ///< a path was found and the checker passed it
    bool checked = false;       ///< the checker passed it
    double ms = 0;              ///< wall clock of the whole problem, to the last figure that was looked at
    double realize_ms = 0;      ///< of that, realising
    reason::Counts counts;      ///< of the closure
    std::size_t statements = 0; ///< in the graph
    std::size_t derivations = 0;
    std::optional<std::string> answer;      ///< of a question: derived
    std::string answer_words;               ///< the same for people (value_words)
    std::optional<bool> answer_matches;     ///< where the file has an answer: exactly, or as one that was rounded
    std::optional<std::size_t> path_length; ///< definition 18
    /// What the proof rests on and no construction guarantees: order statements, different points, branches.
    std::vector<std::string> side_conditions;
    std::vector<std::string> condition_words; ///< the same for people (open_condition_words)
    std::vector<int> branches;                ///< by action, as realised (definition 3)
    std::vector<std::string> chosen_branches; ///< "x 2 of 2": not the first, taken so that the goal holds
    bool chosen_picture = false;              ///< other pictures of these branches fail the goal (fails_elsewhere)
    /// Of a figure that was found by solving what the scene states (diagram::Solution).
    std::optional<int> freedom = {};
    std::vector<std::size_t> redundant = {};
    std::string reason;               ///< why not, in words
    std::optional<Json> why_not = {}; ///< where that was asked for: workflow/solve/why_not.h
    std::vector<std::string> why_not_words = {};
};
/// {"name","goal","solved","checked","ms","statements","derivations","path_length","side_conditions","reason",...}
Json to_json(const GoalRecord& record);

struct SolveOptions {
    Options analysis;
    unsigned jobs = 1;                      ///< problems at a time
    double time_limit = 0;                  ///< seconds for each problem; 0: none
    std::optional<std::string> proofs = {}; ///< folder for proof files, made if missing
    bool why_not = false;                   ///< of what is not solved: what is missing, at the cost of further closures
};

struct SolveSummary {
    std::size_t problems = 0; ///< in the file
    std::size_t finished = 0; ///< of them, before an interrupt
    std::size_t unread = 0;   ///< of them, without a goal or a figure: malformed, impossible
    std::size_t goals = 0, solved = 0;
    std::size_t proofs = 0; ///< files written
    bool interrupted = false;
    bool internal_error = false;
};

struct SolveReport {
    /// In the order of the file, whatever `jobs` is; called on the calling thread as soon as all earlier ones are done.
    std::function<void(const GoalRecord&)> record;
    /// A problem that could not be attempted, with its place.
    std::function<void(const Error&)> problem_error;
    /// Problems done and in all.
    std::function<void(std::size_t, std::size_t)> progress;
};

/// After an interrupt the problems that were not finished have no record. Errors: those of writing proofs; what was
/// written before stays.
Result<SolveSummary> solve(const Loaded& loaded, const SolveOptions& options, Stopping& stopping,
                           const SolveReport& report);

/// The proof of a goal as a self-contained file. The goal is solved.
Json proof_file(const std::string& name, const Analysis& analysis, const GoalResult& goal);

} // namespace porism::workflow
