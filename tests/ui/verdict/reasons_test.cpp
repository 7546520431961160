// Every reason why a sample is not accepted has words: the checks and the errors that the sources of the core name.
#include "source_tree/qt.h"
#include "ui/verdict/check_words.h"
#include "ui/verdict/reason_words.h"

#include <QtTest/QtTest>
#include <set>

using namespace porism::ui;

namespace {

const QString reading = QStringLiteral("read");

/// What the patterns capture in the sources under a place of the core: a folder, or the beginning of a file's name.
std::set<QString> captured(const QString& place, const QStringList& patterns) {
    std::set<QString> found;
    const QFileInfo where(porism::test::in_source_tree("core/") + place);
    const bool whole = where.isDir();
    QDirIterator files(whole ? where.filePath() : where.path(),
                       {whole ? QStringLiteral("*.cpp") : where.fileName() + QStringLiteral("*.cpp")}, QDir::Files,
                       whole ? QDirIterator::Subdirectories : QDirIterator::NoIteratorFlags);
    static const QRegularExpression elsewhere(
        QStringLiteral("/(?:from_|print|write|constructed|verigeo_profile)[^/]*$|/proof/rules/"));
    while (files.hasNext()) {
        QFile file(files.next());
        if (file.fileName().contains(elsewhere) || !file.open(QIODevice::ReadOnly)) continue;
        const QString text = QString::fromUtf8(file.readAll());
        for (QString pattern : patterns) {
            auto matches = QRegularExpression(pattern.replace('\'', '"')).globalMatch(text);
            while (matches.hasNext()) found.insert(matches.next().captured(1));
        }
    }
    return found;
}

std::set<QString> captured(const QStringList& places, const QStringList& patterns) {
    std::set<QString> all;
    for (const QString& place : places) all.merge(captured(place, patterns));
    return all;
}

// In the patterns ' stands for the quotation mark.

/// The codes of the errors with which the text of a sample is refused.
std::set<QString> codes() {
    return captured({"base", "numbers", "facts", "scene", "document", "formats", "problem", "proof", "workflow/load"},
                    {"ErrorKind::\\w+,\\s*'([a-z][a-z0-9_]*)'",
                     "\\b(?:fail|fail_at|refuse|refused|error_of|at_term|bad)\\("
                     "(?:[^';()]|\\([^'()]*\\)|'[^'\\w]*'|'/\\w+'){0,90}?'([a-z][a-z0-9_]*)',"});
}

std::set<QString> checks() {
    return captured({"verify", "workflow/verify", "workflow/told"},
                    {"\\b(?:logical_check|check|proved|not_run|sensible_check|statements)\\("
                     "(?:[^';()]*,\\s*)?'([a-z]+_[a-z_]+)'",
                     "\\bNumericCheck\\{\\s*'([a-z]+_[a-z_]+)'",
                     "\\bCheck \\w*\\{[^';]*(?:'[a-z]+',)?\\s*'([a-z]+_[a-z_]+)'", "\\bname = '([a-z]+_[a-z_]+)'"});
}

} // namespace

class ReasonsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void every_check_has_a_title() {
        const std::set<QString> all = checks();
        QVERIFY2(all.size() > 30, qPrintable(QString::number(all.size())));
        for (const QString& name : all) {
            QString spelled = name;
            spelled.replace('_', ' ');
            QVERIFY2(check_title(name).compare(spelled, Qt::CaseInsensitive) != 0, qPrintable(name));
            QVERIFY2(check_fault(name) != check_title(name), qPrintable(name));
        }
    }

    void every_error_of_reading_has_words() {
        const std::set<QString> all = codes();
        QVERIFY2(all.size() > 130, qPrintable(QString::number(all.size())));
        for (const QString& code : all)
            QVERIFY2(reason_words(reading, code).startsWith(QStringLiteral("Not read: ")), qPrintable(code));
    }

    void a_reason_says_what_is_wrong() {
        QCOMPARE(check_title(QStringLiteral("figure_exists")), QStringLiteral("The figure exists"));
        QCOMPARE(reason_words(QStringLiteral("numeric"), QStringLiteral("figure_exists")),
                 QStringLiteral("There is no figure"));
        QCOMPARE(reason_words(reading, QStringLiteral("form_arguments")),
                 QStringLiteral("Not read: a logic form has arguments that do not fit it"));
    }
};

QTEST_GUILESS_MAIN(ReasonsTest)
#include "reasons_test.moc"
