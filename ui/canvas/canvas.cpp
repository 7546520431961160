#include "ui/canvas/canvas.h"

#include "paint/presented.h"
#include "ui/canvas/figure_notice.h"
#include "ui/canvas/measure_strip.h"
#include "ui/canvas/prompt_bar.h"
#include "ui/canvas/sight_hint.h"
#include "ui/canvas/tools/construct_tool.h"
#include "ui/session/inspection.h"
#include "ui/session/session.h"
#include "ui/session/wording.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/icon.h"

#include <QtGui/QResizeEvent>
#include <QtGui/QUndoStack>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QToolButton>
#include <algorithm>
#include <utility>

namespace porism::ui {

namespace {

// Figures have a size of about one: this much of the plane is seen of an empty one.
constexpr double empty_height = 3.2;
constexpr double edge = 14; // pixels: a point nearer to the border is not well seen
// Around a figure that is shown whole: a part of the shorter side, and at least a letter. A message above the canvas
// takes of it.
constexpr double margin_part = 0.095, least_margin = 26;
constexpr int overlay_top = 12; // pixels: above the prompt and the notice
constexpr double least_scale = 1e-3, most_scale = 1e7;

QToolButton* small_button(const QString& name, const QString& tip) {
    auto* button = new QToolButton;
    button->setIcon(icon(name));
    button->setIconSize({17, 17});
    button->setToolTip(tip);
    button->setAccessibleName(tip);
    button->setFocusPolicy(Qt::NoFocus);
    return button;
}

} // namespace

Canvas::Canvas(Session& session, QWidget* parent)
    : QWidget(parent), session_(session), prompt_(new PromptBar(this)), notice_(new FigureNotice(this)),
      empty_(new EmptyState(QStringLiteral("porism"), tr("Draw a figure"),
                            tr("Choose a tool on the left, or press its letter: T draws a triangle.\n"
                               "Everything that follows from it will appear beside it."),
                            tr("Start with a triangle"), this)),
      measures_(new MeasureStrip(session, this)), hint_(new SightHint(this)), zoom_buttons_(new QWidget(this)) {
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_OpaquePaintEvent);
    auto* row = new QHBoxLayout(zoom_buttons_);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(1);
    auto* out = small_button(QStringLiteral("zoom-out"), tr("Zoom out"));
    auto* whole = small_button(QStringLiteral("fit"), tr("Show the whole figure"));
    auto* in = small_button(QStringLiteral("zoom-in"), tr("Zoom in"));
    for (auto* button : {out, whole, in}) row->addWidget(button);
    connect(out, &QToolButton::clicked, this, &Canvas::zoom_out);
    connect(whole, &QToolButton::clicked, this, &Canvas::fit);
    connect(in, &QToolButton::clicked, this, &Canvas::zoom_in);
    connect(empty_, &EmptyState::triggered, this, &Canvas::startRequested);
    connect(prompt_, &PromptBar::leave, this, [this] { set_tool({}); });
    connect(prompt_, &PromptBar::typed, this, &Canvas::type_at_tool);
    connect(prompt_, &PromptBar::left_field, this, [this] {
        setFocus();
        leave_tool_or_selection();
    });
    connect(hint_, &SightHint::clicked, this, &Canvas::fit);
    connect(notice_, &FigureNotice::clicked, this, [this] {
        const auto problem = session_.figure_problem();
        if (problem && problem->action) session_.select(Selection::of_action(*problem->action));
    });
    connect(&session_, &Session::diagramChanged, this, &Canvas::take_diagram);
    connect(&session_, &Session::documentChanged, this, &Canvas::take_document);
    connect(&session_, &Session::replayChanged, this, &Canvas::take_diagram);
    connect(&session_, &Session::problemsChanged, this, &Canvas::show_figure_notice);
    for (const auto change : {&Session::pictureMoved, &Session::selectionChanged, &Session::hoverChanged,
                              &Session::goalResultChanged, &Session::closureChanged})
        connect(&session_, change, this, &Canvas::refresh);
    connect(&session_.inspection(), &Inspection::litChanged, this, &Canvas::refresh);
    take_diagram();
    take_document();
}

Canvas::~Canvas() = default;

