// The open document and everything that all panels share: undo stack, selection, analysis, state, problems.
//
// A panel asks the session, draws what it gets, and sends intents (ui/commands, or the requests below). It never keeps
// its own copy of the document. Lives on the interface's thread; all of it is for that thread only.
//
// The way of an edit: `edit` realises the new scene at once (some milliseconds), in the pictures of its beginning where
// that goes, and refuses it if there is no figure;
// else the document changes, the undo stack grows by one, the side file is written, and after 400 ms of rest the
// closure starts in the background. Its results come back by queued signals, the latest wins, and until then `results`
// are those of an earlier version (`results_outdated`). What was closed on the way is kept for a while: the closure of
// a scene goes on from that of its first actions and tells the news, undo and removal come back to it at once. Nothing
// here waits for the background.
//
// Signals are coalesced: each is sent at most once per turn of the event loop, after the state has changed, and tells
// nothing but that it has. `pictureMoved` alone is sent at once, for every frame of a drag.
#pragma once

#include "base/result.h"
#include "document/document.h"
#include "proof/rules/rule_profile.h"
#include "ui/session/results.h"
#include "ui/session/selection.h"
#include "workflow/catalogue/rules.h"
#include "workflow/solve/closure.h"

#include <QtCore/QObject>
#include <QtCore/QString>
#include <array>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <vector>

class QUndoStack;

namespace porism::workflow {
struct LoadedProblem;
}

namespace porism::ui {

class Inspection;
class Library;
class Samples;

/// What a line says by itself that could be stated: nothing, something in notation (which a goal may have too), or
/// something in words.
enum class Saying { nothing, notation, words };

/// The end of keeping a problem.
struct Kept {
    QString title;
    std::uint64_t revision = 0; ///< of the document that was kept
    Result<qint64> id;          ///< of its record
};

class Session final : public QObject {
    Q_OBJECT
public:
    struct Options {
        QString recovery_folder; ///< where side files live; empty: no autosave
        int rest_ms = 400;       ///< rest after an edit before the closure starts
    };
    explicit Session(Options options, QObject* parent = nullptr);
    /// Cancels the background work and waits for it; removes the side file.
    ~Session() override;

    // --- the document ---
    const document::Document& document() const;
    const scene::Scene& scene() const { return document().scene; }
    /// Names the version of the document; scene_revision that of its scene. Undo brings an old number back, so compare
    /// for equality only.
    std::uint64_t revision() const;
    std::uint64_t scene_revision() const;
    QString file_name() const; ///< empty for a document that was never saved
    bool modified() const;

    // --- the figure ---
    /// The realised scene; null for an empty scene. An opened file may have no figure (the problems say why): then this
    /// is the one of its first figure_actions() actions, with their points alone, or null if there are none.
    std::shared_ptr<const diagram::Diagram> diagram() const;
    /// How many actions have a figure: all of them, or those before the first that has none.
    std::size_t figure_actions() const;
    /// Why there is no figure of all actions, with the first that has none; nothing while there is one.
    std::optional<Problem> figure_problem() const;
    /// Coordinates to draw: the diagram's scene picture, or where a drag has moved it. Only when diagram() is set.
    const diagram::Picture& picture() const;
    bool is_movable(PointId point) const;
    /// The scene with the places and branches written in that its figure has; the scene itself where there is none.
    scene::Scene placed_scene() const;
    /// The points of an action by the number of the branch.
    using Branches = std::map<int, std::vector<geometry::Point<double>>>;
    /// What an action would place in the present picture; empty where it has no figure. `extra` are places of free
    /// points that do not exist yet: the action may use them as the points behind the last one of the scene.
    Branches preview(const scene::Action& action, std::span<const geometry::Point<double>> extra = {}) const;
    /// The branches among which an action can choose in the figure, ascending, and the one that is taken; 0 alone where
    /// it has no figure.
    std::vector<int> choices(std::size_t action) const;
    int branch(std::size_t action) const;
    /// Where the points of the action are in each of its choices in the present picture; empty where it has no figure.
    Branches branch_places(std::size_t action) const;
    /// The outputs of a construction that a person places, in the order in which the figure is drawn.
    static std::vector<std::size_t> placed_by_hand(ConstructionId row);
    /// A drag moves the picture without touching the document; end_drag makes it one edit ("move A"). drag_to is false
    /// where the figure does not exist: the picture stays.
    void begin_drag(PointId point);
    bool drag_to(geometry::Point<double> target);
    Status end_drag(const QString& merge = {});
    void cancel_drag();
    bool dragging() const;

