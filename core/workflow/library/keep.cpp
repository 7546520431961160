#include "diagnose/branches.h"
#include "document/document.h"
#include "verify/numeric.h"
#include "verify/question_check.h"
#include "workflow/convert.h"
#include "workflow/library/library.h"
#include "workflow/solve/solve.h"
#include "workflow/told.h"
#include "workflow/verify/goals_given.h"
#include "workflow/verify/inspect.h"
#include "workflow/verify/verification.h"
#include "workflow/words.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <iterator>

namespace porism::workflow {
namespace {

/// A goal that was not seen within the limits may be true: only a false one is rejected.
bool is_open(const Analysis& analysis, const GoalResult& goal) {
    return goal.seen() || (analysis.no_branch && analysis.no_branch->kind == ErrorKind::limit);
}

std::vector<problem::Check> figure_checks(const Analysis& analysis, const document::Document& document) {
    auto checks = verify::check_figure(analysis.scene, document.goals, *analysis.diagram);
    for (const scene::Question& question : document.questions)
        checks.push_back(verify::question_check(question, analysis.scene, *analysis.diagram));
    if (!analysis.no_branch || analysis.no_branch->kind != ErrorKind::limit) return checks;
    for (problem::Check& check : checks) {
        if (check.name != "goal_holds" || check.state != problem::CheckState::failed) continue;
        check.state = problem::CheckState::undecided;
        check.message = analysis.no_branch->what;
    }
    return checks;
}

problem::Check proof_check(const GoalResult& result, const std::string& said, bool open) {
    problem::Check check{"proofcheck", "proof_checked", problem::CheckState::passed, {}, {}, {}, {}, {}};
    check.message = result.solved() ? said + " is proved" : said + ": " + result.reason;
    if (!result.solved()) check.state = open ? problem::CheckState::undecided : problem::CheckState::failed;
    return check;
}

/// A goal and what became of it, as it is told.
struct ToldGoal {
    const GoalResult* result;
    std::string said; ///< as text has it
    bool open;        ///< where it is not solved: it may still be true
};

std::vector<ToldGoal> told_of(const Analysis& analysis, const std::vector<Answer>& answers,
                              const scene::Questions& questions) {
    const auto names = analysis.scene.names();
    std::vector<ToldGoal> out;
    for (const GoalResult& goal : analysis.goals)
        out.push_back({&goal, facts::to_string(goal.goal, names), is_open(analysis, goal)});
    for (std::size_t i = 0; i < answers.size(); ++i) {
        const GoalResult& result = answers[i].result;
        const auto& value = answers[i].value;
        out.push_back({&result, scene::to_string(questions[i], names) + (value ? " = " + value->text() : ""),
                       result.sight != Sight::refuted});
    }
    return out;
}

problem::Text english(const Analysis& analysis, const std::vector<ToldGoal>& told, const document::Document& document) {
    problem::Text out{"en", "steps", problem_words(analysis, document.goals, document.questions), {}};
    for (const ToldGoal& one : told) {
        if (!one.result->solved()) continue;
        const SolutionWords words = solution_words(analysis, *one.result);
        if (told.size() > 1) out.solution += (out.solution.empty() ? "" : "\n") + heading_words(words);
        out.solution += words.listing;
    }
    return out;
}

/// What is asked, and where it comes from.
problem::Problem stated_problem(const document::Document& document, const LoadedProblem* origin) {
    problem::Problem out;
    out.title = !document.title.empty() || !origin ? document.title : origin->name;
    out.scene = document.scene;
    out.goals = document.goals;
    out.questions = document.questions;
    out.provenance.program = "porism " PORISM_VERSION;
    out.provenance.origin = origin ? "file" : "studio";
    if (!origin) return out;
    out.branch_chosen_for_goal = origin->choose_branch;
    out.provenance.source = origin->place.source;
    out.provenance.name = origin->name;
    return out;
}

bool tells_more(const LoadedProblem& file) {
    return file.envelope || file.tells_proof || !file.told_checks.empty() || !file.claims.empty() ||
           !file.solution_texts.empty() || !file.solution.empty() || file.proof || !file.unread_answer.empty() ||
           std::ranges::any_of(file.answers, [](const auto& answer) { return answer.has_value(); });
}

/// Names of the checks of what a file tells, by their beginnings, and of the branches that it leaves open.
constexpr std::array<std::string_view, 8> of_what_is_told{"claim_",      "answer_", "solution_", "text_",
                                                          "constraint_", "told_",   "given_as",  "branch_"};

std::vector<problem::Check> branches_that_fail(const document::Document& document, const Control& control) {
    const diagnose::Sample open{document.scene, document.goals, document.questions};
    return diagnose::has_branch_checks(open) ? diagnose::branch_checks(open, diagnose::branches_of(open, {}, control))
                                             : std::vector<problem::Check>();
}

/// What does not hold of what a file tells, or could not be held against anything, belongs to the verdict.
std::vector<problem::Check> told_and_open(const LoadedProblem& file, const Control& control) {
    std::vector<problem::Check> made;
    if (!tells_more(file)) {
        made = branches_that_fail(*file.document, control);
    } else if (auto whole = workflow::verify(file, control)) {
        made = std::move(whole->checks);
    } else {
        made = {not_held("what the file tells was not verified: " + whole.error().what, whole.error().mend)};
    }
    std::erase_if(made, [](const problem::Check& check) {
        return check.state == problem::CheckState::passed ||
               std::ranges::none_of(of_what_is_told, [&](auto start) { return check.name.starts_with(start); });
    });
    return made;
}

/// A library that is there is opened at once, so that its troubles are told first; another is made when there is
/// something to keep.
class Target {
public:
    explicit Target(std::string path) : path_(std::move(path)) {}

