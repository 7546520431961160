#include "ui/session/session.h"

#include "realize/hand.h"
#include "realize/realize.h"
#include "scene/catalogue.h"
#include "ui/session/session_impl.h"
#include "ui/session/wording.h"

#include <QtGui/QUndoCommand>

namespace porism::ui {

namespace {

constexpr int merged_command = 1;

} // namespace

/// One step of undo: the versions before and after, whole.
class EditCommand final : public QUndoCommand {
public:
    using Show = std::function<void(VersionPtr)>;
    EditCommand(const QString& text, VersionPtr before, VersionPtr after, QString merge, Show show)
        : QUndoCommand(text), before_(std::move(before)), after_(std::move(after)), merge_(std::move(merge)),
          show_(std::move(show)) {}

    void undo() override { show_(before_); }
    void redo() override { show_(after_); }
    int id() const override { return merge_.isEmpty() ? -1 : merged_command; }
    bool mergeWith(const QUndoCommand* next) override {
        const auto* other = static_cast<const EditCommand*>(next);
        if (other->merge_ != merge_) return false;
        after_ = other->after_;
        return true;
    }

private:
    VersionPtr before_, after_;
    QString merge_;
    Show show_;
};

Session::Impl::Impl(Session& session, Options opts)
    : self(session), options(std::move(opts)), version(std::make_shared<const Version>()),
      autosave(options.recovery_folder) {
    rest.setSingleShot(true);
    rest.setInterval(options.rest_ms);
    tick.setInterval(100);
    connect(&rest, &QTimer::timeout, &self, [this] { start_closure(); });
    connect(&tick, &QTimer::timeout, &self, [this] { changed(state_change); });
    connect(&stack, &QUndoStack::cleanChanged, &self, [this] { changed(file_change); });
    side_file_trouble = autosave.trouble();
    connect(&library, &Library::changed, &self, [this] { changed(problems_change); });
    connect(&inspection, &Inspection::changed, &self,
            [this] { changed(version->no_figure ? state_change | problems_change : state_change); });
    connect(&autosave, &Autosave::troubled, &self, [this](const QString& reason) {
        side_file_trouble = reason;
        changed(problems_change);
    });
}

Session::Session(Options options, QObject* parent)
    : QObject(parent), impl_(std::make_unique<Impl>(*this, std::move(options))) {
    connect(&impl_->samples, &Samples::changed, &impl_->inspection, &Inspection::look_at_samples);
}

Session::~Session() {
    // The stack tells of its end; nobody listens any more.
    impl_->stack.disconnect();
    impl_->samples.disconnect();
    impl_->background.drop();
}

void Session::Impl::changed(unsigned what) {
    if (changes == 0)
        QMetaObject::invokeMethod(
            &self, [this] { send(); }, Qt::QueuedConnection);
    changes |= what;
}

void Session::Impl::send() {
    const unsigned now = changes;
    changes = 0;
    if (now & document_change) Q_EMIT self.documentChanged();
    if (now & diagram_change) Q_EMIT self.diagramChanged();
    if (now & replay_change) Q_EMIT self.replayChanged();
    if (now & closure_change) Q_EMIT self.closureChanged();
    if (now & goal_change) Q_EMIT self.goalResultChanged();
    if (now & why_change) Q_EMIT self.whyChanged();
    if (now & selection_change) Q_EMIT self.selectionChanged();
    if (now & hover_change) Q_EMIT self.hoverChanged();
    if (now & problems_change) Q_EMIT self.problemsChanged();
    if (now & state_change) Q_EMIT self.stateChanged();
    if (now & file_change) Q_EMIT self.fileChanged();
    if (now & rules_change) Q_EMIT self.rulesChanged();
    if (now & rule_change) Q_EMIT self.ruleShown();
    if (now & page_change) Q_EMIT self.rulePageChanged();
}

const document::Document& Session::document() const {
    return impl_->version->document;
}
std::uint64_t Session::revision() const {
    return impl_->version->revision;
}
std::uint64_t Session::scene_revision() const {
    return impl_->version->scene_revision;
}
QString Session::file_name() const {
    return impl_->file_name;
}
bool Session::modified() const {
    return !impl_->stack.isClean();
}
QUndoStack& Session::undo_stack() {
    return impl_->stack;
}

Result<Settled> Session::Impl::settled(const scene::Scene& scene) const {
    const Passed* passed = trail.of(scene);
    if (passed == nullptr) passed = trail.before(scene);
    std::optional<Settled> before = passed != nullptr ? std::optional(passed->figure) : std::nullopt;
    const scene::Scene& present = version->document.scene;
    const bool longer = !before || before->scene.actions().size() < present.actions().size();
    if (version->diagram && !version->no_figure && longer && begins_with(scene, present))
        before = Settled{present, version->diagram};
    if (before)
        if (auto on = settle_on(scene, *before)) return on;
    return settle(scene);
}

Result<VersionPtr> Session::Impl::next_version(document::Document after) {
    auto next = std::make_shared<Version>();
    next->document = std::move(after);
    next->revision = ++last_revision;
    if (next->document.scene == version->document.scene) {
        next->diagram = version->diagram;
        next->no_figure = version->no_figure;
        next->figure_actions = version->figure_actions;
        next->scene_revision = version->scene_revision;
        return next;
    }
    auto settled = this->settled(next->document.scene);
    // A scene that has no figure yet may stay without one while it is being mended, but nothing is built upon it.
    const bool mending =
        version->no_figure && next->document.scene.actions().size() <= version->document.scene.actions().size();
    if (!settled && !mending) return fail(std::move(settled).error());
    take_figure(*next, std::move(settled));
    next->scene_revision = next->revision;
    return next;
}

VersionPtr Session::Impl::opened_version(document::Document document, const realize::Wanted& holding) {
    auto opened = std::make_shared<Version>();
    auto settled = settle(document.scene, holding);
    opened->document = std::move(document);
    opened->revision = opened->scene_revision = ++last_revision;
    take_figure(*opened, std::move(settled));
    return opened;
}

void Session::Impl::show(VersionPtr next) {
    const VersionPtr before = version;
    const auto& view = before->document.presentation.view;
    if (next->document.presentation.view != view) {
        auto looking = std::make_shared<Version>(*next);
        looking->document.presentation.view = view;
        next = std::move(looking);
    }
    const bool all_shown = shown == before->figure_actions;
    version = std::move(next);
    live.reset();
    reports.clear();
    const std::size_t count = version->figure_actions;
    shown = all_shown ? count : std::min(shown, count);
    carry_selection(before->document.scene, version->document.scene);
    if (version->scene_revision != before->scene_revision) {
        changed(diagram_change | replay_change);
        schedule_closure();
    }
    keep_current(before->document);
    align_goals();
    want_goals();
    changed(document_change | problems_change | state_change | file_change);
    autosave.keep(version->document, file_name);
}

Status Session::edit(const QString& text, document::Document after, const QString& merge) {
    if (after == document()) return {};
    auto next = impl_->next_version(std::move(after));
    if (!next) return fail(std::move(next).error());
    const auto show = [this](VersionPtr version) { impl_->show(std::move(version)); };
    impl_->stack.push(new EditCommand(text, impl_->version, *next, merge, show));
    return {};
}

void Session::set_view(const std::array<double, 4>& view) {
    if (document().presentation.view == view) return;
    auto looking = std::make_shared<Version>(*impl_->version);
    looking->document.presentation.view = view;
    impl_->version = std::move(looking);
}

std::shared_ptr<const diagram::Diagram> Session::diagram() const {
    return impl_->version->diagram;
}

std::size_t Session::figure_actions() const {
    return impl_->version->figure_actions;
}

const diagram::Picture& Session::picture() const {
    return impl_->live ? impl_->live->picture : impl_->version->diagram->scene_picture;
}

bool Session::is_movable(PointId point) const {
    if (!diagram() || point.index() >= diagram()->point_count()) return false;
    const scene::Action& action = scene().actions()[scene().action_of(point)];
    for (std::size_t i = 0; i < action.at.size(); ++i)
        if (action.outputs[i] == point && action.at[i] && action.at[i]->given) return false;
    return realize::is_movable(*diagram(), point);
}

Session::Branches Session::preview(const scene::Action& action, std::span<const geometry::Point<double>> extra) const {
    if (impl_->version->no_figure) return {};
    scene::Scene with = scene();
    diagram::Picture picture = diagram() ? this->picture() : diagram::Picture{};
    for (const auto& place : extra) {
        const std::string name = scene::fresh_name(with);
        const scene::Use free{*scene::construction_by_name("free"), {}, {}};
        if (!with.append({{}, {free}}, {&name, 1})) return {};
        picture.points.push_back(place);
    }
    return realize::preview(with, picture, action);
}

std::vector<int> Session::choices(std::size_t action) const {
    return action < figure_actions() ? diagram()->choices[action] : std::vector{0};
}

int Session::branch(std::size_t action) const {
    return action < figure_actions() ? diagram()->branches[action] : 0;
}

Session::Branches Session::branch_places(std::size_t action) const {
    if (action >= figure_actions()) return {};
    const scene::Scene before = scene().prefix(action);
    diagram::Picture seen = picture();
    seen.points.resize(before.point_count());
    return realize::preview(before, seen, scene().actions()[action]);
}

std::vector<std::size_t> Session::placed_by_hand(ConstructionId row) {
    return realize::outputs_by_hand(row);
}

void Session::begin_drag(PointId point) {
    if (!is_movable(point)) return;
    impl_->dragged = point;
    impl_->live = realize::followed(*diagram());
}

bool Session::drag_to(geometry::Point<double> target) {
    if (!impl_->live) return false;
    auto moved = realize::drag(*impl_->live, impl_->dragged, target);
    if (!moved) return false;
    impl_->live = *std::move(moved);
    Q_EMIT pictureMoved();
    return true;
}

namespace {

scene::Scene placed_as(const Session& session, const realize::Followed& figure) {
    const scene::Scene drawn = session.scene().prefix(session.figure_actions());
    return with_prefix(session.scene(), realize::with_followed(drawn, *session.diagram(), figure));
}

} // namespace

scene::Scene Session::placed_scene() const {
    return diagram() ? placed_as(*this, realize::followed(*diagram())) : scene();
}

Status Session::end_drag(const QString& merge) {
    if (!impl_->live) return {};
    const realize::Followed target = *std::move(impl_->live);
    impl_->live.reset();
    document::Document after = document();
    after.scene = placed_as(*this, target);
    const QString name = point_name(scene(), impl_->dragged);
    const Status status = edit(tr("move %1").arg(name), std::move(after), merge);
    Q_EMIT pictureMoved();
    return status;
}

void Session::cancel_drag() {
    impl_->live.reset();
    Q_EMIT pictureMoved();
}

bool Session::dragging() const {
    return impl_->live.has_value();
}

std::size_t Session::shown_actions() const {
    return impl_->shown;
}

void Session::show_actions(std::size_t count) {
    count = std::min(count, figure_actions());
    if (count == impl_->shown) return;
    impl_->shown = count;
    impl_->changed(replay_change);
}

bool Session::is_shown(PointId point) const {
    return scene().action_of(point) < impl_->shown;
}

bool Session::is_hidden(PointId point) const {
    const auto& hidden = document().presentation.hidden;
    const auto found = hidden.find(scene().name(point));
    return found != hidden.end() && found->second;
}

} // namespace porism::ui
