// What the background work gives to the panels: immutable snapshots, never the engine itself.
#pragma once

#include "diagram/diagram.h"
#include "numbers/scalar.h"
#include "proof/graph.h"
#include "scene/question.h"
#include "workflow/solve/analyse.h"
#include "workflow/solve/answer.h"
#include "workflow/texts/branch_orders.h"

#include <QtCore/QString>
#include <QtCore/QStringList>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace porism::ui {

/// What the status chip says. `accepted`: every goal has a path that passed the independent checker, and the verifier
/// accepts the problem in all its branches (definition 13). `rejected`: there is no figure, the givens contradict each
/// other, a goal is false in a picture, or the verifier rejects the problem. `undecided`: a goal is seen to hold but
/// not proved, the work was stopped or met a limit. `draft`: nothing is asked yet. What the verifier accepts stays a
/// draft where nothing is asked, and open where the rules of a class leave it so.
enum class State { draft, checking, accepted, rejected, undecided };

/// The chip in full.
struct WorkStatus {
    State state = State::draft;
    QString phase; ///< checking: what is being done, translated ("closing"); else the reason in one line, may be empty
    std::uint64_t facts = 0; ///< statements so far
    double seconds = 0;      ///< of wall clock; while checking it grows
    bool outdated = false;   ///< belongs to an earlier version of the document: shown greyed
};

/// A question of the document and what is known of it.
struct Asked {
    scene::Question question;
    std::optional<numbers::Scalar> value = {}; ///< derived, and the path to it checked; of an angle in degrees
    /// Otherwise, in an exact picture (definition 12), and the value that is asked for where it is decided.
    numbers::Decision exactly = numbers::Decision::undecided;
    std::optional<numbers::Scalar> exact_value = {};
};

/// What an edit added to the scene, and what that brought: statements that did not follow before, newest first.
struct News {
    std::vector<PointId> points;
    std::vector<facts::Statement> stated;
    std::vector<facts::Statement> statements;
};

/// One closed scene. `graph` is a copy: reading it needs no lock, whatever the background does. A new Results object is
/// made for every change (goal added, statement explained), so a panel may compare pointers.
struct Results {
    std::uint64_t scene_revision = 0; ///< Session::scene_revision() for which this was computed
    scene::Scene scene;               ///< with the branches written in
    std::shared_ptr<const diagram::Diagram> diagram;
    std::shared_ptr<const proof::Graph> graph;
    std::size_t said = 0; ///< what its statements say, each once, as it was closed (proof::count_rows)
    reason::Ending ending = reason::Ending::saturated;
    QString ending_detail;
    std::vector<facts::Statement> contradiction;   ///< for Ending::inconsistent: those that cannot all hold
    std::vector<verify::SenselessGiven> senseless; ///< givens that do not hold, and why
    reason::Counts counts;
    workflow::Times times;
    /// One per goal of the document, in its order, then one per question; nothing while the answer is still being
    /// looked for. That of a question says "quantity = value" once the value is derived, and no statement before.
    std::vector<std::optional<workflow::GoalResult>> goals;
    /// The path to each of them as it is told (translate/told.h), where there is one: what is shown, selected and
    /// walked.
    std::vector<std::optional<proof::Path>> told;
    workflow::ToldBranches branches; ///< what tells those of the figure from others
    /// Goals that are seen and not proved, decided in an exact picture (definition 12); no entry where it was not
    /// asked.
    std::map<facts::Statement, numbers::Decision> exact;
    std::vector<Asked> asked; ///< one per question of the document, in its order: the last of `goals`
    std::vector<News> news;   ///< of the last edits that added something, newest first
    /// What is known in numbers; null until Session::ask_values() was answered.
    std::shared_ptr<const std::vector<workflow::KnownValue>> values;
    /// By statement of the graph as it was closed: whether it is proved only as the points lie here; null until
    /// Session::ask_marks() was answered.
    std::shared_ptr<const std::vector<bool>> as_drawn;
};

/// Whether a statement of the graph, or a known value, is proved only as the points lie here; empty where that was not
/// looked at.
std::optional<bool> is_as_drawn(const Results& results, const facts::Statement& statement);

/// The question that one of `goals` answers; null where it is a goal, or out of range.
const Asked* asked_of(const Results& results, std::size_t goal);
/// The path to a goal as it is told; null where there is none.
const proof::Path* told_path(const Results* results, std::optional<std::size_t> goal);
/// The step of the result's path that a step of the told one is, for what the checker said of it.
const verify::StepVerdict* verdict_of(const Results& results, std::size_t goal, std::size_t told_step);

/// Why a goal has no path, or a question no answer (workflow/solve/why_not.h), to be read.
struct WhyNoPath {
    QString reason; ///< one clause, where it is more than what became of the goal says
    QStringList lines;
    QString missing; ///< the first missing link alone; empty where none was found
    std::shared_ptr<const diagram::Diagram>
        picture; ///< with one that fails the goal, or shows another value, as its scene picture; or null
};

/// The severity of a row of the Problems panel.
enum class Severity { error, warning, hint };

/// A row with a cause, a place and a mend (any of the last two may be missing).
struct Problem {
    Severity severity = Severity::error;
    QString code;                      ///< stable, for tests and filters
    QString cause;                     ///< a sentence
    QString mend;                      ///< what would be right; may be empty
    std::optional<std::size_t> action; ///< the action's row
    std::vector<PointId> points;       ///< what to light on the canvas
    friend bool operator==(const Problem&, const Problem&) = default;
};

} // namespace porism::ui