    Status open_if_there() {
        std::error_code ignored;
        return std::filesystem::exists(path_, ignored) ? open() : Status{};
    }
    Result<Library::Kept> keep(const Analysis& analysis, const std::vector<Answer>& answers,
                               const LoadedProblem& loaded, const Control& control) {
        if (auto opened = open_once(); !opened) return fail(std::move(opened.error()));
        return library_->keep(analysis, answers, *loaded.document, &loaded, control);
    }
    Result<Library::Kept> keep_without_figure(const LoadedProblem& loaded, problem::Verdict verdict) {
        if (auto opened = open_once(); !opened) return fail(std::move(opened.error()));
        return library_->keep_without_figure(loaded, std::move(verdict));
    }
    /// Of what was kept.
    Result<std::optional<store::GivenCounts>> look_at_givens(corpus::RecordId id, const LoadedProblem& loaded,
                                                             const Control& control) {
        return library_->look_at_givens(id, loaded, control);
    }

private:
    Status open_once() { return library_ ? Status{} : open(); }
    Status open() {
        auto opened = Library::open(path_, true);
        if (!opened) return fail(std::move(opened.error()));
        library_.emplace(std::move(*opened));
        return {};
    }

    std::string path_;
    std::optional<Library> library_;
};

/// What becomes of the problems of a file, one by one.
class Import {
public:
    Import(Target& library, bool necessity, ImportSummary& summary, const ImportReport& report)
        : library_(library), necessity_(necessity), summary_(summary), report_(report) {}

    Status take(const LoadedProblem& loaded, const Control& control) {
        const scene::Questions asked = loaded.document ? loaded.document->questions : scene::Questions{};
        Options options;
        options.consequences = !asked.empty(); // they are read for quantities
        auto analysis = analyse(loaded, options, control);
        if (!analysis) return without_figure(loaded, analysis.error(), control);
        const std::vector<Answer> found = answers(*analysis, asked, control);
        const bool solved =
            std::ranges::all_of(analysis->goals, &GoalResult::solved) && std::ranges::all_of(found, &Answer::answered);
        return tell({0, loaded.name, false, solved, choice_words(loaded, *analysis)},
                    library_.keep(*analysis, found, loaded, control), loaded, control);
    }

private:
    /// Nothing can be analysed: that there is no figure is what the verdict says.
    Status without_figure(const LoadedProblem& loaded, const Error& error, const Control& control) {
        if (error.kind == ErrorKind::interrupted) return {};
        auto verdict = loaded.document ? verify(loaded, control) : fail(error);
        if (verdict)
            return tell({0, loaded.name}, library_.keep_without_figure(loaded, *std::move(verdict)), loaded, control);
        if (verdict.error().kind == ErrorKind::interrupted) return {};
        ++summary_.refused;
        if (report_.problem_error) report_.problem_error(error);
        return {};
    }