void Canvas::set_tool(std::optional<ConstructionId> row) {
    drop_tool();
    measuring_ = false;
    measures_->set_asking(false);
    row_ = row;
    tool_ = row ? std::make_unique<ConstructTool>(session_, *row) : nullptr;
    show_prompt({});
    take_document();
    set_cursor();
    update();
    Q_EMIT toolChanged();
}

void Canvas::set_measuring(bool measuring) {
    if (tool_) set_tool({});
    measuring_ = measuring;
    measures_->set_asking(measuring);
    set_cursor();
    Q_EMIT toolChanged();
}

QPointF Canvas::to_widget(Point place) const {
    const paint::Vec v = view_.to_pixels(place);
    return {v.x, v.y};
}

QPointF Canvas::place_of(PointId point) const {
    return to_widget(session_.picture().points[point.index()]);
}

QString Canvas::prompt() const {
    return prompt_->prompt();
}
QString Canvas::error() const {
    return prompt_->error();
}

void Canvas::take_document() {
    empty_->setVisible(session_.scene().actions().empty() && !tool_);
    if (tool_) tool_->document_changed();
    show_prompt(prompt_->error());
    describe();
    refresh();
}

const Canvas::Drawn& Canvas::drawn() {
    const std::size_t shown = session_.shown_actions();
    if (drawn_ && drawn_->scene_revision == session_.scene_revision() && drawn_->actions == shown) return *drawn_;
    const scene::Scene scene = session_.scene().prefix(shown);
    auto diagram = session_.diagram();
    if (diagram && scene.point_count() < diagram->point_count()) {
        auto part = std::make_shared<diagram::Diagram>(*diagram);
        part->names.resize(scene.point_count());
        std::erase_if(part->givens, [&](const diagram::Given& given) { return given.action >= shown; });
        std::erase_if(part->guarantees, [&](const diagram::Given& given) { return given.action >= shown; });
        diagram = std::move(part);
    }
    const auto besides = paint::drawn_besides(session_.document().presentation, scene);
    drawn_ = std::make_unique<Drawn>(
        Drawn{session_.scene_revision(), shown, std::move(diagram), paint::Sketch(scene, besides)});
    return *drawn_;
}

// A figure that came from elsewhere (a file, text) is shown whole. From then on the view is the user's, until what is
// stated takes the figure out of it.
void Canvas::take_diagram() {
    const bool fresh = session_.undo_stack().count() == 0 && seen_scene_ != session_.scene_revision();
    seen_scene_ = session_.scene_revision();
    show_figure_notice();
    const bool first = !begun_ && session_.diagram();
    if (fresh) {
        labels_ = {};
        begun_ = session_.diagram() != nullptr;
        known_.assign(session_.scene().names().begin(), session_.scene().names().end());
        adopt_view();
    } else if (first) {
        begun_ = true;
        if (follows_) fit();
    } else if (solved_out_of_sight()) {
        fit();
    }
    if (focus_ && (!session_.diagram() || !session_.is_shown(*focus_) || session_.is_hidden(*focus_))) leave_keyboard();
    note_new_points();
    note_places();
    refresh();
}

void Canvas::adopt_view() {
    const auto& kept = session_.document().presentation.view;
    follows_ = !kept.has_value();
    if (kept) {
        view_.centre = {(*kept)[0], (*kept)[1]};
        view_.scale = width() / std::max((*kept)[2], 1e-6);
    } else {
        fit();
    }
}

void Canvas::keep_view() {
    follows_ = false;
    session_.set_view({view_.centre.x, view_.centre.y, width() / view_.scale, 0.0});
}

void Canvas::fit() {
    follows_ = true;
    if (session_.diagram() && session_.diagram()->point_count() > 1) {
        const paint::Sketch sketch(session_.scene().prefix(session_.figure_actions()));
        const double room = height() - covered();
        view_ = paint::fit(sketch, session_.picture().points, width(), room,
                           std::max(least_margin, margin_part * std::min<double>(width(), room)));
        view_.height = height();
        view_.centre.y += covered() / 2 / view_.scale;
    } else {
        view_ = {static_cast<double>(width()), static_cast<double>(height()), {0, 0}, height() / empty_height};
    }
    refresh();
}

