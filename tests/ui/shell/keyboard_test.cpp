// The window without a mouse: in and out of the sheet, round the panes, to a panel by its name.
#include "support/settings_room.h"
#include "support/studio.h"
#include "ui/canvas/canvas.h"
#include "ui/session/inspection.h"
#include "ui/shell/command_bar.h"
#include "ui/shell/main_window.h"

#include <QtGui/QUndoStack>
#include <QtTest/QtTest>
#include <QtWidgets/QApplication>
#include <QtWidgets/QDockWidget>
#include <QtWidgets/QMenuBar>
#include <algorithm>

using namespace porism;
using namespace porism::ui;
using porism::test::at_once;

namespace {

struct Desk {
    Session session{at_once()};
    MainWindow window{session};

    explicit Desk(Workspace workspace = Workspace::build) {
        window.resize(1280, 800);
        window.show();
        window.activateWindow();
        window.set_workspace(workspace);
    }
    bool ready() {
        return QTest::qWaitForWindowActive(&window) &&
               session.read_text(QStringLiteral("a b c = triangle a b c"), true).has_value() &&
               porism::test::settled(session);
    }
    Canvas& sheet() const { return *window.findChild<Canvas*>(); }
    QDockWidget& dock(const char* name) const { return *window.findChild<QDockWidget*>(QString::fromLatin1(name)); }
    void press(Qt::Key key, Qt::KeyboardModifiers keys = {}) {
        QTest::keyClick(QApplication::focusWidget(), key, keys);
        porism::test::turn();
    }
    /// The pane that has the focus, by name.
    QString pane() const {
        for (const QWidget* at = QApplication::focusWidget(); at; at = at->parentWidget()) {
            if (qobject_cast<const QDockWidget*>(at)) return at->objectName();
            if (qobject_cast<const Canvas*>(at)) return QStringLiteral("sheet");
            if (qobject_cast<const CommandBar*>(at)) return QStringLiteral("command");
        }
        return QStringLiteral("none");
    }
    QStringList round(Qt::KeyboardModifiers keys) {
        sheet().setFocus();
        QStringList names{pane()};
        for (int i = 0; i < 12; ++i) {
            press(Qt::Key_F6, keys);
            if (pane() == names.front()) break;
            names += pane();
        }
        return names;
    }
    /// The entry of the search with Ctrl+K that is at hand after these letters.
    void command(const char* typed) {
        press(Qt::Key_K, Qt::ControlModifier);
        QTest::keyClicks(QApplication::focusWidget(), QString::fromLatin1(typed));
        press(Qt::Key_Return);
    }
};

bool in_front(const QDockWidget& dock) {
    return dock.isVisible() && !dock.widget()->visibleRegion().isEmpty();
}

} // namespace

class KeyboardTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { QSettings().clear(); }

    /// Panels share a place; Tab goes to none that stands behind another one.
    void tab_passes_over_panels_behind_others() {
        for (const Workspace workspace : {Workspace::build, Workspace::reason, Workspace::curate}) {
            Desk desk(workspace);
            QVERIFY(desk.ready());
            for (const bool back : {false, true}) {
                desk.window.setFocus();
                constexpr int stops = 60;
                for (int i = 0; i < stops; ++i) {
                    QWidget* at = QApplication::focusWidget();
                    QTest::keyClick(at ? at : &desk.window, back ? Qt::Key_Backtab : Qt::Key_Tab,
                                    back ? Qt::ShiftModifier : Qt::NoModifier);
                    const QWidget* now = QApplication::focusWidget();
                    for (const QWidget* pane = now; pane; pane = pane->parentWidget())
                        if (const auto* dock = qobject_cast<const QDockWidget*>(pane))
                            QVERIFY2(in_front(*dock), qPrintable(dock->objectName()));
                }
            }
        }
    }

    void tab_past_the_last_point_leaves_the_sheet() {
        Desk desk;
        QVERIFY(desk.ready());
        const int steps = desk.session.undo_stack().index();
        desk.sheet().setFocus();
        for (int i = 0; i < 3; ++i) {
            desk.press(Qt::Key_Tab);
            QCOMPARE(desk.sheet().focused_point(), std::optional(PointId(static_cast<std::size_t>(i))));
        }
        desk.press(Qt::Key_Tab);
        QVERIFY(!desk.sheet().hasFocus());
        QVERIFY(!desk.sheet().focused_point());
        desk.press(Qt::Key_Backtab, Qt::ShiftModifier);
        QVERIFY2(desk.sheet().hasFocus(), "and back");
        desk.press(Qt::Key_Backtab, Qt::ShiftModifier);
        QCOMPARE(desk.sheet().focused_point(), std::optional(PointId(2)));
        for (int i = 0; i < 3; ++i) desk.press(Qt::Key_Backtab, Qt::ShiftModifier);
        QVERIFY2(!desk.sheet().hasFocus(), "before the first it leaves to the former widget");
        QCOMPARE(desk.session.undo_stack().index(), steps);
    }

    void arrows_move_no_point_that_was_not_chosen() {
        Desk desk;
        QVERIFY(desk.ready());
        const int steps = desk.session.undo_stack().index();
        desk.sheet().setFocus();
        desk.press(Qt::Key_Right);
        desk.press(Qt::Key_Tab);
        desk.press(Qt::Key_Escape);
        QVERIFY2(!desk.sheet().focused_point(), "Esc lets go of the point");
        desk.press(Qt::Key_Right);
        QCOMPARE(desk.session.undo_stack().index(), steps);
    }

    void f6_goes_round_the_panes() {
        Desk desk;
        QVERIFY(desk.ready());
        const QStringList there = desk.round({});
        QCOMPARE(there.front(), QStringLiteral("sheet"));
        for (const char* name : {"command", "tools", "actions", "facts"})
            QVERIFY2(there.contains(QLatin1String(name)), qPrintable(there.join(' ')));
        QStringList back = desk.round(Qt::ShiftModifier);
        std::reverse(back.begin() + 1, back.end());
        QCOMPARE(back, there);
        desk.sheet().setFocus();
        desk.press(Qt::Key_Tab);
        desk.press(Qt::Key_F6);
        QVERIFY2(!desk.sheet().focused_point(), "also from a point");
    }

    void a_panel_behind_another_comes_forward_by_its_name() {
        Desk desk(Workspace::curate);
        QVERIFY(desk.ready());
        const QDockWidget& samples = desk.dock("samples");
        QVERIFY(!in_front(samples));
        desk.sheet().setFocus();
        for (int times = 0; times < 2; ++times) {
            desk.command("samples");
            QVERIFY(in_front(samples));
            QCOMPARE(desk.pane(), QStringLiteral("samples"));
        }
        QTRY_VERIFY_WITH_TIMEOUT(desk.session.inspection().inspected(), 60000);
        desk.command("verdict");
        QCOMPARE(QApplication::focusWidget()->accessibleName(), QStringLiteral("Checks"));
        desk.command("graph");
        QVERIFY2(in_front(desk.dock("graph")), "one that was hidden too");
    }
};

QTEST_MAIN(KeyboardTest)
#include "keyboard_test.moc"
