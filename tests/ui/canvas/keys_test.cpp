// The canvas without a mouse, and what Esc takes back.
#include "desk.h"
#include "ui/commands/commands.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/theme.h"

#include <QtWidgets/QLineEdit>
#include <QtWidgets/QVBoxLayout>

using namespace porism;
using namespace porism::ui;
using test::Desk;
using test::length;

namespace {

constexpr auto triangle = "a b c = triangle a b c";

void press(Desk& desk, int key, Qt::KeyboardModifiers modifiers = {}) {
    QTest::keyClick(&desk.canvas, static_cast<Qt::Key>(key), modifiers);
}

/// Where the crosshair stands, four pixels a press and forty with Shift.
void steer(Desk& desk, int right, int down) {
    const auto go = [&](int by, int plus, int minus) {
        const int key = by > 0 ? plus : minus;
        for (int i = 0; i < std::abs(by) / 10; ++i) press(desk, key, Qt::ShiftModifier);
        for (int i = 0; i < std::abs(by) % 10; ++i) press(desk, key);
    };
    go(right, Qt::Key_Right, Qt::Key_Left);
    go(down, Qt::Key_Down, Qt::Key_Up);
}

} // namespace

class KeysTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { apply_theme(*qApp, ThemeName::light); }

    void tab_walks_from_point_to_point() {
        Desk desk;
        QVERIFY(desk.session.read_text(triangle, true));
        desk.canvas.activateWindow();
        desk.canvas.setFocus();
        press(desk, Qt::Key_Tab);
        QCOMPARE(desk.canvas.focused_point(), desk.point("a"));
        QVERIFY(desk.canvas.accessibleName().contains(QStringLiteral("A, vertex of triangle ABC")));
        press(desk, Qt::Key_Tab);
        QCOMPARE(desk.canvas.focused_point(), desk.point("b"));
        press(desk, Qt::Key_Backtab, Qt::ShiftModifier);
        QCOMPARE(desk.canvas.focused_point(), desk.point("a"));
        press(desk, Qt::Key_Backtab, Qt::ShiftModifier);
        QVERIFY(!desk.canvas.focused_point().has_value());
        press(desk, Qt::Key_Backtab, Qt::ShiftModifier);
        QCOMPARE(desk.canvas.focused_point(), desk.point("c"));
        QCOMPARE(desk.session.hover().points, std::vector{desk.point("c")});
        press(desk, Qt::Key_Return);
        QCOMPARE(desk.session.selection().points, std::vector{desk.point("c")});
        const QPointF c = desk.place("c");
        press(desk, Qt::Key_Left);
        press(desk, Qt::Key_Up, Qt::ShiftModifier);
        QVERIFY(length(desk.place("c") - c - QPointF(-1, -10)) < 0.05);
        desk.move(QPointF(3, 3));
        QVERIFY(!desk.canvas.focused_point().has_value());
    }

    void what_is_hidden_is_passed_over() {
        Desk desk;
        QVERIFY(desk.session.read_text(triangle, true));
        QTRY_VERIFY(!desk.canvas.findChild<EmptyState*>()->isVisible());
        QVERIFY(hide_point(desk.session, desk.point("b")));
        desk.canvas.setFocus();
        press(desk, Qt::Key_Tab);
        press(desk, Qt::Key_Tab);
        QCOMPARE(desk.canvas.focused_point(), desk.point("c"));
        const QPointF b = desk.place("b");
        const QPointF outside = b + 3 * (b - desk.place("a")) / length(b - desk.place("a"));
        desk.click(outside);
        QVERIFY2(desk.session.selection().points != std::vector{desk.point("b")}, "what is not seen is not meant");
        QVERIFY(show_hidden_points(desk.session));
        desk.click("b");
        QCOMPARE(desk.session.selection().points, std::vector{desk.point("b")});
    }

    void a_figure_is_drawn_by_keys_alone() {
        Desk desk;
        desk.canvas.setFocus();
        desk.take("triangle");
        steer(desk, 0, -40);
        press(desk, Qt::Key_Return);
        steer(desk, -50, 70);
        press(desk, Qt::Key_Return);
        steer(desk, 120, 5);
        press(desk, Qt::Key_Return);
        QCOMPARE(desk.text(), QLatin1String(triangle));
        desk.take("foot");
        for (int i = 0; i < 3; ++i) {
            press(desk, Qt::Key_Tab);
            press(desk, Qt::Key_Return);
        }
        QCOMPARE(desk.text(), QStringLiteral("a b c = triangle a b c; d = foot d a b c"));
    }

    void control_tab_leaves_the_canvas() {
        Session session{Session::Options{{}, 0}};
        QWidget window;
        auto* column = new QVBoxLayout(&window);
        auto* canvas = new Canvas(session);
        auto* line = new QLineEdit;
        column->addWidget(canvas, 1);
        column->addWidget(line);
        window.show();
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        QVERIFY(session.read_text(triangle, true));
        QTRY_VERIFY2(!canvas->findChild<EmptyState*>()->isVisible(), "the figure has come");
        canvas->setFocus();
        QTest::keyClick(canvas, Qt::Key_Tab);
        QVERIFY(canvas->hasFocus());
        QVERIFY(canvas->focused_point().has_value());
        QTest::keyClick(canvas, Qt::Key_Tab, Qt::ControlModifier);
        QTRY_VERIFY(line->hasFocus());
        QVERIFY(!canvas->focused_point().has_value());
    }

    void escape_takes_back_what_was_made_for_a_slot() {
        Desk desk;
        QVERIFY(desk.session.read_text(triangle, true));
        QTest::qWait(20);
        desk.take("foot");
        desk.click(QPointF(20, 20));
        QCOMPARE(desk.session.scene().point_count(), 4u);
        press(desk, Qt::Key_Escape);
        QCOMPARE(desk.session.scene().point_count(), 3u);
        QVERIFY(desk.canvas.tool().has_value());
        desk.click(QPointF(20, 20));
        desk.click("b");
        desk.take("midpoint");
        QCOMPARE(desk.text(), QLatin1String(triangle));
        QCOMPARE(desk.session.undo_stack().index(), 1);
    }

    void a_construction_and_its_new_points_are_one_step() {
        Desk desk;
        QVERIFY(desk.session.read_text(triangle, true));
        QTest::qWait(20);
        desk.take("midpoint");
        desk.click(QPointF(20, 20));
        desk.click(QPointF(60, 20));
        QCOMPARE(desk.session.scene().point_count(), 6u);
        QCOMPARE(desk.session.undo_stack().count(), 2);
        QCOMPARE(desk.session.undo_stack().undoText(), QStringLiteral("midpoint M"));
        QVERIFY(length(desk.place("m") - QPointF(40, 20)) < 1.5);
        desk.session.undo_stack().undo();
        QCOMPARE(desk.text(), QLatin1String(triangle));
        desk.session.undo_stack().redo();
        QCOMPARE(desk.session.scene().point_count(), 6u);
    }
};

QTEST_MAIN(KeysTest)
#include "keys_test.moc"