    /// Replay: how many actions are shown, at most figure_actions(). Not saved, not undone.
    std::size_t shown_actions() const;
    void show_actions(std::size_t count);
    bool is_shown(PointId point) const;
    /// Whether the person has hidden it: not drawn and not under the cursor, while what depends on it is.
    bool is_hidden(PointId point) const;

    // --- edits ---
    /// Takes `after` as the document, as one undo step called `text` ("foot D"). Free coordinates and branches that the
    /// realiser chose are written into it, so that the picture stays as it is from now on. An error changes nothing.
    /// Edits with the same `merge` (not empty) that follow each other become one step (arrow keys).
    Status edit(const QString& text, document::Document after, const QString& merge = {});
    QUndoStack& undo_stack();

    // --- what follows ---
    /// The latest results, maybe of an earlier version; null before the first and for an empty scene.
    std::shared_ptr<const Results> results() const;
    bool results_outdated() const;
    WorkStatus status() const;
    /// Whether all that is asked of the present version has been looked at: proved, answered, or left open.
    bool is_answered() const;
    std::vector<Problem> problems() const;
    /// Stops the background work, closures and questions alike; what was found so far stays, as results that say
    /// "stopped" and goals without an answer.
    void cancel();
    /// Starts the closure again, goals included (after a cancel).
    void restart();

    // --- goals ---
    /// What the document asks: its goals, then its questions, counted together in this order.
    std::size_t goal_count() const;
    /// One of them that is a question; null for a goal.
    const scene::Question* question(std::size_t goal) const;
    /// What one of them says; of a question "quantity = value", and nothing as long as there is no value.
    std::optional<facts::Statement> said_by(std::size_t goal) const;
    /// The one whose path the panels show; none when the document asks nothing.
    std::optional<std::size_t> current_goal() const;
    void set_current_goal(std::size_t goal);
    /// Result of the current goal, or null while there is none.
    const workflow::GoalResult* current_result() const;
    /// Why any statement of the graph holds: asked for in the background, answered by whyChanged. Null until then, and
    /// after a cancel: then it is no longer asked.
    const workflow::GoalResult* why(const facts::Statement& statement) const;
    void ask_why(const facts::Statement& statement);
    bool asking_why(const facts::Statement& statement) const;

    /// What was derived from a statement of the graph, or why that cannot be told: asked for in the background,
    /// answered by whyChanged. Null until then, and after a cancel.
    const Result<explore::Following>* follows(const facts::Statement& statement) const;
    void ask_follows(const facts::Statement& statement);
    bool asking_follows(const facts::Statement& statement) const;

    /// What is known in numbers of the closed scene: asked for in the background, once for each, answered by
    /// closureChanged with Results::values.
    void ask_values();
    /// Which statements of the closed scene are proved only as the points lie: the same, answered by closureChanged and
    /// whyChanged with Results::as_drawn.
    void ask_marks();

    // --- the rules of a class ---
    /// The rule profile under which is closed; null for every rule. Not part of the document.
    const proof::RuleProfile* rule_profile() const;
    /// Closes anew, at once. Told by rulesChanged.
    void set_rule_profile(std::optional<proof::RuleProfile> profile);
    /// Of a goal with an answer and without a path; asked for in the background, answered by goalResultChanged. Null
    /// until then, and after a cancel.
    const WhyNoPath* why_not(const facts::Statement& goal) const;
    void ask_why_not(const facts::Statement& goal);
    /// The same of a question without an answer.
    const WhyNoPath* why_not(const scene::Question& question) const;
    void ask_why_not(const scene::Question& question);

