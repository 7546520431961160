#include "ui/session/inspection_impl.h"
#include "ui/session/inspection_shown.h"
#include "ui/session/samples.h"
#include "ui/session/session.h"
#include "ui/session/wording.h"
#include "workflow/told.h"
#include "workflow/verify/diagnosis/diagnose.h"
#include "workflow/verify/diagnosis/left_out.h"

#include <algorithm>

namespace porism::ui {

namespace {

/// What decides, and how it ended.
std::optional<std::pair<std::size_t, problem::CheckState>> decision(const Inspected& found) {
    const auto deciding = found.deciding();
    if (!deciding) return std::nullopt;
    return std::pair(*deciding, found.verdict.checks[*deciding].state);
}

} // namespace

std::optional<std::size_t> Inspected::deciding() const {
    const auto& checks = verdict.checks;
    const auto failed = std::ranges::find(checks, problem::CheckState::failed, &problem::Check::state);
    if (failed != checks.end()) return static_cast<std::size_t>(failed - checks.begin());
    const problem::Check* open = verdict.deciding();
    return open ? std::optional(static_cast<std::size_t>(open - checks.data())) : std::nullopt;
}

void Inspection::Impl::stop_single() {
    single.stop();
    running_again.reset();
}

void Inspection::Impl::stop_whole() {
    whole.stop();
    samples.stop();
    verifying = false;
}

void Inspection::Impl::start() {
    stop_whole();
    stop_single();
    if (session.scene().actions().empty()) {
        found.reset();
        Q_EMIT self.changed();
        return;
    }
    verifying = true;
    begun_at = session.revision();
    looked_at = session.document();
    problem = workflow::as_problem(looked_at);
    const auto read = [](const workflow::LoadedProblem& of, const Control& control) {
        return Result<workflow::LoadedProblem>(workflow::as_told(of, control));
    };
    run(read, [this, revision = begun_at](const Result<workflow::LoadedProblem>& told) {
        problem = *told;
        run(&workflow::inspect,
            [this, revision](const Result<workflow::Inspection>& result) { take_verdict(revision, result); });
    });
    Q_EMIT self.changed();
}

void Inspection::Impl::start_again(std::size_t check) {
    running_again = check;
    const auto make = [check, verdict = found->verdict](const workflow::LoadedProblem& of, const Control& control) {
        return workflow::verify_again(of, verdict, check, control);
    };
    run(single, make, [this, check](const Result<workflow::MadeAgain>& result) { take_again(check, result); });
    Q_EMIT self.changed();
}

void Inspection::Impl::take_again(std::size_t check, const Result<workflow::MadeAgain>& result) {
    running_again.reset();
    RanAgain& again = found->again[check];
    again = {found->verdict.checks[check], {}};
    if (!result) {
        again.trouble = error_sentence(result.error());
        Q_EMIT self.ranAgain(check);
        return;
    }
    const auto before = decision(*found);
    found->verdict = result->verdict;
    found->told[check] = shown(workflow::words_of(result->now, problem.document->scene, picture));
    Q_EMIT self.ranAgain(check);
    if (decision(*found) != before) look_for_all_else();
}

void Inspection::Impl::look_for_all_else() {
    whole.stop();
    samples.stop();
    mended.clear();
    found->mends.reset();
    found->passing.reset();
    passing.reset();
    found->smallest.reset();
    found->counter.reset();
    found->givens.reset();
    found->no_smaller.clear();
    found->no_mend.clear();
    found->open_beside_scene = false;
    if (found->verdict.outcome == problem::Outcome::accepted)
        look_for_needs();
    else
        look_for_counter_picture();
}

void Inspection::Impl::take_verdict(std::uint64_t revision, const Result<workflow::Inspection>& result) {
    verifying = false;
    stop_single();
    found = Inspected{};
    passing.reset();
    found->revision = revision;
    if (!result) {
        found->trouble = error_sentence(result.error());
        mended.clear();
        return;
    }
    found->verdict = result->verdict;
    found->blamed = result->blamed;
    picture = result->picture;
    for (const workflow::CheckWords& words : result->words) found->told.push_back(shown(words));
    if (watched) look_for_all_else();
}

void Inspection::Impl::look_for_counter_picture() {
    const auto work = [verdict = found->verdict](const workflow::LoadedProblem& of, const Control& control) {
        return Result<std::optional<workflow::CounterPicture>>(workflow::counter_picture(of, verdict, control));
    };
    run(work, [this](const Result<std::optional<workflow::CounterPicture>>& counter) {
        found->counter.emplace(counter ? shown(*counter) : std::nullopt);
        look_for_mends();
    });
}

void Inspection::Impl::look_for_mends() {
    run(&workflow::offers, [this](const Result<std::vector<workflow::Offer>>& offers) {
        found->mends.emplace();
        if (offers)
            for (const workflow::Offer& offer : *offers) {
                found->mends->push_back(
                    {core_words(offer.text), shown(offer.mended), offer.verdict.outcome == problem::Outcome::accepted});
                mended.push_back({offer.mended.document, offer.rewrites, offer.answers, offer.words_left_out});
            }
        if (mended.empty())
            look_why_there_is_no_mend();
        else
            look_for_smallest_part();
    });
}

void Inspection::Impl::look_why_there_is_no_mend() {
    struct Why {
        bool beside_scene;
        std::string given;
    };
    const auto work = [](const workflow::LoadedProblem& of, const Control& control) {
        return Result<Why>(Why{workflow::is_open_beside_scene(of, control), workflow::why_not_left_out(of, control)});
    };
    run(work, [this](const Result<Why>& why) {
        found->open_beside_scene = why && why->beside_scene;
        if (why && !why->given.empty()) found->no_mend = core_words(why->given) + '.';
        look_for_nearest_passing();
        look_for_smallest_part();
    });
}

void Inspection::Impl::look_for_nearest_passing() {
    const auto nearest = session.samples().nearest_passing(workflow::Gist(workflow::sentences_of(problem)));
    if (nearest && nearest->problem == passing) return;
    samples.stop();
    passing = nearest ? nearest->problem : nullptr;
    if (!nearest) {
        found->passing.reset();
        Q_EMIT self.changed();
        return;
    }
    const auto work = [other = nearest->problem](const workflow::LoadedProblem& of, const Control& control) {
        return workflow::beside(of, workflow::as_told(*other, control), control);
    };
    run(samples, work, [this, nearest](const Result<workflow::PassingSample>& sample) {
        if (!sample) return;
        found->passing = shown(*sample, *problem.document);
        found->passing->name = QString::fromStdString(nearest->problem->name);
        found->passing->number = nearest->number;
    });
}

void Inspection::Impl::look_for_smallest_part() {
    run(&workflow::smallest_part, [this](const Result<workflow::SmallestPart>& part) {
        found->smallest.emplace(shown(part));
        if (!part && part.error().code == "whole_is_smallest") found->no_smaller = error_sentence(part.error());
        look_for_needs();
    });
}

document::Document Inspection::Impl::with(const Mended& mend) const {
    document::Document out = session.document();
    if (!mend.answers.empty()) out.told = out.told.with_answers(mend.answers);
    if (mend.words_left_out && !out.told.empty()) out.told = out.told.with_words_left_out();
    if (!mend.rewrites) return out;
    out.scene = mend.document.scene;
    out.goals = mend.document.goals;
    out.questions = mend.document.questions;
    if (!out.told.empty()) out.told = out.told.with_branches_meant();
    return out;
}

void Inspection::Impl::look_for_needs() {
    run(&workflow::givens_told, [this](const Result<std::vector<workflow::GivenTold>>& told) {
        found->givens.emplace();
        if (!told) return;
        for (const workflow::GivenTold& one : *told) found->givens->push_back(shown(one));
    });
}

} // namespace porism::ui
