#include "ui/session/inspection.h"

#include "jobs/pool.h"
#include "scene/carry.h"
#include "ui/session/session.h"
#include "ui/session/wording.h"
#include "workflow/told.h"
#include "workflow/verify/diagnose.h"
#include "workflow/verify/inspect.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QMetaObject>
#include <QtCore/QTimer>
#include <algorithm>
#include <array>
#include <functional>
#include <utility>

namespace porism::ui {

namespace {

constexpr int rest_ms = 400;

FigureShown shown(const workflow::Pictured& pictured) {
    return {pictured.document.scene, pictured.figure};
}

std::optional<CounterPictureShown> shown(const std::optional<workflow::CounterPicture>& counter) {
    if (!counter) return std::nullopt;
    const document::Document& document = counter->shown.document;
    return CounterPictureShown{shown(counter->shown), notation(document.goals[counter->goal], About(document.scene)),
                               counter->number == 0};
}

std::optional<SmallestPartShown> shown(const Result<workflow::SmallestPart>& part) {
    if (!part) return std::nullopt;
    const document::Document& document = part->part.document;
    SmallestPartShown out{shown(part->part), part->actions, part->minimal, {}};
    for (const facts::Statement& goal : document.goals) out.besides += notation(goal, About(document.scene));
    for (const scene::Question& question : document.questions) out.besides += question_words(question, document.scene);
    if (part->answer)
        out.besides += QCoreApplication::translate("Inspection", "the answer %1")
                           .arg(QString::fromStdString(part->answer->text()));
    for (const std::string& step : part->steps) out.besides += core_words(step);
    return out;
}

struct NeedRow {
    diagnose::Need need;
    Need shown;
};
constexpr std::array need_rows{NeedRow{diagnose::Need::needed, Need::needed},
                               NeedRow{diagnose::Need::redundant, Need::redundant},
                               NeedRow{diagnose::Need::undecided, Need::undecided}};

Need shown(const std::optional<diagnose::Need>& need) {
    return need ? std::ranges::find(need_rows, *need, &NeedRow::need)->shown : Need::missing;
}

GivenShown shown(const workflow::GivenTold& told) {
    QString reason = core_words(told.reason);
    if (!told.kept.empty())
        reason =
            QCoreApplication::translate("Inspection", "%1 (%2 is kept)").arg(reason, QString::fromStdString(told.kept));
    GivenShown out{told.action, shown(told.need), QString::fromStdString(told.given), QString::fromStdString(told.goal),
                   reason};
    if (told.counter) out.counter = shown(*told.counter);
    return out;
}

/// The sample that a mend makes, or the answer alone.
struct Mended {
    document::Document document;
    std::optional<numbers::Scalar> answer;
};

bool same_constructions(const scene::Action& one, const scene::Action& other) {
    return std::ranges::equal(one.uses, other.uses, {}, &scene::Use::construction, &scene::Use::construction);
}

/// The picture stays as it is as far as it can: points that have no places stand where they are drawn now.
scene::Scene where_it_is(scene::Scene mended, const scene::Scene& now) {
    for (std::size_t i = 0; i < mended.actions().size(); ++i) {
        const scene::Action& action = mended.actions()[i];
        const auto there = scene::action_like(action, mended, now);
        if (!there || !action.at.empty() || !same_constructions(action, now.actions()[*there])) continue;
        const auto& at = now.actions()[*there].at;
        if (std::ranges::none_of(at, [](const auto& place) { return place && place->given; }))
            mended = mended.with_coordinates(i, at);
    }
    return mended;
}

} // namespace

struct Inspection::Impl {
    Inspection& self;
    Session& session;
    bool watched = false;
    QTimer rest;
    std::uint64_t ticket = 0;
    std::function<void()> cancel; ///< what runs; null where nothing does
    std::optional<Inspected> found;
    workflow::LoadedProblem problem{{}, document::Document{}};
    std::vector<Mended> mended; ///< one per mend of `found`
    jobs::Pool pool{1};         ///< last: its thread ends before what it uses

    Impl(Inspection& inspection, Session& of) : self(inspection), session(of) {
        rest.setSingleShot(true);
        rest.setInterval(rest_ms);
    }

    /// Runs in the background and takes the result on this thread, unless the document went on in between.
    template<class Work, class Take>
    void run(Work work, Take take) {
        const auto job =
            pool.submit([problem = problem, work](const Control& control) { return work(problem, control); });
        cancel = [job] { job.cancel(); };
        job.on_ready([this, job, take, mine = ticket] {
            QMetaObject::invokeMethod(
                &self,
                [this, take, mine, result = job.get()] {
                    if (mine != ticket) return;
                    cancel = nullptr;
                    take(result);
                    Q_EMIT self.changed();
                },
                Qt::QueuedConnection);
        });
    }

    void stop() {
        ++ticket;
        if (const auto end = std::exchange(cancel, nullptr)) end();
    }

