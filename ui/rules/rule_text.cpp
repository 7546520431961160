#include "ui/rules/rule_text.h"

#include "proof/rules/rule.h"
#include "ui/session/wording.h"
#include "ui/widgets/theme.h"

#include <QtCore/QCoreApplication>
#include <array>

namespace porism::ui {
namespace {

QString words(const char* text, int count = -1) {
    return QCoreApplication::translate("porism::ui::RulePanel", text, nullptr, count);
}

QString escaped(const std::string& text) {
    return QString::fromStdString(text).toHtmlEscaped();
}

QString muted(const QString& html) {
    return QStringLiteral("<span style='color:%1'>%2</span>").arg(colours().muted.name(), html);
}

QString heading(const QString& text) {
    return QStringLiteral("<p style='margin-top:10px;margin-bottom:2px'><b>%1</b></p>").arg(text.toHtmlEscaped());
}

QString paragraph(const QString& html) {
    return QStringLiteral("<p style='margin-top:0px;margin-bottom:4px'>%1</p>").arg(html);
}

/// Each clause on a line, its notation below it; nothing where there are none.
QString clauses(const QString& title, const std::vector<workflow::RuleClause>& all) {
    if (all.empty()) return {};
    QString html = heading(title);
    for (const workflow::RuleClause& clause : all)
        html += paragraph(escaped(clause.words) + QStringLiteral("<br>") +
                          muted(QStringLiteral("<code>%1</code>").arg(escaped(clause.notation))));
    return html;
}

/// The steps that use the rule are set off by weight and by colour.
QString steps(const std::vector<workflow::WorkedStep>& all) {
    QString html = QStringLiteral("<ol style='margin-left:0px;-qt-list-indent:1'>");
    for (const workflow::WorkedStep& step : all) {
        const QString sentence = escaped(step.sentence);
        html += step.uses_rule ? QStringLiteral("<li><b><span style='color:%1'>%2</span></b></li>")
                                     .arg(colours().conclusion.name(), sentence)
                               : QStringLiteral("<li>%1</li>").arg(sentence);
    }
    return html + QStringLiteral("</ol>");
}

QString rests_on(const std::vector<std::string>& conditions) {
    if (conditions.empty()) return {};
    QStringList all;
    for (const std::string& condition : conditions) all += escaped(condition);
    return paragraph(muted(words(QT_TRANSLATE_NOOP("porism::ui::RulePanel", "Provided that %1."))
                               .toHtmlEscaped()
                               .arg(all.join(QStringLiteral("; ")))));
}

QString shared_letters(const std::string& text) {
    if (text.empty()) return {};
    return paragraph(
        muted(words(QT_TRANSLATE_NOOP("porism::ui::RulePanel", "Here %1.")).toHtmlEscaped().arg(escaped(text))));
}

struct StandingWords {
    proof::Standing standing;
    const char* words;
};
constexpr std::array standing_words{
    StandingWords{proof::Standing::derived,
                  QT_TRANSLATE_NOOP("porism::ui::RulePanel", "It follows from other rules and calculation.")},
    StandingWords{proof::Standing::implied,
                  QT_TRANSLATE_NOOP("porism::ui::RulePanel",
                                    "Calculation with angles and lengths says it: nothing "
                                    "looks for it, and steps of calculation are named by it.")},
};

/// What else is known of the row, one a line.
QString remarks(const workflow::RulePage& page) {
    const proof::Rule& row = proof::rule(page.rule);
    QStringList lines{escaped(row.source)};
    for (const StandingWords& standing : standing_words)
        if (standing.standing == row.standing) lines += words(standing.words).toHtmlEscaped();
    if (page.symmetries > 1)
        lines += words(QT_TRANSLATE_N_NOOP("porism::ui::RulePanel", "%n way(s) to name the points say the same."),
                       static_cast<int>(page.symmetries))
                     .toHtmlEscaped();
    lines += QStringLiteral("<code>%1</code>").arg(escaped(row.name));
    return paragraph(muted(lines.join(QStringLiteral("<br>"))));
}

} // namespace

QString rule_html(const workflow::RulePage& page, const QString& picture) {
    const proof::Rule& row = proof::rule(page.rule);
    QString html = QStringLiteral("<h3 style='margin-bottom:4px'>%1</h3>").arg(theorem_title(row.name).toHtmlEscaped());
    html += paragraph(escaped(row.text));
    html += QStringLiteral("<p align='center'><img src='%1'></p>").arg(picture);
    html += clauses(words(QT_TRANSLATE_NOOP("porism::ui::RulePanel", "If")), page.hypotheses);
    html += clauses(words(QT_TRANSLATE_NOOP("porism::ui::RulePanel", "Provided that")), page.conditions);
    html += clauses(words(QT_TRANSLATE_NOOP("porism::ui::RulePanel", "Then")), page.conclusions);
    html += heading(words(QT_TRANSLATE_NOOP("porism::ui::RulePanel", "Example")));
    html += paragraph(escaped(page.example.problem)) + shared_letters(workflow::shared_letters_text(page));
    html += steps(page.example.steps) + rests_on(page.example.conditions);
    return html + heading(words(QT_TRANSLATE_NOOP("porism::ui::RulePanel", "Source"))) + remarks(page);
}

} // namespace porism::ui
