// What a translator is given: every text of the interface, of the catalogue and of the rules.
#include "paint/picture_style.h"
#include "proof/fact_classes.h"
#include "proof/rules/rule.h"
#include "proof/rules/rule_profile.h"
#include "scene/catalogue.h"
#include "source_tree/qt.h"
#include "support/files.h"
#include "support/golden_text.h"
#include "ui/session/wording.h"
#include "workflow/picture_strategy.h"

#include <QtCore/QXmlStreamReader>
#include <QtTest/QtTest>
#include <set>

using namespace porism;
using namespace porism::ui;

namespace {

struct Text {
    std::string context, source;
    friend auto operator<=>(const Text&, const Text&) = default;
};

void add(std::vector<Text>& texts, const char* context, const std::string& source) {
    const Text text{context, source};
    if (!source.empty() && std::ranges::find(texts, text) == texts.end()) texts.push_back(text);
}

/// The texts that stand in the tables of the core, in the order of the tables.
std::vector<Text> table_texts() {
    std::vector<Text> texts;
    for (const scene::Construction& row : scene::catalogue()) {
        for (const std::string& text : {row.group, row.title, row.text}) add(texts, "Catalogue", text);
        for (const scene::Slot& slot : row.slots) add(texts, "Catalogue", slot.prompt);
    }
    for (const proof::Rule& rule : proof::all_rules()) add(texts, "Rules", rule.title);
    for (const proof::RuleProfile& profile : proof::ready_rule_profiles())
        for (const std::string& text : {profile.title, profile.about}) add(texts, "Profiles", text);
    for (const paint::PictureStyle& style : paint::picture_styles())
        for (const std::string_view text : {style.name, style.meaning}) add(texts, "Pictures", std::string(text));
    for (const workflow::StrategyRow& strategy : workflow::picture_strategies())
        for (const std::string_view text : {strategy.name, strategy.meaning}) add(texts, "Pictures", std::string(text));
    for (const proof::FactKind& kind : proof::fact_kinds()) add(texts, "Kinds", std::string(kind.title));
    return texts;
}

std::string quoted(const std::string& text) {
    std::string out = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\') out += '\\';
        out += c;
    }
    return out + '"';
}

/// The first-party sources below a folder, with literals that stand behind each other joined.
QString sources_of(const QString& folder) {
    QString all;
    QDirIterator files(porism::test::in_source_tree(folder.toStdString()),
                       {QStringLiteral("*.cpp"), QStringLiteral("*.h")}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        if (file.open(QIODevice::ReadOnly)) all += QString::fromUtf8(file.readAll());
    }
    static const QRegularExpression between(QStringLiteral("\"\\s*\\n\\s*\""));
    return all.remove(between);
}

enum class Those { all, of_numbers };

std::set<Text> texts_of(const QString& path, Those those) {
    std::set<Text> texts;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return texts;
    QXmlStreamReader xml(&file);
    std::string context;
    bool taken = true;
    while (!xml.atEnd()) {
        xml.readNext();
        if (!xml.isStartElement()) continue;
        if (xml.name() == QStringLiteral("name")) context = xml.readElementText().toStdString();
        if (xml.name() == QStringLiteral("message"))
            taken = those == Those::all || xml.attributes().hasAttribute(QStringLiteral("numerus"));
        if (xml.name() == QStringLiteral("source") && taken)
            texts.insert({context, xml.readElementText().toStdString()});
    }
    return texts;
}

/// What lupdate finds in the sources of the interface and in the texts of the tables.
std::set<Text> extracted(const QString& into) {
    QProcess lupdate;
    const QString root = porism::test::in_source_tree("");
    lupdate.start(QStringLiteral(PORISM_LUPDATE),
                  {"-silent", "-no-obsolete", "-locations", "none", "-I", root, root + "ui",
                   root + "translations/catalogue_texts.cpp", "-ts", into});
    if (!lupdate.waitForFinished(120000) || lupdate.exitCode() != 0) return {};
    return texts_of(into, Those::all);
}

} // namespace

class TranslationsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    // First: it is here that accept-goldens.sh writes the list that lupdate reads.
    void the_texts_of_the_tables_are_listed() {
        std::string list =
            "// The texts of the core's tables, for lupdate alone; packaging/accept-goldens.sh writes them "
            "anew from the tables.\n";
        for (const Text& text : table_texts())
            list += "QT_TRANSLATE_NOOP(\"" + text.context + "\", " + quoted(text.source) + ")\n";
        const std::string difference = test::golden_difference("../../translations/catalogue_texts.cpp", list);
        QVERIFY2(difference.empty(), difference.c_str());
    }

    void lupdate_finds_texts() {
        QVERIFY(folder_.isValid());
        found_ = extracted(folder_.filePath("all.ts"));
        QVERIFY(found_.size() > 300);
        for (const Text& text : found_)
            QVERIFY2(text.context != "porism::ui", ("lupdate misses the class of: " + text.source).c_str());
    }

    // Of the source language nothing else is kept; `ninja update_translations` brings it up to date.
    void english_has_the_forms_of_every_number() {
        const QString english = porism::test::in_source_tree("translations/porism_en.ts");
        const auto wanted = texts_of(folder_.filePath("all.ts"), Those::of_numbers),
                   kept = texts_of(english, Those::all);
        for (const Text& text : wanted) QVERIFY2(kept.contains(text), text.source.c_str());
        for (const Text& text : kept) QVERIFY2(wanted.contains(text), text.source.c_str());
        QFile file(english);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY2(!file.readAll().contains("unfinished"), "a form is missing");
    }

    void every_text_of_the_tables_reaches_the_translator() {
        for (const Text& text : table_texts()) QVERIFY2(found_.contains(text), text.source.c_str());
    }

    void every_text_that_is_looked_up_reaches_the_translator_data() {
        QTest::addColumn<QString>("context");
        QTest::addColumn<QString>("source");
        static const QRegularExpression call(
            QStringLiteral("(?:translate|QT_TRANSLATE_NOOP)\\(\\s*\"([\\w:]+)\",\\s*\"((?:[^\"\\\\]|\\\\.)*)\""));
        auto matches = call.globalMatch(sources_of(QStringLiteral("ui")));
        while (matches.hasNext()) {
            const auto match = matches.next();
            QString source = match.captured(2);
            source.replace(QStringLiteral("\\\""), QStringLiteral("\""))
                .replace(QStringLiteral("\\t"), QStringLiteral("\t"));
            source.replace(QStringLiteral("\\n"), QStringLiteral("\n"));
            QTest::addRow("%s", qPrintable(match.captured(1) + ' ' + source)) << match.captured(1) << source;
        }
    }
    void every_text_that_is_looked_up_reaches_the_translator() {
        QFETCH(QString, context);
        QFETCH(QString, source);
        QVERIFY(found_.contains({context.toStdString(), source.toStdString()}));
    }

    void tools_and_commands_are_among_them() {
        for (const Text& text : {Text{"Tools", "Click %1"}, Text{"Commands", "delete %1"}, Text{"Commands", "goal %1"},
                                 Text{"Wording", "by construction"}, Text{"Wording", " and "},
                                 Text{"Mark", "false in the picture"}, Text{"Core", "it is false in the picture"}})
            QVERIFY2(found_.contains(text), text.source.c_str());
    }

    void clauses_of_the_core_are_still_what_the_core_says() {
        const QString core = sources_of(QStringLiteral("core"));
        for (const char* clause : fixed_core_clauses()) {
            QVERIFY2(core.contains(QString::fromStdString(quoted(clause))), clause);
            QVERIFY2(found_.contains({"Core", clause}), clause);
        }
    }

private:
    QTemporaryDir folder_;
    std::set<Text> found_;
};

QTEST_GUILESS_MAIN(TranslationsTest)
#include "translations_test.moc"
