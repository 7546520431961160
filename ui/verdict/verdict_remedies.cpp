// What is to be done about a verdict, below its checks.
#include "ui/session/wording.h"
#include "ui/verdict/givens_view.h"
#include "ui/verdict/mends_view.h"
#include "ui/verdict/part_view.h"
#include "ui/verdict/verdict_panel.h"

#include <QtWidgets/QTabWidget>

namespace porism::ui {

void VerdictPanel::show_remedies() {
    const Inspected* found = inspection_.inspected();
    const bool told = found && !found->trouble;
    const bool open = told && found->verdict.outcome != problem::Outcome::accepted;
    remedies_->setVisible(told);
    if (!told) return;
    for (QWidget* page :
         {static_cast<QWidget*>(mends_), static_cast<QWidget*>(smallest_), static_cast<QWidget*>(counter_)})
        remedies_->setTabVisible(remedies_->indexOf(page), open);
    givens_->show_givens(found->givens ? &*found->givens : nullptr);
    if (!open) return;
    mends_->show_mends(found->mends ? &*found->mends : nullptr, found->open_beside_scene, found->no_mend,
                       !inspection_.outdated());
    const bool part = found->smallest && *found->smallest, counter = found->counter && *found->counter;
    smallest_->show_part(smallest_words(), part ? &(*found->smallest)->part : nullptr);
    counter_->show_part(counter_words(), counter ? &(*found->counter)->shown : nullptr);
    const int count = found->mends ? static_cast<int>(found->mends->size()) : 0;
    remedies_->setTabText(0, count > 0 ? tr("Mends (%1)").arg(count) : tr("Mends"));
}

QString VerdictPanel::smallest_words() const {
    const Inspected& found = *inspection_.inspected();
    if (!found.smallest) return tr("Looking for the smallest part that fails…");
    if (!*found.smallest && !found.no_smaller.isEmpty()) return found.no_smaller;
    if (!*found.smallest) return tr("Nothing smaller fails the same check, or no check failed.");
    const SmallestPartShown& part = **found.smallest;
    QStringList lines;
    for (const scene::Action& action : part.part.scene.actions()) lines += sentence(action, part.part.scene);
    const QString heading =
        part.minimal ? tr("%n action(s) are enough to fail the same check; none can be left out:", "",
                          static_cast<int>(lines.size()))
                     : tr("%n action(s) are enough to fail the same check:", "", static_cast<int>(lines.size()));
    QString words = heading + QStringLiteral("\n\n") + lines.join(QStringLiteral(".\n")) + '.';
    if (!part.besides.isEmpty()) words += QStringLiteral("\n\n") + part.besides.join('\n');
    return words;
}

QString VerdictPanel::counter_words() const {
    const Inspected& found = *inspection_.inspected();
    if (!found.counter) return tr("Looking for a picture that fails the goal…");
    if (!*found.counter) return tr("No picture of this scene is known in which a goal is clearly false.");
    const CounterPictureShown& counter = **found.counter;
    return counter.own ? tr("In the picture of the scene itself this is false: %1.").arg(counter.goal)
                       : tr("Another picture of the same scene, in which this is false: %1.").arg(counter.goal);
}

} // namespace porism::ui
