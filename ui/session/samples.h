// The samples of a file, verified one after the other in the background: which are rejected, and for what reason; then
// which givens the accepted ones do not need.
#pragma once

#include "base/result.h"
#include "problem/verdict.h"

#include <QtCore/QObject>
#include <QtCore/QString>
#include <memory>
#include <optional>
#include <vector>

namespace porism::workflow {
class Gist;
struct LoadedProblem;
} // namespace porism::workflow

namespace porism::ui {

/// Of the givens of a sample: a needed one is needed by some goal, a redundant one by none.
struct GivenCounts {
    int needed = 0, redundant = 0, undecided = 0;
    int total() const { return needed + redundant + undecided; }
};

/// One sample and its first check that failed or was left open; `check` is empty for one that is accepted.
struct SampleRow {
    QString name;
    std::size_t number = 0; ///< in the file
    problem::Outcome outcome = problem::Outcome::undecided;
    QString stage, check; ///< stable names
    QString message;      ///< why, in words
    /// Of an accepted one, once they were left out in turn.
    std::optional<GivenCounts> givens = {};
};

/// A reason why samples are not accepted, and how often it is the first one.
struct SampleReason {
    QString stage, check;
    int count = 0;
    friend bool operator==(const SampleReason&, const SampleReason&) = default;
};

/// A sample of the file that passes.
struct PassingRow {
    std::size_t number = 0;                                 ///< in the file
    std::shared_ptr<const workflow::LoadedProblem> problem; ///< as the file has it
};

/// A sample that gave one name to two points, with another name for the second one.
struct RenamedSample {
    QString text; ///< one sentence: which
    std::shared_ptr<const workflow::LoadedProblem> problem;
};

/// Part of the session (Session::samples()). Interface thread only.
class Samples final : public QObject {
    Q_OBJECT
public:
    explicit Samples(QObject* parent = nullptr);
    /// Stops the verification and waits for it.
    ~Samples() override;

    /// Reads the file and begins to verify. An error changes nothing. Errors: those of workflow::load.
    Status open(const QString& path);
    void stop();
    QString path() const;   ///< empty before the first
    int total() const;      ///< samples in the file
    bool verifying() const; ///< or looking at givens
    /// Those that were verified so far, in the order of the file.
    const std::vector<SampleRow>& rows() const;
    /// The most frequent first, then in the order of the file.
    std::vector<SampleReason> reasons() const;
    int count(problem::Outcome outcome) const;
    /// The accepted ones with a given that no goal needs, as far as they were looked at.
    int with_redundant_givens() const;
    /// Of those that passed so far the one that says most nearly the same (workflow/verify/diagnosis/nearest.h).
    std::optional<PassingRow> nearest_passing(const workflow::Gist& gist) const;
    /// Whether another name mends a sample that gives one to two points is looked for in the background; `renamed`
    /// tells it. Nothing comes of any other sample, or where another was asked about meanwhile.
    void look_for_name(std::size_t number);
    /// Asks whoever shows the samples to open one as the document.
    void ask_for(std::size_t number) { Q_EMIT askedFor(number); }

Q_SIGNALS:
    void changed(); ///< at most ten times a second
    void askedFor(std::size_t number);
    void renamed(const porism::ui::RenamedSample& sample);

private:
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

} // namespace porism::ui
