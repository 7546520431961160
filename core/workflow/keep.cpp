#include "document/document.h"
#include "verify/numeric.h"
#include "workflow/convert.h"
#include "workflow/library.h"
#include "workflow/solve.h"
#include "workflow/words.h"

#include <algorithm>
#include <filesystem>

namespace porism::workflow {
namespace {

/// A goal that was not seen within the limits may be true: only a false one is rejected.
bool is_open(const Analysis& analysis, const GoalResult& goal) {
    return goal.seen() || (analysis.no_branch && analysis.no_branch->kind == ErrorKind::limit);
}

std::vector<problem::Check> figure_checks(const Analysis& analysis, const scene::Goals& goals) {
    auto checks = verify::check_figure(analysis.scene, goals, *analysis.diagram);
    if (!analysis.no_branch || analysis.no_branch->kind != ErrorKind::limit) return checks;
    for (problem::Check& check : checks) {
        if (check.name != "goal_holds" || check.state != problem::CheckState::failed) continue;
        check.state = problem::CheckState::undecided;
        check.message = analysis.no_branch->what;
    }
    return checks;
}

std::vector<problem::Check> proof_checks(const Analysis& analysis) {
    std::vector<problem::Check> out;
    for (const GoalResult& goal : analysis.goals) {
        problem::Check check{"proofcheck", "proof_checked", problem::CheckState::passed, {}, {}, {}, {}, {}};
        const std::string said = facts::to_string(goal.goal, analysis.scene.names());
        check.message = goal.solved() ? said + " is proved" : said + ": " + goal.reason;
        if (!goal.solved())
            check.state = is_open(analysis, goal) ? problem::CheckState::undecided : problem::CheckState::failed;
        out.push_back(std::move(check));
    }
    return out;
}

problem::Text english(const Analysis& analysis) {
    problem::Text out{"en", "steps", {}, {}};
    scene::Goals goals;
    for (const GoalResult& goal : analysis.goals) {
        goals.push_back(goal.goal);
        out.solution += solution_words(analysis, goal).listing;
    }
    out.statement = problem_words(analysis, goals);
    return out;
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
    Result<Library::Kept> keep(const Analysis& analysis, const LoadedProblem& loaded) {
        if (!library_)
            if (auto opened = open(); !opened) return fail(std::move(opened.error()));
        return library_->keep(analysis, *loaded.document, &loaded);
    }

private:
    Status open() {
        auto opened = Library::open(path_, true);
        if (!opened) return fail(std::move(opened.error()));
        library_.emplace(std::move(*opened));
        return {};
    }

    std::string path_;
    std::optional<Library> library_;
};

Status keep_one(Target& library, const LoadedProblem& loaded, const Control& control, ImportSummary& summary,
                const ImportReport& report) {
    auto analysis = analyse(loaded, {}, control);
    if (!analysis) {
        if (analysis.error().kind == ErrorKind::interrupted) return {};
        ++summary.refused;
        if (report.problem_error) report.problem_error(analysis.error());
        return {};
    }
    auto kept = library.keep(*analysis, loaded);
    if (!kept) return fail(std::move(kept.error()));
    const bool solved = std::ranges::all_of(analysis->goals, &GoalResult::solved);
    ++(kept->duplicate ? summary.duplicates : summary.kept);
    if (report.kept) report.kept({kept->id, loaded.name, kept->duplicate, solved, choice_words(loaded, *analysis)});
    return {};
}

} // namespace

problem::Problem problem_of(const Analysis& analysis, const document::Document& document, const LoadedProblem* origin) {
    problem::Problem out;
    out.title = !document.title.empty() || !origin ? document.title : origin->name;
    out.scene = analysis.scene;
    out.goals = document.goals;
    out.questions = document.questions;
    out.branches = analysis.diagram->branches;
    out.branch_chosen_for_goal = origin && origin->choose_branch;
    for (const GoalResult& goal : analysis.goals)
        if (goal.solved()) out.paths.push_back(*goal.path);
    out.difficulty = problem::difficulty_of(out.paths);
    auto checks = figure_checks(analysis, document.goals);
    std::ranges::move(proof_checks(analysis), std::back_inserter(checks));
    out.verdict = problem::verdict_of(std::move(checks));
    out.texts.push_back(english(analysis));
    out.picture = svg_of(analysis.scene, *analysis.diagram, document.presentation);
    out.provenance.program = "porism " PORISM_VERSION;
    out.provenance.origin = origin ? "file" : "studio";
    if (origin) {
        out.provenance.source = origin->place.source;
        out.provenance.name = origin->name;
    }
    return out;
}

Result<ImportSummary> import_into(const std::string& library, const std::string& file,
                                  const std::optional<std::string>& name, double time_limit, Stopping& stopping,
                                  const ImportReport& report) {
    auto loaded = load(file, name, Control{stopping.token(), {}});
    if (!loaded) return fail(std::move(loaded.error()));
    Target target(library);
    if (auto opened = target.open_if_there(); !opened) return fail(std::move(opened.error()));
    ImportSummary summary;
    summary.problems = loaded->problems.size();
    for (std::size_t i = 0; i < loaded->problems.size() && !stopping.interrupted(); ++i) {
        const Control control{stopping.limited(time_limit), {}};
        if (auto kept = keep_one(target, loaded->problems[i], control, summary, report); !kept) {
            summary.ended_by = std::move(kept.error());
            return summary;
        }
        if (report.progress) report.progress(i + 1, loaded->problems.size());
    }
    summary.interrupted = stopping.interrupted();
    return summary;
}

} // namespace porism::workflow
