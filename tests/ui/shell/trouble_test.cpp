// What can go wrong outside the program, through the window: full disks, files that may not be written, broken files.
#include "source_tree/qt.h"
#include "support/full_disk.h"
#include "support/settings_room.h"
#include "support/studio.h"
#include "ui/session/library.h"
#include "ui/shell/main_window.h"
#include "ui/widgets/notice.h"

#include <QtGui/QAction>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QPushButton>

using namespace porism;
using namespace porism::ui;

namespace {

struct Bench {
    Session session{test::at_once()};
    MainWindow window{session};

    Bench() {
        window.resize(1280, 800);
        window.show();
    }
    void trigger(const char* text) const {
        for (QAction* action : window.findChildren<QAction*>())
            if (action->text().remove('&').startsWith(QLatin1String(text))) return action->trigger();
        QFAIL(text);
    }
    /// The words of the bar that is shown.
    QString told() const {
        for (const Notice* notice : window.findChildren<Notice*>())
            if (notice->isVisible()) return notice->text();
        return {};
    }
    QPushButton* button(const QString& text) const {
        for (auto* each : window.findChildren<QPushButton*>())
            if (each->text() == text) return each;
        return nullptr;
    }
    std::size_t kept() { return session.library().rows()->size(); }
    QStringList codes() const {
        QStringList codes;
        for (const Problem& problem : session.problems()) codes << problem.code;
        return codes;
    }
};

QByteArray bytes_of(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class TroubleTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { QSettings().clear(); }

    void keeping_is_told_while_it_lasts() {
        Bench bench;
        QVERIFY(bench.window.open_library(room_.path("plain.porism")));
        QVERIFY(test::closed(bench.session));
        QTRY_VERIFY(bench.button(QStringLiteral("Keep in library")));
        QPushButton* keep = bench.button(QStringLiteral("Keep in library"));
        QTRY_VERIFY(keep->isEnabled());
        keep->click();
        QCOMPARE(keep->text(), QStringLiteral("Keeping…"));
        QVERIFY(!keep->isEnabled());
        QTRY_COMPARE(keep->text(), QStringLiteral("Keep in library"));
        QVERIFY(bench.told().startsWith(QStringLiteral("Kept in the library")));
        QCOMPARE(bench.kept(), 1u);
    }

    void a_full_disk_keeps_what_was_kept() {
        Bench bench;
        const QString path = room_.path("full.porism");
        QVERIFY(bench.window.open_library(path));
        QVERIFY(test::closed(bench.session));
        QVERIFY(test::keep(bench.session, QStringLiteral("before")).id);
        bench.session.new_document();
        QVERIFY(test::closed(bench.session, QStringLiteral("a b c = triangle a b c; m = midpoint m a b; n = midpoint n "
                                                           "a c ? para m n b c")));
        {
            const test::FullDisk full(1024);
            bench.trigger("Keep in library");
            QTRY_VERIFY(!bench.session.keeping());
        }
        QVERIFY2(bench.told().contains(path), qPrintable(bench.told()));
        QCOMPARE(bench.codes().size(), 1);
        QCOMPARE(bench.kept(), 1u);
        QVERIFY2(test::keep(bench.session, QStringLiteral("after")).id, "once there is room again");
        QCOMPARE(bench.kept(), 2u);
    }

    void a_library_that_may_not_be_written_says_so() {
        QTemporaryDir folder;
        const QString path = folder.filePath("locked.porism");
        {
            Session session(test::at_once());
            QVERIFY(session.library().open(path));
        }
        QVERIFY(QFile::setPermissions(folder.path(),
                                      QFile::ReadOwner | QFile::ExeOwner | QFile::ReadOther | QFile::ExeOther));
        QVERIFY(QFile::setPermissions(path, QFile::ReadOwner | QFile::ReadOther));
        Bench bench;
        QVERIFY(test::closed(bench.session));
        {
            const test::NoRights nobody;
            QVERIFY(nobody.good());
            QVERIFY(bench.window.open_library(path));
            QVERIFY(bench.session.library().read_only());
            bench.trigger("Keep in library");
            QTRY_VERIFY(!bench.session.keeping());
        }
        QVERIFY2(bench.told().contains(QStringLiteral("may not be written")), qPrintable(bench.told()));
        QCOMPARE(bench.codes(), QStringList{QStringLiteral("store_read_only")});
        QFile::setPermissions(folder.path(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    }

    void a_full_disk_leaves_the_old_document() {
        Bench bench;
        const QString path = room_.path("figure.json");
        QVERIFY(test::closed(bench.session, QStringLiteral("a b c = triangle a b c")));
        QVERIFY(bench.session.save_document(path));
        const QByteArray before = bytes_of(path);
        QVERIFY(bench.session.read_text(QStringLiteral("d = foot d a b c"), true));
        {
            const test::FullDisk full(64);
            bench.trigger("Save");
        }
        QVERIFY2(bench.told().contains(QStringLiteral("no room for a file of this size")), qPrintable(bench.told()));
        QVERIFY(bench.session.modified());
        QCOMPARE(bytes_of(path), before);
        bench.trigger("Save");
        QVERIFY(!bench.session.modified());
        QVERIFY(bytes_of(path) != before);
    }

    void a_broken_file_is_told_and_harms_nothing_data() {
        QTest::addColumn<QString>("path");
        const QDir folder(porism::test::in_source_tree("resources/examples/broken"));
        for (const QFileInfo& info : folder.entryInfoList(QDir::Files))
            QTest::addRow("%s", qPrintable(info.fileName())) << info.absoluteFilePath();
    }
    void a_broken_file_is_told_and_harms_nothing() {
        QFETCH(QString, path);
        Bench bench;
        QVERIFY(test::closed(bench.session, QStringLiteral("a b c = triangle a b c")));
        const auto before = bench.session.scene().hash();
        const bool opened = bench.window.open_file(path);
        if (opened) {
            QTRY_VERIFY_WITH_TIMEOUT(!bench.session.problems().empty(), 60000);
        } else {
            QVERIFY2(bench.told().startsWith(path), qPrintable(bench.told()));
            QCOMPARE(bench.session.scene().hash(), before);
        }
        const std::vector<Problem> problems = bench.session.problems();
        QCOMPARE(problems.size(), 1u);
        QVERIFY(!problems[0].cause.isEmpty() && !problems[0].code.isEmpty());
        const auto* rows = bench.window.findChild<QWidget*>(QStringLiteral("problems"))->findChild<QListWidget*>();
        QTRY_COMPARE(rows->count(), 1);
        QTest::mouseClick(rows->viewport(), Qt::LeftButton, {}, rows->visualItemRect(rows->item(0)).center());
        QVERIFY2(!bench.window.grab().isNull(), "what is selected need not have a place");
        QVERIFY(bench.session.read_text(QStringLiteral("z1 z2 z3 = triangle z1 z2 z3"), false));
        QTRY_VERIFY_WITH_TIMEOUT(bench.session.problems().empty(), 60000);
    }

private:
    SettingsRoom room_;
};

QTEST_MAIN(TroubleTest)
#include "trouble_test.moc"
