#include "ui/shell/guide.h"

#include "scene/catalogue.h"
#include "ui/session/session.h"
#include "ui/shell/guide_row.h"
#include "ui/widgets/icon.h"
#include "ui/widgets/theme.h"

#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QToolButton>
#include <QtWidgets/QVBoxLayout>
#include <algorithm>

namespace porism::ui {

namespace {

constexpr int column_width = 268;
constexpr int goal_step = 4, reading_step = 5;

struct StepText {
    const char* title;
    const char* text;
    const char* button;
    const char* strip = ""; ///< the text in short, for the steps that are done elsewhere than in Build
};
constexpr std::array<StepText, Guide::step_count> steps{{
    {QT_TRANSLATE_NOOP("porism::ui::Guide", "Draw a triangle"),
     QT_TRANSLATE_NOOP("porism::ui::Guide", "Choose Triangle (the key T) and click three times on the sheet."),
     QT_TRANSLATE_NOOP("porism::ui::Guide", "Take the triangle")},
    {QT_TRANSLATE_NOOP("porism::ui::Guide", "Drop a first altitude"),
     QT_TRANSLATE_NOOP("porism::ui::Guide", "Choose Foot of a perpendicular (F). Click a vertex, then the other two. "
                                            "The line above the sheet always says what the "
                                            "next click is for; Esc goes back."),
     QT_TRANSLATE_NOOP("porism::ui::Guide", "Take the foot")},
    {QT_TRANSLATE_NOOP("porism::ui::Guide", "Drop a second altitude"),
     QT_TRANSLATE_NOOP("porism::ui::Guide", "The tool is still in your hand: begin with another vertex."),
     QT_TRANSLATE_NOOP("porism::ui::Guide", "Take the foot")},
    {QT_TRANSLATE_NOOP("porism::ui::Guide", "Let the altitudes meet"),
     QT_TRANSLATE_NOOP("porism::ui::Guide", "Choose Intersection of two lines (X). Click one altitude, then the other. "
                                            "A new point: is it on the third altitude too?"),
     QT_TRANSLATE_NOOP("porism::ui::Guide", "Take the intersection")},
    {QT_TRANSLATE_NOOP("porism::ui::Guide", "Pick the goal"),
     QT_TRANSLATE_NOOP("porism::ui::Guide",
                       "Everything that follows from the figure comes into Statements by itself. Under Perpendiculars, "
                       "double-click the one that "
                       "says that the new point and the third vertex stand upright on the third side."),
     QT_TRANSLATE_NOOP("porism::ui::Guide", "Show the statements"),
     QT_TRANSLATE_NOOP("porism::ui::Guide", "Under Perpendiculars of Statements, double-click the third altitude.")},
    {QT_TRANSLATE_NOOP("porism::ui::Guide", "Read the path"),
     QT_TRANSLATE_NOOP("porism::ui::Guide", "In Reason (Ctrl+2) the proof stands step by step. Click a step, then "
                                            "press J and K: what it uses and what it gives light up "
                                            "in the figure and in the graph."),
     QT_TRANSLATE_NOOP("porism::ui::Guide", "Go to Reason"),
     QT_TRANSLATE_NOOP("porism::ui::Guide", "In Reason the proof stands step by step.")},
    {QT_TRANSLATE_NOOP("porism::ui::Guide", "Keep the problem"),
     QT_TRANSLATE_NOOP("porism::ui::Guide",
                       "Keep in library stores scene, goal, proof and picture. Ctrl+3 shows what you have kept."),
     QT_TRANSLATE_NOOP("porism::ui::Guide", "Keep it"),
     QT_TRANSLATE_NOOP("porism::ui::Guide", "Scene, goal, proof and picture go into the library.")},
}};

bool is_use_of(const scene::Action& action, std::initializer_list<const char*> names) {
    if (action.states) return false;
    const std::string& name = scene::construction(action.uses.front().construction).name;
    return std::ranges::any_of(names, [&](const char* n) { return name == n; });
}

std::vector<PointId> outputs_of(const scene::Scene& scene, const char* construction) {
    std::vector<PointId> points;
    for (const scene::Action& action : scene.actions())
        if (is_use_of(action, {construction}))
            points.insert(points.end(), action.outputs.begin(), action.outputs.end());
    return points;
}

// A point on two lines of which each goes through a foot.
bool altitudes_meet(const scene::Scene& scene, const std::vector<PointId>& feet) {
    return std::ranges::any_of(scene.actions(), [&](const scene::Action& action) {
        if (!is_use_of(action, {"intersection_ll", "on_line"})) return false;
        std::size_t used = 0;
        for (const PointId foot : feet)
            used += std::ranges::any_of(
                action.uses, [&](const scene::Use& use) { return std::ranges::count(use.points, foot) > 0; });
        return used >= 2;
    });
}

bool has_triangle(const scene::Scene& scene) {
    return !outputs_of(scene, "triangle").empty() || scene.point_count() >= 3;
}

} // namespace

QToolButton* Guide::make_close() {
    auto* close = new QToolButton;
    close->setIcon(icon(QStringLiteral("close")));
    close->setIconSize({14, 14});
    close->setToolTip(tr("Close the guide (Help brings it back)"));
    close->setAccessibleName(tr("Close the guide"));
    connect(close, &QToolButton::clicked, this, &Guide::closed);
    return close;
}

QWidget* Guide::make_strip() {
    auto* strip = new QWidget;
    auto* row = new QHBoxLayout(strip);
    row->setContentsMargins(12, 6, 6, 6);
    row->setSpacing(10);
    strip_text_->setWordWrap(true);
    strip_text_->setProperty("look", "muted");
    QFont bold = strip_title_->font();
    bold.setWeight(QFont::DemiBold);
    strip_title_->setFont(bold);
    auto* words = new QVBoxLayout;
    words->setSpacing(1);
    words->addWidget(strip_title_);
    words->addWidget(strip_text_);
    row->addLayout(words, 1);
    row->addWidget(strip_button_);
    row->addWidget(make_close(), 0, Qt::AlignTop);
    connect(strip_button_, &QPushButton::clicked, this, [this] { Q_EMIT asked(current()); });
    return strip;
}

Guide::Guide(Session& session, QWidget* parent)
    : QFrame(parent), session_(session), body_(new QWidget), strip_(nullptr), strip_title_(new QLabel),
      strip_text_(new QLabel), strip_button_(new QPushButton), progress_(new QLabel), end_(new QLabel) {
    setProperty("look", "panel");
    auto* heading = new QLabel(tr("A first theorem"));
    heading->setProperty("look", "heading");
    auto* top = new QHBoxLayout;
    top->addWidget(heading, 1);
    top->addWidget(make_close());
    progress_->setProperty("look", "muted");
    progress_->setWordWrap(true);

    auto* inner = new QWidget;
    auto* list = new QVBoxLayout(inner);
    list->setContentsMargins(0, 0, 0, 0);
    list->setSpacing(0);
    for (int i = 0; i < step_count; ++i) {
        const StepText& step = steps[static_cast<std::size_t>(i)];
        auto* row = new GuideRow(i + 1, tr(step.title), tr(step.text), tr(step.button));
        connect(row, &GuideRow::asked, this, [this, i] { Q_EMIT asked(i); });
        list->addWidget(row);
        rows_.push_back(row);
    }
    end_->setWordWrap(true);
    end_->setText(
        tr("Proved, checked and kept. Drag a vertex: the figure moves, the theorem stays. Now draw one of your own."));
    end_->setContentsMargins(6, 8, 6, 0);
    list->addWidget(end_);
    list->addStretch(1);
    auto* scroll = new QScrollArea;
    scroll->setWidget(inner);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->viewport()->setAutoFillBackground(false);
    inner->setAutoFillBackground(false);
    auto* column = new QVBoxLayout(body_);
    column->setContentsMargins(12, 10, 6, 10);
    column->setSpacing(6);
    column->addLayout(top);
    column->addWidget(progress_);
    column->addWidget(scroll, 1);
    strip_ = make_strip();
    auto* both = new QVBoxLayout(this);
    both->setContentsMargins(0, 0, 0, 0);
    both->addWidget(body_);
    both->addWidget(strip_);
    set_workspace(workspace_);

    connect(&session_, &Session::documentChanged, this, &Guide::look);
    connect(&session_, &Session::goalResultChanged, this, &Guide::look);
    connect(&session_, &Session::selectionChanged, this, &Guide::look);
    look();
}

int Guide::current() const {
    return static_cast<int>(std::ranges::find(done_, false) - done_.begin());
}

void Guide::set_workspace(Workspace workspace) {
    workspace_ = workspace;
    const bool column = workspace == Workspace::build;
    body_->setVisible(column);
    strip_->setVisible(!column);
    setMinimumWidth(column ? column_width : 0);
    setMaximumWidth(column ? column_width : QWIDGETSIZE_MAX);
    setSizePolicy(QSizePolicy::Preferred, column ? QSizePolicy::Preferred : QSizePolicy::Fixed);
    show_steps();
}

void Guide::note_kept() {
    kept_ = true;
    look();
}

void Guide::begin() {
    read_ = kept_ = false;
    look();
}

void Guide::look() {
    const scene::Scene& scene = session_.scene();
    const auto feet = outputs_of(scene, "foot");
    const auto* result = session_.current_result();
    const bool solved = result && result->solved();
    if (solved && !session_.selection().steps.empty()) read_ = true;
    const bool goal = !session_.document().goals.empty();
    done_ = {has_triangle(scene), !feet.empty(), feet.size() >= 2, altitudes_meet(scene, feet), goal,
             solved && read_,     goal && kept_};
    show_steps();
}

void Guide::show_steps() {
    const int now = current();
    for (int i = 0; i < step_count; ++i) rows_[static_cast<std::size_t>(i)]->set_state(is_done(i), i == now);
    end_->setVisible(now == step_count);
    show_strip(now);
    progress_->setText(
        now == step_count
            ? tr("All %n steps done", "", step_count)
            : tr("The three altitudes of a triangle meet in one point. Step %1 of %2.").arg(now + 1).arg(step_count));
}

// What is asked for where the person is: who is in Reason already need not be sent there.
void Guide::show_strip(int now) {
    if (now == step_count) {
        strip_title_->setText(tr("All %n steps done", "", step_count));
        strip_text_->setText(end_->text());
        strip_button_->hide();
        return;
    }
    const StepText& step = steps[static_cast<std::size_t>(now)];
    const bool reading = now == reading_step && workspace_ == Workspace::reason;
    const bool drawing = now < goal_step;
    strip_title_->setText(tr("%1 of %2: %3").arg(now + 1).arg(step_count).arg(tr(step.title)));
    strip_text_->setText(reading   ? tr("J and K walk along the steps; each lights up what it uses and what it gives.")
                         : drawing ? tr("The figure is drawn in Build.")
                                   : tr(step.strip));
    strip_button_->setText(reading ? tr("Next step") : drawing ? tr("Back to Build") : tr(step.button));
    strip_button_->show();
}

} // namespace porism::ui
