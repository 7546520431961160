// The open problem under the eyes of the verifier, with all that its file told (workflow/told.h): its checks in order,
// what would mend it, the smallest part that fails, a picture that fails a goal, and which givens the goals need.
// Everything is looked for in the background, one after the other.
#pragma once

#include "base/result.h"
#include "problem/verdict.h"
#include "ui/session/results.h"

#include <QtCore/QObject>
#include <QtCore/QString>
#include <QtCore/QStringList>
#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace porism::ui {

class Session;

/// A problem with its figure, to be drawn; null where it has none.
struct FigureShown {
    scene::Scene scene;
    std::shared_ptr<const diagram::Diagram> figure;
    scene::Goals goals = {};
};

/// A mend that was verified, and the sample that it makes.
struct MendOffered {
    QString text;
    FigureShown mended;
    bool accepted = false; ///< it passes every check; else nothing fails, and less is open than before
};

struct SmallestPartShown {
    FigureShown part;
    std::vector<std::size_t> actions;           ///< of the document, those that are left
    bool minimal = false, kept_a_given = false; ///< as in workflow::SmallestPart
    QStringList besides;                        ///< what is asked there, or told of it: sentences
};

/// Another sample of the file that is verified beside (Session::samples()): it passes.
struct PassingShown {
    FigureShown shown;
    QString name;
    std::size_t number = 0;  ///< in that file
    QStringList here, there; ///< what only the open problem says, and what only the other one does: sentences
};

/// Whose a picture is: the scene's own, another one of the scene, or one of another figure of what is given.
enum class PictureOf { scene, branch, givens };

struct CounterPictureShown {
    FigureShown shown;
    PictureOf whose = PictureOf::scene;
    QString about;      ///< what is otherwise there, in words
    bool value = false; ///< it has another value there; else it is false
    QString difference; ///< what is measured there, of other givens how they lie; may be empty
};

/// What a given is for a goal: without a needed one it fails somewhere, without a redundant one it is proved; one that
/// is missing would force a goal that is false.
enum class Need { needed, redundant, undecided, missing };

/// A given and what becomes of a goal when it is left out.
struct GivenShown {
    std::optional<std::size_t> action; ///< of the document; nothing of one that is missing, or no part of the figure
    Need need = Need::undecided;
    QString given, goal;                     ///< in words
    QString reason;                          ///< a sentence, with what of the action stays
    std::optional<FigureShown> counter = {}; ///< without the given, where the goal is false
};

/// What a check looked at ("AD ⊥ BC"), where the file says it ("solver's action 4"), what it found and what would make
/// it pass, in words. All but what it found may be empty.
struct CheckTold {
    QString about, place, message, mend;
};

/// What came of a check that was run again by itself.
struct RanAgain {
    problem::Check before; ///< it
    QString trouble;       ///< why it could not be run; empty where it was
};

/// What was found of one version of the document. A pointer or list that is not `known` is still looked for.
struct Inspected {
    std::uint64_t revision = 0; ///< Session::revision() of the document
    problem::Verdict verdict;
    std::vector<std::vector<PointId>> blamed; ///< points of the scene, for each check
    std::vector<CheckTold> told;              ///< for each check
    std::map<std::size_t, RanAgain> again;    ///< by check; what it was before the last time
    std::optional<QString> trouble;           ///< why there is no verdict
    std::optional<std::vector<MendOffered>> mends;
    bool open_beside_scene = false;      ///< no mend is there, as the scene is accepted by itself
    std::optional<PassingShown> passing; ///< no mend is there: the nearest of those that pass so far
    QString no_mend; ///< why leaving out a given that states what is asked for is none; a sentence or empty
    std::optional<std::optional<SmallestPartShown>> smallest;
    QString no_smaller; ///< why no part is smaller, where a check failed
    std::optional<std::optional<CounterPictureShown>> counter;
    std::optional<std::vector<GivenShown>> givens;

    /// The check for which it is not accepted: of what is rejected the first that failed, though one before is open.
    std::optional<std::size_t> deciding() const;
};

/// Part of the session (Session::inspection()). Interface thread only.
class Inspection final : public QObject {
    Q_OBJECT
public:
    explicit Inspection(Session& session);
    /// Stops what is looked for and waits for it.
    ~Inspection() override;

    /// Whether somebody looks at it. Once somebody does, the present version is verified, and each that follows after a
    /// moment of rest, with all else that is looked for. While nobody does, only checks are made, of each version whose
    /// goals and questions have their answers: without them nothing is called accepted.
    void set_watched(bool watched);
    /// Makes every check of the present version, unless they are made or known.
    void verify();
    /// Ends the checks that nobody looks at; an edit or a request begins them anew.
    void stop();
    /// Makes every check of the present version again.
    void check_again();
    bool checking() const;
    /// All checks are being made, or will be after the edit.
    bool verifying() const;
    /// Makes one check of the verdict again by itself (workflow::verify_again). Its row takes what comes of it, and the
    /// outcome is that of all checks as they stand; where what decides is another then, mends and all else are looked
    /// for anew. An edit stops it. Errors: `no_such_check`, `outdated`, `running`.
    Status run_again(std::size_t check);
    std::optional<std::size_t> running_again() const;
    /// Nothing is looked for, nor will be before the next edit.
    bool at_rest() const;
    /// Null before the first verdict, and for an empty document.
    const Inspected* inspected() const;
    /// What was found is of an earlier version of the document.
    bool outdated() const;
    /// Whether another sample is nearer, as more of them are verified; where there is no mend.
    void look_at_samples();
    /// Takes the sample that a mend makes as the document, as one undo step; what was told stays with it, a mended
    /// answer in place of the one that was told. Errors: `no_such_mend`, `outdated`, those of Session::edit.
    Status apply(std::size_t mend);

    /// Points that are lit in the figure until something is selected or the document changes.
    const std::vector<PointId>& lit() const;
    void light(std::vector<PointId> points);

Q_SIGNALS:
    void changed();
    /// A check has run again, or could not (Inspected::again); `changed` follows.
    void ranAgain(std::size_t check);
    void litChanged();

private:
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

} // namespace porism::ui
