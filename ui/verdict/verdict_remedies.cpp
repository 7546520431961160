// What is to be done about a verdict, below its checks.
#include "ui/session/wording.h"
#include "ui/verdict/givens_view.h"
#include "ui/verdict/mends_view.h"
#include "ui/verdict/part_view.h"
#include "ui/verdict/verdict_panel.h"

#include <QtWidgets/QTabWidget>

#include <algorithm>
#include <array>

namespace porism::ui {
namespace {

/// How a counter-picture is told: whose it is and in what it differs.
struct CounterRow {
    PictureOf whose;
    bool value;
    const char *words, *difference;
};
constexpr const char* measured_there = QT_TRANSLATE_NOOP("porism::ui::VerdictPanel", "Measured there: %1.");
constexpr const char* lying_there =
    QT_TRANSLATE_NOOP("porism::ui::VerdictPanel", "What tells it from the figure of the scene: %1.");
constexpr std::array counter_rows{
    CounterRow{PictureOf::scene, false,
               QT_TRANSLATE_NOOP("porism::ui::VerdictPanel", "In the picture of the scene itself this is false: %1."),
               measured_there},
    CounterRow{
        PictureOf::branch, false,
        QT_TRANSLATE_NOOP("porism::ui::VerdictPanel", "Another picture of the same scene, in which this is false: %1."),
        measured_there},
    CounterRow{PictureOf::branch, true,
               QT_TRANSLATE_NOOP("porism::ui::VerdictPanel",
                                 "Another picture of the same scene, in which this has another value: %1."),
               measured_there},
    CounterRow{
        PictureOf::givens, false,
        QT_TRANSLATE_NOOP("porism::ui::VerdictPanel", "Another figure of what is given, in which this is false: %1."),
        lying_there},
    CounterRow{PictureOf::givens, true,
               QT_TRANSLATE_NOOP("porism::ui::VerdictPanel",
                                 "Another figure of what is given, in which this has another value: %1."),
               lying_there},
};

} // namespace

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
    const bool beside = found->mends && found->mends->empty() && found->passing;
    mends_->show_passing(beside ? &*found->passing : nullptr);
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
    for (const scene::Action& action : part.part.scene.actions())
        lines += sentence_with_places(action, part.part.scene);
    const QString heading =
        part.minimal && !part.kept_a_given
            ? tr("%n action(s) are enough to fail the same check; none can be left out:", "",
                 static_cast<int>(lines.size()))
            : tr("%n action(s) are enough to fail the same check:", "", static_cast<int>(lines.size()));
    QString words = heading + QStringLiteral("\n\n") + lines.join(QStringLiteral(".\n")) + '.';
    if (part.minimal && part.kept_a_given)
        words += QStringLiteral("\n\n") +
                 tr("None can be left out as long as something is given: of points of which nothing "
                    "is given what is asked fails too.");
    if (!part.besides.isEmpty()) words += QStringLiteral("\n\n") + part.besides.join('\n');
    return words;
}

QString VerdictPanel::counter_words() const {
    const Inspected& found = *inspection_.inspected();
    if (!found.counter) return tr("Looking for a picture in which what is asked is otherwise…");
    if (!*found.counter) return tr("No picture is known in which what is asked is clearly otherwise.");
    const CounterPictureShown& counter = **found.counter;
    const auto row = std::ranges::find_if(
        counter_rows, [&](const CounterRow& one) { return one.whose == counter.whose && one.value == counter.value; });
    const QString words = tr(row->words).arg(counter.about);
    return counter.difference.isEmpty() ? words
                                        : words + QStringLiteral("\n\n") + tr(row->difference).arg(counter.difference);
}

} // namespace porism::ui
