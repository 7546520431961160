// Libraries: problems kept, listed, and taken in from files.
#pragma once

#include "corpus/sample.h"
#include "problem/problem.h"
#include "store/givens.h"
#include "workflow/load.h"
#include "workflow/solve/answer.h"
#include "workflow/stopping.h"

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace porism::workflow {

/// What a library was found to be.
struct LibraryCheck {
    std::size_t problems = 0, paths = 0;
    std::vector<Error> faults = {}; ///< `problem_unsound`, each names its problem
};

/// How many problems a check decides.
struct Refusals {
    std::string check;
    std::size_t problems = 0;
    friend bool operator==(const Refusals&, const Refusals&) = default;
};

/// An open library file. Not for use from two threads at once; several programs may have the same file open. What a
/// call has acknowledged is on the disk, and a call that fails changes nothing. Errors are those of store::Store:
/// `store_missing`, `not_a_store`, `newer_version`, `store_read_only`, `disk_full`, `store_busy`, `store_corrupt`,
/// `no_such_problem`.
class Library {
public:
    /// Opens what exists, or makes it if `create`. A file that may not be written is opened for reading.
    static Result<Library> open(const std::string& path, bool create);
    /// A copy of a damaged library, for reading what can still be read.
    static Result<Library> salvage(const std::string& path);
    Library(Library&&) noexcept;
    Library& operator=(Library&&) noexcept;
    ~Library();

    const std::string& path() const;
    bool read_only() const;
    /// Newest change first; every word of `text` stands in title, goals, theorems or tags; with `need` (a word of
    /// store::need_words) some given of the problem is that.
    Result<std::vector<corpus::SampleRow>> rows(const std::string& text = {}, const std::string& need = {}) const;
    /// Which givens the goals need, of the problems at which somebody looked.
    Result<std::map<corpus::RecordId, store::GivenCounts>> given_counts() const;
    /// The same of one, given by given; empty where nobody looked.
    Result<std::optional<std::vector<store::KeptGiven>>> givens(corpus::RecordId id) const;
    /// Leaves each given of a problem out in turn (needs_of), and keeps what was found. Empty, and nothing is kept,
    /// where that could not be done: without a figure, or for lack of time.
    Result<std::optional<store::GivenCounts>> look_at_givens(corpus::RecordId id, const LoadedProblem& problem,
                                                             const Control& control = {});
    /// What lies in the trash, newest change first.
    Result<std::vector<corpus::SampleRow>> removed_rows() const;
    /// Of a damaged library that cannot be listed: the problems that may still be readable.
    std::vector<corpus::RecordId> reachable() const;
    Result<corpus::Sample> sample(corpus::RecordId id) const;
    /// As it is opened: with what it was told, and how it was solved (workflow/told.h).
    Result<document::Document> document(corpus::RecordId id) const;
    struct Kept {
        corpus::RecordId id = 0;
        bool duplicate = false;      ///< it was there already, told the same (told_apart.h): `id` is that one
        std::string decided_by = {}; ///< the check that keeps it from being accepted; empty where none does
    };
    /// What is kept is problem_of() of it, and the document with what the file told.
    Result<Kept> keep(const Analysis& analysis, const std::vector<Answer>& answers, const document::Document& document,
                      const LoadedProblem* origin = nullptr, const Control& control = {});
    /// Of a problem that has no figure: what is kept is problem_of() of it.
    Result<Kept> keep_without_figure(const LoadedProblem& problem, problem::Verdict verdict);
    /// Of the problems that rows() lists: which check keeps how many from being accepted, the most frequent first.
    /// Reads each of them.
    Result<std::vector<Refusals>> refusals(const std::string& text = {}, const std::string& need = {}) const;
    /// Into the trash and back.
    Status remove(corpus::RecordId id);
    Status restore(corpus::RecordId id);
    /// Why a kept problem is not what it says: its list row, its paths, its verdict. Empty if it is.
    std::optional<Error> fault_of(corpus::RecordId id, const Control& control = {}) const;
    /// Reads the whole file and every problem in it, and holds what each says of itself against its scene: its paths
    /// are proved anew, step by step. What cannot be read of a problem is a fault of it. Errors: a damaged
    /// file, `interrupted`.
    Result<LibraryCheck> check(const Control& control = {}) const;

private:
    struct Impl;
    explicit Library(std::unique_ptr<Impl> impl);
    std::unique_ptr<Impl> impl_;
};

/// The document as it was kept, or one made of the problem's scene and goals.
Result<document::Document> kept_document(corpus::Sample sample);
/// Whether the error says that a library is damaged.
bool is_damage(const Error& error);
/// Whether the file begins as a library does.
bool is_library(const std::string& path);
/// Its problems, oldest first, under their titles. Of a damaged library what can still be read, and behind it an entry
/// whose error says what cannot; `store_corrupt` where nothing can.
Result<std::vector<LoadedProblem>> library_problems(const std::string& path);
/// By number, or by a title that only one problem has.
Result<corpus::RecordId> find_problem(const Library& library, const std::string& which);

/// An analysed problem as it is kept: branches, answers, checked paths, difficulty, English text, picture, and the
/// verdict of workflow::verify on what the file or the document tells; where that was stopped, an undecided check
/// `told_held` alone. `analysis.goals` are the goals of the document, `answers` those to its questions.
problem::Problem problem_of(const Analysis& analysis, const std::vector<Answer>& answers,
                            const document::Document& document, const LoadedProblem* origin = nullptr,
                            const Control& control = {});

/// Of a problem without a figure: its words and its verdict.
problem::Problem problem_of(const LoadedProblem& problem, problem::Verdict verdict);

struct KeptProblem {
    corpus::RecordId id = 0;
    std::string name;
    bool duplicate = false;                        ///< it was there already
    bool solved = false;                           ///< every goal and question has a checked path
    std::vector<std::string> choices = {};         ///< of branches, as sentences
    std::optional<store::GivenCounts> givens = {}; ///< where they were looked at
    std::string decided_by = {};                   ///< as Library::Kept has it
};

struct ImportOptions {
    double time_limit = 0;  ///< seconds for a problem; 0: none
    bool necessity = false; ///< the givens are looked at, of problems that were there already too
};

/// "3 needed, 1 redundant"; "no givens".
std::string words_of(const store::GivenCounts& counts);

struct ImportReport {
    std::function<void(const KeptProblem&)> kept;
    std::function<void(const Error&)> problem_error; ///< a problem that cannot be read: it is not taken in
    std::function<void(std::size_t, std::size_t)> progress;
};
struct ImportSummary {
    std::size_t problems = 0, kept = 0, duplicates = 0, refused = 0;
    bool interrupted = false;
    std::optional<Error> ended_by = {}; ///< an error of the library: nothing of the failing problem is kept
};

/// Analyses each problem of the file and keeps it in the library, which is made if missing; of one that has no figure
/// its verdict. After an interrupt, and
/// where the library takes no more, what was finished is kept. Errors: those of load and of opening the library.
Result<ImportSummary> import_into(const std::string& library, const std::string& file,
                                  const std::optional<std::string>& name, const ImportOptions& options,
                                  Stopping& stopping, const ImportReport& report);

} // namespace porism::workflow
