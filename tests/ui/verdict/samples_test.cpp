// The samples of a file: verified one by one, counted by reason, filtered, opened.
#include "support/studio.h"
#include "ui/session/inspection.h"
#include "ui/verdict/samples_model.h"
#include "ui/verdict/samples_panel.h"
#include "ui/widgets/notice.h"

#include <QtGui/QUndoStack>
#include <QtWidgets/QApplication>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTableView>

using namespace porism;
using namespace porism::ui;

namespace {

const QByteArray samples = "right_angle\n"
                           "a b c = triangle a b c; d = foot d a b c ? perp a d b d\n"
                           "not_the_midpoint\n"
                           "a b c = triangle a b c; d = foot d a b c ? cong d b d c\n"
                           "midline\n"
                           "a b c = triangle a b c; m = midpoint m a b; n = midpoint n a c ? para m n b c\n"
                           "not_isosceles\n"
                           "a b c = triangle a b c; m = midpoint m a b ? cong a b a c\n"
                           "misspelt\n"
                           "a b c = triangel a b c ? cong a b a c\n";

struct Desk {
    QTemporaryDir folder;
    Session session{test::at_once()};
    SamplesPanel panel{session};
    QListWidget* reasons = panel.findChild<QListWidget*>();
    QTableView* table = panel.findChild<QTableView*>();
    SamplesModel* model = panel.findChild<SamplesModel*>();
    Notice* notice = panel.findChild<Notice*>();

    Desk() {
        panel.resize(560, 600);
        panel.show();
    }
    QString file() const { return folder.filePath(QStringLiteral("samples.txt")); }
    bool verified(const QByteArray& text = samples) {
        QFile written(file());
        if (!written.open(QIODevice::WriteOnly) || written.write(text) != text.size()) return false;
        written.close();
        panel.open_file(file());
        return QTest::qWaitFor([this] { return !session.samples().verifying(); }, 60000);
    }
    QStringList names() const {
        QStringList list;
        for (int row = 0; row < model->rowCount(); ++row) list << model->index(row, 1).data().toString();
        return list;
    }
    int reason(const QString& beginning) const {
        for (int row = 0; row < reasons->count(); ++row)
            if (reasons->item(row)->text().startsWith(beginning)) return row;
        return -1;
    }
    void click(int reason) {
        QTest::mouseClick(reasons->viewport(), Qt::LeftButton, {},
                          reasons->visualItemRect(reasons->item(reason)).center());
    }
};

} // namespace

class SamplesTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void without_samples_there_is_a_button_that_asks_for_some() {
        Desk desk;
        QVERIFY(!desk.table->isVisible());
        QSignalSpy wanted(&desk.panel, &SamplesPanel::fileWanted);
        for (auto* button : desk.panel.findChildren<QPushButton*>())
            if (button->isVisible() && button->text() == QStringLiteral("Open samples…"))
                QTest::mouseClick(button, Qt::LeftButton);
        QCOMPARE(wanted.count(), 1);
    }

    void each_is_verified_and_counted_by_reason() {
        Desk desk;
        QVERIFY(desk.verified());
        QCOMPARE(desk.names().size(), 5);
        QCOMPARE(desk.session.samples().count(problem::Outcome::accepted), 2);
        const auto reasons = desk.session.samples().reasons();
        QCOMPARE(reasons.size(), 2U);
        QCOMPARE(reasons[0].check, QStringLiteral("goal_holds"));
        QCOMPARE(reasons[0].count, 2);
        QCOMPARE(reasons[1].stage, QStringLiteral("read"));
        QCOMPARE(reasons[1].count, 1);
    }

    void a_click_on_a_reason_filters() {
        Desk desk;
        QVERIFY(desk.verified());
        desk.click(desk.reason(QStringLiteral("A goal is not seen")));
        QCOMPARE(desk.names(), (QStringList{QStringLiteral("not_the_midpoint"), QStringLiteral("not_isosceles")}));
        desk.click(desk.reason(QStringLiteral("Accepted")));
        QCOMPARE(desk.names(), (QStringList{QStringLiteral("right_angle"), QStringLiteral("midline")}));
        QTest::keyClick(desk.reasons, Qt::Key_Home);
        QCOMPARE(desk.names().size(), 5);
    }

    void redundant_givens_are_counted_and_filtered() {
        Desk desk;
        QVERIFY(desk.verified(samples +
                              "spare_midpoint\n"
                              "a b c = triangle a b c; d = foot d a b c; m = midpoint m a b ? perp a d b d\n"));
        const auto givens = [&](int row) {
            return desk.model->index(row, static_cast<int>(SampleColumn::givens)).data().toString();
        };
        QVERIFY2(givens(5).endsWith(QStringLiteral("redundant")), qPrintable(givens(5)));
        QCOMPARE(givens(1), QString());
        const int row = desk.reason(QStringLiteral("Accepted, a given is redundant"));
        QVERIFY(
            desk.reasons->item(row)->text().contains(QString::number(desk.session.samples().with_redundant_givens())));
        desk.click(row);
        const QStringList names = desk.names();
        QVERIFY(names.contains(QStringLiteral("spare_midpoint")));
        QVERIFY(!names.contains(QStringLiteral("not_the_midpoint")));
        QVERIFY(!names.contains(QStringLiteral("midline")));
    }

    void a_sample_is_opened_by_a_key() {
        Desk desk;
        QVERIFY(desk.verified());
        desk.table->setFocus();
        desk.table->setCurrentIndex(desk.model->index(1, 0));
        QTest::keyClick(desk.table, Qt::Key_Return);
        QCOMPARE(desk.session.scene().actions().size(), 2U);
        QCOMPARE(QString::fromStdString(desk.session.document().title), QStringLiteral("not_the_midpoint"));
    }

    void a_sample_whose_answer_is_wrong_is_as_wrong_when_it_is_opened() {
        const QByteArray record =
            R"json({"id": "%1", "diagram_logic_forms": ["Equals(LengthOf(Line(A, B)), 8)", )json"
            R"json("Equals(LengthOf(Line(B, C)), 6)", "Perpendicular(Line(A,B),Line(B,C))"], )json"
            R"json("text_logic_forms": ["Find(LengthOf(Line(A,C)))"], )json"
            R"json("point_positions": {"A": [0, 0], "B": [0, 200], "C": [150, 200]}, )json"
            R"json("line_instances": ["AB", "AC", "BC"], "circle_instances": [], )json"
            R"json("point_instances": ["A", "B", "C"], "answer": "%2"})json"
            "\n";
        const auto with = [&](const char* id, const char* answer) {
            return QString::fromUtf8(record).arg(QString::fromLatin1(id), QString::fromLatin1(answer)).toUtf8();
        };
        Desk desk;
        QVERIFY(desk.verified(with("1", "10") + with("2", "14")));
        QCOMPARE(desk.session.samples().rows()[1].outcome, problem::Outcome::rejected);
        desk.session.inspection().set_watched(true);
        desk.table->setFocus();
        for (const int row : {0, 1}) {
            desk.table->setCurrentIndex(desk.model->index(row, 0));
            QTest::keyClick(desk.table, Qt::Key_Return);
            const Inspection& now = desk.session.inspection();
            QVERIFY(QTest::qWaitFor([&] { return now.inspected() && !now.outdated() && !now.checking(); }, 60000));
            QCOMPARE(now.inspected()->verdict.outcome,
                     desk.session.samples().rows()[static_cast<std::size_t>(row)].outcome);
        }
        QCOMPARE(desk.model->index(1, 0).data().toString(), QStringLiteral("Rejected"));
        Inspection& now = desk.session.inspection();
        QVERIFY(QTest::qWaitFor([&] { return now.inspected()->mends && !now.inspected()->mends->empty(); }, 60000));
        QVERIFY(now.apply(0));
        const auto outcome = [&] { return desk.model->index(1, 0).data().toString(); };
        QVERIFY(QTest::qWaitFor([&] { return outcome() != QStringLiteral("Rejected"); }, 60000));
        QCOMPARE(outcome(), QStringLiteral("Now accepted"));
        desk.session.undo_stack().undo();
        QVERIFY(QTest::qWaitFor([&] { return outcome() == QStringLiteral("Rejected"); }, 60000));
    }

    void what_cannot_be_read_says_why_when_it_is_opened() {
        Desk desk;
        QVERIFY(desk.verified());
        desk.table->setFocus();
        desk.table->setCurrentIndex(desk.model->index(4, 0));
        QTest::keyClick(desk.table, Qt::Key_Return);
        QVERIFY(desk.notice->isVisible());
        QVERIFY2(desk.notice->text().contains(QStringLiteral("triangel")), qPrintable(desk.notice->text()));
    }

    /// The mend of a clash opens the sample with another name, by the keyboard alone.
    void of_two_points_of_one_name_the_second_is_called_otherwise() {
        Desk desk;
        desk.panel.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&desk.panel));
        QVERIFY(desk.verified("twice\n"
                              "a b c = triangle a b c; d = midpoint d b c; d = midpoint d a c ? para d f a b\n"
                              "again\n"
                              "a b c = triangle a b c; d = midpoint d b c; d = midpoint d a c; e = midpoint e a b ? "
                              "para d e b c\n"));
        desk.table->setFocus();
        desk.table->setCurrentIndex(desk.model->index(1, 0));
        QTest::keyClick(desk.table, Qt::Key_Return);
        QVERIFY(desk.notice->isVisible());
        const auto offered = [] { return qobject_cast<QPushButton*>(QApplication::focusWidget()); };
        QVERIFY(QTest::qWaitFor([&] { return offered() != nullptr; }, 60000));
        QVERIFY2(offered()->text().startsWith(QStringLiteral("Call the second point")), qPrintable(offered()->text()));
        QTest::keyClick(offered(), Qt::Key_Return);
        QCOMPARE(desk.session.scene().point_count(), 6U);
        QVERIFY(!desk.notice->isVisible());
    }

    void a_drawn_figure_is_not_thrown_away() {
        Desk desk;
        QVERIFY(desk.verified());
        QVERIFY(desk.session.read_text(QStringLiteral("p q = segment p q"), true));
        desk.table->setFocus();
        desk.table->setCurrentIndex(desk.model->index(0, 0));
        QTest::keyClick(desk.table, Qt::Key_Return);
        QVERIFY(desk.notice->isVisible());
        QCOMPARE(desk.session.scene().point_count(), 2U);
    }

    /// The question has the keyboard: Esc leaves everything as it is, Tab and Enter open all the same.
    void the_question_is_answered_by_keys() {
        Desk desk;
        desk.panel.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&desk.panel));
        QVERIFY(desk.verified());
        QVERIFY(desk.session.read_text(QStringLiteral("p q = segment p q"), true));
        const auto ask = [&] {
            desk.table->setFocus();
            desk.table->setCurrentIndex(desk.model->index(0, 0));
            QTest::keyClick(desk.table, Qt::Key_Return);
        };
        ask();
        const auto* asked = qobject_cast<QPushButton*>(QApplication::focusWidget());
        QVERIFY(asked && desk.notice->isAncestorOf(asked));
        QCOMPARE(asked->text(), QStringLiteral("Save first"));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QVERIFY(!desk.notice->isVisible());
        QCOMPARE(QApplication::focusWidget(), desk.table);
        QCOMPARE(desk.session.scene().point_count(), 2U);
        ask();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Backtab, Qt::ShiftModifier);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QVERIFY(!desk.notice->isVisible());
        QTRY_VERIFY(desk.session.scene().point_count() > 2U);
    }

    void long_names_are_told_apart_by_their_ends() {
        Desk desk;
        const QByteArray name = "examples/of_a_folder_with_a_long_name/that_all_of_them_share/";
        const QByteArray problem = "\na b c = triangle a b c; d = foot d a b c ? perp a d b d\n";
        QVERIFY(desk.verified(name + "altitude" + problem + name + "midpoint" + problem));
        QCOMPARE(desk.model->rowCount(), 2);
        const auto drawn = [&](int row) {
            return desk.table->viewport()->grab(desk.table->visualRect(desk.model->index(row, 1))).toImage();
        };
        QVERIFY(drawn(0) != drawn(1));
        QCOMPARE(desk.model->index(1, 1).data(Qt::ToolTipRole).toString(), QString::fromLatin1(name + "midpoint"));
    }

    void a_file_that_is_not_there_is_told() {
        Desk desk;
        desk.panel.open_file(desk.folder.filePath(QStringLiteral("none.txt")));
        QVERIFY(desk.notice->isVisible());
        QCOMPARE(desk.session.samples().total(), 0);
    }

    void the_verification_can_be_stopped() {
        Desk desk;
        QVERIFY(desk.verified());
        desk.panel.open_file(desk.file());
        desk.session.samples().stop();
        QVERIFY(!desk.session.samples().verifying());
        QVERIFY(desk.session.samples().rows().size() <= 5);
    }
};

QTEST_MAIN(SamplesTest)
#include "samples_test.moc"
