// Pictures as files, and what is written beside them.
#include "bench.h"
#include "support/settings_room.h"
#include "ui/shell/export_dialog.h"

#include <QtCore/QPointer>
#include <QtGui/QImage>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QMessageBox>

using namespace porism;
using namespace porism::ui;
using porism::test::Bench;

namespace {

/// Goes on from the dialog that says how a picture is exported.
bool export_as(const Bench& bench, const QString& path) {
    auto* dialog = bench.window.findChild<ExportDialog*>();
    if (!dialog) return false;
    for (QPushButton* button : dialog->findChildren<QPushButton*>())
        if (button->text().remove('&').startsWith(QStringLiteral("Export"))) button->click();
    return bench.answer(path);
}

} // namespace

class ExportTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs); }
    void init() { QSettings().clear(); }

    void pictures_are_exported() {
        Bench bench;
        QVERIFY(bench.read("a b c = triangle a b c; d = foot d a b c"));
        for (const QString& name : {QStringLiteral("figure.svg"), QStringLiteral("figure.png")}) {
            bench.trigger("Export picture");
            QVERIFY(export_as(bench, room_.path(name)));
            QTRY_VERIFY(QFileInfo(room_.path(name)).size() > 500);
        }
        QVERIFY(!QImage(room_.path(QStringLiteral("figure.png"))).isNull());
        QVERIFY(!bench.window.findChild<ExportDialog*>());
    }

    /// The equal sides are marked, so the text need not say them.
    void a_picture_and_its_text_say_what_is_given_together() {
        Bench bench;
        QVERIFY(bench.read("a b c = triangle a b c ? eqangle a b b c b c a c"));
        bench.type("state AB = AC");
        QCOMPARE(bench.session.scene().actions().size(), 2U);
        const auto exported = [&](const QString& name, const QString& strategy, const QString& style) {
            bench.trigger("Export picture");
            auto* dialog = bench.window.findChild<ExportDialog*>();
            for (auto* choice : dialog->findChildren<QComboBox*>())
                for (const QString& one : {strategy, style})
                    if (const int row = choice->findData(one); row >= 0) choice->setCurrentIndex(row);
            for (auto* box : dialog->findChildren<QCheckBox*>()) box->setChecked(true);
            QVERIFY(!dialog->findChild<QLabel*>()->pixmap().isNull());
            QVERIFY(export_as(bench, room_.path(name)));
        };
        exported(QStringLiteral("marked.svg"), QStringLiteral("orthogonal"), QStringLiteral("exam"));
        exported(QStringLiteral("bare.svg"), QStringLiteral("plain"), QStringLiteral("blackboard"));
        const auto read = [&](const QString& name) {
            QFile file(room_.path(name));
            return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
        };
        QVERIFY(!read(QStringLiteral("marked.svg.txt")).contains(QStringLiteral("AB = AC")));
        QVERIFY(read(QStringLiteral("bare.svg.txt")).contains(QStringLiteral("AB = AC")));
        QVERIFY(read(QStringLiteral("marked.svg.json")).contains(QStringLiteral("\"marks\"")));
        QVERIFY(read(QStringLiteral("marked.svg")) != read(QStringLiteral("bare.svg")));
    }

    /// The file dialog asks for the picture alone.
    void what_stands_beside_it_is_not_replaced_unasked() {
        Bench bench;
        QVERIFY(bench.read("a b c = triangle a b c"));
        const QString picture = room_.path(QStringLiteral("mine.svg")), text = picture + QStringLiteral(".txt");
        QFile notes(text);
        QVERIFY(notes.open(QIODevice::WriteOnly) && notes.write("my notes") > 0);
        notes.close();
        const auto export_and_press = [&](const QString& wanted) {
            bench.trigger("Export picture");
            const QPointer<ExportDialog> dialog = bench.window.findChild<ExportDialog*>();
            for (auto* box : dialog->findChildren<QCheckBox*>()) box->setChecked(true);
            QVERIFY(export_as(bench, picture));
            auto* question = dialog->findChild<QMessageBox*>();
            QVERIFY(question && question->text().contains(QStringLiteral("mine.svg.txt")));
            for (QAbstractButton* button : question->buttons())
                if (button->text().remove('&') == wanted) button->click();
            QCoreApplication::processEvents();
            if (dialog) dialog->close();
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        };
        export_and_press(QStringLiteral("Cancel"));
        QVERIFY(!QFileInfo::exists(picture));
        QCOMPARE(QFileInfo(text).size(), 8);
        export_and_press(QStringLiteral("Replace"));
        QVERIFY(QFileInfo::exists(picture));
        QVERIFY(QFileInfo(text).size() > 8);
    }

    /// What cannot be written is told, and nothing is left.
    void a_folder_that_refuses_is_told() {
        Bench bench;
        QVERIFY(bench.read("a b c = triangle a b c"));
        bench.trigger("Export picture");
        auto* dialog = bench.window.findChild<ExportDialog*>();
        const Status done = dialog->write(QStringLiteral("/proc/figure.svg"));
        QVERIFY(!done && !done.error().what.empty());
        QVERIFY(!QFileInfo::exists(QStringLiteral("/proc/figure.svg")));
    }

private:
    SettingsRoom room_;
};

QTEST_MAIN(ExportTest)
#include "export_test.moc"