    // --- rules ---
    /// The rule whose page is to be read; none until one was asked for.
    std::optional<RuleId> shown_rule() const;
    /// Its page, or why there is none; null while it is made.
    const Result<workflow::RulePage>* rule_page() const;
    /// Has the page of a rule shown beside the figure: told by ruleShown, each time. The page is made in the background
    /// and kept.
    void show_rule(RuleId rule);
    /// The same by the rule's name; nothing where there is no such rule.
    void show_rule(const std::string& name);

    // --- selection ---
    const Selection& selection() const;
    /// `add` is Ctrl+click. Enters the history.
    void select(const Selection& selection, bool add = false);
    void clear_selection() { select({}); }
    const Selection& hover() const;
    void set_hover(const Selection& hover);
    bool can_go_back() const;
    bool can_go_forward() const;
    void go_back();
    void go_forward();
    /// Double click or Enter: tells the others by `activated`.
    void activate(const Selection& selection);

    /// Where the canvas looks: kept in the document, not undone, no change of it.
    void set_view(const std::array<double, 4>& view);

    // --- files ---
    void new_document();
    /// A document file, JGEX text or whatever else holds problems (told apart by content), and the problem of that
    /// number in it. What the file tells besides stays with the document. An error changes nothing.
    Status open_document(const QString& path, std::size_t problem = 0);
    /// A problem that was read, as the document of that file, or of none. An error, that of reading it, changes
    /// nothing.
    Status open_problem(workflow::LoadedProblem problem, const QString& path = {});
    /// What the problems in a file are called, in its order; empty for a file that cannot be read.
    static QStringList problems_in(const QString& path);
    /// Reads JGEX text as the new document, or (with `append`) as further actions and goals of this one, as one edit.
    /// An error has line and column of the text and changes nothing.
    Status read_text(const QString& text, bool append);
    /// Adds what a line states of the figure, in notation ("lconst a b 5", "length(a,b) = 5") or in words ("AB ⊥ CD"),
    /// as one edit; the figure is solved for anew. An error changes nothing.
    Status state_text(const QString& text);
    Saying saying(const QString& text) const;
    /// The scene and its goals as JGEX text; what is stated, for which JGEX has no word, in a comment behind them.
    QString text() const;
    /// Replaces the document by a value that came from elsewhere (the library, an example); not an edit: the stack is
    /// cleared.
    void open_value(document::Document document, const QString& path = {});
    /// Atomic: the old file stays whole if the disk is full. An empty path means file_name().
    Status save_document(const QString& path = {});
    Library& library();
    /// The verifier's view of the open problem, and of the samples of a file.
    Inspection& inspection();
    Samples& samples();
    /// Keeps scene, goals, path and picture of the present version as a problem in the library, with the verdict that
    /// it has. Only with an answered goal or question; the error says what is missing. The end comes by `kept`: until
    /// then `keeping`.
    Status keep_in_library(const QString& title);
    /// What it is called there unless the person says: the document's title, or what its current goal or question asks.
    QString title_to_keep() const;
    bool keeping() const;

    /// Tells what could not be done, as a row of the problems that goes with the next edit.
    void report(const Error& error);
    void clear_reports();

Q_SIGNALS:
    void documentChanged();
    void diagramChanged();
    void pictureMoved();
    void replayChanged();
    void closureChanged();    ///< results() is new
    void goalResultChanged(); ///< a goal's result or the current goal is new
    void whyChanged();
    void selectionChanged();
    void hoverChanged();
    void problemsChanged();
    void stateChanged(); ///< status(), ten times a second while checking
    void activated(const porism::ui::Selection& selection);
    void fileChanged();  ///< file_name() or modified()
    void rulesChanged(); ///< rule_profile()
    void ruleShown();    ///< shown_rule() was asked for
    void rulePageChanged();
    void keepingChanged();
    /// What was kept under `title` is on the disk as record `id`, or the error says why nothing was. At once, not
    /// coalesced.
    void kept(const porism::ui::Kept& kept);

private:
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

} // namespace porism::ui