    void start() {
        stop();
        if (session.scene().actions().empty()) {
            found.reset();
            Q_EMIT self.changed();
            return;
        }
        problem = workflow::as_problem(session.document());
        const auto read = [](const workflow::LoadedProblem& of, const Control& control) {
            return Result<workflow::LoadedProblem>(workflow::as_told(of, control));
        };
        run(read, [this, revision = session.revision()](const Result<workflow::LoadedProblem>& told) {
            problem = *told;
            run(&workflow::inspect,
                [this, revision](const Result<workflow::Inspection>& result) { take_verdict(revision, result); });
        });
        Q_EMIT self.changed();
    }

    void take_verdict(std::uint64_t revision, const Result<workflow::Inspection>& result) {
        found = Inspected{};
        found->revision = revision;
        mended.clear();
        if (!result) {
            found->trouble = error_sentence(result.error());
            return;
        }
        found->verdict = result->verdict;
        found->blamed = result->blamed;
        for (const workflow::CheckWords& words : result->words)
            found->told.push_back({QString::fromStdString(words.about), core_words(words.message)});
        if (found->verdict.outcome == problem::Outcome::accepted)
            look_for_needs();
        else
            look_for_counter_picture();
    }

    void look_for_counter_picture() {
        const auto work = [](const workflow::LoadedProblem& of, const Control& control) {
            return Result<std::optional<workflow::CounterPicture>>(workflow::counter_picture(of, control));
        };
        run(work, [this](const Result<std::optional<workflow::CounterPicture>>& counter) {
            found->counter.emplace(counter ? shown(*counter) : std::nullopt);
            look_for_mends();
        });
    }

    void look_for_mends() {
        run(&workflow::offers, [this](const Result<std::vector<workflow::Offer>>& offers) {
            found->mends.emplace();
            if (offers)
                for (const workflow::Offer& offer : *offers) {
                    found->mends->push_back({core_words(offer.text), shown(offer.mended),
                                             offer.verdict.outcome == problem::Outcome::accepted});
                    mended.push_back({offer.mended.document, offer.answer});
                }
            if (mended.empty())
                look_beside_the_scene();
            else
                look_for_smallest_part();
        });
    }

    void look_beside_the_scene() {
        const auto work = [](const workflow::LoadedProblem& of, const Control& control) {
            return Result<bool>(workflow::is_open_beside_scene(of, control));
        };
        run(work, [this](const Result<bool>& beside) {
            found->open_beside_scene = beside.value_or(false);
            look_for_smallest_part();
        });
    }

    void look_for_smallest_part() {
        run(&workflow::smallest_part, [this](const Result<workflow::SmallestPart>& part) {
            found->smallest.emplace(shown(part));
            if (!part && part.error().code == "whole_is_smallest") found->no_smaller = error_sentence(part.error());
            look_for_needs();
        });
    }

    /// The document with a mend; what it was told stays with it.
    document::Document with(const Mended& mend) const {
        document::Document out = session.document();
        if (mend.answer) {
            out.told = out.told.with_answer(*mend.answer);
            return out;
        }
        out.scene = mend.document.scene;
        out.goals = mend.document.goals;
        out.questions = mend.document.questions;
        if (!out.told.empty()) out.told = out.told.with_branches_meant();
        return out;
    }

    void look_for_needs() {
        run(&workflow::givens_told, [this](const Result<std::vector<workflow::GivenTold>>& told) {
            found->givens.emplace();
            if (!told) return;
            for (const workflow::GivenTold& one : *told) found->givens->push_back(shown(one));
        });
    }
};

Inspection::Inspection(Session& session) : impl_(std::make_unique<Impl>(*this, session)) {
    connect(&impl_->rest, &QTimer::timeout, this, [this] { check_again(); });
    connect(&session, &Session::documentChanged, this, [this] {
        if (impl_->watched) impl_->rest.start();
        Q_EMIT changed();
    });
}

Inspection::~Inspection() {
    impl_->stop();
}

void Inspection::set_watched(bool watched) {
    impl_->watched = watched;
    if (!watched)
        impl_->rest.stop();
    else if (!checking() && (!inspected() || outdated()))
        check_again();
}

void Inspection::check_again() {
    impl_->rest.stop();
    impl_->start();
}

bool Inspection::checking() const {
    return impl_->cancel != nullptr;
}

const Inspected* Inspection::inspected() const {
    return impl_->found ? &*impl_->found : nullptr;
}

bool Inspection::outdated() const {
    return impl_->found && impl_->found->revision != impl_->session.revision();
}

Status Inspection::apply(std::size_t mend) {
    if (mend >= impl_->mended.size()) return fail("no_such_mend", "there is no such mend");
    if (outdated()) return fail("outdated", "the document was changed meanwhile", "wait for its own verdict");
    const QString text = impl_->found->mends->at(mend).text;
    const document::Document document = impl_->with(impl_->mended[mend]);
    document::Document in_place = document;
    in_place.scene = where_it_is(document.scene, impl_->session.scene());
    Status done = impl_->session.edit(tr("mend"), std::move(in_place));
    if (!done) done = impl_->session.edit(tr("mend"), document);
    if (done) check_again();
    return done;
}

} // namespace porism::ui