void Canvas::zoom(double factor, QPointF at) {
    const Point fixed = view_.to_plane({at.x(), at.y()});
    view_.scale = std::clamp(view_.scale * factor, least_scale, most_scale);
    const Point moved = view_.to_plane({at.x(), at.y()});
    view_.centre.x += fixed.x - moved.x;
    view_.centre.y += fixed.y - moved.y;
    keep_view();
    refresh();
}

void Canvas::refresh() {
    stale_ = true;
    place_hint();
    update();
}

// A number is typed without a click before it.
void Canvas::show_prompt(const QString& error) {
    const bool asked = prompt_->isVisible() && !prompt_->field()->isHidden();
    prompt_->show_tool(tool_.get(), tool_ ? error : QString());
    place_overlays();
    const bool asks = tool_ && !tool_->typing().isEmpty();
    if (asks && !asked) prompt_->field()->setFocus(Qt::OtherFocusReason);
    if (!asks && asked) setFocus(Qt::OtherFocusReason);
}

void Canvas::type_at_tool(const QString& text) {
    if (!tool_) return;
    follows_ = false;
    const Status done = tool_->type(text);
    show_prompt(done ? QString() : error_sentence(done.error()));
    update();
}

void Canvas::place_overlays() {
    prompt_->fit_into(width() - 16);
    prompt_->move((width() - prompt_->width()) / 2, overlay_top);
    notice_->fit_into(width() - 16);
    notice_->move((width() - notice_->width()) / 2,
                  prompt_->isHidden() ? overlay_top : prompt_->geometry().bottom() + overlay_top);
    measures_->place();
    zoom_buttons_->adjustSize();
    zoom_buttons_->move(width() - zoom_buttons_->width() - 10, height() - zoom_buttons_->height() - 8);
    empty_->resize(std::min(width(), 420), std::min(height(), 300));
    empty_->move((width() - empty_->width()) / 2, (height() - empty_->height()) / 2);
}

bool Canvas::whole_figure_in(const paint::View& view) const {
    if (!session_.diagram()) return true;
    for (std::size_t i = 0; i < session_.picture().points.size(); ++i)
        if (!in_sight(view, PointId(i))) return false;
    return true;
}

bool Canvas::in_sight(const paint::View& view, PointId point) const {
    return in_sight(view, session_.picture().points[point.index()]);
}

bool Canvas::in_sight(const paint::View& view, Point place) {
    const paint::Vec v = view.to_pixels(place);
    return v.x >= edge && v.y >= edge && v.x <= view.width - edge && v.y <= view.height - edge;
}

// A message above the canvas takes some of its height and gives it back: nothing on the screen moves for that.
bool Canvas::keep_place(QSize before) {
    const QPoint corner = mapTo(window(), QPoint());
    const QPoint moved = corner - std::exchange(corner_, corner);
    const bool same_window = std::exchange(window_size_, window()->size()) == window()->size();
    const bool little =
        moved.x() == 0 && before.width() == width() && 4 * std::abs(before.height() - height()) < before.height();
    if (!painted_ || !same_window || !little) return false;
    view_.centre = view_.to_plane({width() / 2.0 + moved.x(), height() / 2.0 + moved.y()});
    return true;
}

// Else the middle stays in the middle. A figure that was seen whole stays so, unless it is held by the mouse.
void Canvas::resizeEvent(QResizeEvent* event) {
    const bool kept = keep_place(event->oldSize());
    const bool was_whole = whole_figure_in(view_);
    view_.width = width();
    view_.height = height();
    place_overlays();
    if (!painted_ && session_.undo_stack().count() == 0)
        adopt_view();
    else if ((!kept && follows_) || (press_ == Press::none && was_whole && !whole_figure_in(view_)))
        fit();
    refresh();
}

void Canvas::describe() {
    const auto count = static_cast<int>(session_.scene().point_count());
    const QString figure = tr("Figure with %n point(s)", "", count);
    setAccessibleName(focus_ ? figure + QStringLiteral(": ") + point_words(*focus_) : figure);
    QStringList sentences;
    for (const scene::Action& action : session_.scene().actions()) sentences += sentence(action, session_.scene());
    setAccessibleDescription(sentences.join(QStringLiteral(". ")));
}

void Canvas::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) {
        show_prompt(prompt_->error());
        refresh();
    }
    QWidget::changeEvent(event);
}

} // namespace porism::ui