    Status tell(KeptProblem told, Result<Library::Kept> kept, const LoadedProblem& loaded, const Control& control) {
        if (!kept) return fail(std::move(kept.error()));
        ++(kept->duplicate ? summary_.duplicates : summary_.kept);
        told.id = kept->id;
        told.duplicate = kept->duplicate;
        told.decided_by = std::move(kept->decided_by);
        if (necessity_) {
            auto givens = library_.look_at_givens(kept->id, as_told(loaded, control), control);
            if (!givens) return fail(std::move(givens.error()));
            told.givens = *givens;
        }
        if (report_.kept) report_.kept(told);
        return {};
    }

    Target& library_;
    bool necessity_;
    ImportSummary& summary_;
    const ImportReport& report_;
};

} // namespace

problem::Problem problem_of(const Analysis& analysis, const std::vector<Answer>& answers,
                            const document::Document& document, const LoadedProblem* origin, const Control& control) {
    const std::vector<ToldGoal> told = told_of(analysis, answers, document.questions);
    problem::Problem out = stated_problem(document, origin);
    out.scene = analysis.scene;
    out.branches = analysis.diagram->branches;
    for (const Answer& answer : answers) out.answers.push_back(answer.answered() ? answer.value : std::nullopt);
    for (const ToldGoal& one : told)
        if (one.result->solved()) out.paths.push_back(*one.result->path);
    out.difficulty = problem::difficulty_of(out.paths);
    auto checks = figure_checks(analysis, document);
    for (const ToldGoal& one : told) checks.push_back(proof_check(*one.result, one.said, one.open));
    const LoadedProblem file = as_told(origin ? *origin : as_problem(document), control);
    std::ranges::move(goals_given(file, analysis.scene), std::back_inserter(checks));
    if (origin || !document.told.empty()) std::ranges::move(told_and_open(file, control), std::back_inserter(checks));
    out.verdict = problem::verdict_of(std::move(checks));
    out.texts.push_back(english(analysis, told, document));
    out.picture = svg_of(analysis.scene, *analysis.diagram, document.presentation);
    return out;
}

problem::Problem problem_of(const LoadedProblem& problem, problem::Verdict verdict) {
    const document::Document& document = *problem.document;
    problem::Problem out = stated_problem(document, &problem);
    out.verdict = std::move(verdict);
    out.texts.push_back({"en", "steps", problem_words(document.scene, document.goals, document.questions), {}});
    return out;
}

Result<ImportSummary> import_into(const std::string& library, const std::string& file,
                                  const std::optional<std::string>& name, const ImportOptions& options,
                                  Stopping& stopping, const ImportReport& report) {
    auto loaded = load(file, name, Control{stopping.token(), {}});
    if (!loaded) return fail(std::move(loaded.error()));
    Target target(library);
    if (auto opened = target.open_if_there(); !opened) return fail(std::move(opened.error()));
    ImportSummary summary;
    summary.problems = loaded->problems.size();
    Import import(target, options.necessity, summary, report);
    for (std::size_t i = 0; i < loaded->problems.size() && !stopping.interrupted(); ++i) {
        const Control control{stopping.limited(options.time_limit), {}};
        if (auto kept = import.take(loaded->problems[i], control); !kept) {
            summary.ended_by = std::move(kept.error());
            return summary;
        }
        if (report.progress) report.progress(i + 1, loaded->problems.size());
    }
    summary.interrupted = stopping.interrupted();
    return summary;
}

} // namespace porism::workflow
