#include "ui/session/inspection.h"

#include "scene/carry.h"
#include "ui/session/inspection_impl.h"
#include "ui/session/session.h"

#include <algorithm>

namespace porism::ui {

namespace {

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

Inspection::Inspection(Session& session) : impl_(std::make_unique<Impl>(*this, session)) {
    connect(&impl_->rest, &QTimer::timeout, this, [this] { check_again(); });
    connect(&session, &Session::selectionChanged, this, [this] {
        if (!impl_->session.selection().empty()) light({});
    });
    connect(&session, &Session::documentChanged, this, [this] {
        light({});
        impl_->note_edit();
        Q_EMIT changed();
    });
    for (const auto change : {&Session::goalResultChanged, &Session::documentChanged})
        connect(&session, change, this, [this] {
            if (impl_->session.is_answered()) verify();
        });
}

Inspection::~Inspection() {
    impl_->whole.stop();
    impl_->single.stop();
    impl_->samples.stop();
}

void Inspection::Impl::note_edit() {
    stop_single();
    const document::Document& now = session.document();
    const bool same = looked_at.scene == now.scene && looked_at.goals == now.goals &&
                      looked_at.questions == now.questions && looked_at.told == now.told;
    const bool known = found && !whole.cancel && found->revision == begun_at;
    if (known && same) found->revision = begun_at = session.revision();
    if (!watched && whole.cancel && begun_at != session.revision()) stop_whole();
    if (watched && (!found || self.outdated())) rest.start();
}

bool Inspection::Impl::knows_checks_alone() const {
    return found && !self.outdated() && !whole.cancel && !found->trouble && !found->counter && !found->givens;
}

void Inspection::set_watched(bool watched) {
    impl_->watched = watched;
    if (!watched)
        impl_->rest.stop();
    else if (!checking() && (!inspected() || outdated()))
        check_again();
    else if (impl_->knows_checks_alone())
        impl_->look_for_all_else();
}

void Inspection::verify() {
    const bool under_way = checking() && impl_->begun_at == impl_->session.revision();
    if (!impl_->watched && !under_way && (!inspected() || outdated())) check_again();
}

void Inspection::stop() {
    if (impl_->watched || !checking()) return;
    impl_->stop_whole();
    Q_EMIT changed();
}

void Inspection::check_again() {
    impl_->rest.stop();
    impl_->start();
}

bool Inspection::checking() const {
    return impl_->whole.cancel != nullptr;
}

bool Inspection::verifying() const {
    return impl_->verifying || outdated();
}

Status Inspection::run_again(std::size_t check) {
    if (!inspected() || check >= inspected()->verdict.checks.size())
        return fail("no_such_check", "there is no such check");
    if (verifying()) return fail("outdated", "all checks are being made again", "wait for their verdict");
    if (running_again()) return fail("running", "a check is being run again already", "wait for it");
    impl_->start_again(check);
    return {};
}

std::optional<std::size_t> Inspection::running_again() const {
    return impl_->running_again;
}

bool Inspection::at_rest() const {
    if (checking() || running_again() || impl_->samples.cancel) return false;
    return !impl_->watched || impl_->session.scene().actions().empty() || (inspected() && !outdated());
}

const std::vector<PointId>& Inspection::lit() const {
    return impl_->lit;
}

void Inspection::light(std::vector<PointId> points) {
    if (!impl_->session.selection().empty()) points.clear();
    if (points == impl_->lit) return;
    impl_->lit = std::move(points);
    Q_EMIT litChanged();
}

const Inspected* Inspection::inspected() const {
    return impl_->found ? &*impl_->found : nullptr;
}

bool Inspection::outdated() const {
    return impl_->found && impl_->found->revision != impl_->session.revision();
}

void Inspection::look_at_samples() {
    const Inspected* now = inspected();
    const bool no_mend = now && now->mends && now->mends->empty() && now->verdict.outcome != problem::Outcome::accepted;
    if (no_mend && !outdated()) impl_->look_for_nearest_passing();
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
