// Problems: cause and mend in a row, a click selects the place.
#include "source_tree/qt.h"
#include "support/studio.h"
#include "ui/session/inspection.h"
#include "ui/verdict/problem_delegate.h"
#include "ui/verdict/problems_panel.h"

#include <QtGui/QClipboard>
#include <QtWidgets/QLabel>
#include <QtWidgets/QListWidget>

using namespace porism;
using namespace porism::ui;

namespace {

struct Desk {
    Session session{test::at_once()};
    ProblemsPanel panel{session};
    QListWidget* list = panel.findChild<QListWidget*>();

    Desk() {
        panel.resize(420, 220);
        panel.show();
    }
    void click(int row) {
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualItemRect(list->item(row)).center());
    }
};

} // namespace

class ProblemsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void without_problems_it_says_so() {
        Desk desk;
        QVERIFY(!desk.list->isVisible());
        QCOMPARE(desk.panel.count(), 0);
    }

    void a_false_goal_is_a_row_and_a_click_lights_its_points() {
        Desk desk;
        QSignalSpy counted(&desk.panel, &ProblemsPanel::countChanged);
        QVERIFY(test::closed(desk.session, QStringLiteral("a b c = triangle a b c ? cong a b a c")));
        QTRY_COMPARE(desk.list->count(), 1);
        QCOMPARE(counted.last().first().toInt(), 1);
        const Problem problem = desk.session.problems().front();
        QCOMPARE(problem.code, QStringLiteral("goal_false"));
        QCOMPARE(desk.list->item(0)->data(cause_role).toString(), problem.cause);
        QVERIFY(desk.list->item(0)->data(Qt::AccessibleTextRole).toString().startsWith(QStringLiteral("Error")));
        desk.click(0);
        QCOMPARE(desk.session.selection().points, problem.points);
        desk.session.clear_selection();
        desk.click(0);
        QVERIFY2(!desk.session.selection().empty(), "a second click on the same row selects again");
    }

    void an_action_without_a_figure_is_a_row_that_selects_it() {
        Desk desk;
        QVERIFY(desk.session.open_document(
            porism::test::in_source_tree("resources/examples/broken/accidental_coincidence.txt")));
        QTRY_COMPARE(desk.list->count(), 1);
        QVERIFY(QTest::qWaitForWindowActive(&desk.panel));
        desk.click(0);
        QCOMPARE(desk.session.selection().actions, std::vector<std::size_t>{2});
        QCOMPARE(desk.session.selection().points, std::vector<PointId>{test::point(desk.session, "m")});
        const Problem problem = desk.session.problems().front();
        QVERIFY(problem.cause.startsWith(QStringLiteral("M falls on D")) && !problem.mend.isEmpty());
        QTest::keyClick(desk.list, Qt::Key_C, Qt::ControlModifier);
        QVERIFY(QGuiApplication::clipboard()->text().contains(problem.mend));
    }

    void what_was_found_without_a_figure_is_told_as_the_verifier_tells_it() {
        Desk desk;
        QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("record.json")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(R"json({"id": "1", "diagram_logic_forms": ["Equals(LengthOf(Line(A, B)), 1)", )json"
                   R"json("Equals(LengthOf(Line(B, C)), 1)", "Equals(LengthOf(Line(A, C)), 5)"], )json"
                   R"json("text_logic_forms": ["Find(MeasureOf(Angle(A,B,C)))"], )json"
                   R"json("point_positions": {"A": [0, 0], "B": [0, 200], "C": [150, 200]}, )json"
                   R"json("line_instances": ["AB", "AC", "BC"], "circle_instances": [], )json"
                   R"json("point_instances": ["A", "B", "C"], "answer": "10"})json");
        file.close();
        QVERIFY(desk.session.open_document(file.fileName()));
        desk.session.inspection().set_watched(true);
        QVERIFY(QTest::qWaitFor([&] { return desk.session.inspection().inspected() != nullptr; }, test::longest_wait));
        const QString told = desk.session.inspection().inspected()->told.front().message;
        QVERIFY2(told.startsWith(QStringLiteral("no figure was found")), qPrintable(told));
        const QString cause = desk.session.problems().front().cause;
        QCOMPARE(cause, told.left(1).toUpper() + told.mid(1) + '.');
    }

    void rows_are_high_enough_for_their_words() {
        Desk desk;
        QVERIFY(desk.session.read_text(QStringLiteral("a b c = triangle a b c"), true));
        const std::string words = QStringLiteral("many words of one cause ").repeated(15).toStdString();
        desk.session.report({ErrorKind::bad_input, "long", words, "a mend", std::nullopt});
        desk.session.report({ErrorKind::bad_input, "short", "a cause", "a mend", std::nullopt});
        QTRY_COMPARE(desk.list->count(), 2);
        const int two_lines = 2 * desk.list->fontMetrics().height();
        QVERIFY(desk.list->visualItemRect(desk.list->item(1)).height() >= two_lines);
        const int high = desk.list->visualItemRect(desk.list->item(0)).height();
        QVERIFY(high > desk.list->visualItemRect(desk.list->item(1)).height());
    }
};

QTEST_MAIN(ProblemsTest)
#include "problems_test.moc"
