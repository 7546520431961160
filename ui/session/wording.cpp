#include "ui/session/wording.h"

#include "proof/rules/rule.h"
#include "scene/catalogue.h"
#include "translate/class_text.h"
#include "translate/path_text.h"
#include "translate/quantity_text.h"
#include "translate/question_text.h"
#include "translate/read.h"
#include "translate/scene_text.h"
#include "translate/told.h"
#include "translate/value_text.h"
#include "ui/session/results.h"
#include "ui/session/session_impl.h"

#include <QtCore/QCoreApplication>
#include <array>
#include <cmath>
#include <ranges>

namespace porism::ui {

namespace {

translate::Picture picture_of(const About& about) {
    if (!about.diagram) return {};
    return about.diagram->scene_picture.points;
}

// {x} in a text of the catalogue by the point in that slot.
QString filled(const scene::Use& use, const std::vector<PointId>& outputs, const scene::Scene& scene) {
    const scene::Construction& row = scene::construction(use.construction);
    QString text = catalogue_words(row.text);
    std::size_t output = 0, input = 0, value = 0;
    for (const scene::Slot& slot : row.slots) {
        QString words;
        if (slot.kind == scene::SlotKind::number)
            words = QString::fromStdString(translate::number_text(use.values[value++], slot.measure));
        else
            words = point_name(scene, slot.kind == scene::SlotKind::output ? outputs[output++] : use.points[input++]);
        text.replace('{' + QString::fromStdString(slot.letter) + '}', words);
    }
    return text;
}

struct ReasonRow {
    proof::Reason reason;
    const char* words;
};
constexpr std::array reason_rows{
    ReasonRow{proof::Reason::given, QT_TRANSLATE_NOOP("Wording", "by construction")},
    ReasonRow{proof::Reason::algebra, QT_TRANSLATE_NOOP("Wording", "by calculation")},
    ReasonRow{proof::Reason::line_class, QT_TRANSLATE_NOOP("Wording", "the same line")},
    ReasonRow{proof::Reason::circle_class, QT_TRANSLATE_NOOP("Wording", "the same circle")},
    ReasonRow{proof::Reason::point_class, QT_TRANSLATE_NOOP("Wording", "the same point")},
    ReasonRow{proof::Reason::reading, QT_TRANSLATE_NOOP("Wording", "by calculation")},
    ReasonRow{proof::Reason::calculation, QT_TRANSLATE_NOOP("Wording", "by calculation")},
};

struct QuantityTitle {
    facts::QuantityKind kind;
    const char* words;
};
constexpr std::array quantity_rows{
    QuantityTitle{facts::QuantityKind::letter, QT_TRANSLATE_NOOP("Wording", "Known letters")},
    QuantityTitle{facts::QuantityKind::length, QT_TRANSLATE_NOOP("Wording", "Known lengths")},
    QuantityTitle{facts::QuantityKind::angle, QT_TRANSLATE_NOOP("Wording", "Known angles")},
    QuantityTitle{facts::QuantityKind::arc, QT_TRANSLATE_NOOP("Wording", "Known arcs")},
    QuantityTitle{facts::QuantityKind::area, QT_TRANSLATE_NOOP("Wording", "Known areas")},
    QuantityTitle{facts::QuantityKind::perimeter, QT_TRANSLATE_NOOP("Wording", "Known perimeters")},
    QuantityTitle{facts::QuantityKind::disc, QT_TRANSLATE_NOOP("Wording", "Known areas of circles")},
    QuantityTitle{facts::QuantityKind::circumference, QT_TRANSLATE_NOOP("Wording", "Known circumferences")},
    QuantityTitle{facts::QuantityKind::arc_length, QT_TRANSLATE_NOOP("Wording", "Known lengths of arcs")},
    QuantityTitle{facts::QuantityKind::sector, QT_TRANSLATE_NOOP("Wording", "Known areas of sectors")},
};

} // namespace

QString point_name(const scene::Scene& scene, PointId point) {
    return QString::fromStdString(scene::display_name(scene.name(point)));
}

QString point_names(const scene::Scene& scene, const std::vector<PointId>& points, const QString& between) {
    QStringList names;
    for (const PointId point : points) names += point_name(scene, point);
    return names.join(between);
}

QString profile_words(const std::string& text) {
    return QCoreApplication::translate("Profiles", text.c_str());
}

QString rule_profile_words(const proof::RuleProfile& profile) {
    QString title = profile_words(profile.title);
    if (profile.grade.empty()) return title;
    return QCoreApplication::translate("Wording", "%1 (grade %2)").arg(title, QString::fromStdString(profile.grade));
}

QString catalogue_words(const std::string& text) {
    return QCoreApplication::translate("Catalogue", text.c_str());
}

QString signature(const scene::Construction& row) {
    QStringList words{QString::fromStdString(row.name)};
    for (const scene::Slot& slot : row.slots) words += QString::fromStdString(slot.letter);
    return words.join(' ');
}

QString sentence(const scene::Construction& row) {
    QString text = catalogue_words(row.text);
    for (const scene::Slot& slot : row.slots) {
        const QString letter = QString::fromStdString(slot.letter);
        const bool number = slot.kind == scene::SlotKind::number;
        text.replace('{' + letter + '}', number ? letter : QString::fromStdString(scene::display_name(slot.letter)));
    }
    return text;
}

QString theorem_title(const std::string& rule) {
    const auto known = proof::rule_by_name(rule);
    return known ? QCoreApplication::translate("Rules", proof::rule(*known).title.c_str())
                 : QString::fromStdString(rule);
}

// What is said may be of points that have no place as long as there is no whole figure.
About::About(const Session& session)
    : scene(session.scene()),
      diagram(session.figure_actions() == scene.actions().size() ? session.diagram().get() : nullptr) {}

About::About(const Results& results) : scene(results.scene), diagram(results.diagram.get()) {}

QString notation(const facts::Statement& statement, const About& about) {
    return QString::fromStdString(translate::say(statement, about.scene.names(), picture_of(about)));
}

std::optional<facts::Statement> statement_in(std::string_view words, const About& about) {
    return translate::read(words, about.scene.names(), picture_of(about));
}

QString kind_title(const proof::FactKind& kind) {
    return QCoreApplication::translate("Kinds", std::string(kind.title).c_str());
}

QString notation(const proof::FactClass& one, const About& about) {
    return QString::fromStdString(translate::say(one, about.scene.names(), picture_of(about)));
}

QString question_words(const scene::Question& question, const scene::Scene& scene) {
    return QString::fromStdString(translate::say(question, scene.names()));
}

QString question_sentence(const scene::Question& question, const scene::Scene& scene) {
    return QString::fromStdString(translate::question_text(question, scene.names()));
}

QString quantities_title(facts::QuantityKind kind) {
    const auto found = std::ranges::find(quantity_rows, kind, &QuantityTitle::kind);
    if (found == quantity_rows.end()) return QCoreApplication::translate("Wording", "Other values");
    return QCoreApplication::translate("Wording", found->words);
}

QString notation(const facts::Quantity& quantity, const scene::Scene& scene) {
    return QString::fromStdString(translate::say(quantity, scene.names()));
}

QString value_words(const numbers::Scalar& value, bool degrees) {
    const translate::ValueText text = translate::value_text(value, degrees);
    QString exact = QString::fromStdString(text.exact);
    if (text.about.empty()) return exact;
    return QCoreApplication::translate("Wording", "%1, about %2").arg(exact, QString::fromStdString(text.about));
}

proof::Path told(const proof::Path& path, const About& about) {
    return translate::told(path, about.scene, picture_of(about));
}

QString notation(const proof::Branch& branch, const About& about) {
    return QString::fromStdString(translate::branch_text(branch, about.scene.names(), picture_of(about)));
}

QString goal_sentence(const facts::Statement& goal, const About& about) {
    return QString::fromStdString(translate::goal_text({goal}, about.scene, picture_of(about)));
}

QString sentence(const scene::Action& action, const scene::Scene& scene) {
    if (action.states) return QString::fromStdString(translate::say(*action.states, scene.names()));
    QStringList clauses;
    for (const scene::Use& use : action.uses) clauses += filled(use, action.outputs, scene);
    // "X lies on the line PQ and on the circle with centre O".
    const QString lies = QCoreApplication::translate("Wording", "%1 lies ").arg(point_names(scene, action.outputs));
    for (QString& later : clauses | std::views::drop(1))
        if (clauses.front().startsWith(lies) && later.startsWith(lies)) later.remove(0, lies.size());
    return clauses.join(QCoreApplication::translate("Wording", " and "));
}

QString sentence_with_places(const scene::Action& action, const scene::Scene& scene) {
    QStringList places;
    for (std::size_t i = 0; i < action.at.size(); ++i)
        if (const auto& at = action.at[i]; at && at->given)
            places += QStringLiteral("%1 = (%2, %3)")
                          .arg(point_name(scene, action.outputs[i]), QString::fromStdString(at->x.text()),
                               QString::fromStdString(at->y.text()));
    const QString said = sentence(action, scene);
    return places.isEmpty() ? said : said + QStringLiteral(": ") + places.join(QStringLiteral(", "));
}

QString reason(const proof::Path& path, std::size_t step, const About& about) {
    return core_words(translate::reason_name(path, step, about.scene, picture_of(about)));
}

QString reason_kind(const proof::Step& step) {
    if (step.reason == proof::Reason::rule) return theorem_title(step.rule);
    for (const ReasonRow& row : reason_rows)
        if (row.reason == step.reason) return QCoreApplication::translate("Wording", row.words);
    return {};
}

QString sentence(const proof::Path& path, std::size_t step, const About& about) {
    const auto texts = translate::path_text(path, about.scene, picture_of(about));
    return step < texts.size() ? QString::fromStdString(translate::sentence_of(texts[step])) : QString();
}

QStringList claims(const proof::Path& path, const About& about) {
    QStringList lines;
    for (const auto& text : translate::path_text(path, about.scene, picture_of(about)))
        lines += QString::fromStdString(text.claim);
    return lines;
}

QStringList sentences(const proof::Path& path, const About& about) {
    QStringList lines;
    for (const auto& text : translate::path_text(path, about.scene, picture_of(about)))
        lines += QString::fromStdString(translate::sentence_of(text));
    return lines;
}

QString problem_text(const scene::Goals& goals, const About& about) {
    return QString::fromStdString(translate::problem_text(about.scene, goals, picture_of(about)));
}

QString branch_words(const scene::Action& action, int branch, std::span<const int> choices) {
    const bool meets = action.uses.size() == 2 ||
                       scene::construction(action.uses.front().construction).name.starts_with("intersection");
    if (choices.size() == 2)
        return meets ? QCoreApplication::translate("Wording", "the other intersection")
                     : QCoreApplication::translate("Wording", "the other place");
    const QString words = meets ? QCoreApplication::translate("Wording", "intersection %1 of %2")
                                : QCoreApplication::translate("Wording", "place %1 of %2");
    return words.arg(std::ranges::count_if(choices, [&](int other) { return other <= branch; })).arg(choices.size());
}

QString undo_text(const scene::Action& action, const scene::Scene& scene) {
    if (action.states) return QCoreApplication::translate("Wording", "statement");
    // The first word of the title tells enough: "foot", "point", "intersection".
    const std::string& title = scene::construction(action.uses.front().construction).title;
    const QString words =
        action.uses.size() > 1 ? QCoreApplication::translate("Wording", "intersection") : catalogue_words(title);
    return words.section(' ', 0, 0).toLower() + ' ' + point_names(scene, action.outputs, {});
}

QString error_sentence(const Error& error) {
    const QString what = as_sentence(error.what);
    return error.mend.empty() ? what : what + ' ' + as_sentence(error.mend);
}

} // namespace porism::ui
