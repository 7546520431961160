// What the parts of the session share. For ui/session alone.
#pragma once

#include "realize/drag.h"
#include "ui/session/autosave.h"
#include "ui/session/background.h"
#include "ui/session/inspection.h"
#include "ui/session/library.h"
#include "ui/session/samples.h"
#include "ui/session/session.h"
#include "ui/session/trail.h"
#include "ui/session/version.h"

#include <QtCore/QTimer>
#include <QtGui/QUndoStack>
#include <map>
#include <set>

namespace porism::ui {

/// What changed since the signals were last sent.
enum Change : unsigned {
    document_change = 1u << 0,
    diagram_change = 1u << 1,
    replay_change = 1u << 2,
    closure_change = 1u << 3,
    goal_change = 1u << 4,
    why_change = 1u << 5,
    selection_change = 1u << 6,
    hover_change = 1u << 7,
    problems_change = 1u << 8,
    state_change = 1u << 9,
    file_change = 1u << 10,
    rule_change = 1u << 11,
    page_change = 1u << 12,
    rules_change = 1u << 13,
};

/// "Impossible figure" as a sentence: first letter large, a stop at the end.
QString as_sentence(const std::string& clause);
Problem problem_of(const Error& error);

struct Session::Impl {
    Session& self;
    Options options;
    VersionPtr version;
    std::uint64_t last_revision = 0;
    QString file_name;
    QUndoStack stack;

    std::optional<realize::Followed> live; ///< while dragging
    PointId dragged;
    std::size_t shown = 0;

    Background background;
    QTimer rest; ///< from an edit to the start of the closure
    QTimer tick; ///< while checking
    std::shared_ptr<Closure> closure;
    Trail trail;
    NewsKept news_kept;
    std::shared_ptr<const Results> results;
    std::map<facts::Statement, workflow::GoalResult> answers; ///< on the closed scene of `results`
    std::set<facts::Statement> wanted;                        ///< asked for, not answered
    std::set<facts::Statement> running;                       ///< of those, the ones a job looks at
    std::vector<QuestionAnswer> values;                       ///< of questions, on the closed scene of `results`
    std::vector<scene::Question> wanted_questions;            ///< asked for, not answered
    std::vector<scene::Question> running_questions;           ///< of those, the ones a job looks at
    bool asked_values = false, asked_marks = false;           ///< of the closed scene of `results`
    bool stopped = false;                                     ///< by the person, since it was closed
    std::optional<std::size_t> current_goal;
    std::map<facts::Statement, Result<explore::Following>> followings; ///< on the closed scene of `results`
    std::set<facts::Statement> following;                              ///< asked for, not answered

    std::optional<proof::RuleProfile> rule_profile;
    std::map<facts::Statement, WhyNoPath> whys_not;                       ///< on the closed scene of `results`
    std::set<facts::Statement> asking_why_not;                            ///< asked for, not answered
    std::vector<std::pair<scene::Question, WhyNoPath>> questions_why_not; ///< the same of questions
    std::vector<scene::Question> asking_questions_why_not;

    std::optional<RuleId> shown_rule;
    std::map<RuleId, Result<workflow::RulePage>> pages; ///< made so far
    std::set<RuleId> paging;                            ///< asked for, not made

    Selection selection, hover;
    SelectionHistory history;
    std::vector<Problem> reports;
    QString side_file_trouble;
    Autosave autosave;
    Library library;
    Inspection inspection{self};
    Samples samples;
    int keeping = 0; ///< problems on their way into the library

    unsigned changes = 0;

    Impl(Session& session, Options opts);

    // session.cpp
    void changed(unsigned what);
    void send();
    /// Takes a version as the present one: by an edit, by undo or redo, by opening.
    void show(VersionPtr next);
    Result<VersionPtr> next_version(document::Document after);
    /// Goes on in the pictures of the longest beginning of the scene that has been seen; realises anew where that does
    /// not go.
    Result<Settled> settled(const scene::Scene& scene) const;
    VersionPtr opened_version(document::Document document, const realize::Wanted& holding);

    // session_files.cpp
    /// Forgets everything that belongs to the document that was open.
    void forget_document();
    void open_version(VersionPtr opened, const QString& path);

    // session_results.cpp
    void schedule_closure();
    std::shared_ptr<Closure> closed_before() const;
    void start_closure();
    void go_back_to_passed();
    /// Takes results that there are, of this scene or of its first actions.
    void take_passed(const Passed& passed);
    void take_results(std::shared_ptr<const Results> found, std::shared_ptr<Closure> engine);
    void take_closure(const Result<std::shared_ptr<const Results>>& found, std::shared_ptr<Closure> engine);
    /// What was answered and asked about the closed scene.
    void forget_answers();
    void take_answer(const facts::Statement& goal, const std::shared_ptr<Closure>& engine,
                     const Result<Answer>& answer);
    void want_goals();
    void ask_wanted();
    void align_goals();
    bool waiting() const;
    bool outdated() const { return results && results->scene_revision != version->scene_revision; }
    WorkStatus verdict() const;
    /// Proofs are of the branch that is drawn: nothing is accepted before the verifier has looked at the others.
    WorkStatus as_verified(WorkStatus status) const;
    WorkStatus before_verdict(WorkStatus status) const;

    // session_questions.cpp
    const QuestionAnswer* answer_to(const scene::Question& question) const;
    void want_questions();
    void ask_questions();
    void take_value(const scene::Question& question, const std::shared_ptr<Closure>& engine,
                    const Result<QuestionAnswer>& answer);
    void take_values(const std::shared_ptr<Closure>& engine, const Result<std::vector<workflow::KnownValue>>& listed);
    void take_marks(const std::shared_ptr<Closure>& engine, const Result<std::vector<bool>>& marked);
    /// Whether what is closed is that of the present document, and nothing else comes.
    bool is_at_rest() const { return closure && results && !outdated() && !background.closing(); }
    /// Appends one entry per question of the document.
    void align_questions(Results& aligned) const;
    /// A goal that was added or removed moves the questions, which are counted behind the goals.
    void keep_current(const document::Document& before);

    // session_rules.cpp
    void take_following(const facts::Statement& statement, const std::shared_ptr<Closure>& engine,
                        const Result<explore::Following>& found);
    void take_page(RuleId rule, const Result<workflow::RulePage>& page);

    // session_problems.cpp
    std::vector<Problem> goal_problems() const;
    Problem goal_problem(const workflow::GoalResult& goal) const;
    Problem question_problem(const Asked& asked, const workflow::GoalResult& answer) const;
    Problem contradiction_problem() const;
    Problem senseless_problem(const verify::SenselessGiven& given) const;
    bool refuted(const workflow::GoalResult& goal) const;
    /// Why there is no figure: at the action that is to blame, or what the verifier has shown.
    Problem figure_problem() const;
    /// That what is given contradicts itself, where the verifier has shown it and no figure was found.
    const CheckTold* shown_contradiction() const;

    // library.cpp
    /// Whether there is something to keep and a place for it; the error says what is missing.
    Status ready_to_keep() const;

    // session_selection.cpp
    void carry_selection(const scene::Scene& from, const scene::Scene& to);
};

} // namespace porism::ui
