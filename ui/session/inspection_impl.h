// What runs behind Inspection, and what it keeps. For the sources of Inspection only.
#pragma once

#include "jobs/pool.h"
#include "ui/session/inspection.h"
#include "workflow/load.h"
#include "workflow/verify/diagnosis/again.h"
#include "workflow/verify/diagnosis/inspect.h"

#include <QtCore/QMetaObject>
#include <QtCore/QTimer>
#include <functional>
#include <utility>

namespace porism::ui {

struct Inspection::Impl {
    /// The sample that a mend makes, and the answers where it tells others.
    struct Mended {
        document::Document document;
        bool rewrites; ///< else the answers alone
        diagnose::Answers answers;
        bool words_left_out;
    };

    /// A job in the background, and which of its kind it is.
    struct Work {
        std::uint64_t ticket = 0;
        std::function<void()> cancel; ///< null where nothing runs

        void stop() {
            ++ticket;
            if (const auto end = std::exchange(cancel, nullptr)) end();
        }
    };

    static constexpr int rest_ms = 400;

    Inspection& self;
    Session& session;
    bool watched = false;
    QTimer rest;
    Work whole, single, samples; ///< all checks and what is found after them; one check again; the nearest that passes
    bool verifying = false;      ///< all checks are being made
    std::optional<std::size_t> running_again; ///< of `found`
    std::optional<Inspected> found;
    std::uint64_t begun_at = 0;   ///< Session::revision() when all checks were last begun
    document::Document looked_at; ///< as it was then
    workflow::LoadedProblem problem{{}, document::Document{}};
    std::vector<geometry::Point<double>> picture;           ///< of the figure of `found`
    std::vector<Mended> mended;                             ///< one per mend of `found`
    std::shared_ptr<const workflow::LoadedProblem> passing; ///< that of `found`, or is being looked at for it
    std::vector<PointId> lit;
    jobs::Pool pool{2}; ///< last: its threads end before what they use

    Impl(Inspection& inspection, Session& of) : self(inspection), session(of) {
        rest.setSingleShot(true);
        rest.setInterval(rest_ms);
    }

    /// Runs in the background and takes the result on this thread, unless that is stopped in between.
    template<class Job, class Take>
    void run(Work& work, Job make, Take take) {
        const auto job = pool.submit(
            [problem = problem, make = std::move(make)](const Control& control) { return make(problem, control); });
        work.cancel = [job] { job.cancel(); };
        job.on_ready([this, &work, job, take, mine = work.ticket] {
            QMetaObject::invokeMethod(
                &self,
                [this, &work, take, mine, result = job.get()] {
                    if (mine != work.ticket) return;
                    work.cancel = nullptr;
                    take(result);
                    Q_EMIT self.changed();
                },
                Qt::QueuedConnection);
        });
    }
    template<class Job, class Take>
    void run(Job make, Take take) {
        run(whole, std::move(make), std::move(take));
    }

    void stop_single();
    void stop_whole();
    void start();
    /// An edit that leaves what is verified as it is leaves its verdict too.
    void note_edit();
    /// Whether the verdict of the present version stands alone: it came while nobody looked.
    bool knows_checks_alone() const;
    void take_verdict(std::uint64_t revision, const Result<workflow::Inspection>& result);
    void start_again(std::size_t check);
    void take_again(std::size_t check, const Result<workflow::MadeAgain>& result);
    /// All that hangs on what the verdict says, one after the other.
    void look_for_all_else();
    void look_for_counter_picture();
    void look_for_mends();
    void look_why_there_is_no_mend();
    void look_for_nearest_passing();
    void look_for_smallest_part();
    void look_for_needs();

    /// The document with a mend; what it was told stays with it.
    document::Document with(const Mended& mend) const;
};

} // namespace porism::ui
