// The inspector in its window, by keys alone: what it lights in the figure, what the palette does with it, its tabs.
#include "source_tree/qt.h"
#include "support/settings_room.h"
#include "support/studio.h"
#include "ui/canvas/canvas.h"
#include "ui/session/inspection.h"
#include "ui/shell/action_search.h"
#include "ui/shell/main_window.h"

#include <QtGui/QAction>
#include <QtTest/QtTest>
#include <QtWidgets/QApplication>
#include <QtWidgets/QDockWidget>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QMenuBar>
#include <QtWidgets/QTabWidget>
#include <QtWidgets/QTableView>
#include <array>

using namespace porism;
using namespace porism::ui;
using porism::test::at_once;

namespace {

const QString broken = porism::test::in_source_tree("resources/examples/broken/");

struct Desk {
    Session session{at_once()};
    MainWindow window{session};

    Desk() {
        window.resize(1400, 900);
        window.show();
        window.activateWindow();
    }
    bool ready() { return QTest::qWaitForWindowActive(&window); }
    bool verified() {
        return QTest::qWaitFor([this] { return inspection().inspected() && inspection().at_rest(); },
                               porism::test::longest_wait);
    }
    bool open(const char* file) {
        window.set_workspace(Workspace::curate);
        return window.open_file(broken + QString::fromLatin1(file)) && verified();
    }
    const Inspection& inspection() { return session.inspection(); }
    Canvas& sheet() const { return *window.findChild<Canvas*>(); }
    QDockWidget& dock(const char* name) const { return *window.findChild<QDockWidget*>(QString::fromLatin1(name)); }
    QTableView& checks() const { return *dock("verdict").findChild<QTableView*>(); }
    QTabWidget& remedies() const { return *dock("verdict").findChild<QTabWidget*>(); }
    void press(Qt::Key key, Qt::KeyboardModifiers keys = {}) {
        QTest::keyClick(QApplication::focusWidget(), key, keys);
        porism::test::turn();
    }
    /// What the palette lists for these letters; the first of it is at hand.
    QStringList found(const char* typed) {
        press(Qt::Key_K, Qt::ControlModifier);
        QTest::keyClicks(QApplication::focusWidget(), QString::fromLatin1(typed));
        QStringList lines;
        const auto* list = window.findChild<ActionSearch*>()->findChild<QListWidget*>();
        for (int row = 0; row < list->count(); ++row) lines += list->item(row)->text();
        return lines;
    }
    void command(const char* typed) {
        found(typed);
        press(Qt::Key_Return);
    }
    QImage drawn() const { return sheet().grab().toImage(); }
};

} // namespace

class InspectorTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { QSettings().clear(); }

    void the_points_of_a_check_are_lit_data() {
        QTest::addColumn<ThemeName>("theme");
        QTest::addRow("light") << ThemeName::light;
        QTest::addRow("dark") << ThemeName::dark;
        QTest::addRow("high contrast") << ThemeName::contrast;
    }
    void the_points_of_a_check_are_lit() {
        QFETCH(const ThemeName, theme);
        Desk desk;
        desk.window.set_theme(theme);
        QVERIFY(desk.ready() && desk.open("false_goal.txt"));
        QVERIFY(desk.session.selection().empty());
        QCOMPARE(desk.inspection().lit().size(), 3U);
        const QImage failure = desk.drawn();
        desk.command("first failure");
        QCOMPARE(QApplication::focusWidget(), static_cast<QWidget*>(&desk.checks()));
        QCOMPARE(desk.session.selection().points.size(), 3U);
        QVERIFY(desk.inspection().lit().empty());
        desk.press(Qt::Key_Home, Qt::ControlModifier);
        QVERIFY(desk.session.selection().empty());
        const QImage nothing = desk.drawn();
        QVERIFY(nothing != failure);
        desk.press(Qt::Key_Down);
        QCOMPARE(desk.session.selection().actions, std::vector<std::size_t>{0});
        QVERIFY(desk.drawn() != nothing);
    }

    void the_failure_is_in_sight_once_all_was_found() {
        Desk desk;
        QVERIFY(desk.ready() && desk.open("false_goal.txt"));
        QTRY_VERIFY(desk.checks().viewport()->rect().contains(desk.checks().visualRect(desk.checks().currentIndex())));
    }

    void the_palette_does_what_the_inspector_does() {
        Desk desk;
        QVERIFY(desk.ready() && desk.open("false_goal.txt"));
        desk.command("counter-picture");
        QCOMPARE(desk.remedies().tabText(desk.remedies().currentIndex()), QStringLiteral("Counter-picture"));
        desk.command("core");
        QCOMPARE(desk.remedies().tabText(desk.remedies().currentIndex()), QStringLiteral("Smallest part"));
        desk.command("run the checks again");
        QVERIFY(desk.inspection().checking());
        QVERIFY(desk.verified());
        desk.command("apply the mend");
        QVERIFY(desk.verified());
        QCOMPARE(desk.inspection().inspected()->verdict.outcome, problem::Outcome::accepted);
    }

    void what_does_not_apply_says_why() {
        Desk desk;
        QVERIFY(desk.ready());
        const QStringList lines = desk.found("apply the mend");
        QCOMPARE(lines.size(), 1);
        QVERIFY2(lines.front().contains(QStringLiteral("Nothing is drawn yet.")), qPrintable(lines.front()));
        desk.press(Qt::Key_Return);
        QVERIFY2(desk.window.findChild<ActionSearch*>()->isVisible(), "it can still be read");
    }

    void f5_checks_again_from_every_panel() {
        Desk desk;
        QVERIFY(desk.ready() && desk.open("false_goal.txt"));
        for (QWidget* place : {static_cast<QWidget*>(&desk.checks()), static_cast<QWidget*>(&desk.sheet())}) {
            place->setFocus();
            desk.press(Qt::Key_F5);
            QVERIFY(desk.inspection().checking());
            QVERIFY(desk.verified());
        }
    }

    void shift_f5_runs_the_check_at_hand_again_from_every_panel() {
        Desk desk;
        QVERIFY(desk.ready() && desk.open("false_goal.txt"));
        const QString chip = desk.session.status().phase;
        desk.command("first failure");
        const auto row = desk.checks().currentIndex();
        QSignalSpy ran(&desk.inspection(), &Inspection::ranAgain);
        for (QWidget* place : {static_cast<QWidget*>(&desk.checks()), static_cast<QWidget*>(&desk.sheet())}) {
            place->setFocus();
            desk.press(Qt::Key_F5, Qt::ShiftModifier);
            QTRY_COMPARE(ran.count(), 1);
            ran.clear();
            QCOMPARE(desk.checks().currentIndex(), row);
            QCOMPARE(desk.inspection().inspected()->again.size(), 1U);
        }
        desk.command("run this check");
        QTRY_COMPARE(ran.count(), 1);
        QCOMPARE(desk.session.status().phase, chip);
    }

    void the_inspector_is_gone_through_by_its_keys() {
        Desk desk;
        QVERIFY(desk.ready() && desk.open("false_goal.txt"));
        desk.sheet().setFocus();
        desk.press(Qt::Key_F8);
        QCOMPARE(QApplication::focusWidget(), static_cast<QWidget*>(&desk.checks()));
        const int rows = desk.checks().model()->rowCount();
        desk.press(Qt::Key_H, Qt::ControlModifier);
        QVERIFY(desk.checks().model()->rowCount() < rows);
        const std::array tabs{"Mends", "Smallest part", "Counter-picture", "Givens"};
        for (std::size_t i : {3U, 2U, 1U, 0U}) {
            desk.press(static_cast<Qt::Key>(Qt::Key_1 + static_cast<int>(i)), Qt::AltModifier);
            QVERIFY(desk.remedies().tabText(desk.remedies().currentIndex()).startsWith(QLatin1String(tabs.at(i))));
        }
        desk.press(Qt::Key_M, Qt::ControlModifier);
        QVERIFY(desk.verified());
        QCOMPARE(desk.inspection().inspected()->verdict.outcome, problem::Outcome::accepted);
    }

    void no_key_has_two_meanings() {
        Desk desk;
        QVERIFY(desk.ready());
        QMap<QString, QString> taken;
        QList<QAction*> actions = desk.window.menuBar()->actions();
        while (!actions.isEmpty()) {
            const QAction* action = actions.takeFirst();
            if (action->menu()) actions += action->menu()->actions();
            for (const QKeySequence& key : action->shortcuts()) {
                const QString keys = key.toString();
                QVERIFY2(!taken.contains(keys), qPrintable(keys + ": " + taken.value(keys) + ", " + action->text()));
                taken[keys] = action->text();
            }
        }
        QVERIFY(taken.contains(QStringLiteral("Shift+F5")));
    }

    void among_tabs_the_name_stands_once_whatever_was_seen_before() {
        Desk desk;
        QVERIFY(desk.ready());
        for (const Qt::Key key : {Qt::Key_3, Qt::Key_1, Qt::Key_3}) desk.press(key, Qt::ControlModifier);
        for (const char* name : {"library", "verdict"}) QTRY_COMPARE(desk.dock(name).titleBarWidget()->height(), 0);
        desk.press(Qt::Key_1, Qt::ControlModifier);
        QTRY_VERIFY(desk.dock("tools").titleBarWidget()->height() > 0);
    }
};

QTEST_MAIN(InspectorTest)
#include "inspector_test.moc"
