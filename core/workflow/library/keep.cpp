#include "document/document.h"
#include "workflow/convert.h"
#include "workflow/library/library.h"
#include "workflow/solve/solve.h"
#include "workflow/texts/explain.h"
#include "workflow/told.h"
#include "workflow/verify/diagnosis/inspect.h"
#include "workflow/verify/verification.h"
#include "workflow/words.h"

#include <algorithm>
#include <filesystem>

namespace porism::workflow {
namespace {

/// Of the goals, and then of the questions.
std::vector<const GoalResult*> results_of(const Analysis& analysis, const std::vector<Answer>& answers) {
    std::vector<const GoalResult*> out;
    for (const GoalResult& goal : analysis.goals) out.push_back(&goal);
    for (const Answer& answer : answers) out.push_back(&answer.result);
    return out;
}

problem::Text english(const Analysis& analysis, const std::vector<const GoalResult*>& results,
                      const document::Document& document) {
    problem::Text out{"en", "steps", problem_words(analysis, document.goals, document.questions), {}};
    for (const GoalResult* result : results) {
        if (!result->solved()) continue;
        const SolutionWords words = solution_words(analysis, *result);
        if (results.size() > 1) out.solution += (out.solution.empty() ? "" : "\n") + words.heading + "\n";
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

/// The same as of the file, of the document, and of what the library keeps.
problem::Verdict verdict_on(const LoadedProblem& told, const Control& control) {
    auto verdict = workflow::verify(told, control);
    if (verdict) return *std::move(verdict);
    return problem::verdict_of({not_held("it was not verified: " + verdict.error().what, verdict.error().mend)});
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
        const auto choices =
            choice_sentences(loaded, *analysis, told_branches(*analysis, control), {&translate::languages().front()});
        return tell({0, loaded.name, false, solved, choices}, library_.keep(*analysis, found, loaded, control), loaded,
                    control);
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
    const auto results = results_of(analysis, answers);
    problem::Problem out = stated_problem(document, origin);
    out.scene = analysis.scene;
    out.branches = analysis.diagram->branches;
    for (const Answer& answer : answers) out.answers.push_back(answer.answered() ? answer.value : std::nullopt);
    for (const GoalResult* result : results)
        if (result->solved()) out.paths.push_back(*result->path);
    out.difficulty = problem::difficulty_of(out.paths);
    out.verdict = verdict_on(as_told(origin ? *origin : as_problem(document), control), control);
    out.texts.push_back(english(analysis, results, document));
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
