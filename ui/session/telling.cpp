#include "ui/session/telling.h"

#include "proof/theorem.h"
#include "ui/session/wording.h"
#include "workflow/texts/explain.h"

#include <QtCore/QLocale>
#include <QtCore/QSettings>
#include <utility>

namespace porism::ui {
namespace {

const QString voice_key = QStringLiteral("solution/voice"), language_key = QStringLiteral("solution/language"),
              seed_key = QStringLiteral("solution/seed");

const translate::Language& language_kept() {
    const QString own = QLocale().name().section('_', 0, 0);
    const QString kept = QSettings().value(language_key, own).toString();
    const translate::Language* found = translate::language(kept.toStdString());
    return found != nullptr ? *found : translate::languages().front();
}

/// Sentences behind each other.
QString behind(const QString& one, const QString& other, const translate::Language& language) {
    return one.isEmpty() || language.stop.back() != ' ' ? one + other : one + ' ' + other;
}

SolutionLine line_of(const QString& text, const proof::Path& path, std::size_t step, const QString& theorem_words) {
    SolutionLine line{text, step, QString::fromStdString(proof::theorem_name(path, step)), {}};
    if (!line.theorem.isEmpty()) line.theorem_words = theorem_words;
    return line;
}

} // namespace

Telling kept_telling() {
    const QSettings settings;
    Telling out;
    out.language = &language_kept();
    const auto voice = translate::voice_called(settings.value(voice_key).toString().toStdString());
    if (voice) out.voice = *voice;
    if (settings.contains(seed_key)) out.seed = settings.value(seed_key).toULongLong();
    return out;
}

void keep(const Telling& telling) {
    QSettings settings;
    for (const translate::VoiceRow& row : translate::voices())
        if (row.voice == telling.voice)
            settings.setValue(voice_key, QString::fromUtf8(row.name.data(), static_cast<qsizetype>(row.name.size())));
    settings.setValue(language_key, QString::fromStdString(telling.language->code));
    if (telling.seed)
        settings.setValue(seed_key, QVariant::fromValue(static_cast<qulonglong>(*telling.seed)));
    else
        settings.remove(seed_key);
}

Retold::Retold(const Results& results, const workflow::GoalResult& goal, const Asked* asked, const Telling& telling)
    : results_(results), goal_(goal), telling_(telling) {
    if (asked != nullptr)
        questions_.push_back(asked->question);
    else
        goals_.push_back(goal.goal);
}

translate::Tale Retold::tale() const {
    translate::Tale out{results_.scene, goals_, questions_, results_.diagram->scene_picture.points};
    out.orders = results_.branches.orders;
    out.turns = results_.branches.turns;
    return out;
}

QString Retold::problem() const {
    return QString::fromStdString(translate::write_problem(tale(), telling_.wording()));
}

std::vector<SolutionLine> Retold::lines(const proof::Path& path) const {
    return workflow::in_plain_steps(telling_.wording(), telling_.voice) ? plain_lines(path) : phrased_lines(path);
}

std::vector<SolutionLine> Retold::plain_lines(const proof::Path& path) const {
    std::vector<SolutionLine> out;
    const QStringList steps = sentences(path, results_);
    for (std::size_t i = 0; i < path.steps.size(); ++i)
        out.push_back(line_of(steps[static_cast<qsizetype>(i)], path, i, reason(path, i, results_)));
    return out;
}

// A sentence that leads on stands before the step that it leads to, or behind the last.
std::vector<SolutionLine> Retold::phrased_lines(const proof::Path& path) const {
    std::vector<SolutionLine> out;
    const translate::Language& language = *telling_.language;
    QString ahead;
    for (const auto& sentence : translate::write_solution(path, tale(), telling_.wording(), telling_.voice).sentences) {
        ahead = behind(ahead, QString::fromStdString(sentence.text), language);
        if (sentence.bridge) continue;
        const std::size_t step = sentence.steps.front();
        const std::string words(language.theorem(proof::theorem_name(path, step)));
        out.push_back(line_of(std::exchange(ahead, {}), path, step, QString::fromStdString(words)));
    }
    if (!out.empty() && !ahead.isEmpty()) out.back().text = behind(out.back().text, ahead, language);
    return out;
}

bool Retold::lists_conditions() const {
    return workflow::in_plain_steps(telling_.wording(), telling_.voice);
}

QString Retold::proviso() const {
    if (!goal_.verdict) return {};
    return QString::fromStdString(
        translate::write_proviso(workflow::provisos(*goal_.verdict), tale(), telling_.wording()));
}

} // namespace porism::ui
