// What the panel says of its list: how much of it is shown, and why it is empty.
#include "ui/facts/facts_panel.h"
#include "ui/models/facts_model.h"
#include "ui/session/session.h"
#include "ui/session/wording.h"
#include "ui/widgets/empty_state.h"

#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QStackedWidget>
#include <QtWidgets/QToolButton>
#include <QtWidgets/QTreeView>
#include <algorithm>

namespace porism::ui {

void FactsPanel::count() {
    const bool outdated = session_.results_outdated() && model_->total() > 0;
    all_->setVisible(!points_.empty());
    goal_->setEnabled(current().has_value());
    why_->setEnabled(current().has_value() && !outdated);
    elide_count();
    show_page();
}

// "20 statements", "12 of 20 statements with A and B", "For an earlier version: 12 of 20 statements": always one line,
// whose end may be cut off. What a row says counts, however many names it was found under: their number depends on the
// way on which the figure came about.
QString FactsPanel::count_text() const {
    const auto total = static_cast<int>(model_->total()), shown = static_cast<int>(model_->shown());
    if (total == 0) return {};
    QStringList names;
    for (const PointId point : points_) names << point_name(session_.scene(), point);
    QString text = tr("%Ln statement(s)", "", total);
    if (shown < total) text = tr("%L1 of %2").arg(shown).arg(text);
    if (!names.isEmpty()) text = tr("%1 with %2").arg(text, names.join(tr(" and ")));
    return session_.results_outdated() ? tr("For an earlier version: %1").arg(text) : text;
}

void FactsPanel::elide_count() {
    const QString text = count_text();
    count_->setText(count_->fontMetrics().elidedText(text, Qt::ElideRight, std::max(60, count_->width())));
    count_->setToolTip(
        text.isEmpty()
            ? text
            : tr("%1\nWhat says the same of the same lines and circles counts once, and stands in one row.").arg(text));
}

void FactsPanel::show_page() {
    QWidget* page = tree_;
    const bool any_shown = model_->rowCount() > 0;
    if (model_->total() == 0 && !any_shown) {
        // The first results of a figure come after a rest that is not called checking yet.
        const bool first = session_.diagram() && !session_.results();
        const State state = session_.status().state;
        const bool checking = state == State::checking || (first && state == State::draft);
        const bool broken = session_.figure_problem().has_value();
        const bool contradicting = session_.results() && session_.results()->ending == reason::Ending::inconsistent;
        none_->set_title(checking                  ? tr("Looking for what follows…")
                         : broken || contradicting ? tr("Nothing is looked for")
                                                   : tr("Nothing follows yet"));
        none_->set_text(
            checking        ? tr("The statements come in here by themselves.")
            : broken        ? tr("There is no figure of all actions. Problems says which one cannot be drawn, and why.")
            : contradicting ? tr("The givens contradict each other. Problems says which, and what to change.")
                            : tr("Draw a figure: what follows from it comes in here by itself. Free points alone say "
                                 "nothing; add a midpoint, a foot, a circle."));
        page = none_;
    } else if (!any_shown) {
        page = unfound_;
    }
    pages_->setCurrentWidget(page);
}

} // namespace porism::ui
