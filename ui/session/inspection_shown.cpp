#include "ui/session/inspection_shown.h"

#include "ui/session/pointer_words.h"
#include "ui/session/wording.h"
#include "workflow/verify/diagnosis/diagnose.h"

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

/// Of an action its words without its branch are those of the scene; what is told stands as the file has it.
QString sentence_of(const workflow::Sentence& said, const document::Document& document) {
    using Of = workflow::Sentence::Of;
    if (said.of == Of::action) return sentence_with_places(document.scene.actions()[said.index], document.scene) + '.';
    if (said.of == Of::goal) return goal_sentence(document.goals[said.index], About(document.scene));
    if (said.of == Of::question) return question_sentence(document.questions[said.index], document.scene);
    return core_words(said.text);
}

QStringList sentences_of(const std::vector<workflow::Sentence>& said, const document::Document& document) {
    QStringList out;
    for (const workflow::Sentence& one : said) out += sentence_of(one, document);
    return out;
}

/// Where the words of the interface do not tell two apart, those of the core do: they say the branch.
void tell_apart(PassingShown& out, const workflow::Difference& difference) {
    if (out.here != out.there) return;
    out.here.clear(), out.there.clear();
    for (const workflow::Sentence& one : difference.here) out.here += QString::fromStdString(one.text);
    for (const workflow::Sentence& one : difference.there) out.there += QString::fromStdString(one.text);
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

PassingShown shown(const workflow::PassingSample& sample, const document::Document& open) {
    PassingShown out{shown(sample.shown),
                     {},
                     0,
                     sentences_of(sample.difference.here, open),
                     sentences_of(sample.difference.there, sample.shown.document)};
    tell_apart(out, sample.difference);
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
    return {QString::fromStdString(words.about), place_words(words.place), without_pointers(core_words(words.message)),
            without_pointers(core_words(words.mend))};
}

} // namespace porism::ui
