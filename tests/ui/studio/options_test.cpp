// The studio as a program: what its options take and refuse, and that pictures are written without a person.
#include "source_tree/qt.h"

#include <QtGui/QImage>
#include <QtTest/QtTest>
#include <optional>

namespace {

const QString none; ///< no display

struct Ran {
    int status = -1;
    QString out, err;
};

} // namespace

class OptionsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { QVERIFY(home_.isValid()); }

    void it_says_what_it_takes() {
        const Ran ran = run({"--help"});
        QCOMPARE(ran.status, 0);
        for (const char* option :
             {"--guided", "--screenshot", "--workspace", "--theme", "--size", "--step", "--rule", "--rules", "FILE"})
            QVERIFY2(ran.out.contains(QLatin1String(option)), option);
        QVERIFY(run({"--version"}).out.startsWith(QStringLiteral("porism")));
    }

    void it_says_so_without_a_display() {
        for (const char* option : {"--help", "-h", "--version", "-v"}) {
            const Ran ran = run({"--theme", "dark", option}, none);
            QVERIFY2(ran.status == 0, option);
            QVERIFY2(ran.out.contains(QStringLiteral("porism")), qPrintable(ran.out));
            QVERIFY2(ran.err.isEmpty(), qPrintable(ran.err));
        }
    }

    void without_a_display_it_ends_with_one_line() {
        for (const QString& display : {none, QStringLiteral(":987")}) {
            const Ran ran = run({"--guided"}, display);
            QCOMPARE(ran.status, 2);
            QVERIFY2(ran.err.startsWith(QStringLiteral("porism-studio: error: no window can be shown")),
                     qPrintable(ran.err));
            QCOMPARE(ran.err.count(QLatin1Char('\n')), 1);
            QVERIFY(ran.out.isEmpty());
        }
    }

    void wrong_options_are_refused_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("words");
        QTest::addRow("unknown") << QStringList{"--colour"} << QStringLiteral("colour");
        QTest::addRow("two files") << QStringList{"a.json", "b.json"} << QStringLiteral("one FILE at most");
        QTest::addRow("no workspace") << QStringList{"--workspace", "9"}
                                      << QStringLiteral("--workspace takes a number");
        QTest::addRow("workspace 0") << QStringList{"--workspace", "0"} << QStringLiteral("--workspace takes a number");
        QTest::addRow("no rule") << QStringList{"--rule", "thal"} << QStringLiteral("there is no rule called thal");
        QTest::addRow("no number") << QStringList{"--step", "last"} << QStringLiteral("--step takes a number");
        QTest::addRow("half a size") << QStringList{"--size", "800"} << QStringLiteral("WIDTHxHEIGHT");
        QTest::addRow("no size") << QStringList{"--size", "0x600"} << QStringLiteral("WIDTHxHEIGHT");
        QTest::addRow("three sizes") << QStringList{"--size", "8x6x4"} << QStringLiteral("WIDTHxHEIGHT");
    }
    void wrong_options_are_refused() {
        QFETCH(QStringList, arguments);
        QFETCH(QString, words);
        const Ran ran = run(arguments);
        QVERIFY(ran.status == 1 || ran.status == 2);
        QVERIFY2(ran.err.contains(words), qPrintable(ran.err));
        QVERIFY(ran.out.isEmpty());
    }

    void a_picture_is_written_without_a_person() {
        const QString picture = home_.filePath("window.png");
        const QString file = porism::test::in_source_tree("resources/examples/orthocentre.txt");
        QVERIFY(QFile::exists(file));
        const Ran ran = run({"--screenshot", picture, "--size", "1100x700", "--workspace", "2", "--step", "2",
                             "--theme", "dark", file});
        QVERIFY2(ran.status == 0, qPrintable(ran.err));
        const QImage image(picture);
        QCOMPARE(image.size() / image.devicePixelRatio(), QSize(1100, 700));
        QVERIFY2(image.pixelColor(image.width() / 2, 2).lightness() < 128, "it is dark");
    }

    void a_broken_rule_profile_is_told_with_its_place() {
        const QString path = home_.filePath(QStringLiteral("class.json"));
        QFile file(path);
        QVERIFY(file.open(QFile::WriteOnly));
        file.write("{\"porism\": \"rule_profile\", \"version\": 1, \"name\": \"x\",\n"
                   " \"calculations\": [\"angles\"], \"rules\": [\"pythagorass\"]}\n");
        file.close();
        const Ran ran = run({"--rules", path});
        QCOMPARE(ran.status, 2);
        QVERIFY2(ran.err.contains(path + QStringLiteral(":2:40: error: ")), qPrintable(ran.err));
        QVERIFY2(ran.err.contains(QStringLiteral("did you mean pythagoras")), qPrintable(ran.err));
    }

    void a_picture_of_what_cannot_be_opened_is_an_error() {
        const QString picture = home_.filePath("none.png");
        QCOMPARE(run({"--screenshot", picture, home_.filePath("missing.json")}).status, 2);
        QVERIFY(!QFile::exists(picture));
    }

private:
    /// Where a display is named it is the only one there may be.
    Ran run(const QStringList& arguments, const std::optional<QString>& display = std::nullopt) {
        QProcess studio;
        auto environment = QProcessEnvironment::systemEnvironment();
        if (display) {
            for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "XDG_RUNTIME_DIR"})
                environment.remove(QString::fromLatin1(name));
            if (*display != none) environment.insert(QStringLiteral("DISPLAY"), *display);
        }
        for (const char* name : {"HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"})
            environment.insert(QString::fromLatin1(name), home_.path());
        environment.insert(QStringLiteral("LC_ALL"), QStringLiteral("C.UTF-8"));
        studio.setProcessEnvironment(environment);
        studio.start(QStringLiteral(PORISM_STUDIO_PROGRAM), arguments);
        if (!studio.waitForFinished(120000) || studio.exitStatus() != QProcess::NormalExit) return {};
        return {studio.exitCode(), QString::fromUtf8(studio.readAllStandardOutput()),
                QString::fromUtf8(studio.readAllStandardError())};
    }

    QTemporaryDir home_;
};

QTEST_GUILESS_MAIN(OptionsTest)
#include "options_test.moc"
