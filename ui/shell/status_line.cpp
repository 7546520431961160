#include "ui/shell/status_line.h"

#include "ui/canvas/canvas.h"
#include "ui/session/session.h"
#include "ui/session/wording.h"
#include "ui/widgets/chip.h"
#include "ui/widgets/elided_label.h"
#include "ui/widgets/theme.h"

#include <QtCore/QLocale>
#include <QtGui/QMouseEvent>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <cmath>

namespace porism::ui {

namespace {

struct StateRow {
    State state;
    Chip::Mark mark;
    const char* word;
    QColor Colours::*colour;
};
constexpr std::array state_rows{
    StateRow{State::draft, Chip::Mark::none, QT_TRANSLATE_NOOP("porism::ui::StatusLine", "Draft"), &Colours::muted},
    StateRow{State::checking, Chip::Mark::dots, QT_TRANSLATE_NOOP("porism::ui::StatusLine", "Checking"),
             &Colours::accent},
    StateRow{State::accepted, Chip::Mark::check, QT_TRANSLATE_NOOP("porism::ui::StatusLine", "Accepted"), &Colours::ok},
    StateRow{State::rejected, Chip::Mark::cross, QT_TRANSLATE_NOOP("porism::ui::StatusLine", "Rejected"),
             &Colours::error},
    StateRow{State::undecided, Chip::Mark::question, QT_TRANSLATE_NOOP("porism::ui::StatusLine", "Undecided"),
             &Colours::warning},
};

template<class Label = QLabel>
Label* muted_label(Qt::Alignment alignment) {
    auto* label = new Label;
    label->setProperty("look", "muted");
    label->setAlignment(alignment | Qt::AlignVCenter);
    return label;
}

} // namespace

StatusLine::StatusLine(Session& session, Canvas& canvas, QWidget* parent)
    : QWidget(parent), session_(session), canvas_(canvas), chip_(new Chip), cancel_(new QPushButton),
      reason_(muted_label<ElidedLabel>(Qt::AlignLeft)), rules_(muted_label(Qt::AlignLeft)),
      freedom_(muted_label(Qt::AlignLeft)), hover_(muted_label(Qt::AlignLeft)), place_(muted_label(Qt::AlignRight)) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(10, 3, 12, 5);
    row->setSpacing(10);
    chip_->setAccessibleName(tr("State of the work"));
    cancel_->setProperty("look", "quiet");
    row->addWidget(chip_);
    row->addWidget(cancel_);
    row->addWidget(reason_);
    row->addWidget(rules_);
    rules_->setToolTip(tr("Only what a class has met follows; Goal, Rules of the class"));
    row->addWidget(freedom_);
    freedom_->setToolTip(tr("What is stated leaves so much of the shape free"));
    row->addStretch(1);
    hover_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    row->addWidget(hover_, 6);
    row->addStretch(1);
    row->addWidget(place_);
    place_->setMinimumWidth(place_->fontMetrics().horizontalAdvance(QStringLiteral("−00.000,  −00.000")));
    canvas_.installEventFilter(this);
    canvas_.setMouseTracking(true);
    connect(chip_, &Chip::clicked, this, &StatusLine::pressed);
    connect(cancel_, &QPushButton::clicked, this, [this] {
        if (session_.status().state == State::checking)
            session_.cancel();
        else
            session_.restart();
    });
    connect(&session_, &Session::stateChanged, this, &StatusLine::show_state);
    connect(&session_, &Session::closureChanged, this, &StatusLine::show_state);
    connect(&session_, &Session::hoverChanged, this, &StatusLine::show_hover);
    connect(&session_, &Session::selectionChanged, this, &StatusLine::show_hover);
    connect(&session_, &Session::rulesChanged, this, &StatusLine::show_rules);
    connect(&session_, &Session::documentChanged, this, &StatusLine::show_freedom);
    show_state();
    show_rules();
    show_freedom();
}

QString StatusLine::state_text() const {
    return chip_->text();
}

void StatusLine::show_state() {
    const WorkStatus status = session_.status();
    const QLocale locale;
    QString facts, seconds;
    if (status.facts > 0) facts = tr("%Ln statement(s)", "", static_cast<int>(status.facts));
    if (status.seconds >= 0.1) seconds = tr("%1 s").arg(locale.toString(status.seconds, 'f', 1));
    const bool checking = status.state == State::checking;
    for (const StateRow& row : state_rows) {
        if (row.state != status.state) continue;
        QStringList parts{tr(row.word)};
        for (const QString& part : {checking ? status.phase : QString(), facts, seconds})
            if (!part.isEmpty()) parts += part;
        if (checking) turn_ = std::fmod(turn_ + 0.08, 1.0);
        chip_->set(row.mark, parts.join(QStringLiteral("  ·  ")), colours().*row.colour, status.outdated, turn_);
    }
    QString reason = checking ? QString() : status.phase;
    if (status.outdated) reason = tr("for an earlier version");
    reason_->set_words(reason);
    const auto results = session_.results();
    const bool stopped = !checking && results && results->ending == reason::Ending::stopped;
    cancel_->setText(checking ? tr("Cancel") : tr("Go on"));
    cancel_->setVisible(checking || stopped);
}

void StatusLine::show_rules() {
    const proof::RuleProfile* profile = session_.rule_profile();
    rules_->setVisible(profile != nullptr);
    if (profile) rules_->setText(tr("Rules: %1").arg(rule_profile_words(*profile)));
}

void StatusLine::show_freedom() {
    const auto diagram = session_.diagram();
    const bool whole = session_.figure_actions() == session_.scene().actions().size();
    freedom_->setVisible(whole && diagram && diagram->solution);
    if (!freedom_->isVisibleTo(this)) return;
    const int freedom = diagram->solution->shape_freedom;
    freedom_->setText(freedom == 0 ? tr("The shape is fixed but for finitely many choices")
                                   : tr("%Ln degree(s) of freedom", "", freedom));
}

void StatusLine::show_hover() {
    const Selection& over = session_.hover().empty() ? session_.selection() : session_.hover();
    QString text;
    const scene::Scene& scene = session_.scene();
    if (over.points.size() == 1)
        text = sentence(scene.actions()[scene.action_of(over.points.front())], scene);
    else if (!over.statements.empty())
        text = notation(over.statements.front(), session_);
    else if (over.actions.size() == 1)
        text = sentence(scene.actions()[over.actions.front()], scene);
    hover_->setText(text);
}

// The canvas draws in a plane that is scaled alike both ways: two known places tell the rest.
bool StatusLine::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::MouseMove && session_.diagram()) {
        const QPointF at = static_cast<QMouseEvent*>(event)->position();
        const QPointF origin = canvas_.to_widget({0, 0});
        const double scale = canvas_.to_widget({1, 0}).x() - origin.x();
        const double x = (at.x() - origin.x()) / scale, y = (origin.y() - at.y()) / scale;
        const QLocale locale;
        place_->setText(QStringLiteral("%1,  %2").arg(locale.toString(x, 'f', 3), locale.toString(y, 'f', 3)));
    } else if (event->type() == QEvent::Leave) {
        place_->clear();
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace porism::ui
