// What the inspector does, as actions for menus and the palette, and why one of them does not apply.
#include "ui/session/session.h"
#include "ui/session/wording.h"
#include "ui/verdict/checks_model.h"
#include "ui/verdict/givens_view.h"
#include "ui/verdict/mends_view.h"
#include "ui/verdict/part_view.h"
#include "ui/verdict/verdict_panel.h"
#include "ui/widgets/panel_actions.h"

#include <QtWidgets/QCheckBox>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTabBar>
#include <QtWidgets/QTabWidget>
#include <QtWidgets/QTableView>
#include <functional>
#include <utility>

namespace porism::ui {

void VerdictPanel::make_actions() {
    using Why = QString (VerdictPanel::*)() const;
    const auto add = [this](const QString& text, const QKeySequence& keys, std::function<void()> act, Why why) {
        return actions_->add(text, keys, std::move(act), [this, why] { return (this->*why)(); });
    };
    const auto showing = [this](QWidget* page) { return [this, page] { show_page(page); }; };
    add(
        tr("Run the checks again\tF5"), {}, [this] { inspection_.check_again(); }, &VerdictPanel::nothing_to_check);
    table_->addAction(add(
        tr("Run this check again"), Qt::SHIFT | Qt::Key_F5, [this] { run_check_again(); },
        &VerdictPanel::no_check_to_run));
    add(
        tr("Go to the first failure"), Qt::Key_F8, [this] { show_failure(); }, &VerdictPanel::nothing_wrong);
    add(
        tr("Hide or show what passed"), Qt::CTRL | Qt::Key_H, [this] { only_open_->toggle(); },
        &VerdictPanel::no_verdict);
    add(tr("Show the mends"), Qt::ALT | Qt::Key_1, showing(mends_), &VerdictPanel::nothing_wrong);
    add(
        tr("Apply the mend"), Qt::CTRL | Qt::Key_M, [this] { mends_->apply(); }, &VerdictPanel::no_mend);
    add(tr("Show the smallest part that fails (the core)"), Qt::ALT | Qt::Key_2, showing(smallest_),
        &VerdictPanel::nothing_wrong);
    add(tr("Show the counter-picture"), Qt::ALT | Qt::Key_3, showing(counter_), &VerdictPanel::nothing_wrong);
    add(tr("Show what the givens are needed for"), Qt::ALT | Qt::Key_4, showing(givens_), &VerdictPanel::no_verdict);
    add(
        tr("Leave out what the file told"), {}, [this] { leave_out_->click(); }, &VerdictPanel::nothing_told);
}

QString VerdictPanel::nothing_to_check() const {
    return session_.scene().actions().empty() ? tr("Nothing is drawn yet.") : QString();
}

QString VerdictPanel::no_verdict() const {
    if (const QString nothing = nothing_to_check(); !nothing.isEmpty()) return nothing;
    const Inspected* found = inspection_.inspected();
    if (!found && inspection_.checking()) return tr("The checks are still being made.");
    if (!found) return tr("Nothing was checked yet: run the checks.");
    return found->trouble.value_or(QString());
}

QString VerdictPanel::nothing_wrong() const {
    if (const QString none = no_verdict(); !none.isEmpty()) return none;
    const bool accepted = inspection_.inspected()->verdict.outcome == problem::Outcome::accepted;
    return accepted ? tr("Every check passed.") : QString();
}

QString VerdictPanel::no_check_to_run() const {
    if (const QString none = no_verdict(); !none.isEmpty()) return none;
    if (inspection_.verifying()) return tr("All checks are being made again.");
    if (inspection_.running_again()) return tr("A check is being run again.");
    const auto check = model_->check(table_->currentIndex().row());
    if (!check) return tr("No check is chosen.");
    return model_->at(*check).state == problem::CheckState::not_run
               ? tr("It was not run, as an earlier check failed: that one is to be mended first.")
               : QString();
}

QString VerdictPanel::no_mend() const {
    if (const QString nothing = nothing_wrong(); !nothing.isEmpty()) return nothing;
    const Inspected& found = *inspection_.inspected();
    if (!found.mends) return tr("Mends are still looked for.");
    if (found.mends->empty()) return tr("No mend was found.");
    return inspection_.outdated() ? tr("The figure was changed: it has no verdict of its own yet.") : QString();
}

QString VerdictPanel::nothing_told() const {
    return leave_out_->isHidden() ? tr("The file told nothing that cannot be held against the figure.") : QString();
}

void VerdictPanel::run_check_again() {
    const auto check = model_->check(table_->currentIndex().row());
    if (!check) return;
    if (const Status done = inspection_.run_again(*check); !done) Q_EMIT refused(error_sentence(done.error()));
}

void VerdictPanel::show_failure() {
    select_deciding();
    table_->setFocus(Qt::ShortcutFocusReason);
    light(table_->currentIndex().row());
}

void VerdictPanel::show_page(QWidget* page) {
    remedies_->setCurrentWidget(page);
    remedies_->tabBar()->setFocus(Qt::ShortcutFocusReason);
}

} // namespace porism::ui
