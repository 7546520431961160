// The bridge to the jobs: closes scenes and answers questions about them off the interface's thread.
#pragma once

#include "document/document.h"
#include "jobs/pool.h"
#include "ui/session/news_kept.h"
#include "workflow/catalogue/rules.h"
#include "workflow/solve/closure.h"
#include "workflow/solve/standing.h"
#include "workflow/texts/branch_orders.h"

#include <QtCore/QElapsedTimer>
#include <QtCore/QObject>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

namespace porism::ui {

/// A closed scene with its engine. Once it is closed, who answers questions, and who closes a scene that goes on from
/// it, lock the engine; everybody else reads snapshots.
struct Closure {
    std::mutex engine;
    workflow::Analysis analysis;
    workflow::ClosedScene closed;                        ///< as it was closed; never changes after that
    std::map<facts::Statement, numbers::Decision> exact; ///< of the goals at the time of closing
    workflow::ToldBranches branches;                     ///< as in Results
    std::vector<News> news;
};

/// A figure to be closed, and the closed scene of its first actions, or null. What is new is what did not follow in the
/// scene that was closed before it, or null: its points are the first of the figure.
struct ToClose {
    std::uint64_t scene_revision = 0;
    document::Document document;
    std::shared_ptr<const diagram::Diagram> diagram;
    proof::Bans bans;
    std::shared_ptr<Closure> before;
    NewsAhead news = {};
    std::shared_ptr<Closure> closed_before = {};
};

/// What a job found out about one statement, with the graph as it stands afterwards.
struct Answer {
    workflow::GoalResult result;
    std::shared_ptr<const proof::Graph> graph;
    std::optional<numbers::Decision> exact; ///< where it is seen and not proved
};

/// The same about one question.
struct QuestionAnswer {
    Asked asked;
    workflow::GoalResult result;
    std::shared_ptr<const proof::Graph> graph;
};

/// Interface thread only; the callbacks come there too, by queued calls. Of closures the latest wins: an older one is
/// told to stop and its result is dropped. Questions wait for each other on a thread of their own, in the order in
/// which they were asked, and never for a closure.
class Background final : public QObject {
public:
    using Closed = std::function<void(Result<std::shared_ptr<const Results>>, std::shared_ptr<Closure>)>;
    using Answered = std::function<void(const Result<Answer>&)>;

    Background();
    /// Cancels everything and waits for it.
    ~Background() override;

    void close(ToClose figure, Closed closed);
    /// Proves, explains and checks one statement on a closed scene. The error is of kind `interrupted` when it was
    /// stopped before there was an answer.
    void solve(std::shared_ptr<Closure> closure, const facts::Statement& goal, Answered answered);

    using Valued = std::function<void(const Result<QuestionAnswer>&)>;
    /// Looks for the value that a question asks for, and holds it against pictures and exact numbers where it is not
    /// derived; a question like `solve`.
    void answer(std::shared_ptr<Closure> closure, const scene::Question& question, Valued valued);
    using Listed = std::function<void(const Result<std::vector<workflow::KnownValue>>&)>;
    /// The values that follow from a closed scene. Any other question goes first: it interrupts the listing,
    /// which may be asked for again.
    void list_values(std::shared_ptr<Closure> closure, Listed listed);
    using Marked = std::function<void(const Result<std::vector<bool>>&)>;
    /// By statement of a scene as it was closed: whether it is proved only as the points lie
    /// (workflow/solve/standing.h). It needs no engine, and gives way to all other work: no question waits for it.
    void mark(std::shared_ptr<Closure> closure, Marked marked);
    using Found = std::function<void(const Result<explore::Following>&)>;
    /// What was derived from a statement of a closed scene; a question like `solve`.
    void follow(std::shared_ptr<Closure> closure, const facts::Statement& statement, Found found);
    using Told = std::function<void(const Result<WhyNoPath>&)>;
    /// What is missing of a goal without a path; a question like `solve`.
    void why_not(std::shared_ptr<Closure> closure, const workflow::GoalResult& goal, Told told);
    /// The same of a question without an answer.
    void why_not(std::shared_ptr<Closure> closure, const scene::Question& question, const workflow::GoalResult& answer,
                 Told told);
    using Paged = std::function<void(const Result<workflow::RulePage>&)>;
    /// Makes the page of a rule. No stop ends it: it takes a moment.
    void page(RuleId rule, Paged paged);

    /// The closure runs or waits to run.
    bool closing() const { return closing_; }
    /// Tells the closure and every question to stop. The closure ends with what it has; each calls back.
    void stop();
    /// Tells the closure to stop and drops it: its callback is not called any more. Questions go on.
    void drop();

    struct Phase {
        std::string stage;
        std::uint64_t done = 0;
    };
    Phase phase() const;
    double seconds() const;

private:
    struct Watch;
    using Job = jobs::Handle<std::shared_ptr<Closure>>;
    /// A question as far as it can be stopped.
    struct Question {
        std::function<bool()> ready;
        std::function<void()> cancel;
    };
    template<class T>
    void ask(const jobs::Handle<T>& job, std::function<void(const Result<T>&)> answered);
    template<class T>
    void call_back(const jobs::Handle<T>& job, std::function<void(const Result<T>&)> answered);
    void stop_questions();
    void stop_marking();
    void deliver(std::uint64_t ticket, const Job& job, std::uint64_t scene_revision, const Closed& closed);

    std::uint64_t ticket_ = 0;
    bool closing_ = false;
    QElapsedTimer clock_;
    std::shared_ptr<Watch> watch_;
    Job running_;
    std::vector<Question> questions_;   ///< not answered yet
    std::function<void()> end_listing_; ///< null while none was asked for
    jobs::Handle<std::vector<bool>> marking_;
    // Last: their threads end before anything that they use. One each: the engine of a closure is not for two.
    jobs::Pool closing_pool_{1};
    jobs::Pool answering_pool_{1};
    jobs::Pool marking_pool_{1, jobs::Priority::low};
};

} // namespace porism::ui
