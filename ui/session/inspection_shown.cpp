#include "ui/session/inspection_shown.h"

#include "ui/session/wording.h"
#include "workflow/verify/diagnose.h"

#include <QtCore/QCoreApplication>
#include <algorithm>
#include <array>

namespace porism::ui {

namespace {

struct NeedRow {
    diagnose::Need need;
    Need shown;
};
constexpr std::array need_rows{NeedRow{diagnose::Need::needed, Need::needed},
                               NeedRow{diagnose::Need::redundant, Need::redundant},
                               NeedRow{diagnose::Need::undecided, Need::undecided}};

struct WhoseRow {
    workflow::PictureOf whose;
    PictureOf shown;
};
constexpr std::array whose_rows{WhoseRow{workflow::PictureOf::scene, PictureOf::scene},
                                WhoseRow{workflow::PictureOf::branch, PictureOf::branch},
                                WhoseRow{workflow::PictureOf::givens, PictureOf::givens}};

Need shown(const std::optional<diagnose::Need>& need) {
    return need ? std::ranges::find(need_rows, *need, &NeedRow::need)->shown : Need::missing;
}

} // namespace

FigureShown shown(const workflow::Pictured& pictured) {
    return {pictured.document.scene, pictured.figure, pictured.document.goals};
}

std::optional<CounterPictureShown> shown(const std::optional<workflow::CounterPicture>& counter) {
    if (!counter) return std::nullopt;
    return CounterPictureShown{
        shown(counter->shown), std::ranges::find(whose_rows, counter->whose, &WhoseRow::whose)->shown,
        QString::fromStdString(counter->about), counter->value, QString::fromStdString(counter->difference)};
}

std::optional<SmallestPartShown> shown(const Result<workflow::SmallestPart>& part) {
    if (!part) return std::nullopt;
    const document::Document& document = part->part.document;
    SmallestPartShown out{shown(part->part), part->actions, part->minimal, part->kept_a_given, {}};
    for (const facts::Statement& goal : document.goals) out.besides += notation(goal, About(document.scene));
    for (const scene::Question& question : document.questions) out.besides += question_words(question, document.scene);
    if (const std::string text = workflow::text_of(part->answers); !text.empty())
        out.besides += QCoreApplication::translate("Inspection", "the answer %1").arg(QString::fromStdString(text));
    for (const std::string& step : part->steps) out.besides += core_words(step);
    return out;
}

GivenShown shown(const workflow::GivenTold& told) {
    QString reason = core_words(told.reason);
    if (!told.conditions.empty())
        reason =
            QCoreApplication::translate("Inspection", "%1, if %2").arg(reason, QString::fromStdString(told.conditions));
    if (!told.kept.empty())
        reason = QCoreApplication::translate("Inspection", "%1 (that %2 is kept)")
                     .arg(reason, QString::fromStdString(told.kept));
    GivenShown out{told.action, shown(told.need), QString::fromStdString(told.given), QString::fromStdString(told.goal),
                   reason};
    if (told.counter) out.counter = shown(*told.counter);
    return out;
}

CheckTold shown(const workflow::CheckWords& words) {
    return {QString::fromStdString(words.about), core_words(words.message), core_words(words.mend)};
}

} // namespace porism::ui
